import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonicalHash } from '../../ingest/export/index.js';
import { openIngestCore, type IngestEvent } from '../../ingest/jobs/index.js';
import { ledgerPath, openLedger, type Ledger } from '../../ingest/ledger/index.js';
import { sha256Hex } from '../../src/core/index.js';
import { simulate } from '../../demo/index.js';
import { emptyGraph, inFolder, memoryGraph, type MemoryState } from './support.js';

class Killed extends Error {}

interface Outcome {
  ledger: string;
  graph: string;
  faultPoints: string[];
  positions: number;
}

/** Loads the files one after the other, dying at the `killAt`-th write (once), and starting again until all is done. */
async function loadWithKill(folder: string, files: string[], killAt: number): Promise<Outcome> {
  const graph = emptyGraph();
  const points: string[] = [];
  let dead = false;
  const fault = (name: string, ledger: Ledger): void => {
    if (dead) throw new Killed('dead already');
    points.push(name);
    if (points.length === killAt) {
      dead = true;
      ledger.close(); // whatever this life still tries to write fails
      throw new Killed(name);
    }
  };
  for (let life = 0; life < 3; life++) {
    dead = false;
    const done = await live(folder, graph, files, fault).catch((error: unknown) => {
      if (error instanceof Killed || dead) return false;
      throw error;
    });
    if (done && !dead) break;
  }
  const ledger = openLedger(ledgerPath(folder), { readonly: true });
  const result = {
    ledger: await canonicalHash(ledger),
    graph: graphHash(graph),
    faultPoints: points,
    positions: ledger.progress().position,
  };
  ledger.close();
  return result;
}

/** One life of the process: takes up what is left, loads what is not loaded yet; true when everything is. */
async function live(
  folder: string,
  graph: MemoryState,
  files: string[],
  kill: (name: string, ledger: Ledger) => void,
): Promise<boolean> {
  const ledger = openLedger(ledgerPath(folder));
  let id = 0;
  const emit = (_event: IngestEvent): void => undefined;
  const options = {
    clock: { now: () => 1_700_000_000_000 },
    newId: () => `${Date.now()}-${id++}-${Math.random()}`,
    portal: { baseUrl: '' },
  };
  try {
    const core = openIngestCore({
      ...options,
      ledger,
      graph: memoryGraph(graph),
      threads: 0,
      emit,
      fault: (name) => kill(name, ledger),
    });
    for (const file of files) {
      await core.idle();
      const job = await core.start({ kind: 'FILES', patterns: [file] }, 'local', file);
      await core.idle();
      if ('id' in job && ledger.jobs.get(job.id)?.job.state !== 'SUCCEEDED') return false;
    }
    return true;
  } finally {
    ledger.close();
  }
}

function graphHash({ units }: MemoryState): string {
  return sha256Hex(JSON.stringify([...units].sort(([a], [b]) => (a < b ? -1 : 1))));
}

describe('killed anywhere', () => {
  it('goes on to the same ledger and the same graph, exactly once', async () => {
    await inFolder(async (folder) => {
      const items = [...simulate({ seed: 'faults', firms: 6, publications: 40 })].map((item) => JSON.stringify(item));
      const files = [0, 1].map((half) => join(folder, `part-${half}.ndjson`));
      const middle = Math.floor(items.length / 2);
      writeFileSync(files[0]!, items.slice(0, middle).join('\n'));
      writeFileSync(files[1]!, items.slice(middle).join('\n'));
      const whole = await inFolder((own) => loadWithKill(own, files, 0));
      expect(whole.faultPoints.length).toBeGreaterThan(10);
      for (let killAt = 1; killAt <= whole.faultPoints.length; killAt++) {
        const { ledger, graph, positions } = await inFolder((own) => loadWithKill(own, files, killAt));
        const at = `killed before ${whole.faultPoints[killAt - 1]} (${killAt})`;
        expect({ at, ledger, graph, positions }).toEqual({
          at,
          ledger: whole.ledger,
          graph: whole.graph,
          positions: whole.positions,
        });
      }
    });
  });
});
