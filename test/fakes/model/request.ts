/** What the real endpoint refuses with 400, refused here with the field at fault: chat completions as documented by OpenAI. */

export interface WireCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}
export interface WireMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string | null;
  tool_calls?: WireCall[];
  tool_call_id?: string;
}
export interface WireTool {
  type: 'function';
  function: { name: string; description?: string; parameters?: Record<string, unknown>; strict?: boolean };
}
export interface WireRequest {
  model: string;
  messages: WireMessage[];
  tools?: WireTool[];
  parallel_tool_calls?: boolean;
  response_format?: { type: string; json_schema?: { name: string; strict?: boolean; schema: Record<string, unknown> } };
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
}

const FIELDS = ['model', 'messages', 'tools', 'tool_choice', 'parallel_tool_calls', 'response_format', 'stream', 'stream_options', 'temperature', 'max_tokens', 'max_completion_tokens']; // prettier-ignore
const NAME = /^[a-zA-Z0-9_-]{1,64}$/;
const MOST_TOOLS = 128;
const MOST_DESCRIPTION = 1_024;

class Refused extends Error {}
function demand(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Refused(what);
}

/** Null: the real endpoint would take it; else what it would say. `contextCharacters`: what the model's window holds. */
export function refusalOf(body: unknown, models: readonly string[], contextCharacters: number): string | null {
  try {
    check(body, models, contextCharacters);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

function check(body: unknown, models: readonly string[], contextCharacters: number): void {
  demand(isRecord(body), 'the body is no object');
  for (const field of Object.keys(body)) demand(FIELDS.includes(field), `Unrecognized request argument: ${field}`);
  const request = body as unknown as WireRequest;
  demand(models.includes(request.model), `The model \`${request.model}\` does not exist`);
  demand(!('stream_options' in body) || request.stream === true, 'stream_options only with stream');
  demand(!('max_tokens' in body && 'max_completion_tokens' in body), 'max_tokens and max_completion_tokens');
  for (const limit of [request.max_tokens, request.max_completion_tokens])
    demand(limit === undefined || (Number.isInteger(limit) && limit > 0), 'the limit is no whole number above 0');
  const { temperature = 1 } = request;
  demand(typeof temperature === 'number' && temperature >= 0 && temperature <= 2, 'temperature: 0 to 2');
  const length = JSON.stringify([request.messages, request.tools ?? []]).length;
  demand(length <= contextCharacters, `context_length_exceeded: ${length} of ${contextCharacters} characters`);
  checkMessages(request.messages);
  checkTools(request);
  checkFormat(request);
}

function checkMessages(messages: unknown): void {
  demand(Array.isArray(messages) && messages.length > 0, 'messages: too short');
  let open: string[] = [];
  for (const [at, message] of (messages as WireMessage[]).entries()) {
    const where = `messages[${at}]`;
    demand(isRecord(message), `${where} is no object`);
    demand(['system', 'user', 'assistant', 'tool'].includes(message.role), `${where}.role: ${message.role}`);
    if (message.role === 'tool') {
      demand(typeof message.content === 'string', `${where}.content is no string`);
      demand(open.includes(message.tool_call_id ?? ''), `${where}.tool_call_id answers no call`);
      open = open.filter((id) => id !== message.tool_call_id);
      continue;
    }
    demand(open.length === 0, `tool_call_ids without an answer: ${open.join(', ')}`);
    const calls = message.tool_calls ?? [];
    demand(message.role === 'assistant' || calls.length === 0, `${where}.tool_calls of ${message.role}`);
    demand(!('tool_calls' in message) || calls.length > 0, `${where}.tool_calls is empty`);
    demand(typeof message.content === 'string' || (message.content === null && calls.length > 0), `${where}.content is missing`); // prettier-ignore
    for (const call of calls) {
      demand(NAME.test(call.function.name), `${where}: function name ${call.function.name}`);
      demand(typeof call.function.arguments === 'string', `${where}: arguments are no string`);
      demand(call.id !== '' && !open.includes(call.id), `${where}: call id ${call.id} twice or empty`);
      open.push(call.id);
    }
  }
  demand(open.length === 0, `tool_call_ids without an answer: ${open.join(', ')}`);
}

function checkTools({ tools, parallel_tool_calls: parallel }: WireRequest): void {
  demand(parallel === undefined || tools !== undefined, 'parallel_tool_calls only with tools');
  if (tools === undefined) return;
  demand(tools.length > 0 && tools.length <= MOST_TOOLS, `tools: ${tools.length}`);
  const names = tools.map((tool) => tool.function.name);
  demand(new Set(names).size === names.length, 'tools: a name twice');
  for (const { function: offered } of tools) {
    demand(NAME.test(offered.name), `tools: name ${offered.name}`);
    demand((offered.description ?? '').length <= MOST_DESCRIPTION, `tools: description of ${offered.name} too long`);
    demand(isRecord(offered.parameters) && offered.parameters['type'] === 'object', `tools: parameters of ${offered.name}`); // prettier-ignore
    if (offered.strict === true) checkStrict(offered.parameters, offered.name);
  }
}

function checkFormat({ response_format: format, messages }: WireRequest): void {
  if (format === undefined || format.type === 'text') return;
  if (format.type === 'json_object') {
    const said = messages.some(({ content }) => /json/i.test(content ?? ''));
    demand(said, "'messages' must contain the word 'json' in some form");
    return;
  }
  demand(format.type === 'json_schema' && format.json_schema !== undefined, `response_format: ${format.type}`);
  const { name, strict, schema } = format.json_schema;
  demand(NAME.test(name), `response_format: name ${name}`);
  demand(schema['type'] === 'object', 'response_format: the root is no object');
  if (strict === true) checkStrict(schema, name);
}

const KEYWORDS = ['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'const', 'anyOf', '$ref', '$defs', 'description', 'pattern', 'format', 'minimum', 'maximum', 'minItems', 'maxItems']; // prettier-ignore

/** The strict subset: closed objects, every property required, known keywords alone. */
function checkStrict(schema: unknown, where: string): void {
  demand(isRecord(schema), `Invalid schema at ${where}`);
  for (const keyword of Object.keys(schema))
    demand(KEYWORDS.includes(keyword), `Invalid schema at ${where}: '${keyword}' is not permitted`);
  const properties = (schema['properties'] ?? {}) as Record<string, unknown>;
  if (schema['type'] === 'object') {
    demand(
      schema['additionalProperties'] === false,
      `Invalid schema at ${where}: 'additionalProperties' must be false`,
    );
    const required = (schema['required'] ?? []) as string[];
    for (const key of Object.keys(properties)) demand(required.includes(key), `Invalid schema at ${where}: 'required' lacks ${key}`); // prettier-ignore
  }
  for (const [key, value] of Object.entries(properties)) checkStrict(value, `${where}.${key}`);
  if (schema['type'] === 'array') checkStrict(schema['items'], `${where}[]`);
  for (const option of (schema['anyOf'] ?? []) as unknown[]) checkStrict(option, where);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
