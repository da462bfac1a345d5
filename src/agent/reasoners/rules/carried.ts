import { foldName } from '../../../core/index.js';
import type { Candidate, FrameSubject, Measure, Remembered } from '../../../trace/index.js';
import type { Asked } from '../../slots.js';
import { kindOf } from './read/frame.js';
import type { Said } from './read/said.js';

export interface Carried {
  subjects: FrameSubject[];
  because: string;
  /** One of the candidates shown: the question that they were shown for is asked again, of this one. */
  picked: boolean;
}

/** Whom a part means that names nobody: a candidate, what the client shows, somebody of the conversation. Null: nobody. */
export function carriedOf(asked: Asked, words: Said, measure: Measure): Carried | null {
  const { recalled, focusUid } = asked;
  const picked = pickedByOrdinal(recalled.candidates, words) ?? pickedByWords(recalled.candidates, words);
  if (picked !== null) return { subjects: [subjectOf(picked, words)], because: 'picked from the list', picked: true };
  const earlier = ofTheConversation(asked, words);
  if (earlier !== null) return { subjects: [subjectOf(earlier, words)], because: 'spoken of before', picked: false };
  if (focusUid !== null) {
    const subject = { ...subjectOf({ uid: focusUid, kind: 'COMPANY', name: '' }, words), kind: 'EITHER' as const, name: null };
    return { subjects: [subject], because: 'the entity in focus', picked: false };
  }
  const meant = inPlay(asked, words, measure);
  return meant === null ? null : { subjects: [subjectOf(meant, words)], because: 'the subject of the conversation', picked: false };
} // prettier-ignore

function subjectOf({ uid, kind, name }: Pick<Remembered, 'uid' | 'kind' | 'name'>, { pronoun }: Said): FrameSubject {
  return { text: '', span: pronoun?.token.span ?? { start: 0, end: 0 }, kind, uid, name };
}

/** `the second one` of the list that was shown last. */
function pickedByOrdinal(candidates: readonly Candidate[], { ordinal, back }: Said): Candidate | null {
  if (ordinal === null || back || candidates.length === 0) return null;
  return candidates.at(ordinal.value) ?? null;
}

/** `the one in Lugano`, `the GmbH`: the one candidate that all these words fit. */
export function pickedByWords(candidates: readonly Candidate[], words: Said): Candidate | null {
  const told = telling(words);
  if (told.length === 0 || candidates.length === 0) return null;
  const fits = candidates.filter((candidate) => {
    const known = foldName(`${candidate.name} ${candidate.detail}`).split(' ');
    return told.every((word) => known.includes(word));
  });
  return fits.length === 1 ? fits[0]! : null;
}

/** Words that may tell one candidate from another. */
function telling({ unknown, canton, legalFormText, topics, measures }: Said): string[] {
  const asked = measures.length > 0 || topics.length > 0;
  const texts = asked ? [] : [...unknown, ...(canton === null ? [] : [canton]), ...(legalFormText === null ? [] : [legalFormText])];
  return texts.flatMap((text) => foldName(text).split(' ')).filter((word) => word !== '');
} // prettier-ignore

/** `back to the first firm`, `the latter`. */
function ofTheConversation({ recalled }: Asked, { ordinal, back, companies, people, pronoun }: Said): Remembered | null {
  const { subjects, current } = recalled;
  const kind = companies || pronoun?.of === 'COMPANY' ? 'COMPANY' : people || pronoun?.of === 'PERSON' ? 'PERSON' : null;
  const ofKind = (list: readonly Remembered[]) => list.filter((subject) => kind === null || subject.kind === kind);
  // In the order in which they were first spoken of.
  if (back && ordinal !== null) return ofKind(recalled.inOrder).at(ordinal.value) ?? null;
  if (back) return ofKind(subjects.slice(Math.max(1, current)))[0] ?? null;
  return ordinal !== null && current > 1 ? (ofKind(subjects.slice(0, current)).at(ordinal.value) ?? null) : null;
} // prettier-ignore

/** The last spoken of that the pronoun, or else what is asked, can be about. */
function inPlay({ recalled: { subjects } }: Asked, { pronoun, companies, people }: Said, measure: Measure): Remembered | null {
  const said = pronoun !== null && pronoun.of !== 'EITHER' ? pronoun.of : companies ? 'COMPANY' : people ? 'PERSON' : null;
  const fits = kindOf(measure);
  const wanted = fits === 'EITHER' ? said : fits;
  return subjects.find(({ kind }) => kind === wanted) ?? (said === null || wanted === said ? (subjects[0] ?? null) : null);
} // prettier-ignore

/** Somebody of the conversation whom a name, or a part of one, can only mean: whom the register also knows others by. */
export function spokenOf(asked: Asked, text: string, uids: readonly string[]): Remembered | null {
  const words = foldName(text).split(' ');
  const { subjects, candidates } = asked.recalled;
  const shown = candidates.map(({ uid, kind, name }): Remembered => ({ uid, kind, name, network: false, history: false }));
  const known = [...subjects, ...shown.filter(({ uid }) => !subjects.some((subject) => subject.uid === uid))];
  const among = known.filter(({ uid, name }) => uids.includes(uid) && words.every((word) => foldName(name).split(' ').includes(word)));
  const spoken = among.filter(({ uid }) => subjects.some((subject) => subject.uid === uid));
  return spoken.length === 1 ? spoken[0]! : null;
} // prettier-ignore
