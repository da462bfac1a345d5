/** A PostgreSQL that does not answer keeps nobody waiting, and is found again. */
import { expect, it, vi } from 'vitest';
import { AppError } from '../../src/core/index.js';
import { openPool, rowsOf } from '../../src/postgres/index.js';
import { startPostgres } from '../servers/postgres.js';
import { describePostgres } from '../support/servers.js';

/** As long as nobody asks once it is left alone, and one try more. */
const FOUND_AGAIN_MS = 15_000;

describePostgres('PostgreSQL that is away', () => {
  it('is left alone after three tries, each named, and asked again later', async ({ onTestFinished }) => {
    const server = await startPostgres();
    const pool = openPool(server.url, 2);
    onTestFinished(async () => {
      await pool.end();
      server.stop();
    });
    const ask = () => rowsOf<{ one: number }>(pool, 'SELECT 1 AS one');
    const refusal = () => ask().catch((error: unknown) => error as AppError);
    expect(await ask()).toEqual([{ one: 1 }]);
    server.halt();
    for (let tries = 0; tries < 3; tries++) expect(await refusal()).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('it does not answer') }); // prettier-ignore
    const left = await refusal();
    expect(left).toMatchObject({ code: 'UNAVAILABLE', retryable: true, details: { engine: 'PostgreSQL' } });
    expect((left as AppError).message).toMatch(/did not answer 3 times in a row; it is asked again in [1-5] s$/);
    server.start();
    await vi.waitFor(async () => expect(await ask()).toEqual([{ one: 1 }]), { timeout: FOUND_AGAIN_MS, interval: 100 });
    // A statement that it refuses is an answer.
    for (let tries = 0; tries < 4; tries++)
      await expect(rowsOf(pool, 'SELECT nothing')).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(await ask()).toEqual([{ one: 1 }]);
  }, 60_000);
});
