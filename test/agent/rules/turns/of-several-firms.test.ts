/** Behind several firms asked about at once: which of them is in a place, older or bigger, and who audited them before. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn } from '../../last-turn.js';
import { agentWorld, presidedFirms, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let firms: { uid: string; name: string }[];
beforeAll(async () => {
  world = await agentWorld('of-several-firms', 60);
  firms = await presidedFirms(world, 2);
});
afterAll(() => world.close());

const AUDITS: Record<Language, (one: string, two: string) => string> = {
  de: (one, two) => `Wer revidiert die ${one} und die ${two}?`,
  fr: (one, two) => `Qui révise ${one} et ${two} ?`,
  it: (one, two) => `Chi revisiona la ${one} e la ${two}?`,
  en: (one, two) => `Who audits ${one} and ${two}?`,
};
const each = (expected: Partial<QuestionFrame>, turns: readonly (readonly [Language, string])[]) =>
  turns.map(([language, turn]) => ({ language, turn, expected }));

it.each([
  ...each({ measure: 'SEAT', refusal: null }, [
    ['de', 'Welche davon ist in Zürich?'],
    ['de', 'Welche sitzt im Kanton Zürich?'],
    ['fr', 'Laquelle est à Zurich ?'],
    ['it', 'Quale è a Zurigo?'],
    ['en', 'Which of them are in Zurich?'],
    ['en', 'Which one is in the canton of Vaud?'],
  ]),
  ...each({ measure: 'TIMELINE', topics: ['FOUNDED'], refusal: null }, [
    ['de', 'Welche ist älter?'],
    ['fr', 'Laquelle est la plus ancienne ?'],
    ['it', 'Quale è più vecchia?'],
    ['en', 'Which is the older one?'],
  ]),
  ...each({ refusal: { type: 'COMPARISON' } }, [
    ['de', 'Welche der beiden ist grösser?'],
    ['fr', 'Laquelle est la plus grande ?'],
    ['it', 'Quale è più grande?'],
    ['en', 'Which of the two is bigger?'],
  ]),
  ...each({ measure: 'DEPARTED', roles: ['AUDITOR', 'GROUP_AUDITOR'], refusal: null }, [
    ['de', 'Wer hat sie vorher revidiert?'],
    ['fr', 'Qui les révisait avant ?'],
    ['it', 'Chi le revisionava prima?'],
    ['en', 'Who audited them before?'],
  ]),
])('is told of each ($language): $turn', async ({ language, turn, expected }) => {
  const [one, two] = firms;
  const { frames } = await lastTurn(world, [AUDITS[language](one!.name, two!.name), turn], language);
  expect(frames).toMatchObject([{ ...expected, subjects: [{ uid: one!.uid }, { uid: two!.uid }], notUnderstood: [] }]);
});
