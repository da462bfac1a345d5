import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countingCalls } from '../support/counting.js';
import { smallRegister, startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
let calls: Map<string, number>;
let uids: string[];

beforeAll(async () => {
  server = await startTestServer({
    items: smallRegister(600),
    wrap(services) {
      const counted = countingCalls(services);
      calls = counted.calls;
      return counted.services;
    },
  });
  const top = await server.query<{ topEntities: { rows: { entity: { uid: string } }[] } }>(
    '{ topEntities(kind: COMPANY, metric: MANDATES, first: 40) { rows { entity { ... on Company { uid } } } } }',
  );
  uids = top.topEntities.rows.map((row) => row.entity.uid);
  expect(uids.length).toBe(40);
});
afterAll(() => server.close());
beforeEach(() => calls.clear());

const PERSON = 'uid hubKeys at { name residence proof { quote } } mentions(first: 3) { name proof { number quote } }';
const MANDATE = `role holds details { name } proofs { number quote publicationDate sourceUrl textHash }
  holder { __typename ... on Person { ${PERSON} mandates(options: { first: 5 }) { edges { node { uid } } }
    events(options: { first: 3 }) { edges { node { number fullText sourceUrl } } } identity { possiblySame { person { uid } } } }
    ... on Company { companyAt: at { name proofs { quote } } mandatesHeld(options: { first: 3 }) { edges { node { uid } } } } }
  company { uid at { name status proofs { quote } } history { name from { date } proofs { quote } } relations { kind proofs { quote } }
    events(options: { first: 3 }) { edges { node { number edges { kind entity { __typename } } involved { uid } } } } }`;

/** Asks for the first `n` of something, and gives how many calls each engine method took. */
async function callsFor(query: string, variables: Record<string, unknown>): Promise<[Record<string, number>, unknown]> {
  calls.clear();
  const data = await server.query<Record<string, unknown>>(query, variables);
  return [Object.fromEntries(calls), data];
}

function rowsOf(data: unknown): number {
  return JSON.stringify(data).split('"role"').length - 1;
}

describe('engine calls', () => {
  it('of 20 mandates, with holders, firms, states, quotes, lists and histories, are those of one', async () => {
    const query = `query ($uids: [ID!]!, $first: Int!) { mandates(companyUids: $uids, options: { first: $first }) {
      ... on MandateConnection { edges { node { ${MANDATE} } } } } }`;
    const [one, few] = await callsFor(query, { uids, first: 1 });
    const [twenty, many] = await callsFor(query, { uids, first: 20 });
    expect(rowsOf(few)).toBe(1);
    expect(rowsOf(many)).toBe(20);
    for (const [name, count] of Object.entries(twenty)) {
      // A field costs one call wherever it stands; holders of both kinds may stand where one stood.
      expect(count, `${name}: ${JSON.stringify(twenty)}`).toBeLessThanOrEqual(Math.max(2, (one[name] ?? 1) + 1));
    }
    const total = (record: Record<string, number>) => Object.values(record).reduce((sum, count) => sum + count, 0);
    expect(total(twenty)).toBeLessThanOrEqual(20);
  });

  it('of quotes go to the archive in one batch a level', async () => {
    const query = `query ($uids: [ID!]!) { mandates(companyUids: $uids, options: { first: 20 }) {
      ... on MandateConnection { edges { node { role proofs { number quote publicationDate sourceUrl } } } } } }`;
    const [counted, data] = await callsFor(query, { uids });
    expect(rowsOf(data)).toBe(20);
    expect(counted).toEqual({ 'graph.nodes': 1, 'graph.mandates': 1, 'archive.publications': 1 });
  });

  it.each([
    ['at { name }', 'graph.companyStates'],
    ['label at { name }', 'graph.companyStates'],
    ['history { name }', 'graph.companyHistories'],
    ['mandates(options: { first: 3 }) { edges { node { uid } } }', 'graph.mandatesOf'],
    ['mandatesHeld(options: { first: 3 }) { edges { node { uid } } }', 'graph.mandatesOf'],
    ['events(options: { first: 3 }) { edges { node { number } } }', 'graph.eventsOf'],
    ['relations { kind }', 'graph.relations'],
  ])('of 40 firms’ %s are one', async (field, method) => {
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Company { ${field} } } }`;
    expect((await callsFor(query, { ids: uids }))[0]).toEqual({ 'graph.nodes': 1, [method]: 1 });
  });

  it('of 40 ids that nobody has are two', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `pe_${String(index).padStart(16, '0')}_1`);
    const [counted] = await callsFor('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Failure { code } } }', { ids });
    expect(counted).toEqual({ 'graph.nodes': 1, 'archive.mentions': 1 });
  });

  it('of the same field under two dates are two, not one a row', async () => {
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Company { now: at { name } then: at(asOf: "2020-01-01") { name } } } }`;
    expect((await callsFor(query, { ids: uids }))[0]).toEqual({ 'graph.nodes': 1, 'graph.companyStates': 2 });
  });

  it('of a search with states, a network with events and a screening do not grow with their rows', async () => {
    const search = `query ($first: Int!) { entities(search: "a", first: $first) { ... on EntityConnection { edges { node { entity {
      ... on Company { uid at { name } } ... on Person { uid personAt: at { name } } } } } } } }`;
    const [few] = await callsFor(search, { first: 2 });
    const [many] = await callsFor(search, { first: 40 });
    expect(Object.keys(many).every((name) => (many[name] ?? 0) <= Math.max(1, few[name] ?? 1))).toBe(true);
    const network = `query ($uids: [ID!]!) { network(uids: $uids, depth: 2, limit: 60, withEvents: true) { ... on Network {
      nodes { entity { ... on Company { uid at { name } } ... on Person { uid personAt: at { name } } } } events { number } } } }`;
    const [drawn] = await callsFor(network, { uids: uids.slice(0, 20) });
    expect(Object.values(drawn).every((count) => count <= 2)).toBe(true);
    const screen =
      'query ($s: [ScreenSubject!]!) { screen(subjects: $s) { matches { entity { ... on Company { uid at { name } } } } } }';
    const s = Array.from({ length: 40 }, (_, index) => ({ name: `Muster ${index}` }));
    const [screened] = await callsFor(screen, { s });
    expect(screened['graph.screen']).toBe(1);
  });
});
