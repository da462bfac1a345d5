import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphReader } from '../../engines/graph/contract.js';
import { openNeo4jReader } from '../../engines/graph/neo4j/index.js';
import { openVectorReader, openVectorWriter } from '../../engines/vector/embedded/index.js';
import { followPassages } from '../../ingest/index.js';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import { LANGUAGES, type Language } from '../../src/core/index.js';
import { toolNamed, type ToolContext, type ToolResult, type ToolRows } from '../../src/tools/index.js';
import { freePort } from '../servers/free-port.js';
import { toolContext } from './slots-support.js';
import { truthOf } from './truth.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from './world.js';

const SHELF = {
  'minutes.md': '---\ndate: 2024-03-02\ntitle: "Minutes of the board"\n---\nProject Nordwind was given up. The treasurer moved 3 million abroad.\nNobody asked the auditors.',
  'letter.txt': 'Über das Vorhaben Sonnenblick wurde nie abgestimmt.',
}; // prettier-ignore

let world: AgentWorld;
let context: ToolContext;
let neo4j: GraphReader;
/** Whether the graph is asked of a Neo4j that is not there. */
let isAway = false;

beforeAll(async () => {
  const place = { uri: `bolt://127.0.0.1:${await freePort()}`, user: 'neo4j', password: 'none', database: null };
  world = await agentWorld('documents', 12, createRulesReasoner(), {
    graph: (embedded, clock) => {
      neo4j = openNeo4jReader({ place, clock });
      return new Proxy(embedded, { get: (_, name) => (isAway ? neo4j : embedded)[name as keyof GraphReader] });
    },
  });
  for (const [name, text] of Object.entries(SHELF)) writeFileSync(join(world.folder, name), text);
  const patterns = Object.keys(SHELF).map((name) => join(world.folder, name));
  const job = await world.register.ingest.start({ kind: 'DOCUMENTS', patterns }, null, callNow());
  if ('keyReused' in job) throw new Error('no key was given');
  await world.register.idle();
  const vectors = openVectorWriter({ path: join(world.folder, 'data', 'vectors.db'), model: null });
  await followPassages({ ledger: world.register.ledger, vectors, embedder: null, cap: 1_000, call: callNow() });
  await vectors.close();
  context = {
    ...toolContext(world.graph),
    archive: world.register.archive,
    vectors: openVectorReader({ path: join(world.folder, 'data', 'vectors.db'), clock: world.clock, workers: 0 }),
    now: () => world.clock.now(),
  };
});
afterAll(async () => {
  await context.vectors.close();
  await world.close();
  await neo4j.close();
});

async function search(args: object, given: ToolContext = context) {
  const tool = toolNamed('search_documents')!;
  const result: ToolResult = await tool.run(tool.input.parse(args), given);
  if (result.rows.type !== 'PASSAGES') throw new Error(`rows of ${result.rows.type}`);
  for (const { evidence } of result.evidence) {
    if (evidence.type !== 'DOCUMENT' && evidence.type !== 'FACT') continue;
    const [text] = evidence.type === 'DOCUMENT' ? await world.register.archive.documents([evidence.documentId], callNow()) : await world.register.archive.publications([evidence.publicationId], callNow()); // prettier-ignore
    expect(text?.textHash).toBe(evidence.textHash);
    expect(text?.text.slice(evidence.span.start, evidence.span.end).startsWith(evidence.quote)).toBe(true);
    expect(evidence.quote).not.toBe('');
  }
  return result as ToolResult & { rows: Extract<ToolRows, { type: 'PASSAGES' }> };
}

describe('search_documents', () => {
  it('quotes documents by the name of their file, and says that it searched by words alone', async () => {
    const { rows, evidence, outcome } = await search({ text: 'treasurer abroad' });
    expect([outcome, rows.mode, rows.passages[0]?.label]).toEqual(['OK', 'LEXICAL', 'minutes.md']);
    expect(rows.detail).toContain('lexical');
    expect(evidence[0]?.evidence).toMatchObject({ type: 'DOCUMENT', fileName: 'minutes.md', publicationDate: '2024-03-02' }); // prettier-ignore
    expect(evidence.at(-1)?.evidence).toMatchObject({ type: 'AGGREGATE', total: rows.passages.length });
  });

  it('says of nothing found what was searched, and how', async () => {
    const { outcome, evidence } = await search({ text: 'xyqqwolp' });
    const [only] = evidence;
    expect([outcome, evidence.length, only?.evidence.type]).toEqual(['EMPTY', 1, 'ABSENCE']);
    expect(only?.evidence).toMatchObject({ complete: true });
    expect(JSON.stringify(only?.evidence)).toMatch(/DOCUMENT\|NOTICE.*mode=LEXICAL/);
  });

  it('keeps to the days asked for, and to the notices of the entity asked for', async () => {
    expect((await search({ text: 'treasurer', kinds: ['DOCUMENT'], from: '2024-03-03' })).outcome).toBe('EMPTY');
    expect((await search({ text: 'treasurer', kinds: ['DOCUMENT'], to: '2024-03-02' })).outcome).toBe('OK');
    const { name, firm } = truthOf(world.truth).plainFirms[0]!;
    const clocks = { asOf: TODAY, knownOn: TODAY };
    const found = await world.graph.search({ text: name, kinds: ['COMPANY'], canton: null, legalForm: null, status: null, clocks, offset: 0, limit: 1 }, callNow()); // prettier-ignore
    const uid = found.hits[0]!.uid;
    const own = await search({ text: name, uid, limit: 50 });
    const page = await world.graph.events({ companyUids: [uid], knownOn: TODAY }, 'PUBLICATION_DATE_DESC', { first: 200, after: null }, callNow()); // prettier-ignore
    const events = new Set(page.rows.map(({ event }) => event.uid));
    expect([firm, own.outcome, own.rows.kinds]).toEqual([firm, 'OK', ['NOTICE']]);
    for (const { sourceUid } of own.rows.passages) expect(events.has(sourceUid)).toBe(true);
  });

  it('knows no document before its day', async () => {
    const early = { ...context, clocks: { asOf: TODAY, knownOn: '2024-03-01' } };
    expect((await search({ text: 'treasurer', kinds: ['DOCUMENT'] }, early)).outcome).toBe('EMPTY');
  });
});

const QUESTIONS: Record<Language, [(words: string) => string, string]> = {
  de: [(words) => `Was steht in den Dokumenten über «${words}»?`, 'nur nach Wörtern'],
  fr: [(words) => `Que disent les documents sur «${words}» ?`, 'par mots seulement'],
  it: [(words) => `Cosa dicono i documenti su «${words}»?`, 'solo per parole'],
  en: [(words) => `What do the documents say about ${words}?`, 'by words alone'],
};

describe.each(LANGUAGES)('documents asked for in %s', (language) => {
  const [question, byWords] = QUESTIONS[language];

  it('are quoted with their file, in a sentence that its own citation carries', async () => {
    const { run, nodes } = await world.ask(question('Nordwind'), { language });
    expect(nodes.filter(({ event }) => event.kind === 'SentenceCut')).toEqual([]);
    expect(run.outcome).toBe('ANSWERED');
    expect(run.answer?.markdown).toContain('Minutes of the board (minutes.md)');
    expect(run.answer?.markdown).toContain('Project Nordwind was given up.');
    expect(run.answer?.markdown).not.toContain(byWords);
    expect(run.answer?.evidence.map(({ type }) => type)).toEqual(['DOCUMENT']);
  });

  it('are searched while the graph does not answer', async () => {
    isAway = true;
    const { run } = await world.ask(question('Nordwind'), { language }).finally(() => void (isAway = false));
    expect(run.outcome).toBe('ANSWERED');
    expect(run.answer?.markdown).toContain('Project Nordwind was given up.');
  });

  it('that say nothing are no proof: the answer says how it searched', async () => {
    const { run } = await world.ask(question('Xyqqwolp'), { language });
    expect(run.outcome).toBe('NONE_HELD');
    expect(run.answer?.markdown).toContain(byWords);
    expect(run.answer?.evidence.map(({ type }) => type)).toEqual(['ABSENCE']);
  });
});
