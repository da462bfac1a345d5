import { slotOf, type Reading, type TaggedToken } from './words/tagging.js';

/** What stands right before a noun. */
const DETERMINERS = new Set(
  'der die das des dem den ein eine einer eines einem einen kein keine keinen welche welcher welches welchen welchem im am vom zum zur beim ins le la les l un une des du de d au aux ce cet cette ces son sa ses leur leurs quel quelle quels quelles aucun aucune il lo gli i uno una dei delle del dello della dell di quale quali che the a an of its their his her which what any no'.split(' '),
); // prettier-ignore
/** Ask for somebody. */
export const WHO: ReadonlySet<string> = new Set(['wer', 'wen', 'wem', 'qui', 'chi', 'who', 'whom']);

/**
 * Whether an unknown word is a noun, or the verb of `who does what to the board`. German nouns tell themselves by their capital where not all is
 * small; elsewhere a noun follows its article.
 */
export function isThing(reading: Reading, words: readonly TaggedToken[], at: number): boolean {
  const { language, tokens } = reading;
  const [before, word, next] = [words[at - 1], words[at]!, words[at + 1]];
  if (before === undefined || word.quote !== null) return true;
  if (WHO.has(before.folded) && next !== undefined && DETERMINERS.has(next.folded)) return true;
  if (language === 'de' && tokens.some((token, index) => index > 0 && token.capital && slotOf(token) !== null)) return word.capital; // prettier-ignore
  return DETERMINERS.has(before.folded) || (slotOf(before) === null && isAdjacent(before, word) && isThing(reading, words, at - 1)); // prettier-ignore
}

const isAdjacent = (before: TaggedToken, word: TaggedToken) => word.span.start - before.span.end <= 1;
