/** The thread that writes runs.db: commits wait for the disk here, and nobody else does. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ErrorCode, ErrorDetails } from '../../core/index.js';
import type { Write } from '../sql/writes.js';
import { commit } from './commit.js';
import { openRunsFile } from './database.js';
import { watch } from './watch.js';

/** Writes to carry out; null: close the file and end. */
export type Order = readonly Write[] | null;
export type Told =
  | { kind: 'COMMITTED'; outcomes: readonly ({ value: unknown } | { error: Failure })[] }
  /** Another process has written. */
  | { kind: 'OTHERS' };
export interface Failure {
  code: ErrorCode;
  message: string;
  retryable: boolean;
  details: ErrorDetails;
}

const path = workerData as string;
const port = parentPort!;
const file = openRunsFile(path);
const tell = (told: Told): void => port.postMessage(told);
const watching = watch(
  () => file.version(),
  () => tell({ kind: 'OTHERS' }),
);
// What was written before the first look is not seen as a change.
tell({ kind: 'OTHERS' });

port.on('message', (order: Order) => {
  if (order === null) {
    watching.stop();
    file.close();
    port.close();
    return;
  }
  void commit(file, path, order).then((outcomes) => {
    const told = outcomes.map((outcome) => {
      if (!('error' in outcome)) return outcome;
      const { code, message, retryable, details } = outcome.error;
      return { error: { code, message, retryable, details } };
    });
    tell({ kind: 'COMMITTED', outcomes: told });
  });
});
