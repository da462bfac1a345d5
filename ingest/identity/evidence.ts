import { WEIGHTS, type EvidenceCode } from './weights.js';

/** One sign for or against two profiles being one person. */
export interface Evidence {
  code: EvidenceCode;
  /** What it rests on: hub keys, places, dates; the words of the reason's text. */
  on: readonly string[];
}

export function evidence(code: EvidenceCode, on: readonly string[] = []): Evidence {
  return { code, on };
}

export function pointsOf(items: readonly Evidence[]): number {
  let points = 0;
  for (const item of items) points += WEIGHTS[item.code];
  return points;
}
