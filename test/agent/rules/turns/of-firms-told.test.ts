/** Behind firms that were counted or listed: they by name, their number, and by what they are; parts of the year spoken of. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { Grouping, QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn } from '../../last-turn.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('of-firms-told', 60);
});
afterAll(() => world.close());

const FIRST: Record<Language, string> = {
  de: 'Wie viele Firmen wurden 2020 im Kanton Bern gegründet?',
  fr: 'Combien de sociétés ont été fondées en 2020 dans le canton de Berne ?',
  it: 'Quante società sono state fondate nel 2020 nel Cantone di Berna?',
  en: 'How many companies were founded in the canton of Bern in 2020?',
};
const TOLD = { topics: ['FOUNDED'], canton: 'BE', range: { from: '2020-01-01', to: '2021-01-01' }, notUnderstood: [] } satisfies Partial<QuestionFrame>; // prettier-ignore
const reads = async (language: Language, turns: readonly string[], expected: Partial<QuestionFrame>) =>
  expect((await lastTurn(world, [FIRST[language], ...turns], language)).frames).toMatchObject([
    { ...TOLD, ...expected },
  ]);

const SHOW: Record<Language, readonly string[]> = {
  de: ['Liste sie auf.', 'Welche sind das?', 'Nenne mir die Namen.', 'Zeig mir bitte die Liste!', 'Wie heissen die?', 'Welche Firmen sind das?', 'Kannst du sie auflisten?', 'Und wie heissen sie alle?'], // prettier-ignore
  fr: ['Donne-moi la liste.', 'Quels sont leurs noms ?', 'Lesquelles ?', 'Comment s’appellent-elles ?', 'Peux-tu les nommer ?', 'Je voudrais voir la liste, svp.', 'Quelles sociétés ?'], // prettier-ignore
  it: ['Elencale.', 'Come si chiamano?', 'Quali sono?', 'Mostrami l’elenco.', 'Dimmi i loro nomi.', 'Puoi elencarle?', 'Quali società sono?'], // prettier-ignore
  en: ['List them.', 'Name them, please.', 'Can you list them?', 'Which companies are they?', 'What are their names?', 'I’d like to see the list.', 'Show me the companies.', 'Who are they?'], // prettier-ignore
};
const shown = Object.entries(SHOW).flatMap(([language, turns]) =>
  turns.map((turn): [Language, string] => [language as Language, turn]),
);
describe('the firms told before', () => {
  it.each(shown)('are told by name (%s): %s', (language, turn) =>
    reads(language, [turn], { measure: 'COMPANIES', grouping: null, counted: null }),
  );

  it.each<[Language, string, string]>([
    ['en', 'List them.', 'How many is that?'],
    ['en', 'By canton?', 'How many were there in total?'],
    ['de', 'Liste sie auf.', 'Wie viele sind das insgesamt?'],
    ['fr', 'Par canton ?', 'Combien y en a-t-il en tout ?'],
    ['it', 'Elencale.', 'Quante sono in tutto?'],
  ])('are counted again (%s): %s %s', (language, ...turns) =>
    reads(language, turns, { measure: 'COUNT', counted: 'COMPANIES', grouping: null }),
  );

  it.each<[Language, string, Grouping]>([
    ['en', 'Break it down by legal form.', 'LEGAL_FORM'],
    ['en', 'Per month?', 'MONTH'],
    ['en', 'And by municipality, please?', 'SEAT'],
    ['de', 'Aufgeschlüsselt nach Rechtsform?', 'LEGAL_FORM'],
    ['de', 'Und pro Monat?', 'MONTH'],
    ['fr', 'Par forme juridique ?', 'LEGAL_FORM'],
    ['fr', 'Réparties par mois ?', 'MONTH'],
    ['it', 'Suddivise per forma giuridica?', 'LEGAL_FORM'],
    ['it', 'E per stato?', 'STATUS'],
    ['en', 'When exactly?', 'MONTH'],
    ['fr', 'Et quand ?', 'MONTH'],
  ])('are counted by what they are (%s): %s', (language, turn, grouping) =>
    reads(language, [turn], { measure: 'COUNT', counted: 'COMPANIES', grouping }),
  );

  it.each<[Language, string, string, string]>([
    ['en', 'And in the first half of the year?', '2020-01-01', '2020-07-01'],
    ['en', 'And in the third quarter?', '2020-07-01', '2020-10-01'],
    ['de', 'Und im ersten Halbjahr?', '2020-01-01', '2020-07-01'],
    ['de', 'Und im letzten Quartal?', '2020-10-01', '2021-01-01'],
    ['fr', 'Et au premier semestre ?', '2020-01-01', '2020-07-01'],
    ['it', 'E nel secondo semestre?', '2020-07-01', '2021-01-01'],
  ])('are asked for of a part of the year spoken of (%s): %s', (language, turn, from, to) =>
    reads(language, [turn], { measure: 'COUNT', range: { from, to } }),
  );
});

it.each<[Language, string]>([
  ['en', 'And up to today?'],
  ['de', 'Und bis heute?'],
  ['fr', 'Et jusqu’à aujourd’hui ?'],
  ['it', 'E fino ad oggi?'],
])('what happened goes on to today from the beginning of the time spoken of (%s): %s', (language, turn) =>
  reads(language, [turn], { measure: 'COUNT', asOf: null, range: { from: '2020-01-01', to: null } }),
);

it('what nothing tells of is refused, and nothing else told in its place', async () => {
  const refused = async (turns: readonly string[]) => (await lastTurn(world, turns, 'en')).frames.map(({ refusal }) => refusal?.type); // prettier-ignore
  expect(await refused(['Which companies are there in Davos?', 'When?'])).toEqual(['UNKNOWN_WORD']);
  const { frames } = await lastTurn(world, ['Which auditor has the most clients?', 'How many are they?'], 'en');
  expect(frames).toMatchObject([{ measure: 'RANKING', subjects: [] }]);
});

it('months add up to the year, and are told by month', async () => {
  const { run } = await world.ask('How many companies were founded in 2020?', { language: 'en' });
  const byMonth = await world.ask('Per month?', { language: 'en', conversationId: run.conversationId });
  const lines = [...(byMonth.run.answer?.markdown ?? '').matchAll(/^- (\d{4}-\d{2}): (\d+)/gmu)];
  const total = Number(/: (\d+)\. /.exec(run.answer?.markdown ?? '')?.[1]);
  expect(total).toBeGreaterThan(0);
  expect(lines.every(([, month]) => month!.startsWith('2020-'))).toBe(true);
  expect(lines.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(total);
});
