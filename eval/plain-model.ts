/**
 * A model in this process that does the plain thing and knows nothing: it looks up the name that a question shows by its capitals, opens whom it finds, and answers with all
 * that was found. Without a key it shows what each profile makes of the same replies; it says nothing of what a real model would do.
 */
import type { ModelRequest, Models } from '../src/llm/index.js';

const USAGE = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, estimated: true };
const NAME = /\p{Lu}[\p{L}\p{N}.&'’-]*(?:\s+(?:&|\p{Lu}[\p{L}\p{N}.&'’-]*))*/gu;

export const plainModels: Models = {
  call(request, { report }) {
    const reply = replyTo(request);
    const toolCalls = 'call' in reply ? [{ id: `call_${request.messages.length}`, name: reply.call.name, arguments: JSON.stringify(reply.call.given) }] : [];
    report({ role: request.role, model: 'plain', usage: USAGE, cost: null, attempts: 1, durationMs: 0, error: null });
    const text = 'json' in reply ? JSON.stringify(reply.json) : 'That is enough.';
    return Promise.resolve({ text, toolCalls, finish: toolCalls.length > 0 ? 'TOOLS' : 'STOP', usage: USAGE });
  },
  settingsOf: () => 'plain',
  probe: () => Promise.resolve([]),
}; // prettier-ignore

type Said = { json: unknown } | { call: { name: string; given: object } } | { text: string };

function replyTo({ messages, schema }: ModelRequest): Said {
  const texts = messages.map(({ content }) => content ?? '');
  const all = texts.join('\n');
  const name = nameIn(/^Question: (.*)$/m.exec(all)?.[1] ?? '');
  const search = { query: name };
  const open = { uid: { $from: 'find', path: 'hits.0.uid' } };
  const opened = all.includes('"tool":"get_dossier"');
  switch (schema?.name) {
    case undefined: {
      const results = messages.filter(({ role }) => role === 'tool').map(({ content }) => content ?? '');
      const uid = /"uid":"([^"]+)"/.exec(results.at(-1) ?? '')?.[1];
      if (results.length === 0) return { call: { name: 'search_companies', given: search } };
      return results.length === 1 && uid !== undefined ? { call: { name: 'get_dossier', given: { uid } } } : { text: '' };
    }
    case 'route':
      return { json: { reasoning: 'a name', intent: 'all_tools', confidence: 0.5 } };
    case 'categories':
      return { json: { reasoning: 'a name', categories: ['search_companies'], confidence: 0.5 } };
    case 'plan':
      return { json: { reasoning: 'find, then open', calls: opened ? [] : [{ id: 'find', tool: 'search_companies', arguments: JSON.stringify(search), dependsOn: [] }, { id: 'open', tool: 'get_dossier', arguments: JSON.stringify(open), dependsOn: ['find'] }] } };
    case 'actions':
      return { json: { reasoning: 'find, then open', actions: opened ? ['FINALIZE'] : [`search_companies: ${name}`, 'get_dossier: whom it found first', 'FINALIZE'] } };
    case 'dispatch':
      return { json: { calls: [{ action: 1, tool: 'search_companies', arguments: JSON.stringify({ query: /"words":"search_companies: ([^"]+)"/.exec(all)?.[1] ?? name }) }, { action: 2, tool: 'get_dossier', arguments: JSON.stringify({ uid: { $from: 1, path: 'hits.0.uid' } }) }] } };
    case 'assessment':
      return { json: { reasoning: 'as far as it goes', decision: opened ? 'CONTINUE' : 'CALL_DIFFERENT_TOOL', refinedQuery: null, confidence: 0.5, parts: [] } };
    case 'distilled':
      return { json: { keep: [] } };
    case 'answer': {
      const offered = JSON.parse(/Statements: <data>(.*)<\/data>/s.exec(texts.at(-1) ?? '')?.[1] ?? '[]') as { id: string }[];
      return { json: { sentences: offered.map(({ id }) => ({ statement: id, text: null, citations: [] })) } };
    }
    default:
      return { text: '' };
  }
} // prettier-ignore

/** The longest stretch of capitalised words; the first word of the question is capitalised for no reason. */
function nameIn(question: string): string {
  const quoted = /[«„“"]([^»“”"]+)[»“”"]/.exec(question)?.[1];
  const found = (quoted === undefined ? [...question.slice(1).matchAll(NAME)].map(([text]) => text) : [quoted]).filter((text) => text.length > 1);
  return found.sort((a, b) => b.length - a.length)[0] ?? question.slice(0, 60);
} // prettier-ignore
