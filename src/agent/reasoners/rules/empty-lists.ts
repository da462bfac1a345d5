/** Lists in which nobody stood: what else is to be asked, so that no answer is only that. */
import type { Measure, QuestionFrame } from '../../../trace/index.js';
import type { Observation } from '../../slots.js';
import type { Part } from './part.js';

const OFFICES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR'];

/** Firms in which nobody holds what was asked for; people who hold nothing of it, in the firm that they are asked about or anywhere. */
export function emptyLists({ frame, observations }: Part): { uid: string; index: number }[] {
  const held =
    frame.within === null &&
    frame.measure === 'PERSON_MANDATES' &&
    !frame.changes &&
    frame.topics.length === 0 &&
    isNotAll(frame);
  const asks = OFFICES.includes(frame.measure) || held || (frame.within !== null && isNarrowed(frame));
  const who = WHO.includes(frame.measure);
  if (frame.refusal !== null || !(asks || who)) return [];
  return frame.subjects.flatMap(({ uid, kind }, index) => {
    if (who) return uid !== null && holdsNothing(observations, index) ? [{ uid, index }] : [];
    if (kind === 'PERSON' && frame.within === null && !held) return [];
    const list = observations.find(({ planNodeId }) => planNodeId === `m${index + 1}`)?.result;
    return uid !== null && list?.outcome === 'EMPTY' && list.complete ? [{ uid, index }] : [];
  });
}

/** Asks who somebody is. */
export const WHO: readonly Measure[] = ['IDENTIFY', 'DOSSIER'];

/** Of somebody who holds no mandate on the day, who that was is what she held before. */
function holdsNothing(observations: readonly Observation[], index: number): boolean {
  const opened = observations.find(({ planNodeId }) => planNodeId === `m${index + 1}`)?.result;
  return opened?.rows.type === 'PERSON_DOSSIER' && opened.complete && opened.rows.mandates.every(({ fact }) => fact.holds === 'NOT_HELD'); // prettier-ignore
}

/** Whether more than that was asked which the person ever held there. */
function isNarrowed(frame: QuestionFrame): boolean {
  return frame.roles.length + frame.signatures.length > 0 || isNotAll(frame);
}

/** Whether a day or a stretch was asked for, and not all that there ever was. */
const isNotAll = ({ range, sinceWhen }: QuestionFrame) => !sinceWhen && (range === null || range.from !== null || range.to !== null); // prettier-ignore
