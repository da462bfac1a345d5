import type { ChatCompletionCreateParamsBase, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { sha256Hex } from '../../core/index.js';
import type { Message, ModelRequest } from '../contract.js';
import type { ModelSettings, RoleSettings } from '../settings.js';

type Capabilities = Pick<ModelSettings, 'structured' | 'parallelTools'>;

/** The request's body but for `stream`. Keys stand in the order in which they change least: caches match prefixes. */
export function bodyOf(
  request: ModelRequest,
  model: string,
  { temperature, maxOutputTokens, limitField }: RoleSettings,
  capabilities: Capabilities,
): ChatCompletionCreateParamsBase {
  const { tools = [], parallelTools = false, schema } = request;
  const { structured } = capabilities;
  const told = schema !== undefined && structured !== 'strict' ? inWords(request.messages, schema.schema) : request.messages; // prettier-ignore
  return {
    model,
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description, parameters }) => ({
            type: 'function' as const,
            function: { name, description, parameters: { ...parameters } },
          })),
          ...(capabilities.parallelTools ? { parallel_tool_calls: parallelTools } : {}),
        }),
    messages: told.map(messageOf),
    ...(schema === undefined || structured === 'text'
      ? {}
      : {
          response_format:
            structured === 'strict'
              ? { type: 'json_schema' as const, json_schema: { name: schema.name, strict: true, schema: { ...schema.schema } } } // prettier-ignore
              : { type: 'json_object' as const },
        }),
    ...(temperature === null ? {} : { temperature }),
    [limitField]: maxOutputTokens,
  };
}

function messageOf(message: Message): ChatCompletionMessageParam {
  switch (message.role) {
    case 'system':
    case 'user':
      return message;
    case 'tool':
      return { role: 'tool', tool_call_id: wireId(message.toolCallId), content: message.content };
    case 'assistant':
      return {
        role: 'assistant',
        content: message.content,
        ...(message.toolCalls.length === 0
          ? {}
          : {
              tool_calls: message.toolCalls.map(({ id, name, arguments: given }) => ({
                id: wireId(id),
                type: 'function' as const,
                function: { name, arguments: given },
              })),
            }),
      };
  }
}

/** Mistral's models refuse the id of a call that is not of nine letters and digits; others take any. */
const wireId = (id: string): string => (/^[a-zA-Z0-9]{9}$/.test(id) ? id : sha256Hex(id).slice(0, 9));

/** For endpoints without strict schemas: the shape in words, at the end of what stays the same. */
function inWords(messages: readonly Message[], schema: object): readonly Message[] {
  const words = `Reply with one JSON object alone, no fence, that fits this JSON Schema: ${JSON.stringify(schema)}`;
  const [first, ...rest] = messages;
  if (first?.role !== 'system') return [{ role: 'system', content: words }, ...messages];
  return [{ role: 'system', content: `${first.content}\n\n${words}` }, ...rest];
}
