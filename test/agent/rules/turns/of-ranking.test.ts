/** Behind a ranking: the other way round, as many, everywhere, of one office, at another time, whoever stands at a place of it, and in several cantons. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn } from '../../last-turn.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('of-ranking', 60);
});
afterAll(() => world.close());

const MANDATES: Record<Language, string> = {
  de: 'Wer hat am meisten Mandate im Kanton Bern?',
  fr: 'Qui détient le plus de mandats dans le canton de Berne ?',
  it: 'Chi detiene più mandati nel Canton Berna?',
  en: 'Who holds the most mandates in the canton of Bern?',
};
const CAPITAL: Record<Language, string> = {
  de: 'Welche Firma hat das höchste Kapital?',
  fr: 'Quelle société a le capital le plus élevé ?',
  it: 'Quale società ha il capitale più alto?',
  en: 'Which company has the highest capital?',
};
const RANKED = { measure: 'RANKING', counted: 'PEOPLE', metric: 'MANDATES', roles: [], subjects: [], notUnderstood: [], refusal: null } satisfies Partial<QuestionFrame>; // prettier-ignore
const read = async (first: Record<Language, string>, language: Language, turn: string) => (await lastTurn(world, [first[language], turn], language)).frames; // prettier-ignore

type Turns = readonly (readonly [Language, string])[];
const each = (expected: Partial<QuestionFrame>, turns: Turns) => turns.map(([language, turn]) => ({ language, turn, expected })); // prettier-ignore

describe('the ranking told before', () => {
  it.each([
    ...each({ order: 'LEAST', canton: 'BE' }, [
      ['de', 'Und die wenigsten?'],
      ['de', 'Und wer am wenigsten?'],
      ['fr', 'Et qui en a le moins ?'],
      ['fr', 'Et le moins ?'],
      ['it', 'E chi ne ha meno?'],
      ['it', 'E il meno?'],
      ['en', 'And the fewest?'],
      ['en', 'Who has the least?'],
    ]),
    ...each({ order: 'MOST', limit: 5, canton: 'BE' }, [
      ['de', 'Die fünf grössten?'],
      ['de', 'Nur die ersten fünf.'],
      ['fr', 'Les cinq premiers ?'],
      ['fr', 'Les cinq plus grands ?'],
      ['it', 'I primi cinque?'],
      ['it', 'I cinque più grandi?'],
      ['en', 'Show me the top five.'],
      ['en', 'The first five, please.'],
    ]),
    ...each({ order: 'MOST', canton: null }, [
      ['de', 'Und schweizweit?'],
      ['de', 'Und in der ganzen Schweiz?'],
      ['fr', 'Et dans toute la Suisse ?'],
      ['fr', 'Et au niveau national ?'],
      ['it', 'E in tutta la Svizzera?'],
      ['it', 'E a livello nazionale?'],
      ['en', 'And nationwide?'],
      ['en', 'And across the whole country?'],
    ]),
    ...each({ canton: 'BE', status: 'ACTIVE' }, [
      ['de', 'Nur aktive Firmen?'],
      ['fr', 'Seulement les sociétés actives ?'],
      ['it', 'Solo le società attive?'],
      ['en', 'Only active ones?'],
    ]),
    ...each({ canton: 'BE', range: { from: '2020-01-01', to: '2021-01-01' } }, [
      ['de', 'Und 2020?'],
      ['fr', 'Et en 2020 ?'],
      ['it', 'E nel 2020?'],
      ['en', 'What about in 2020?'],
    ]),
  ])('is told so ($language): $turn', async ({ language, turn, expected }) => {
    expect(await read(MANDATES, language, turn)).toMatchObject([{ ...RANKED, ...expected }]);
  });

  it.each<[Language, string]>([
    ['de', 'Nur als Verwaltungsratspräsident?'],
    ['fr', 'Seulement comme président ?'],
    ['it', 'Solo come presidente?'],
    ['en', 'And only as board president?'],
  ])('is told of one office (%s): %s', async (language, turn) =>
    expect(await read(MANDATES, language, turn)).toMatchObject([{ ...RANKED, canton: 'BE', roles: ['BOARD_PRESIDENT'] }]),
  ); // prettier-ignore
});

describe('whoever stands at a place of it', () => {
  it.each<[Language, string]>([
    ['de', 'Wie viele hat der zweite?'],
    ['de', 'Wie viele sind es beim zweiten?'],
    ['fr', 'Combien en a le deuxième ?'],
    ['fr', 'Combien de mandats a le deuxième ?'],
    ['it', 'Quanti ne ha il secondo?'],
    ['it', 'Quanti mandati ha la seconda persona?'],
    ['en', 'How many does the second one have?'],
    ['en', 'How many has the second person got?'],
  ])('is told by the ranking, which counts firms and not offices, and says who shares a place (%s): %s', async (language, turn) =>
    expect(await read(MANDATES, language, turn)).toMatchObject([{ ...RANKED, canton: 'BE', order: 'MOST', notUnderstood: [], refusal: null }]),
  ); // prettier-ignore

  it.each<[Language, string]>([
    ['de', 'Und die zweithöchste?'],
    ['de', 'Wie viel hat die zweite?'],
    ['fr', 'Combien a la deuxième ?'],
    ['it', 'Quanto ha la seconda?'],
    ['en', 'And the second highest?'],
    ['en', 'How much does the second one have?'],
  ])('is told by the ranking, of its capital too (%s): %s', async (language, turn) =>
    expect(await read(CAPITAL, language, turn)).toMatchObject([{ measure: 'RANKING', metric: 'CAPITAL', order: 'MOST' }]),
  ); // prettier-ignore

  it.each<[Language, string]>([
    ['de', 'Wo ist ihr Sitz?'],
    ['fr', 'Où est son siège ?'],
    ['it', 'Dov’è la sua sede?'],
    ['en', 'Where is it based?'],
  ])('is the first where one alone is spoken of, and nobody shares its place (%s): %s', async (language, turn) => {
    const { run } = await world.ask(CAPITAL[language], { language });
    const [first, second] = [...(run.answer?.markdown ?? '').matchAll(/^- (\d+)\./gmu)].map(([, rank]) => rank);
    const expected = first === second ? [] : [{ uid: run.candidates[0]!.uid }];
    expect((await read(CAPITAL, language, turn))[0]?.subjects).toMatchObject(expected);
  });
});

it.each<[Language, string]>([
  ['de', 'Und in Zürich und Zug?'],
  ['fr', 'Et à Zurich et à Zoug ?'],
  ['it', 'E a Zurigo e a Zugo?'],
  ['en', 'And in Zurich and Zug?'],
])('several cantons are told one by one (%s): %s', async (language, turn) => {
  const cantons = [
    { ...RANKED, canton: 'ZH' },
    { ...RANKED, canton: 'ZG' },
  ];
  expect(await read(MANDATES, language, turn)).toMatchObject(cantons);
});

it('a count of two cantons is that of each alone', async () => {
  const first = 'How many companies were founded in the canton of Bern?';
  const told = async (turn: string) => {
    const { run } = await world.ask(first, { language: 'en' });
    const next = await world.ask(turn, { language: 'en', conversationId: run.conversationId });
    return [...(next.run.answer?.markdown ?? '').matchAll(/\): (\d+)/gu)].map(([, count]) => count);
  };
  expect(await told('And in Vaud and Geneva?')).toEqual([...(await told('And in Vaud?')), ...(await told('And in Geneva?'))]); // prettier-ignore
});
