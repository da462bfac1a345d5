import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { askedAgain } from '../../../../src/agent/reasoners/rules/turns/correction.js';
import { said } from '../../../../src/agent/reasoners/rules/read/said.js';
import { tagged } from '../../../../src/agent/reasoners/rules/read/words/tagging.js';
import { lastTurn } from '../../last-turn.js';
import { askedOf, NOTHING_RECALLED } from '../../slots-support.js';
import { truthOf } from '../../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../../world.js';

let world: AgentWorld;
/** Names of companies limited by shares that no other bears. */
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('carried-turns', 20);
  firms = truthOf(world.truth).plainFirms.filter(({ legalForm }) => legalForm === '0106').map(({ name }) => name); // prettier-ignore
  expect(firms.length).toBeGreaterThan(1);
});
afterAll(() => world.close());

const last = (questions: readonly string[], language: Language | null) => lastTurn(world, questions, language);

interface Wordings {
  auditor: (name: string) => string;
  since: string;
  address: (name: string) => string;
  corrects: (name: string) => string;
  board: (name: string) => string;
  sameDay: string;
  heldIt: string;
  asAtFirst: (name: string) => string;
  sameOfFirst: string;
  firstFirm: string;
  theirs: (name: string) => string;
  refused: (name: string) => string;
}

const WORDS: Record<Language, Wordings> = {
  de: {
    auditor: (name) => `Wer ist die Revisionsstelle von «${name}»?`,
    since: 'Seit?',
    address: (name) => `Wo ist die Adresse von «${name}»?`,
    corrects: (name) => `Entschuldigung, falscher Betrieb. Gemeint war «${name}».`,
    board: (name) => `Wer sass am 1. Mai 2021 im Verwaltungsrat von «${name}»?`,
    sameDay: 'Und die Revisionsstelle am besagten Tag?',
    heldIt: 'Wer hatte dieses Amt am 3. Juni 2020?',
    asAtFirst: (name) => `Dieselbe Frage wie ganz am Anfang, aber für «${name}».`,
    sameOfFirst: 'Gleiche Frage zum ersten.',
    firstFirm: 'Und die Adresse der ersten Firma?',
    theirs: (name) => `Der neue ist «${name}». Deren?`,
    refused: (name) => `Wie viel Umsatz macht «${name}»?`,
  },
  fr: {
    auditor: (name) => `Qui est l’organe de révision de «${name}» ?`,
    since: 'Depuis ?',
    address: (name) => `Quelle est l’adresse de «${name}» ?`,
    corrects: (name) => `Excusez-moi, mauvaise ligne. Je voulais «${name}».`,
    board: (name) => `Qui siégeait au conseil d’administration de «${name}» le 1er mai 2021 ?`,
    sameDay: 'Et l’organe de révision ce même jour ?',
    heldIt: 'Qui avait cette fonction le 3 juin 2020 ?',
    asAtFirst: (name) => `Même question qu’au début pour «${name}».`,
    sameOfFirst: 'Même question pour le premier.',
    firstFirm: 'Et l’adresse de la première société ?',
    theirs: (name) => `Le nouveau est «${name}». La leur ?`,
    refused: (name) => `Quel chiffre d’affaires fait «${name}» ?`,
  },
  it: {
    auditor: (name) => `Chi è l’ufficio di revisione di «${name}»?`,
    since: 'Dal giorno?',
    address: (name) => `Qual è l’indirizzo di «${name}»?`,
    corrects: (name) => `Scusi, ho sbagliato. Intendevo «${name}».`,
    board: (name) => `Chi sedeva nel consiglio d’amministrazione di «${name}» il 1° maggio 2021?`,
    sameDay: 'E l’ufficio di revisione in quello stesso giorno?',
    heldIt: 'Chi aveva quella carica il 3 giugno 2020?',
    asAtFirst: (name) => `La stessa domanda che all’inizio per «${name}».`,
    sameOfFirst: 'Stessa domanda per il primo.',
    firstFirm: 'E l’indirizzo della prima società?',
    theirs: (name) => `Il nuovo è «${name}». Il loro?`,
    refused: (name) => `Che fatturato ha «${name}»?`,
  },
  en: {
    auditor: (name) => `Who is the auditor of «${name}»?`,
    since: 'Since?',
    address: (name) => `What is the address of «${name}»?`,
    corrects: (name) => `Sorry, wrong row. I meant «${name}».`,
    board: (name) => `Who sat on the board of «${name}» on 1 May 2021?`,
    sameDay: 'And the auditor on that very day?',
    heldIt: 'Who had that job on 3 June 2020?',
    asAtFirst: (name) => `Same question as at the very start for «${name}».`,
    sameOfFirst: 'Same question for the first one.',
    firstFirm: 'And the address of the first company?',
    theirs: (name) => `The new one is «${name}». Theirs?`,
    refused: (name) => `How much revenue does «${name}» make?`,
  },
};

describe.each(LANGUAGES)('a turn in %s that says little', (language) => {
  const words = WORDS[language];

  it('asks since when, of what was told', async () => {
    const { frames } = await last([words.auditor(firms[0]!), words.since], language);
    expect(frames).toMatchObject([{ measure: 'AUDITOR', sinceWhen: true, refusal: null }]);
  });

  it('says that somebody else was meant: of that one the question is asked again', async () => {
    const { frames, about } = await last([words.address(firms[0]!), words.corrects(firms[1]!)], language);
    expect(frames).toMatchObject([{ measure: 'ADDRESS', refusal: null, notUnderstood: [] }]);
    expect(about[1]).not.toBe(about[0]);
  });

  it('is of the day of the turn before', async () => {
    const { frames } = await last([words.board(firms[0]!), words.sameDay], language);
    expect(frames).toMatchObject([{ measure: 'AUDITOR', asOf: '2021-05-01' }]);
  });

  it('asks by a noun for any office who held the one spoken of', async () => {
    const { frames } = await last([words.auditor(firms[0]!), words.heldIt], language);
    expect(frames).toMatchObject([{ measure: 'AUDITOR', asOf: '2020-06-03', refusal: null }]);
  });

  it('asks what the conversation began with', async () => {
    const { frames } = await last([words.auditor(firms[0]!), words.address(firms[0]!), words.asAtFirst(firms[1]!)], language); // prettier-ignore
    expect(frames).toMatchObject([{ measure: 'AUDITOR', refusal: null }]);
  });

  it('asks the same of the first of a list, and not what the conversation began with', async () => {
    const people = [1, 2].map((n) => ({ uid: `pe_${n}`, kind: 'PERSON' as const, name: `Muster ${n}`, detail: '' }));
    const reading = tagged(words.sameOfFirst, language, TODAY);
    expect(said(reading, [])).toMatchObject({ ordinal: { value: 0, of: null } });
    const asked = askedOf(words.sameOfFirst, language, { recalled: { ...NOTHING_RECALLED, candidates: people, opening: [{} as QuestionFrame] } }); // prettier-ignore
    expect(askedAgain(asked)).toBe(asked);
  });

  it('means a firm by the first firm, though a list of people was shown last', async () => {
    const people = world.truth.flatMap((record) => (record.kind === 'publication' ? record.mentions : []));
    const surname = people.map((one) => one.surname).find((name) => name !== null && people.filter((one) => one.surname === name).length > 9 && new Set(people.filter((one) => one.surname === name).map(({ person }) => person)).size > 1); // prettier-ignore
    const { frames, about } = await last([words.auditor(firms[0]!), `${surname}?`, words.firstFirm], language);
    expect(about[2]).toBe(about[0]);
    expect(frames[0]!.measure).toBe('ADDRESS');
  });

  it('asks by a possessive alone what was asked before', async () => {
    const { frames, about } = await last([words.address(firms[0]!), words.theirs(firms[1]!)], language);
    expect(frames).toMatchObject([{ measure: 'ADDRESS', refusal: null }]);
    expect(about[1]).not.toBe(about[0]);
  });

  it('asks nothing of what the register could not tell', async () => {
    const { frames } = await last([words.refused(firms[0]!), words.sameDay.split(' ')[0]! + ' 2021?'], language);
    expect(frames).toMatchObject([{ measure: 'UNKNOWN', refusal: { type: 'NOTHING' } }]);
  });

  it('is in the language of the turn before where it holds a date alone', async () => {
    const day = {
      de: 'Und am 7. Mai 2020?',
      fr: 'Et le 7 mai 2020 ?',
      it: 'E il 7 maggio 2020?',
      en: 'And on 7 May 2020?',
    };
    const { frames } = await last([words.auditor(firms[0]!), day[language]], null);
    expect(frames).toMatchObject([{ language, measure: 'AUDITOR', asOf: '2020-05-07' }]);
  });
});
