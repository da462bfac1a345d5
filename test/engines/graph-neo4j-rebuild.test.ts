/** A graph in Neo4j is filled from the ledger alone, and a filling that was killed goes on where it was. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import neo4j from 'neo4j-driver';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { simulate } from '../../demo/index.js';
import { openNeo4jReader } from '../../engines/graph/neo4j/index.js';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import { openLedger, openRegister } from '../../ingest/index.js';
import { changeOf } from '../../ingest/project/unit-rows.js';
import { systemClock } from '../../src/core/index.js';
import { anyCall } from '../contracts/graph.js';
import { inFolder } from '../ledger/support.js';
import { graphContent } from '../support/graph-content.js';
import { describeNeo4j, neo4jTurn, type Neo4jTurn } from '../support/servers.js';
import { CLI } from '../support/bundled.js';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 1_200_000 });

/** Units are stored in thousands: there must be a middle. */
const PUBLICATIONS = 2_400;

describeNeo4j('dossier rebuild --graph neo4j', () => {
  let turn: Neo4jTurn;
  beforeAll(async () => {
    if (!existsSync(CLI)) throw new Error('compiled code is missing (npm run build)');
    turn = await neo4jTurn();
    const driver = neo4j.driver(turn.uri, neo4j.auth.basic(turn.user, turn.password));
    const session = driver.session();
    await session.run('MATCH (n) CALL (n) { DETACH DELETE n } IN TRANSACTIONS');
    await session.close();
    await driver.close();
  });
  afterAll(() => turn.end());

  it('killed in the middle, goes on, and has what the SQLite engine has', () =>
    inFolder(async (folder) => {
      await loadDemo(folder);
      // Behind the middle who is meant is stored, and some of what happened to them is under way.
      const killed = await rebuild(folder, (done, of) => done > of / 2 && done < of);
      expect(killed.signal).toBe('SIGKILL');
      const filled = await filledSoFar();
      expect(filled).toBeGreaterThan(0);
      const second = await rebuild(folder, () => false);
      expect(second.signal).toBeNull();
      // Progress is the mean of both parts of the feed.
      expect(second.progress[0]).toBeGreaterThanOrEqual(Math.floor(filled / 2));
      expect(await filledSoFar()).toBe(0);
      await expectSameGraph(folder);
    }));

  async function filledSoFar(): Promise<number> {
    const driver = neo4j.driver(turn.uri, neo4j.auth.basic(turn.user, turn.password), {
      disableLosslessIntegers: true,
    });
    const { records } = await driver.executeQuery(
      'MATCH (m:DossierMeta) RETURN coalesce(m.filledWho, 0) + coalesce(m.filledWhat, 0) AS filled',
    );
    await driver.close();
    return records[0]?.get('filled') as number;
  }

  /** Runs the program; kills it when it tells of a progress at which it is to die. */
  async function rebuild(folder: string, dies: (done: number, of: number) => boolean) {
    const env = { ...process.env, DOSSIER_DATA_DIR: folder, NEO4J_URI: turn.uri, NEO4J_USER: turn.user, NEO4J_PASSWORD: turn.password }; // prettier-ignore
    const child = spawn(process.execPath, [CLI, 'rebuild', '--graph', 'neo4j'], { env, stdio: ['ignore', 'ignore', 'pipe'] }); // prettier-ignore
    const ended = new Promise<NodeJS.Signals | null>((done) => child.once('close', (_, signal) => done(signal)));
    const progress: number[] = [];
    for await (const line of createInterface({ input: child.stderr })) {
      const [, done, of] = /^indexing: (\d+) of (\d+)/.exec(line)?.map(Number) ?? [];
      if (done === undefined || of === undefined) throw new Error(line);
      progress.push(done);
      if (dies(done, of)) child.kill('SIGKILL');
    }
    return { signal: await ended, progress };
  }

  async function expectSameGraph(folder: string) {
    const ledger = openLedger(join(folder, 'ledger.db'), { readonly: true });
    const { feed } = ledger.progress();
    const units = [...ledger.units.changes(0, feed)].map((row) => changeOf(ledger, row).rows).filter((rows) => rows !== null); // prettier-ignore
    ledger.close();
    const some = units.filter((_, nth) => nth % 12 === 0);
    const place = { uri: turn.uri, user: turn.user, password: turn.password, database: null };
    const server = openNeo4jReader({ place, clock: systemClock });
    const file = openGraphReader({ path: join(folder, 'graph.db'), clock: systemClock, workers: 0 });
    expect(await server.position()).toEqual(await file.position());
    const [found, wanted] = [await graphContent(server, some, anyCall), await graphContent(file, some, anyCall)];
    expect(found.length).toBe(wanted.length);
    for (const [nth, each] of wanted.entries()) expect(found[nth]).toEqual(each);
    await server.close();
    await file.close();
  }
});

async function loadDemo(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'demo.ndjson');
  const items = [...simulate({ seed: 'rebuild', firms: 200, publications: PUBLICATIONS })];
  writeFileSync(file, items.map((item) => JSON.stringify(item)).join('\n'));
  const register = await openRegister({
    dataDir: folder,
    clock: systemClock,
    writer: {
      kind: 'INLINE',
      openGraph: (path) => openGraphWriter({ path: join(path, 'graph.db') }),
      portal: { baseUrl: 'http://127.0.0.1:1' },
      newId: () => crypto.randomUUID(),
      threads: 0,
    },
  });
  const job = await register.ingest.start({ kind: 'FILES', patterns: [file] }, null, anyCall);
  if ('keyReused' in job) throw new Error('no key was given');
  for await (const state of register.ingest.follow(job.id, 0, anyCall.signal)) if (state.state === 'FAILED') throw new Error(state.error ?? ''); // prettier-ignore
  await register.close();
}
