/** `npm run train-reader [-- --without late,fresh]`: learns what questions ask for from all wordings to work with, and writes the weights that the agent ships with. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { learn, packed, unpacked, type Example } from '../../src/agent/linear/index.js';
import { BEGINS, BUCKETS, HOW_MANY, idiomsOf, KINDS, likeliest, NAMING, packedWords, unpackedWords, WHOM, type Kind, type Learned } from '../../src/agent/reasoners/rules/learned/index.js'; // prettier-ignore
import { projectPath } from '../../src/core/index.js';
import { beginsOf, exampleOf, howManyOf, learnedFrom, masked, whomOf, worded } from './examples.js';
import { metWords, namesOf, namingOf } from './naming.js';

const WEIGHTS = projectPath('src', 'agent', 'reasoners', 'rules', 'learned', 'weights.ts');
const { values } = parseArgs({ options: { without: { type: 'string' }, out: { type: 'string', default: WEIGHTS } } });

const all = await worded();
const left = new Set(values.without?.split(',') ?? []);
const used = all.filter(({ set }) => !left.has(set));
const examples = used.map(exampleOf);
const kinds = packed(learn(examples, KINDS, BUCKETS));
const howMany = packed(learn(howManyOf(used), HOW_MANY, BUCKETS));
const whom = packed(learn(whomOf(used), WHOM, BUCKETS));
const begins = packed(learn(beginsOf(used), BEGINS, BUCKETS));
const words = packedWords(metWords(used));
const naming = packed(
  learn(namingOf(used, { firms: namesOf('firms'), people: namesOf('people') }, unpackedWords(words)), NAMING, BUCKETS),
);
const idioms = idiomsOf(used.map((one) => ({ words: masked(one).words, kind: one.kind })));
const learned: Learned = { from: learnedFrom(used), idioms, kinds, howMany, whom, begins, naming, words };
writeFileSync(values.out, `import type { Learned } from './model.js';\n\n/** Learned, not written: \`npm run train-reader\`. */\nexport const LEARNED: Learned = ${JSON.stringify(learned)};\n`); // prettier-ignore
console.log(`${used.length} wordings, ${KINDS.length} kinds, ${Math.round(JSON.stringify(learned).length / 1000)} kB`);
if (left.size > 0) console.log(measured(all.filter(({ set }) => left.has(set)).map(exampleOf)));

/** How much of a set that was left out is taken for what it asks, by how likely it must be. */
function measured(asked: readonly Example<Kind>[]): string {
  const model = unpacked(kinds, KINDS, BUCKETS);
  const read = asked.map((one) => ({ ...one, best: likeliest(model, one.features) }));
  const share = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  return [0, 0.6, 0.8, 0.9, 0.95, 0.98].map((least) => {
    const taken = read.filter(({ best }) => best.probability >= least);
    const right = taken.filter(({ best, is }) => best.kind === is);
    const told = taken.filter(({ best, is }) => is === 'NOTHING' && best.kind !== is);
    return `at least ${least}: taken ${share(taken.length, read.length)}, right ${share(right.length, taken.length)}, unanswerable taken for something ${told.length}`;
  }).join('\n'); // prettier-ignore
}
