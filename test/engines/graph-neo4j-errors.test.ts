/** What the driver throws, as this program understands it. Codes as a real 5.26 gave them. */
import neo4j from 'neo4j-driver';
import { expect, it } from 'vitest';
import { fromDriver, isConnectionFailure } from '../../engines/graph/neo4j/driver-errors.js';

const place = { uri: 'bolt://127.0.0.1:7687', user: 'neo4j', password: 'a secret', database: null };
const thrown = (code: string, message: string) => new neo4j.Neo4jError(message, code, '50N42', 'general processing exception'); // prettier-ignore

// On a disk that was full: seen as a bug of ours, a load ended for good, and the server was called healthy.
it.each([
  ['Neo.DatabaseError.Transaction.TransactionLogError', 'Could not append transaction: Transaction #107 to log.'],
  ['Neo.DatabaseError.Transaction.TransactionStartFailed', 'The database has encountered a critical error, and needs to be restarted.'],
])('%s: the server is gone until somebody makes room and starts it; whoever loads waits', (code, message) => {
  const failure = fromDriver(thrown(code, message), place);
  expect(failure).toMatchObject({ code: 'UNAVAILABLE', retryable: true, details: { engine: 'Neo4j', code } });
  expect(failure.message).toMatch(/^Neo4j \(bolt:.*has failed: .*Make room on its disk.* start it again$/);
  expect(isConnectionFailure(failure)).toBe(true);
}); // prettier-ignore

it.each([
  ['Neo.TransientError.General.DatabaseUnavailable', 'UNAVAILABLE', false],
  ['Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration', 'DEADLINE', false],
  ['Neo.ClientError.Security.Unauthorized', 'UNAVAILABLE', true],
  ['Neo.ClientError.Statement.SyntaxError', 'INTERNAL', false],
  ['Neo.DatabaseError.Statement.ExecutionFailed', 'INTERNAL', false],
] as const)('%s: %s; the way to the server is broken: %s', (code, meant, gone) => {
  const failure = fromDriver(thrown(code, 'because'), place);
  expect([failure.code, isConnectionFailure(failure)]).toEqual([meant, gone]);
  expect(failure.message).not.toContain('a secret');
});
