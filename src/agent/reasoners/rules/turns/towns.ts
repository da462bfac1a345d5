import { foldName, type IsoDate, type Language } from '../../../../core/index.js';
import { cantonNamed } from '../lexicon/cantons.js';
import { isPlaceName } from '../lexicon/places.js';
import { tagged } from '../read/words/tagging.js';

const ARTICLE = /^(?:L[ae]s?|L['’]|St\.?|Ste|San|Sant['’]|Bad)\s?(?=\p{Lu})/u;

/** A town that a table knows. */
const isKnownTown = (name: string): boolean => isPlaceName(name) || cantonNamed(foldName(name)) !== null;

/** Or words with a capital that say nothing else (`in debt`, `in January` do); German writes every noun so. */
export function isWrittenAsTown(name: string, language: Language, today: IsoDate): boolean {
  if (isKnownTown(name)) return true;
  if (language === 'de' || !/^\p{Lu}/u.test(name)) return false;
  return tagged(name.replace(ARTICLE, ''), language, today).tokens.every(
    ({ slot, guess, folded }) => folded.length < 4 || (slot === null && guess === null),
  );
}
