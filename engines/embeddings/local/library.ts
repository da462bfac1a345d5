import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AppError } from '../../../src/core/index.js';

/** What is used of @huggingface/transformers 4. */
export interface Transformers {
  env: { allowRemoteModels: boolean; localModelPath: string; cacheDir: string | null };
  pipeline(task: 'feature-extraction', model: string, options: object): Promise<FeatureExtraction>;
}
export type FeatureExtraction = (
  texts: string[],
  options: { pooling: 'mean'; normalize: true },
) => Promise<{ dims: number[]; data: Float32Array }>;

const NAME = '@huggingface/transformers';
const LIBRARY_VERSION = '4.3.1';

/**
 * The optional peer, from Dossier's own packages or from `node_modules` in the models' folder. Throws UNSUPPORTED with what to do where it is not
 * installed.
 */
export async function importTransformers(modelsDir: string): Promise<Transformers> {
  const beside = resolvedFrom(modelsDir);
  for (const specifier of beside === null ? [NAME] : [beside, NAME]) {
    try {
      return (await import(specifier)) as Transformers;
    } catch (error) {
      if (!isMissing(error)) throw new AppError('UNSUPPORTED', `${NAME} cannot be loaded: ${messageOf(error)}`, { cause: error }); // prettier-ignore
    }
  }
  throw missingLibrary(modelsDir);
}

export function missingLibrary(modelsDir: string): AppError {
  return new AppError('UNSUPPORTED', `${NAME} is not installed: \`npm install --prefix ${modelsDir} ${NAME}@${LIBRARY_VERSION}\` (ONNXRUNTIME_NODE_INSTALL=skip where there is no network beyond npm's registry)`); // prettier-ignore
}

/** Where it lies, without loading it; null where it is not installed. */
export function findTransformers(modelsDir: string): string | null {
  const beside = resolvedFrom(modelsDir);
  if (beside !== null) return beside;
  try {
    return import.meta.resolve(NAME);
  } catch {
    return null;
  }
}

function resolvedFrom(modelsDir: string): string | null {
  try {
    return pathToFileURL(createRequire(join(modelsDir, 'package.json')).resolve(NAME)).href;
  } catch {
    return null;
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes(NAME)
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
