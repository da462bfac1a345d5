import {
  compareText,
  type CompanyStateRow,
  type IsoDate,
  type MandateRow,
  type RelationRow,
} from '../../src/core/index.js';
import type { Notice } from './contract.js';
import { createSteps, type Planned } from './corrections.js';
import { createFold, type Fold } from './fold.js';
import type { Line } from './lines.js';
import { compareNotices } from './order.js';
import { planFold, sharedSteps } from './plan.js';
import { indexReferences, type References } from './references.js';
import { mandateShape, relationShape, stateShape } from './shapes.js';
import { createVersions, type Versions } from './versions.js';

/** A firm folded for every day on which something about it was published. */
export interface History {
  sorted: Notice[];
  references: References;
  /** As all that is known today gives it. */
  fold: Fold;
  /** Ranks of notices that count today, and the references dropped among them. */
  standing: ReadonlySet<number>;
  dropped: readonly number[];
  linesOf(rank: number): Line[];
  states: Versions<CompanyStateRow>;
  mandates: Versions<MandateRow>;
  relations: Versions<RelationRow>;
}

/** Since when a notice was known, and since when its cancellation; null for never. */
export function knownBetween({
  header,
  cancelledKnownFrom,
  publishedKnownFrom,
}: Notice): [IsoDate, IsoDate | null] | null {
  if (header.state === 'PUBLISHED') return [header.knownFrom, null];
  if (cancelledKnownFrom === null) return null;
  const from = publishedKnownFrom ?? header.publicationDate;
  return from < cancelledKnownFrom ? [from, cancelledKnownFrom] : null;
}

/**
 * Folds the notices known on each day of publication and dates what differs. A day that only adds the next notices goes on where the last
 * one stopped; a late, corrected or cancelled notice takes the fold back to the first step it changes.
 */
export function foldHistory(companyUid: string, keys: readonly string[], notices: readonly Notice[]): History {
  const sorted = [...notices].sort(compareNotices);
  const references = indexReferences(sorted);
  const steps = createSteps(sorted, keys);
  const fold = createFold(keys);
  const versions = {
    states: createVersions(fold.firm.states, stateShape),
    mandates: createVersions(fold.people.mandates, mandateShape(companyUid)),
    relations: createVersions(fold.relations, relationShape(companyUid, keys)),
  };
  const known = new Set<number>();
  let plan: Planned[] = [];
  let dropped: number[] = [];
  let highest = -1;
  const marks: number[] = [];
  const run = (step: Planned, planOf: (rank: number) => Planned): void => {
    marks.push(fold.mark());
    fold.apply(steps.stepOf(step, planOf));
  };
  for (const { day, come, gone } of daysOf(sorted)) {
    if (gone.length === 0 && dropped.length === 0 && onlyAppends(come, highest, known, references)) {
      for (const rank of come) {
        known.add(rank);
        const step: Planned = { rank, correctors: [], allCorrectors: [], corrected: [], unresolved: false };
        plan.push(step);
        run(step, () => step);
      }
    } else {
      for (const rank of come) known.add(rank);
      for (const rank of gone) known.delete(rank);
      const next = planFold(
        [...known].sort((a, b) => a - b),
        references,
      );
      const shared = sharedSteps(plan, next.steps);
      if (shared < plan.length) fold.rollback(marks[shared]!);
      marks.length = shared;
      const byRank = new Map(next.steps.map((step) => [step.rank, step]));
      for (const step of next.steps.slice(shared)) run(step, (rank) => byRank.get(rank)!);
      plan = next.steps;
      dropped = next.dropped;
    }
    highest = Math.max(highest, ...come);
    versions.states.publish(day);
    versions.mandates.publish(day);
    versions.relations.publish(day);
  }
  const standing = new Set(plan.map((step) => step.rank));
  return { sorted, references, fold, standing, dropped, linesOf: steps.linesOf, ...versions };
}

/** Whether the notices simply follow: after all that has folded, without effects on it, and not awaited by any of it. */
function onlyAppends(
  come: readonly number[],
  last: number,
  known: ReadonlySet<number>,
  references: References,
): boolean {
  let before = last;
  for (const rank of come) {
    if (rank < before || references.hasEffects(rank)) return false;
    if (references.pointingAt(rank).some((other) => known.has(other) || come.includes(other))) return false;
    before = rank;
  }
  return true;
}

function daysOf(sorted: readonly Notice[]): { day: IsoDate; come: number[]; gone: number[] }[] {
  const days = new Map<IsoDate, { day: IsoDate; come: number[]; gone: number[] }>();
  const on = (day: IsoDate) => {
    let entry = days.get(day);
    if (entry === undefined) days.set(day, (entry = { day, come: [], gone: [] }));
    return entry;
  };
  sorted.forEach((notice, rank) => {
    const between = knownBetween(notice);
    if (between === null) return;
    on(between[0]).come.push(rank);
    if (between[1] !== null) on(between[1]).gone.push(rank);
  });
  return [...days.values()].sort((a, b) => compareText(a.day, b.day));
}
