import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallRegister, startTestServer, type TestServer } from '../support/server.js';
import { STREAMS } from '../support/transports.js';

interface Page {
  edges: { cursor: string; node: Record<string, unknown> }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  stale?: boolean;
  total?: number;
}
const PAGE = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const items = smallRegister(600);
let server: TestServer;
let company: string;
let person: string;

beforeAll(async () => {
  server = await startTestServer({ items: items.slice(0, 500) });
  company = await top('COMPANY', 'EVENTS');
  person = await top('PERSON', 'MANDATES');
  for (let made = 0; made < 5; made++) {
    const run = await server.query<{ startAgentRun: { runId: string } }>(
      `mutation { startAgentRun(input: { question: "Wie viele Firmen sind im Kanton ${['ZH', 'BE', 'VD', 'GE', 'TI'][made]!}?" }) { ... on AgentRun { runId } } }`,
    );
    await ended('subscription ($runId: ID!) { agentRun(runId: $runId) { __typename } }', run.startAgentRun);
    const job = await server.query<{ startIngest: { id: string } }>(
      `mutation { startIngest(input: { files: ["/no/such/file-${made}.json"] }) { ... on IngestJob { id } } }`,
    );
    await ended('subscription ($id: ID!) { ingestJob(id: $id) { __typename } }', job.startIngest);
  }
});
afterAll(() => server.close());

async function top(kind: string, metric: string): Promise<string> {
  const { topEntities } = await server.query<{ topEntities: { rows: { entity: { uid: string } }[] } }>(
    `{ topEntities(kind: ${kind}, metric: ${metric}, first: 1) { rows { entity { ... on Company { uid } ... on Person { uid } } } } }`,
  );
  return topEntities.rows[0]!.entity.uid;
}

async function ended(query: string, variables: Record<string, unknown>): Promise<void> {
  for await (const reply of STREAMS.WebSocket(server.url, { query, variables })) expect(reply.errors).toBeUndefined();
}

/** Every list: the field with its arguments but for first and after, where it lies in the answer, and a row's key. */
interface List {
  name: string;
  query: (page: string) => string;
  at: string[];
  key: string;
}
const LISTS: List[] = [
  { name: 'events', query: (page) => `events(${page}) { ... on EventConnection { edges { cursor node { uid } } ${PAGE} } ... on Failure { code } }`, at: ['events'], key: 'uid' },
  { name: 'events by publication', query: (page) => `events(orderBy: PUBLICATION_DATE_ASC, ${page}) { ... on EventConnection { edges { cursor node { uid } } ${PAGE} } ... on Failure { code } }`, at: ['events'], key: 'uid' },
  { name: 'mandates', query: (page) => `mandates(companyUids: ["${company}"], options: { history: true, ${page} }) { ... on MandateConnection { edges { cursor node { uid } } ${PAGE} } ... on Failure { code } }`, at: ['mandates'], key: 'uid' },
  { name: 'entities', query: (page) => `entities(search: "a", ${page}) { ... on EntityConnection { total stale edges { cursor node { entity { ... on Company { uid } ... on Person { uid } } } } ${PAGE} } ... on Failure { code } }`, at: ['entities'], key: 'entity' },
  { name: 'entities without a search', query: (page) => `entities(status: ACTIVE, ${page}) { ... on EntityConnection { total stale edges { cursor node { entity { ... on Company { uid } ... on Person { uid } } } } ${PAGE} } ... on Failure { code } }`, at: ['entities'], key: 'entity' },
  { name: 'Company.mandates', query: (page) => `entity(uid: "${company}") { ... on Company { mandates(options: { history: true, ${page} }) { edges { cursor node { uid } } ${PAGE} } } }`, at: ['entity', 'mandates'], key: 'uid' },
  { name: 'Company.events', query: (page) => `entity(uid: "${company}") { ... on Company { events(options: { ${page} }) { edges { cursor node { uid } } ${PAGE} } } }`, at: ['entity', 'events'], key: 'uid' },
  { name: 'Person.mandates', query: (page) => `entity(uid: "${person}") { ... on Person { mandates(options: { history: true, ${page} }) { edges { cursor node { uid } } ${PAGE} } } }`, at: ['entity', 'mandates'], key: 'uid' },
  { name: 'Person.events', query: (page) => `entity(uid: "${person}") { ... on Person { events(options: { ${page} }) { edges { cursor node { uid } } ${PAGE} } } }`, at: ['entity', 'events'], key: 'uid' },
  { name: 'agentRuns', query: (page) => `agentRuns(${page}) { ... on AgentRunConnection { edges { cursor node { runId } } ${PAGE} } ... on Failure { code } }`, at: ['agentRuns'], key: 'runId' },
  { name: 'conversations', query: (page) => `conversations(${page}) { ... on ConversationConnection { edges { cursor node { id } } ${PAGE} } ... on Failure { code } }`, at: ['conversations'], key: 'id' },
  { name: 'memories', query: (page) => `memories(${page}) { ... on MemoryConnection { edges { cursor node { memoryId } } ${PAGE} } ... on Failure { code } }`, at: ['memories'], key: 'memoryId' },
  { name: 'ingestJobs', query: (page) => `ingestJobs(${page}) { ... on IngestJobConnection { edges { cursor node { id } } ${PAGE} } ... on Failure { code } }`, at: ['ingestJobs'], key: 'id' },
  { name: 'quarantined', query: (page) => `quarantined(${page}) { ... on QuarantinedRecordConnection { edges { cursor node { id } } ${PAGE} } ... on Failure { code } }`, at: ['quarantined'], key: 'id' },
]; // prettier-ignore

async function ask(list: List, first: number, after: string | null): Promise<Page> {
  const page = `first: ${first}${after === null ? '' : `, after: ${JSON.stringify(after)}`}`;
  const data = await server.query<Record<string, unknown>>(`{ ${list.query(page)} }`);
  return list.at.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], data) as Page;
}
const keyOf = (list: List, node: Record<string, unknown>) => JSON.stringify(node[list.key]);

async function walk(list: List, first: number): Promise<string[]> {
  const keys: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page = await ask(list, first, after);
    keys.push(...page.edges.map(({ node }) => keyOf(list, node)));
    expect(page.pageInfo.startCursor).toBe(page.edges[0]?.cursor ?? null);
    expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor ?? null);
    expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
    after = page.pageInfo.endCursor;
    more = page.pageInfo.hasNextPage;
  }
  return keys;
}

describe.each(LISTS.map((list) => [list.name, list] as const))('%s', (_name, list) => {
  it('gives each row once, in one order, whatever the page size, and from any cursor', async () => {
    const whole = await walk(list, 200);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole.length).toBeGreaterThan(3);
    const small = await walk(list, Math.min(23, Math.ceil(whole.length / 3)));
    expect(small).toEqual(whole);
    const { edges } = await ask(list, 4, null);
    for (const [index, { cursor }] of edges.entries()) {
      const rest = await ask(list, 3, cursor);
      expect(rest.edges.map(({ node }) => keyOf(list, node))).toEqual(whole.slice(index + 1, index + 4));
    }
  });

  it('refuses malformed and foreign cursors, and page sizes out of bounds, with a code', async () => {
    const { edges } = await ask(list, 2, null);
    const cursor = edges[0]!.cursor;
    const other = LISTS.find(({ name, at }) => name !== list.name && at[0] !== list.at[0])!;
    const foreign = (await ask(other, 1, null)).edges[0]!.cursor;
    const [mark] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, string];
    const tampered = Buffer.from(JSON.stringify([mark, 'x'])).toString('base64url');
    for (const bad of ['', 'x', foreign, `${cursor}A`.slice(3), 'W10', 'bnVsbA', 'é', 'A'.repeat(5_000), tampered]) {
      expect(await codeOf(list, `first: 2, after: ${JSON.stringify(bad)}`), bad.slice(0, 50)).toBe('CURSOR_INVALID');
    }
    for (const first of [0, -1, 201]) expect(await codeOf(list, `first: ${first}`)).toMatch(/^BAD_(USER_)?INPUT$/);
  });
});

/** The code of the failure, be it a member of the union or an error. */
async function codeOf(list: List, page: string): Promise<string> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ ${list.query(page)} }` }),
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, { code?: string }> | null;
    errors?: { extensions: { code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? data?.[list.at[0]!]?.code ?? JSON.stringify(data).slice(0, 200);
}

describe('a list begun yesterday without dates', () => {
  it('goes on at the dates it was begun at; other dates given make the cursor foreign', async () => {
    const list = LISTS.find(({ name }) => name === 'mandates')!;
    const dated = (day: string, page: string) => list.query(`asOf: "${day}", knownOn: "${day}", ${page}`);
    const read = async (query: string) => {
      const data = await server.query<{ mandates: Page & { code?: string } }>(`{ ${query} }`);
      return data.mandates;
    };
    const old = await read(dated('2020-06-30', 'first: 1'));
    const [oldCursor] = old.edges.map(({ cursor }) => JSON.stringify(cursor));
    if (oldCursor === undefined) throw new Error('the register has no mandate in 2020');
    const rest = await read(list.query(`first: 200, after: ${oldCursor}`));
    const restDated = await read(dated('2020-06-30', `first: 200, after: ${oldCursor}`));
    expect(rest.edges).toEqual(restDated.edges);
    expect((await read(dated('2020-07-01', `first: 200, after: ${oldCursor}`))).code).toBe('CURSOR_INVALID');
    expect(rest.edges.length).toBeGreaterThan(0);
  });
});

describe('while rows are inserted', () => {
  it('a list by keys misses and doubles none of the rows that were there; a search says that it is stale', async () => {
    const events = LISTS[0]!;
    const search = LISTS[3]!;
    const before = await walk(events, 200);
    const first = await ask(events, 50, null);
    const found = await ask(search, 5, null);
    expect(found.stale).toBe(false);
    expect((await ask(search, 5, found.pageInfo.endCursor)).stale).toBe(false);
    await server.load(items.slice(500));
    const seen = first.edges.map(({ node }) => keyOf(events, node));
    for (let after = first.pageInfo.endCursor, more = true; more;) {
      const page = await ask(events, 50, after);
      seen.push(...page.edges.map(({ node }) => keyOf(events, node)));
      after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (const key of before) expect(seen).toContain(key);
    expect((await ask(search, 5, found.pageInfo.endCursor)).stale).toBe(true);
  });
});
