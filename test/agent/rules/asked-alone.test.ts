import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { readsFrames } from '../read-frames.js';
import { about, askedOf, NOTHING_RECALLED, toolContext } from '../slots-support.js';
import { smallRegister, type SmallRegister } from '../small-register.js';

const { frames, namesOf } = readsFrames();

describe('firms of a place', () => {
  it.each<[Language, string]>([
    ['en', 'List all companies in Bern, which are in liquidation'],
    ['en', 'List all companies in Bern, that are in liquidation'],
    ['it', 'Elenca tutte le ditte a Berna, che sono in liquidazione'],
    ['it', 'Elenca le società a Berna, le quali sono in liquidazione'],
    ['de', 'Liste alle Firmen in Bern auf, welche in Liquidation sind'],
    ['fr', 'Liste toutes les sociétés à Berne, qui sont en liquidation'],
  ])('a clause behind a comma says which (%s): %s', async (language, question) => {
    expect(await frames(question, language)).toMatchObject([
      { measure: 'COMPANIES', municipality: 'Bern', status: 'IN_LIQUIDATION', notUnderstood: [], refusal: null },
    ]);
  });

  it.each<[Language, string, Partial<QuestionFrame>]>([
    ['de', 'Welche Genfer Firmen wurden 2024 gelöscht?', { canton: 'GE' }],
    ['fr', 'Quelles sociétés genevoises ont été radiées en 2024 ?', { canton: 'GE' }],
    ['it', 'Quali ditte ticinesi sono state cancellate nel 2024?', { canton: 'TI' }],
    ['en', 'Which Genevan companies were deleted in 2024?', { canton: 'GE' }],
    ['fr', 'Quelles sociétés de Lausanne ont été radiées en 2024 ?', { municipality: 'Lausanne' }],
    ['en', 'Which companies of Geneva were deleted in 2024?', { municipality: 'Genève' }],
  ])('told by an adjective, or by of (%s): %s', async (language, question, expected) => {
    const [frame, another] = await frames(question, language);
    expect([frame, another]).toMatchObject([{ measure: 'COMPANIES', topics: ['DELETED'], subjects: [], notUnderstood: [], ...expected }, undefined]); // prettier-ignore
  });

  it('is nobody of that name', async () => {
    const [frame] = await frames('Welche Firmen von Petra Unbekannt gibt es?', 'de');
    expect([frame!.measure, frame!.municipality, frame!.subjects[0]?.uid]).toEqual(['PERSON_MANDATES', null, null]);
  });
});

describe('names', () => {
  it.each<[Language, string]>([
    ['it', 'Mi ha scritto Petra Frei. In quali ditte è iscritta?'],
    ['de', 'Mir schrieb Petra Frei. In welchen Firmen ist sie?'],
    ['fr', 'J’ai reçu une lettre de Petra Frei. Dans quelles sociétés siège-t-elle ?'],
    ['en', 'I had a letter from Petra Frei. At which companies is she entered?'],
  ])('end where the next sentence begins with a preposition (%s): %s', async (language, question) => {
    const [frame] = await frames(question, language);
    expect([frame!.measure, frame!.subjects.map(({ text }) => text)]).toEqual(['PERSON_MANDATES', ['Petra Frei']]);
  });

  it.each<[Language, string]>([
    ['en', 'The co-defendant, Muster Bau AG, what legal form?'],
    ['de', 'Die Mitbeklagte, Muster Bau AG, welche Rechtsform?'],
    ['fr', 'La codéfenderesse, Muster Bau AG, quelle forme juridique ?'],
    ['it', 'La coconvenuta, Muster Bau AG, quale forma giuridica?'],
  ])(
    'what a firm is beside another to whoever asks is no word of the register (%s): %s',
    async (language, question) => {
      const [frame, another] = await frames(question, language);
      expect([frame!.measure, namesOf(frame!), frame!.notUnderstood, another]).toEqual(['LEGAL_FORM', 'Muster Bau AG', [], undefined]); // prettier-ignore
    },
  );
});

describe('auditors', () => {
  it.each<[Language, string]>([
    ['en', 'Who left as auditor of Muster Bau AG?'],
    ['en', 'Which auditor left Muster Bau AG?'],
    ['de', 'Wer ist als Revisionsstelle der Muster Bau AG ausgeschieden?'],
    ['fr', 'Quel organe de révision a quitté Muster Bau AG ?'],
    ['it', 'Quale ufficio di revisione ha lasciato la Muster Bau AG?'],
  ])('who left is nobody who audits (%s): %s', async (language, question) => {
    const [frame, another] = await frames(question, language);
    expect([frame!.measure, namesOf(frame!), frame!.roles, another]).toEqual(['DEPARTED', 'Muster Bau AG', ['AUDITOR', 'GROUP_AUDITOR'], undefined]); // prettier-ignore
  });
});

/** Greta came to the firm on 4 May 2015, as everybody did, and the revision firm is its auditor since. */
const FIRM = 'Muster Bau AG';
const GRETA = 'von Obertal, Greta';
describe('behind somebody', () => {
  const reasoner = createRulesReasoner();
  let register: SmallRegister;
  beforeAll(async () => {
    register = await smallRegister([FIRM, 'Alpenblick Holding AG'], [GRETA, 'Muster, Anna'], [], [[GRETA, 'BOARD_MEMBER', FIRM]]); // prettier-ignore
  });
  afterAll(() => register.close());
  const read = async (question: string, language: Language, recalled = NOTHING_RECALLED) =>
    [...(await reasoner.route(askedOf(question, language, { recalled }), toolContext(register.graph))).frames]; // prettier-ignore
  /** Behind a question about her and the firm. */
  const spoken = () => {
    const greta = about(register.uids.get(GRETA)!, 'PERSON', GRETA);
    const firm = about(register.uids.get(FIRM)!, 'COMPANY', FIRM);
    const subjects = [...greta.subjects, ...firm.subjects];
    return { ...greta, subjects, inOrder: subjects, current: 2 };
  };

  it.each<[Language, string]>([
    ['en', `Who left ${FIRM} after Greta von Obertal joined?`],
    ['de', `Wer ging bei der ${FIRM}, nachdem Greta von Obertal gekommen war?`],
    ['fr', `Qui a quitté ${FIRM} après l’arrivée de Greta von Obertal ?`],
    ['it', `Chi ha lasciato la ${FIRM} dopo che Greta von Obertal è entrata?`],
  ])(
    'who left after she joined is of the days behind that one, which is shown (%s): %s',
    async (language, question) => {
      const [left, shown, another] = await read(question, language);
      expect(left).toMatchObject({ measure: 'DEPARTED', range: { from: '2015-05-05', to: null }, refusal: null });
      expect(shown).toMatchObject({ measure: 'PERSON_MANDATES', sinceWhen: true, subjects: [{ name: GRETA }], within: { name: FIRM } }); // prettier-ignore
      expect(another).toBeUndefined();
    },
  );

  it.each<[Language, string, string]>([
    ['en', `When did Greta von Obertal join ${FIRM}?`, 'Who left after she joined?'],
    ['de', `Seit wann ist Greta von Obertal bei der ${FIRM}?`, 'Wer ist nach ihrem Eintritt ausgeschieden?'],
    ['fr', `Depuis quand Greta von Obertal est-elle chez ${FIRM} ?`, 'Qui est parti après son arrivée ?'],
    ['it', `Da quando Greta von Obertal è alla ${FIRM}?`, 'Chi è uscito dopo il suo arrivo?'],
  ])('so it is where she was spoken of (%s): %s %s', async (language, before, question) => {
    const recalled = { ...spoken(), frames: await read(before, language) };
    expect(await read(question, language, recalled)).toMatchObject([
      { measure: 'DEPARTED', subjects: [{ name: FIRM }], range: { from: '2015-05-05', to: null } },
      { measure: 'PERSON_MANDATES', subjects: [{ name: GRETA }] },
    ]);
  });

  it.each<[Language, string]>([
    ['en', `Who left ${FIRM} after Anna Muster joined?`],
    ['de', `Wer ging bei der ${FIRM}, nachdem Anna Muster gekommen war?`],
    ['fr', `Qui a quitté ${FIRM} après l’arrivée d’Anna Muster ?`],
    ['it', `Chi ha lasciato la ${FIRM} dopo che Anna Muster è entrata?`],
  ])('of somebody who never came nothing is told of all time (%s): %s', async (language, question) => {
    expect(await read(question, language)).toMatchObject([{ measure: 'DEPARTED', refusal: { type: 'UNKNOWN_WORD' } }]);
  });

  it('of two people none is the other’s predecessor', async () => {
    const [frame] = await read(`Did Anna Muster leave ${FIRM} before Greta von Obertal?`, 'en');
    expect(frame!.refusal).toEqual({ type: 'UNKNOWN_WORD' });
  });
});
