import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openVectorReader, openVectorWriter } from '../../engines/vector/embedded/index.js';
import { systemClock } from '../../src/core/index.js';
import { vectorContract, type OpenVectors } from '../contracts/vectors/index.js';

function openFresh(options: { workers: number; exactUpTo?: number }): OpenVectors {
  const path = join(mkdtempSync(join(tmpdir(), 'dossier-vectors-')), 'vectors.db');
  const opened: { close(): Promise<void> }[] = [];
  const kept = <Engine extends { close(): Promise<void> }>(engine: Engine) => {
    opened.push(engine);
    return engine;
  };
  return {
    writer: async (model) => kept(openVectorWriter({ path, model })),
    reader: async (model) => kept(openVectorReader({ path, clock: systemClock, model, ...options })),
    async close() {
      for (const engine of opened) await engine.close();
      rmSync(join(path, '..'), { recursive: true });
    },
  };
}

vectorContract('embedded on the caller’s thread', () => openFresh({ workers: 0 }));
vectorContract('embedded by signs and rescoring', () => openFresh({ workers: 0, exactUpTo: 0 }));
vectorContract('embedded on a thread of its own', () => openFresh({ workers: 1 }));
