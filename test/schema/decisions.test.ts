/** An operator's word on identity, as a client gives it, sees what it changes, and takes it back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallRegister, startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
let [a, b] = ['', ''];
beforeAll(async () => {
  server = await startTestServer({ items: smallRegister(200) });
  type Top = { topEntities: { rows: { entity: { uid: string } }[] } };
  const { topEntities } = await server.query<Top>(
    '{ topEntities(kind: PERSON, metric: MANDATES, first: 2) { rows { entity { ... on Person { uid } } } } }',
  );
  [a, b] = topEntities.rows.map(({ entity }) => entity.uid) as [string, string];
});
afterAll(() => server.close());

interface Decided {
  decision: { id: string; undone: boolean } | null;
  preview: { before: string[]; after: string[]; mandatesMoved: number };
  code?: string;
}
const SHOWN =
  '{ ... on DecisionMadePayload { decision { id undone } preview { before after mandatesMoved } } ... on Failure { code } }';

async function decideSame(more: { a?: string; b?: string; preview?: boolean } = {}): Promise<Decided> {
  const input = { a, b, author: 'anna', reason: 'the same passport', ...more };
  const query = `mutation ($input: DecideInput!) { decideSame(input: $input) ${SHOWN} }`;
  return (await server.query<{ decideSame: Decided }>(query, { input })).decideSame;
}

async function undo(id: string, preview: boolean): Promise<Decided> {
  const query = `mutation ($id: ID!, $preview: Boolean!) { undoDecision(id: $id, preview: $preview) ${SHOWN} }`;
  return (await server.query<{ undoDecision: Decided }>(query, { id, preview })).undoDecision;
}

async function uidsNow(): Promise<string[]> {
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Person { uid } } }';
  return (await server.query<{ nodes: { uid: string }[] }>(query, { ids: [a, b] })).nodes.map(({ uid }) => uid);
}

it('previews change nothing and make no decision; what is decided is taken back whole, once', async () => {
  const preview = await decideSame({ preview: true });
  expect(preview).toMatchObject({ decision: null, preview: { before: [a, b].sort() } });
  expect(preview.preview.after).toHaveLength(1);
  expect(await uidsNow()).toEqual([a, b]);

  const made = await decideSame();
  expect(made).toEqual({ ...preview, decision: { id: expect.any(String) as unknown, undone: false } });
  const [one] = made.preview.after;
  expect(await uidsNow()).toEqual([one, one]);

  const { id } = made.decision!;
  const back = await undo(id, true);
  expect(back).toMatchObject({ decision: null, preview: { before: [one], after: [a, b].sort() } });
  expect(await uidsNow()).toEqual([one, one]);
  expect(await undo(id, false)).toEqual({ ...back, decision: { id, undone: true } });
  expect(await uidsNow()).toEqual([a, b]);
  expect(await undo(id, false)).toMatchObject({ preview: { before: [], after: [], mandatesMoved: 0 } });
});

it('of nobody, or of one with oneself, there is no decision', async () => {
  expect(await decideSame({ b: a })).toEqual({ code: 'BAD_INPUT' });
  expect(await decideSame({ b: 'pe_nobody' })).toEqual({ code: 'BAD_INPUT' });
  expect(await undo('nothing', false)).toEqual({ code: 'NOT_FOUND' });
});
