import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dossier, testFolder } from '../support/dossier.js';

const folder = testFolder();
const dataDir = join(folder, 'data');
const cli = join(import.meta.dirname, '..', '..', 'dist', 'src', 'cli.js');

beforeAll(async () => {
  await dossier(['simulate', join(folder, 'demo'), '--firms', '40', '--publications', '500']);
  await dossier(['ingest', 'shab', join(folder, 'demo', 'publications.ndjson.gz')], { dataDir });
});

describe('an export', () => {
  it.each(['mentions', 'mandates', 'companies', 'events'])(
    'of %s is lines of JSON, and as many rows of CSV',
    async (kind) => {
      const json = await dossier(['export', kind], { dataDir });
      expect(json).toMatchObject({ code: 0, stderr: '' });
      const rows = json.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(rows.length).toBeGreaterThan(20);
      const csv = await dossier(['export', kind, '--format', 'csv'], { dataDir });
      expect(csv).toMatchObject({ code: 0, stderr: '' });
      expect(csv.stdout.split('\r\n')[0]).toBe(Object.keys(rows[0] ?? {}).join(','));
    },
  );

  it('gives a state a line with --history', async () => {
    const firms = await dossier(['export', 'companies'], { dataDir });
    const states = await dossier(['export', 'companies', '--history'], { dataDir });
    expect(states.code).toBe(0);
    expect(states.stdout.split('\n').length).toBeGreaterThan(firms.stdout.split('\n').length);
  });

  it('ends quietly when its reader has seen enough', () => {
    const { stdout, stderr } = spawnSync(
      'bash',
      ['-c', `set -o pipefail; '${process.execPath}' '${cli}' export events | head -1; echo "code \${PIPESTATUS[0]}"`],
      { env: { ...process.env, DOSSIER_DATA_DIR: dataDir }, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\{"uid":"ev_.*\}\ncode 0\n$/);
  });
});
