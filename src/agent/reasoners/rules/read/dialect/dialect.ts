/** Swiss German as it is typed, in standard German: what every later rule, the learned reader and the search for names read. */
import type { Span } from '../../../../../core/index.js';
import { GREETINGS, GREETS } from '../../lexicon/index.js';
import { byLaws } from './dialect-laws.js';
import { begins, endsBefore, isInName, isOfName, isParticle, PARTICLES } from './dialect-names.js';
import { isNoun, isOfNoun, isWord, MOST_WORDS, NOUNS, spellingOf, spelt, type Meant } from './dialect-table.js';
import { besideOthers } from './dialect-words.js';
import { otherLanguages, phraseAt, phraseTable } from '../words/phrase-table.js';
import type { Slot } from '../words/slots.js';
import { MOST_CHARACTERS, tokensOf, type Token } from '../words/tokens.js';

/** A stretch of the question that the standard says in other words. */
export interface Piece {
  own: Span;
  standard: string;
}

/** What stands in a question in dialect for other words, in its order; null: the question is in no dialect, as far as its words tell. */
export function dialectIn(question: string): readonly Piece[] | null {
  const tokens = tokensOf(question);
  if (tokens.some(({ folded }) => OF_ANOTHER.test(folded))) return null;
  const named = tokens.map((_, at) => isInName(tokens, at, question));
  const meant = tokens.map((_, at) => (named[at] ? null : inTable(tokens, at, named, question)));
  if (!meant.some((one) => one?.sure === true) && !byTwo(tokens, named, question)) return null;
  const pieces = greeting(tokens, question);
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const read = token.span.start < (pieces[0]?.own.end ?? 0) ? null : named[at] ? null : meantAt(tokens, at, meant, question);
    if (read !== null && read.standard !== token.text) pieces.push({ own: spanOf(tokens, at, read.length, question), standard: written(read.standard, tokens, at, read.length, question) });
    at += read?.length ?? 1;
  }
  return withPast(pieces, tokens, question);
} // prettier-ignore

/** Asks in another language, whatever its other words are in dialect (`who is mike chan`). */
const OF_ANOTHER =
  /^(?:who|whom|whose|what|where|which|how|qui|quels?|quelles?|combien|pourquoi|dove|quale|quali|quant[oaie])$/;

/** `Isch ... gsi`: dialect has no other past, and standard German asks who was. */
function withPast(pieces: readonly Piece[], tokens: readonly Token[], question: string): Piece[] {
  const past = new Map(pieces.map((piece) => [piece.own.start, piece]));
  const pastAt = (at: number) => {
    const token = tokens[at];
    const was = token === undefined ? undefined : PAST[(past.get(token.span.start)?.standard ?? token.text).toLowerCase()];
    return was === undefined ? null : { own: token!.span, standard: token!.capital ? capital(was) : was };
  };
  for (const [at, { span }] of tokens.entries()) {
    if (past.get(span.start)?.standard !== 'gewesen') continue;
    let from = at;
    while (from > 0 && !tokens[from]!.breakBefore && !endsBefore(tokens, from, question)) from--;
    const before = tokens.slice(from, at).findLastIndex((_, index) => pastAt(from + index) !== null);
    const verb = pastAt(at + 1) ?? (before < 0 ? null : pastAt(from + before));
    if (verb === null) continue;
    past.set(verb.own.start, verb);
    past.set(span.start, { own: span, standard: '' });
  }
  return [...past.values()].sort((left, right) => left.own.start - right.own.start);
} // prettier-ignore

const PAST: Partial<Record<string, string>> = { ist: 'war', sind: 'waren', bist: 'warst' };

/** `Vo wem wird d Firma gleitet`: of these two tell as much as one that is dialect alone. */
const TWO_TELL = new Set('vo bi d dr uf zue guet gueti'.split(' '));
function byTwo(tokens: readonly Token[], named: readonly boolean[], question: string): boolean {
  const told = tokens.flatMap(({ text, capital, span }, at) => {
    const alone = question[span.end] !== '.' && !/['’]/u.test(question[span.start - 1] ?? '');
    return alone && !named[at] && TWO_TELL.has(text.toLowerCase()) && (!capital || begins(tokens, at, question)) ? [text.toLowerCase()] : []; // prettier-ignore
  });
  return new Set(told).size > 1;
}

/** A phrase of the table that begins here, the longest. */
function inTable(tokens: readonly Token[], at: number, named: readonly boolean[], question: string): Meant | null {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length);
    if (words.some((word, index) => index > 0 && (word.breakBefore || word.commaBefore || named[at + index] || isParticle(word)))) continue; // prettier-ignore
    const found = spelt(words);
    // Inside a sentence a capital is a noun's or a name's.
    if (found !== null && (isNoun(found.standard) || !words[0]!.capital || begins(tokens, at, question))) return { length, ...found }; // prettier-ignore
  }
  return null;
}

/** What a word says here: by the table, by those beside it, or by the laws of spelling; null: what it says as it stands. */
function meantAt(tokens: readonly Token[], at: number, meant: readonly (Meant | null)[], question: string): Meant | null {
  const [token, found] = [tokens[at]!, meant[at]!];
  if (found !== null && (found.length > 1 || isNoun(found.standard))) return { ...found, standard: inCase(found.standard, tokens[at - 1]) };
  const word = spellingOf(token.text);
  if (token.capital && !begins(tokens, at, question) && found === null) {
    const polite = POLITE[word];
    return polite === undefined ? byLaw(tokens, at, question) : { standard: polite, length: 1, sure: false };
  }
  if (PARTICLES.has(word) && isOfName(tokens, at, question)) return null;
  const [last, next] = [tokens[at - 1], tokens[at + 1] ?? null];
  const hangs = last !== undefined && /^['’]$/u.test(question.slice(last.span.end, token.span.start));
  const standard = besideOthers({
    before: last === undefined || token.breakBefore ? '' : spellingOf(last.text),
    word, token, hangs,
    next: next === null || next.breakBefore ? '' : spellingOf(next.text),
    nextToken: next, afterWord: last !== undefined && isWord(last), begins: begins(tokens, at, question),
    beforeNoun: next !== null && (next.capital || isOfNoun(next, meant[at + 1] ?? null)),
  }); // prettier-ignore
  if (standard !== null) return { standard, length: 1, sure: false };
  return found ?? byLaw(tokens, at, question);
} // prettier-ignore

/** `I welne Verwaltigsrät`: dialect has one plural for all cases. */
const inCase = (standard: string, before: Token | undefined): string =>
  before !== undefined && OF_DATIVE.has(spellingOf(before.text)) && /^\p{Lu}.*(?:e|er)$/u.test(standard)
    ? `${standard}n`
    : standard;
const OF_DATIVE = new Set('welne wellne allne dene däne beidne anderne sine mine ihrne'.split(' '));

/** To the one asked, with a capital. */
const POLITE: Partial<Record<string, string>> = {
  si: 'Sie',
  ine: 'Ihnen',
  ihne: 'Ihnen',
  iri: 'Ihre',
  ihri: 'Ihre',
  irem: 'Ihrem',
  irer: 'Ihrer',
};

const BEFORE_NAME = new Set('bi vo us i in z mit für gäge zu und d de dr am im bim vom'.split(' '));

/** By the laws, where no lexicon of any language knows the word; a capital inside a sentence only as a noun of the register. */
function byLaw(tokens: readonly Token[], at: number, question: string): Meant | null {
  const token = tokens[at]!;
  const isKnown = phraseAt(phraseTable('de'), tokens, at) ?? otherLanguages('de').map((other) => phraseAt(phraseTable(other), tokens, at)).find((one) => one !== null); // prettier-ignore
  if (isKnown || /\d/.test(token.text)) return null;
  const inside = token.capital && !begins(tokens, at, question);
  const maybeName =
    inside || (at > 0 && (BEFORE_NAME.has(spellingOf(tokens[at - 1]!.text)) || !isWord(tokens[at - 1]!)));
  const fits = ({ type }: Slot) => (maybeName ? NOUNS.includes(type) : type !== 'CANTON' && type !== 'FORM');
  const standard = byLaws(token.text.normalize('NFC').toLowerCase(), fits, maybeName);
  return standard === null ? null : { standard: inside ? capital(standard) : standard, length: 1, sure: false };
}

/** `Hoi zäme,` and the marks behind it, where more is said. */
function greeting(tokens: readonly Token[], question: string): Piece[] {
  let end = 0;
  while (end < tokens.length && GREETINGS.has(spellingOf(tokens[end]!.text)) && (end === 0 || !tokens[end]!.breakBefore || GREETS.has(spellingOf(tokens[end]!.text)))) end++; // prettier-ignore
  const next = tokens[end];
  if (end === 0 || next === undefined || !GREETS.has(spellingOf(tokens[0]!.text))) return [];
  return [{ own: { start: 0, end: next.span.start - (/["«“„‹([]\s*$/u.test(question.slice(0, next.span.start)) ? 1 : 0) }, standard: '' }]; // prettier-ignore
}

/** The words of a piece, with the apostrophe that joins the last to the word behind it. */
function spanOf(tokens: readonly Token[], at: number, length: number, question: string): Span {
  const [{ span: first }, { span: last }] = [tokens[at]!, tokens[at + length - 1]!];
  const joined = /['’]/u.test(question[last.end] ?? '') && tokens[at + length]?.span.start === last.end + 1;
  return { start: first.start, end: joined ? last.end + 1 : last.end };
}

function written(standard: string, tokens: readonly Token[], at: number, length: number, question: string): string {
  const text = tokens[at]!.capital ? capital(standard) : standard.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return spanOf(tokens, at, length, question).end > tokens[at + length - 1]!.span.end ? `${text} ` : text;
}

const capital = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The question in standard German; as it is where it is in no dialect, or too long for it. */
export function inStandard(question: string, pieces: readonly Piece[] | null = dialectIn(question)): string {
  let [text, at] = ['', 0];
  for (const { own, standard } of pieces ?? []) {
    text += question.slice(at, own.start) + standard;
    at = own.end;
  }
  text += question.slice(at);
  return text.length > MOST_CHARACTERS ? question : text;
}
