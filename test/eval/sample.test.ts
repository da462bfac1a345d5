import { expect, it } from 'vitest';
import { questionsOf, type Question } from '../../eval/instantiate.js';
import { poolOf } from '../../eval/pool.js';
import { failures } from '../../eval/report.js';
import { Examiner, type Scored } from '../../eval/run.js';
import { DEVELOPMENT, FROZEN } from '../../eval/sets.js';
import { Truth } from '../../eval/truth.js';
import { openWorld } from '../../eval/world.js';
import { simulate, type TruthRecord } from '../../demo/index.js';

const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;

/** Five a language, spread over the wordings; another five for each. */
const spread = (questions: readonly Question[], offset: number) =>
  questions.filter((_, index) => index % Math.ceil(questions.length / 5) === offset);

it('names nobody wrong and invents nothing, on a sample of the questions to work with', { timeout: 240_000 }, async () => {
  const world = await openWorld('evaluation-sample', 80);
  try {
    const truth = new Truth(world.truth, world.items);
    const pool = poolOf(truth);
    const examiner = new Examiner(world, truth);
    const scored: Scored[] = [];
    for (const [offset, language] of LANGUAGES.entries())
      for (const question of spread(questionsOf(truth, pool, DEVELOPMENT[language], language, { single: 40, unanswerable: 11, followUp: 11 }), offset)) // prettier-ignore
        scored.push(await examiner.question(question));
    expect(scored.length).toBeGreaterThanOrEqual(18);
    const bad = scored.filter(({ verdict }) => verdict.wrong.length > 0 || verdict.invented.length > 0);
    expect(failures(bad, 9)).toBe('');
  } finally {
    await world.close();
  }
}); // prettier-ignore

it('has 200 frozen questions a language over the fixed world, one in five unanswerable, one in five a follow-up', () => {
  const records: TruthRecord[] = [];
  const items = [...simulate({ seed: 'evaluation', firms: 400, truth: (record) => records.push(record) })];
  const truth = new Truth(records, items);
  const pool = poolOf(truth);
  // Namesakes are asked about whom notices tell apart: of those whom none does, no list could be right.
  const apart = records.flatMap((record) => (record.kind === 'indistinguishable' && !record.same ? [[record.left.person, record.right.person]] : [])); // prettier-ignore
  expect(apart.length).toBeGreaterThan(0);
  expect(pool.namesakes.filter((group) => apart.some((pair) => pair.every((person) => group.includes(person!))))).toEqual([]); // prettier-ignore
  for (const language of LANGUAGES) {
    const questions = questionsOf(truth, pool, FROZEN[language], language, { single: 120, unanswerable: 40, followUp: 40 }); // prettier-ignore
    expect(questions).toHaveLength(200);
    expect(questions.filter(({ group }) => group === 'UNANSWERABLE')).toHaveLength(40);
    expect(questions.filter(({ group }) => group === 'FOLLOW_UP')).toHaveLength(40);
    expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(18);
  }
});
