import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import type { Reading } from '../read/words/tagging.js';
import { KINDS, type Kind } from './kinds.js';
import { nameOfKind } from './named-as.js';
import { isReadAs } from './second-reading.js';

const MOST_SHOWN = 80;

/** What a frame's words were taken for, to be told in the answer: of what is asked again, what that is. */
export function readAsOf({ span: { start, end }, measure }: QuestionFrame, kind: Kind, { question, language }: Reading): QuestionFrame['readAs'][number] {
  const text = question.slice(start, end);
  const again = KINDS.find((one) => one === measure);
  const as = nameOfKind(kind === 'AGAIN' && again !== undefined ? again : kind, language);
  return { text: text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text, as };
} // prettier-ignore

/** Whether a frame asks for the kind, and can be answered: all whom it is about are there. */
export const isAnswerable = (frame: QuestionFrame | undefined, kind: Kind): frame is QuestionFrame =>
  frame !== undefined &&
  frame.refusal === null &&
  (kind === 'AGAIN' ? frame.measure !== 'UNKNOWN' : isReadAs(frame, kind)) &&
  hasAll(frame, kind);

const OVERALL: readonly Measure[] = ['COUNT', 'RANKING'];
const OF_TWO: readonly Measure[] = ['PATH', 'SHARED_OFFICERS'];
const OF_PEOPLE: readonly Measure[] = ['PERSON_MANDATES'];

function hasAll({ measure, subjects, range, asOf, topics }: QuestionFrame, kind: Kind): boolean {
  if (kind === 'PERSON') return subjects.length === 1 && subjects[0]!.kind !== 'COMPANY';
  if (OVERALL.includes(measure)) return subjects.length === 0;
  if (OF_TWO.includes(measure)) return subjects.length === 2;
  // Branches of one name have one head office.
  if (measure === 'HEAD_OFFICE') return subjects.length > 0 && subjects.every(({ kind }) => kind !== 'PERSON');
  const people = subjects.length > 0 && subjects.every(({ kind }) => kind === 'PERSON');
  if (OF_PEOPLE.includes(measure)) return subjects.every(({ kind }) => kind !== 'COMPANY') && subjects.length > 0;
  if (measure === 'JOINED' || measure === 'DEPARTED') return subjects.length === 1 && !people && (range ?? asOf) !== null;
  return subjects.length === 1 && !people && topics.length <= 1;
} // prettier-ignore

/** What was asked right before: in the turn before, or in the part that lends its subject. */
export function measureBefore({ recalled }: Asked, lender: QuestionFrame | null): Measure | null {
  const before = lender ?? recalled.frames[0];
  return before === undefined ? null : before.refusal === null ? before.measure : 'UNKNOWN';
}

/** Everybody whom frames are about. */
export const subjectsOf = (frames: readonly QuestionFrame[]) =>
  frames.flatMap((frame) => [...frame.subjects, ...(frame.within ? [frame.within] : [])]);
