/** Behind firms of one state, another; several towns in small letters; a town that is left over where no place limits what is counted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn } from '../../last-turn.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('other-state', 60);
});
afterAll(() => world.close());

const framesOf = async (language: Language, turns: readonly string[]) =>
  (await lastTurn(world, turns, language)).frames;
type Row = readonly [Language, readonly string[], Partial<QuestionFrame>];

describe('a count of firms of one state', () => {
  it.each<Row>([
    ['en', ['How many companies are bankrupt in canton Vaud?', 'and deleted ones?'], { status: 'DELETED' }],
    [
      'en',
      ['How many companies are bankrupt in canton Vaud?', 'and deleted ones?', 'and active ones?'],
      { status: 'ACTIVE' },
    ],
    ['de', ['Wie viele aktive Firmen gibt es im Kanton Waadt?', 'und gelöschte?'], { status: 'DELETED' }],
    ['fr', ['Combien de sociétés actives dans le canton de Vaud ?', 'et radiées ?'], { status: 'DELETED' }],
    ['it', ['Quante società attive ci sono nel canton Vaud?', 'e quelle cancellate?'], { status: 'DELETED' }],
  ])('goes on with another (%s: %j)', async (language, turns, frame) => {
    expect(await framesOf(language, turns)).toMatchObject([{ measure: 'COUNT', canton: 'VD', topics: [], refusal: null, ...frame }]); // prettier-ignore
  });

  it('and with what happened in a year, which is no state', async () => {
    const turns = ['How many companies are active in canton Vaud?', 'and how many were deleted in 2023?'];
    expect(await framesOf('en', turns)).toMatchObject([{ measure: 'COUNT', topics: ['DELETED'] }]);
  });
});

describe('towns', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['de', 'wie viele firmen in basel oder bern', ['Basel', 'Bern']],
    ['fr', 'combien de sociétés à genève ou lausanne', ['Genève', 'Lausanne']],
    ['en', 'how many companies in geneva or bern', ['Genève', 'Bern']],
  ])('in small letters are both read (%s: %s)', async (language, question, towns) => {
    expect((await framesOf(language, [question])).map(({ municipality, canton }) => municipality ?? canton)).toEqual(
      towns,
    );
  });

  it('that are left over are never dropped from a count of all firms', async () => {
    for (const question of [
      'How many companies in Geneva, Meyrin or Zug?',
      'how many companies in geneva, meyrin or zug',
    ])
      for (const frame of await framesOf('en', [question]))
        expect(frame.refusal ?? frame.municipality ?? frame.canton, question).not.toBeNull();
  });
});
