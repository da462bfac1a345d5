/** Every engine, by the name that configuration gives it. A new engine is a folder and a line here. */
import { openGraphReader, openGraphWriter } from './graph/sqlite/index.js';

export const graphEngines = {
  sqlite: { openReader: openGraphReader, openWriter: openGraphWriter },
} as const;
export type GraphEngineName = keyof typeof graphEngines;
