/** Behind a count by canton, or of one canton: the other way round, and everywhere else; towns in small letters; who moved away from a place; a total over more years. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn } from '../../last-turn.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('of-counted', 60);
});
afterAll(() => world.close());

const framesOf = async (language: Language, turns: readonly string[]) =>
  (await lastTurn(world, turns, language)).frames;
type Row = readonly [Language, readonly string[], Partial<QuestionFrame>];
const rows = (title: string, all: readonly Row[]) =>
  it.each<Row>([...all])(`${title} (%s: %j)`, async (language, turns, frame) => {
    expect(await framesOf(language, turns)).toMatchObject([{ refusal: null, notUnderstood: [], ...frame }]);
  });

const BY_CANTON: Record<Language, string> = { de: 'Wie viele Firmen gibt es pro Kanton?', fr: 'Combien de sociétés par canton ?', it: 'Quante società per cantone?', en: 'How many firms per canton?' }; // prettier-ignore
const THERE: Record<Language, string> = {
  de: 'Wie viele Konkurse gab es 2023 im Kanton Waadt?',
  fr: 'Combien de faillites en 2023 dans le canton de Vaud ?',
  it: 'Quanti fallimenti nel 2023 nel cantone Vaud?',
  en: 'How many bankruptcies in the canton of Vaud in 2023?',
};
const IN_2023 = { from: '2023-01-01', to: '2024-01-01' };

describe('a count by canton', () => {
  const LEAST: Partial<QuestionFrame> = { measure: 'COUNT', grouping: 'CANTON', order: 'LEAST' };
  rows('is told the smallest first', [
    ['de', [BY_CANTON.de, 'und am wenigsten?'], LEAST], ['de', [BY_CANTON.de, 'Welcher hat die wenigsten?'], LEAST], ['de', ['Welcher Kanton hat am wenigsten Firmen?'], LEAST],
    ['fr', [BY_CANTON.fr, 'et le moins ?'], LEAST], ['fr', ['Quel canton a le moins de sociétés ?'], LEAST], ['it', [BY_CANTON.it, 'e il minore?'], LEAST], ['it', ['Quale cantone ha meno società?'], LEAST],
    ['en', [BY_CANTON.en, 'and the fewest?'], LEAST], ['en', [BY_CANTON.en, 'which one has the least?'], LEAST], ['en', ['Which canton has the fewest firms?'], LEAST],
  ]); // prettier-ignore
  rows('is told again the largest first', [
    ['en', [BY_CANTON.en, 'and the fewest?', 'and the most?'], { measure: 'COUNT', grouping: 'CANTON', order: null }],
    // German has one word for firms and for what is held: these were mandates.
    ['de', ['Welche Gemeinde hat die meisten Firmen?'], { measure: 'COUNT', grouping: 'SEAT', order: null }],
  ]); // prettier-ignore
});

describe('a count of one canton', () => {
  const EACH: Partial<QuestionFrame> = {
    measure: 'COUNT',
    grouping: 'CANTON',
    canton: null,
    topics: ['BANKRUPTCY'],
    range: IN_2023,
  };
  rows('is asked of the others: of each', [
    ['de', [THERE.de, 'Und in den anderen Kantonen?'], EACH], ['fr', [THERE.fr, 'Et dans les autres cantons ?'], EACH], ['it', [THERE.it, 'E negli altri cantoni?'], EACH], ['en', [THERE.en, 'And in other cantons?'], EACH],
    ['en', [THERE.en, 'and in the rest of Switzerland?'], EACH],
  ]); // prettier-ignore
  const ALL_YEARS: Partial<QuestionFrame> = {
    measure: 'COUNT',
    canton: 'VD',
    topics: ['BANKRUPTCY'],
    range: { from: '2019-01-01', to: null },
  };
  rows('in total since a year is of the same canton', [
    ['de', [THERE.de, 'Und insgesamt seit 2019?'], ALL_YEARS], ['fr', [THERE.fr, 'Et au total depuis 2019 ?'], ALL_YEARS], ['it', [THERE.it, 'E in totale dal 2019?'], ALL_YEARS], ['en', [THERE.en, 'And in total since 2019?'], ALL_YEARS],
    ['en', [THERE.en, 'And in total?'], { measure: 'COUNT', canton: null, range: IN_2023 }],
  ]); // prettier-ignore
});

describe('a place', () => {
  rows('is one in small letters too', [
    ['de', ['wieviele konkurse in zürich 2023'], { canton: 'ZH', range: IN_2023 }], ['fr', ['combien de faillites à genève en 2023'], { canton: 'GE', range: IN_2023 }],
    ['en', ['how many bankruptcies in geneva in 2023'], { canton: 'GE', range: IN_2023 }], ['en', ['list companies in winterthur'], { measure: 'COMPANIES', municipality: 'Winterthur' }],
  ]); // prettier-ignore
  const LEFT: Partial<QuestionFrame> = { topics: ['MOVED'], movedAway: true };
  rows('is where firms are no longer', [
    ['de', ['Welche Firmen haben 2023 Zürich verlassen?'], { ...LEFT, measure: 'COMPANIES', municipality: 'Zürich', range: IN_2023 }],
    ['de', ['Wie viele Firmen sind aus dem Kanton Zug weggezogen?'], { ...LEFT, measure: 'COUNT', canton: 'ZG' }],
    ['fr', ['Quelles sociétés ont quitté le canton de Vaud en 2023 ?'], { ...LEFT, measure: 'COMPANIES', canton: 'VD', range: IN_2023 }],
    ['it', ['Quante società hanno lasciato il Ticino dal 2019?'], { ...LEFT, measure: 'COUNT', canton: 'TI', range: { from: '2019-01-01', to: null } }],
    ['en', ['Which companies left Zurich in 2023?'], { ...LEFT, measure: 'COMPANIES', municipality: 'Zürich', range: IN_2023 }],
    ['en', ['How many companies left the canton of Zug in 2024?', 'And in 2023?'], { ...LEFT, measure: 'COUNT', canton: 'ZG', range: IN_2023 }],
    ['en', ['Which companies moved to Zug?'], { topics: ['MOVED'], movedAway: false, municipality: 'Zug' }],
  ]); // prettier-ignore
  it('is refused beside the one where they went', async () => {
    const [frame] = await framesOf('en', ['Which companies moved from Zurich to Zug?']);
    expect(frame).toMatchObject({ refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: ['to Zug'] });
  });
});

describe('behind a number', () => {
  const IN_TOWNS: Partial<QuestionFrame> = {
    measure: 'COUNT',
    grouping: 'SEAT',
    topics: ['BANKRUPTCY'],
    range: IN_2023,
  };
  rows('which place most often is how many in each', [
    ['de', ['Wie viele Konkurse gab es 2023?', 'Welche Gemeinde am häufigsten?'], IN_TOWNS], ['fr', ['Combien de faillites en 2023 ?', 'Quelle commune le plus souvent ?'], IN_TOWNS],
    ['it', ['Quanti fallimenti nel 2023?', 'Quale comune più spesso?'], IN_TOWNS], ['en', ['How many bankruptcies in 2023?', 'which municipality most often?'], IN_TOWNS],
    ['de', ['Wie viele Konkurse gab es 2023?', 'Welcher Kanton war am stärksten betroffen?'], { ...IN_TOWNS, grouping: 'CANTON' }],
  ]); // prettier-ignore
  rows('a town’s name that is a canton’s is the canton behind a count by canton', [['en', [BY_CANTON.en, 'and in Zug?'], { measure: 'COUNT', canton: 'ZG', municipality: null }]]); // prettier-ignore
  rows('another state takes the place of the one before', [
    ['en', ['Which firms in Winterthur are in liquidation?', 'and bankrupt ones?'], { measure: 'COMPANIES', municipality: 'Winterthur', status: 'BANKRUPT', topics: [] }],
  ]); // prettier-ignore
});

it('a year that nobody told limits no count by place, and is not left out', async () => {
  const [frame] = await framesOf('en', [
    'In which year did most companies go bankrupt?',
    'And which canton was hit hardest that year?',
  ]);
  expect(frame!.refusal).not.toBeNull();
});

describe('auditors of no firm', () => {
  it.each<readonly [Language, string]>([
    ['de', 'Welche Revisionsstellen sind 2023 zurückgetreten?'], ['fr', 'Quels organes de révision ont démissionné en 2023 ?'], ['it', 'Quali uffici di revisione si sono dimessi nel 2023?'], ['en', 'Which auditors resigned in 2023?'],
  ])('are told by the firms whose notices are about them, and the answer says so (%s)', async (language, question) => {
    const [frame] = await framesOf(language, [question]);
    expect(frame).toMatchObject({ measure: 'COMPANIES', topics: ['AUDITOR'], range: IN_2023, readAs: [{ text: question.replace(/ ?\?/, '') }] });
  }); // prettier-ignore
});
