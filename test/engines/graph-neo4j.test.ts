import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openNeo4jReader, openNeo4jWriter, type Neo4jPlace } from '../../engines/graph/neo4j/index.js';
import type { GraphReader } from '../../engines/graph/contract.js';
import { systemClock } from '../../src/core/index.js';
import { HARMLESS_CYPHER } from '../support/cypher-statements.js';
import { anyCall, applyAll, changesOf, graphContract, smallWorld, type OpenGraph } from '../contracts/graph.js';
import { randomUnits } from '../support/random-units.js';
import { graphFillContract } from '../contracts/graph-fill.js';
import { describeNeo4j, neo4jTurn, type Neo4jTurn } from '../support/servers.js';

// A server that has just started is slow, and a turn at it may be long in coming.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 1_200_000 });

describeNeo4j('neo4j', () => {
  let turn: Neo4jTurn;
  beforeAll(async () => {
    turn = await neo4jTurn();
  });
  afterAll(() => turn.end());

  async function openFresh(): Promise<OpenGraph> {
    const place: Neo4jPlace = { uri: turn.uri, user: turn.user, password: turn.password, database: null };
    const writer = openNeo4jWriter({ place });
    await writer.clear();
    await writer.suppress?.([]);
    const readers: GraphReader[] = [];
    return {
      writer,
      reader() {
        const reader = openNeo4jReader({ place, clock: systemClock, statements: true });
        readers.push(reader);
        return reader;
      },
      async close() {
        await Promise.all(readers.map((reader) => reader.close()));
        await writer.close();
      },
    };
  }

  graphContract('neo4j', openFresh, 3);
  graphFillContract('neo4j', openFresh);

  it('reads by the routing table what was written past it, from the database that is named', async () => {
    const graph = await openFresh();
    const units = [...randomUnits(smallWorld(5))];
    await applyAll(graph.writer, changesOf(units));
    const { user, password } = turn;
    const place = { uri: turn.uri.replace('bolt:', 'neo4j:'), user, password, database: 'neo4j' };
    const routed = openNeo4jReader({ place, clock: systemClock });
    try {
      expect((await routed.counts()).events).toBe(units.filter(({ unit }) => unit.unit === 'event').length);
      expect(await routed.position()).toEqual(await graph.writer.position());
    } finally {
      await routed.close();
      await graph.close();
    }
  });

  it('runs statements that read, up to a number of rows and a time, and none that writes', async () => {
    const graph = await openFresh();
    try {
      await applyAll(graph.writer, changesOf(randomUnits({ ...smallWorld(9), oddness: 0 })));
      const { statement } = graph.reader();
      const ask = (text: string, call = anyCall) => statement!({ text, parameters: { least: 2 }, mostRows: 3 }, call);
      const few = await ask('UNWIND range(1, 3) AS n RETURN n, n >= $least AS enough');
      expect(few).toEqual({ columns: ['n', 'enough'], rows: [[1, false], [2, true], [3, true]], complete: true }); // prettier-ignore
      const firms = await ask('MATCH (c:Company) RETURN c ORDER BY c.uid');
      expect(firms).toMatchObject({ columns: ['c'], complete: false });
      expect(firms.rows.length).toBe(3);
      for (const text of [
        'CREATE (:Company {uid: "x"})',
        'MATCH (c:Company) DETACH DELETE c RETURN 1',
        'RETURN',
        'MATCH (n',
        'RETURN $missing',
      ])
        // prettier-ignore
        await expect(ask(text), text).rejects.toMatchObject({ code: 'BAD_INPUT' });
      const endless = 'WITH range(1, 9000) AS l UNWIND l AS a UNWIND l AS b UNWIND l AS c RETURN count(*)';
      await expect(ask(endless, { ...anyCall, deadlineMs: Date.now() + 700 })).rejects.toMatchObject({ code: 'DEADLINE' }); // prettier-ignore
      expect((await ask('RETURN 1 AS one')).rows).toEqual([[1]]);
      const parameters = { uid: 'x', uids: 'x', a: 'x', b: 'x', otherwise: 'none', rubric: 'HR', from: '2024-01-01', part: 'AG' }; // prettier-ignore
      for (const text of HARMLESS_CYPHER)
        await expect(statement!({ text, parameters, mostRows: 3 }, anyCall), text).resolves.toBeDefined();
      await graph.writer.suppress!(['somebody']);
      await expect(ask('RETURN 1 AS one')).rejects.toMatchObject({ code: 'UNSUPPORTED' });
      await graph.writer.suppress!([]);
      await expect(ask('RETURN 1 AS one')).resolves.toBeDefined();
      await graph.writer.clear();
      await applyAll(graph.writer, changesOf(randomUnits(smallWorld(9)))); // some of it a tenant's
      await expect(ask('RETURN 1 AS one')).rejects.toMatchObject({ code: 'UNSUPPORTED' });
    } finally {
      await graph.close();
    }
  });
});
