import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallRegister, startTestServer, type TestServer } from '../support/server.js';
import { STREAMS } from '../support/transports.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ items: smallRegister(200) });
});
afterAll(() => server.close());

interface Failed {
  code: string;
  message: string;
  locations?: { line: number; column: number }[];
}

/** What the first failure says, be it a member of a union or an error. */
async function failureOf(query: string, variables: Record<string, unknown> = {}): Promise<Failed> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { asked?: { code?: string; message?: string } };
    errors?: { message: string; locations?: Failed['locations']; extensions: { code: string } }[];
  };
  const [error] = errors ?? [];
  if (error === undefined) return { code: data?.asked?.code ?? 'NONE', message: data?.asked?.message ?? '' };
  return { code: error.extensions.code, message: error.message, ...(error.locations ? { locations: error.locations } : {}) }; // prettier-ignore
}
const long = 'x'.repeat(201);
const FAILURE = '{ ... on Failure { code message } }';

describe('an argument that cannot be', () => {
  it.each([
    [`events(filter: { text: "${long}" }) ${FAILURE}`, 'BAD_INPUT', 'text: at most 200'],
    [`events(first: 0) ${FAILURE}`, 'BAD_INPUT', 'first: 1 to 200'],
    [`events(filter: { from: "2022-01-02", to: "2022-01-01" }) ${FAILURE}`, 'BAD_INPUT', 'lies after'],
    [`passages(search: "x", first: 51) ${FAILURE}`, 'BAD_INPUT', 'first: 1 to 50'],
    [`passages(search: "  ") ${FAILURE}`, 'BAD_INPUT', 'search: 1 to 1,000'],
    [`entities(legalForm: "AG") ${FAILURE}`, 'BAD_INPUT', 'legalForm: a code of four digits'],
    [`topEntities(kind: COMPANY, metric: PEOPLE, legalForm: "GmbH") { complete }`, 'BAD_INPUT', 'legalForm: a code'],
    ['topEntities(kind: COMPANY, metric: PEOPLE, seat: " ") { complete }', 'BAD_INPUT', 'seat: 1 to 100 characters'],
    [`screen(subjects: [{ name: "A", origin: "${long}" }]) { name }`, 'BAD_INPUT', 'subjects[0].origin: 1 to 200'],
    [`screen(subjects: [{ name: "A", firm: " " }]) { name }`, 'BAD_INPUT', 'subjects[0].firm: 1 to 200'],
    [`companyCounts(by: YEAR) { total }`, 'BAD_INPUT', 'by: YEAR is of what happened'],
    [`companyCounts(by: MONTH) { total }`, 'BAD_INPUT', 'by: MONTH is of what happened'],
    [
      `companyCounts(filter: { also: [{ topic: MOVED, order: AFTER }] }) { total }`,
      'BAD_INPUT',
      'nothing is asked that happened',
    ],
    [`companyCounts(filter: { also: [${'{ topic: MOVED }, '.repeat(4)}] }) { total }`, 'BAD_INPUT', 'also: 0 to 3'],
    [
      `companyCounts(filter: { also: [{ topic: MOVED, from: "2024-02-01", to: "2024-01-01" }] }) { total }`,
      'BAD_INPUT',
      'also: ',
    ],
    [`companyCounts(filter: { address: " , " }) { total }`, 'BAD_INPUT', 'address: a word at least'],
    ['topEntities(kind: PERSON, metric: PEOPLE) { complete }', 'BAD_INPUT', 'people cannot be ranked by PEOPLE'],
    ['companyCounts(filter: { seat: "" }) { total }', 'BAD_INPUT', 'seat: 1 to 100 characters'],
    [`companyCounts(first: 201) { total }`, 'BAD_INPUT', 'first: 0 to 200'],
  ])('%s is named', async (field, code, message) => {
    const failed = await failureOf(`{ asked: ${field} }`);
    expect(failed.code).toBe(code);
    expect(failed.message).toContain(message);
  });

  it.each(['"2021-02-30"', '"2021-01-01T00:00:00Z"', '"9999-12-31"', '20210101', '""', 'true'])('the date %s is shown as written, and where', async (date) => {
    const asked = `{ entity(uid: "x", asOf: ${date}) { __typename } }`;
    const { code, message, locations } = await failureOf(asked);
    expect(code).toBe('BAD_INPUT');
    expect(message).toContain(`no such date: ${date}; use "YYYY-MM-DD", from 1800 to 2199`);
    expect(locations).toEqual([{ line: 1, column: asked.indexOf(date) + 1 }]);
  }); // prettier-ignore

  it('null for an argument that may not be null is a fault of the request, not of its size', async () => {
    const query = 'query ($depth: Int) { asked: network(uids: ["x"], depth: $depth) { __typename } }';
    const { code, message } = await failureOf(query, { depth: null });
    expect([code, message]).toEqual(['BAD_INPUT', expect.stringContaining('"depth"')]);
  });

  it.each(['cantons: ["XX"]', 'cantons: ["toString"]', 'rubrics: ["hr"]'])(
    'a job of %s is not begun',
    async (wrong) => {
      const input = `{ from: "2022-01-01", to: "2022-01-02", ${wrong} }`;
      const failed = await failureOf(`mutation { asked: startIngest(input: ${input}) ${FAILURE} }`);
      expect([failed.code, failed.message]).toEqual(['BAD_INPUT', expect.stringMatching(/^(cantons|rubrics): /)]);
    },
  );

  it.each([
    'files: [""]',
    'files: ["a", "\\u0000"]',
    `documents: ["${'x'.repeat(4_097)}"]`,
    'from: "2022-01-01", to: "2022-01-02", rubrics: []',
  ])('nor one of %s', async (input) => {
    const failed = await failureOf(`mutation { asked: startIngest(input: { ${input} }) ${FAILURE} }`);
    expect([failed.code, failed.message]).toEqual([
      'BAD_INPUT',
      expect.stringMatching(/^(files\[[01]\]|documents\[0\]|rubrics): /),
    ]);
  });

  it('a job of many files names the first of them', async () => {
    const files = Array.from({ length: 2_000 }, (_, nth) => `/nowhere/${nth}.json`);
    const query =
      'mutation ($files: [String!]) { startIngest(input: { files: $files }) { ... on IngestJob { description } } }';
    const { startIngest } = await server.query<{ startIngest: { description: string } }>(query, { files });
    expect(startIngest.description).toMatch(/^\/nowhere\/0\.json .* and 1990 more$/);
  });

  it('a seq or a version below 0 is told to be none', async () => {
    const first = async (query: string) => {
      for await (const reply of STREAMS.SSE(server.url, { query })) return JSON.stringify(reply);
      return 'nothing';
    };
    expect(await first('subscription { ingestJob(id: "x", after: -1) { __typename } }')).toContain('from 0 on, not -1');
    const { startAgentRun } = await server.query<{ startAgentRun: { runId: string } }>(
      'mutation { startAgentRun(input: { question: "Wie viele Firmen gibt es?" }) { ... on AgentRun { runId } } }',
    );
    const follow = `subscription { agentRun(runId: "${startAgentRun.runId}", after: -1) { ... on CursorExpired { message } } }`;
    expect(await first(follow)).toContain('after: -1 lies outside the log, which goes from 0 to');
  });
});

describe('counts of firms', () => {
  interface Counts {
    total: number;
    unknown: number;
    rows: { key: string; companies: number }[];
    companies: { uid: string; at: { address: string | null } }[];
  }
  const count = async (given: string) =>
    (
      await server.query<{ companyCounts: Counts }>(
        `{ companyCounts(${given}) { total unknown rows { key companies } companies { uid at { address } } } }`,
      )
    ).companyCounts;

  it('are those of the list, by each value that firms have', async () => {
    const { rows, total } = await count('by: CANTON, first: 0');
    expect(rows.reduce((sum, row) => sum + row.companies, 0)).toBe(total);
    for (const { key, companies } of rows) {
      const { entities } = await server.query<{ entities: { edges: { node: { entity: { at: { status: string; holds: string } } } }[] } }>(
        `{ entities(canton: ${key}, first: 200) { ... on EntityConnection { edges { node { entity { ... on Company { at { status holds } } } } } } } }`,
      ); // prettier-ignore
      const held = entities.edges.filter(({ node: { entity } }) => entity.at.holds === 'HELD' && entity.at.status !== 'DELETED'); // prettier-ignore
      expect([key, companies]).toEqual([key, held.length]);
    }
  });

  it('find firms by their address, or the beginning of a part of it', async () => {
    const { companies } = await count('first: 200');
    const addresses = companies.flatMap(({ uid, at: { address } }) => (address ? [{ uid, address }] : [])).slice(0, 20);
    expect(addresses.length).toBeGreaterThan(5);
    for (const { uid, address } of addresses) {
      for (const asked of [address, address.split(',')[0]!]) {
        const found = await count(`filter: { address: ${JSON.stringify(asked)} }, first: 200`);
        expect(found.companies.map((company) => company.uid)).toContain(uid);
        expect(found.companies).toHaveLength(found.total);
      }
    }
    expect(await count('filter: { address: "Nirgendsweg 99999" }')).toMatchObject({ total: 0, companies: [] });
  });

  it.each(['LEGAL_DATE', 'PUBLICATION_DATE'])(
    'of what happened in a year are those that it happened to on its days, both inclusive, by %s',
    async (by) => {
      const years = await count(`by: YEAR, filter: { happened: { topic: BANKRUPTCY, by: ${by} } }, first: 0`);
      expect(years.rows.length).toBeGreaterThan(1);
      for (const { key, companies } of years.rows) {
        const range = `{ happened: { topic: BANKRUPTCY, by: ${by}, from: "${key}-01-01", to: "${key}-12-31" } }`;
        expect((await count(`filter: ${range}`)).total).toBe(companies);
      }
    },
  );
});
