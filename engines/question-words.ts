import { foldName } from '../src/core/index.js';

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŋ: 'n',
}; // prettier-ignore
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
const UMLAUT_PAIR = /([aou])e/g;
const MOST_WORDS = 32;

/** Words that carry no matter by themselves, folded, of the four languages. */
const FUNCTION_WORDS = new Set(
  `der die das des dem den ein eine einer eines einem einen und oder ist sind war waren hat haben im in am an auf aus bei mit nach seit von vom zu zum
   zur fur uber unter durch nicht auch als wie wer wem wen was wann wo welche welcher welches es sie er ich mir man alle gibt zeige
   le la les un une des du de au aux et ou est sont etait a ont en dans par pour sur chez avec depuis que qui quoi quand quel quelle quels quelles ce cette
   ces il elle ils elles ne pas se son sa ses l d qu
   il lo gli i uno una di del dello della dei degli delle al allo alla agli alle da dal dalla nel nella con su sul sulla per tra e o sono era ha hanno non
   che chi cosa quando dove quale quali come si dell all nell
   the an of to and or is are was were has have had on at by for from with about into since not no what when where which who whom how this that these
   those it its me any all do does did show find`
    .split(/\s+/)
    .map(foldWords),
);

/**
 * Text as words are compared by here, on both sides: lowercase, without marks, letters that Unicode does not take apart spelt out, `ae oe ue`
 * as the vowel alone, so that `Zürich`, `Zuerich` and `ZURICH` meet.
 */
export function foldWords(text: string): string {
  const folded = foldName(text);
  const plain = /[^a-z0-9 ]/.test(folded) ? folded.replace(SPECIAL, (letter) => LETTERS[letter] ?? letter) : folded;
  return plain.replace(UMLAUT_PAIR, '$1');
}

/** The words of a question that count, folded, each once, at most 32; all its words where every one is a function word. */
export function questionWords(question: string): string[] {
  const words = [...new Set(foldWords(question).split(' '))].filter((word) => word !== '');
  const matter = words.filter((word) => !FUNCTION_WORDS.has(word));
  return (matter.length > 0 ? matter : words).slice(0, MOST_WORDS);
}
