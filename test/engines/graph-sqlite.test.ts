import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import type { GraphReader } from '../../engines/graph/contract.js';
import { systemClock } from '../../src/core/index.js';
import { graphContract, type OpenGraph } from '../contracts/graph.js';

function openFresh(workers: number): OpenGraph {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-graph-'));
  const path = join(folder, 'graph.db');
  const writer = openGraphWriter({ path });
  const readers: GraphReader[] = [];
  return {
    writer,
    reader() {
      const reader = openGraphReader({ path, clock: systemClock, workers });
      readers.push(reader);
      return reader;
    },
    async close() {
      await Promise.all(readers.map((reader) => reader.close()));
      await writer.close();
      rmSync(folder, { recursive: true });
    },
  };
}

graphContract('sqlite on the caller’s thread', () => openFresh(0));
