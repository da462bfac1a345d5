/** Questions as people put them who never met the agent: what a list, a value, a person, a name, a place and a branch leave to be understood. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { lastTurn as readLastTurn } from '../last-turn.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
let slots: Record<string, string>;
beforeAll(async () => {
  world = await agentWorld('met-by-a-stranger', 100);
  truth = truthOf(world.truth);
  slots = slotsOf(truth);
});
afterAll(() => world.close());

const FORM = / (?:AG|SA|GmbH|Sàrl|Sagl)$/;
const BRANCHES = ['0111', '0151'];

/** {1}, {2}: companies limited by shares; {G}: one with limited liability; {P}: somebody in {F} whose firms but that one are called otherwise, {W} a word of its name; {H}: a firm with a branch of its name in {HB}, {h} its name without its form. */
function slotsOf({ plainFirms, states, mandates, people }: Truth): Record<string, string> {
  const active = plainFirms.filter(({ status }) => status === 'ACTIVE');
  const of = (form: string) => active.filter(({ legalForm }) => legalForm === form).map(({ name }) => name);
  const now = states.filter(({ to, status }) => to === null && status === 'ACTIVE');
  const headed = now.find((head) => !BRANCHES.includes(head.legalForm) && FORM.test(head.name) && now.some((one) => BRANCHES.includes(one.legalForm) && one.name === head.name && one.seat !== head.seat) && now.filter(({ name }) => name.startsWith(head.name.replace(FORM, ''))).every(({ name }) => name === head.name))!;
  const branch = now.find((one) => BRANCHES.includes(one.legalForm) && one.name === headed.name && one.seat !== headed.seat)!;
  const ofShares = new Set(active.filter(({ legalForm }) => legalForm === '0106').map(({ firm }) => firm));
  const held = mandates.find((one) => one.to === null && one.person !== null && ofShares.has(one.firm) && people.get(one.person)!.class === 'plain' && one.role === 'BOARD_MEMBER')!;
  const person = people.get(held.person!)!.names.at(-1)!.value;
  const firm = active.find((one) => one.firm === held.firm)!.name;
  return { 1: of('0106')[0]!, 2: of('0106')[1]!, G: of('0107')[0]!, H: headed.name, h: headed.name.replace(FORM, ''), HB: branch.seat, P: `${person.givenNames} ${person.surname}`, F: firm, W: firm.split(' ')[0]! };
} // prettier-ignore

const said = (text: string) => text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]!);
const lastTurn = (language: Language | null, turns: readonly string[]) =>
  readLastTurn(world, turns.map(said), language);

type Row = readonly [Language, readonly string[], Partial<QuestionFrame>];

describe('what a list of the register goes on with is of that list', () => {
  it.each<Row>([
    ['de', ['Konkurse 2022?', 'Und 2023?'], { measure: 'COMPANIES', topics: ['BANKRUPTCY'], range: { from: '2023-01-01', to: '2024-01-01' } }],
    ['de', ['Welche Firmen gingen 2022 in Konkurs?', 'Und im Kanton Waadt?'], { measure: 'COMPANIES', topics: ['BANKRUPTCY'], canton: 'VD' }],
    ['de', ['Welche Firmen gingen 2022 in Konkurs?', 'In Bern?'], { measure: 'COMPANIES', topics: ['BANKRUPTCY'], municipality: 'Bern', notUnderstood: [] }],
    ['fr', ['Quelles sociétés sont à Pully ?', 'Et à Aigle ?'], { measure: 'COMPANIES', municipality: 'Aigle' }],
    ['fr', ['Quelles sociétés sont à Pully ?', 'Et en liquidation ?'], { measure: 'COMPANIES', municipality: 'Pully', status: 'IN_LIQUIDATION' }],
    ['it', ['Quante società a Massagno?', 'E quante sono in liquidazione?'], { measure: 'COUNT', municipality: 'Massagno', status: 'IN_LIQUIDATION' }],
    ['en', ['How many companies are there in Geneva?', 'And in Zurich?'], { measure: 'COUNT', municipality: 'Zürich' }],
    ['en', ['Which companies were founded in Bern in 2022?', 'And in 2021?'], { measure: 'COMPANIES', municipality: 'Bern', topics: ['FOUNDED'] }],
    ['de', ['Wie viele Firmen wurden 2021 gegründet?', 'Wie viele davon sind noch aktiv?'], { measure: 'COUNT', topics: ['FOUNDED'], status: 'ACTIVE' }],
    ['de', ['Konkurse 2022?', 'Wie viele?'], { measure: 'COUNT', topics: ['BANKRUPTCY'], range: { from: '2022-01-01', to: '2023-01-01' } }],
    ['de', ['Welche Firmen sind in Wetzikon?', 'Wie viele sind das?'], { measure: 'COUNT', municipality: 'Wetzikon' }],
    ['de', ['Konkurse 2022?', 'Wie viele Konkurse gab es 2023?'], { measure: 'COUNT', topics: ['BANKRUPTCY'], municipality: null }],
  ])('%s: %j', async (language, turns, expected) => {
    expect((await lastTurn(language, turns)).frames).toMatchObject([{ refusal: null, ...expected }]);
  }); // prettier-ignore
});

describe('what a count goes on with may be of all the country, of all that was counted, or of another canton', () => {
  it.each<Row>([
    ['de', ['Wie viele Konkurse gab es 2022 im Kanton Waadt?', 'Und auf nationaler Ebene?'], { topics: ['BANKRUPTCY'], canton: null, municipality: null }],
    ['fr', ['Combien de faillites dans le canton de Vaud en 2022 ?', 'Et au niveau suisse ?'], { topics: ['BANKRUPTCY'], canton: null, municipality: null }],
    ['it', ['Quanti fallimenti nel canton Ticino nel 2022?', 'Lo stesso per le fondazioni a livello nazionale.'], { topics: ['FOUNDED'], canton: null, legalForm: null }],
    ['en', ['How many bankruptcies were there in canton Vaud in 2022?', 'And for Switzerland as a whole?'], { topics: ['BANKRUPTCY'], canton: null, municipality: null }],
    ['en', ['How many bankruptcies were there in canton Vaud in 2022?', 'Total for all cantons?'], { topics: ['BANKRUPTCY'], canton: null }],
    ['en', ['How many bankruptcies were there in canton Vaud in 2022?', 'How does that compare with the whole country?'], { topics: ['BANKRUPTCY'], canton: null }],
    ['de', ['Wie viele AG wurden 2022 im Kanton Waadt gegründet?', 'GmbH?', 'Und insgesamt?'], { topics: ['FOUNDED'], canton: 'VD', legalForm: null }],
    ['fr', ['Combien de SA ont été fondées en 2022 ?', 'Et en tout ?'], { topics: ['FOUNDED'], legalForm: null }],
    ['it', ['Quante Sagl sono state costituite nel 2022?', 'E in totale?'], { topics: ['FOUNDED'], legalForm: null }],
    ['en', ['How many AGs were founded in 2022?', 'Then everything together.'], { topics: ['FOUNDED'], legalForm: null }],
    ['de', ['Wie viele Konkurse gab es 2022 im Kanton Bern?', 'Und in Zürich?'], { canton: 'ZH', municipality: null }],
    ['fr', ['Au Tessin, combien de faillites en 2022 ?', 'À Zurich ?'], { canton: 'ZH', municipality: null }],
    ['fr', ['Au Tessin, combien de faillites en 2022 ?', 'À Zurich ?', 'Et en tout ?', 'Combien de radiations à Zurich, toujours en 2022 ?'], { topics: ['DELETED'], canton: 'ZH', municipality: null }],
    ['en', ['How many bankruptcies were there in canton Vaud in 2022?', 'Same thing for Geneva.'], { topics: ['BANKRUPTCY'], canton: 'GE' }],
    ['en', ['How many bankruptcies were there in Switzerland in 2022?', 'And Bern?'], { topics: ['BANKRUPTCY'], canton: 'BE' }],
    ['fr', ['Combien de faillites dans le canton de Vaud en 2022 ?', 'Et combien de fondations cette année-là ?'], { topics: ['FOUNDED'], legalForm: null, canton: 'VD' }],
    ['fr', ['Combien de radiations en 2022 ?', "L'année d'avant ?", "Et de faillites, cette année d'avant ?"], { topics: ['BANKRUPTCY'], range: { from: '2021-01-01', to: '2022-01-01' } }],
    ['en', ['How many companies were deleted in 2022?', 'next year?'], { topics: ['DELETED'], range: { from: '2023-01-01', to: '2024-01-01' } }],
  ])('%s: %j', async (language, turns, expected) => {
    expect((await lastTurn(language, turns)).frames).toMatchObject([{ refusal: null, measure: 'COUNT', subjects: [], ...expected }]);
  }); // prettier-ignore

  it('a firm that is called like a canton is that firm', async () => {
    const { frames } = await lastTurn('en', ['How many bankruptcies were there in canton Vaud in 2022?', 'And Zurich Uhren GmbH?']);
    expect(frames.map(({ canton }) => canton)).toEqual([null]);
  }); // prettier-ignore

  it.each<Row>([
    ['en', ['How many bankruptcies were there in canton Vaud in 2022?', 'How many notices were published in 2023?'], { counted: 'NOTICES' }],
    ['fr', ['Combien de fondations y a-t-il dans le canton de Vaud ?'], { legalForm: '0110', topics: [] }],
  ])('%s: %j is asked for itself', async (language, turns, expected) => {
    expect((await lastTurn(language, turns)).frames).toMatchObject([{ measure: 'COUNT', ...expected }]);
  }); // prettier-ignore
});

describe('a place is a condition of what is counted', () => {
  it.each<Row>([
    ['fr', ['Faillites à Genève en 2023 ?'], { municipality: 'Genève', topics: ['BANKRUPTCY'] }],
    ['de', ['Konkurse in Bern 2023'], { municipality: 'Bern', topics: ['BANKRUPTCY'] }],
    ['it', ['Fallimenti a Lugano nel 2023?'], { municipality: 'Lugano', topics: ['BANKRUPTCY'] }],
    ['en', ['Bankruptcies in Zug 2023?'], { municipality: 'Zug', topics: ['BANKRUPTCY'] }],
    ['fr', ['Combien de sociétés à Plan-les-Ouates ?'], { measure: 'COUNT', municipality: 'Plan-les-Ouates' }],
    ['fr', ['Combien de Sàrl à Plan-les-Ouates sont en liquidation ?'], { measure: 'COUNT', municipality: 'Plan-les-Ouates', legalForm: '0107', status: 'IN_LIQUIDATION' }],
    ['de', ['Wie viele GmbH in Kloten sind in Liquidation?'], { measure: 'COUNT', municipality: 'Kloten', legalForm: '0107', status: 'IN_LIQUIDATION' }],
    ['fr', ['Quelles sociétés sont sises à Pully ?'], { measure: 'COMPANIES', municipality: 'Pully' }],
  ])('%s: %j', async (language, turns, expected) => {
    expect((await lastTurn(language, turns)).frames).toMatchObject([{ refusal: null, notUnderstood: [], subjects: [], ...expected }]);
  }); // prettier-ignore
});

describe('a value is asked for over time', () => {
  it.each<Row>([
    ['de', ['Wie hat sich das Aktienkapital der {1} entwickelt?'], { measure: 'CAPITAL' }],
    ['fr', ['Comment le capital de {1} a-t-il évolué ?'], { measure: 'CAPITAL' }],
    ['it', ['Evoluzione del capitale di {1}'], { measure: 'CAPITAL' }],
    ['en', ['How did the share capital of {1} develop over time?'], { measure: 'CAPITAL' }],
    ['de', ['{1}: Zweck vor und nach 2019?'], { measure: 'PURPOSE', asOf: null }],
    ['de', ['Wo war {1} überall domiziliert?'], { measure: 'ADDRESS' }],
    ['fr', ['Où était le siège de {1} avant Genève ?'], { measure: 'SEAT', municipality: null }],
    ['en', ['Where is {1}?', 'Where was it before Geneva?'], { measure: 'SEAT' }],
    ['de', ['Wo war der Sitz der {1} vor Genf?'], { measure: 'SEAT' }],
  ])('%s: %j', async (language, turns, expected) => {
    expect((await lastTurn(language, turns)).frames).toMatchObject([{ refusal: null, changes: true, notUnderstood: [], ...expected }]);
  }); // prettier-ignore

  it('what was last changed is the thing before, not anything else of the firm', async () => {
    const { frames } = await lastTurn('en', ['Registered capital of {1} and when it was last changed']);
    expect(frames).toMatchObject([{ measure: 'CAPITAL' }, { measure: 'TIMELINE', topics: ['CAPITAL'], order: 'LAST', limit: 1 }]); // prettier-ignore
  });
});

describe('what happened is asked of any time', () => {
  it.each<Row>([
    ['en', ['{1} - any bankruptcy?'], { measure: 'BANKRUPTCY_DATES' }],
    ['de', ['{1}: Konkurs?'], { measure: 'BANKRUPTCY_DATES' }],
    ['fr', ['{1} : une faillite ?'], { measure: 'BANKRUPTCY_DATES' }],
    ['en', ['Any insolvency proceedings against {1}?'], { measure: 'BANKRUPTCY_DATES', notUnderstood: [] }],
    ['fr', ['Qui est au conseil de {1} au 1er mars 2024 ?', 'Qui est parti depuis ?'], { measure: 'DEPARTED', range: { from: '2024-03-01', to: null } }],
    ['en', ['Who left {1} in 2022?', 'And who joined since?'], { measure: 'JOINED', range: { from: '2023-01-01', to: null } }],
  ])('%s: %j', async (language, turns, expected) => {
    expect((await lastTurn(language, turns)).frames).toMatchObject([{ refusal: null, ...expected }]);
  }); // prettier-ignore

  it('nothing of today is told of a time that no turn told', async () => {
    const turns = ['Wann wurde {1} gegründet?', 'unter welchem Namen?', 'Wer war damals Präsident?'];
    expect((await lastTurn('de', turns)).frames).toMatchObject([{ refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: ['damals'] }]); // prettier-ignore
  });
});

describe('a person spoken of', () => {
  it.each<Row>([
    ['de', ['Seit wann ist {P} bei {F}?', 'Was macht er sonst noch?'], { measure: 'PERSON_MANDATES', within: null }],
    ['de', ['Wer ist {P}?', 'Wo ist er Präsident?'], { measure: 'PERSON_MANDATES', roles: ['BOARD_PRESIDENT'] }],
    ['fr', ['Qui est {P} ?', "Et que fait-elle d'autre ?"], { measure: 'PERSON_MANDATES' }],
    ['en', ['{P} - when did he leave?'], { measure: 'PERSON_MANDATES', changes: true }],
    ['de', ['Wie lange war {P} bei {W}?'], { measure: 'PERSON_MANDATES', notUnderstood: [] }],
    ['en', ['When did {P} join {W}?'], { measure: 'PERSON_MANDATES', notUnderstood: [] }],
  ])('%s: %j', async (language, turns, expected) => {
    const { frames } = await lastTurn(language, turns);
    expect(frames).toMatchObject([{ refusal: null, ...expected }]);
    expect(frames[0]!.subjects[0]?.kind).toBe('PERSON');
  }); // prettier-ignore

  it.each<Row>([
    ['de', ['Welche Firmen hat {2} geprüft?'], { changes: false }],
    ['de', ['Welche Firmen prüfte {2} früher?'], { changes: true }],
    ['fr', ['Quelles sociétés {2} a-t-elle révisées auparavant ?'], { changes: true }],
    ['en', ['Which companies did {2} formerly audit?'], { changes: true }],
  ])('whom a firm audited is what it held (%s): %j', async (language, turns, expected) => {
    const { frames } = await lastTurn(language, turns);
    expect(frames).toMatchObject([{ measure: 'PERSON_MANDATES', roles: ['AUDITOR', 'GROUP_AUDITOR'], refusal: null, ...expected }]); // prettier-ignore
  });
});

describe('a firm and its branch of one name', () => {
  const legalForm = (uid: string | null) => world.graph.companyStates([{ uid: uid ?? '', clocks: { asOf: '2026-09-15', knownOn: '2026-09-15' } }], { viewer: { kind: 'LOCAL' } as never, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal }); // prettier-ignore
  it.each<readonly [Language, string, boolean]>([
    ['de', 'Kapital {h}', false],
    ['fr', "Qui est l'organe de révision de {h} ?", false],
    ['de', 'Wer leitet die Zweigniederlassung der {H} in {HB}?', true],
    ['fr', 'Qui dirige la succursale de {h} à {HB} ?', true],
    ['it', 'Chi dirige la succursale di {H}, {HB}?', true],
    ['it', 'Chi è alla testa della succursale di {H} a {HB}?', true],
    ['en', "Who runs {h}'s branch in {HB}?", true],
    ['en', 'Address of {H} in {HB}?', true],
  ])('%s: %s', async (language, question, branch) => {
    const { frames, about } = await lastTurn(language, [question]);
    expect(frames).toMatchObject([{ refusal: null, notUnderstood: [] }]);
    expect(frames[0]!.measure).not.toBe('HEAD_OFFICE');
    expect(BRANCHES.includes((await legalForm(about[0]!))[0]?.legalForm ?? '')).toBe(branch);
  });

  it('is told from it by its place in a turn of its own, and asked what was asked before', async () => {
    const { frames, about } = await lastTurn('de', ['Adresse der {H}?', 'Ich meinte die in {HB}.']);
    expect(frames).toMatchObject([{ measure: 'ADDRESS', notUnderstood: [] }]);
    expect(about[1]).not.toBe(about[0]);
  });
});

describe('what is asked around a name', () => {
  it.each<readonly [Language, readonly string[], readonly Partial<QuestionFrame>[]]>([
    ['en', ['Is {1} alone at its address?'], [{ measure: 'ADDRESS' }, { measure: 'COMPANIES' }]],
    ['de', ['Wo ist die {1}?', 'Wer ist sonst noch im gleichen Haus?'], [{ measure: 'ADDRESS' }, { measure: 'COMPANIES' }]],
    ['it', ["Chi altro c'è nello stesso stabile di {1}?"], [{ measure: 'ADDRESS' }, { measure: 'COMPANIES' }]],
    ['de', ['Teilen sich {1} und {2} eine Adresse?'], [{ measure: 'ADDRESS' }]],
    ['en', ['The CV also lists {1}. Is it active?'], [{ measure: 'STATUS' }]],
    ['en', ['Who are the shareholders of {G}?'], [{ measure: 'OFFICERS', roles: ['OWNER', 'PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER'] }]],
    ['de', ['Über welche Personen sind {1} und {2} verbunden?'], [{ measure: 'PATH', notUnderstood: [] }]],
    ['de', ['Welche Rechtsform hat {1}, und welche hatte sie vorher?'], [{ measure: 'LEGAL_FORM' }, { measure: 'LEGAL_FORM', changes: true }]],
    ['de', ['Wer prüft {1}, und wer prüfte sie vorher?'], [{ measure: 'AUDITOR' }, { measure: 'DEPARTED', roles: ['AUDITOR', 'GROUP_AUDITOR'] }]],
  ])('%s: %j', async (language, turns, expected) => {
    expect((await lastTurn(language, turns)).frames).toMatchObject(expected.map((frame) => ({ refusal: null, ...frame })));
  }); // prettier-ignore

  it.each<readonly [Language, string]>([
    ['de', 'Wie viele Firmen namens {h} gibt es?'],
    ['de', 'Welche Firmen heissen {h}?'],
    ['fr', "Combien de sociétés s'appellent {h} ?"],
    ['it', 'Quante società si chiamano {h}?'],
    ['en', 'How many companies are called {h}?'],
  ])('who is called so is no place (%s): %s', async (language, question) => {
    const { frames } = await lastTurn(language, [question]);
    expect(frames).toMatchObject([{ refusal: null, municipality: null, notUnderstood: [] }]);
    expect(frames[0]!.subjects).toHaveLength(1);
  });
});

/** Each took more than it should. */
describe('what sounds like it is left as it is', () => {
  it.each<Row>([
    ['de', ['Wer ist die Revisionsstelle der {1}?', 'Was macht die Firma?'], { measure: 'PURPOSE' }],
    ['en', ['Who audits {1}?', 'What does that company do?'], { measure: 'PURPOSE' }],
    ['it', ["Mi serve solo l'indirizzo di {1}"], { measure: 'ADDRESS' }],
    ['en', ['I only need the address of {1}'], { measure: 'ADDRESS' }],
  ])('%s: %j', async (language, turns, expected) => {
    const { frames } = await lastTurn(language, turns);
    expect(frames.filter(({ measure }) => measure !== expected.measure)).toEqual([]);
    expect(frames).toHaveLength(1);
  });

  it.each<readonly [Language, string]>([
    ['en', 'Which companies called Zorblex were deleted?'],
    ['de', 'Welche Gesellschaften namens Zorblex sitzen in Bern?'],
  ])('a name limits no list, and is no place: %s: %s', async (language, question) => {
    const { frames } = await lastTurn(language, [question]);
    expect(frames).toMatchObject([{ refusal: { type: 'UNKNOWN_WORD' }, municipality: null }]);
  });
});
