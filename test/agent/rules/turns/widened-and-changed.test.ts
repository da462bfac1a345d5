/** Counts that are widened, narrowed and changed in a few words; a name that is a canton's and a town's; the number of a firm; who else is audited; an office that somebody is called by. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn } from '../../last-turn.js';
import { truthOf, type Truth } from '../../truth.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('widened-and-changed', 60);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

/** {1}: a company limited by shares; {A}: one that is audited; {P}: one with a single president. */
function said(text: string): string {
  const active = truth.plainFirms.filter(({ status, legalForm }) => status === 'ACTIVE' && legalForm === '0106');
  const held = (firm: string, role: string) => truth.mandates.filter((one) => one.firm === firm && one.to === null && one.role === role); // prettier-ignore
  const slots: Record<string, string> = {
    1: active[0]!.name,
    A: active.find(({ firm }) => held(firm, 'AUDITOR').length === 1)!.name,
    P: active.find(({ firm }) => held(firm, 'BOARD_PRESIDENT').length === 1)!.name,
  };
  return text.replace(/\{(\w)\}/g, (_, slot: string) => slots[slot]!);
}

const framesOf = async (language: Language, turns: readonly string[]) => (await lastTurn(world, turns.map(said), language)).frames; // prettier-ignore

type Row = readonly [Language, readonly string[], Partial<QuestionFrame>];
const YEAR = (year: number) => ({ from: `${year}-01-01`, to: `${year + 1}-01-01` });
const GMBHS: Record<Language, string> = {
  de: 'Wie viele GmbH wurden 2021 im Kanton Waadt gegründet?',
  fr: 'Combien de Sàrl ont été fondées en 2021 dans le canton de Vaud ?',
  it: 'Quante Sagl sono state fondate nel 2021 nel cantone Vaud?',
  en: 'How many GmbHs were founded in the canton of Vaud in 2021?',
};
const FOUNDED: Partial<QuestionFrame> = {
  measure: 'COUNT',
  topics: ['FOUNDED'],
  canton: 'VD',
  legalForm: '0107',
  range: YEAR(2021),
};

describe('a count that is gone on with', () => {
  it.each<Row>([
    // Of the whole country.
    ['de', [GMBHS.de, 'ohne den Kanton'], { ...FOUNDED, canton: null }],
    ['fr', [GMBHS.fr, 'et sans le canton ?'], { ...FOUNDED, canton: null }],
    ['it', [GMBHS.it, 'senza il cantone'], { ...FOUNDED, canton: null }],
    ['en', [GMBHS.en, 'drop the canton'], { ...FOUNDED, canton: null }],
    ['en', [GMBHS.en, 'and leaving the cantons aside, same year'], { ...FOUNDED, canton: null }],
    // Of all years.
    ['de', [GMBHS.de, 'und in allen Jahren?'], { ...FOUNDED, range: null }],
    ['fr', [GMBHS.fr, 'toutes les années confondues ?'], { ...FOUNDED, range: null }],
    ['it', [GMBHS.it, 'e in tutti gli anni?'], { ...FOUNDED, range: null }],
    ['en', [GMBHS.en, 'what about all years'], { ...FOUNDED, range: null }],
    ['en', [GMBHS.en, 'and in total over the years 2019 to 2021'], { ...FOUNDED, range: { from: '2019-01-01', to: '2022-01-01' } }],
    // Of every legal form.
    ['de', [GMBHS.de, 'alle Rechtsformen'], { ...FOUNDED, legalForm: null }],
    ['fr', [GMBHS.fr, 'toutes formes confondues'], { ...FOUNDED, legalForm: null }],
    ['it', [GMBHS.it, 'tutte le forme giuridiche'], { ...FOUNDED, legalForm: null }],
    ['en', [GMBHS.en, 'all legal forms together'], { ...FOUNDED, legalForm: null }],
    // Of what else happened.
    ['en', [GMBHS.en, 'and closed?'], { ...FOUNDED, topics: ['DELETED'] }],
    ['en', ['How many companies were deleted in the canton of Vaud in 2021?', 'new ones in 2022'], { measure: 'COUNT', topics: ['FOUNDED'], canton: 'VD', range: YEAR(2022) }],
    ['fr', ['Combien de sociétés ont été fondées en 2021 dans le canton de Vaud ?', 'Et combien sont parties ?'], { measure: 'COUNT', topics: ['DELETED'], canton: 'VD', range: YEAR(2021) }],
    // Behind the list of those, how many are of another form.
    ['en', [GMBHS.en, 'which ones?', 'how many were AGs'], { ...FOUNDED, legalForm: '0106' }],
    // A place behind a place.
    ['en', ['How many companies were founded in Winterthur in 2021?', 'same for Thun'], { measure: 'COUNT', municipality: 'Thun', canton: null, range: YEAR(2021) }],
  ])('%s: %j', async (language, turns, expected) => {
    expect(await framesOf(language, turns)).toMatchObject([{ refusal: null, notUnderstood: [], ...expected }]);
  });
}); // prettier-ignore

describe('a name that is both a canton and a town', () => {
  it.each<Row>([
    ['de', ['Wie viele Firmen gingen 2021 in Bern in Konkurs?'], { canton: 'BE', readAs: [{ text: 'Bern', as: 'Kanton BE' }] }],
    ['fr', ['Combien de faillites à Fribourg en 2021 ?'], { canton: 'FR', readAs: [{ text: 'Fribourg', as: 'canton FR' }] }],
    ['it', ['Quanti fallimenti a Ginevra nel 2021?'], { canton: 'GE' }],
    ['en', ['How many bankruptcies in Zurich in 2021?'], { canton: 'ZH', readAs: [{ text: 'Zurich', as: 'canton ZH' }] }],
    ['en', ['Bankruptcies Neuchâtel 2021, how many in total?'], { canton: 'NE' }],
  ])('is the canton where it is counted what happened, %s: %j', async (language, turns, expected) => {
    expect(await framesOf(language, turns)).toMatchObject([{ measure: 'COUNT', topics: ['BANKRUPTCY'], municipality: null, range: YEAR(2021), refusal: null, ...expected }]);
  });

  // No notices are counted by municipality.
  it.each<readonly [Language, string, object]>([
    ['de', 'Was ist 2021 in Winterthur passiert?', { range: YEAR(2021) }],
    ['en', 'What happened in Winterthur in 2021?', { range: YEAR(2021) }],
    ['en', 'What happened in Winterthur?', { range: null }],
  ])('what happened in a town alone is what became of its firms (%s): %s', async (language, question, expected) => {
    const one = { measure: 'COUNT', counted: 'COMPANIES', municipality: 'Winterthur', refusal: null, ...expected };
    expect(await framesOf(language, [question])).toMatchObject(['FOUNDED', 'LIQUIDATION', 'BANKRUPTCY', 'DELETED'].map((topic) => ({ ...one, topics: [topic] })));
  });

  it('is the town where one is spoken of', async () => {
    expect(await framesOf('de', ['Wie viele Konkurse gab es 2021 in der Stadt Zürich?'])).toMatchObject([{ canton: null, municipality: 'Zürich' }]);
  });

  it('is the canton in a ranking, and never all of the register', async () => {
    expect(await framesOf('en', ['In Fribourg, which company has the most people entered?'])).toMatchObject([{ measure: 'RANKING', canton: 'FR' }]);
  });
}); // prettier-ignore

describe('the number of a firm', () => {
  it.each<Row>([
    ['de', ['Wie lautet die UID von {1}?'], {}],
    ['fr', ["Quel est l'IDE de {1} ?"], {}],
    ['it', ["Qual è l'IDI di {1}?"], {}],
    ['en', ['What is the UID of {1}?'], {}],
    ['en', ['Where is {1}?', 'and its UID?'], {}],
    ['it', ['Dove si trova {1}?', "e l'IDI?"], {}],
  ])('is told, %s: %j', async (language, turns) => {
    expect(await framesOf(language, turns)).toMatchObject([{ measure: 'NUMBER', refusal: null, notUnderstood: [] }]);
  });

  it('is what the register prints', async () => {
    const { run } = await world.ask(said('What is the UID of {1}?'), { language: 'en' });
    expect(run.answer?.sentences.map(({ text }) => text).join(' ')).toMatch(/CHE-\d{3}\.\d{3}\.\d{3}/);
  });
});

describe('who else is audited, and where else somebody is who is called by an office', () => {
  it.each<Row>([
    ['de', ['Wer revidiert {A}?', 'Welche anderen Firmen revidiert diese Revisionsstelle?'], {}],
    ['fr', ["Qui est l'organe de révision de {A} ?", 'Quelles autres sociétés révise cet organe ?'], {}],
    ['it', ["Chi è l'ufficio di revisione di {A}?", 'Quali altre società revisiona questo ufficio?'], {}],
    ['en', ['Who audits {A}?', 'that auditor - what other firms'], {}],
    ['en', ['Who audits {A}?', 'what other firms does that auditor audit?'], {}],
  ])('%s: %j', async (language, turns) => {
    expect(await framesOf(language, turns)).toMatchObject([{ measure: 'PERSON_MANDATES', roles: [], subjects: [{ kind: 'COMPANY' }], refusal: null }]);
  });

  it.each<Row>([
    ['de', ['Wer präsidiert {P}?', 'Der Präsident, wo sitzt er sonst noch?'], { roles: [] }],
    ['en', ['Who chairs the board of {P}?', 'the chair, where else does he or she sit'], { roles: [] }],
    ['en', ['Who chairs the board of {P}?', 'where else is she president?'], { roles: ['BOARD_PRESIDENT'] }],
  ])('%s: %j', async (language, turns, expected) => {
    expect(await framesOf(language, turns)).toMatchObject([{ measure: 'PERSON_MANDATES', subjects: [{ kind: 'PERSON' }], refusal: null, ...expected }]);
  });
}); // prettier-ignore
