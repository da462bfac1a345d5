/** `Which companies is Anna Muster of X in?`: the firm says who of that name is meant, and is not where she is asked to be. */
import type { QuestionFrame } from '../../../../trace/index.js';
import { asksWhichFirms } from '../read/firms/companies.js';
import { frameOf } from '../read/frame.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { textOf } from '../read/names/runs.js';
import type { Said } from '../read/said.js';
import type { Reading } from '../read/words/tagging.js';
import type { Pair } from './pair.js';

/** Between her name and that of the firm. */
const OF =
  /^(?:of|from|at|von|vom|de|du|d|di|del|della|dell|chez|bei)(?: (?:der|the|la|l|firma|company|societe|societa|ditta))?$/;

/** All that she holds, wherever; null: firms are not what is asked for, or the firm does not stand behind her name. */
export function firmsOfCalled(reading: Reading, words: Said, names: readonly NamedInQuestion[], { person, within }: Pair): QuestionFrame | null {
  const { question, tokens } = reading;
  const at = (text: string) => names.find((name) => name.text === text);
  const [her, firm] = [at(person.text), at(within.text)];
  if (her === undefined || firm === undefined || person.uid === null || words.when || !asksWhichFirms(question)) return null;
  const between = tokens.slice(her.end, firm.start);
  if (between.some(({ commaBefore }) => commaBefore) || !OF.test(between.map(({ folded }) => folded).join(' '))) return null;
  const frame = frameOf(reading, words, 'PERSON_MANDATES', [person]);
  const as = `${person.name ?? person.text} (${within.name ?? within.text})`;
  return { ...frame, readAs: [...frame.readAs, { text: textOf(reading, { start: her.start, end: firm.end }), as }] };
} // prettier-ignore
