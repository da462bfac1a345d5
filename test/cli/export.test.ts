import { spawnSync } from 'node:child_process';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dossier, testFolder } from '../support/dossier.js';
import { CLI } from '../support/bundled.js';

const folder = testFolder();
const dataDir = join(folder, 'data');

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
      ['-c', `set -o pipefail; '${process.execPath}' '${CLI}' export events | head -1; echo "code \${PIPESTATUS[0]}"`],
      { env: { ...process.env, DOSSIER_DATA_DIR: dataDir }, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\{"uid":"ev_.*\}\ncode 0\n$/);
  });
});

describe('a run', () => {
  interface Node {
    runId: string;
    kind: string;
  }
  let runId = '';
  const both = (id: string) =>
    Promise.all([dossier(['replay', id], { dataDir }), dossier(['export', 'run', id], { dataDir })]);
  /** Changes the store as only its own file lets one. */
  const changed = (sql: string) => {
    const runs = new Database(join(dataDir, 'runs.db'));
    expect(runs.prepare(sql).run(runId).changes).toBeGreaterThan(0);
    runs.close();
  };

  beforeAll(async () => {
    const { stdout: firms } = await dossier(['export', 'companies'], { dataDir });
    const { name } = JSON.parse(firms.split('\n')[0]!) as { name: string };
    const { code, stdout } = await dossier(['ask', `Wo hat die «${name}» ihren Sitz?`, '--json'], { dataDir });
    expect(code).toBe(0);
    runId = (JSON.parse(stdout.split('\n')[0]!) as Node).runId;
  });

  it('comes out the same, and is exported as a report or as its log', async () => {
    const [[replayed, report], log] = await Promise.all([
      both(runId),
      dossier(['export', 'run', runId, '--format', 'jsonl'], { dataDir }),
    ]);
    expect(replayed).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^\d+ nodes, the same\n$/) as unknown }); // prettier-ignore
    expect(report).toMatchObject({ code: 0, stderr: '' });
    expect(report.stdout).toMatch(/^# Wo hat die .*\n\nRun .*## Answer.*## Sources\n\n1\. Notice .*## Log/s);
    expect(log.code).toBe(0);
    const nodes = log.stdout.trim().split('\n').map((line) => JSON.parse(line) as { event: { kind: string } }); // prettier-ignore
    expect(nodes[0]?.event.kind).toBe('RunStarted');
    expect(nodes.at(-1)?.event.kind).toBe('RunFinished');
    expect(replayed.stdout).toBe(`${nodes.length - 1} nodes, the same\n`);
  });

  it('that nobody asked for is told in one line, and ends with code 2', async () => {
    for (const { code, stdout, stderr } of await both('run_nobody'))
      expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: 'dossier: no such run: run_nobody\n' });
  });

  it('whose notices carry something else now is told where it differs, with code 1', async () => {
    changed(`UPDATE recording SET reply = replace(reply, '"HAS_STATE","seat"', '"HAS_STATE","purpose"') WHERE source = 'TOOL' AND run_id = ?`); // prettier-ignore
    const { code, stdout } = await dossier(['replay', runId], { dataDir });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^AnswerDelta\.text: ".*" then, ".*" now$/m);
    expect(stdout).toMatch(/nodes, \d+ differ\n$/);
  });

  it('of somebody else is none', async () => {
    changed(`UPDATE run SET user_id = 'somebody else' WHERE id = ?`);
    for (const { code, stdout, stderr } of await both(runId))
      expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `dossier: no such run: ${runId}\n` });
  });
});
