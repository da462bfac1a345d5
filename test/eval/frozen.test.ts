import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The wordings were written before they were ever asked, and stay as they are: who tunes them measures nothing. */
const FROZEN = 'dc69fb611a976f73934bbd48fd9a2f7077b80aee5de24c6aeaf75db564cb4ecc';

it('leaves the wordings of the evaluation as they were frozen', () => {
  const hash = createHash('sha256');
  for (const folder of ['questions', 'conversations']) {
    const url = new URL(`../../eval/${folder}/`, import.meta.url);
    for (const file of readdirSync(url).sort())
      hash.update(`${folder}/${file}\n`).update(readFileSync(new URL(file, url), 'utf8'));
  }
  expect(hash.digest('hex')).toBe(FROZEN);
});
