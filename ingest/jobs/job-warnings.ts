import type { JobWarning } from '../contract.js';
import type { Stretch } from './source-steps.js';

/** Of each kind of warning, places that a job names. */
const PLACES = 3;

/** What a job has told, and what the records of a stretch add. */
export function withWarnings(told: readonly JobWarning[], { steps }: Stretch): JobWarning[] {
  const found = new Map(told.map((one) => [one.code, { ...one, places: [...one.places] }]));
  for (const step of steps) {
    if (step.kind !== 'RECORD') continue;
    for (const { code, message } of step.prepared.warnings) {
      const known = found.get(code) ?? { code, count: 0, places: [] };
      known.count++;
      if (known.places.length < PLACES) known.places.push(`${step.prepared.header.number}: ${message}`);
      found.set(code, known);
    }
  }
  return [...found.values()];
}

/** And the manifests whose files did not hold what they say. */
export function withUntrue(told: readonly JobWarning[], untrue: readonly string[]): JobWarning[] {
  if (untrue.length === 0) return [...told];
  return [...told, { code: 'MANIFEST_CLAIMS_NOTHING', count: untrue.length, places: untrue.slice(0, PLACES) }];
}
