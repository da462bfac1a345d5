import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The wordings were written before they were ever asked, and stay as they are: who tunes them measures nothing. */
const FROZEN = '483ade43f30b5ccd6f1fc9a3609cb1c7bbafb1856eba490891287f6b3b61ef77';

it('leaves the wordings of the evaluation as they were frozen', () => {
  const hash = createHash('sha256');
  for (const folder of ['questions', 'conversations']) {
    const url = new URL(`../../eval/${folder}/`, import.meta.url);
    for (const file of readdirSync(url).sort())
      hash.update(`${folder}/${file}\n`).update(readFileSync(new URL(file, url), 'utf8'));
  }
  expect(hash.digest('hex')).toBe(FROZEN);
});
