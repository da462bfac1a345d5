import { QUESTION_WORDS } from '../../lexicon/index.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type TaggedToken } from '../words/tagging.js';

/** What the register tells, by a word of its own. */
const TOLD: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'SIGNATURE', 'TOPIC', 'LEFT', 'JOINED'];
const FOR = new Set(['fur', 'zwecks', 'wegen', 'pour', 'per', 'x', 'for', 're']);
const IF = new Set(['wenn', 'falls', 'sofern', 'si', 'se', 'qualora', 'if', 'should', 'bevor', 'before', 'unless']);
const OR = new Set(['oder', 'ou', 'o', 'oppure', 'or']);
const APART = /^(?:ausser|abgesehen|hormis|sauf|tranne|eccetto|salvo|except|besides)$/;
const AT = /^(?:zeitpunkt|moment|momento|time|date|data|datum|tag|jour|giorno|day|epoque|epoca|stichtag)$/;
const SMALL: readonly (Slot['type'] | undefined)[] = ['FILLER', 'PRONOUN', 'NOW', undefined];
const NEAR = 3;

/**
 * Whether a word of what no register holds only stands beside what is asked: what it is for (`address for the client file`), on which condition
 * (`if we sue it`), when (`at the time of the last accounts`), or what else somebody may be (`a director or just staff`).
 */
export function isBesideAsked(token: TaggedToken, words: readonly TaggedToken[]): boolean {
  const at = words.findIndex(({ phrase }) => phrase === token.phrase);
  const told = (list: readonly TaggedToken[]) => list.some((word) => word.slot !== null && TOLD.includes(slotOf(word)?.type ?? 'FILLER') && !isWeak(word)); // prettier-ignore
  const before = words.slice(0, at);
  const behind = words.slice(words.findLastIndex(({ phrase }) => phrase === token.phrase) + 1);
  // Only small and unknown words between the mark and the word.
  const lead = (marks: (word: TaggedToken) => boolean, most: number) => {
    const from = before.findLastIndex(marks);
    return from >= 0 && at - from <= most && before.slice(from + 1).every((word) => SMALL.includes(slotOf(word)?.type) || isWeak(word)) ? from : null;
  };
  const purpose = lead(({ folded }) => FOR.has(folded), NEAR);
  const led = behind.findIndex(({ folded }) => QUESTION_WORDS.has(folded));
  if (purpose !== null) return told(before.slice(0, purpose)) || (purpose === 0 ? told(behind) : led >= 0 && told(behind.slice(led)));
  if (isOwnPlan(token, before) && told(behind)) return true;
  const condition = lead(({ folded }) => IF.has(folded), NEAR + 1);
  if (condition !== null) return told(before.slice(0, condition)) || behind.some(({ commaBefore }, index) => commaBefore && told(behind.slice(index)));
  if (lead(({ folded }) => APART.test(folded), NEAR) !== null) return told(before);
  // `She is on our customer list`: of whoever asks.
  if (lead(({ folded }) => OWN.test(folded), 2) !== null && (told(before) || told(behind))) return true;
  const time = lead(({ folded }) => AT.test(folded), NEAR + 1);
  if (time !== null) return told(before.slice(0, time)) || told(behind);
  const other = lead(({ folded }) => OR.has(folded), 2);
  return other !== null && before.slice(0, other).some((word) => slotOf(word)?.type === 'ROLE');
} // prettier-ignore

/** `I am meeting them tomorrow`: what whoever asks has before them, and nothing of the firm's future. */
function isOwnPlan(token: TaggedToken, before: readonly TaggedToken[]): boolean {
  const slot = slotOf(token);
  if (slot?.type !== 'OUTSIDE' || slot.topic !== 'FUTURE') return false;
  const self = before.findLastIndex(({ folded }) => SELF.has(folded));
  return self >= 0 && before.length - self <= MOST_OF_PLAN && !before.slice(self).some(({ folded }) => QUESTION_WORDS.has(folded));
} // prettier-ignore

const OWN = /^(?:unser\w*|mein\w*|notre|nos|mon|ma|mes|nostr[oaie]|mi[oa]|miei|mie|our|my)$/;
const SELF = new Set('ich wir mich uns je j nous ho abbiamo devo dobbiamo incontro vedo i we'.split(' '));
const MOST_OF_PLAN = 6;

/** Said beside anything: it asks nothing of its own. */
function isWeak(word: TaggedToken): boolean {
  const slot = slotOf(word);
  return slot?.type === 'MEASURE' && ['IDENTIFY', 'TEXT_SEARCH', 'DOSSIER'].includes(slot.measure);
}
