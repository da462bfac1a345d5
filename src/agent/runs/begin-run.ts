import {
  AppError,
  LANGUAGES,
  parseIsoDate,
  REGISTER_TIME_ZONE,
  today,
  type Call,
  type Language,
  type Viewer,
} from '../../core/index.js';
import type { Lease, RunRequest, RunRow, RunStore } from '../../store/contract.js';
import { detectLanguage } from '../language.js';
import { RunWriter } from './run-writer.js';
import type { AgentOptions } from './options.js';

const MAX_QUESTION = 10_000;
/** A run that was taken over so often ends its processes, not they it. */
const MAX_ATTEMPTS = 20;

/** Throws BAD_INPUT naming the field. */
export function checkedRequest(request: RunRequest): RunRequest {
  const question = request.question.normalize('NFC').trim();
  if (question === '') throw new AppError('BAD_INPUT', 'question: is empty');
  if (question.length > MAX_QUESTION)
    throw new AppError('BAD_INPUT', `question: ${question.length} characters; at most ${MAX_QUESTION}`);
  for (const field of ['asOf', 'knownOn'] as const) {
    const date = request[field];
    if (date !== null && parseIsoDate(date) === null)
      throw new AppError('BAD_INPUT', `${field}: no such date: ${date.slice(0, 40)}`);
  }
  return { ...request, question };
}

/** The writer of a run whose lease is held; makes RunStarted durable where it is not yet. */
export async function beginRun(options: AgentOptions, lease: Lease, row: RunRow, call: Call): Promise<RunWriter> {
  const { store, clock, reasoner, archive, parserVersion } = options;
  const { request } = row;
  const language = await languageOf(options.store, row, call);
  const writer = new RunWriter(store, lease, row.lastSeq, clock, reasoner.summarise, language);
  if (row.lastSeq > 0) return writer;
  const date = today(clock);
  // Not asked of the graph: a run begins while its server is away, and tells so.
  const ledgerPosition = await archive.position();
  writer.log({
    kind: 'RunStarted',
    question: request.question,
    language,
    conversationId: row.conversationId,
    profile: request.profile,
    reasoner: reasoner.name,
    clocks: { asOf: request.asOf ?? date, knownOn: request.knownOn ?? date },
    timeZone: REGISTER_TIME_ZONE,
    focusUid: request.focusUid,
    onAmbiguity: request.onAmbiguity,
    ledgerPosition,
    parserVersion,
    lexiconVersion: reasoner.version,
    promptVersion: reasoner.promptVersion,
  });
  await writer.durable();
  return writer;
}

/** The language asked for, else the question's own; where it tells none surely (`capital?`), that of the conversation's turn before. */
async function languageOf(store: RunStore, row: RunRow, call: Call): Promise<Language> {
  const { request, conversationId, runId, lastSeq } = row;
  if (lastSeq > 0) {
    const begun = await languageBegunIn(store, runId);
    if (begun !== null) return begun;
  }
  const asked = LANGUAGES.find((known) => known === request.language);
  if (asked !== undefined) return asked;
  const { language, sure } = detectLanguage(request.question);
  if (sure) return language;
  const { rows } = await store.runs({ conversationId }, 2, null, call);
  const before = rows.find((other) => other.runId !== runId);
  return (before === undefined ? null : await languageBegunIn(store, before.runId)) ?? language;
}

async function languageBegunIn(store: RunStore, runId: string): Promise<Language | null> {
  const [first] = await store.read(runId, 0, 1);
  return first?.event.kind === 'RunStarted' ? first.event.language : null;
}

/**
 * The writer of a run that was taken over: it begins again under a new attempt, since every tool only reads and any open call may be repeated.
 * Null where it is given up. Throws RunLost where somebody was quicker.
 */
export async function resumeRun(
  options: AgentOptions,
  lease: Lease,
  row: RunRow,
  call: Call,
): Promise<RunWriter | null> {
  const writer = await beginRun(options, lease, row, call);
  if (row.lastSeq === 0) return writer;
  const [first, last] = await Promise.all([
    options.store.read(row.runId, 0, 1),
    options.store.read(row.runId, row.lastSeq - 1, 1),
  ]);
  if (lease.epoch > MAX_ATTEMPTS) {
    const durationMs = Math.max(0, options.clock.now() - Date.parse(first[0]?.at ?? row.createdAt));
    const message = `${MAX_ATTEMPTS} processes were lost over it`;
    writer.log({ kind: 'RunFailed', reason: 'PROCESS_LOST', message, durationMs });
    await writer.durable();
    return null;
  }
  const because = last[0]?.event.kind === 'HumanInputReceived' ? 'INPUT' : 'PROCESS_LOST';
  writer.log({ kind: 'RunResumed', leaseEpoch: lease.epoch, because });
  await writer.durable();
  return writer;
}

/** As whom a run goes on in another process: who asked, with what they might do then. */
export function viewerOf({ tenantId, userId, scopes }: RunRow): Viewer {
  return { tenantId, userId, scopes: new Set(scopes) };
}
