import { AppError, sha256Hex, type Call } from '../../core/index.js';
import type { IdempotencyKey } from '../../store/contract.js';
import type { AgentRun, HumanAnswer, HumanInput } from '../../trace/index.js';
import type { AnswerOutcome } from '../contract.js';
import { inputExpired, outsideDraft } from './end-run.js';
import { foldLog } from './fold-log.js';
import type { AgentOptions } from './options.js';

const MAX_TEXT = 1_000;

/**
 * Makes the answer durable; the run then waits for a process, this one or another. Races with cancel, expiry and other answers through the
 * append: the loser gets the winner's state.
 */
export async function answerRun(
  options: AgentOptions,
  requestId: string,
  answer: HumanAnswer,
  key: IdempotencyKey | null,
  call: Call,
): Promise<AnswerOutcome> {
  const { store, clock } = options;
  const held = key === null ? null : await store.heldKey(key, call);
  if (held?.outcome === 'KEY_REUSED') return held;
  if (held !== null) return { outcome: 'ANSWERED', run: await existing(options, held.runId) };
  const asked = await store.inputRequest(requestId, call);
  if (asked === null) return { outcome: 'NOT_FOUND', what: 'request' };
  const { runId } = asked;
  for (;;) {
    const run = await existing(options, runId);
    if (run.pendingInput?.requestId !== requestId) return late(run, requestId);
    if (asked.expiresAtMs <= clock.now()) {
      await inputExpired(options, runId);
      continue;
    }
    assertFits(run.pendingInput.request, answer);
    const event = { kind: 'HumanInputReceived', requestId, answer, by: call.viewer.userId } as const;
    const drafts = [outsideDraft(options, run, event)];
    const appended =
      key === null
        ? await store.append(runId, run.atSeq, null, drafts)
        : await store.appendOnce(runId, run.atSeq, drafts, key, call);
    if (appended.outcome === 'KEY_REUSED') return appended;
    if (appended.outcome === 'APPENDED' || appended.outcome === 'EXISTS')
      return { outcome: 'ANSWERED', run: await existing(options, runId) };
  }
}

/** The key of an answer: the same request and the same answer. */
export function answerKey(
  idempotencyKey: string | null,
  requestId: string,
  answer: HumanAnswer,
): IdempotencyKey | null {
  if (idempotencyKey === null) return null;
  return { idempotencyKey, requestHash: sha256Hex(JSON.stringify(['answer', requestId, answer])) };
}

function late(run: AgentRun, requestId: string): AnswerOutcome {
  const answered = run.inputs.some((input) => input.requestId === requestId);
  return { outcome: !answered && run.failure?.reason === 'INPUT_EXPIRED' ? 'EXPIRED' : 'NOT_WAITING', run };
}

/** Throws BAD_INPUT where the answer is not one to what was asked. */
function assertFits(request: HumanInput, answer: HumanAnswer): void {
  if (answer.type !== request.type)
    throw new AppError('BAD_INPUT', `answer: ${request.type} was asked for, not ${answer.type}`);
  if (request.type === 'ChooseEntity' && answer.type === 'ChooseEntity') {
    if (!request.candidates.some(({ uid }) => uid === answer.uid))
      throw new AppError('BAD_INPUT', `uid: ${JSON.stringify(answer.uid.slice(0, 60))} is not among the candidates`);
  }
  if (answer.type === 'Clarify') {
    if (answer.text.trim() === '') throw new AppError('BAD_INPUT', 'text: is empty');
    if (answer.text.length > MAX_TEXT)
      throw new AppError('BAD_INPUT', `text: ${answer.text.length} characters; at most ${MAX_TEXT}`);
  }
}

async function existing({ store }: AgentOptions, runId: string): Promise<AgentRun> {
  const run = await foldLog(store, runId);
  if (run === null) throw new AppError('CORRUPT', `${runId} has asked for input and has no log`);
  return run;
}
