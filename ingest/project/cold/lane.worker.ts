import { parentPort, workerData } from 'node:worker_threads';
import { openLedger } from '../../ledger/index.js';
import { doLaneTask, type LaneTask } from './lane-work.js';

const { path } = workerData as { path: string };
const ledger = openLedger(path, { readonly: true, passing: true });

parentPort?.on('message', ({ id, task }: { id: number; task: LaneTask }) => {
  try {
    parentPort?.postMessage({ id, result: doLaneTask(ledger, task) });
  } catch (error) {
    parentPort?.postMessage({ id, error: { message: error instanceof Error ? error.message : String(error) } });
  }
});
