/** Behind a network, a path and people shared: which of them are firms, since when, who else, formerly, another way, a third one; `who is connected to X`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { lastTurn } from '../../last-turn.js';
import { agentWorld, presidedFirms, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let firms: { uid: string; name: string }[];
beforeAll(async () => {
  world = await agentWorld('of-links', 60);
  firms = await presidedFirms(world, 3);
});
afterAll(() => world.close());

const name = (at: number) => firms[at]!.name;
const uid = (at: number) => ({ uid: firms[at]!.uid });
const CONNECTED: Record<Language, readonly ((firm: string) => string)[]> = {
  de: [(firm) => `Mit wem ist die ${firm} verbunden?`, (firm) => `Wer ist mit der ${firm} verbunden?`],
  fr: [(firm) => `Avec qui ${firm} est-elle liée ?`, (firm) => `Qui est lié à ${firm} ?`],
  it: [(firm) => `Con chi è collegata la ${firm}?`, (firm) => `Chi è legato alla ${firm}?`],
  en: [(firm) => `Who is connected to ${firm}?`, (firm) => `Who is linked with ${firm}?`],
};
const PATH: Record<Language, (one: string, two: string) => string> = {
  de: (one, two) => `Wie sind die ${one} und die ${two} verbunden?`,
  fr: (one, two) => `Comment ${one} et ${two} sont-elles liées ?`,
  it: (one, two) => `Come sono collegate ${one} e ${two}?`,
  en: (one, two) => `How are ${one} and ${two} connected?`,
};
const SHARED: Record<Language, (one: string, two: string) => string> = {
  de: (one, two) => `Wer sitzt sowohl bei der ${one} als auch bei der ${two}?`,
  fr: (one, two) => `Quels administrateurs ${one} et ${two} ont-elles en commun ?`,
  it: (one, two) => `Quali amministratori hanno in comune ${one} e ${two}?`,
  en: (one, two) => `Which directors do ${one} and ${two} share?`,
};
const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;
const frames = async (language: Language, ...turns: string[]) => (await lastTurn(world, turns, language)).frames;

describe('whom one is connected to', () => {
  it.each(LANGUAGES)('is told where no second one is named (%s)', async (language) => {
    for (const asks of CONNECTED[language])
      expect(await frames(language, asks(name(0)))).toMatchObject([{ measure: 'NETWORK', subjects: [uid(0)], refusal: null }]); // prettier-ignore
  });

  it.each<[Language, string]>([
    ['de', 'Welche davon sind Firmen?'],
    ['de', 'Wie viele Personen sind das?'],
    ['de', 'Nur die Firmen bitte.'],
    ['fr', 'Lesquels sont des sociétés ?'],
    ['fr', 'Combien de personnes ?'],
    ['it', 'Quali sono società?'],
    ['it', 'Quante persone?'],
    ['en', 'Which of them are companies?'],
    ['en', 'How many people?'],
    ['en', 'How many companies?'],
  ])('is told again, each as what it is, and no firms are counted (%s): %s', async (language, turn) =>
    expect(await frames(language, CONNECTED[language][0]!(name(0)), turn)).toMatchObject([
      { measure: 'NETWORK', subjects: [uid(0)], refusal: null, readAs: [{}] },
    ]),
  );

  it.each<[Language, string]>([
    ['de', 'Und über zwei Ecken?'],
    ['de', 'Einen Schritt weiter'],
    ['fr', 'Un pas plus loin'],
    ['it', 'Un passo più avanti'],
    ['en', 'One step further'],
    ['en', 'And two steps away?'],
  ])('is told one step far (%s): %s', async (language, turn) =>
    expect(await frames(language, CONNECTED[language][0]!(name(0)), turn)).toMatchObject([
      { refusal: { type: 'NOT_BUILT' } },
    ]),
  );

  it.each<[Language, (firm: string) => string]>([
    ['de', (firm) => `Und die ${firm}?`],
    ['fr', (firm) => `Et ${firm} ?`],
    ['it', (firm) => `E la ${firm}?`],
    ['en', (firm) => `And ${firm}?`],
  ])('is asked of another one (%s)', async (language, turn) =>
    expect(await frames(language, CONNECTED[language][0]!(name(0)), turn(name(1)))).toMatchObject([
      { measure: 'NETWORK', subjects: [uid(1)] },
    ]),
  );
});

it.each<[Language, (firm: string) => string]>([
  ['de', (firm) => `Und mit der ${firm}?`],
  ['fr', (firm) => `Et avec ${firm} ?`],
  ['it', (firm) => `E con la ${firm}?`],
  ['en', (firm) => `And with ${firm}?`],
])('behind whom one is connected to, what joins it with another is told (%s)', async (language, turn) =>
  expect(await frames(language, CONNECTED[language][0]!(name(0)), turn(name(1)))).toMatchObject([
    { measure: 'PATH', subjects: [uid(0), uid(1)] },
  ]),
);

describe('what joins two', () => {
  const told = (language: Language) => PATH[language](name(0), name(1));
  const both = () => ({ subjects: [uid(0), uid(1)], refusal: null });

  it.each<[Language, string]>([
    ['de', 'Seit wann?'],
    ['de', 'Wer ist das?'],
    ['fr', 'Depuis quand ?'],
    ['fr', 'Qui est-ce ?'],
    ['it', 'Da quando?'],
    ['en', 'Since when?'],
    ['en', 'Who is that?'],
  ])('is told with its days, and nobody else’s (%s): %s', async (language, turn) =>
    expect(await frames(language, told(language), turn)).toMatchObject([{ ...both(), measure: 'PATH' }]),
  );

  it.each<[Language, string]>([
    ['de', 'Und früher?'],
    ['fr', 'Et auparavant ?'],
    ['it', 'E in passato?'],
    ['en', 'And formerly?'],
    ['en', 'And in the past?'],
  ])('formerly is of the two, and asks for no former names (%s): %s', async (language, turn) =>
    expect(await frames(language, told(language), turn)).toMatchObject([
      { ...both(), measure: 'SHARED_OFFICERS', range: { from: null, to: null } },
    ]),
  );

  it.each<[Language, string]>([
    ['de', 'Wen haben sie sonst noch gemeinsam?'],
    ['fr', 'Qui d’autre ont-elles en commun ?'],
    ['it', 'Chi altro hanno in comune?'],
    ['en', 'Who else do they share?'],
    ['en', 'Is there anyone else?'],
  ])('who else is with both (%s): %s', async (language, turn) =>
    expect(await frames(language, told(language), turn)).toMatchObject([{ ...both(), measure: 'SHARED_OFFICERS' }]),
  );

  it.each<[Language, string]>([
    ['de', 'Gibt es noch einen anderen Weg?'],
    ['fr', 'Y a-t-il un autre chemin ?'],
    ['it', 'C’è un’altra via?'],
    ['en', 'Is there another way?'],
  ])('the shortest way alone is told (%s): %s', async (language, turn) =>
    expect(await frames(language, told(language), turn)).toMatchObject([{ refusal: { type: 'NOT_BUILT' } }]),
  );

  it.each<[Language, (firm: string) => string]>([
    ['de', (firm) => `Und mit der ${firm}?`],
    ['fr', (firm) => `Et avec ${firm} ?`],
    ['it', (firm) => `E con la ${firm}?`],
    ['en', (firm) => `And with ${firm}?`],
  ])('a third one is joined with each of them (%s)', async (language, turn) => {
    const pairs = [{ subjects: [uid(0), uid(2)] }, { subjects: [uid(1), uid(2)] }];
    expect(await frames(language, told(language), turn(name(2)))).toMatchObject(pairs.map((pair) => ({ ...pair, measure: 'PATH' }))); // prettier-ignore
    expect(await frames(language, SHARED[language](name(0), name(1)), turn(name(2)))).toMatchObject(pairs.map((pair) => ({ ...pair, measure: 'SHARED_OFFICERS' }))); // prettier-ignore
  });
});
