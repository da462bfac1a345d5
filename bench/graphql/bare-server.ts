/** The yardstick: node:http and graphql-js, a parse cache, no limits; the same schema, document and rows. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import DataLoader from 'dataloader';
import { buildSchema, execute, parse, validate, type DocumentNode } from 'graphql';
import { reportTo } from './child.js';
import { mandates, people, states } from './rows.js';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const documents = new Map<string, DocumentNode>();
const stateOf = new Map(states.map((held) => [held.uid, held.mention]));
const personOf = new Map(people.map((node) => [node.uid, node]));

function createRoot() {
  const personLoader = new DataLoader<string, object>(async (uids) =>
    uids.map((uid) => ({ __typename: 'Person', uid: personOf.get(uid)?.uid, at: () => stateLoader.load(uid) })),
  );
  const stateLoader = new DataLoader<string, object>(async (uids) => uids.map((uid) => ({ ...stateOf.get(uid) })));
  return {
    mandates: () => ({
      __typename: 'MandateConnection',
      edges: mandates.map((row) => ({ node: { ...row, holder: () => personLoader.load(row.holderUid) } })),
    }),
  };
}

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    let document = documents.get(query);
    if (!document) {
      document = parse(query);
      if (validate(schema, document).length > 0) throw new Error('invalid');
      documents.set(query, document);
    }
    void Promise.resolve(execute({ schema, document, rootValue: createRoot(), variableValues: variables })).then(
      (result) => {
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(JSON.stringify(result));
      },
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  reportTo(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
