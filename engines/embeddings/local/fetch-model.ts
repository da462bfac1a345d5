import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../../src/core/index.js';
import { importTransformers } from './library.js';
import { checkModelFiles } from './model-files.js';

/**
 * Loads a model from the library's hub into the models' folder; files already there stay. Throws UNSUPPORTED (the library is missing),
 * UNAVAILABLE (no network, or no such model).
 */
export async function fetchModel(
  modelsDir: string,
  name: string,
  progress: (file: string, percent: number) => void,
): Promise<{ folder: string; dimensions: number }> {
  if (!/^[\w.-]+(\/[\w.-]+)?$/.test(name) || name.includes('..'))
    throw new AppError('BAD_INPUT', `a model is called owner/name, not ${JSON.stringify(name.slice(0, 80))}`);
  mkdirSync(modelsDir, { recursive: true });
  const { env, pipeline } = await importTransformers(modelsDir);
  env.allowRemoteModels = true;
  env.localModelPath = modelsDir;
  env.cacheDir = modelsDir;
  const told = (event: { status?: string; file?: string; progress?: number }) => {
    if (event.status === 'progress' && event.file !== undefined) progress(event.file, event.progress ?? 0);
  };
  try {
    await pipeline('feature-extraction', name, { dtype: 'fp32', device: 'cpu', progress_callback: told });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new AppError('UNAVAILABLE', `${name} could not be loaded into ${modelsDir}: ${message.split('\n')[0]}. Is there a network, and a model of that name? Any folder with config.json, tokenizer.json and onnx/model.onnx will do as well (DOSSIER_MODELS_DIR)`, { cause: error }); // prettier-ignore
  }
  return { folder: join(modelsDir, name), ...checkModelFiles(modelsDir, name) };
}
