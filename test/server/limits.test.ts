import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/server/limits.js';
import { smallRegister, startTestServer, type TestServer } from '../support/server.js';
import { TRANSPORTS, type Operation, type Reply } from '../support/transports.js';

/** `levels` times four fields deep, and three. */
function nested(levels: number): string {
  const inner = (left: number): string =>
    left === 0 ? 'uid' : `mandates(options: { first: 1 }) { edges { node { company { ${inner(left - 1)} } } } }`;
  return `{ entity(uid: "x") { ... on Company { ${inner(levels)} } } }`;
}

const entity = 'entity(uid: "x") { __typename }';
const aliases = (count: number) =>
  `{ entity(uid: "x") { ... on Failure { ${Array.from({ length: count }, (_, index) => `a${index}: code`).join(' ')} } } }`;
/** Each fragment holds the next twice. */
const doubled = (levels: number) =>
  `{ ...f0 } ${Array.from({ length: levels }, (_, level) => `fragment f${level} on Query { ...f${level + 1} ...f${level + 1} }`).join(' ')} fragment f${levels} on Query { __typename }`;
/** From the entries of notices on to the notices of those whom they name. */
const goingOn = (first: number) => {
  const notices = (more: string) => `events(options: { first: ${first} }) { edges { node { edges { ${more} } } } }`;
  return `{ entity(uid: "x") { ... on Company { ${notices(`entity { ... on Company { ${notices('entityUid')} } }`)} } } }`;
};
const long = `entities(search: "a", first: 200) { ... on EntityConnection { edges { node { entity { ... on Company {
  mandates(options: { first: 200 }) { edges { node { uid } } } } } } } } }`;

interface Case {
  name: string;
  operation: Operation;
  code: string;
  message: RegExp;
}
const CASES: Case[] = [
  { name: 'syntax', operation: { query: '{ entity(' }, code: 'GRAPHQL_PARSE_FAILED', message: /Syntax Error/ },
  { name: 'an unknown field', operation: { query: '{ nope }' }, code: 'GRAPHQL_VALIDATION_FAILED', message: /nope/ },
  { name: 'tokens', operation: { query: `{ ${'a '.repeat(LIMITS.tokens)} }` }, code: 'GRAPHQL_PARSE_FAILED', message: /tokens/ },
  { name: 'selections deeper than a parser can follow', operation: { query: `${'{ a '.repeat(50_000)}${'}'.repeat(50_000)}` }, code: 'GRAPHQL_PARSE_FAILED', message: /nested too deeply/ },
  { name: 'lists deeper than a parser can follow', operation: { query: `{ entities(search: ${'['.repeat(50_000)}) { __typename } }` }, code: 'GRAPHQL_PARSE_FAILED', message: /nested too deeply/ },
  { name: 'depth', operation: { query: nested(5) }, code: 'LIMIT_EXCEEDED', message: /nest 2\d deep; at most 16/ },
  {
    name: 'depth through fragments',
    operation: { query: `query { ...A } fragment A on Query ${nested(5)}` },
    code: 'LIMIT_EXCEEDED',
    message: /deep; at most 16/,
  },
  { name: 'aliases', operation: { query: aliases(LIMITS.aliases + 1) }, code: 'LIMIT_EXCEEDED', message: /61 aliases; at most 60/ },
  {
    name: 'root fields',
    operation: { query: `{ ${Array.from({ length: 21 }, (_, index) => `a${index}: ${entity}`).join(' ')} }` },
    code: 'LIMIT_EXCEEDED',
    message: /21 root fields/,
  },
  { name: 'cost', operation: { query: `{ ${long} }` }, code: 'LIMIT_EXCEEDED', message: /may cost \d+ points/ },
  {
    name: 'cost by variables',
    operation: { query: `query($n: Int) { ${long.replace('first: 200', 'first: $n')} }`, variables: { n: 200 } },
    code: 'LIMIT_EXCEEDED',
    message: /may cost/,
  },
  { name: 'cost of lists that no argument limits', operation: { query: goingOn(90) }, code: 'LIMIT_EXCEEDED', message: /may cost \d{6,} points/ },
  { name: 'fragments that double', operation: { query: doubled(30) }, code: 'LIMIT_EXCEEDED', message: /cannot be weighed/ },
  { name: 'introspection', operation: { query: '{ __schema { types { name } } }' }, code: 'GRAPHQL_VALIDATION_FAILED', message: /introspection/ },
  {
    name: 'a missing variable',
    operation: { query: 'query($uid: ID!) { entity(uid: $uid) { __typename } }' },
    code: 'BAD_INPUT',
    message: /\$uid/,
  },
  {
    name: 'a day that does not exist, as a variable',
    operation: { query: `query($d: Date) { entity(uid: "x", asOf: $d) { __typename } }`, variables: { d: '2021-02-30' } },
    code: 'BAD_INPUT',
    message: /no such date: "2021-02-30"/,
  },
  {
    name: 'a day that does not exist, as a literal',
    operation: { query: '{ entity(uid: "x", asOf: "2021-02-30") { __typename } }' },
    code: 'BAD_INPUT',
    message: /no such date: "2021-02-30"/,
  },
  { name: 'a subscription under a condition', operation: { query: 'subscription ($x: Boolean!) { events @skip(if: $x) { __typename } }', variables: { x: true } }, code: 'GRAPHQL_VALIDATION_FAILED', message: /@skip cannot stand on a subscription/ },
  { name: 'a subscription under a condition, in fragments that hold each other', operation: { query: 'subscription { ...A } fragment A on Subscription { ...B ... on Subscription { events @include(if: false) { __typename } } } fragment B on Subscription { ...A }' }, code: 'GRAPHQL_VALIDATION_FAILED', message: /@include cannot stand on a subscription/ },
  { name: 'several operations', operation: { query: `query A { ${entity} } query B { ${entity} }` }, code: 'OPERATION_RESOLUTION_FAILURE', message: /operation name/ },
  { name: 'an unknown operation', operation: { query: `query A { ${entity} }`, operationName: 'B' }, code: 'OPERATION_RESOLUTION_FAILURE', message: /"B"/ },
  { name: 'a foreign cursor of a nested list', operation: { query: '{ entities(first: 1) { ... on EntityConnection { edges { node { entity { ... on Company { mandates(options: { after: "x" }) { edges { cursor } } } } } } } } }' }, code: 'CURSOR_INVALID', message: /not made for this list/ },
]; // prettier-ignore

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ items: smallRegister(60), environment: { DOSSIER_EXPLORER: 'off' } });
});
afterAll(() => server.close());

/** What is asked of every transport; places in the source are left out, since not all know the source. */
function shown({ errors }: Reply) {
  return errors?.map(({ message, extensions }) => ({ message, extensions }));
}

describe('limits and refusals', () => {
  it.each(CASES)('are the same over HTTP, WebSocket and SSE: $name', async ({ operation, code, message }) => {
    const replies = await Promise.all(Object.values(TRANSPORTS).map((ask) => ask(server.url, operation)));
    for (const reply of replies) {
      expect(reply.data ?? null).toBeNull();
      expect(reply.errors?.[0]?.message).toMatch(message);
      expect(reply.errors?.[0]?.extensions).toEqual({ code });
      expect(shown(reply)).toEqual(shown(replies[0]!));
    }
  });

  it('let through what stands just below them, with the same answer', async () => {
    for (const query of [nested(3), goingOn(20), aliases(LIMITS.aliases)]) {
      const replies = await Promise.all(Object.values(TRANSPORTS).map((ask) => ask(server.url, { query })));
      for (const reply of replies) expect(reply).toEqual(replies[0]);
      expect(replies[0]?.errors).toBeUndefined();
    }
  });

  it('answer introspection where the explorer is on', async () => {
    const open = await startTestServer({ environment: { DOSSIER_EXPLORER: 'on' } });
    try {
      const query = '{ __schema { queryType { name } } }';
      for (const ask of Object.values(TRANSPORTS))
        expect(await ask(open.url, { query })).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
      // One answer holds each thing once: aliases multiplied it by their number at each level.
      const again = '{ __schema { a: types { name } b: types { name } } }';
      for (const ask of Object.values(TRANSPORTS))
        expect((await ask(open.url, { query: again })).errors?.[0]?.message).toMatch(/no aliases/);
      const whole = await TRANSPORTS.HTTP(open.url, { query: getIntrospectionQuery() });
      expect(whole.errors).toBeUndefined();
    } finally {
      await open.close();
    }
  });
});
