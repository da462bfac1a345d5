import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simulate } from '../../demo/index.js';
import { openIngestCore } from '../../ingest/jobs/index.js';
import { ledgerPath, openLedger } from '../../ingest/ledger/index.js';
import { AppError, systemClock } from '../../src/core/index.js';
import { inFolder, memoryGraph } from '../ledger/support.js';

const items = [...simulate({ seed: 'engine away', firms: 5, publications: 40 })];

/** One load into an engine whose writes fail as `failures` says, one after the other, and then succeed. */
async function loaded(failures: AppError[]) {
  return inFolder(async (folder) => {
    const file = join(folder, 'notices.ndjson');
    writeFileSync(file, items.map((item) => JSON.stringify(item)).join('\n'));
    const ledger = openLedger(ledgerPath(folder));
    const engine = memoryGraph();
    const apply: typeof engine.apply = async (changes, to) => {
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      await engine.apply(changes, to);
    };
    const stages = new Set<string>();
    const core = openIngestCore({
      ledger,
      graph: { ...engine, apply },
      clock: systemClock,
      newId: () => 'the job',
      portal: { baseUrl: '' },
      threads: 0,
      emit: (event) => void (event.kind === 'JOB' && stages.add(event.job.stage)),
    });
    try {
      await core.start({ kind: 'FILES', patterns: [file] }, 'local', null);
      await core.idle();
      return { job: ledger.jobs.get('the job')!.job, stages, shown: (await engine.position()).ledger };
    } finally {
      await core.close();
      ledger.close();
    }
  });
}

describe('a load whose graph engine', () => {
  it('does not answer for a while waits for it, and says so', async () => {
    const away = () => new AppError('UNAVAILABLE', 'the engine does not answer', { retryable: true });
    const { job, stages, shown } = await loaded([away(), away()]);
    expect(stages).toContain('waiting for the graph engine');
    expect(job).toMatchObject({ state: 'SUCCEEDED', written: items.length });
    expect(shown).toBe(items.length);
  });

  it('refuses it ends, and its end is stored with the reason', async () => {
    const refused = () => new AppError('UNAVAILABLE', 'the engine refuses the login');
    const { job } = await loaded(Array.from({ length: 20 }, refused));
    expect(job).toMatchObject({ state: 'FAILED', error: 'the engine refuses the login', written: items.length });
  });
});
