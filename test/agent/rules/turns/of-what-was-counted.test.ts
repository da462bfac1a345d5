/** Later turns that go on with a count, that ask of somebody among several told of, and whose words say no time or name nobody. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn } from '../../last-turn.js';
import { truthOf, type Truth } from '../../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('of-what-was-counted', 60);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

/** {1}, {2}: companies limited by shares; {B}: one with several people on its board. */
function said(text: string): string {
  const active = truth.plainFirms.filter(({ status, legalForm }) => status === 'ACTIVE' && legalForm === '0106');
  const board = (firm: string) => new Set(truth.mandates.filter((one) => one.firm === firm && one.to === null && one.person !== null && one.role.startsWith('BOARD')).map(({ person }) => person)); // prettier-ignore
  const several = active.find(({ firm }) => board(firm).size > 1)!.name;
  const slots: Record<string, string> = { 1: active[0]!.name, 2: active[1]!.name, B: several };
  return text.replace(/\{(\w)\}/g, (_, slot: string) => slots[slot]!);
}

const framesOf = async (language: Language, turns: readonly string[]) => (await lastTurn(world, turns.map(said), language)).frames; // prettier-ignore

type Row = readonly [Language, readonly string[], Partial<QuestionFrame>];
const YEAR = (year: number) => ({ from: `${year}-01-01`, to: `${year + 1}-01-01` });
const COUNTED: Record<Language, string> = {
  de: 'Wie viele Firmen wurden 2021 im Kanton Waadt gegründet?',
  fr: 'Combien de sociétés ont été fondées en 2021 dans le canton de Vaud ?',
  it: 'Quante società sono state fondate nel 2021 nel cantone Vaud?',
  en: 'How many companies were founded in the canton of Vaud in 2021?',
};
const IN_PLACE: Record<Language, string> = {
  de: 'Wie viele Firmen wurden 2021 in Winterthur gegründet?',
  fr: 'Combien de sociétés ont été fondées à Winterthour en 2021 ?',
  it: 'Quante società sono state fondate a Winterthur nel 2021?',
  en: 'How many companies were founded in Winterthur in 2021?',
};
const WENT: Partial<QuestionFrame> = { measure: 'COUNT', topics: ['BANKRUPTCY'], canton: 'VD', range: YEAR(2021) };
const FOUNDED: Partial<QuestionFrame> = { measure: 'COUNT', topics: ['FOUNDED'], canton: 'VD' };

describe('a count that is gone on with', () => {
  it.each<Row>([
    // Where only what is counted changes, the year and the canton stand.
    ['de', [COUNTED.de, 'Wie viele gingen Konkurs?'], WENT],
    ['fr', [COUNTED.fr, 'Combien ont fait faillite ?'], WENT],
    ['it', [COUNTED.it, 'Quante sono fallite?'], WENT],
    ['en', [COUNTED.en, 'How many went bankrupt?'], WENT],
    ['en', [COUNTED.en, 'How many companies went bankrupt overall, in 2023?'], { ...WENT, canton: null, range: YEAR(2023) }],
    // Who left or came, behind firms, are firms.
    ['de', [COUNTED.de, 'Und wie viele verschwanden?'], { ...WENT, topics: ['DELETED'] }],
    ['fr', [COUNTED.fr, 'Combien ont disparu ?'], { ...WENT, topics: ['DELETED'] }],
    ['it', [COUNTED.it, 'E quante se ne sono andate?'], { ...WENT, topics: ['DELETED'] }],
    ['en', [COUNTED.en, 'And how many disappeared?'], { ...WENT, topics: ['DELETED'] }],
    // A month alone is of the year that was counted.
    ['de', [COUNTED.de, 'und Juli?'], { ...FOUNDED, range: { from: '2021-07-01', to: '2021-08-01' } }],
    ['fr', [COUNTED.fr, 'et juillet ?'], { ...FOUNDED, range: { from: '2021-07-01', to: '2021-08-01' } }],
    ['it', [COUNTED.it, 'e per luglio?'], { ...FOUNDED, range: { from: '2021-07-01', to: '2021-08-01' } }],
    ['en', [COUNTED.en, 'and for march?'], { ...FOUNDED, range: { from: '2021-03-01', to: '2021-04-01' } }],
    // How it was in another year.
    ['de', [COUNTED.de, 'Wurde es im Jahr danach schlimmer?'], { ...FOUNDED, range: YEAR(2022) }],
    ['fr', [COUNTED.fr, "C'était pire l'année d'après ?"], { ...FOUNDED, range: YEAR(2022) }],
    ['it', [COUNTED.it, "E l'anno dopo com'è andata?"], { ...FOUNDED, range: YEAR(2022) }],
    ['en', [COUNTED.en, 'Did it get worse the year after?'], { ...FOUNDED, range: YEAR(2022) }],
    ['en', [COUNTED.en, 'And the previous year?'], { ...FOUNDED, range: YEAR(2020) }],
    ['en', [COUNTED.en, 'Back to Vaud, but a year later.'], { ...FOUNDED, range: YEAR(2022) }],
    // All of the country, and firms of any form.
    ['fr', [COUNTED.fr, "À l'échelle nationale ?"], { ...FOUNDED, canton: null, range: YEAR(2021) }],
    ['it', [COUNTED.it, 'Su scala nazionale?'], { ...FOUNDED, canton: null, range: YEAR(2021) }],
    ['en', [COUNTED.en, 'How many GmbHs?', 'And all legal forms taken together?'], { ...FOUNDED, legalForm: null, range: YEAR(2021) }],
    // Cantons of two words, a place where a place was counted.
    ['it', [COUNTED.it, 'Solo San Gallo?'], { ...FOUNDED, canton: 'SG', range: YEAR(2021) }],
    ['de', [IN_PLACE.de, 'und Genf?'], { measure: 'COUNT', municipality: 'Genève', canton: null, range: YEAR(2021) }],
    ['fr', [IN_PLACE.fr, 'Et Lugano ?'], { measure: 'COUNT', municipality: 'Lugano', canton: null, range: YEAR(2021) }],
    ['it', [IN_PLACE.it, 'E Ginevra?'], { measure: 'COUNT', municipality: 'Genève', canton: null, range: YEAR(2021) }],
    ['en', [IN_PLACE.en, 'And Zurich?'], { measure: 'COUNT', municipality: 'Zürich', canton: null, range: YEAR(2021) }],
    ['en', ['Which bankruptcies were published in March 2022?', 'and in Geneva?'], { measure: 'COMPANIES', municipality: 'Genève', rangeBy: 'PUBLICATION_DATE' }],
    ['en', ['Which bankruptcies were published in March 2022?', 'how many are there?'], { measure: 'COUNT', topics: ['BANKRUPTCY'], rangeBy: 'PUBLICATION_DATE' }],
    // Behind a turn that was not understood, from the count before it.
    ['de', [COUNTED.de, 'Und quaselt das noch so?', 'Und 2022?'], { ...FOUNDED, range: YEAR(2022) }],
    ['fr', [COUNTED.fr, 'Et ça quoirille encore ?', 'Et en 2022 ?'], { ...FOUNDED, range: YEAR(2022) }],
    ['it', [COUNTED.it, 'E si sbrindola ancora?', 'E nel 2022?'], { ...FOUNDED, range: YEAR(2022) }],
    ['en', [COUNTED.en, 'Does that still wimble?', 'And in 2022?'], { ...FOUNDED, range: YEAR(2022) }],
    // A canton's name before what is counted limits it.
    ['de', ['2022, Genf: Anzahl Löschungen?'], { measure: 'COUNT', topics: ['DELETED'], canton: 'GE', range: YEAR(2022) }],
    ['fr', ['2022, Zurich : nombre de radiations ?'], { measure: 'COUNT', topics: ['DELETED'], canton: 'ZH', range: YEAR(2022) }],
    ['it', ['2022, San Gallo: numero di cancellazioni?'], { measure: 'COUNT', topics: ['DELETED'], canton: 'SG', range: YEAR(2022) }],
    ['en', ['2022, Geneva: number of deletions?'], { measure: 'COUNT', topics: ['DELETED'], canton: 'GE', range: YEAR(2022) }],
  ])('%s: %j', async (language, turns, expected) => {
    expect(await framesOf(language, turns)).toMatchObject([{ refusal: null, ...expected }]);
  }); // prettier-ignore
});

const BOARD: Record<Language, string> = {
  de: 'Wer sitzt im Verwaltungsrat von {B}?',
  fr: "Qui siège au conseil d'administration de {B} ?",
  it: 'Chi siede nel consiglio di amministrazione di {B}?',
  en: 'Who is on the board of {B}?',
};

describe('somebody among several told of is nobody guessed', () => {
  it.each<[Language, string]>([
    ['de', 'Wann ging er?'],
    ['fr', 'Quand est-il parti ?'],
    ['it', "Quando se n'è andato?"],
    ['en', 'When did she leave?'],
  ])('%s: %s', async (language, question) => {
    const [frame, ...more] = await framesOf(language, [BOARD[language], question]);
    expect(more).toEqual([]);
    expect(frame).toMatchObject({ measure: 'PERSON_MANDATES', range: { from: null, to: null } });
    expect(frame!.subjects.length).toBeGreaterThan(1);
    expect(frame!.within).toMatchObject({ kind: 'COMPANY' });
  });

  it.each<[Language, string]>([
    ['fr', 'Où habite-t-il ?'],
    ['it', 'Dove abita?'],
  ])('where one of them lives is not where the firm is (%s)', async (language, question) => {
    const frames = await framesOf(language, [BOARD[language], question]);
    expect(frames.map(({ measure }) => measure)).toEqual(['OFFICERS', 'RESIDENCE']);
  });
});

describe('a firm spoken of', () => {
  it.each<Row>([
    // Who at another one: who does what was asked.
    ['de', ['Wer darf bei {1} allein unterschreiben?', 'Wer bei {2}?'], { measure: 'SIGNATORIES', signatures: ['SOLE', 'SOLE_PROCURATION'] }],
    ['fr', ['Qui peut signer seul pour {1} ?', 'Qui chez {2} ?'], { measure: 'SIGNATORIES', signatures: ['SOLE', 'SOLE_PROCURATION'] }],
    ['it', ['Chi può firmare da solo per {1}?', 'Chi presso {2}?'], { measure: 'SIGNATORIES', signatures: ['SOLE', 'SOLE_PROCURATION'] }],
    ['en', ['Who can sign alone for {1}?', 'Who at {2}?'], { measure: 'SIGNATORIES', signatures: ['SOLE', 'SOLE_PROCURATION'] }],
    // `Other` says of nothing that it changed.
    ['de', ['Wo ist {1}?', 'Wo ist {2}?', 'Und was macht die andere Firma?'], { measure: 'PURPOSE' }],
    ['en', ['Where is {1}?', 'Where is {2}?', 'And what does the other firm do?'], { measure: 'PURPOSE' }],
    // The time of what no register says is none that `then` leads back to, unless something past is asked.
    ['it', ['Che fatturato aveva {1} nel 2022?', "E l'indirizzo allora?"], { measure: 'ADDRESS', asOf: null }],
    ['en', ['What was the profit of {1} last year?', 'The street address then?'], { measure: 'ADDRESS', asOf: null }],
    ['it', ['Che fatturato aveva {1} nel 2022?', 'Chi era il revisore allora?'], { measure: 'AUDITOR', asOf: '2022-12-31' }],
    ['en', ['What was the profit of {1} in 2022?', 'Who was the auditor then?'], { measure: 'AUDITOR', asOf: '2022-12-31' }],
    // Where it is, asked of the one spoken of last, describes nobody.
    ['it', ['Indirizzo di {1}?', 'E {2}?', 'Quella dove si trova?'], { measure: 'ADDRESS' }],
    ['en', ['What does {1} do?', "And where's its office?"], { measure: 'ADDRESS' }],
    ['fr', ["Qui était l'organe de révision de {1} le 7 mai 2020 ?", "Qui l'est aujourd'hui ?"], { measure: 'AUDITOR', asOf: TODAY }],
  ])('%s: %j', async (language, turns, expected) => {
    const frames = await framesOf(language, turns);
    expect(frames).toMatchObject([{ refusal: null, ...expected }]);
    expect(frames[0]!.subjects).toHaveLength(1);
  }); // prettier-ignore

  it.each<[Language, string, string]>([
    ['de', 'Wie hoch ist der Umsatz der {1}?', 'Woher wissen Sie das?'],
    ['fr', "Quel est le chiffre d'affaires de {1} ?", "D'où tenez-vous cela ?"],
    ['it', 'Che fatturato ha {1}?', 'Da dove lo sapete?'],
    ['en', 'What is the turnover of {1}?', 'How do you know that?'],
  ])('where a refusal is from is no address (%s)', async (language, question, doubts) => {
    expect(await framesOf(language, [question, doubts])).toMatchObject([{ refusal: { type: 'OUTSIDE', topic: 'FINANCES' } }]); // prettier-ignore
  });

  it.each<[Language, string, string]>([
    ['de', 'Bitte Rechtsform und Kapital von {1}.', 'Die gleichen zwei Angaben für {2}.'],
    ['fr', 'La forme juridique et le capital de {1} ?', 'Les deux mêmes informations pour {2} ?'],
    ['it', 'La forma giuridica e il capitale di {1}?', 'Le stesse due cose per {2}?'],
    ['en', 'The legal form and the capital of {1}, please.', 'The same two things for {2}.'],
  ])('the same two things are both asked (%s)', async (language, question, same) => {
    const frames = await framesOf(language, [question, same]);
    expect(frames.map(({ measure, refusal, notUnderstood }) => [measure, refusal, notUnderstood])).toEqual([['LEGAL_FORM', null, []], ['CAPITAL', null, []]]); // prettier-ignore
  });
});

describe('a turn behind a count whose words are not understood', () => {
  it.each<readonly [Language, string]>([
    ['de', 'Und wie viele wurden verhökert?'],
    ['fr', 'Et combien se sont effilochées ?'],
    ['it', 'E quante sono sfumate?'],
    ['en', 'And how many were snuffed out?'],
  ])('%s: %s is not the same count again', async (language, turn) => {
    const frames = await framesOf(language, [COUNTED[language], turn]);
    expect(frames.filter(({ measure, topics, refusal }) => measure === 'COUNT' && topics.includes('FOUNDED') && refusal === null)).toEqual([]); // prettier-ignore
  });
});
