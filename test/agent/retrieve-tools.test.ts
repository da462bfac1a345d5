import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meaningBy, type Meaning } from '../../src/agent/likeness.js';
import { offeredTools, retrieveTools } from '../../src/agent/rounds/retrieve-tools.js';
import { PROFILE_ROWS } from '../../src/agent/profiles.js';
import { Recorder } from '../../src/agent/recordings/recorder.js';
import { BLANK_FRAME } from '../../src/agent/blank-frame.js';
import { TOOLS, type Tool } from '../../src/tools/index.js';
import type { TraceEvent } from '../../src/trace/index.js';
import { callNow } from './world.js';

const WORDS = meaningBy(null, { call: callNow(), now: () => 0 });
const names = (tools: readonly Tool[]) => tools.map(({ name }) => name);

/** A model of meaning that holds this tool nearest, then the others as they are listed. */
const nearest = (name: string): Meaning => ({
  modelHash: 'test',
  vectorsOf: async (texts) =>
    texts.map((text, at) => {
      const near = text.startsWith(name.replaceAll('_', ' ')) || texts.length === 1 ? 0 : 0.1 + at / 100;
      return new Float32Array([Math.cos(near), Math.sin(near)]);
    }),
});

it.each([
  ['Welche Zweigniederlassungen hat die Firma?', 'list_relations'],
  ["Qui siège au conseil d'administration ?", 'list_mandates'],
  ['Quante società sono fallite nel 2020?', 'count_entities_by_event'],
  ['What does the annual report say?', 'search_documents'],
  ['Fais une requête sur le graphe', 'execute_custom_cypher'],
])('takes whatever a word of the question calls for: %s', async (question, tool) => {
  const { by, forced } = await retrieveTools(question, TOOLS, WORDS);
  expect(by).toBe('WORDS');
  expect(names(forced)).toContain(tool);
  expect(names(forced)).toContain('search_companies');
});

it('a keyword is one word, as words of a question are', () => {
  const keywords = TOOLS.flatMap((tool) => (tool.keywords === 'ALWAYS' ? [] : tool.keywords));
  expect(keywords.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([]);
});

it('takes the nearest half of the others by meaning, nearest first', async () => {
  const { by, ranked, leftOut } = await retrieveTools('Nirgendwo?', TOOLS, nearest('find_path'));
  expect(by).toBe('MEANING');
  expect(ranked[0]?.name).toBe('find_path');
  expect(ranked).toHaveLength(Math.ceil(TOOLS.length / 2));
  expect(leftOut.length).toBeGreaterThan(0);
});

it('loses and doubles no tool, and leaves out none for no reason', async () => {
  const sentence = fc.string({ maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(sentence, fc.subarray([...TOOLS]), async (question, tools) => {
      const { forced, ranked, leftOut } = await retrieveTools(question, tools, WORDS);
      expect(names([...forced, ...ranked, ...leftOut]).sort()).toEqual(names(tools).sort());
      const isCalled = forced.some(({ keywords }) => keywords !== 'ALWAYS');
      if (!isCalled && ranked.length === 0) expect(leftOut).toEqual([]);
    }),
  );
});

it('offers what was left out once a critic asks for another tool, and never narrows what a reading chose', async () => {
  const logged: TraceEvent[] = [];
  const recorder = new Recorder({ keep: () => undefined });
  const options = { profile: PROFILE_ROWS.DAG, recorder, meaning: WORDS, writer: { log: (event: TraceEvent) => void logged.push(event) } }; // prettier-ignore
  const route = { intent: 'all_tools' as const, confidence: 1, reasoning: '', frames: [], refused: [] };
  const offered = await offeredTools('Welche Filialen?', route, TOOLS, options);
  expect(offered([]).length).toBeLessThan(TOOLS.length);
  const decided = { reasoning: '', confidence: 1, refinedQuery: null };
  expect(offered([{ decision: 'RETRY_WITH_REFINEMENT', ...decided }])).toEqual(offered([]));
  expect(offered([{ decision: 'CALL_DIFFERENT_TOOL', ...decided }])).toBe(TOOLS);
  expect(logged).toMatchObject([{ kind: 'ToolsRetrieved', by: 'WORDS' }]);
  const read = await offeredTools(
    'Welche Filialen?',
    { ...route, frames: [{ ...BLANK_FRAME, language: 'de' }] },
    TOOLS,
    options,
  );
  expect(read([])).toBe(TOOLS);
  const all = await offeredTools('Welche Filialen?', route, TOOLS, { ...options, profile: PROFILE_ROWS.GUIDED });
  expect(all([])).toBe(TOOLS);
  expect(logged).toHaveLength(1);
});

it('goes by words where the model fails or keeps a run waiting', async () => {
  const broken = { model: { id: 'x', dimensions: 2, hash: 'x' }, embed: () => Promise.reject(new Error('gone')), close: async () => {} }; // prettier-ignore
  const { by } = await retrieveTools('Filialen?', TOOLS, meaningBy(broken, { call: callNow(), now: () => 0 }));
  expect(by).toBe('WORDS');
});
