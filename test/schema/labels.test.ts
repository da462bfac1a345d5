import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallRegister, startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ items: smallRegister(300, 'labels') });
});
afterAll(() => server.close());

interface Labelled {
  __typename: 'Company' | 'Person';
  uid: string;
  label: string;
  registerNumber?: string | null;
  at: { name: string | null } | null;
  names?: { name: string }[];
}
const ENTITY = `__typename ... on Company { uid label registerNumber names { name } companyAt: at { name } }
  ... on Person { uid label personAt: at { name } }`;

/** Everybody that the notices name, firms known only by others' entries among them. */
async function everybody(knownOn: string | null): Promise<Labelled[]> {
  const listed = await server.query<{ events: { edges: { node: { edges: { entityUid: string }[] } }[] } }>(
    '{ events(first: 200) { ... on EventConnection { edges { node { edges { entityUid } } } } } }',
  );
  const ids = [...new Set(listed.events.edges.flatMap(({ node }) => node.edges.map((edge) => edge.entityUid)))];
  const { nodes } = await server.query<{
    nodes: (Omit<Labelled, 'at'> & { companyAt?: Labelled['at']; personAt?: Labelled['at'] })[];
  }>(`query ($ids: [ID!]!, $knownOn: Date) { nodes(ids: $ids, knownOn: $knownOn) { ${ENTITY} } }`, {
    ids: ids.slice(0, 200),
    knownOn,
  });
  return nodes.map(({ companyAt, personAt, ...node }) => ({ ...node, at: companyAt ?? personAt ?? null }));
}

describe('label', () => {
  it('is the name at the clocks, else the latest known, of both kinds in one selection', async () => {
    const nodes = await everybody(null);
    expect(new Set(nodes.map((node) => node.__typename))).toEqual(new Set(['Company', 'Person']));
    for (const { uid, label, at, names, registerNumber } of nodes) {
      if (at?.name) expect(label, uid).toBe(at.name);
      else expect([...(names ?? []).map(({ name }) => name), registerNumber, uid], uid).toContain(label);
    }
    const stateless = nodes.filter(({ at, names }) => at === null && (names ?? []).length > 0);
    expect(stateless.length).toBeGreaterThan(0);
    for (const { label, names } of stateless) expect(names!.map(({ name }) => name)).toContain(label);
  });

  it('never tells a name before it was published', async () => {
    for (const { uid, label, registerNumber } of await everybody('1990-01-01'))
      expect(label).toBe(registerNumber ?? uid);
  });
});

describe('a range that ends before it begins', () => {
  const range = 'from: "2024-02-01", to: "2024-01-31"';
  const rejected = { code: 'BAD_INPUT', message: 'from 2024-02-01 lies after to 2024-01-31' };

  it('is rejected where notices and passages are listed', async () => {
    const data = await server.query<Record<string, unknown>>(
      `{ events(filter: { ${range} }) { ... on Failure { code message } }
        passages(search: "x", ${range}) { ... on Failure { code message } } }`,
    );
    expect(data).toEqual({ events: rejected, passages: rejected });
  });

  it('is bad input where notices are counted', async () => {
    await expect(server.query(`{ eventCounts(by: YEAR, filter: { ${range} }) { total } }`)).rejects.toThrow(
      rejected.message,
    );
  });

  it('of one day is no such range', async () => {
    const day = '{ events(filter: { from: "2024-02-01", to: "2024-02-01" }) { __typename } }';
    expect(await server.query(day)).toEqual({ events: { __typename: 'EventConnection' } });
  });
});
