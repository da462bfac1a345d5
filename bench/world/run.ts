/** How right the register is on two simulated worlds. `npm run bench -- world` */
import { join } from 'node:path';
import { report } from '../report.js';
import { PERSON_CLASSES } from './people.js';
import { macro, scoreWorld, type WorldScores } from './score.js';
import { f1Of, precisionOf, recallOf, totalOf, type Comparison, type Tally } from './tally.js';

const FIRMS = 2_000;
const SEEDS = ['world', 'other'];

export async function benchWorld(): Promise<void> {
  for (const seed of SEEDS) {
    const scores = await scoreWorld({ seed, firms: FIRMS }, join('bench', 'results', `world-${seed}`));
    printScores(`world ${seed}`, scores);
  }
}

/** Tables, and what was missed, by cause. */
export function printScores(name: string, { truth, people, mandates, states }: WorldScores): void {
  const rows: Record<string, Record<string, number | string>> = {};
  for (const kind of PERSON_CLASSES) rows[`people, ${kind}`] = row(people.byClass[kind]);
  const { precision, recall } = macro(people);
  rows['people, macro'] = { precision: round(precision), recall: round(recall) };
  for (const [style, tally] of [...mandates.byGroup].sort()) rows[`mandates, ${style}`] = row(tally);
  rows['mandates, all'] = row(totalOf(mandates));
  rows['states, all'] = row(totalOf(states));
  report(name, rows);
  console.log(`${truth.publications} publications; people mixed inside one firm: ${people.mixedInOneFirm}`);
  console.log(`indistinguishable by the simulator: ${JSON.stringify(people.undecidable)}`);
  console.log(`mandates, mistakes by cause: ${causes(mandates)}`);
  console.log(`states, mistakes by cause: ${causes(states)}`);
}

function row(tally: Tally): Record<string, number> {
  return {
    precision: round(precisionOf(tally)),
    recall: round(recallOf(tally)),
    F1: round(f1Of(tally)),
    right: tally.right,
    wrong: tally.wrong,
    missed: tally.missed,
  };
}

const round = (value: number): number => Number(value.toFixed(4));

function causes({ mistakes }: Comparison): string {
  const counts = new Map<string, number>();
  for (const { cause } of mistakes) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  return JSON.stringify(Object.fromEntries([...counts].sort((a, b) => b[1] - a[1])));
}
