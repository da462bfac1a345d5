/** The thread that a model runs on: one batch at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { importTransformers } from './library.js';

export interface WorkerStart {
  root: string;
  name: string;
  externalData: boolean;
}
export interface WorkerBatch {
  id: number;
  texts: string[];
}
export type WorkerAnswer =
  | { kind: 'READY' }
  | { kind: 'VECTORS'; id: number; data: Float32Array; dimensions: number }
  | { kind: 'FAILED'; id: number; code: 'UNSUPPORTED' | 'UNAVAILABLE'; message: string };

const { root, name, externalData } = workerData as WorkerStart;
const post = (answer: WorkerAnswer): void => parentPort?.postMessage(answer);

try {
  const { env, pipeline } = await importTransformers(root);
  env.allowRemoteModels = false;
  env.localModelPath = root;
  // fp32: in a smaller type a text's vector depends on the texts beside it.
  const options = { dtype: 'fp32', device: 'cpu', ...(externalData && { use_external_data_format: true }) };
  const extract = await pipeline('feature-extraction', name, options);
  parentPort?.on('message', ({ id, texts }: WorkerBatch) => {
    extract(texts, { pooling: 'mean', normalize: true }).then(
      ({ data, dims }) => post({ kind: 'VECTORS', id, data: Float32Array.from(data), dimensions: dims.at(-1) ?? 0 }),
      (error: unknown) => post({ kind: 'FAILED', id, code: 'UNAVAILABLE', message: messageOf(error) }),
    );
  });
  post({ kind: 'READY' });
} catch (error) {
  post({ kind: 'FAILED', id: 0, code: 'UNSUPPORTED', message: messageOf(error) });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
