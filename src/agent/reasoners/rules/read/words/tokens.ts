import { foldName, remembered, type Span } from '../../../../../core/index.js';

/** A word of the question: letters and digits only. `X'Y`, `X-Y` and `X&Y` are two words, so that elisions and compounds part. */
export interface Token {
  text: string;
  /** Lower case without marks, `ß` as `ss`. */
  folded: string;
  span: Span;
  /** Begins with a capital or a digit. */
  capital: boolean;
  /** A sentence or clause mark stands between it and the word before. */
  breakBefore: boolean;
  /** One mark and blanks stand before it. */
  markBefore: boolean;
  /** A comma stands before it. */
  commaBefore: boolean;
  /** Number of the pair of quotation marks it stands in, or null. */
  quote: number | null;
}

/** A question is read up to here; what lies behind is named as not read. */
export const MOST_CHARACTERS = 2_000;
export const MOST_TOKENS = 300;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const BREAK = /[?!;:\n\r\t()[\]{}|]/u;
const QUOTED =
  /«([^«»]{1,200})»|"([^"]{1,200})"|“([^“”„]{1,200})[”“]|„([^„“”]{1,200})[“”]|‹([^‹›]{1,200})›|(?<![\p{L}\p{N}])['‘](?=\p{L})([^'‘’\n]{2,100})['’](?![\p{L}\p{N}])/gu;

/** A run reads the words of its question several times: for its language, for dialect, and for what it asks. Shared. */
export const tokensOf: (question: string) => readonly Token[] = remembered(read, 32, 2 * MOST_CHARACTERS);

function read(question: string): readonly Token[] {
  // `inscrit(e)`: one word.
  const text = question.slice(0, MOST_CHARACTERS).replace(/(?<=\p{L})\(\p{Ll}{1,5}\)/gu, (ending) => ' '.repeat(ending.length)); // prettier-ignore
  const quotes = [...text.matchAll(QUOTED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const tokens: Token[] = [];
  let last = 0;
  // Where all is shouted, capitals tell no name.
  const shouted = !/\p{Ll}/u.test(text) && /\p{L}\s+\P{L}*\p{L}+\s+\P{L}*\p{L}/u.test(text);
  for (const match of text.matchAll(WORD)) {
    if (tokens.length === MOST_TOKENS) break;
    const start = match.index;
    const end = start + match[0].length;
    // `#2`: number two.
    const folded = text[start - 1] === '#' && /^\d\d?$/.test(match[0]) ? `nr${match[0]}` : foldWord(match[0]);
    if (folded === '') continue;
    const quote = quotes.findIndex((pair) => pair.start <= start && end <= pair.end);
    tokens.push({
      text: match[0],
      folded,
      span: { start, end },
      capital: !shouted && /^[\p{Lu}\p{Lt}\p{N}]/u.test(match[0]),
      breakBefore: tokens.length > 0 && (BREAK.test(text.slice(last, start)) || endsSentence(tokens.at(-1)!, text.slice(last, start + 1), folded)), // prettier-ignore
      markBefore: tokens.length > 0 && /^\s*\S\s+$/.test(text.slice(last, start)),
      commaBefore: tokens.length > 0 && text.slice(last, start).includes(','),
      quote: quote < 0 ? null : quote,
    });
    last = end;
  }
  return tokens;
}

/** Whether whoever asks writes no capitals but where a question begins, or nothing else: then no name has any, and none tells a name. */
export const inSmallLetters = (tokens: readonly Pick<Token, 'capital' | 'text'>[]): boolean =>
  tokens.every(({ capital, text }, at) => at === 0 || !capital || !/^\p{L}/u.test(text));

const ABBREVIATED = 4;

/** Words that begin a question behind a full stop, and no part of a name. */
const HEADS = new Set(
  'in bei seit wann wo wer von fur mit an auf ab dans chez depuis quand qui ou pour aupres a par avec nella nelle nel presso da dal quando chi dove per con at since when who where on for from with by which what welche quelles quali'.split(' '),
); // prettier-ignore
/** Before a name, or within one. */
const ABBREVIATIONS = new Set(
  'dr prof lic iur med dipl ing st ste sta sto hr hrn fr frl mr mrs ms mme mlle sig co cie inc ltd corp bros geb nee art nr no abs vgl ca bzw resp usw etc'.split(' '),
); // prettier-ignore

/** A full stop behind a word too long for an abbreviation, and a capital behind it: no name goes on there; nor behind a shorter one before a word that begins a question. */
function endsSentence({ text, folded }: Token, between: string, next: string): boolean {
  if (!/^\s*[.\u2026]+\s+\P{L}*\p{Lu}$/u.test(between)) return false;
  return text.length > ABBREVIATED || (text.length > INITIALS && HEADS.has(next) && !ABBREVIATIONS.has(folded));
}
/** `B. In` may be a name. */
const INITIALS = 2;

export function foldWord(word: string): string {
  return foldName(word.replace(/ß/g, 'ss')).replace(/ /g, '');
}

/** The spelling without umlauts (`Praesident`, `Revisionsstelle fuer`), for words that no lexicon knows as they stand. */
export function withoutDigraphs(folded: string): string {
  return folded.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u');
}
