import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { ThreadCalls, type Methods } from '../../src/core/index.js';

/** A thread that is ready, and runs `body` when it is called. */
function threadOf(body: string): ThreadCalls<{ work: () => Promise<void> } & Methods, never> {
  const code = `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', () => { ${body} });
    parentPort.postMessage({ kind: 'READY' });`;
  return new ThreadCalls(new Worker(code, { eval: true }), 'counting', () => undefined);
}

it('a thread that throws is told with what it threw, by who waits and ever after', async () => {
  const thread = threadOf("throw new TypeError('boom')");
  await thread.ready();
  expect(thread.failure()).toBeNull();
  const thrown = await thread.call('work').catch((error: unknown) => error);
  expect(thrown).toMatchObject({ code: 'INTERNAL', message: 'the counting thread failed: boom' });
  await thread.ended;
  expect(thread.failure()).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'the counting thread has ended (exit code 1)',
    cause: thrown,
  });
  expect(thrown).toHaveProperty('cause.message', 'boom');
  const after = await thread.call('work').catch((error: unknown) => error);
  expect([thrown, after].every((error) => thread.isEnd(error))).toBe(true);
});

it('a thread that ends itself is told with its exit code', async () => {
  const thread = threadOf('process.exit(7)');
  await thread.ready();
  await expect(thread.call('work')).rejects.toMatchObject({ message: 'the counting thread has ended (exit code 7)' });
  expect(thread.failure()).toMatchObject({ code: 'UNAVAILABLE' });
});
