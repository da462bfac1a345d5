/** Where the person told of lives, and is from: no firm's seat, though its words are the same. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { lastTurn } from '../../last-turn.js';
import { agentWorld, presidedFirms, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let firm: string;
beforeAll(async () => {
  world = await agentWorld('her-places', 30);
  firm = (await presidedFirms(world))[0]!.name;
});
afterAll(() => world.close());

const CHAIRS: Record<Language, string> = { de: 'Wer präsidiert {1}?', fr: 'Qui préside {1} ?', it: 'Chi presiede {1}?', en: 'Who chairs {1}?' }; // prettier-ignore

async function readOf(language: Language, turns: readonly string[]) {
  const { frames } = await lastTurn(world, turns.map((text) => text.replaceAll('{1}', firm)), language); // prettier-ignore
  return frames.map(({ measure, subjects, refusal }) => ({ measure, kind: subjects[0]?.kind, refusal }));
}

describe('behind a president', () => {
  it.each<[Language, string, string]>([
    ['en', 'Where is he from?', 'ORIGIN'],
    ['en', 'Of which town is she a citizen?', 'ORIGIN'],
    ['en', 'nationality?', 'ORIGIN'],
    ['en', 'Could you tell me whether he is Swiss?', 'ORIGIN'],
    ['en', "She's Swiss, isn't she?", 'ORIGIN'],
    ['en', 'Which country is she from?', 'ORIGIN'],
    ['en', 'Where does he originally come from?', 'ORIGIN'],
    ['en', 'where is he living', 'RESIDENCE'],
    ['en', 'Does she still live there?', 'RESIDENCE'],
    ['en', 'Where is she resident?', 'RESIDENCE'],
    ['en', 'In which town does this person live?', 'RESIDENCE'],
    ['en', 'Where is he residing?', 'RESIDENCE'],
    ['en', 'State the domicile of said individual.', 'RESIDENCE'],
    ['en', "He lives in Thun, doesn't he?", 'RESIDENCE'],
    ['de', 'In welcher Gemeinde wohnt er?', 'RESIDENCE'],
    ['de', 'Heimatort?', 'ORIGIN'],
    ['de', 'Ist er Schweizer?', 'ORIGIN'],
    ['fr', 'Dans quelle commune habite-t-il ?', 'RESIDENCE'],
    ['fr', "D'où vient-il ?", 'ORIGIN'],
    ['fr', 'Nationalité ?', 'ORIGIN'],
    ['fr', 'Est-il suisse ?', 'ORIGIN'],
    ['it', 'In quale comune abita?', 'RESIDENCE'],
    ['it', 'Cittadinanza?', 'ORIGIN'],
    ['it', 'È svizzero?', 'ORIGIN'],
  ])('%s: %s', async (language, turn, measure) => {
    expect(await readOf(language, [CHAIRS[language], turn])).toEqual([{ measure, kind: 'PERSON', refusal: null }]);
  });

  it.each<[Language, string, string]>([
    ['en', 'And where is the company based?', 'SEAT'],
    ['en', 'Where does the firm come from?', 'SEAT'],
    ['de', 'Wo hat die Firma ihren Sitz?', 'SEAT'],
    ['fr', 'Et la société, dans quelle commune est-elle ?', 'SEAT'],
  ])('a word for the firm asks of the firm (%s: %s)', async (language, turn, measure) => {
    expect(await readOf(language, [CHAIRS[language], turn])).toEqual([{ measure, kind: 'COMPANY', refusal: null }]);
  });

  it.each(['Where was she formerly on the board?', 'Earlier mandates?', 'Which companies did she use to be in?', 'Did this person hold any earlier posts?'])('what she was before is hers (%s)', async (turn) => {
    const frames = await readOf('en', [CHAIRS.en, 'What other companies is that person with?', turn]);
    expect(frames).toEqual([{ measure: 'PERSON_MANDATES', kind: 'PERSON', refusal: null }]);
  }); // prettier-ignore
});
