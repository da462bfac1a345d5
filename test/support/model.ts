import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';

/** Where a real sentence-embedding model and @huggingface/transformers lie: `DOSSIER_TEST_MODELS_DIR`, made by `.ci/run`. */
export const MODELS_DIR = process.env['DOSSIER_TEST_MODELS_DIR'] ?? '';
export const MODEL = 'all-MiniLM-L6-v2';
const present = existsSync(join(MODELS_DIR, MODEL, 'onnx', 'model.onnx')) && MODELS_DIR !== '';
const demanded = process.env['DOSSIER_DEMAND_MODEL'] === '1';

/** Tests of meaning use the real model: skipped with a printed reason where it is absent, failing where it is demanded. */
export function describeModel(name: string, body: () => void): void {
  if (present || demanded) {
    describe(name, body);
    return;
  }
  console.warn(`skipped: ${name}: no embedding model (DOSSIER_TEST_MODELS_DIR)`);
  describe.skip(`${name} (no embedding model)`, body);
}
