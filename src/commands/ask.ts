import { createInterface } from 'node:readline';
import { holderOf } from '../../ingest/index.js';
import { openApp } from '../app.js';
import type { Config } from '../config.js';
import { AppError } from '../core/index.js';
import type { RunRequest } from '../store/index.js';
import type { Candidate, OnAmbiguity, ProfileName, RunOutcome } from '../trace/index.js';
import { hereSource, type AskSource, type AskStep } from './ask-sources.js';
import { serverSource } from './ask-server.js';
import { createAskView, type AskView } from './ask-view.js';
import { assertDays, createLogger, interruptSignal, operatorCall } from './common.js';
import { connectTo } from './remote.js';

export interface AskFlags {
  asOf?: string;
  knownOn?: string;
  focus?: string;
  conversation?: string;
  profile: ProfileName;
  onAmbiguity: Lowercase<OnAmbiguity>;
  json?: boolean;
}

/** How the command ends (README.md): a script tells an answer from a list and from "the register does not say". */
const EXIT: Record<RunOutcome, number> = {
  ANSWERED: 0,
  NONE_HELD: 0,
  PARTLY_ANSWERED: 0,
  UNAVAILABLE: 1,
  NOT_IN_REGISTER: 3,
  NOT_UNDERSTOOD: 3,
  REFUSED: 3,
  NOT_FOUND: 2,
  DISAMBIGUATION: 4,
};
const EXIT_FAILED = 1;
const EXIT_CANCELLED = 130;

/** Asks the agent: a line a step as it happens, then the answer with its notices. The first Ctrl-C cancels the run, once; a second leaves. */
export async function ask(config: Config, question: string, flags: AskFlags): Promise<void> {
  assertDays({ 'as-of': flags.asOf, 'known-on': flags.knownOn });
  const request: RunRequest = {
    question,
    conversationId: flags.conversation ?? null,
    profile: flags.profile,
    asOf: flags.asOf ?? null,
    knownOn: flags.knownOn ?? null,
    focusUid: flags.focus ?? null,
    onAmbiguity: flags.onAmbiguity === 'ask' ? 'ASK' : 'LIST',
    language: null,
  };
  const { signal, release } = interruptSignal();
  const source = await openSource(config);
  try {
    process.exitCode = await converse(source, request, createAskView(flags.json ?? false), signal);
  } finally {
    await source.close();
    release();
  }
}

/** Through the server that holds the data folder, or in this process where none does. */
async function openSource(config: Config): Promise<AskSource> {
  const address = holderOf(config.dataDir)?.address;
  if (address) return serverSource(connectTo(`http://${address}`));
  const app = await openApp({ config, logger: createLogger(config) });
  const call = operatorCall(new AbortController().signal);
  return hereSource(app.services, call, () => app.close(1_000));
}

/** One run from its start to its end, with what it asks in between; gives the exit code. */
async function converse(source: AskSource, request: RunRequest, view: AskView, signal: AbortSignal): Promise<number> {
  if (request.focusUid !== null && !(await source.knows(request.focusUid)))
    throw new AppError('BAD_INPUT', `--focus: no company or person has the uid ${JSON.stringify(request.focusUid)}`);
  const { runId, conversationId } = await source.start(request);
  const cancel = () => void source.cancel(runId).catch(() => undefined);
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  let last: AskStep | null = null;
  // The follower goes on after Ctrl-C, to show the one RunCancelled that it caused.
  for await (const step of source.follow(runId)) {
    view.step(step);
    last = step;
    if (step.asked) await respond(source, step.asked, view, signal, cancel);
  }
  signal.removeEventListener('abort', cancel);
  view.end(last, conversationId);
  if (last?.finished) return EXIT[last.finished.outcome];
  return last?.kind === 'RunCancelled' ? EXIT_CANCELLED : EXIT_FAILED;
}

/** Asks on the terminal until one of the candidates is named, or, without any, yes or no is said, or something; where nobody answers (the input ends) the run is cancelled. */
async function respond(
  source: AskSource,
  asked: NonNullable<AskStep['asked']>,
  view: AskView,
  signal: AbortSignal,
  cancel: () => void,
): Promise<void> {
  view.ask(asked.prompt, asked.candidates);
  const lines = createInterface({ input: process.stdin, terminal: false });
  const leave = () => lines.close();
  signal.addEventListener('abort', leave, { once: true });
  let answer: Parameters<AskSource['answer']>[1] | null = null;
  for await (const line of lines) {
    const text = line.trim();
    const chosen = chosenBy(text, asked.candidates);
    const agreed = asked.isYesOrNo ? yesOrNo(text) : null;
    if (chosen) answer = { uid: chosen.uid };
    else if (asked.isYesOrNo) answer = agreed === null ? null : { confirmed: agreed };
    else if (asked.candidates.length === 0 && text !== '') answer = { text };
    if (answer !== null) break;
    if (asked.candidates.length > 0 || asked.isYesOrNo) view.askAgain(asked.candidates.length);
  }
  lines.close();
  signal.removeEventListener('abort', leave);
  if (answer !== null) await source.answer(asked.requestId, answer);
  else if (!signal.aborted) cancel();
}

/** In four languages; null: neither. */
function yesOrNo(text: string): boolean | null {
  if (/^(y|yes|j|ja|o|oui|s|si|sì)$/i.test(text)) return true;
  return /^(n|no|nein|non)$/i.test(text) ? false : null;
}

/** By number, by uid or by name; a name that several bear chooses none. */
function chosenBy(text: string, candidates: readonly Candidate[]): Candidate | undefined {
  const named = candidates.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  return (
    (/^\d+$/.test(text) ? candidates[Number(text) - 1] : undefined) ??
    candidates.find(({ uid }) => uid === text) ??
    (named.length === 1 ? named[0] : undefined)
  );
}
