import neo4j from 'neo4j-driver';
import { expect, it } from 'vitest';
import { describeNeo4j, neo4jTurn } from '../support/servers.js';

describeNeo4j('the Neo4j of the tests', () => {
  it('is a 5.26 that answers, and refuses another password', { timeout: 120_000 }, async () => {
    const turn = await neo4jTurn();
    const [right, wrong] = [turn.password, 'not it at all'].map((password) =>
      neo4j.driver(turn.uri, neo4j.auth.basic(turn.user, password)),
    );
    try {
      expect((await right!.getServerInfo()).agent).toMatch(/^Neo4j\/5\.26\./);
      await expect(wrong!.getServerInfo()).rejects.toMatchObject({ code: 'Neo.ClientError.Security.Unauthorized' });
    } finally {
      await right!.close();
      await wrong!.close();
      turn.end();
    }
  });
});
