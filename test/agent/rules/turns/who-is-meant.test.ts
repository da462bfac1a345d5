import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../src/core/index.js';
import type { Remembered } from '../../../../src/trace/index.js';
import { readsFrames } from '../../read-frames.js';
import { about, NOTHING_RECALLED } from '../../slots-support.js';

const [FIRST, LAST] = ['Alpenblick Holding AG', 'Muster Bau AG'];
const { frames, namesOf, register } = readsFrames();

/** Two firms spoken of, each in a turn of these words. */
function spoken(first: string, last: string) {
  const [one, two] = [FIRST, LAST].map((name): Remembered => ({ uid: register().uids.get(name)!, kind: 'COMPANY', name, network: false, history: false })); // prettier-ignore
  const subjects = [two!, one!];
  return { ...NOTHING_RECALLED, subjects, inOrder: [one!, two!], current: 1, calledIn: [{ question: last, firm: two! }, { question: first, firm: one! }] }; // prettier-ignore
}

const SAID: Record<Language, readonly [first: string, last: string]> = {
  de: ['Unsere Mandantin verhandelt mit der {1}. Wo ist der Sitz?', 'Und wie lautet der Zweck der {2}?'],
  fr: ['Notre mandante négocie avec {1}. Où est le siège ?', 'Et quel est le but de {2} ?'],
  it: ['La nostra mandante negozia con la {1}. Dov’è la sede?', 'E qual è lo scopo della {2}?'],
  en: ['Our mandator negotiates with {1}. Where is the seat?', 'And what is the purpose of {2}?'],
};
const recalled = (language: Language) => {
  const [first, last] = SAID[language];
  return spoken(first.replace('{1}', FIRST), last.replace('{2}', LAST));
};

describe('a turn that names nobody', () => {
  it.each<[Language, string]>([
    ['de', 'Und das Kapital derjenigen, mit der unsere Mandantin verhandelt?'],
    ['de', 'Die, mit der die Mandantin verhandelt: welches Kapital?'],
    ['fr', 'Et celle avec qui notre mandante négocie, quel capital ?'],
    ['it', 'E quella con cui negozia la mandante, che capitale ha?'],
    ['en', 'And the one our mandator negotiates with, what is its capital?'],
  ])('means whom an earlier turn said that of (%s: %s)', async (language, question) => {
    const read = await frames(question, language, recalled(language));
    expect(read.map((frame) => [frame.measure, namesOf(frame)])).toEqual([['CAPITAL', FIRST]]);
  });

  it.each<[Language, string]>([
    ['fr', 'Le capital de la précédente, je vous prie.'],
    ['it', 'Il capitale della precedente, per favore.'],
    ['de', 'Das Kapital der vorigen bitte.'],
  ])('means the one before where it says so with no noun (%s: %s)', async (language, question) => {
    const read = await frames(question, language, recalled(language));
    expect(read.map((frame) => [frame.measure, namesOf(frame)])).toEqual([['CAPITAL', FIRST]]);
  });

  it.each<[Language, string]>([
    ['de', 'Welches Kapital hat die Gesellschaft?'],
    ['fr', 'Quel capital la société a-t-elle ?'],
    ['it', 'Che capitale ha la società?'],
    ['en', 'What capital has the company?'],
  ])('means who was spoken of last where it tells nobody else (%s: %s)', async (language, question) => {
    const read = await frames(question, language, recalled(language));
    expect(read.map(namesOf)).toEqual([LAST]);
  });

  it.each<[Language, string, string]>([
    ['en', 'Who left {1} in 2022?', 'Who left the company in 2022?'],
    ['fr', 'Qui a quitté {1} en 2022 ?', 'Qui a quitté la société en 2022 ?'],
    ['en', 'Who audits {1}?', 'What is the seat of the company that audits it?'],
  ])('is not turned back by a day, or by what was asked (%s: %s %s)', async (language, first, question) => {
    const read = await frames(question, language, spoken(first.replace('{1}', FIRST), SAID[language][1]));
    expect(read.map(namesOf)).not.toContain(FIRST);
  });
});

describe('what was so before', () => {
  it.each<[Language, string]>([
    ['en', 'What was its previous address?'],
    ['en', 'And before?'],
    ['en', 'Who was the previous president?'],
    ['de', 'Wie lautete der vorherige Sitz?'],
    ['de', 'Wer war vorher Präsident?'],
    ['de', 'Und vorher?'],
    ['fr', 'Quelle était l’adresse précédente ?'],
    ['fr', 'Qui était le réviseur précédent ?'],
    ['it', 'Qual era l’indirizzo precedente?'],
    ['it', 'Chi era il presidente precedente?'],
  ])('is asked of who was spoken of last (%s: %s)', async (language, question) => {
    const read = await frames(question, language, recalled(language));
    expect(read.flatMap(({ subjects }) => subjects.map(({ uid }) => uid))).not.toContain(register().uids.get(FIRST));
  });

  it.each<[Language, string]>([
    ['de', 'Und die Firma davor, welches Kapital hat sie?'],
    ['fr', 'Et la société d’avant, quel capital ?'],
    ['it', 'E quella di prima, che capitale ha?'],
    ['en', 'And the one before, what capital has it?'],
  ])('or of the firm before, where it says that (%s: %s)', async (language, question) => {
    const read = await frames(question, language, recalled(language));
    expect(read.map((frame) => [frame.measure, namesOf(frame)])).toEqual([['CAPITAL', FIRST]]);
  });
});

it.each<[Language, string]>([
  ['de', 'Welche Adresse hat die gelöschte?'],
  ['en', 'And the bankrupt one, its auditor?'],
])('of a status that none has nobody is meant, whoever was listed (%s)', async (language, question) => {
  const listed = [{ uid: register().uids.get(LAST)!, kind: 'COMPANY' as const, name: LAST, roles: [] }];
  const read = await frames(question, language, { ...recalled(language), listed, justListed: true });
  expect(read.flatMap(({ subjects }) => subjects.map(({ uid }) => uid))).toEqual([]);
});

describe('words that no lexicon knows', () => {
  it.each<[Language, string]>([
    ['en', 'Who is the dog of the chair of Muster Bau AG?'],
    ['en', 'Who hates the auditor of Muster Bau AG?'],
    ['en', 'Which profession does the president of Muster Bau AG have?'],
    ['en', 'Who pays the auditor of Muster Bau AG?'],
    ['de', 'Wer heiratete den Präsidenten der Muster Bau AG?'],
    ['de', 'Welchen Anzug trägt der Präsident der Muster Bau AG?'],
    ['fr', 'Qui est la sœur du président de Muster Bau AG ?'],
    ['it', 'Chi odia il presidente della Muster Bau AG?'],
  ])('that are what is asked refuse it (%s: %s)', async (language, question) => {
    const read = await frames(question, language);
    expect(read.every(({ refusal }) => refusal !== null)).toBe(true);
  });

  it.each<[Language, string, string]>([
    ['de', 'Für mein Zauselbrett suche ich das Aktienkapital der Muster Bau AG.', 'CAPITAL'],
    ['en', 'For the flumsel list I still lack the share capital of Muster Bau AG.', 'CAPITAL'],
  ])('apart from what is asked they are named, and it is answered (%s: %s)', async (language, question, measure) => {
    const [frame, ...more] = await frames(question, language);
    expect([frame?.measure, frame?.refusal, more]).toEqual([measure, null, []]);
    expect(frame?.notUnderstood.length).toBeGreaterThan(0);
  });

  it.each<[Language, string]>([
    ['de', 'Was ist der Zauselbart des Präsidenten der Muster Bau AG?'],
    ['fr', 'Quel est le flumsel du président de Muster Bau AG ?'],
    ['it', 'Qual è il flumsel del presidente della Muster Bau AG?'],
    ['en', 'What is the flumsel of the chair of Muster Bau AG?'],
  ])('beside it nothing is answered in their place (%s: %s)', async (language, question) => {
    const read = await frames(question, language);
    expect(read.every(({ refusal }) => refusal !== null)).toBe(true);
  });
});

it.each<[Language, string, string]>([
  ['de', 'Wer kam im Jahr nach 2021 zur Muster Bau AG?', '2022'],
  ['fr', 'Qui est arrivé chez Muster Bau AG l’année après 2021 ?', '2022'],
  ['it', 'Chi è entrato nella Muster Bau AG l’anno dopo il 2021?', '2022'],
  ['en', 'Who joined Muster Bau AG in the year after 2021?', '2022'],
  ['en', 'Who joined Muster Bau AG in the year before 2021?', '2020'],
])('a year beside another is one year (%s: %s)', async (language, question, year) => {
  const read = await frames(question, language);
  expect(read.map(({ range }) => range)).toEqual([{ from: `${year}-01-01`, to: `${Number(year) + 1}-01-01` }]);
});

it.each<[Language, string]>([
  ['de', 'War die Muster Bau AG je in Konkurs?'],
  ['fr', 'Muster Bau AG a-t-elle jamais fait faillite ?'],
  ['it', 'La Muster Bau AG è mai fallita?'],
  ['en', 'Was Muster Bau AG ever bankrupt?'],
])('whether something ever was is not whether it is (%s)', async (language, question) => {
  const read = await frames(question, language);
  expect(read.map(({ measure, refusal }) => [measure, refusal])).toEqual([['BANKRUPTCY_DATES', null]]);
});

it.each(LANGUAGES)('the head of the board is its chair (%s)', async (language) => {
  const asked = { de: 'Wer steht an der Spitze des Verwaltungsrats der Muster Bau AG?', fr: 'Qui est à la tête du conseil d’administration de Muster Bau AG ?', it: 'Chi sta a capo del consiglio d’amministrazione della Muster Bau AG?', en: 'Who is at the head of the board of Muster Bau AG?' }; // prettier-ignore
  const read = await frames(asked[language], language);
  expect(read.map(({ measure, roles }) => [measure, roles])).toEqual([['OFFICERS', ['BOARD_PRESIDENT']]]);
});

it('a body behind a comma is the one asked about', async () => {
  const read = await frames('Chi è entrato nella Muster Bau AG nel 2023, in consiglio?', 'it');
  expect(read.map(({ measure, roles }) => [measure, roles.includes('BOARD_MEMBER')])).toEqual([['JOINED', true]]);
});

describe('a turn that begins with what the turn before was told', () => {
  const behind = async () =>
    about(register().uids.get(LAST)!, 'COMPANY', LAST, { frames: await frames(`Besteht die ${LAST} noch?`, 'de') });
  it.each<[Language, string]>([
    ['de', 'Existiert also. Wer prüft die Bücher?'],
    ['fr', 'Elle existe, bien. Qui révise les comptes ?'],
    ['it', 'Esiste, bene. Chi la revisiona?'],
    ['en', 'It exists, good. Who audits it?'],
  ])('asks what stands behind it (%s)', async (language, question) => {
    const read = await frames(question, language, await behind());
    expect(read.map(({ measure }) => measure)).toEqual(['AUDITOR']);
  });

  it.each<[Language, string]>([
    ['de', 'Existiert sie noch? Wer prüft die Bücher?'],
    ['en', 'Does it still exist? Who audits it?'],
  ])('and both where it asks (%s)', async (language, question) => {
    const read = await frames(question, language, await behind());
    expect(read.map(({ measure }) => measure)).toEqual(['STATUS', 'AUDITOR']);
  });

  it.each<[Language, string]>([
    ['it', 'Quanto resta in cassa?'],
    ['en', 'How much is left in the pot?'],
  ])('counts no firms where it asks how much of something (%s)', async (language, question) => {
    const read = await frames(question, language, await behind());
    expect(read.every(({ refusal }) => refusal !== null)).toBe(true);
  });
});
