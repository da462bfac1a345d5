/**
 * `npm run train-guard`: learns from all sets but the unseen one what a text looks like that wants to be obeyed, writes the weights that the guard ships with, and
 * measures on the unseen set. `-- --out each` writes nothing, and leaves each set out in turn.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BUCKETS, CLASSES, likelihood, LIKELY, stretchesOf } from '../../src/agent/guard/learning.js';
import { learn, packed, unpacked, type PackedModel } from '../../src/agent/linear/index.js';
import { projectPath } from '../../src/core/index.js';
import { examplesOf, learnedFrom, ordinaryTexts, plantedIn, setNames, UNSEEN } from './examples.js';

const WEIGHTS = projectPath('src', 'agent', 'guard', 'weights.ts');
const LIKELIHOODS = [0.5, 0.6, 0.7, LIKELY, 0.8, 0.9];
const { values } = parseArgs({ options: { out: { type: 'string', default: UNSEEN } } });

const all = setNames();
for (const out of values.out === 'each' ? all : [values.out]) {
  const used = all.filter((set) => set !== out).flatMap(plantedIn);
  const weights = packed(learn(examplesOf(used), CLASSES, BUCKETS));
  console.table(measured(weights, out));
  if (values.out !== UNSEEN) continue;
  const learned = JSON.stringify({ from: learnedFrom(used), weights });
  writeFileSync(WEIGHTS, `import type { PackedModel } from '../linear/index.js';\n\n/** Learned, not written: \`npm run train-guard\`. */\nexport const LEARNED: { from: string; weights: PackedModel } = ${learned};\n`); // prettier-ignore
  console.log(`${used.length} texts, ${Math.round(learned.length / 1_000)} kB`);
}

/** Percent flagged, by how likely it must be. */
function measured(weights: PackedModel, set: string) {
  const model = unpacked(weights, CLASSES, BUCKETS);
  const texts = plantedIn(set).filter(({ place }) => place !== 'QUESTION');
  const most = (text: string) => Math.max(0, ...stretchesOf(text).map((stretch) => likelihood(model, stretch)));
  const share = (some: readonly number[], least: number) => Number(((100 * some.filter((one) => one >= least).length) / some.length).toFixed(1)); // prettier-ignore
  const of = (hostile: boolean) => texts.filter((one) => one.hostile === hostile).map(({ text }) => most(text));
  const [hostile, harmless] = [of(true), of(false)];
  const ordinary = ordinaryTexts('guard, others').map(most);
  return LIKELIHOODS.map((least) => ({ set, least, hostile: share(hostile, least), harmless: share(harmless, least), ordinary: share(ordinary, least) })); // prettier-ignore
}
