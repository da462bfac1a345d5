/** Silent failures (P3, appendix B): real calls and replies of runs, corrupted by a seed that is drawn here and printed; `npm run evaluate -- --silent-failures` counts more. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { questionsOf } from '../../eval/instantiate.js';
import { poolOf } from '../../eval/pool.js';
import { DEVELOPMENT } from '../../eval/sets.js';
import { silentFailures, silentTable, type Rate } from '../../eval/silent/measure.js';
import { recordingRules } from '../../eval/silent/recorded.js';
import { Truth } from '../../eval/truth.js';
import { openWorld, type World } from '../../eval/world.js';

/** Asked about one by one. */
const NOTICES = 30;
const { reasoner, recording } = recordingRules();
const seed = randomUUID();
let world: World;
let rates: Rate[] = [];

beforeAll(async () => {
  world = await openWorld('silent', 60, reasoner);
  const truth = new Truth(world.truth, world.items);
  const sizes = { single: 80, unanswerable: 10, followUp: 10 };
  for (const { before, text } of questionsOf(truth, poolOf(truth), DEVELOPMENT.fr, 'fr', sizes)) {
    const first = before === null ? null : await world.ask(before);
    await world.ask(text, { conversationId: first?.run.conversationId ?? null });
  }
  // What one notice says is asked by its number, which no set does.
  for (const { meta } of world.items.filter((_, at) => at % Math.ceil(world.items.length / NOTICES) === 0))
    await world.ask(`Que dit la publication ${meta.publicationNumber} ?`);
  rates = silentFailures(recording.calls, seed);
  console.log(silentTable(rates, seed, recording.leftOut));
}, 120_000);
afterAll(() => world.close());

const shareOf = (name: string) => {
  const { cases, caught, examples } = rates.find((one) => one.class === name)!;
  expect(cases, `${name} has cases`).toBeGreaterThan(30);
  return { share: caught / cases, told: `seed ${seed}\n${examples.join('\n')}` };
};

it('replies of every kind that the questions ask for are among them', () => {
  const kinds = new Set(recording.calls.map(({ result }) => result.rows.type));
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['COMPANY_DOSSIER', 'COUNTS', 'MANDATES', 'NOTICE', 'RANKING']),
  );
});

it.each(['SCHEMA', 'REFERENCE', 'ENTITY'])('%s: every corrupted call is refused before it is made', (kind) => {
  const { share, told } = shareOf(kind);
  expect(share, told).toBe(1);
});

it('of irrelevant replies nine in ten at least are thrown away', () => {
  const all = rates.filter(({ class: name }) => name.startsWith('OTHER_'));
  expect(all).toHaveLength(3);
  const share = all.reduce((sum, { caught }) => sum + caught, 0) / all.reduce((sum, { cases }) => sum + cases, 0);
  expect(share, `seed ${seed}`).toBeGreaterThanOrEqual(0.9);
});

it.each(['healthy calls', 'healthy replies'])('of %s one in a hundred at most is thrown away', (kind) => {
  const { share, told } = shareOf(kind);
  expect(share, told).toBeLessThanOrEqual(0.01);
});
