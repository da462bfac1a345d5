import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Recalled } from '../../../src/agent/slots.js';
import type { Language } from '../../../src/core/index.js';
import type { Candidate, QuestionFrame, Remembered } from '../../../src/trace/index.js';
import { FIRMS, PEOPLE } from '../questions/types.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { askedOf, NOTHING_RECALLED, toolContext } from '../slots-support.js';

const reasoner = createRulesReasoner();
let register: SmallRegister;
let one: Remembered;
let two: Remembered;
let person: Remembered;
beforeAll(async () => {
  register = await smallRegister(FIRMS, PEOPLE);
  const remembered = (name: string, kind: Remembered['kind']): Remembered => ({ uid: register.uids.get(name)!, kind, name, network: false, history: false }); // prettier-ignore
  one = remembered('Muster Bau AG', 'COMPANY');
  two = remembered('Casa Modello SA', 'COMPANY');
  person = remembered('Muster, Anna', 'PERSON');
});
afterAll(() => register.close());

const listed = (...all: Remembered[]): Candidate[] => all.map(({ uid, kind, name }, at) => ({ uid, kind, name, detail: `place${at}` })); // prettier-ignore
const of = (subjects: Remembered[], more: Partial<Recalled> = {}): Recalled => ({ ...NOTHING_RECALLED, subjects, inOrder: subjects, current: subjects.length, ...more }); // prettier-ignore

async function frameOf(question: string, language: Language, recalled: Recalled): Promise<QuestionFrame> {
  const { frames } = await reasoner.route(askedOf(question, language, { recalled }), toolContext(register.graph));
  expect(frames, question).toHaveLength(1);
  return frames[0]!;
}
const meant = async (question: string, language: Language, recalled: Recalled) =>
  (await frameOf(question, language, recalled)).subjects.map(({ uid }) => uid);

describe('whom a turn means', () => {
  it.each<[Language, ...string[]]>([
    [
      'de',
      'die zweite',
      'Nr. 2',
      'nummer zwei bitte',
      'ich meine die zweite in der Liste',
      'Nehmen wir die zweite.',
      '2',
    ],
    ['fr', 'la deuxième', 'le numéro 2', 'n° 2', 'Je parle de la seconde.', 'le numéro deux svp', '2'],
    ['it', 'la seconda', 'il numero due', 'Intendo la seconda.', 'numero 2', 'Anzi no, il numero due.', '2'],
    ['en', 'the second one', 'number two', 'I mean the one listed second.', 'Sorry, I meant the second.', 'no. 2', '2'],
  ])('is the second of the list (%s)', async (language, ...ways) => {
    const frame = await frameOf('capital of Muster Bau AG', 'en', NOTHING_RECALLED);
    const recalled = of([], { candidates: listed(one, two), shownFor: [frame], frames: [frame], pending: true });
    for (const way of ways) {
      const read = await frameOf(way, language, recalled);
      expect([way, read.subjects.map(({ uid }) => uid), read.measure, read.refusal]).toEqual([way, [two.uid], 'CAPITAL', null]); // prettier-ignore
    }
  });

  it.each<[Language, string, string]>([
    ['de', 'Welches Kapital hat die erstgenannte?', 'Und die letztgenannte?'],
    ['fr', 'Quel capital a la première ?', 'Et la dernière ?'],
    ['it', 'Che capitale ha la prima?', 'E l’ultima?'],
    ['en', 'What capital does the former have?', 'And the latter?'],
  ])('is the first or the last of two spoken of together (%s)', async (language, first, last) => {
    const recalled = of([one, two], { together: [one, two] });
    expect(await meant(first, language, recalled)).toEqual([one.uid]);
    const frame = await frameOf(first, language, recalled);
    expect(await meant(last, language, { ...recalled, subjects: [one, two], current: 1, frames: [frame] })).toEqual([
      two.uid,
    ]);
    expect((await frameOf(last, language, { ...recalled, current: 1, frames: [frame] })).measure).toBe('CAPITAL');
  });

  it.each<[Language, string]>([
    ['de', 'Und die andere?'],
    ['fr', 'Et l’autre ?'],
    ['it', 'E l’altra?'],
    ['en', 'And the other one?'],
  ])('is the other of two, and nobody where there is but one (%s)', async (language, other) => {
    expect(await meant(other, language, of([two, one], { current: 1, together: [one, two] }))).toEqual([one.uid]);
    expect(await meant(other, language, of([one, two], { current: 1, together: [one, two] }))).toEqual([two.uid]);
    expect(await meant(other, language, of([one]))).toEqual([]);
  });

  it('is both where both were spoken of, a firm where only a firm has it', async () => {
    expect(await meant('Their capital?', 'en', of([one, two], { together: [one, two] }))).toEqual([one.uid, two.uid]);
    expect(await meant('And the auditor of the firm?', 'en', of([person, one], { current: 1 }))).toEqual([one.uid]);
    expect(await meant('Her other firms?', 'en', of([one, person], { current: 1 }))).toEqual([person.uid]);
  });

  it('is nobody else where the one pointed at is not there', async () => {
    for (const question of ['the third?', 'What is the capital of the fourth?'])
      expect(await meant(question, 'en', of([one, two], { together: [one, two] })), question).toEqual([]);
    expect(await meant('And its capital?', 'en', of([person]))).toEqual([]);
  });

  it('stays open until one of a list is chosen, and is not who was spoken of before', async () => {
    const asked = { ...(await frameOf('board of Muster Bau AG', 'en', NOTHING_RECALLED)) };
    const open = { ...asked, subjects: [{ ...asked.subjects[0]!, text: 'Alpenblick AG', uid: null, name: null }] };
    const candidates = listed({ ...one, uid: register.uids.get('Alpenblick Holding AG')!, name: 'Alpenblick Holding AG' }, { ...one, uid: register.uids.get('Alpenblick Immobilien AG')!, name: 'Alpenblick Immobilien AG' }); // prettier-ignore
    const recalled = of([two], { current: 0, candidates, shownFor: [open], frames: [open], pending: true });
    const [subject] = (await frameOf('And its capital?', 'en', recalled)).subjects;
    expect([subject?.uid, subject?.text]).toEqual([null, 'Alpenblick AG']);
    expect(await meant('the one in place1', 'en', recalled)).toEqual([candidates[1]!.uid]);
    expect(await meant('Back to Casa Modello SA: its capital?', 'en', recalled)).toEqual([two.uid]);
  });

  it('changes with no word that is no name', async () => {
    for (const [question, language] of [
      ['Thanks. Finally, their capital?', 'en'],
      ['Merci. Reste le capital.', 'fr'],
      ['ok. und das Kapital, der Reihe nach?', 'de'],
      ['Va bene. Allora il capitale?', 'it'],
    ] as const) {
      const asked = askedOf(question, language, { recalled: of([one]) });
      const { frames } = await reasoner.route(asked, toolContext(register.graph));
      for (const { subjects } of frames)
        expect(
          subjects.map(({ uid }) => uid),
          question,
        ).toEqual([one.uid]);
    }
  });

  it.each<[Language, string]>([
    ['de', 'und wer war es davor?'],
    ['fr', 'Et avant cela ?'],
    ['it', 'E chi in precedenza?'],
    ['en', 'and who before that?'],
  ])('asks who held the same office before (%s)', async (language, before) => {
    const frame = await frameOf('Who is the chair of Muster Bau AG?', 'en', NOTHING_RECALLED);
    const read = await frameOf(before, language, of([one], { frames: [frame] }));
    expect([read.measure, read.roles, read.subjects[0]?.uid]).toEqual(['DEPARTED', ['BOARD_PRESIDENT'], one.uid]);
  });
});
