/** `How are X and Y connected? And with Z?`, `who is connected to X? And Z?`: the same of whoever is named now, with each of the two told before. */
import { foldName } from '../../../../core/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

const LINKS: readonly Measure[] = ['PATH', 'NETWORK', 'SHARED_OFFICERS'];
/** What a turn is read to ask that names somebody, and nothing else. */
const BARE: readonly Measure[] = ['PATH', 'NETWORK', 'SHARED_OFFICERS', 'DOSSIER', 'UNKNOWN'];
const WITH =
  /^(?:(?:und|et|e|ed|and|so|also) )*(?:was ist mit|wie steht es mit|qu en est il|what about|how about|mit|avec|con|with|zu|bei|to)? ?/;

const JOINED_BY = /(?:^| )(?:mit|avec|con|with|to|zu) ?$/;

/** Null: the turn before told of no link, or this one asks for something of its own. */
export async function thirdOfLinks(asked: Asked, { tokens }: Reading, read: Reads): Promise<Route | null> {
  const { recalled, question, focusUid } = asked;
  const [last] = recalled.frames;
  const links = last !== undefined && last.refusal === null && LINKS.includes(last.measure) && last.subjects.length > 0 && last.subjects.length < 3;
  const begins = WITH.exec(foldName(question))?.[0] ?? '';
  if (!links || recalled.pending || focusUid !== null || begins === '') return null;
  const route = await read(asked);
  const [frame, another] = route.frames;
  const named = frame?.subjects.filter(({ text }) => text !== '') ?? [];
  const [third] = named;
  if (frame === undefined || another !== undefined || third === undefined || named.length !== 1 || third.uid === null || !BARE.includes(frame.measure)) return null;
  if (last.subjects.some(({ uid }) => uid === third.uid) || frame.asOf !== null || frame.range !== null || frame.notUnderstood.length > 0) return null;
  const apart = tokens.filter(({ span }) => span.end <= third.span.start || third.span.end <= span.start);
  if (!apart.every((token) => ['FILLER', 'ABOUT'].includes(slotOf(token)?.type ?? 'NUMBER'))) return null;
  // `And with Y?`, behind whom X is connected to: what joins the two.
  if (last.subjects.length === 1 && frame.subjects.length > 1) return null;
  const told = ofEach(last, frame, third, JOINED_BY.test(begins));
  return { ...route, intent: told[0]!.intent, reasoning: 'what joins another one with those told before', frames: told };
} // prettier-ignore

/** Behind a network that of the third alone, or what joins it with the one of the network; behind two, the third with each of them. */
function ofEach(
  last: QuestionFrame,
  { language, span }: QuestionFrame,
  third: FrameSubject,
  joined: boolean,
): QuestionFrame[] {
  const again: QuestionFrame = { ...last, language, span, readAs: [], notUnderstood: [] };
  const [one, two] = last.subjects.map((subject): FrameSubject => ({
    ...subject,
    text: '',
    span: { start: 0, end: 0 },
  }));
  if (two === undefined && joined) return [{ ...again, measure: 'PATH', subjects: [one!, third] }];
  if (two === undefined) return [{ ...again, subjects: [third] }];
  const firms = last.measure !== 'SHARED_OFFICERS' || third.kind === 'COMPANY';
  return [one!, two].map((subject): QuestionFrame => ({ ...again, measure: firms ? last.measure : 'PATH', subjects: [subject, third] })); // prettier-ignore
}
