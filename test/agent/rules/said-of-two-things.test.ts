/** How long after one thing another happened, who left one firm for another, liquidations that are called voluntary: what no tool limits is refused or told as it was read. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { lastTurn } from '../last-turn.js';
import { agentWorld, presidedFirms, type AgentWorld } from '../world.js';

let world: AgentWorld;
let firms: { uid: string; name: string }[];
beforeAll(async () => {
  world = await agentWorld('said-of-two-things', 60);
  firms = await presidedFirms(world, 2);
});
afterAll(() => world.close());
const frames = async (language: Language, question: string) => (await lastTurn(world, [question], language)).frames;

describe('how long after another thing it happened', () => {
  it.each<[Language, string, string]>([
    ['de', 'Welche Firmen gingen innert zwei Jahren nach der Gründung konkurs?', 'innert zwei Jahren'],
    ['de', 'Wie viele Firmen gingen innerhalb eines Jahres nach ihrer Gründung in Konkurs?', 'innerhalb eines Jahres'],
    ['fr', 'Quelles sociétés ont fait faillite dans les deux ans suivant leur fondation ?', 'dans les deux ans'],
    ['fr', 'Combien de sociétés ont fait faillite moins d’un an après leur fondation ?', 'moins d’un an'],
    ['it', 'Quali società sono fallite entro due anni dalla fondazione?', 'entro due anni'],
    ['it', 'Quante società sono fallite entro un anno dalla loro fondazione?', 'entro un anno'],
    ['en', 'Which companies went bankrupt within two years of being founded?', 'within two years'],
    ['en', 'How many companies founded in 2019 went bankrupt within three years?', 'within three years'],
  ])('limits no list, and is refused by name (%s): %s', async (language, question, said) => {
    const [frame] = await frames(language, question);
    expect(frame!.refusal).toEqual({ type: 'UNKNOWN_WORD' });
    expect(frame!.notUnderstood.join(' ')).toContain(said);
  });

  it.each<[Language, string]>([
    ['de', 'Wie viele Firmen gingen innerhalb der letzten zwei Jahre in Konkurs?'],
    ['fr', 'Combien de sociétés ont fait faillite au cours des deux dernières années ?'],
    ['en', 'How many companies went bankrupt within the last two years?'],
  ])('and a time that ends today is one (%s): %s', async (language, question) =>
    expect(await frames(language, question)).toMatchObject([{ measure: 'COUNT', refusal: null, topics: ['BANKRUPTCY'] }]),
  ); // prettier-ignore
});

it.each<[Language, (one: string, two: string) => string]>([
  ['de', (one, two) => `Wer hat die ${one} verlassen und ist zur ${two} gegangen?`],
  ['de', (one, two) => `Welche Personen sind von der ${one} zur ${two} gewechselt?`],
  ['fr', (one, two) => `Qui a quitté ${one} et rejoint ${two} ?`],
  ['fr', (one, two) => `Qui est passé de ${one} à ${two} ?`],
  ['it', (one, two) => `Chi ha lasciato la ${one} ed è entrato nella ${two}?`],
  ['it', (one, two) => `Chi è passato dalla ${one} alla ${two}?`],
  ['en', (one, two) => `Which people left ${one} and joined ${two}?`],
  ['en', (one, two) => `Who moved from ${one} to ${two}?`],
])('who went from one to the other is told with all the days at both (%s)', async (language, asks) => {
  const [one, two] = firms;
  expect(await frames(language, asks(one!.name, two!.name))).toMatchObject([
    { measure: 'SHARED_OFFICERS', subjects: [{ uid: one!.uid }, { uid: two!.uid }], range: { from: null, to: null }, refusal: null, readAs: [{}] },
  ]); // prettier-ignore
});

it.each<[Language, string, 'COMPANIES' | 'COUNT']>([
  ['de', 'Freiwillige Liquidationen', 'COMPANIES'],
  ['de', 'Wie viele freiwillige Liquidationen gab es 2021?', 'COUNT'],
  ['fr', 'Liquidations volontaires en 2021', 'COMPANIES'],
  ['fr', 'Combien de liquidations volontaires en 2021 ?', 'COUNT'],
  ['it', 'Liquidazioni volontarie nel 2021', 'COMPANIES'],
  ['it', 'Quante liquidazioni volontarie nel 2021?', 'COUNT'],
  ['en', 'Voluntary liquidations', 'COMPANIES'],
  ['en', 'Which companies went into voluntary liquidation in 2020?', 'COMPANIES'],
  ['en', 'How many voluntary liquidations were there in 2021?', 'COUNT'],
])('a voluntary liquidation is read as one, and the answer says so (%s): %s', async (language, question, measure) =>
  expect(await frames(language, question)).toMatchObject([
    { measure, topics: ['LIQUIDATION'], subjects: [], refusal: null, notUnderstood: [], readAs: [{}] },
  ]),
);
