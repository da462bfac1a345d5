/** What a day of fresh turns showed: each was taken for something else, or lost a condition. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { lastTurn } from '../last-turn.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('more-everyday', 80);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

/** {1}: a company limited by shares; {P}: a member of its board whose name is nobody else's. */
function said(text: string): string {
  const firm = truth.plainFirms.find(({ status, legalForm }) => status === 'ACTIVE' && legalForm === '0106')!;
  const held = truth.mandates.find(({ to, person, role }) => to === null && person !== null && truth.people.get(person)!.class === 'plain' && role === 'BOARD_MEMBER')!; // prettier-ignore
  const person = truth.people.get(held.person!)!.names.at(-1)!.value;
  return text.replaceAll('{1}', firm.name).replaceAll('{P}', `${person.givenNames} ${person.surname}`);
}
const framesOf = async (language: Language, ...turns: readonly string[]) => (await lastTurn(world, turns.map(said), language)).frames; // prettier-ignore

describe('somebody', () => {
  it.each<[Language, string]>([
    ['de', 'Ist {P} Ausländerin?'], ['de', 'Ist {P} Schweizer?'], ['fr', '{P} est-elle étrangère ?'], ['it', '{P} è straniera?'], ['en', 'Is {P} a foreigner?'],
  ])('is told by where she is from, and her name is not longer for it (%s: %s)', async (language, question) => {
    expect(await framesOf(language, question)).toMatchObject([{ measure: 'ORIGIN', refusal: null, subjects: [{ kind: 'PERSON' }] }]);
  }); // prettier-ignore
  it.each<[Language, string]>([
    ['de', 'Kann {P} Englisch?'], ['de', 'Spricht {P} Französisch?'], ['fr', '{P} parle-t-elle anglais ?'], ['it', '{P} parla tedesco?'], ['en', 'Can {P} speak English?'],
  ])('knows languages that no register tells (%s: %s)', async (language, question) => {
    const [frame] = await framesOf(language, question);
    expect(frame).toMatchObject({ refusal: { type: 'OUTSIDE', topic: 'PRIVATE_LIFE' } });
    expect(frame!.subjects[0]?.uid).toMatch(/^pe_/);
  }); // prettier-ignore
  it('is a director, and not of an S.A. alone', async () => {
    expect(await framesOf('en', "{P} says he's a director somewhere, is that true?")).toMatchObject([{ measure: 'PERSON_MANDATES', legalForm: null }]); // prettier-ignore
  });
});

describe('a firm', () => {
  it.each<[Language, string]>([
    ['de', 'Mit welchem Kapital wurde die {1} gegründet?'], ['fr', 'Avec quel capital {1} a-t-elle été fondée ?'], ['it', 'Con quale capitale è stata fondata la {1}?'], ['en', 'With how much capital was {1} founded?'],
  ])('is told of with each capital that it had (%s)', async (language, question) => {
    expect(await framesOf(language, question)).toMatchObject([{ measure: 'CAPITAL', changes: true, refusal: null }]);
  }); // prettier-ignore
  it.each<[Language, string, string]>([
    ['de', 'Gibt es die {1} noch?', 'wie heisst sie jetzt?'], ['fr', '{1} existe-t-elle encore ?', 'comment s’appelle-t-elle maintenant ?'], ['it', '{1} esiste ancora?', 'come si chiama adesso?'], ['en', 'Does {1} still exist?', 'what is it called now?'],
  ])('is asked for its name behind its state (%s)', async (language, first, turn) => {
    expect(await framesOf(language, first, turn)).toMatchObject([{ measure: 'NAMES' }]);
  }); // prettier-ignore
  it('that is a supplier is asked about as any other', async () => {
    expect(await framesOf('en', "I'm checking a supplier called {1} - is it still active, and who may sign?")).toMatchObject([{ measure: 'STATUS', refusal: null }, { measure: 'SIGNATORIES', refusal: null }]); // prettier-ignore
  });
  it.each<[Language, readonly [string, string, string]]>([
    ['de', ['Wer war Ende 2022 im Verwaltungsrat der {1}?', 'Und Ende 2023?', 'Wer ging dazwischen?']],
    ['fr', ['Qui siégeait au conseil de {1} fin 2022 ?', 'et fin 2023 ?', 'qui est parti entre les deux ?']],
    ['it', ['Chi sedeva nel consiglio della {1} a fine 2022?', 'e a fine 2023?', 'chi è uscito tra le due date?']],
    ['en', ['Who was on the board of {1} at the end of 2022?', 'and at the end of 2023?', 'who left between the two?']],
  ])('has whoever left between two days asked about (%s)', async (language, turns) => {
    const frames: QuestionFrame[] = await framesOf(language, ...turns);
    expect(frames).toMatchObject([{ measure: 'DEPARTED', range: { from: '2023-01-01', to: '2024-01-01' } }]);
  });
  it.each<[Language, string, Partial<QuestionFrame>]>([
    ['de', 'Wie viele Zweigniederlassungen gibt es in der Schweiz?', { measure: 'COUNT', legalForm: '0151' }],
    [
      'en',
      'Which companies are at Bahnhofstrasse 1 Zürich?',
      { measure: 'COMPANIES', address: 'Bahnhofstrasse 1', municipality: 'Zürich' },
    ],
    [
      'de',
      'Welche Firmen sind an der Bahnhofstrasse 1 Zürich?',
      { measure: 'COMPANIES', address: 'Bahnhofstrasse 1', municipality: 'Zürich' },
    ],
  ])('is one of all (%s: %s)', async (language, question, frame) => {
    expect(await framesOf(language, question)).toMatchObject([{ ...frame, refusal: null }]);
  });
});
