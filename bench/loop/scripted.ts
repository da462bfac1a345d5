/** What both sides of the measurement are told: one question, three calls of tools, one answer. */
import type { ModelReply, ModelRequest, Models } from '../../src/llm/index.js';

/** The run as Dossier's model met it, for a model elsewhere to say the same of the same. */
export interface Script {
  question: string;
  /** The prompt that asks for steps. */
  system: string;
  tools: {
    name: string;
    arguments: object;
    /** As the model is shown it. */
    result: string;
    /** What Dossier's log keeps of it beside: its rows and evidence. */
    kept: object;
  }[];
  /** All tools that the prompt offers. */
  offered: { name: string; description: string; parameters: object }[];
  /** What is said once there is enough. */
  answer: string;
}

const USAGE = { inputTokens: 1_000, cachedInputTokens: 0, outputTokens: 20, estimated: false };

const seenUid = (text: string): string => /"uid":"([^"]+)"/.exec(text)?.[1] ?? '';
const askedIn = (messages: ModelRequest['messages']): string =>
  /Question: .*«([^»]+)»/.exec(messages.map(contentOf).join('\n'))?.[1] ?? '';
const contentOf = (message: ModelRequest['messages'][number] | undefined): string => message?.content ?? '';

/** A model that finds the firm in «…», opens it and reads its history, then answers with all that is offered: at once, in this process. It sees each request in `heard`. */
export function scriptedModels(heard: (request: ModelRequest, reply: ModelReply) => void = () => undefined): Models {
  return {
    call(request, { report, spending }) {
      const { json, call } = replyTo(request);
      const text = json === undefined ? (call === null ? 'That is enough.' : '') : JSON.stringify(json);
      const results = request.messages.filter(({ role }) => role === 'tool').length;
      const toolCalls = call === null ? [] : [{ id: `call_${results}`, name: call.name, arguments: JSON.stringify(call.arguments) }];
      const reply: ModelReply = { text, toolCalls, finish: call === null ? 'STOP' : 'TOOLS', usage: USAGE };
      spending.tokens += USAGE.inputTokens + USAGE.outputTokens;
      report({ role: request.role, model: 'scripted', usage: USAGE, cost: null, attempts: 1, durationMs: 0, error: null });
      heard(request, reply);
      return Promise.resolve(reply);
    },
    settingsOf: () => 'scripted',
    probe: () => Promise.resolve([]),
  };
} // prettier-ignore

function replyTo({ messages, schema }: ModelRequest): { json?: unknown; call: { name: string; arguments: object } | null } {
  const last = contentOf(messages.at(-1));
  if (schema?.name === 'route') return { json: { reasoning: 'a name', intent: 'get_node_history', confidence: 0.9 }, call: null };
  if (schema?.name === 'answer') {
    const offered = JSON.parse(/Statements: <data>(.*)<\/data>/s.exec(last)?.[1] ?? '[]') as { id: string }[];
    return { json: { sentences: offered.slice(0, 5).map(({ id }) => ({ statement: id, text: null, citations: [] })) }, call: null };
  }
  const results = messages.filter(({ role }) => role === 'tool').map(contentOf);
  switch (results.length) {
    case 0:
      return { call: { name: 'search_companies', arguments: { query: askedIn(messages) } } };
    case 1:
    case 2:
      return { call: { name: results.length === 1 ? 'get_dossier' : 'get_node_history', arguments: { uid: seenUid(results[0]!) } } };
    default:
      return { call: null };
  }
} // prettier-ignore
