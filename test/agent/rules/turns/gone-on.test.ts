import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../../src/agent/reasoners/rules/index.js';
import type { Asked } from '../../../../src/agent/slots.js';
import { LANGUAGES, type Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { FIRMS, PEOPLE } from '../../questions/types.js';
import { smallRegister, type SmallRegister } from '../../small-register.js';
import { about, askedOf, toolContext } from '../../slots-support.js';

const FIRM = 'Muster Bau AG';
let register: SmallRegister;
let board: QuestionFrame;
beforeAll(async () => {
  register = await smallRegister([...FIRMS, 'Conti Modello AG', 'Modello AG'], PEOPLE);
  [board] = (await framesOf(`Wer war am 3. Mai 2021 im Verwaltungsrat der ${FIRM}?`, 'de')) as [QuestionFrame];
});
afterAll(() => register.close());

async function framesOf(question: string, language: Language, more: Partial<Asked> = {}): Promise<QuestionFrame[]> {
  return (await createRulesReasoner().route(askedOf(question, language, more), toolContext(register.graph))).frames;
}

/** Behind who was on the board of a firm on 3 May 2021. */
const behind = (question: string, language: Language) =>
  framesOf(question, language, {
    recalled: about(register.uids.get(FIRM)!, 'COMPANY', FIRM, { frames: [board], opening: [board] }),
  });

describe('a turn that goes on', () => {
  it.each([
    ['de', 'und nach damals publiziertem Stand?'],
    ['fr', "et d'après les publications d'alors ?"],
    ['it', 'e secondo quanto pubblicato fino ad allora?'],
    ['en', 'and going by what was published by that date?'],
  ] as const)('%s: asks what was known on the day of the turn before: %s', async (language, question) => {
    const frames = await behind(question, language);
    expect(frames).toMatchObject([{ measure: 'OFFICERS', roles: board.roles, asOf: '2021-05-03', knownOn: '2021-05-03' }]); // prettier-ignore
  });

  it.each([
    ['de', 'welche Leute sind dort und bei der Quelle Suisse SA eingetragen?'],
    ['fr', 'qui est aussi dans Quelle Suisse SA'],
    ['it', 'chi sta pure nella Quelle Suisse SA?'],
    ['en', 'who is also in Quelle Suisse SA'],
  ] as const)('%s: asks who is with the firm spoken of too: %s', async (language, question) => {
    const frames = await behind(question, language);
    expect(frames.map(({ measure, subjects }) => [measure, subjects.map(({ name }) => name)])).toEqual([['SHARED_OFFICERS', [FIRM, 'Quelle Suisse SA']]]); // prettier-ignore
  });

  it.each([
    ['de', 'der VR zu dem Zeitpunkt?'],
    ['fr', "le CA de l'époque ?"],
    ['it', 'il CdA di allora?'],
    ['en', 'the board at that date?'],
  ] as const)('%s: is of the same day: %s', async (language, question) => {
    expect(await behind(question, language)).toMatchObject([{ measure: 'OFFICERS', asOf: '2021-05-03' }]);
  });

  it.each([
    ['de', 'Gleiche Frage zur Revisionsstelle der Quelle Suisse SA'],
    ['fr', "Même question sur l'organe de révision de Quelle Suisse SA"],
    ['it', 'Stessa domanda sul revisore di Quelle Suisse SA'],
    ['en', 'Same question about the auditor of Quelle Suisse SA'],
  ] as const)('%s: the same question is of the same day: %s', async (language, question) => {
    expect(await behind(question, language)).toMatchObject([{ measure: 'AUDITOR', asOf: '2021-05-03' }]);
  });

  it.each([
    ['de', 'danke! Revisionsstelle wär noch gut'],
    ['fr', "et l'OR ?"],
    ['it', "e l'UR chi è?"],
    ['en', 'the auditor would be great'],
  ] as const)('%s: asks for the auditor: %s', async (language, question) => {
    expect(await behind(question, language)).toMatchObject([{ measure: 'AUDITOR', refusal: null }]);
  });
});

describe('what is no same question', () => {
  it.each([
    ['en', 'Not the same question: who is on the board of Quelle Suisse SA?'],
    ['en', 'A client has the same question: who is on the board of Quelle Suisse SA?'],
  ] as const)('%s: is of now: %s', async (language, question) => {
    const frames = await behind(question, language);
    expect(frames.map(({ measure, asOf }) => [measure, asOf])).toEqual([['OFFICERS', null]]);
  });
});

describe('behind the head office of a branch', () => {
  it.each([
    ['de', 'Steht die Zweigniederlassung ihrerseits noch aktiv im Register?', 'STATUS'],
    ['fr', 'Et la succursale elle-même, est-elle encore active ?', 'STATUS'],
    ['it', 'La succursale come tale è ancora iscritta?', 'STATUS'],
    ['en', 'Who signs for the branch itself?', 'SIGNATORIES'],
  ] as const)('%s: the branch is asked about, and no branches of it: %s', async (language, question, measure) => {
    const uid = register.uids.get(FIRM)!;
    const last: QuestionFrame = { ...board, measure: 'HEAD_OFFICE', roles: [], asOf: null };
    const frames = await framesOf(question, language, {
      recalled: about(uid, 'COMPANY', FIRM, { frames: [last], opening: [last] }),
    });
    expect(frames).toMatchObject([{ measure, refusal: null, subjects: [{ uid }] }]);
  });
});

describe('one question in two clauses', () => {
  it.each([
    ['de', `Wer ist im VR der ${FIRM}, bitte mit Namen?`],
    ['fr', `le CA de ${FIRM} svp, les noms`],
    ['en', `Who runs ${FIRM}, I mean the board?`],
  ] as const)('%s: is one list: %s', async (language, question) => {
    const frames = await framesOf(question, language);
    expect(frames.map(({ measure, roles }) => [measure, roles.length > 1])).toEqual([['OFFICERS', true]]);
  });

  it.each([
    ['de', `Der Präsident der ${FIRM}, ist der verheiratet?`],
    ['fr', `Le président de ${FIRM}, est-il marié ?`],
    ['it', `Il presidente di ${FIRM}: è sposato?`],
    ['en', `The directors of ${FIRM}, how much are they paid?`],
  ] as const)('%s: asks nothing of whom it sets in front: %s', async (language, question) => {
    const frames = await framesOf(question, language);
    expect(frames.map(({ refusal }) => refusal)).toEqual([{ type: 'OUTSIDE', topic: 'PRIVATE_LIFE' }]);
  });

  it.each([
    ['en', "Who's the busiest person, the one sitting in the most companies?", 'PEOPLE', 'MANDATES'],
    ['en', 'Which individual holds more mandates than anybody else?', 'PEOPLE', 'MANDATES'],
    ['de', 'Wer hat mehr Mandate als alle anderen?', 'PEOPLE', 'MANDATES'],
    ['de', 'Wer ist unter den Revisionsstellen die Nummer eins, gezählt nach Mandaten?', 'COMPANIES', 'MANDATES_HELD'],
    ['fr', 'Qui cumule plus de mandats que quiconque ?', 'PEOPLE', 'MANDATES'],
  ] as const)('%s: ranks once what is said twice: %s', async (language, question, counted, metric) => {
    expect(await framesOf(question, language)).toMatchObject([{ measure: 'RANKING', counted, metric }]);
    expect(await framesOf(question, language)).toHaveLength(1);
  });
});

it('a name of two holds a word of the lexicon at its beginning', async () => {
  const frames = await framesOf(`La Conti Modello AG e la ${FIRM} hanno persone in comune?`, 'it');
  expect(frames.map(({ subjects }) => subjects.map(({ name }) => name))).toEqual([['Conti Modello AG', FIRM]]);
});

describe('behind a question for the mandates of somebody who is not known yet', () => {
  const words = {
    de: ['Welche Mandate hat Lorena Quastorf?', 'Seit wann ist sie dort?'],
    fr: ['Quels sont les mandats de Lorena Quastorf ?', 'Depuis quand y est-elle ?'],
    it: ['Quali mandati ha Lorena Quastorf?', 'Da quando è lì?'],
    en: ['Which mandates does Lorena Quastorf have?', 'Since when is she there?'],
  } as const;

  it.each(LANGUAGES)('%s: the firm spoken of before is no holder', async (language) => {
    const [asked] = (await framesOf(words[language][0], language)) as [QuestionFrame];
    expect(asked).toMatchObject({ measure: 'PERSON_MANDATES', subjects: [{ uid: null }] });
    const firm = about(register.uids.get(FIRM)!, 'COMPANY', FIRM, { current: 0, frames: [asked], opening: [board] });
    expect(await framesOf(words[language][1], language, { recalled: firm })).toMatchObject([{ subjects: [] }]);
    // A list is shown of those so called: it is one of them.
    const candidates = ['pe_1', 'pe_2'].map((uid) => ({
      uid,
      kind: 'PERSON' as const,
      name: 'Quastorf, Lorena',
      detail: '',
    }));
    const listed = { ...firm, candidates, shownFor: [asked], pending: true };
    expect(await framesOf(words[language][1], language, { recalled: listed })).toMatchObject([
      { measure: 'PERSON_MANDATES', subjects: [{ uid: null, text: 'Lorena Quastorf' }] },
    ]);
  });

  it.each([
    ['de', 'Und geboren wann?'],
    ['fr', 'Et née quand ?'],
    ['it', 'E nata quando?'],
    ['en', 'And born when?'],
  ] as const)('%s: of a firm its birth is its founding: %s', async (language, question) => {
    expect(await behind(question, language)).toMatchObject([{ measure: 'TIMELINE', topics: ['FOUNDED'], refusal: null }]); // prettier-ignore
  });
});
