import type { GraphReader } from '../../../engines/graph/contract.js';
import { AppError, type Call } from '../../core/index.js';
import type { RunStore } from '../../store/contract.js';
import type { Candidate, Listed, QuestionFrame, Remembered, TraceNode } from '../../trace/index.js';
import { BLANK_FRAME } from '../blank-frame.js';
import { guardedQuestion } from '../guard/sentences.js';
import type { Recalled } from '../slots.js';

/** Turns that are read whole. */
const MOST_TURNS = 20;
/** Of older ones only whom they were about is known; beyond these nothing is. */
const MOST_OLDER = 1_000;
const READ = 500;
/** Those that a question may go on from. */
const MOST_QUESTIONS = 3;

/** What recordings of earlier versions lack. */
export const NOT_RECORDED_ONCE: Pick<Recalled, 'listed' | 'justListed' | 'amongListed' | 'calledIn' | 'questions' | 'ofFirm' | 'dated' | 'understood'> = { listed: [], justListed: false, amongListed: [], ofFirm: [], calledIn: [], questions: [], dated: [], understood: [] }; // prettier-ignore

/**
 * Without whoever the caller may no longer see (suppressed since, of a private source). Where the graph does not answer all of it stands: nothing
 * is told of anybody then.
 */
export async function stillVisible<Held extends Omit<Recalled, 'offers'>>(held: Held, graph: GraphReader, call: Call): Promise<Held> {
  const all = [held.subjects, held.inOrder, held.candidates, held.listed, held.amongListed, held.together, held.calledIn.map(({ firm }) => firm)].flat();
  if (all.length === 0) return held;
  const uids = [...new Set(all.map(({ uid }) => uid))];
  const seen = await graph.visible(uids, call).catch((error: unknown) => (error instanceof AppError && error.code === 'UNAVAILABLE' ? uids : Promise.reject(error as Error)));
  const visible = new Set(seen);
  if (visible.size === uids.length) return held;
  const of = <One extends { uid: string }>(list: readonly One[]): One[] => list.filter(({ uid }) => visible.has(uid));
  const { subjects, inOrder, candidates, listed, amongListed, together, calledIn } = held;
  return {
    ...held,
    subjects: of(subjects), inOrder: of(inOrder), candidates: of(candidates), listed: of(listed), amongListed: of(amongListed), together: of(together),
    current: of(subjects.slice(0, held.current)).length,
    calledIn: calledIn.filter(({ firm }) => visible.has(firm.uid)),
  };
} // prettier-ignore

/** As what it is recorded: a replay recalls what the run did, whatever was asked or erased since. */
export const recallRequest = (conversationId: string) => ({ source: 'LOOKUP' as const, request: { recalled: conversationId } }); // prettier-ignore

/** Thanks leave a conversation where it stood. */
const asksSomething = ({ frames, subjects, end }: Turn): boolean => frames.length + subjects.length + (end?.candidates.length ?? 1) > 0; // prettier-ignore

interface Turn {
  question: string;
  subjects: Remembered[];
  listed: Listed[];
  frames: QuestionFrame[];
  /** Null where the run did not finish. */
  end: { candidates: Candidate[]; state: Recalled['state'] } | null;
}

/** What the conversation's finished turns left, from their logs alone: whom it was about, the list shown last, where it stands with each. */
export async function recallFrom(
  store: RunStore,
  conversationId: string,
  ownRunId: string,
  call: Call,
): Promise<Omit<Recalled, 'offers'>> {
  const { rows } = await store.runs({ conversationId }, MOST_TURNS + 1, null, call);
  const earlier = rows.filter(({ runId, terminal }) => runId !== ownRunId && terminal).slice(0, MOST_TURNS);
  const all: Turn[] = [];
  for (const { runId } of earlier) all.push(turnOf(await logOf(store, runId)));
  // A turn that failed or was cancelled said nothing to go on from; those before it did.
  const newestEnded = all.findIndex(({ end }) => end !== null);
  const turns = newestEnded < 0 ? [] : all.slice(newestEnded).filter(asksSomething);
  const newest = turns[0];
  const older =
    earlier.length < MOST_TURNS
      ? []
      : await olderSubjects(
          store,
          conversationId,
          earlier.map(({ runId }) => runId),
          call,
        );
  const about = [...turns.map(({ subjects }) => subjects), ...older];
  return {
    subjects: eachOnce(about.flat()),
    inOrder: eachOnce(about.toReversed().flat()),
    current: newest?.subjects.length ?? 0,
    ...shownIn(turns),
    ...listedIn(turns),
    amongListed: amongListed(turns),
    calledIn: turns.flatMap(calledIn),
    questions: turns.slice(0, MOST_QUESTIONS).map(({ question }) => guardedQuestion(question).question),
    state: newest?.end?.state ?? 'DISAMBIGUATION',
    frames: answeredFirst(newest?.frames ?? []),
    understood:
      turns.map(({ frames }) => answeredFirst(frames)).find(([frame]) => frame !== undefined && isUnderstood(frame)) ??
      [],
    opening: answeredFirst(turns.at(-1)?.frames ?? []),
    ofFirm:
      turns
        .map(({ frames }) => answeredFirst(frames).slice(0, 1))
        .find(([frame]) => frame !== undefined && isOfFirm(frame)) ?? [],
    dated: turns.flatMap(({ frames }) => answeredFirst(frames.filter(isDated)).slice(0, 1)),
  };
}

/** Newest first. A long conversation is compacted to whom it was about: no uid is lost, and no log is read for it. */
async function olderSubjects(store: RunStore, conversationId: string, read: readonly string[], call: Call): Promise<Remembered[][]> {
  const all = await store.subjectsOf(conversationId, MOST_OLDER, call);
  return all.filter(({ runId }) => !read.includes(runId)).map(({ subjects }) => subjects);
} // prettier-ignore

const isDated = ({ asOf, range }: QuestionFrame): boolean => asOf !== null || range !== null;

/** What is asked of one firm, and of nobody in it or by it. */
const isOfFirm = ({ refusal, measure, within, subjects: [firm, ...others] }: QuestionFrame): boolean =>
  refusal === null && measure !== 'PERSON_MANDATES' && within === null && firm?.kind === 'COMPANY' && firm.uid !== null && others.length === 0; // prettier-ignore

/** Refused or not, it is known what was asked, and of whom. */
const isUnderstood = ({ refusal, measure, subjects }: QuestionFrame): boolean =>
  refusal?.type !== 'UNKNOWN_WORD' && refusal?.type !== 'NOTHING' && measure !== 'UNKNOWN' && (OF_ALL.includes(measure) || subjects.some(({ uid, text }) => uid !== null || /^\p{Lu}/u.test(text))); // prettier-ignore
const OF_ALL: readonly QuestionFrame['measure'][] = ['COUNT', 'COMPANIES', 'RANKING'];

/** Of a turn that asked several things, one that could be answered is gone on with before one that could not. */
const answeredFirst = (frames: readonly QuestionFrame[]): QuestionFrame[] =>
  [...frames].sort((left, right) => Number(left.refusal !== null) - Number(right.refusal !== null));

/** The list shown last, or those spoken of together last. */
function shownIn(turns: readonly Turn[]): Pick<Recalled, 'candidates' | 'shownFor' | 'pending' | 'together'> {
  const at = turns.findIndex(({ end, subjects }) => (end?.candidates.length ?? 0) > 0 || subjects.length > 1);
  const { subjects = [], frames = [], end } = turns[at] ?? {};
  const candidates = end?.candidates ?? [];
  if (candidates.length === 0) return { candidates, shownFor: [], pending: false, together: subjects };
  // What a count or a ranking told is no list to choose from.
  const open = frames.some((frame) => frame.subjects.some(({ uid, text }) => uid === null && text !== ''));
  const pending = open && turns.slice(0, at).every((turn) => saysNothingOf(turn, frames));
  return { candidates, shownFor: frames, pending, together: [] };
}

/** A turn that nothing could be told on and that named nobody else: who of the list is meant is as open as before. */
const saysNothingOf = ({ subjects, listed, frames }: Turn, shown: readonly QuestionFrame[]): boolean =>
  subjects.length + listed.length === 0 &&
  frames.length > 0 &&
  frames.every(({ refusal, subjects: named }) => refusal?.type === 'OUTSIDE' && named.every(({ uid, text }) => uid === null && shown.some((frame) => frame.subjects.some((one) => one.uid === null && one.text === text)))); // prettier-ignore

/** The list that an answer told last, while it is what was shown last. */
function listedIn(turns: readonly Turn[]): Pick<Recalled, 'listed' | 'justListed'> {
  const at = turns.findIndex(({ end, subjects, listed }) => listed.length > 0 || (end?.candidates.length ?? 0) > 0 || areAlike(subjects));
  return { listed: turns[at]?.listed ?? [], justListed: at === 0 };
} // prettier-ignore

/** `Which firms is the first in? And the second?`: the list that the first stood in. */
function amongListed([newest, ...earlier]: readonly Turn[]): Listed[] {
  const [person, another] = newest?.subjects ?? [];
  if (person?.kind !== 'PERSON' || another !== undefined) return [];
  return earlier.find(({ listed }) => listed.some(({ uid }) => uid === person.uid))?.listed ?? [];
}

/** Several firms, or several people, and no person in a firm. */
const areAlike = (subjects: readonly Remembered[]) => subjects.length > 1 && subjects.every(({ kind }) => kind === subjects[0]!.kind); // prettier-ignore

/** A turn that was about one firm alone. */
function calledIn({ question, subjects }: Turn): Recalled['calledIn'] {
  const [firm, ...others] = subjects.filter(({ kind }) => kind === 'COMPANY');
  return firm === undefined || others.length > 0 ? [] : [{ question, firm }];
}

/** How a turn's question was read, whom it was about, and what it ended with. */
function turnOf(log: readonly TraceNode[]): Turn {
  const turn: Turn = { question: '', subjects: [], listed: [], frames: [], end: null };
  for (const { event } of log) {
    if (event.kind === 'RunStarted') turn.question = event.question;
    // A field that a frame of an earlier version lacks asks for nothing.
    else if (event.kind === 'IntentRouted') turn.frames = event.frames.map((frame) => ({ ...BLANK_FRAME, ...frame }));
    else if (event.kind === 'MemoryStored') [turn.subjects, turn.listed] = [event.subjects, event.listed ?? []];
    else if (event.kind === 'RunFinished') turn.end = { candidates: event.candidates, state: event.state };
  }
  return turn;
}

async function logOf(store: RunStore, runId: string): Promise<TraceNode[]> {
  const log: TraceNode[] = [];
  for (;;) {
    const nodes = await store.read(runId, log.at(-1)?.seq ?? 0, READ);
    log.push(...nodes);
    if (nodes.length < READ) return log;
  }
}

/** The first of each uid. */
function eachOnce(subjects: readonly Remembered[]): Remembered[] {
  const byUid = new Map<string, Remembered>();
  for (const subject of subjects) if (!byUid.has(subject.uid)) byUid.set(subject.uid, subject);
  return [...byUid.values()];
}
