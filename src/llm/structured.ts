import { z } from 'zod';
import type { JsonSchema, Message, ModelCallOptions, ModelReply, ModelRequest, Models } from './contract.js';
import { modelFailure } from './failures.js';
import { fitted, jsonIn } from './json-in.js';

/** The schema as endpoints take it: without the keys that strict mode does not know. */
export function replySchema(shape: z.ZodType): JsonSchema {
  const held = schemas.get(shape);
  if (held !== undefined) return held;
  const { $schema: _, ...schema } = z.toJSONSchema(shape) as Record<string, unknown>;
  schemas.set(shape, schema);
  return schema;
}

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/**
 * A reply of a given shape, without what stands around it. What does not fit is shown to the model with what is wrong, once; then MALFORMED. Cut off: TRUNCATED. Declined: REFUSED.
 * For strict endpoints every field of `shape` is required (`nullable`, not `optional`) and objects are strict.
 */
export async function askFor<Value>(
  models: Pick<Models, 'call'>,
  request: Omit<ModelRequest, 'schema' | 'tools' | 'parallelTools'> & { name: string },
  shape: z.ZodType<Value>,
  options: ModelCallOptions,
): Promise<Value> {
  const { name, ...rest } = request;
  const schema = { name, schema: replySchema(shape) };
  const first = await models.call({ ...rest, schema }, options);
  const read = readAs(first, shape);
  if ('value' in read) return read.value;
  const messages: Message[] = [
    ...request.messages,
    { role: 'assistant', content: first.text === '' ? '(nothing)' : first.text, toolCalls: [] },
    { role: 'user', content: `That reply does not fit: ${read.fault}\nReply again, with JSON of the given shape alone.` },
  ]; // prettier-ignore
  const second = readAs(await models.call({ ...rest, messages, schema }, options), shape);
  if ('value' in second) return second.value;
  throw modelFailure('MALFORMED', `the ${request.role}'s reply does not fit, nor does its repair: ${second.fault}`);
}

/** Throws TRUNCATED and REFUSED, which no repair mends. */
export function assertWhole({ finish, text }: ModelReply): void {
  if (finish === 'LENGTH') throw modelFailure('TRUNCATED', 'the reply was cut at its limit of length');
  if (finish === 'REFUSED') throw modelFailure('REFUSED', `the model declined: ${text.slice(0, 200)}`);
}

const MOST_FAULT = 500;

function readAs<Value>(reply: ModelReply, shape: z.ZodType<Value>): { value: Value } | { fault: string } {
  assertWhole(reply);
  const json = jsonIn(reply.text);
  if (json === undefined) return { fault: 'it is no JSON' };
  const parsed = shape.safeParse(fitted(json, replySchema(shape)));
  return parsed.success ? { value: parsed.data } : { fault: z.prettifyError(parsed.error).slice(0, MOST_FAULT) };
}
