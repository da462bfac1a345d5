// What a newcomer does: `npm start` in an empty folder, a query, Ctrl-C, and a second start that reuses the data. Prints the times.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LIMIT_MS = 180_000;
const dataDir = mkdtempSync(join(tmpdir(), 'dossier-first-start-'));

async function session(label, body) {
  const began = Date.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, DOSSIER_DATA_DIR: dataDir, DOSSIER_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // a process group of its own, so that it can be interrupted as a terminal does: npm and all below it
  });
  let output = '';
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${label}: no address within ${LIMIT_MS / 1000} s\n${output}`)),
      LIMIT_MS,
    );
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
      const found = /(http:\/\/[\w.[\]:]+)\/graphql/.exec(output);
      if (found) {
        clearTimeout(timer);
        resolve(found[1]);
      }
    });
    void exited.then((end) => reject(new Error(`${label}: ended before it was up: ${JSON.stringify(end)}\n${output}`)));
  });
  console.log(`${label}: up after ${((Date.now() - began) / 1000).toFixed(1)} s`);
  await body(url);
  process.kill(-child.pid, 'SIGINT');
  const late = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), LIMIT_MS);
  const end = await exited;
  clearTimeout(late);
  // npm dies of the same signal once its child has ended; the child's own exit code is tested in cli.test.ts.
  if (end.code !== 0 && end.signal !== 'SIGINT') throw new Error(`${label}: ended with ${JSON.stringify(end)}`);
}

async function publications(url) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ coverage { publications } }' }),
  });
  const { data } = await response.json();
  if (!(data?.coverage.publications >= 4000))
    throw new Error(`expected at least 4,000 publications: ${JSON.stringify(data)}`);
  return data.coverage.publications;
}

try {
  let first = 0;
  await session('first start', async (url) => (first = await publications(url)));
  await session('second start', async (url) => {
    if ((await publications(url)) !== first) throw new Error('the second start does not see the same register');
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
