import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../../src/core/index.js';
import type { EmbeddingModel } from '../../vector/contract.js';

const WEIGHTS = 'onnx/model.onnx';
/** Weights beside the graph, where the model is made that way. */
const EXTERNAL = 'onnx/model.onnx_data';
const FILES = ['config.json', 'tokenizer.json', 'tokenizer_config.json', WEIGHTS, EXTERNAL];

export interface ModelFiles {
  /** The folder that holds the model's folder. */
  root: string;
  model: EmbeddingModel;
  externalData: boolean;
}

/** What there is of a model, without reading its weights. Throws UNSUPPORTED naming the file that is missing, and what to do. */
export function checkModelFiles(modelsDir: string, name: string): { dimensions: number } {
  const folder = join(modelsDir, name);
  for (const file of ['config.json', 'tokenizer.json', WEIGHTS])
    if (!existsSync(join(folder, file)))
      throw new AppError('UNSUPPORTED', `${join(folder, file)} is missing: \`dossier models fetch ${name}\` loads the model, or set DOSSIER_MODELS_DIR and DOSSIER_EMBEDDING_MODEL to one that is there`); // prettier-ignore
  const config: unknown = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
  const size =
    typeof config === 'object' && config !== null && 'hidden_size' in config ? Number(config.hidden_size) : 0;
  if (!Number.isInteger(size) || size < 8 || size > 8_192)
    throw new AppError(
      'UNSUPPORTED',
      `${join(folder, 'config.json')} names no hidden_size: this is no sentence-embedding model`,
    );
  return { dimensions: size };
}

/** Reads every file once, for the hash that vectors are kept with. */
export async function readModelFiles(modelsDir: string, name: string): Promise<ModelFiles> {
  const { dimensions } = checkModelFiles(modelsDir, name);
  const hash = createHash('sha256');
  for (const file of FILES) {
    const path = join(modelsDir, name, file);
    if (!existsSync(path)) continue;
    hash.update(`${file}\n`);
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  }
  const model = { id: name, dimensions, hash: hash.digest('hex') };
  return { root: modelsDir, model, externalData: existsSync(join(modelsDir, name, EXTERNAL)) };
}
