import { compareText, rankOfKey } from '../../src/core/index.js';

/** What a firm's uid is made from: the lowest number of its first scheme, else its name key (data-model.md, Identity). */
export function lowestKey(keys: readonly string[]): string {
  return [...keys].sort((a, b) => rankOfKey(a) - rankOfKey(b) || compareText(a, b))[0] ?? '';
}
