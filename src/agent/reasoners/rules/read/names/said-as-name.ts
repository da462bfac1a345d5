import type { SearchHit } from '../../../../../../engines/graph/contract.js';
import { hurts } from '../../../../guard/sentences.js';
import { sharesOfName, type NameReader } from '../../learned/naming.js';
import { QUESTION_WORDS } from '../../lexicon/index.js';
import type { NamedInQuestion } from './named-in-question.js';
import { isSuffix, nameOf, textOf, type Run } from './runs.js';
import type { Reading } from '../words/tagging.js';

/** How likely a word must be a name for it to be one, registered or not; and a small word beside it to belong to it. Chosen on a writer's questions left out of learning. */
export const LEAST = 0.6;
const LEAST_BESIDE = 0.3;
/** Of a word with a capital inside a sentence, in a language whose nouns have none. */
const LEAST_OF_CAPITAL = 0.3;
/** Of a word in small letters, where the question begins its sentences with capitals. */
const LEAST_OF_SMALL = 0.9;
const CAREFUL = /^\p{Lu}.*[.!?]\s+\p{Lu}/su;
/** Of a word by itself before a colon: `Zorblex: address?` is asked of nobody who was spoken of before. */
const LEAST_HEADING = 0.15;

/** What the register answers to a run of words, and whether one of its names holds them all; null: no more may be asked. */
export type AskRegister = (run: Run) => Promise<{ hits: readonly SearchHit[]; found: NamedInQuestion['found'] } | null>;

/** Behind these a name is that of a place, of a source, or of the one who is thanked or who signs. */
const OF_NO_SUBJECT =
  /^(?:in|en|danke|merci|grazie|thanks|thank|you|cheers|gruss|grusse|gruesse|regards|saluti|salutations|greetings|hallo|hoi|hi|dear|laut|gemass|gemaess|selon|secondo|to)$/;

/**
 * Which names that are not registered are names all the same, by how they are written and where they stand (`Zorblex now. Who signs?`), without the small
 * words around them; and of which registered one the word before it may be a part (`Quandt Praivo AG`, where only a Praivo AG is known).
 */
export async function saidAsNames(reader: NameReader, reading: Reading, names: readonly NamedInQuestion[], ask: AskRegister): Promise<NamedInQuestion[]> {
  const { tokens } = reading;
  const shares = new Map<number, number>();
  const told = sharesOfName(reader, reading);
  const share = (at: number): number => {
    const known = shares.get(at) ?? (tokens[at]!.slot === null || isSuffix(tokens[at]!) ? told(at) : 0);
    shares.set(at, known);
    return known;
  };
  const isMeant = ({ start, end }: Run) =>
    (isSpokenOf(reading, { start, end }) || tokens.slice(start, end).some((_, index) => share(start + index) >= leastAt(reading, start + index))) &&
    !isCriedOut(reading, { start, end }) &&
    !hurts(textOf(reading, { start, end })) &&
    !(start > 0 && !tokens[start]!.breakBefore && isBeforeNoSubject(reading, start - 1));
  return Promise.all(
    names.map(async (name): Promise<NamedInQuestion> => {
      if (name.found === 'NAME') return mayBeLonger(reading, name, names, share) ? { ...name, mayBeLonger: true } : name;
      if (!isMeant(name)) return name;
      const run = name.found === 'NEAR' ? name : withoutSmall(reading, name, share);
      const said: NamedInQuestion = { ...name, saidAsName: true };
      if (run.start === name.start && run.end === name.end) return said;
      const answered = await ask(run);
      // No name is cut down to another that is registered.
      if (answered === null || answered.found === 'NAME') return said;
      return { ...said, start: run.start, end: run.end, text: nameOf(reading, run), hits: [...answered.hits], found: answered.found };
    }),
  );
} // prettier-ignore

/** `A friend told me about Zorblex`: where nouns have no capital. */
function isSpokenOf({ tokens, language }: Reading, { start, end }: Run): boolean {
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ folded }) => folded).join(' ');
  const own = tokens.slice(start, end);
  return language !== 'de' && ABOUT.test(before) && own.every(({ capital, slot }) => capital && slot === null) && own[0]?.breakBefore !== true;
} // prettier-ignore

const ABOUT =
  /(?:^| )(?:about|regarding|concerning|(?:heard|hearing|spoke|speaking|talk|talking) of|(?:parle|parler|propos|sujet) de|(?:parlato|parlare|proposito) di|riguardo a)$/;

/** `A witness` and `il y a` have no preposition, which Italian writes so. */
const isBeforeNoSubject = ({ tokens, language }: Reading, at: number): boolean => {
  const { folded, text } = tokens[at]!;
  return folded === 'a' ? language === 'it' || /^à$/i.test(text) : OF_NO_SUBJECT.test(folded);
};

/** How likely the word at a place must be a name, from 0 to 1. */
export const leastAt = ({ tokens, language, question }: Reading, at: number): number => {
  const [before, token] = [tokens[at - 1], tokens[at]!];
  const inside = before !== undefined && !token.breakBefore && !/[.!?]/.test(question.slice(before.span.end, token.span.start));
  if (!inside && question.slice(token.span.end, tokens[at + 1]?.span.start).trim().startsWith(':')) return LEAST_HEADING;
  if (language !== 'de' && token.capital && inside) return LEAST_OF_CAPITAL;
  // Who begins with a capital, and ends a sentence before, writes names with one.
  return !token.capital && CAREFUL.test(question) ? LEAST_OF_SMALL : LEAST;
}; // prettier-ignore

/** `Sapristi. Who signs?`, `Heidenei, wer ...`: one word by itself before a question, and nobody. */
function isCriedOut({ tokens, question }: Reading, { start, end }: Run): boolean {
  const next = tokens[end];
  const mark = question.slice(tokens[end - 1]!.span.end, next?.span.start).trim()[0];
  if (mark === '!') return true;
  const begins = start === 0 || tokens[start]!.breakBefore || /[.!?]/.test(question.slice(tokens[start - 1]!.span.end, tokens[start]!.span.start));
  if (end - start > 1 || !begins || next === undefined) return false;
  return mark === '.' || (mark === ',' && QUESTION_WORDS.has(next.folded));
} // prettier-ignore

/** Whether a word that may be a name stands right before a registered one. */
function mayBeLonger({ tokens }: Reading, { start }: Run, names: readonly Run[], share: (at: number) => number): boolean {
  const [before, first] = [tokens[start - 1], tokens[start]!];
  if (before === undefined || first.breakBefore || first.commaBefore || before.quote !== first.quote || !before.capital) return false;
  return !names.some((other) => other.start < start && start - 1 < other.end) && share(start - 1) >= LEAST;
} // prettier-ignore

/** A run without the words at its ends that are hardly a part of the name; those with a capital may be, but where a sentence begins. */
function withoutSmall({ tokens }: Reading, run: Run, share: (at: number) => number): Run {
  const most = Math.max(...tokens.slice(run.start, run.end).map((_, index) => share(run.start + index)));
  const isNone = (at: number) => {
    const token = tokens[at]!;
    const begins = at === 0 || token.breakBefore;
    // `Ein Zeuge, Hans Muster`.
    const apart = tokens[at + 1]?.commaBefore === true && at + 1 < run.end;
    return share(at) < Math.min(LEAST_BESIDE, most) && !isSuffix(token) && (!token.capital || begins || apart);
  };
  let { start, end } = run;
  while (isNone(start)) start++;
  while (isNone(end - 1)) end--;
  return { start, end };
}
