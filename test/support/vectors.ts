import { join } from 'node:path';
import { openVectorReader } from '../../engines/vector/embedded/index.js';
import { openWebOff } from '../../engines/web/off/index.js';
import { systemClock, type Clock } from '../../src/core/index.js';

/** The engines beside the graph as an app without documents and without a model has them. */
export function openVectorsAndWeb(dataDir = '', clock: Clock = systemClock) {
  return {
    vectors: openVectorReader({ path: join(dataDir, 'vectors.db'), clock, workers: 0 }),
    web: openWebOff({ clock }),
  };
}
