/** How `dossier ask` asks back, is left and ends: what a script reads from its exit code. Runs what `npm run build` compiled. */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dossier, startDossier, testFolder } from '../support/dossier.js';
import { CLI } from '../support/bundled.js';

const folder = testFolder();
const dataDir = join(folder, 'data');
let firm = '';
/** A name that several people bear, each under a uid of her own. */
let homonym = '';

interface Node {
  kind: string;
  outcome?: string;
}
const rows = <Row>(stdout: string) => stdout.trim().split('\n').map((line) => JSON.parse(line) as Row); // prettier-ignore

beforeAll(async () => {
  await dossier(['simulate', join(folder, 'demo'), '--firms', '60', '--publications', '600']);
  await dossier(['ingest', 'shab', join(folder, 'demo', 'publications.ndjson.gz')], { dataDir });
  const companies = rows<{ name: string; status: string }>(
    (await dossier(['export', 'companies'], { dataDir })).stdout,
  );
  firm = companies.find(({ name, status }) => status === 'ACTIVE' && /\b(AG|GmbH)$/.test(name))!.name;
  const mandates = rows<{ personUid: string; person: string; role: string }>(
    (await dossier(['export', 'mandates'], { dataDir })).stdout,
  );
  const bearers = new Map<string, Set<string>>();
  for (const { person, personUid } of mandates) bearers.set(person, (bearers.get(person) ?? new Set()).add(personUid));
  homonym = [...bearers].find(([name, uids]) => uids.size > 1 && name.split(' ').length === 2)?.[0] ?? '';
  expect(homonym, 'a name that several people bear').not.toBe('');
});

const asking = (...flags: string[]) =>
  startDossier(['ask', `Welche Mandate hat ${homonym}?`, '--on-ambiguity', 'ask', ...flags], { dataDir, input: true });

describe('ask asks back', () => {
  it('until a candidate is named by number; the answer is about that one', async () => {
    const run = asking();
    await run.printed(/1-\d+: /);
    run.process.stdin!.write('99\nnobody\n');
    await run.printed(/a number from 1 to \d+, a name or a uid: .*a number from 1/s);
    run.process.stdin!.write('2\n');
    const { code, stdout, stderr } = await run.ended;
    expect({ code, signal: run.process.signalCode }).toEqual({ code: 0, signal: null });
    expect(stderr).toContain('HumanInputReceived');
    expect(stdout).toContain('[1]');
  });

  it('and where the input ends without a choice, the run is cancelled: code 130', async () => {
    const run = asking('--json');
    await run.printed(/1-\d+: /);
    run.process.stdin!.end('neither\n');
    const { code, stdout } = await run.ended;
    const kinds = rows<Node>(stdout).map(({ kind }) => kind);
    expect({ code, cancelled: kinds.filter((kind) => kind === 'RunCancelled').length }).toEqual({
      code: 130,
      cancelled: 1,
    });
    expect(kinds.at(-1)).toBe('RunCancelled');
  });

  it('Ctrl-C cancels it, once; the log says so, and the conversation goes on', async () => {
    const run = asking('--json');
    await run.printed(/1-\d+: /);
    run.process.kill('SIGINT');
    const { code, stdout } = await run.ended;
    const nodes = rows<Node & { conversationId: string }>(stdout);
    expect(code).toBe(130);
    expect(nodes.filter(({ kind }) => kind === 'RunCancelled')).toHaveLength(1);
    expect(nodes.at(-1)!.kind).toBe('RunCancelled');
    const next = await dossier(['ask', `Sitz der ${firm}?`, '--conversation', nodes[0]!.conversationId], { dataDir });
    expect(next.code).toBe(0);
  });
});

describe('exit codes', () => {
  it.each([
    ['an answer', () => `Sitz der ${firm}?`, 0],
    ['a name that nobody bears', () => 'Sitz der Qwxzvbrt Jklmpf AG?', 3],
    ['what no register holds', () => `Wie hoch ist der Umsatz der ${firm}?`, 3],
    ['a name that several bear', () => `Welche Mandate hat ${homonym}?`, 4],
  ])('%s', async (_, question, expected) => {
    const { code, stdout } = await dossier(['ask', question()], { dataDir });
    expect({ code, answered: stdout.trim() !== '' }).toEqual({ code: expected, answered: true });
  });
});

/** util-linux's `script` runs a command on a pseudo-terminal of its own. */
function hasScript(): boolean {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8' }).includes('util-linux');
  } catch {
    return false;
  }
}

describe('on a terminal', () => {
  const able = hasScript();
  if (!able) console.log('skipped: `script` of util-linux is not here, so there is no pseudo-terminal');
  it.skipIf(!able)('draws a line a step within its width, and then the answer', async () => {
    const command = `stty cols 60; exec '${process.execPath}' '${CLI}' ask 'Sitz der ${firm}?'`;
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      env: {
        PATH: process.env['PATH'] ?? '',
        TERM: 'xterm-256color',
        DOSSIER_DATA_DIR: dataDir,
        DOSSIER_LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    const steps = printed.split(/\r?\n/).filter((line) => / s {2}\w+/.test(line));
    expect(code).toBe(0);
    expect(steps.length).toBeGreaterThan(5);
    for (const step of steps) {
      expect(step).toMatch(/^\u001b\[2m.*\u001b\[22m$/);
      expect(step.replaceAll(/\u001b\[\d+m/g, '').length).toBeLessThanOrEqual(60);
    }
    expect(printed).toContain('[1]');
  });
});
