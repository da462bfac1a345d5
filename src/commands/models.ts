import { embeddings } from '../../engines/index.js';
import type { Config } from '../config.js';

/** Loads a model through @huggingface/transformers, which has to be installed. Throws what fetching throws: UNSUPPORTED (the library is missing), UNAVAILABLE (no network). */
export async function fetchModels({ modelsDir, embeddingModel }: Config, name = embeddingModel): Promise<void> {
  let told = '';
  const { folder, dimensions } = await (
    await embeddings.local()
  ).fetchModel(modelsDir, name, (file, percent) => {
    const line = `${file} ${Math.floor(percent / 10) * 10} %`;
    if (line !== told) process.stderr.write(`${(told = line)}\n`);
  });
  console.log(`${name} is in ${folder} (${dimensions} dimensions). Use it with:`);
  console.log(`  DOSSIER_EMBEDDINGS=local DOSSIER_MODELS_DIR=${modelsDir} DOSSIER_EMBEDDING_MODEL=${name}`);
}
