import { shabLegacySource, shabSource } from './shab/index.js';
import type { Source } from './source.js';

/** Every kind of notice that files can hold; the first that knows a record reads it. */
export const sources: readonly Source[] = [shabSource, shabLegacySource];
