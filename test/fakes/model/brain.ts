import type { Reply } from './reply.js';
import type { WireRequest } from './request.js';

/** What a request asks for: the name of the schema, `step` where tools are offered. */
export const kindOf = ({ response_format: format, tools }: WireRequest): string =>
  format?.json_schema?.name ?? (tools ? 'step' : 'text');

interface Line {
  text: string;
  evidence: string[];
}

/** The statements that an answer may choose among, as the prompt shows them. */
export function offered({ messages }: WireRequest): { id: string; text: string; evidence: string[] }[] {
  const json = /Statements: <data>(.*)<\/data>/s.exec(messages.at(-1)?.content ?? '')?.[1] ?? '[]';
  const told = JSON.parse(json) as ({ id: string } & (Line | { lines: Line[] }))[];
  return told.map((one) => ('lines' in one ? { id: one.id, text: one.lines.map(({ text }) => text).join('\n'), evidence: one.lines.flatMap(({ evidence }) => evidence) } : one)); // prettier-ignore
}

/** An answer of all of them. */
export const tellAll = (request: WireRequest): Reply => told(offered(request));

const told = (statements: { id: string }[]): Reply => ({
  json: { sentences: statements.map(({ id }) => ({ statement: id, text: null, citations: [] })) },
});

/** The first uid of the last result, as a model copies it. */
export const seenUid = ({ messages }: WireRequest): string =>
  /"uid":"([^"]+)"/.exec(messages.findLast(({ role }) => role === 'tool')?.content ?? '')?.[1] ?? '';

/**
 * A model that does the obvious for questions with a name in «…»: it looks the name up, opens whom it finds, and answers with all that was found of them. It keeps nothing between calls.
 */
export function obvious(request: WireRequest): Reply | null {
  const asked = request.messages.map(({ content }) => content ?? '').join('\n');
  const name = /Question: .*«([^»]+)»/.exec(asked)?.[1] ?? '';
  const results = request.messages.filter(({ role }) => role === 'tool').length;
  switch (kindOf(request)) {
    case 'route':
      return { json: { reasoning: 'a name', intent: 'search_companies', confidence: 0.9 } };
    case 'categories':
      return { json: { reasoning: 'a name', categories: ['search_companies'], confidence: 0.9 } };
    case 'step':
      if (results === 0) return { calls: [{ name: 'search_companies', arguments: { query: name } }] };
      if (results === 1 && seenUid(request) !== '') return { calls: [{ name: 'get_dossier', arguments: { uid: seenUid(request) } }] }; // prettier-ignore
      return { text: 'That is enough.' };
    case 'answer': {
      const all = offered(request);
      const own = all.filter(({ text }) => text.includes(name));
      return told(own.length > 0 ? own : all);
    }
    case 'plan': {
      if (asked.includes('"tool":"get_dossier"')) return { json: { reasoning: 'enough', calls: [] } };
      const find = { id: 'find', tool: 'search_companies', arguments: JSON.stringify({ query: name }), dependsOn: [] };
      const open = { id: 'open', tool: 'get_dossier', arguments: JSON.stringify({ uid: { $from: 'find', path: 'hits.0.uid' } }), dependsOn: ['find'] };
      return { json: { reasoning: 'find, then open', calls: [find, open] } };
    }
    case 'actions': {
      if (asked.includes('"tool":"get_dossier"')) return { json: { reasoning: 'the register said it', actions: ['FINALIZE'] } };
      return { json: { reasoning: 'find, then open', actions: [`search_companies: ${name}`, 'get_dossier: whom it found first', 'FINALIZE'] } };
    }
    case 'thought': {
      const think = (kind: string, thought: string, tool: string | null, given: object | null) => ({ json: { kind, thought, tool, arguments: given === null ? null : JSON.stringify(given) } });
      const own = request.messages.at(-1)?.content ?? '';
      if (own.includes('"tool":"get_dossier"')) return think('DONE', 'the profile is there', null, null);
      if (!own.includes('"tool":"search_companies"')) return think('RETRIEVE', 'who it is', 'search_companies', { query: name });
      if (!own.includes('REASON')) return think('REASON', 'one of that name; its profile is missing', null, null);
      return think('RETRIEVE', 'its profile', 'get_dossier', { uid: /"uid":"([^"]+)"/.exec(own)?.[1] });
    }
    case 'dispatch': {
      const find = { action: 1, tool: 'search_companies', arguments: JSON.stringify({ query: /"words":"search_companies: ([^"]+)"/.exec(asked)?.[1] }) };
      return { json: { calls: [find, { action: 2, tool: 'get_dossier', arguments: JSON.stringify({ uid: { $from: 1, path: 'hits.0.uid' } }) }] } };
    }
    // Everything: which rows matter is not obvious.
    case 'distilled':
      return { json: { keep: [...asked.matchAll(/^Row (\d+): /gm)].map(([, row]) => ({ item: Number(row), quotes: [] })) } };
    case 'assessment': {
      const done = asked.includes('"tool":"get_dossier"');
      return { json: { reasoning: done ? 'the profile is there' : 'only the name is', decision: done ? 'CONTINUE' : 'CALL_DIFFERENT_TOOL', refinedQuery: done ? null : 'its profile', confidence: 0.9, parts: [{ part: 1, text: name, status: done ? 'ANSWERED' : 'OPEN', refinedQuery: null }] } };
    }
    default:
      return null;
  }
} // prettier-ignore
