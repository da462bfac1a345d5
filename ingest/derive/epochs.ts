import {
  compareText,
  type CompanyStateRow,
  type IsoDate,
  type MandateRow,
  type RelationRow,
} from '../../src/core/index.js';
import { isUnbroken } from './chain.js';
import type { Notice } from './contract.js';
import { Steps, type Planned } from './corrections.js';
import { Fold } from './fold.js';
import { compareNotices } from './order.js';
import { planFold, sharedSteps } from './plan.js';
import { References } from './references.js';
import type { LiveMandate } from './rows.js';
import type { LiveRelation } from './relations.js';
import { MandateShape, RelationShape, stateShape } from './shapes.js';
import type { LiveState } from './live-firm.js';
import { Versions } from './versions.js';

/** A firm folded for every day on which something about it was published. */
export interface History {
  sorted: Notice[];
  references: References;
  /** As all that is known today gives it. */
  fold: Fold;
  /** Ranks of notices that count today, and the references dropped among them. */
  standing: ReadonlySet<number>;
  dropped: readonly number[];
  steps: Steps;
  states: Versions<LiveState, CompanyStateRow>;
  mandates: Versions<LiveMandate, MandateRow>;
  relations: Versions<LiveRelation, RelationRow>;
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
  const references = new References(sorted);
  const folding = new Folding(references, new Steps(sorted, keys), new Fold(keys));
  const { fold, steps } = folding;
  const states = new Versions(fold.firm.states, stateShape);
  const mandates = new Versions(fold.people.mandates, new MandateShape(companyUid));
  const relations = new Versions(fold.relations, new RelationShape(companyUid, keys));
  for (const { day, come, gone } of daysOf(sorted)) {
    folding.turn(come, gone);
    states.publish(day);
    mandates.publish(day);
    relations.publish(day);
  }
  const standing = new Set(folding.plan.map((step) => step.rank));
  return { sorted, references, fold, standing, dropped: folding.dropped, steps, states, mandates, relations };
}

/** The fold with the plan that it has followed so far. */
class Folding {
  plan: Planned[] = [];
  dropped: number[] = [];
  readonly #known = new Set<number>();
  /** Where the fold stood before each step of the plan. */
  readonly #marks: number[] = [];
  #highest = -1;

  constructor(
    private readonly references: References,
    readonly steps: Steps,
    readonly fold: Fold,
  ) {}

  /** A day on which notices become known and others are cancelled. */
  turn(come: readonly number[], gone: readonly number[]): void {
    if (gone.length === 0 && this.dropped.length === 0 && this.#onlyAppends(come)) this.#append(come);
    else this.#planAgain(come, gone);
    this.#highest = Math.max(this.#highest, ...come);
  }

  #append(come: readonly number[]): void {
    for (const rank of come) {
      this.#known.add(rank);
      const step: Planned = { rank, correctors: [], allCorrectors: [], corrected: [], unresolved: false };
      this.plan.push(step);
      this.#run(this.plan.length - 1, () => step);
    }
  }

  #planAgain(come: readonly number[], gone: readonly number[]): void {
    for (const rank of come) this.#known.add(rank);
    for (const rank of gone) this.#known.delete(rank);
    const known = [...this.#known].sort((a, b) => a - b);
    const next = planFold(known, this.references);
    const shared = sharedSteps(this.plan, next.steps);
    if (shared < this.plan.length) this.fold.rollback(this.#marks[shared]!);
    this.#marks.length = shared;
    const byRank = new Map(next.steps.map((step) => [step.rank, step]));
    this.plan = next.steps;
    this.dropped = next.dropped;
    for (let index = shared; index < next.steps.length; index++) this.#run(index, (rank) => byRank.get(rank)!);
  }

  #run(index: number, planOf: (rank: number) => Planned): void {
    this.#marks.push(this.fold.mark());
    const step = this.steps.stepOf(this.plan[index]!, planOf);
    this.fold.apply(step, (since) => isUnbroken(this.plan.slice(0, index + 1), since, this.steps, this.references));
  }

  /** Whether the notices simply follow: after all that has folded, without effects on it, and not awaited by any of it. */
  #onlyAppends(come: readonly number[]): boolean {
    let before = this.#highest;
    for (const rank of come) {
      if (rank < before || this.references.hasEffects(rank)) return false;
      if (this.references.pointingAt(rank).some((other) => this.#known.has(other) || come.includes(other)))
        return false;
      before = rank;
    }
    return true;
  }
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
