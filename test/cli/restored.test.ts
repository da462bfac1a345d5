import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dossier, startDossier, testFolder } from '../support/dossier.js';

const folder = testFolder();
const loaded = join(folder, 'data');
const running: ReturnType<typeof startDossier>[] = [];
let hash = '';

beforeAll(async () => {
  await dossier(['simulate', join(folder, 'demo'), '--firms', '30', '--publications', '300']);
  await dossier(['ingest', 'shab', join(folder, 'demo', 'publications.ndjson.gz')], { dataDir: loaded });
  hash = (await dossier(['export', 'graph', '--hash'], { dataDir: loaded })).stdout;
});
afterAll(() => running.forEach(({ process: child }) => child.kill('SIGKILL')));

/** What somebody brings back who kept the ledger alone: all else is derived from it. */
function restored(name: string): string {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  copyFileSync(join(loaded, 'ledger.db'), join(dataDir, 'ledger.db'));
  return dataDir;
}

describe('a data folder of which only the ledger was kept', () => {
  for (const command of ['start', 'serve'])
    it(`${command} derives the rest and invents nothing beside it`, async () => {
      const dataDir = restored(command);
      const server = startDossier([command], { dataDir });
      running.push(server);
      await server.printed(/http:\/\/[\d.]+:\d+\/graphql/);
      expect(server.hasPrinted(/nothing is loaded yet|no register is loaded/i)).toBe(false);
      server.process.kill('SIGINT');
      expect((await server.ended).code).toBe(0);
      await dossier(['rebuild'], { dataDir });
      expect(existsSync(join(dataDir, 'demo'))).toBe(false);
      expect((await dossier(['export', 'graph', '--hash'], { dataDir })).stdout).toBe(hash);
    });
});
