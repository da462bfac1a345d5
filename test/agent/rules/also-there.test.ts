import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Asked } from '../../../src/agent/slots.js';
import type { Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { FIRMS, PEOPLE } from '../questions/types.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { about, askedOf, toolContext } from '../slots-support.js';

let register: SmallRegister;
let board: QuestionFrame;
beforeAll(async () => {
  register = await smallRegister(FIRMS, PEOPLE);
  board = await frameOf('Wer ist im Verwaltungsrat der Muster Bau AG?', 'de');
});
afterAll(() => register.close());

async function frameOf(question: string, language: Language, more: Partial<Asked> = {}): Promise<QuestionFrame> {
  const { frames } = await createRulesReasoner().route(askedOf(question, language, more), toolContext(register.graph));
  expect(frames).toHaveLength(1);
  return frames[0]!;
}

const uid = (name: string) => register.uids.get(name)!;

describe('who of those of one firm is at another', () => {
  it.each([
    ['de', 'Ist jemand von ihnen auch bei der Quelle Suisse SA?'],
    ['de', 'Sitzt einer von denen auch im Verwaltungsrat der Quelle Suisse SA?'],
    ['de', 'Wer davon ist auch bei der Quelle Suisse SA?'],
    ['de', 'Ist eine dieser Personen auch bei der Quelle Suisse SA eingetragen?'],
    ['fr', "L'un d'eux est-il aussi chez Quelle Suisse SA ?"],
    ['fr', "Certains d'entre eux siègent-ils également chez Quelle Suisse SA ?"],
    ['fr', 'Une de ces personnes est-elle aussi inscrite chez Quelle Suisse SA ?'],
    ['it', 'Qualcuno di questi sta anche nella Quelle Suisse SA?'],
    ['it', 'Qualcuno di loro è anche nella Quelle Suisse SA?'],
    ['it', 'Chi di loro siede anche nel consiglio di Quelle Suisse SA?'],
    ['en', 'Is any of them at Quelle Suisse SA too?'],
    ['en', 'Do any of these people also sit at Quelle Suisse SA?'],
    ['en', 'Which of them are on the board of Quelle Suisse SA as well?'],
  ] as const)('%s: %s', async (language, question) => {
    const recalled = about(uid('Muster Bau AG'), 'COMPANY', 'Muster Bau AG', { frames: [board] });
    const { measure, subjects } = await frameOf(question, language, { recalled });
    expect([measure, subjects.map((subject) => subject.uid)]).toEqual([
      'SHARED_OFFICERS',
      [uid('Muster Bau AG'), uid('Quelle Suisse SA')],
    ]);
  });

  it('is not asked where one person was last spoken of', async () => {
    const firm = about(uid('Muster Bau AG'), 'COMPANY', 'Muster Bau AG', { frames: [board] });
    const person = about(uid('Muster, Anna'), 'PERSON', 'Muster, Anna');
    const subjects = [...person.subjects, ...firm.subjects];
    const recalled = { ...firm, subjects, inOrder: subjects };
    const frame = await frameOf('Ist sie auch bei der Quelle Suisse SA?', 'de', { recalled });
    expect([frame.measure, frame.subjects.map((subject) => subject.uid), frame.within?.uid]).toEqual([
      'PERSON_MANDATES',
      [uid('Muster, Anna')],
      uid('Quelle Suisse SA'),
    ]);
  });
});

describe('who is at two firms at once', () => {
  it.each([
    ['de', 'Wer sitzt sowohl bei der Muster Bau AG als auch bei der Quelle Suisse SA?'],
    ['de', 'Haben die Muster Bau AG und die Quelle Suisse SA gemeinsame Verwaltungsräte?'],
    ['de', 'Gibt es personelle Überschneidungen zwischen Muster Bau AG und Quelle Suisse SA?'],
    ['de', 'Welche Personen sind in beiden Firmen eingetragen, Muster Bau AG und Quelle Suisse SA?'],
    ['fr', 'Qui siège à la fois chez Muster Bau AG et chez Quelle Suisse SA ?'],
    ['fr', 'Muster Bau AG et Quelle Suisse SA ont-elles des administrateurs communs ?'],
    ['fr', 'Quelles personnes trouve-t-on aussi bien chez Muster Bau AG que chez Quelle Suisse SA ?'],
    ['it', 'Chi siede sia nella Muster Bau AG sia nella Quelle Suisse SA?'],
    ['it', 'Muster Bau AG e Quelle Suisse SA hanno persone in comune?'],
    ['it', 'Ci sono amministratori comuni tra Muster Bau AG e Quelle Suisse SA?'],
    ['en', 'Who is at both Muster Bau AG and Quelle Suisse SA?'],
    ['en', 'Do Muster Bau AG and Quelle Suisse SA have any directors in common?'],
    ['en', 'Is there any overlap in personnel between Muster Bau AG and Quelle Suisse SA?'],
    ['en', 'Who sits on the board of Muster Bau AG and also on that of Quelle Suisse SA?'],
  ] as const)('%s: %s', async (language, question) => {
    const { measure, subjects, refusal } = await frameOf(question, language);
    expect([measure, subjects.map((subject) => subject.uid), refusal]).toEqual([
      'SHARED_OFFICERS',
      [uid('Muster Bau AG'), uid('Quelle Suisse SA')],
      null,
    ]);
  });
});

describe('what was known on a day, and nothing else said of time', () => {
  it.each([
    ['de', 'Soweit die Öffentlichkeit am 4. Juni 2020 wissen konnte: Wer war im Verwaltungsrat der Muster Bau AG?'],
    ['de', 'Wer war nach allem, was bis am 4. Juni 2020 publiziert worden war, im Verwaltungsrat der Muster Bau AG?'],
    ['de', 'Wen kannte man am 4. Juni 2020 als Verwaltungsrat der Muster Bau AG?'],
    ['fr', "D'après ce que le public pouvait savoir le 4 juin 2020, qui siégeait au conseil de Muster Bau AG ?"],
    ['fr', 'Qui étaient les administrateurs connus de Muster Bau AG au 4 juin 2020 ?'],
    ['fr', 'Selon ce qui avait été rendu public au 4 juin 2020, qui administrait Muster Bau AG ?'],
    ['it', 'Per quel che il pubblico poteva sapere il 2020-06-04, chi erano gli amministratori della Muster Bau AG?'],
    ['it', 'In base a quanto era stato pubblicato al 4 giugno 2020, chi sedeva nel consiglio della Muster Bau AG?'],
    ['en', 'Going only by what had been published by 4 June 2020, who was on the board of Muster Bau AG?'],
    ['en', 'As far as the public could know on 2020-06-04, who were the directors of Muster Bau AG?'],
    ['en', 'Relying on what was public knowledge on 4 June 2020, who were the directors of Muster Bau AG?'],
  ] as const)('%s: %s', async (language, question) => {
    const { measure, asOf, knownOn, refusal } = await frameOf(question, language);
    expect([measure, asOf, knownOn, refusal]).toEqual(['OFFICERS', '2020-06-04', '2020-06-04', null]);
  });
});

describe('where the person last spoken of is active', () => {
  it.each([
    ['de', 'In welchen Firmen ist sie aktiv?'],
    ['fr', 'Dans quelles autres sociétés est-elle active ?'],
    ['fr', 'Dans quelles sociétés est active cette personne ?'],
    ['fr', 'Et dans quelles entreprises encore actives ?'],
    ['it', 'In quali società è attiva?'],
    ['en', 'Which companies is she active in?'],
  ] as const)('%s: %s', async (language, question) => {
    const recalled = about(uid('Muster, Anna'), 'PERSON', 'Muster, Anna', { frames: [board] }).subjects;
    const both = { ...about(uid('Muster, Anna'), 'PERSON', 'Muster, Anna', { frames: [board] }), subjects: [...recalled, ...about(uid('Muster Bau AG'), 'COMPANY', 'Muster Bau AG').subjects], current: 2 }; // prettier-ignore
    const frame = await frameOf(question, language, { recalled: both });
    expect([frame.measure, frame.subjects.map((subject) => subject.uid)]).toEqual([
      'PERSON_MANDATES',
      [uid('Muster, Anna')],
    ]);
  });
});

it('names nobody as shared with anybody where the second firm is not known', async () => {
  const frame = await frameOf('Wer sitzt gleichzeitig bei der Muster Bau AG und bei Zwickelmann Gastro?', 'de');
  expect(frame.refusal).toEqual({ type: 'UNKNOWN_WORD' });
});
