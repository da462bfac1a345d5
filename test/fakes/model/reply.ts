import type { ServerResponse } from 'node:http';
import type { WireRequest } from './request.js';

export interface ScriptedCall {
  name: string;
  /** An object, or the very text where the model writes something else. */
  arguments: object | string;
}

/** What the scripted model does at one call. */
export type Reply =
  | { text: string }
  | { json: unknown }
  | { calls: ScriptedCall[] }
  /** What was to be said stops at the limit of length. */
  | { truncated: string }
  | { refusal: string }
  | { status: number; retryAfter?: string; message?: string }
  /** 200, and no JSON or half of it. */
  | { malformed: string }
  /** The connection breaks after some of the reply. */
  | { cutOff: string }
  /** Headers, then nothing until the client gives up. */
  | 'HANG'
  /** The reply, so long after the request. */
  | { afterMs: number; then: Reply };

interface Choice {
  message: {
    role: 'assistant';
    content: string | null;
    refusal: string | null;
    tool_calls?: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
  };
  finish_reason: string;
}

/** Roughly what the real one counts. */
const tokens = (text: string) => Math.ceil(text.length / 4);

/** Sends a reply as the real endpoint does: whole, or as server-sent events in pieces that fall anywhere. */
export async function send(
  reply: Reply,
  request: WireRequest,
  response: ServerResponse,
  number: number,
): Promise<void> {
  if (reply === 'HANG') {
    response.writeHead(200, { 'content-type': request.stream ? 'text/event-stream' : 'application/json' });
    response.flushHeaders();
    return;
  }
  if ('afterMs' in reply) {
    await new Promise((resolve) => setTimeout(resolve, reply.afterMs));
    return send(reply.then, request, response, number);
  }
  if ('status' in reply) return sendError(response, reply.status, reply.message ?? 'scripted', reply.retryAfter);
  if ('malformed' in reply) {
    response.writeHead(200, { 'content-type': request.stream ? 'text/event-stream' : 'application/json' });
    response.end(request.stream ? `data: ${reply.malformed}\n\n` : reply.malformed);
    return;
  }
  const choice = choiceOf(reply, number);
  const usage = usageOf(request, choice);
  const envelope = { id: `chatcmpl-${number}`, created: 1, model: request.model };
  if (!request.stream) {
    const body = JSON.stringify({ ...envelope, object: 'chat.completion', choices: [{ index: 0, logprobs: null, ...choice }], usage }); // prettier-ignore
    response.writeHead(200, { 'content-type': 'application/json' });
    if (!('cutOff' in reply)) return void response.end(body);
    response.write(body.slice(0, body.length / 2), () => response.destroy());
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = (fields: object) => ({ ...envelope, object: 'chat.completion.chunk', usage: null, ...fields });
  const deltas = [{ role: 'assistant', content: '' }, ...deltasOf(choice)];
  const events: object[] = deltas.map((delta) => chunk({ choices: [{ index: 0, delta, finish_reason: null }] }));
  if ('cutOff' in reply) {
    await writeOddly(response, events.slice(0, Math.ceil(events.length / 2)), number);
    response.destroy();
    return;
  }
  events.push(chunk({ choices: [{ index: 0, delta: {}, finish_reason: choice.finish_reason }] }));
  if (request.stream_options?.include_usage === true) events.push(chunk({ choices: [], usage }));
  await writeOddly(response, events, number);
  response.end('data: [DONE]\n\n');
}

export function sendError(response: ServerResponse, status: number, message: string, retryAfter?: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  });
  response.end(JSON.stringify({ error: { message, type: 'scripted', param: null, code: null } }));
}

function choiceOf(reply: Exclude<Reply, string | { afterMs: number } | { status: number } | { malformed: string }>, number: number): Choice {
  const say = (content: string | null, more: Partial<Choice> = {}): Choice => ({ message: { role: 'assistant', content, refusal: null }, finish_reason: 'stop', ...more });
  if ('text' in reply) return say(reply.text);
  if ('json' in reply) return say(JSON.stringify(reply.json));
  if ('cutOff' in reply) return say(reply.cutOff);
  if ('truncated' in reply) return say(reply.truncated, { finish_reason: 'length' });
  if ('refusal' in reply) return { message: { role: 'assistant', content: null, refusal: reply.refusal }, finish_reason: 'stop' };
  const tool_calls = reply.calls.map(({ name, arguments: given }, index) => ({
    id: `call_${number}_${index}`,
    type: 'function' as const,
    function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
  }));
  return { message: { role: 'assistant', content: null, refusal: null, tool_calls }, finish_reason: 'tool_calls' };
} // prettier-ignore

function usageOf(request: WireRequest, { message }: Choice) {
  const prompt = tokens(JSON.stringify([request.messages, request.tools ?? []]));
  const completion = tokens(JSON.stringify(message));
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: 0 },
  };
}

/** Deltas whose borders fall anywhere: inside words, escapes, and a call's arguments. */
function deltasOf({ message: { content, refusal, tool_calls: calls = [] } }: Choice): object[] {
  return [
    ...pieces(content ?? '', 5).map((piece) => ({ content: piece })),
    ...pieces(refusal ?? '', 5).map((piece) => ({ refusal: piece })),
    ...calls.flatMap(({ id, type, function: { name, arguments: given } }, index) => [
      { tool_calls: [{ index, id, type, function: { name, arguments: '' } }] },
      ...pieces(given, 7).map((piece) => ({ tool_calls: [{ index, function: { arguments: piece } }] })),
    ]),
  ];
}

function pieces(text: string, length: number): string[] {
  const cut: string[] = [];
  for (let at = 0; at < text.length; at += length) cut.push(text.slice(at, at + length));
  return cut;
}

/** Bytes leave in pieces that split events, lines and characters; comments and blank lines stand between, as the format allows. */
async function writeOddly(response: ServerResponse, events: readonly object[], seed: number): Promise<void> {
  const text = events.map((event, at) => `${at % 3 === 0 ? ': keep-alive\n\n' : ''}data: ${JSON.stringify(event)}${at % 2 === 0 ? '\n\n' : '\r\n\r\n'}`).join(''); // prettier-ignore
  const bytes = Buffer.from(text);
  const length = 97 + (seed % 13) * 31;
  for (let at = 0; at < bytes.length && !response.destroyed; at += length) {
    if (!response.write(bytes.subarray(at, at + length))) await writable(response);
  }
}

/** Resolves once it takes more, or is gone. */
function writable(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}
