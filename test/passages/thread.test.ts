import { expect, it } from 'vitest';
import { embedderAt } from '../../ingest/passages/embed-calls.js';
import { startPassageThread } from '../../ingest/passages/thread.js';
import { localViewer } from '../../src/core/index.js';

const MODEL = { id: 'none', hash: 'none', dimensions: 1 };
/** A thread that has a model, and ends itself when it is woken. */
const DYING = `import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ kind }) => { if (kind === 'WAKE') process.exit(1); });
  parentPort.postMessage({ kind: 'READY', model: ${JSON.stringify(MODEL)}, withoutModel: '' });`;

it('who connects to a thread that has ended is told so, and does not wait', async () => {
  const url = new URL(`data:text/javascript,${encodeURIComponent(DYING)}`);
  const thread = await startPassageThread(url, { dataDir: '', vectors: null, embeddings: null, role: 'ASKS', withoutModel: '', cap: 1 }); // prettier-ignore
  thread.wake();
  while (thread.status().error === null) await new Promise((turn) => setImmediate(turn));
  const port = thread.connect();
  const embedder = embedderAt(port, MODEL);
  const call = { viewer: localViewer, deadlineMs: 7, signal: new AbortController().signal };
  for (let asked = 0; asked < 2; asked++)
    await expect(embedder.embed(['a'], 'QUERY', call)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'the thread of passages has ended' }); // prettier-ignore
  await embedder.close();
  await thread.close();
});
