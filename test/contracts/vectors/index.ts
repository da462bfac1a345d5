/** What every vector engine has to do: `vectorContract(name, open)` is a driver's whole test. */
import { afterEach, beforeEach, describe } from 'vitest';
import { changing } from './changing.js';
import { meaning } from './meaning.js';
import { models } from './models.js';
import { searching } from './searching.js';
import type { OpenVectors } from './support.js';

export { callOf, direction, GEOMETRY, putOf, sourceOf, START, type OpenVectors } from './support.js';

export function vectorContract(name: string, open: () => OpenVectors): void {
  describe(`vector engine ${name}`, () => {
    let opened: OpenVectors;
    beforeEach(() => void (opened = open()));
    afterEach(() => opened.close());
    for (const laws of [searching, changing, meaning, models]) laws(() => opened);
  });
}
