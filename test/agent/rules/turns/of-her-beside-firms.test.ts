import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { lastTurn } from '../../last-turn.js';
import { truthOf } from '../../truth.js';
import { agentWorld, presidedFirms, TODAY, type AgentWorld } from '../../world.js';

/** X has one president today, Y is another firm. */
let world: AgentWorld;
let [X, Y] = ['', ''];
beforeAll(async () => {
  world = await agentWorld('of-her', 60);
  const { plainFirms, officersAt } = truthOf(world.truth);
  const presided = await presidedFirms(world, 2);
  const alone = plainFirms.filter(({ name, firm }) => presided.some((one) => one.name === name) && officersAt(firm, TODAY, ['BOARD_PRESIDENT']).length === 1); // prettier-ignore
  [X, Y] = [alone[0]!.name, alone[1]!.name];
});
afterAll(() => world.close());

const frameOf = async (language: Language, ...turns: string[]) => (await lastTurn(world, turns.map((turn) => turn.replaceAll('{X}', X).replaceAll('{Y}', Y)), language)).frames; // prettier-ignore
const WHO: Record<Language, string> = {
  de: 'Wer präsidiert {X}?',
  fr: 'Qui préside {X} ?',
  it: 'Chi presiede {X}?',
  en: 'Who chairs {X}?',
};

describe('where somebody lives', () => {
  // The firm's address was told.
  it.each<[Language, string, string]>([
    ['fr', 'Quel est son salaire ?', 'Où habite-t-il ?'],
    ['it', 'Quanto guadagna?', 'Dove abita?'],
    ['de', 'Was verdient er?', 'Wo wohnt er?'],
    ['en', 'What does he earn?', 'Where does he live?'],
  ])('behind what was refused is the place of the only one told of, %s: %s %s', async (language, refused, question) => {
    const [frame, ...more] = await frameOf(language, WHO[language], refused, question);
    expect(more).toEqual([]);
    expect(frame).toMatchObject({ measure: 'RESIDENCE', subjects: [{ kind: 'PERSON' }] });
  });

  it('is nobody’s where nobody was told of', async () => {
    const [frame] = await frameOf('fr', 'Où est {X} ?', 'Où habite-t-il ?');
    expect(frame).toMatchObject({ measure: 'RESIDENCE', subjects: [] });
  });
});

describe('how long somebody stayed', () => {
  // The founding of the firm was told.
  it.each<[Language, string]>([
    ['en', 'how long did he stay'],
    ['de', 'Wie lange blieb er?'],
    ['fr', 'Combien de temps est-il resté ?'],
    ['it', 'Quanto tempo è rimasto?'],
  ])('is told of those in office before, %s: %s', async (language, question) => {
    const [frame] = await frameOf(language, WHO[language], question);
    expect(frame).toMatchObject({ measure: 'OFFICERS', roles: ['BOARD_PRESIDENT'], topics: [], refusal: null });
  });
});

describe('whether it is the same who is at another firm', () => {
  // Y's own president was told.
  it.each<[Language, string, string]>([
    ['it', 'È la stessa persona che lavora alla {Y}?', 'Da quando è presidente?'],
    ['en', 'Is that the same who works at {Y}?', 'Since when is she president?'],
    ['de', 'Ist das dieselbe, die bei der {Y} arbeitet?', 'Seit wann ist sie Präsidentin?'],
    ['fr', 'Est-ce la même qui travaille chez {Y} ?', 'Depuis quand est-elle présidente ?'],
  ])('is what that person holds there, %s: %s', async (language, question, since) => {
    const [there] = await frameOf(language, WHO[language], question);
    expect(there).toMatchObject({ measure: 'PERSON_MANDATES', subjects: [{ kind: 'PERSON' }], within: { name: Y } });
    const [office] = await frameOf(language, WHO[language], question, since);
    expect(office).toMatchObject({ measure: 'PERSON_MANDATES', subjects: [{ uid: there!.subjects[0]!.uid }], within: null, sinceWhen: true, roles: ['BOARD_PRESIDENT'] }); // prettier-ignore
  });
});

describe('what else is asked of a person', () => {
  it('is of her offices, and of no branches', async () => {
    const [frame] = await frameOf('en', WHO.en, 'does she hold other offices?');
    expect(frame).toMatchObject({ measure: 'PERSON_MANDATES', subjects: [{ kind: 'PERSON' }], within: null });
  });

  // Only today's were told.
  it.each<[Language, string, string]>([
    ['en', 'What else does he do?', 'List every company he has been part of'],
    ['de', 'Welche Mandate hat er?', 'Alle Firmen, bei denen er je war'],
    ['fr', 'Quels mandats a-t-il ?', 'Toutes les sociétés dont il a fait partie'],
    ['it', 'Quali mandati ha?', 'Elenca tutte le società di cui ha fatto parte'],
  ])('is of all the time there is, %s: %s %s', async (language, first, question) => {
    const [frame] = await frameOf(language, WHO[language], first, question);
    expect(frame).toMatchObject({ measure: 'PERSON_MANDATES', range: { from: null, to: null } });
  });

  // Former names of her firm were told.
  it.each<[Language, string, string]>([
    ['en', 'What else does he do?', 'had he another name before?'],
    ['de', 'Welche Mandate hat er?', 'Hiess er früher anders?'],
    ['fr', 'Quels mandats a-t-il ?', 'Avait-il un autre nom avant ?'],
    ['it', 'Quali mandati ha?', 'Aveva un altro nome prima?'],
  ])('is of her names, %s: %s %s', async (language, first, question) => {
    const [frame] = await frameOf(language, WHO[language], first, question);
    expect(frame).toMatchObject({ measure: 'NAMES', subjects: [{ kind: 'PERSON' }], refusal: null });
  });

  it('tells each name under which she was entered', async () => {
    const married = [...truthOf(world.truth).people.values()].filter(({ names }) => names.length > 1);
    let told = 0;
    for (const { names } of married.slice(0, 40)) {
      const { surname, givenNames } = names.at(-1)!.value;
      const first = await world.ask(`Mandates of ${givenNames} ${surname}`, { language: 'en' });
      if (first.run.outcome !== 'ANSWERED' && first.run.outcome !== 'NONE_HELD') continue;
      const { run } = await world.ask('had she another name before?', { language: 'en', conversationId: first.run.conversationId }); // prettier-ignore
      const text = JSON.stringify(run.answer);
      if ([names[0]!.value.surname, surname].every((name) => text.includes(`${name}, `))) told++;
    }
    expect(told).toBeGreaterThan(0);
  });
});

describe('of those just listed', () => {
  // A firm called like the town was looked for, or the firm's own seat told.
  it.each<[Language, string, string]>([
    ['en', 'Who is on the board of {X}?', 'anyone among them from Hamburg'],
    ['de', 'Wer sitzt im Verwaltungsrat der {X}?', 'Jemand davon aus Hamburg?'],
    ['fr', 'Qui est au conseil de {X} ?', "Quelqu'un parmi eux de Hambourg ?"],
    ['it', 'Chi siede nel consiglio di {X}?', 'Qualcuno di loro è italiano?'],
  ])('where each is from, %s: %s %s', async (language, first, question) => {
    const [frame] = await frameOf(language, first, question);
    expect(frame!.measure).toBe('ORIGIN');
    expect(frame!.subjects.every(({ kind }) => kind === 'PERSON')).toBe(true);
  });
});
