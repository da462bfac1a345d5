/** Two servers and their workers on one PostgreSQL and one Qdrant: one worker follows the ledger for all; killed, another goes on. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVectorReader } from '../../engines/vector/qdrant/index.js';
import { systemClock as clock } from '../../src/core/index.js';
import { startPostgres, type Postgres } from '../servers/postgres.js';
import { startQdrant, type QdrantServer } from '../servers/qdrant.js';
import { dossier, startDossier, testFolder, type RunningDossier } from '../support/dossier.js';
import { describePostgres, describeQdrant } from '../support/servers.js';

const PASSAGES =
  'query ($text: String!) { passages(search: $text, kinds: [DOCUMENT]) { ... on Passages { passages { quote } } ... on Failure { message } } }';

describePostgres('passages that servers share', () =>
  describeQdrant('in Qdrant', () => {
    const folder = testFolder();
    const running: RunningDossier[] = [];
    let postgres: Postgres;
    let qdrant: QdrantServer;
    let env: Record<string, string>;
    let servers: { url: string; dataDir: string }[];

    beforeAll(async () => {
      [postgres, qdrant] = await Promise.all([startPostgres(), startQdrant()]);
      const { url, apiKey, collection } = qdrant.settings();
      env = { DOSSIER_STORE: 'postgres', DATABASE_URL: postgres.url, DOSSIER_LEASE_MS: '900', DOSSIER_VECTORS: 'qdrant', QDRANT_URL: url, QDRANT_COLLECTION: collection, ...(apiKey === null ? {} : { QDRANT_API_KEY: apiKey }) }; // prettier-ignore
      servers = await Promise.all([startServer(), startServer()]);
    });
    afterAll(async () => {
      for (const { process, ended } of running) {
        process.kill('SIGKILL');
        await ended;
      }
      postgres?.stop();
      await qdrant?.stop();
    });

    const start = (command: string) => {
      const dataDir = join(folder, `process-${running.length}`);
      mkdirSync(dataDir);
      const process = startDossier([command], { dataDir, env });
      running.push(process);
      return { process, dataDir };
    };
    const startServer = async () => {
      const { process, dataDir } = start('serve');
      const [, url = ''] = await process.printed(/GraphQL over HTTP\s+(http:\S+)\/graphql/);
      return { url, dataDir };
    };
    const startWorker = async () => {
      const { process } = start('work');
      await process.printed(/writes the ledger/);
      return process;
    };
    const ingest = async (server: number, documents: Record<string, string>) => {
      const shelf = join(folder, `shelf-${Object.keys(documents)[0]}`);
      mkdirSync(shelf);
      for (const [name, text] of Object.entries(documents)) writeFileSync(join(shelf, name), text);
      const { code, stderr } = await dossier(['ingest', 'documents', shelf], {
        dataDir: servers[server]!.dataDir,
        env,
      });
      expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    };
    const found = async (server: number, text: string) => {
      const response = await fetch(`${servers[server]!.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: PASSAGES, variables: { text } }) }); // prettier-ignore
      const { data, errors } = (await response.json()) as { data?: { passages: { passages: { quote: string }[]; message?: string } }; errors?: unknown }; // prettier-ignore
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data?.passages.passages?.map(({ quote }) => quote);
    };
    const bothFind = (text: string, quotes: string[]) =>
      expect.poll(async () => [await found(0, text), await found(1, text)], { interval: 100, timeout: 30_000 }).toEqual([quotes, quotes]); // prettier-ignore

    it('are found at every server, whichever worker indexed them', { timeout: 120_000 }, async () => {
      const first = await startWorker();
      await ingest(0, { 'a.txt': 'The harbour was sold.', 'b.txt': 'Nobody was told.' });
      await bothFind('harbour', ['The harbour was sold.']);
      first.process.kill('SIGKILL');
      await first.ended;
      await startWorker();
      await ingest(1, { 'c.txt': 'The ferry was sold, too.' });
      await bothFind('ferry', ['The ferry was sold, too.']);
      await bothFind('harbour', ['The harbour was sold.']);
      const reader = openVectorReader({ settings: { ...qdrant.settings(), collection: env['QDRANT_COLLECTION']! }, clock }); // prettier-ignore
      expect(await reader.counts()).toEqual({ notices: 0, documents: 3, passages: 3, embedded: 0 });
      expect((await reader.position()).documents).toBe(3);
      await reader.close();
    });
  }),
);
