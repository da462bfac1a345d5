import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { collected } from '../../eval/reader/collected.js';
import { CONVERSATIONS, CONVERSATIONS_DEVELOPMENT, DEVELOPMENT, FROZEN as FROZEN_QUESTIONS } from '../../eval/sets.js';
import type { ConversationWording, WordingSet } from '../../eval/wording.js';
import { LANGUAGES } from '../../src/core/index.js';

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

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();
const turnsOf = (conversations: readonly ConversationWording[]) => conversations.flat().map(([, , text]) => bare(text));
const alone = ({ single, unanswerable }: WordingSet) => [...single, ...unanswerable];

it.each(LANGUAGES)('judges by nothing in %s that stands in a set to work with, which a reader is trained on', (language) => {
  const frozen = FROZEN_QUESTIONS[language];
  const judged = [...alone(frozen), ...frozen.followUps.map(([, then]) => then)].map(([, text]) => bare(text));
  const dev = DEVELOPMENT[language];
  const known = new Set([...[...alone(dev), ...dev.followUps.flat()].map(([, text]) => bare(text)), ...turnsOf(CONVERSATIONS_DEVELOPMENT[language]), ...collected(language).map(({ text }) => bare(text))]);
  expect([...judged, ...turnsOf(CONVERSATIONS[language])].filter((text) => known.has(text))).toEqual([]);
}); // prettier-ignore
