/** Who held an office, and no day is said: of the time spoken of, else of all time, and never who holds it today. */
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { asksOfPast } from '../read/time/past.js';
import { askedBy } from '../read/asked.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

const HELD: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'PERSON_MANDATES', 'SHARED_OFFICERS'];

/** The words of a part that are in no name and in no remark. */
export function ownWords({ subjects, within }: QuestionFrame, { tokens }: Reading): readonly TaggedToken[] {
  const named = [...subjects, ...(within === null ? [] : [within])].filter(({ text }) => text !== '');
  const isNamed = ({ span }: TaggedToken) =>
    named.some((one) => one.span.start <= span.start && span.end <= one.span.end);
  return tokens.filter((token) => !token.beside && !token.remark && !isNamed(token));
}

/** `Who was president?`: of the day that another part says of that firm, else that the turn before spoke of; else all who ever were. Who came, went or was there so long is asked of its own time. */
export function settlePast(frame: QuestionFrame, parts: readonly QuestionFrame[], reading: Reading, { recalled }: Asked): void {
  if (frame.refusal !== null || !HELD.includes(frame.measure) || frame.sinceWhen || frame.changes) return;
  // A word left over may say the day.
  if ((frame.asOf ?? frame.range ?? frame.knownOn ?? frame.order) !== null || frame.notUnderstood.length > 0) return;
  const own = ownWords(frame, { ...reading, tokens: reading.tokens.filter(({ span }) => frame.span.start <= span.start && span.end <= frame.span.end) });
  const says = own.flatMap((token) => slotOf(token)?.type ?? []);
  const ever = says.includes('EVER');
  if (TIMES.some((time) => says.includes(time)) || (!ever && (askedBy(reading, own) === null || !asksOfPast(own, frame.language)))) return;
  const named = [...frame.subjects, frame.within].some((one) => one !== null && one.text !== '');
  const beside = parts.find((part) => isDated(part) && part.subjects[0]?.uid === frame.subjects[0]?.uid);
  const before = beside ?? (named ? undefined : recalled.frames[0]);
  if (!ever && before !== undefined && isDated(before)) [frame.asOf, frame.range, frame.knownOn] = [before.asOf, before.range, before.knownOn];
  else frame.range = { from: null, to: null };
} // prettier-ignore

const isDated = ({ asOf, range }: QuestionFrame): boolean => (asOf ?? range?.from ?? range?.to ?? null) !== null;

/** Words for a time of its own. */
const TIMES: readonly Slot['type'][] = ['TIME', 'KNOWN', 'THEN', 'NOW', 'LEFT', 'JOINED'];
