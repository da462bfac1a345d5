/** Words that could ask for a value, and beside others say no more than how or of whom. */
import { foldName } from '../../../../../core/index.js';
import type { Said } from '../said-slots.js';

/** `Both the purpose and the capital`: two values, and nobody who is in two places. */
export function withoutBoth(measures: Said['measures'], ofOne: boolean): Said['measures'] {
  const others = ofOne || measures.some(({ value }) => !['SHARED_OFFICERS', 'IDENTIFY', 'OFFICERS'].includes(value));
  return others ? measures.filter(({ text }) => !ONLY_BOTH.test(foldName(text))) : measures;
}

const ONLY_BOTH = /^(?:(?:(?:der|die|von|bei|in|bei den|von den) )?(?:beiden|beide|zwei) (?:gesellschaften|firmen|unternehmen)|(?:des|dans les) deux (?:societes|entreprises)|(?:di|delle|nelle|in) (?:entrambe le|due|tutte e due le) (?:societa|imprese|ditte)|(?:of|in) (?:both|the two) (?:companies|firms)|sowohl|bei beiden|chez les deux|dans les deux|(?:at|with|in) both|zugleich|gleichzeitig|(?:of )?both|a la fois|en meme temps|sia|di entramb[ie]|tutt[ie] e due)$/; // prettier-ignore

/** Without `legally` beside whom is asked for, and `did it exist` beside under what names. */
export function withoutAdverbs({ measures, roles, who }: Said): Said['measures'] {
  const named = measures.some(({ value, text }) => value === 'NAMES' && UNDER_NAMES.test(foldName(text)));
  const left = named ? measures.filter(({ value }) => value !== 'STATUS') : measures;
  return roles.length > 0 || who ? left.filter(({ text }) => !LEGALLY.test(foldName(text))) : left;
}

/** `Who legally was a member`: an adverb beside whom it asks for, and no legal form. */
const LEGALLY = /^(?:juridiquement|legalement|giuridicamente|legalmente|rechtlich|juristisch|legally)$/;
/** `Under what names did it exist`: its names, and not whether it does. */
const UNDER_NAMES =
  /^(?:unter welche[mn]|sous quel|sotto qual|con quali|under (?:what|which)|(?:what|which) names did)/;
