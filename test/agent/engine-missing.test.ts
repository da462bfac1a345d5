/** An engine whose server does not answer: what needs it says so, and everything else goes on. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GraphReader } from '../../engines/graph/contract.js';
import { openNeo4jReader } from '../../engines/graph/neo4j/index.js';
import { openVectorReader } from '../../engines/vector/qdrant/index.js';
import type { VectorReader } from '../../engines/vector/contract.js';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import { LANGUAGES, systemClock, type Language } from '../../src/core/index.js';
import { toolNamed } from '../../src/tools/index.js';
import { freePort } from '../servers/free-port.js';
import { toolContext } from './slots-support.js';
import { truthOf } from './truth.js';
import { agentWorld, eventsOf, type AgentWorld } from './world.js';

let world: AgentWorld;
let vectors: VectorReader;
let neo4j: GraphReader;
/** Questions to the graph that go to a Neo4j which is not there. */
let awayFor: (question: string) => boolean = () => false;

beforeAll(async () => {
  const settings = { apiKey: null, collection: 'dossier', shardNumber: 1, replicationFactor: 1, writeConsistencyFactor: 1, quantization: 'none' } as const; // prettier-ignore
  vectors = openVectorReader({ settings: { ...settings, url: `http://127.0.0.1:${await freePort()}` }, clock: systemClock }); // prettier-ignore
  const place = { uri: `bolt://127.0.0.1:${await freePort()}`, user: 'neo4j', password: 'none', database: null };
  world = await agentWorld('engine missing', 12, createRulesReasoner(), {
    vectors,
    graph: (embedded, clock) => {
      neo4j = openNeo4jReader({ place, clock });
      return new Proxy(embedded, { get: (_, name) => (awayFor(String(name)) ? neo4j : embedded)[name as keyof GraphReader] }); // prettier-ignore
    },
  });
});
afterAll(async () => {
  await world.close();
  await vectors.close();
  await neo4j.close();
});

const QUESTIONS: Record<Language, [(words: string) => string, string]> = {
  de: [(words) => `Was steht in den Dokumenten über «${words}»?`, 'Dokumente wurden nicht durchsucht: Qdrant antwortet nicht.'],
  fr: [(words) => `Que disent les documents sur «${words}» ?`, 'Les documents n’ont pas été consultés : Qdrant ne répond pas.'],
  it: [(words) => `Cosa dicono i documenti su «${words}»?`, 'I documenti non sono stati consultati: Qdrant non risponde.'],
  en: [(words) => `What do the documents say about ${words}?`, 'Documents were not searched: Qdrant does not answer.'],
}; // prettier-ignore

describe('search_documents without the vector engine’s server', () => {
  it('finds notices by their words, and says what it did not search', async () => {
    const tool = toolNamed('search_documents')!;
    const context = { ...toolContext(world.graph), archive: world.register.archive, vectors, now: () => world.clock.now() }; // prettier-ignore
    const { name } = truthOf(world.truth).plainFirms[0]!;
    const { rows, complete, outcome } = await tool.run(tool.input.parse({ text: name }), context);
    expect(rows).toMatchObject({ type: 'PASSAGES', mode: 'LEXICAL', missing: 'Qdrant', noDocuments: false });
    expect([outcome, complete]).toEqual(['OK', false]);
    const documents = await tool.run(tool.input.parse({ text: name, kinds: ['DOCUMENT'] }), context);
    expect([documents.outcome, documents.complete, documents.evidence[0]?.evidence]).toMatchObject(['EMPTY', false, { complete: false }]); // prettier-ignore
  });

  it.each(LANGUAGES)('is told in %s, and is no proof that there is nothing', async (language) => {
    const [question, told] = QUESTIONS[language];
    const { run, nodes } = await world.ask(question('Xyqqwolp'), { language });
    expect(nodes.filter(({ event }) => event.kind === 'SentenceCut')).toEqual([]);
    // It was said that nobody held anything.
    expect(run.outcome).toBe('UNAVAILABLE');
    expect(run.answer?.markdown).toContain(told);
    expect(run.answer?.evidence.some((evidence) => evidence.type === 'ABSENCE' && evidence.complete)).toBe(false);
  });

  it('keeps no other question from its answer', async () => {
    const { name } = truthOf(world.truth).plainFirms[0]!;
    const { run } = await world.ask(`Wer ist im Verwaltungsrat der ${name}?`, { language: 'de' });
    expect(['ANSWERED', 'NONE_HELD']).toContain(run.outcome);
    expect(run.answer?.markdown).not.toContain('Qdrant');
  });
});

const OFFICERS: Record<Language, [(name: string) => string, string]> = {
  de: [(name) => `Wer ist im Verwaltungsrat der ${name}?`, '(Neo4j antwortet nicht)'],
  fr: [(name) => `Qui est au conseil d’administration de ${name} ?`, '(Neo4j ne répond pas)'],
  it: [(name) => `Chi è nel consiglio di amministrazione di ${name}?`, '(Neo4j non risponde)'],
  en: [(name) => `Who is on the board of ${name}?`, '(Neo4j does not answer)'],
};

describe('a question whose graph stops answering', () => {
  afterEach(() => void (awayFor = () => false));

  // It was said to be `not in the register`.
  it.each(LANGUAGES)('when the firm is found ends UNAVAILABLE, and names the engine in %s', async (language) => {
    const [question, told] = OFFICERS[language];
    awayFor = (name) => name.startsWith('mandates');
    const { run, nodes } = await world.ask(question(truthOf(world.truth).plainFirms[0]!.name), { language });
    expect([run.status, run.outcome]).toEqual(['FINISHED', 'UNAVAILABLE']);
    expect(run.answer?.markdown).toContain(told);
    expect(run.answer?.evidence).toEqual([]);
    expect(eventsOf(nodes, 'DecisionMade')).toMatchObject([{ decision: 'INSUFFICIENT_DATA', reasoning: 'what would tell could not be asked' }]); // prettier-ignore
    expect(eventsOf(nodes, 'SentenceCut')).toEqual([]);
  });

  it('for one of two firms is no denial, though nobody is entered in the other', async () => {
    const names = truthOf(world.truth).plainFirms.map(({ name }) => name);
    const audits: string[] = [];
    for (const name of names)
      audits.push((await world.ask(`Wer ist Revisionsstelle der ${name}?`, { language: 'de' })).run.outcome ?? '');
    const empty = names[audits.indexOf('NONE_HELD')];
    expect(empty).toBeDefined();
    const other = names.find((name) => name !== empty);
    let asked = 0;
    awayFor = (name) => name.startsWith('mandates') && ++asked > 1;
    const { run } = await world.ask(`Wer ist Revisionsstelle der ${empty} und der ${other}?`, { language: 'de' });
    expect(asked).toBeGreaterThan(1);
    expect(['UNAVAILABLE', 'PARTLY_ANSWERED']).toContain(run.outcome);
  });

  it('before it is read ends as failed, and says why', async () => {
    awayFor = () => true;
    const { nodes } = await world.ask(OFFICERS.de[0](truthOf(world.truth).plainFirms[0]!.name), { language: 'de' });
    expect(eventsOf(nodes, 'RunFailed')).toMatchObject([{ reason: 'ENGINE_UNAVAILABLE', message: expect.stringMatching(/^Neo4j /) }]); // prettier-ignore
  });
});
