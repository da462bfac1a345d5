/** `dossier ask` as people and scripts run it: what it prints where, how it goes on, and how it ends. Runs what `npm run build` compiled. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelServer } from '../fakes/model/server.js';
import { dossier, startDossier, testFolder, type RunningDossier } from '../support/dossier.js';

const folder = testFolder();
const dataDir = join(folder, 'data');
/** What moves a cursor, colours or turns text around; a line break is none. */
const ACTING = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;
let name = '';

beforeAll(async () => {
  await dossier(['simulate', join(folder, 'demo'), '--firms', '30', '--publications', '300']);
  await dossier(['ingest', 'shab', join(folder, 'demo', 'publications.ndjson.gz')], { dataDir });
  const { stdout } = await dossier(['export', 'companies'], { dataDir });
  const firms = stdout.trim().split('\n').map((line) => JSON.parse(line) as { name: string; status: string }); // prettier-ignore
  name = firms.find(({ name: firm, status }) => status === 'ACTIVE' && /\b(AG|GmbH)$/.test(firm))!.name;
});

interface Node {
  seq: number;
  kind: string;
  conversationId?: string;
}
const nodesOf = (stdout: string) => stdout.trim().split('\n').map((line) => JSON.parse(line) as Node); // prettier-ignore
const ENDS = ['RunFinished', 'RunFailed', 'RunCancelled'];

function suite(): void {
  it('answers in plain text where it is no terminal', async () => {
    const { code, stdout, stderr } = await dossier(['ask', `Wo hat die ${name} ihren Sitz?`], { dataDir });
    expect(code).toBe(0);
    expect(stdout).toContain('[1]');
    expect(stderr).toMatch(/ s {2}RunFinished/);
    expect(stdout + stderr).not.toMatch(ACTING);
  });

  it('--json prints each node once, one a line, with one end; --conversation goes on', async () => {
    const first = await dossier(['ask', `Wo hat die ${name} ihren Sitz?`, '--json'], { dataDir });
    const nodes = nodesOf(first.stdout);
    expect(nodes.map(({ seq }) => seq)).toEqual(nodes.map((_, index) => index + 1));
    expect(nodes.filter(({ kind }) => ENDS.includes(kind))).toEqual([nodes.at(-1)]);
    const id = /--conversation (\S+)/.exec((await dossier(['ask', `Wo hat die ${name} ihren Sitz?`], { dataDir })).stderr)?.[1] ?? ''; // prettier-ignore
    const next = await dossier(['ask', 'Und was ist ihr Zweck?', '--conversation', id, '--json'], { dataDir });
    expect(next.code).toBe(0);
    expect(nodesOf(next.stdout).some(({ kind }) => kind === 'MemoryRecalled')).toBe(true);
  });

  it.each([
    [['--conversation', 'cv_nobody'], /no such conversation/],
    [['--focus', 'pe_nobody'], /--focus: no company or person has the uid "pe_nobody"/],
    [['--as-of', '2026-02-30'], /^dossier: --as-of: no such date: 2026-02-30; use YYYY-MM-DD$/m],
    [['--known-on', 'gestern'], /^dossier: --known-on: no such date: gestern; use YYYY-MM-DD$/m],
  ])('%j ends with code 2 and one line', async (flags, message) => {
    const { code, stdout, stderr } = await dossier(['ask', 'Wer?', ...flags], { dataDir });
    expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({ code: 2, stdout: '', lines: 1 });
    expect(stderr).toMatch(message);
  });

  it('does not let a question act on the terminal', async () => {
    const { stdout, stderr } = await dossier(['ask', `\u001b[2J\u001b]0;x\u0007Wo ist \u202eder Sitz der ${name}?`], { dataDir }); // prettier-ignore
    expect(stdout + stderr).not.toMatch(ACTING);
  });
}

/** What is chance or the clock's, and what no client sees. */
const CHANCE = new Set(['runId', 'at', 'spanId', 'parentSpanId', 'conversationId', 'durationMs', 'callId', 'askedAt', 'likeness', 'id', 'summary', 'eventUid', 'seq']); // prettier-ignore
const told = (stdout: string): unknown[] =>
  nodesOf(stdout).filter(({ kind }) => kind !== 'MemoryRecalled' && kind !== 'MemoryStored').map(without); // prettier-ignore
function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without);
  if (value === null || typeof value !== 'object') return value;
  const isFact = 'type' in value && value.type === 'FACT';
  return Object.fromEntries(Object.entries(value).filter(([key]) => !CHANCE.has(key) && !(isFact && key === 'uids')).sort(([one], [other]) => one.localeCompare(other)).map(([key, held]) => [key, without(held)])); // prettier-ignore
}
const ASKED = () => [`Wo hat die ${name} ihren Sitz?`, `Wie viele Konkurse gab es 2022 in Bern?`, `Wer ist der Hund der ${name}?`, 'Wo ist die Nirgendwo Quatsch AG?']; // prettier-ignore
const here: unknown[][] = [];

describe('ask, in this process', () => {
  suite();
  it('says why the rules answered where a model was to', async () => {
    const model = await startModelServer({ models: ['small', 'large'] });
    const env = { DOSSIER_REASONER: 'llm', OPENAI_BASE_URL: model.url };
    const { code, stdout, stderr } = await dossier(['ask', `Wo hat die ${name} ihren Sitz?`], { dataDir, env });
    await model.close();
    expect(code).toBe(0);
    expect(stdout).toContain('[1]');
    expect(stderr).toMatch(
      /^The rules answered, for the model did not: .* lists several models .*: set DOSSIER_MODEL$/m,
    );
  });
  it('--json prints what a server is compared with below', async () => {
    for (const question of ASKED()) here.push(told((await dossier(['ask', question, '--json'], { dataDir })).stdout));
    expect(JSON.stringify(here)).toContain('"frames"');
  });
});

describe('ask, through a server that holds the folder', () => {
  let server: RunningDossier;
  beforeAll(async () => {
    server = startDossier(['serve'], { dataDir });
    await server.printed(/http:\/\/[\d.]+:\d+\/graphql/);
  });
  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.ended;
  });
  suite();
  it('--json prints the same nodes as without one', async () => {
    for (const [at, question] of ASKED().entries())
      expect(told((await dossier(['ask', question, '--json'], { dataDir })).stdout)).toEqual(here[at]);
  });
});
