/** One simulated world, through the whole pipeline, beside its truth. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SimulateOptions } from '../../demo/index.js';
import { loadAndRead, type Derived } from './load.js';
import { compareMandates } from './mandates.js';
import { comparePeople, PERSON_CLASSES, type PeopleScores } from './people.js';
import { compareStates } from './states.js';
import { precisionOf, recallOf, type Comparison } from './tally.js';
import { writeWorld, type WorldTruth } from './truth.js';

export interface WorldScores {
  truth: WorldTruth;
  derived: Derived;
  mandates: Comparison;
  states: Comparison;
  people: PeopleScores;
}

export async function scoreWorld(options: SimulateOptions, folder: string, threads = 1): Promise<WorldScores> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'notices.ndjson');
  const truth = await writeWorld(options, file);
  const derived = await loadAndRead(file, join(folder, 'data'), threads);
  return {
    truth,
    derived,
    mandates: compareMandates(truth, derived),
    states: compareStates(truth, derived),
    people: comparePeople(truth, derived),
  };
}

/** Unweighted over the four classes of people. */
export function macro({ byClass }: PeopleScores): { precision: number; recall: number } {
  const mean = (of: typeof precisionOf) =>
    PERSON_CLASSES.reduce((sum, kind) => sum + of(byClass[kind]), 0) / PERSON_CLASSES.length;
  return { precision: mean(precisionOf), recall: mean(recallOf) };
}
