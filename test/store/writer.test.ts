import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Write } from '../../src/store/sql/writes.js';
import { createWriter } from '../../src/store/sqlite/writer.js';

const write = { name: 'pruneRecordings', given: ['2026-01-01T00:00:00.000Z'] } satisfies Write<'pruneRecordings'>;

/** How many writes each commit held, of some that came one turn of the event loop after the other. */
async function commits(gatherMs: number, writes: number): Promise<number[]> {
  const sizes: number[] = [];
  const commit = (batch: readonly Write[]) => {
    sizes.push(batch.length);
    return Promise.resolve(batch.map(() => ({ value: 0 })));
  };
  const writer = createWriter({ commit, mostAtOnce: 200, rest: 0, gatherMs });
  const done: Promise<number>[] = [];
  for (let turn = 0; turn < writes; turn++) {
    done.push(writer.write(write));
    await nextTurn();
  }
  await Promise.all(done);
  return sizes;
}

it('lets whoever works just now join a commit, where somebody else carries it out', async () => {
  expect(await commits(60_000, 40)).toEqual([40]);
});

it('lets nobody wait for more than there may be in one commit', async () => {
  expect((await commits(60_000, 450)).slice(0, 2)).toEqual([200, 200]);
});

it('lets nobody wait where they would wait for nothing but each other', async () => {
  const sizes = await commits(0, 40);
  expect(sizes.reduce((all, size) => all + size, 0)).toBe(40);
  expect(sizes.length).toBeGreaterThan(10);
});
