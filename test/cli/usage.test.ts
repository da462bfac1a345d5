import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dossier, testFolder } from '../support/dossier.js';

const folder = testFolder();
const dataDir = join(folder, 'data');

describe('a command that cannot be meant', () => {
  it.each<[string, string[], RegExp]>([
    ['an unknown command', ['imgest'], /unknown command 'imgest'.*ingest/],
    ['an unknown source', ['ingest', 'shap', 'x'], /unknown command 'shap'[\s\S]*shab/],
    ['an unknown option', ['ingest', 'shab', '--form', '2026-01-01'], /unknown option '--form'/],
    ['neither files nor days', ['ingest', 'shab'], /name files, or --from and --to/],
    ['files and days', ['ingest', 'shab', import.meta.filename, '--from', '2026-01-01'], /--from is for the portal/],
    [
      'a day that does not exist',
      ['ingest', 'shab', '--from', '2026-02-30', '--to', '2026-03-01'],
      /--from: no such date: 2026-02-30/,
    ],
    [
      'days in the wrong order',
      ['ingest', 'shab', '--from', '2026-03-02', '--to', '2026-03-01'],
      /2026-03-02 lies after --to 2026-03-01/,
    ],
    ['a file that is not there', ['ingest', 'shab', 'no-such.json'], /no such file or folder: no-such\.json/],
    ['no export', ['export'], /missing required argument 'what'/],
    [
      'an unknown export',
      ['export', 'people'],
      /cannot export "people": choose from mentions, mandates, companies.* run$/m,
    ],
    ['an unknown format', ['export', 'events', '--format', 'xlsx'], /'xlsx' is invalid.*jsonl, csv/],
    ['a graph as a table', ['export', 'graph', '--format', 'csv'], /export graph knows no CSV/],
    ['a flag of another export', ['export', 'events', '--hash'], /--hash goes with: export graph/],
    ['a number of firms', ['simulate', join(folder, 's'), '--firms', 'many'], /'many' is invalid.*whole number/],
    [
      'a day of a simulation',
      ['simulate', join(folder, 's'), '--from', '2026-02-30'],
      /--from: no such date: 2026-02-30/,
    ],
  ])('%s', async (_name, args, message) => {
    const { code, stdout, stderr } = await dossier(args, { dataDir });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  it.each<[string, string, RegExp]>([
    ['DOSSIER_PORT', '99999', /DOSSIER_PORT="99999": a whole number from 0 to 65535/],
    ['DOSSIER_PORT', 'http', /DOSSIER_PORT="http": a whole number/],
    ['DOSSIER_GRAPH', 'neo5j', /DOSSIER_GRAPH="neo5j": .*"sqlite"/],
    ['DOSSIER_LOG_LEVEL', 'loud', /DOSSIER_LOG_LEVEL="loud": .*"silent"/],
    ['DOSSIER_PORTAL_URL', 'ftp://portal', /DOSSIER_PORTAL_URL="ftp:\/\/portal": an address that begins with http/],
    ['DOSSIER_QUERY_TIMEOUT_MS', '5', /DOSSIER_QUERY_TIMEOUT_MS="5": a whole number from 100/],
  ])('a bad %s is named with what it may be', async (name, value, message) => {
    for (const command of [['doctor'], ['export', 'events']]) {
      const { code, stderr } = await dossier(command, { dataDir, env: { [name]: value } });
      expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 2, lines: 1 });
      expect(stderr).toMatch(message);
    }
  });

  it('doctor tells a file in place of the folder, a variable that nobody reads, and a ledger that is empty', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    mkdirSync(dataDir, { recursive: true });
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    writeFileSync(join(empty, 'ledger.db'), '');
    for (const [given, message] of [
      [{ dataDir: file }, /FAIL {2}data folder {2}.*file is a file, not a folder: set DOSSIER_DATA_DIR/],
      [{ dataDir, env: { DOSSIER_DATADIR: 'x' } }, /FAIL {2}variables {4}DOSSIER_DATADIR: nobody reads this/],
      [{ dataDir: empty }, /FAIL {2}ledger {7}.*ledger\.db is empty: restore it from a backup/],
    ] as const) {
      const { code, stdout } = await dossier(['doctor'], given);
      expect(code).toBe(1);
      expect(stdout).toMatch(message);
      expect(stdout.match(/FAIL/g)).toHaveLength(1);
    }
    rmSync(dataDir, { recursive: true });
  });

  it('tells its version', async () => {
    const { code, stdout } = await dossier(['--version']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string });
  });

  it('helps who asks, with exit code 0', async () => {
    const { code, stdout } = await dossier(['--help']);
    expect(code).toBe(0);
    for (const command of ['start', 'serve', 'ingest', 'simulate', 'ask', 'export', 'reparse', 'rebuild', 'doctor'])
      expect(stdout).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'));
  });

  it('says that nothing has been loaded yet', async () => {
    for (const command of [['export', 'events'], ['reparse'], ['rebuild'], ['rebuild', '--graph', 'sqlite']]) {
      const { code, stdout, stderr } = await dossier(command, { dataDir });
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(`${join(dataDir, 'ledger.db')} does not exist: nothing has been loaded`);
    }
  });
});
