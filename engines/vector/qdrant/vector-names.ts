import type { EmbeddingModel } from '../contract.js';
import { modelText } from '../models.js';
import { pointId } from './point-ids.js';

/** The sparse vector of a passage's words. */
export const LEXICAL = 'words';

/** A model's vectors bear its name, so that no question of another model is ever compared with them. */
export function denseName(model: EmbeddingModel): string {
  return `dense-${pointId(`${modelText(model)} ${model.hash}`).slice(0, 8)}`;
}
