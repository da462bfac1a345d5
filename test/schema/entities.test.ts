import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallRegister, startTestServer, testCall, TODAY, type TestServer } from '../support/server.js';

interface Mention {
  mentionId: string;
  name: string;
  publicationDate: string;
}
interface PersonReply {
  uid: string;
  hubKeys: string[];
  mentions: Mention[];
  at: { id: string; name: string } | null;
  mandates: { edges: { node: { fromPublished: string; toPublished: string | null; to: { kind: string }; endedBy: string | null;
    details: { published: string }[]; proofs: { publicationDate: string }[]; company: { at: { id: string } | null } } }[] };
} // prettier-ignore

const items = smallRegister(500, 'entities');
let server: TestServer;
let firm: {
  uid: string;
  registerNumber: string;
  names: { name: string }[];
  history: { name: string; fromPublished: string }[];
};

beforeAll(async () => {
  server = await startTestServer({ items });
  const { topEntities } = await server.query<{ topEntities: { rows: { entity: typeof firm }[] } }>(
    `{ topEntities(kind: COMPANY, metric: EVENTS, first: 60) { rows { entity { ... on Company { uid registerNumber names { name }
      history { name fromPublished } } } } } }`,
  );
  const renamed = topEntities.rows.map((row) => row.entity).find((one) => new Set(one.history.map((state) => state.name)).size > 1);
  if (!renamed) throw new Error('no firm of this register was ever renamed');
  firm = renamed;
}); // prettier-ignore
afterAll(() => server.close());

async function entity(uid: string, dates: { asOf?: string; knownOn?: string } = {}): Promise<Record<string, unknown>> {
  const query = `query ($uid: ID!, $asOf: Date, $knownOn: Date) { entity(uid: $uid, asOf: $asOf, knownOn: $knownOn) { __typename
    ... on Company { uid } ... on Person { uid } ... on Failure { code message retryable } } }`;
  return (await server.query<{ entity: Record<string, unknown> }>(query, { uid, ...dates })).entity;
}

describe('entity(uid)', () => {
  it('finds a firm by uid and by its number in each way it is written', async () => {
    const digits = firm.registerNumber.replace(/\D/g, '');
    for (const uid of [firm.uid, firm.registerNumber, `CHE${digits}`, digits, `${firm.registerNumber} MWST`])
      expect(await entity(uid), uid).toEqual({ __typename: 'Company', uid: firm.uid });
  });

  it('tells a wrong check digit from an unknown number, and both from an id that nobody has', async () => {
    const last = Number(firm.registerNumber.at(-1));
    const wrong = `${firm.registerNumber.slice(0, -1)}${(last + 1) % 10}`;
    expect(await entity(wrong)).toMatchObject({ code: 'NOT_FOUND', message: expect.stringMatching(/check digit/) as string });
    expect(await entity('CHE-107.787.577')).toMatchObject({ __typename: 'NotFound', retryable: false });
    for (const uid of ['x', '', ' ', 'pe_', 'co_0', 'ev_0', '\u0000', '💥', 'x'.repeat(10_000), 'pe_0000000000000000_zz'])
      expect(await entity(uid), uid.slice(0, 20)).toMatchObject({ __typename: 'NotFound', code: 'NOT_FOUND' });
  }); // prettier-ignore

  it('leads from each mention id ever issued to the person, and from none of another kind', async () => {
    const { events } = await server.query<{
      events: { edges: { node: { uid: string; edges: { entityUid: string }[] } }[] };
    }>('{ events(first: 20) { ... on EventConnection { edges { node { uid edges { entityUid } } } } } }');
    const uids = [...new Set(events.edges.flatMap(({ node }) => node.edges.map((edge) => edge.entityUid)))];
    const people = uids.filter((uid) => uid.startsWith('pe_'));
    expect(people.length).toBeGreaterThan(5);
    for (const uid of people) {
      const { nodes } = await server.query<{ nodes: [PersonReply] }>(
        'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Person { uid mentions { mentionId } } } }',
        { ids: [uid] },
      );
      for (const { mentionId } of nodes[0].mentions)
        expect(await entity(mentionId)).toEqual({ __typename: 'Person', uid: nodes[0].uid });
    }
    expect(await entity(events.edges[0]!.node.uid)).toMatchObject({ __typename: 'NotFound' });
  });

  it('says Gone for a mention whose notice was redacted', async () => {
    const { topEntities } = await server.query<{ topEntities: { rows: { entity: PersonReply }[] } }>(
      '{ topEntities(kind: PERSON, metric: MANDATES, first: 40) { rows { entity { ... on Person { uid mentions { mentionId proof { publicationId } } } } } } }',
    );
    const lone = topEntities.rows.map((row) => row.entity).find((person) => person.mentions.length === 1)
      ?? topEntities.rows.at(-1)!.entity; // prettier-ignore
    const mention = lone.mentions[0] as Mention & { proof: { publicationId: string } };
    expect(await server.register.commands.redact(mention.proof.publicationId)).toBe(true);
    expect(await entity(mention.mentionId)).toMatchObject({ __typename: 'Gone', code: 'GONE' });
    const { node } = await server.query<{ node: { __typename: string } }>(`{ node(id: "${mention.mentionId}") { __typename } }`);
    expect(node.__typename).toBe('Gone');
  }); // prettier-ignore
});

describe('dates', () => {
  it('are inherited by children, overridden by their own, and stand in the id of a state', async () => {
    const query = `query ($uid: ID!) { entity(uid: $uid, asOf: "2023-01-01", knownOn: "2024-01-01") { ... on Company {
      inherited: at { id } own: at(asOf: "2020-06-30") { id } both: at(asOf: "2020-06-30", knownOn: "2025-01-01") { id }
      mandates(options: { history: true, first: 1 }) { edges { node { company { at { id } } } } }
      later: mandates(options: { history: true, first: 1, asOf: "2022-02-02" }) { edges { node { company { at { id } } } } } } } }`;
    type State = { id: string } | null;
    const data = (await server.query<{ entity: Record<string, unknown> }>(query, { uid: firm.uid })).entity;
    const idOf = (name: string) => (data[name] as State)?.id ?? null;
    const within = (name: string) =>
      (data[name] as { edges: { node: { company: { at: State } } }[] }).edges[0]?.node.company.at?.id ?? null;
    for (const [id, dates] of [
      [idOf('inherited'), '2023-01-01~2024-01-01'],
      [idOf('own'), '2020-06-30~2024-01-01'],
      [idOf('both'), '2020-06-30~2025-01-01'],
      [within('mandates'), '2023-01-01~2024-01-01'],
      [within('later'), '2022-02-02~2024-01-01'],
    ] as const)
      if (id !== null) expect(id).toBe(`${firm.uid}@${dates}`);
    const today = await server.query<{ entity: { at: State } }>(`{ entity(uid: "${firm.uid}") { ... on Company { at { id } } } }`);
    expect(today.entity.at?.id).toBe(`${firm.uid}@${TODAY}~${TODAY}`);
  }); // prettier-ignore

  it('a day before anything was published shows nothing of the firm', async () => {
    const { entity: early } = await server.query<{ entity: Record<string, unknown> }>(
      `{ entity(uid: "${firm.uid}", knownOn: "1990-01-01") { ... on Company { at { name } names { name } history { name }
        mandates(options: { history: true }) { edges { cursor } } events { edges { cursor } } relations(history: true) { kind } } } }`,
    );
    expect(early).toEqual({ at: null, names: [], history: [], mandates: { edges: [] }, events: { edges: [] }, relations: [] });
  }); // prettier-ignore

  it('a name shows only from the day it was published, and the former one has no end before that', async () => {
    const change = firm.history.find((state) => state.name !== firm.history[0]!.name)!;
    const names = async (knownOn: string) =>
      (
        await server.query<{ entity: { names: { name: string; to: { kind: string } }[] } }>(
          `{ entity(uid: "${firm.uid}", knownOn: "${knownOn}") { ... on Company { names { name to { kind } } } } }`,
        )
      ).entity.names;
    const eve = new Date(Date.parse(change.fromPublished) - 86_400_000).toISOString().slice(0, 10);
    const before = await names(eve);
    expect(before.map(({ name }) => name)).not.toContain(change.name);
    expect(before.find(({ name }) => name === firm.history[0]!.name)?.to.kind).toBe('OPEN');
    expect((await names(change.fromPublished)).map(({ name }) => name)).toContain(change.name);
  });
});

const PERSON = `query ($uid: ID!, $knownOn: Date) { entity(uid: $uid, knownOn: $knownOn) { ... on Person { uid hubKeys at { id name }
  mentions(first: 1000) { mentionId name publicationDate } mandates(options: { history: true, first: 100 }) { edges { node {
    fromPublished toPublished endedBy to { kind } details { published } proofs { publicationDate } company { at { id } } } } } } } }`;

describe('a person under knownOn', () => {
  it('shows nothing published later: no mention, name, hub, mandate, end, value or proof', async () => {
    const { topEntities } = await server.query<{ topEntities: { rows: { entity: { uid: string } }[] } }>(
      '{ topEntities(kind: PERSON, metric: EVENTS, first: 15) { rows { entity { ... on Person { uid } } } } }',
    );
    let checked = 0;
    for (const { entity: { uid } } of topEntities.rows) {
      const ask = async (knownOn: string | null) => (await server.query<{ entity: PersonReply }>(PERSON, { uid, knownOn })).entity;
      const now = await ask(null);
      for (const { publicationDate: knownOn } of now.mentions.slice(0, 4)) {
        const then = await ask(knownOn);
        const allowed = now.mentions.filter((mention) => mention.publicationDate <= knownOn);
        expect(then.mentions).toEqual(allowed);
        expect(then.hubKeys.length).toBeLessThanOrEqual(now.hubKeys.length);
        if (then.at) expect(allowed.map(({ name }) => name)).toContain(then.at.name);
        for (const { node } of then.mandates.edges) {
          expect(node.fromPublished <= knownOn).toBe(true);
          expect(node.toPublished === null || node.toPublished <= knownOn).toBe(true);
          expect(node.toPublished === null ? node.endedBy : null).toBeNull();
          for (const { published } of node.details) expect(published <= knownOn).toBe(true);
          for (const { publicationDate } of node.proofs) expect(publicationDate <= knownOn).toBe(true);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(20);
  }); // prettier-ignore

  it('shows a mention taken back since, to those who ask about before, and to nobody after', async () => {
    const mention = await withdrawnMention();
    const query = 'query ($uid: ID!, $knownOn: Date) { entity(uid: $uid, knownOn: $knownOn) { ... on Person { mentions(first: 1000) { mentionId } } } }';
    const ids = async (knownOn: string) =>
      (await server.query<{ entity: { mentions?: Mention[] } }>(query, { uid: mention.mentionId, knownOn })).entity.mentions?.map((one) => one.mentionId) ?? [];
    expect(await ids(mention.publicationDate)).toContain(mention.mentionId);
    expect(await ids(mention.withdrawnPublished)).not.toContain(mention.mentionId);
    expect(await ids(TODAY)).not.toContain(mention.mentionId);
  }); // prettier-ignore
});

/** A mention of a cancelled notice that its person still has. */
async function withdrawnMention() {
  const { graph } = server.services;
  const page = await graph.events({ knownOn: TODAY }, 'PUBLICATION_DATE_ASC', { first: 200, after: null }, testCall);
  let rows = page;
  for (;;) {
    for (const { edges } of rows.rows.filter(({ event }) => event.state === 'CANCELLED'))
      for (const { entityUid } of edges.filter((edge) => edge.entityUid.startsWith('pe_'))) {
        const found = (await graph.mentions(entityUid, testCall)).find((row) => row.withdrawnPublished !== undefined);
        if (found?.withdrawnPublished && found.withdrawnPublished > found.publicationDate)
          return { ...found, withdrawnPublished: found.withdrawnPublished };
      }
    if (rows.nextAfter === null) throw new Error('no notice of this register that names a person was cancelled');
    rows = await graph.events({ knownOn: TODAY }, 'PUBLICATION_DATE_ASC', { first: 200, after: rows.nextAfter }, testCall);
  }
} // prettier-ignore

describe('rankings', () => {
  it('of auditors by the firms that they audit, and no role where a metric has none', async () => {
    type Ranked = { topEntities: { rows: { value: string; entity: { uid: string } }[] } };
    const ask = (metric: string) =>
      server.query<Ranked>(`{ topEntities(kind: COMPANY, metric: ${metric}, roles: [AUDITOR], first: 3) { rows { value entity { ... on Company { uid } } } } }`); // prettier-ignore
    const [first] = (await ask('MANDATES_HELD')).topEntities.rows;
    const audited = new Set<string>();
    const { rows } = await server.services.graph.mandates({ holderUids: [first!.entity.uid], roles: ['AUDITOR'], at: 'CLOCKS', clocks: { asOf: TODAY, knownOn: TODAY } }, { first: 200, after: null }, testCall); // prettier-ignore
    for (const row of rows) if (row.holds === 'HELD') audited.add(row.companyUid);
    expect(first!.value).toBe(String(audited.size));
    await expect(ask('CAPITAL')).rejects.toThrow();
  });
});

describe('mandates', () => {
  it('of several are those of all lists together, and of an empty one none', async () => {
    type Listed = { mandates: { edges: { node: { company: { uid: string } } }[] } };
    const ask = async (lists: { companyUids?: string[] | null; holderUids?: string[] | null }): Promise<string[]> => {
      const query = `query ($companyUids: [ID!], $holderUids: [ID!]) { mandates(companyUids: $companyUids, holderUids: $holderUids) {
        ... on MandateConnection { edges { node { company { uid } } } } } }`;
      return (await server.query<Listed>(query, lists)).mandates.edges.map(({ node }) => node.company.uid);
    };
    const { rows } = await server.services.graph.topEntities({ kind: 'PERSON', metric: 'MANDATES', canton: null, seat: null, legalForm: null, status: null, clocks: { asOf: TODAY, knownOn: TODAY }, limit: 1 }, testCall); // prettier-ignore
    const holderUids = [rows[0]!.uid];
    const all = await ask({ holderUids, companyUids: null });
    const firms = [...new Set(all)];
    expect(firms.length).toBeGreaterThan(1);
    expect(new Set(await ask({ holderUids, companyUids: firms.slice(1) }))).toEqual(new Set(firms.slice(1)));
    expect(await ask({ holderUids, companyUids: [] })).toEqual([]);
    expect(await ask({ holderUids: [], companyUids: firms })).toEqual([]);
  });
});
