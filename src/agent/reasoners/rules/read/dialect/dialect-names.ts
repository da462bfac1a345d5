/** What is written as a name in a question in dialect, and stays. */
import { NAME_SUFFIXES } from '../../lexicon/index.js';
import { isNoun, isWord, spelt } from './dialect-table.js';
import type { Token } from '../words/tokens.js';

/** A full stop before it, and no day's. */
export const endsBefore = (tokens: readonly Token[], at: number, question: string): boolean =>
  at > 0 && !/^\d/.test(tokens[at - 1]!.text) && /[.…]\s*$/u.test(question.slice(tokens[at - 1]!.span.end, tokens[at]!.span.start)); // prettier-ignore
/** A sentence or a clause begins with it. */
export const begins = (tokens: readonly Token[], at: number, question: string): boolean =>
  at === 0 || tokens[at]!.breakBefore || tokens[at]!.commaBefore || endsBefore(tokens, at, question);

/** `Jan de Wit`, `Garage d'Obertal`: between words of a name they are of it. */
export const PARTICLES = new Set(['d', 'di', 'de', 'dr', 'e', 'en', 'a', 'vo', 'us', 's', 'i']);
const WOUND_UP = /^(?:liquidation|liquidazione|liq)$/;
export function isOfName(tokens: readonly Token[], at: number, question: string): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  // `Peter A.`, `X SA en liquidation`.
  if (/^\p{L}$/u.test(tokens[at]!.text) && question[tokens[at]!.span.end] === '.') return true;
  if ((tokens[at]!.folded === 'en' && WOUND_UP.test(next?.folded ?? '')) || before?.folded === 'succursale')
    return true;
  // `D Büecher`: unlike French, dialect writes its article apart.
  if (tokens[at]!.folded === 'd' && /\s/.test(question[tokens[at]!.span.end] ?? '')) return false;
  const parted = before === undefined || next === undefined || begins(tokens, at, question) || begins(tokens, at + 1, question); // prettier-ignore
  return !parted && !(begins(tokens, at - 1, question) && isWord(before)) && (!isWord(before) || NAME_SUFFIXES.has(before.folded)) && !isWord(next); // prettier-ignore
}

/** `Bi De Marchi`. */
export const isParticle = ({ capital, folded }: Token): boolean => capital && PARTICLES.has(folded);

const LEAST_OF_OFFICE = 8;

const NAME = /^(?:name[ns]?|namens)$/;

/** Quoted, in capitals, before a firm's legal form, or a capital behind a capital: what is written as a name stays. */
export function isInName(tokens: readonly Token[], at: number, question: string): boolean {
  const token = tokens[at]!;
  if (token.quote !== null || (token.capital && token.text.length > 1 && token.text === token.text.toUpperCase())) return true; // prettier-ignore
  const first = begins(tokens, at, question);
  let end = at;
  while (tokens[end + 1] !== undefined && !begins(tokens, end + 1, question) && tokens[end + 1]!.capital) end++;
  const isForm = (index: number) => index > at && NAME_SUFFIXES.has(tokens[index]?.folded ?? '') && !begins(tokens, index, question); // prettier-ignore
  if (isForm(at + 1) && (token.capital || !PARTICLES.has(token.folded))) return true;
  const noun = isNoun(spelt([token])?.standard ?? 'X');
  if (token.capital && noun && isForm(end)) return true;
  const before = tokens[at - 1];
  // `Bi de Chunde Plus`, `Name Gwärb`: two capitals make a name.
  const next = tokens[at + 1];
  const led = token.capital && !first && token.text.length < LEAST_OF_OFFICE;
  if (led && next?.capital === true && !begins(tokens, at + 1, question) && spelt([next]) === null && !isWord(next))
    return true;
  if (led && NAME.test(before?.folded ?? '')) return true;
  // `Anna Muster Presidänt`: no surname is as long as the register's words.
  if (noun && token.text.length >= LEAST_OF_OFFICE) return false;
  return token.capital && !first && before?.capital === true && !isWord(before) && !begins(tokens, at - 1, question);
}
