import { AppError, sha256Hex } from '../../../core/index.js';
import {
  modelFailureOf,
  type Message,
  type ModelCallReport,
  type ModelReply,
  type Models,
  type OfferedTool,
} from '../../../llm/index.js';
import { failureRecorded, recordedFailure, type RecordedFailure } from '../../recordings/recorded-failure.js';
import type { SlotContext } from '../../slots.js';

/** A model's call as it is kept: how the model was set, what it cost, and what it came to. */
export interface RecordedCall {
  role: string;
  settings: string;
  /** Null: it was refused before anybody was asked. */
  called: ModelCallReport | null;
  reply: ModelReply | null;
  failure: RecordedFailure | null;
}

/**
 * Models whose replies are the run's: what an earlier attempt was given is not asked, or paid, again. Each call is in the trace, and durable there
 * with its reply before the run acts on it.
 */
export function recorded(models: Models, context: SlotContext): Pick<Models, 'call'> {
  const { recorder, log } = context;
  return {
    async call(request, options) {
      const { role } = request;
      const settings = models.settingsOf(role);
      let cause: unknown;
      const { reply, failure } = await recorder.once<RecordedCall>({
        source: 'MODEL',
        request: { ...request, messages: request.messages.map(told), tools: request.tools?.map(digestOf), settings },
        async ask() {
          let called: ModelCallReport | null = null;
          const report = (ended: ModelCallReport) => void (called = ended);
          try {
            const given = await context.away(() => models.call(request, { ...options, report }));
            return { reply: { role, settings, called, reply: given, failure: null }, failed: false };
          } catch (error) {
            if (options.signal.aborted || !isOfModel(error)) throw error;
            cause = error;
            return { reply: { role, settings, called, reply: null, failure: recordedFailure(error) }, failed: true };
          }
        },
        log({ called }, replayed) {
          if (called === null) return;
          const { usage, ...rest } = replayed ? { ...called, attempts: 0, durationMs: 0 } : called;
          const { inputTokens, cachedInputTokens, outputTokens } = usage;
          log({ kind: 'ModelCalled', inputTokens, cachedInputTokens, outputTokens, replayed, ...rest });
        },
      });
      await context.durable();
      // Behind the log: what was paid is kept, however long the run waits for its turn, and whatever ends it there.
      await context.back();
      if (reply === null) throw failureRecorded(failure!, cause);
      return reply;
    },
  };
}

/** A message by its digest where it is long: each call of a run sends those of the call before again. */
const told = (message: Message): Message | string =>
  (message.content?.length ?? 0) < SHORT ? message : digestOf(message);

const SHORT = 200;

const digests = new WeakMap<object, string>();

/** What is sent again and again, the tools by every run, is read once. */
function digestOf(part: Message | OfferedTool): string {
  const known = digests.get(part) ?? sha256Hex(JSON.stringify(part));
  digests.set(part, known);
  return known;
}

/** No usable reply came, for which a run goes on with whoever stands in. */
export function isOfModel(error: unknown): error is AppError {
  return error instanceof AppError && (modelFailureOf(error) !== null || error.code === 'UNAVAILABLE');
}
