import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The wordings were written before they were ever asked, and stay as they are: who tunes them measures nothing. */
const FROZEN = '2098098b164b851542db9e0051c3e526e1e8d8ca4197666b507b671ec040de14';

it('leaves the wordings of the evaluation as they were frozen', () => {
  const hash = createHash('sha256');
  for (const folder of ['questions', 'conversations'])
    for (const language of ['de', 'fr', 'it', 'en'])
      hash.update(readFileSync(new URL(`../../eval/${folder}/${language}.ts`, import.meta.url), 'utf8'));
  expect(hash.digest('hex')).toBe(FROZEN);
});
