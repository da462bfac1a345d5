import type { Asked } from '../../../slots.js';
import { isListed } from '../plan.js';
import { setBeside } from '../read/clauses/beside.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { isSuffix } from '../read/names/runs.js';
import type { Said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type TaggedToken } from '../read/words/tagging.js';

/** Words that say what the question is asked for ask for nothing; whom they name, and when, stands. */
export function asking(tokens: readonly TaggedToken[], from: number, names: readonly NamedInQuestion[]): TaggedToken[] {
  const stands = (token: TaggedToken, at: number) =>
    at >= from || CONTEXT.includes(slotOf(token)?.type ?? 'FILLER') || names.some((name) => name.start <= at && at < name.end && isNamed(tokens, name));
  return tokens.map((token, at) => (stands(token, at) ? token : setBeside(token)));
} // prettier-ignore

/** A registered name, or what is written as one: a noun or verb that resembles some name is none here. */
function isNamed(tokens: readonly TaggedToken[], { start, end, found, saidAsName }: NamedInQuestion): boolean {
  const words = tokens.slice(start, end);
  return found === 'NAME' || saidAsName === true || words.some((word) => isSuffix(word) || word.quote !== null) || words.filter(({ capital }) => capital).length > 1;
} // prettier-ignore

/** `..., not those of today`: what is not asked for. The day that is asked for stands. */
export function withoutContrast(tokens: readonly TaggedToken[], question: string): TaggedToken[] {
  const small = (token: TaggedToken) => CONTRASTED.includes(slotOf(token)?.type ?? 'OUTSIDE');
  const result = [...tokens];
  const others = tokens.filter(({ slot }) => slot?.type === 'TIME').length;
  for (let at = 1; at < tokens.length; at++) {
    if (slotOf(tokens[at]!)?.type !== 'NEGATION' || !/[,(–—-]/.test(question.slice(tokens[at - 1]!.span.end, tokens[at]!.span.start))) continue;
    let end = at + 1;
    while (end < tokens.length && !tokens[end]!.breakBefore && !tokens[end]!.commaBefore && small(tokens[end]!)) end++;
    const clause = tokens.slice(at, end);
    const now = clause.some((token) => slotOf(token)?.type === 'NOW' || TODAY.has(token.folded));
    const closed = end === tokens.length || tokens[end]!.breakBefore || tokens[end]!.commaBefore;
    if (now && closed && others > clause.filter(({ slot }) => slot?.type === 'TIME').length)
      for (let index = at; index < end; index++) result[index] = { ...tokens[index]!, slot: { type: 'FILLER' }, guess: null };
  }
  return result;
} // prettier-ignore

const CONTRASTED: readonly Slot['type'][] = ['FILLER', 'ABOUT', 'NOW', 'THEN', 'PRONOUN', 'TIME', 'NEGATION', 'OTHER'];
const TODAY = new Set(['heute', 'heutigen', 'hui', 'oggi', 'today', 'now', 'jetzt', 'adesso', 'maintenant']);

const CONTEXT: readonly Slot['type'][] = ['TIME', 'THEN', 'NUMBER', 'KNOWN', 'STATE_OF', 'NOTICE_NOUN', 'CANTON', 'ORDINAL', 'OTHER', 'PRONOUN', 'BACK', 'ABOUT']; // prettier-ignore

/** `And who is it now?`, behind a question for holders: it is asked again. */
export function whoItIs(words: Said, { recalled }: Asked): Said {
  const [last] = recalled.frames;
  const only = words.measures.length > 0 && words.measures.every(({ value }) => value === 'IDENTIFY');
  const again = only && last !== undefined && isListed(last.measure) && (words.now || words.then || words.times.length > 0);
  return again ? { ...words, measures: [] } : words;
} // prettier-ignore

/** `Which firms does X work for`: of a person, where she is in office. */
export function worksFor(words: Said, names: readonly NamedInQuestion[]): Said {
  const { outside, companies, measures } = words;
  const isOf = (kind: 'PERSON' | 'COMPANY') => names.filter(({ hits }) => hits.some((hit) => hit.kind === kind)).length;
  // `Since when does P work with F`: what P is in F.
  const pair = names.length === 2 && isOf('PERSON') === 1 && isOf('COMPANY') === 1 && words.when;
  const person = pair || (names.length > 0 && isOf('PERSON') === names.length);
  const asks = pair || companies || measures.some(({ value }) => value === 'PERSON_MANDATES');
  return person && asks && outside?.value === 'EMPLOYEES' ? { ...words, outside: null } : words;
}

/** `X AG, CHE-...`: of a name and a number of one and the same, the number says who is meant. */
export function byNumber(names: readonly NamedInQuestion[]): readonly NamedInQuestion[] {
  const numbered = names.filter(({ hits }) => hits[0]?.match === 'NUMBER');
  const uids = numbered.map(({ hits }) => hits[0]!.uid);
  return names.filter((name) => numbered.includes(name) || !name.hits.some(({ uid }) => uids.includes(uid)));
}
