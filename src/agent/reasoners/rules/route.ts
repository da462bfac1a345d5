import { foldFirmName, today } from '../../../core/index.js';
import type { ToolContext } from '../../../tools/index.js';
import { MOST_PARTS, type FrameSubject, type Intent, type Measure, type QuestionFrame } from '../../../trace/index.js';
import type { Asked, Route } from '../../slots.js';
import { isListed } from './plan.js';
import { lastDay } from './speech/bounds.js';
import { choose } from './read/choose.js';
import { frameOf, kindOf, measureOf, said, type Said } from './read/frame.js';
import { namesIn, strongest, type NamedInQuestion } from './read/names.js';
import { textOf } from './read/runs.js';
import { partsIn, type PartOfQuestion } from './read/split.js';
import { tagged, type Reading } from './read/tagging.js';

interface Framed {
  frame: QuestionFrame;
  confidence: number;
  reasoning: string;
}

/** Reads a question into a frame for each of its parts; total: any text gives one at least. Asks the register only for names. */
export async function route(asked: Asked, context: ToolContext): Promise<Route> {
  const now = today({ now: () => context.now() });
  const reading = tagged(asked.question, asked.language, now);
  const whole = said(reading, []);
  const atTime = { ...context, clocks: { ...asked.clocks, asOf: whole.asOf ?? asked.clocks.asOf } };
  const names = await namesIn(reading, whole.canton, atTime);
  const parts = partsIn(reading, names);
  const read = parts.slice(0, MOST_PARTS);
  const framed: (Framed | undefined)[] = [];
  for (const index of lendersFirst(read)) {
    const lent = read[index]!.subjectOf;
    const lender = lent === null ? undefined : framed[lent]?.frame.subjects;
    const before = framed[index - 1]?.frame.subjects;
    framed[index] = await framedPart(asked, reading, read[index]!, names, lender ?? before ?? null, atTime, now);
  }
  const done = framed.flatMap((one) => (one === undefined ? [] : [one]));
  return {
    intent: commonIntent(done.map(({ frame }) => frame.intent)),
    confidence: Math.min(1, ...done.map(({ confidence }) => confidence)),
    reasoning: [...new Set(done.map(({ reasoning }) => reasoning))].join('; '),
    frames: done.map(({ frame }) => frame),
    refused: parts.slice(MOST_PARTS).map((part) => textOf(reading, part)),
  };
}

/** Parts that lend their subject are read before those that take it. */
function lendersFirst(parts: readonly PartOfQuestion[]): number[] {
  const indexes = parts.map((_, index) => index);
  const later = (index: number) => (parts[index]!.subjectOf === null ? 0 : 1);
  return indexes.sort((a, b) => later(a) - later(b) || a - b);
}

function commonIntent(intents: readonly Intent[]): Intent {
  return intents.every((intent) => intent === intents[0]) ? (intents[0] ?? 'all_tools') : 'all_tools';
}

async function framedPart(
  asked: Asked,
  whole: Reading,
  part: PartOfQuestion,
  allNames: readonly NamedInQuestion[],
  lent: readonly FrameSubject[] | null,
  context: ToolContext,
  now: string,
): Promise<Framed> {
  const reading = { ...whole, tokens: whole.tokens.slice(part.start, part.end) };
  const own = allNames
    .filter(({ start, end }) => part.start <= start && end <= part.end)
    .map((name) => ({ ...name, start: name.start - part.start, end: name.end - part.start }));
  const found = strongest(reading, own);
  const first = said(reading, []);
  const picks = first.ordinal !== null && asked.recalled.candidates.length > 0;
  const carries = lent !== null || carriedSubject(asked, first) !== null;
  const names = isAbout(found, reading, picks ? 'PICKED' : carries ? 'SOMEBODY' : 'NOBODY') ? found : [];
  const words = said(reading, names);
  const framed = await framedOf(asked, reading, names, words, lent, context);
  settleTime(framed.frame, words, now);
  return framed;
}

/** What is read at one day is read at the last day of a stretch; lists are read over all of it. */
function settleTime(frame: QuestionFrame, words: Said, now: string): void {
  if (frame.range !== null && !isListed(frame.measure)) {
    frame.asOf = lastDay(frame.range, now);
    frame.range = null;
  } else if (words.ever && isListed(frame.measure) && frame.range === null && frame.asOf === null) {
    frame.range = { from: null, to: null };
  }
}

/** Stray small words are no name where the question plainly goes on about somebody. */
function isAbout(
  names: readonly NamedInQuestion[],
  { tokens }: Reading,
  carried: 'PICKED' | 'SOMEBODY' | 'NOBODY',
): boolean {
  if (carried === 'NOBODY') return true;
  if (carried === 'PICKED')
    return names.some((name) => name.hits[0]?.match === 'EXACT' || name.hits[0]?.match === 'NUMBER');
  return names.some(
    (name) =>
      name.found === 'NAME' ||
      tokens.slice(name.start, name.end).some((token) => token.capital && token.slot === null && name.start > 0),
  );
}

async function framedOf(
  asked: Asked,
  reading: Reading,
  names: readonly NamedInQuestion[],
  words: Said,
  lent: readonly FrameSubject[] | null,
  context: ToolContext,
): Promise<Framed> {
  if (names.length > 0) {
    const person = names[0]!.found === 'NAME' && names[0]!.hits.every((hit) => hit.kind === 'PERSON');
    const measure = measureOf(words, true, person);
    const named = await Promise.all(names.map((name) => subjectOf(reading, name, kindOf(measure), asked, context)));
    const frame = frameOf(reading, words, measure, distinct(named));
    const confidence = frame.subjects.every((subject) => subject.uid !== null) ? 0.95 : 0.6;
    return { frame, confidence, reasoning: 'named in the question' };
  }
  if (lent !== null && lent.length > 0) {
    const measure = measureOf(words, true, lent.every(({ kind }) => kind === 'PERSON')); // prettier-ignore
    const frame = frameOf(reading, words, measure, [...lent]);
    return { frame, confidence: 0.9, reasoning: 'named in another part of the question' };
  }
  const carried = carriedSubject(asked, words);
  const inherited = inheritedMeasure(asked, words);
  const measure = inherited ?? measureOf(words, carried !== null, false);
  const frame = frameOf(reading, words, measure, carried === null ? [] : [carried.subject]);
  if (inherited !== null && frame.roles.length === 0) frame.roles = asked.recalled.frames[0]?.roles ?? [];
  return {
    frame,
    confidence: carried === null ? 0.2 : 0.9,
    reasoning: carried?.because ?? 'nobody is named, nor was before',
  };
}

/** Who is named twice is asked about once. */
function distinct(subjects: readonly FrameSubject[]): FrameSubject[] {
  const byWhom = new Map<string, FrameSubject>();
  for (const subject of subjects) {
    const key = subject.uid ?? `name ${foldFirmName(subject.text)}`;
    if (!byWhom.has(key)) byWhom.set(key, subject);
  }
  return [...byWhom.values()];
}

async function subjectOf(
  reading: Reading,
  name: NamedInQuestion,
  kind: FrameSubject['kind'],
  { focusUid, chosenUids }: Asked,
  context: ToolContext,
): Promise<FrameSubject> {
  // Of several that the name may mean, the one chosen or in focus is meant.
  const focused = name.hits.find(({ uid }) => uid === focusUid || chosenUids.includes(uid))?.uid ?? null;
  const choice = await choose(name.text, name.hits, kind, context);
  const uid = focused ?? (choice.type === 'ONE' || choice.type === 'NEAR' ? choice.uid : null);
  const found = name.hits.find((hit) => hit.uid === uid)?.kind ?? kind;
  const { tokens } = reading;
  return {
    text: name.text,
    span: { start: tokens[name.start]!.span.start, end: tokens[name.end - 1]!.span.end },
    kind: found,
    uid,
  };
}

/** Whom a question means that names nobody: the candidate picked, what the client shows, what the turn before was about. */
function carriedSubject(asked: Asked, words: Said): { subject: FrameSubject; because: string } | null {
  const { recalled, focusUid } = asked;
  const span = words.pronoun?.span ?? { start: 0, end: 0 };
  const text = words.pronoun?.text ?? '';
  if (words.ordinal !== null && recalled.candidates.length > 0) {
    const at = words.ordinal < 0 ? recalled.candidates.length - 1 : words.ordinal;
    const picked = recalled.candidates[at];
    if (picked)
      return {
        subject: { text: picked.name, span, kind: picked.kind, uid: picked.uid },
        because: 'picked from the list',
      };
  }
  if (focusUid !== null)
    return { subject: { text, span, kind: 'EITHER', uid: focusUid }, because: 'the entity in focus' };
  if (recalled.subjectUid === null) return null;
  return {
    subject: { text, span, kind: 'EITHER', uid: recalled.subjectUid },
    because: 'the subject of the turn before',
  };
}

/** `Und am 1. Januar 2020?` asks again what was asked before. */
function inheritedMeasure({ recalled }: Asked, words: Said): Measure | null {
  const says = words.measures.length > 0 || words.roles.length > 0 || words.left;
  return says ? null : (recalled.frames[0]?.measure ?? null);
}
