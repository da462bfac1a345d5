import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { CompletionUsage } from 'openai/resources/completions';
import type { ModelReply, ModelRequest, ToolCall } from '../contract.js';
import { modelFailure } from '../failures.js';

/** A reply as its pieces came, whole or streamed, and the model as the endpoint names it. */
export interface Received extends Omit<ModelReply, 'usage'> {
  model: string;
  usage: CompletionUsage | null;
}

export function received(completion: ChatCompletion): Received {
  const [choice] = completion.choices ?? [];
  // Some servers leave parts of it out, whatever the types say.
  const message = choice?.message as Partial<ChatCompletion.Choice['message']> | undefined;
  if (choice === undefined || message === undefined) throw brokenOff(completion.usage ?? null);
  const { content, refusal, tool_calls: calls } = message;
  const toolCalls = ((calls ?? []) as Partial<Piece>[]).flatMap(({ id, function: given }): ToolCall[] =>
    given === undefined ? [] : [{ id: named(id), name: named(given.name), arguments: argumentsOf(given.arguments) }],
  );
  return whole(named(completion.model), textOf(content), textOf(refusal), toolCalls, choice.finish_reason, completion.usage ?? null); // prettier-ignore
}

type Piece = ChatCompletionChunk.Choice.Delta.ToolCall;

/** Some send parts of a text, and what was thought among them. */
const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : Array.isArray(content) ? content.map((part) => textOf((part as { text?: unknown } | null)?.text)).join('') : ''; // prettier-ignore

const MOST_OF_NAME = 200;
/** A name, or an id, that goes into the log; empty where the endpoint gives none. */
const named = (given: unknown): string => (typeof given === 'string' || typeof given === 'number' ? String(given).slice(0, MOST_OF_NAME) : ''); // prettier-ignore

/** Some send the arguments as the object that they are. */
const argumentsOf = (given: unknown): string =>
  typeof given === 'string' ? given : typeof given === 'object' && given !== null ? JSON.stringify(given) : '';

/** A reply that goes on past this is cut off as one that met its limit; each piece counts for one more. */
const MOST_CHARACTERS = 1_000_000;

/** Puts a stream together; `heard` at each piece. A stream that ends without saying why broke off. */
export async function receive(stream: AsyncIterable<ChatCompletionChunk>, heard: () => void): Promise<Received> {
  let [model, text, refusal] = ['', '', ''];
  let finish: string | null = null;
  let usage: CompletionUsage | null = null;
  const calls: (ToolCall & { index: number | undefined })[] = [];
  let left = MOST_CHARACTERS;
  for await (const chunk of stream) {
    heard();
    model = named(chunk.model) || model;
    usage = chunk.usage ?? usage;
    const [choice] = chunk.choices ?? [];
    if (choice === undefined) continue;
    const { delta } = choice;
    left -= textOf(delta?.content).length + 1;
    text += textOf(delta?.content);
    refusal += textOf(delta?.refusal);
    for (const { index, id: sent, function: given } of (delta?.tool_calls ?? []) as Partial<Piece>[]) {
      const id = named(sent);
      // Not every server numbers its calls: an id that is new begins a new one.
      let call = calls.findLast((one) => one.index === index);
      if (call === undefined || (id && call.id !== '' && call.id !== id))
        calls.push((call = { index, id: '', name: '', arguments: '' }));
      call.id ||= id;
      const [name, more] = [named(given?.name), argumentsOf(given?.arguments)];
      call.name += name;
      call.arguments += more;
      left -= name.length + more.length;
    }
    finish = choice.finish_reason ?? finish;
    if (left < 0) {
      finish = 'length';
      break;
    }
  }
  const inOrder = [...calls].sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
  const toolCalls = inOrder.map(({ id, name, arguments: given }) => ({ id, name, arguments: given }));
  return whole(model, text, refusal, toolCalls, finish, usage);
}

function whole(
  model: string,
  text: string,
  refusal: string,
  toolCalls: ToolCall[],
  finish: string | null,
  usage: CompletionUsage | null,
): Received {
  if (finish === null) throw brokenOff(usage);
  if (refusal !== '' || finish === 'content_filter')
    return { model, text: refusal || text, toolCalls: [], finish: 'REFUSED', usage };
  if (finish === 'length') return { model, text, toolCalls: [], finish: 'LENGTH', usage };
  return { model, text, toolCalls, finish: toolCalls.length > 0 ? 'TOOLS' : 'STOP', usage };
}

/** A reply without an end is paid for as far as the endpoint says. */
const brokenOff = (usage: CompletionUsage | null) =>
  modelFailure('SILENT', 'the endpoint broke off its reply', { retryable: true, usage: counted(usage) });

const CHARACTERS_A_TOKEN = 4;

/** As the endpoint counts; roughly, from the characters, where it does not. */
export function usageOf({ usage, text, toolCalls }: Received, request: ModelRequest): ModelReply['usage'] {
  const told = counted(usage);
  if (told !== null) return told;
  const tokens = (value: unknown) => Math.ceil(JSON.stringify(value).length / CHARACTERS_A_TOKEN);
  const inputTokens = tokens([request.messages, request.tools ?? [], request.schema ?? null]);
  return { inputTokens, cachedInputTokens: 0, outputTokens: tokens([text, toolCalls]), estimated: true };
}

/** Null where the endpoint tells none. */
function counted(usage: CompletionUsage | null): ModelReply['usage'] | null {
  const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
  if (usage === null || !isCount(usage.prompt_tokens) || !isCount(usage.completion_tokens)) return null;
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = usage;
  const cached = Math.max(0, Number(usage.prompt_tokens_details?.cached_tokens) || 0);
  return { inputTokens, cachedInputTokens: Math.min(inputTokens, cached), outputTokens, estimated: false };
}
