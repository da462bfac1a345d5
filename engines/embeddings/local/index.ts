/** Embeddings by a model of one's own machine, through @huggingface/transformers where that is installed. */
import { AppError, assertAlive, type Clock } from '../../../src/core/index.js';
import { whileWanted } from '../../while-wanted.js';
import type { Embedder, EmbeddingPurpose } from '../contract.js';
import { startModelThread } from './model-thread.js';
import { findTransformers, missingLibrary } from './library.js';
import { checkModelFiles, readModelFiles } from './model-files.js';

export { fetchModel } from './fetch-model.js';

export interface LocalEmbedderOptions {
  /** Holds a folder a model; may hold node_modules with @huggingface/transformers. */
  modelsDir: string;
  /** The model's folder, e.g. `Xenova/multilingual-e5-small`. */
  name: string;
  clock: Clock;
}

const MOST_TEXTS = 64;
/** Characters of a text that are handed to the model, which reads less of them. */
const MOST_CHARACTERS = 4_000;

/** Loads the model on a thread of its own. Throws UNSUPPORTED with what is missing and what to do. Whoever opens it closes it. */
export async function openLocalEmbedder({ modelsDir, name, clock }: LocalEmbedderOptions): Promise<Embedder> {
  const { model, root, externalData } = await readModelFiles(modelsDir, name);
  const thread = await startModelThread({ root, name, externalData });
  const prefix = prefixesOf(name);
  return {
    model,
    async embed(texts, purpose, call) {
      assertAlive(call, clock.now());
      if (texts.length > MOST_TEXTS)
        throw new AppError('BAD_INPUT', `at most ${MOST_TEXTS} texts, not ${texts.length}`);
      const whole = texts.map((text) => prefix[purpose] + text.slice(0, MOST_CHARACTERS));
      const gone = new AbortController();
      const work = thread.run(whole, purpose, () => !gone.signal.aborted);
      const vectors = await whileWanted(work, call, call.deadlineMs - clock.now(), () => gone.abort());
      return vectors.map((vector) => sized(vector, model.dimensions));
    },
    close: () => thread.close(),
  };
}

/** Models of the e5 family were trained on texts that say what they are (Wang et al. 2022, "Text Embeddings by Weakly-Supervised Contrastive Pre-training"). */
function prefixesOf(name: string): Record<EmbeddingPurpose, string> {
  return /(^|[/-])e5([-/]|$)/i.test(name) ? { QUERY: 'query: ', PASSAGE: 'passage: ' } : { QUERY: '', PASSAGE: '' };
}

function sized(vector: Float32Array, dimensions: number): Float32Array {
  if (vector.length === dimensions) return vector;
  throw new AppError(
    'UNSUPPORTED',
    `the model gives ${vector.length} numbers a text; its config.json says ${dimensions}`,
  );
}

/** Whether model and library are there, without loading either. Throws UNSUPPORTED with what is missing and what to do. */
export function checkLocalModel(modelsDir: string, name: string): { dimensions: number } {
  const checked = checkModelFiles(modelsDir, name);
  if (findTransformers(modelsDir) === null) throw missingLibrary(modelsDir);
  return checked;
}
