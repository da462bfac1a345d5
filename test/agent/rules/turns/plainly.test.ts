/** Idioms of turns that go on, and turns that ask for nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { readOf as readIn, withNames } from '../../read-of.js';
import { truthOf } from '../../truth.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
/** {1}, {2}: companies limited by shares; {3} is one with limited liability. */
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('plainly', 20);
  const plain = (form: string) => truthOf(world.truth).plainFirms.filter(({ legalForm, status }) => legalForm === form && status === 'ACTIVE').map(({ name }) => name); // prettier-ignore
  firms = [...plain('0106').slice(0, 2), plain('0107')[0]!];
});
afterAll(() => world.close());

const readOf = (language: Language, turns: readonly string[]) => readIn(world, firms, language, turns);

describe('an idiom is read as what it says plainly', () => {
  it.each<[Language, string, ...string[]]>([
    ['en', 'DEPARTED {1} 2022', 'Who sits on the board of {1}?', 'Did anyone leave that board in 2022?'],
    ['en', 'PURPOSE {1}', 'Is software development the purpose of {1}?'],
    ['de', 'PURPOSE {1}', 'Ist Softwareentwicklung der Zweck der {1}?'],
    ['fr', 'PURPOSE {1}', 'Le commerce est-il le but de {1} ?'],
    ['it', 'PURPOSE {1}', 'Il commercio è lo scopo di {1}?'],
    ['it', 'OFFICERS {1}', 'Chi siede nel consiglio di {1}?', 'Da quanto tempo?'],
    ['fr', 'AUDITOR {1}', 'Qui révise {1} ?', 'Depuis combien de temps ?'],
    ['de', 'AUDITOR {1}', 'Wer revidiert {1}?', 'Wann war der Wechsel?'],
    ['de', 'DEPARTED {1}', 'Wer revidiert {1}?', 'Und vor denen?'],
    ['it', 'DEPARTED {1}', 'Chi revisiona {1}?', 'E chi lo faceva prima?'],
    ['en', 'JOINED {1}', 'Who sits on the board of {1}?', 'Which of them joined last?'],
    ['en', 'PURPOSE {1}', 'What was {1} called before?', 'And its purpose, has that changed as well?'],
    ['en', 'SEAT {2}', 'Where is {1} based?', "Compare that with {2}: where's that one?"],
    ['fr', 'SEAT {1}', 'Où est le siège de {1} ?', 'Depuis quand est-elle là ?'],
    ['de', 'OFFICERS {3}', 'Wer sind die Gesellschafter der {3}?', 'Wer hat am meisten Stammanteile?'],
    ['en', 'PURPOSE {1} {2}', 'Where is {1} based?', 'And {2}?', 'And what do they each do?'],
    ['en', 'OFFICERS {1} 2022', 'Who is on the board of {1}?', 'And who was in charge in 2022?'],
  ])('%s %s: %s %s', async (language, read, ...turns) => {
    expect(await readOf(language, turns)).toEqual([read]);
  }); // prettier-ignore

  it('of those there: how many is that in a canton is not of all firms', async () => {
    expect(await readOf('de', ['Wer revidiert {1}?', 'Wie viele sind das im Kanton Bern?'])).toEqual(['UNKNOWN_WORD']);
  });

  it.each<[Language, string]>([
    ['de', 'Wer ist in Genf domiziliert?'],
    ['fr', 'Qui est domicilié à Genève ?'],
    ['it', 'Chi è domiciliato a Ginevra?'],
    ['en', 'Who is domiciled in Geneva?'],
  ])('whoever is domiciled somewhere has no name that is looked for (%s)', async (language, question) => {
    expect(await readOf(language, [question])).toEqual(['RESIDENCE']);
    expect(await readOf(language, ['{1}?', question])).toEqual(['RESIDENCE']);
  });
});

describe('thanks', () => {
  it.each<[Language, string, string, string]>([
    ['de', 'Welches Kapital hat {1}?', 'Vielen Dank!', 'Und {2}?'],
    ['fr', 'Quel est le capital de {1} ?', 'D’accord, merci beaucoup.', 'Et {2} ?'],
    ['it', 'Che capitale ha {1}?', 'ok grazie mille', 'E {2}?'],
    ['en', 'What is the capital of {1}?', 'cheers', 'And {2}?'],
  ])('tell nothing again, and leave the conversation where it stood (%s)', async (language, first, thanks, next) => {
    const { run } = await world.ask(withNames(firms, first), { language });
    const { run: thanked } = await world.ask(thanks, { language, conversationId: run.conversationId });
    expect(thanked.subjects).toEqual([]);
    expect(thanked.answer?.sentences.map(({ citations }) => citations)).toEqual([[]]);
    expect(await readOf(language, [first, thanks, next])).toEqual(['CAPITAL {2}']);
  });

  it('ask nothing where no conversation is', async () => {
    expect((await world.ask('Danke Holding AG', { language: 'de' })).run.outcome).not.toBe('ANSWERED');
  });
});
