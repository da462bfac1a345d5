import { WEIGHTS, type EvidenceCode } from './weights.js';

/** One sign for or against two profiles being one person. */
export interface Evidence {
  code: EvidenceCode;
  /** What it rests on: hub keys, places, dates; the words of the reason's text. */
  on: readonly string[];
}

/** Signs as they are found: a component compares millions of pairs, so that nothing is copied on the way. */
export class EvidenceList {
  readonly items: Evidence[] = [];
  points = 0;

  add(code: EvidenceCode, on: readonly string[] = NOTHING): void {
    this.items.push({ code, on });
    this.points += WEIGHTS[code];
  }

  has(codes: ReadonlySet<EvidenceCode>): boolean {
    for (const { code } of this.items) if (codes.has(code)) return true;
    return false;
  }
}
const NOTHING: readonly string[] = [];
