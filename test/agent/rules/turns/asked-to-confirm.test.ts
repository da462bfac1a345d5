/** What is said to have it confirmed, asked in the negative, behind a reason or typed fast, of the firm spoken of. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn } from '../../last-turn.js';
import { truthOf } from '../../truth.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('asked-to-confirm', 20);
  firms = truthOf(world.truth).plainFirms.filter(({ legalForm, status }) => legalForm === '0106' && status === 'ACTIVE').map(({ name }) => name); // prettier-ignore
});
afterAll(() => world.close());

const PURPOSE: Record<Language, string> = { de: 'Zweck der {1}?', fr: 'But de {1} ?', it: 'Scopo di {1}?', en: 'Purpose of {1}?' }; // prettier-ignore

async function readOf(language: Language, turns: readonly string[]) {
  const { frames } = await lastTurn(world, turns.map((text) => text.replaceAll(/\{([12])\}/g, (_, at: string) => firms[Number(at) - 1]!)), language); // prettier-ignore
  return frames.map(({ measure, subjects, refusal, notUnderstood }) => [measure, firms.indexOf(subjects[0]?.name ?? '') + 1, refusal, ...notUnderstood]); // prettier-ignore
}

describe('a place or an amount to be confirmed', () => {
  it.each<[Language, string, string]>([
    ['en', "It has its seat in Thun, hasn't it?", 'SEAT'],
    ['en', 'Is it based in Thun?', 'SEAT'],
    ['en', "Isn't it based in Bern?", 'SEAT'],
    ['en', 'Could you tell me whether it is seated in Basel?', 'SEAT'],
    ['en', "The capital is 100,000 francs, isn't it?", 'CAPITAL'],
    ['en', 'It sits in Thun, right?', 'SEAT'],
    ['en', "It's at Obere Gasse 5, isn't it?", 'ADDRESS'],
    ['en', "That's a foundation, isn't it?", 'LEGAL_FORM'],
    ['en', "It's a restaurant business, isn't it?", 'PURPOSE'],
    ['de', 'Hat sie ihren Sitz in Zürich?', 'SEAT'],
    ['de', "Das Kapital beträgt 100'000 Franken, oder?", 'CAPITAL'],
    ['fr', 'Elle a son siège à Zurich, non ?', 'SEAT'],
    ['fr', 'Est-elle sise à Lausanne ?', 'SEAT'],
    ['fr', "Le capital est de 100'000 francs, non ?", 'CAPITAL'],
    ['it', 'Ha sede a Lugano, vero?', 'SEAT'],
    ['it', "Il capitale è di 100'000 franchi, vero?", 'CAPITAL'],
  ])('names nobody else (%s: %s)', async (language, turn, measure) => {
    expect(await readOf(language, [PURPOSE[language], turn])).toEqual([[measure, 1, null]]);
  });

  it('a firm that is named is asked about', async () => {
    expect(await readOf('en', [PURPOSE.en, 'Is {2} based in Thun?'])).toEqual([['SEAT', 2, null]]);
  });
});

describe('the same is asked', () => {
  it.each<[string, string]>([
    ["It isn't bankrupt, is it?", 'STATUS'],
    ["Doesn't it have an auditor?", 'AUDITOR'],
    ['I have to file a claim, so which town is its seat in?', 'SEAT'],
    ["I'm worried about my deposit: is it in liquidation?", 'STATUS'],
    ['waht is teh capital', 'CAPITAL'],
    ['wich town is it in', 'SEAT'],
    ['wehn was it delted?', 'TIMELINE'],
    ['what r they doing', 'PURPOSE'],
    ['Kindly furnish the list of all office bearers.', 'OFFICERS'],
    ['Could you tell me what company number it has?', 'NUMBER'],
    ['What was published about it?', 'TIMELINE'],
    ['For my letter: who are the directors?', 'OFFICERS'],
    ['Out of curiosity, when did they start?', 'TIMELINE'],
    ['What does its share capital amount to?', 'CAPITAL'],
  ])('%s', async (turn, measure) => {
    expect(await readOf('en', [PURPOSE.en, turn])).toEqual([[measure, 1, null]]);
  });

  it.each(['What of {2}?', 'Make it {2}.', 'Try {2}.', 'Could I get this for {2} too?', 'Hang on, {2} is what I meant.'])('of another: %s', async (turn) => {
    expect(await readOf('en', ['In which town is {1} seated?', turn])).toEqual([['SEAT', 2, null]]);
  }); // prettier-ignore

  it.each(['Let us revisit the first one: who may sign?', 'Regarding the one I asked about initially, who may sign?'])('of the first: %s', async (turn) => {
    expect(await readOf('en', [PURPOSE.en, 'And of {2}?', turn])).toEqual([['SIGNATORIES', 1, null]]);
  }); // prettier-ignore

  it('of the one that was mentioned at the beginning', async () => {
    const turns = [PURPOSE.en, 'And of {2}?', 'Back to the one I mentioned at the beginning. Who may sign?'];
    expect(await readOf('en', turns)).toEqual([['SIGNATORIES', 1, null]]);
  });
});

describe('behind a count', () => {
  it.each<[string, Partial<QuestionFrame>]>([
    ['same for geneva', { canton: 'GE', range: { from: '2021-01-01', to: '2022-01-01' } }],
    ['And one year previously?', { canton: 'VD', range: { from: '2020-01-01', to: '2021-01-01' } }],
  ])('%s', async (turn, expected) => {
    const { frames } = await lastTurn(world, ['How many companies were founded in the canton of Vaud in 2021?', turn], 'en'); // prettier-ignore
    expect(frames).toMatchObject([{ measure: 'COUNT', refusal: null, ...expected }]);
  });
});
