import type { Asked } from '../../slots.js';
import { isListed } from './plan.js';
import type { NamedInQuestion } from './read/names.js';
import type { Said } from './read/said.js';
import type { Slot } from './read/slots.js';
import { slotOf, type TaggedToken } from './read/tagging.js';

/** Words that say what the question is asked for ask for nothing; whom they name, and when, stands. */
export function asking(tokens: readonly TaggedToken[], from: number, names: readonly NamedInQuestion[]): TaggedToken[] {
  const stands = (token: TaggedToken, at: number) =>
    at >= from || CONTEXT.includes(slotOf(token)?.type ?? 'FILLER') || names.some(({ start, end }) => start <= at && at < end);
  return tokens.map((token, at) => (stands(token, at) ? token : { ...token, slot: { type: 'FILLER' }, guess: null }));
} // prettier-ignore

const CONTEXT: readonly Slot['type'][] = ['TIME', 'NUMBER', 'KNOWN', 'STATE_OF', 'NOTICE_NOUN', 'CANTON'];

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
  const person = names.length > 0 && names.every(({ hits }) => hits.some(({ kind }) => kind === 'PERSON'));
  const asks = companies || measures.some(({ value }) => value === 'PERSON_MANDATES');
  return person && asks && outside?.value === 'EMPLOYEES' ? { ...words, outside: null } : words;
}

/** `X AG, CHE-...`: of a name and a number of one and the same, the number says who is meant. */
export function byNumber(names: readonly NamedInQuestion[]): readonly NamedInQuestion[] {
  const numbered = names.filter(({ hits }) => hits[0]?.match === 'NUMBER');
  const uids = numbered.map(({ hits }) => hits[0]!.uid);
  return names.filter((name) => numbered.includes(name) || !name.hits.some(({ uid }) => uids.includes(uid)));
}
