import type { Bound, IsoDate, Proof, Validity } from '../../src/core/index.js';
import { sameBound } from './bounds.js';
import type { Table } from './journal.js';

/** A fact by legal time alone. */
export interface Live {
  from: Bound;
  to: Bound;
  proofs: readonly Proof[];
}

export interface Shape<Fact extends Live, Row extends Validity> {
  /** The row as first published on this day. */
  row(fact: Fact, published: IsoDate): Row;
  /**
   * Whether `next` is `held` grown with time: nothing said before is taken back, but for an open end that may have come.
   * Bounds and proofs are compared by the caller.
   */
  grows(held: Fact, next: Fact): boolean;
  /** Brings the row to `next`, which was published on this day. */
  grow(row: Row, next: Fact, published: IsoDate): void;
}

/**
 * The second clock. The fold knows legal time only; after each day of publication its table is compared with what stood before. What is gone or
 * contradicts is withdrawn on that day, what is new or differs is published on that day, what only ended or grew keeps its row
 * (data-model.md, Derived facts). Hence a row exists at knownOn = k exactly if a fold over what was known at k gives it.
 */
export class Versions<Fact extends Live, Row extends Validity> {
  readonly #standing = new Map<string, { fact: Fact; row: Row }>();
  readonly #withdrawn: [string, Row][] = [];

  constructor(
    private readonly table: Table<Fact>,
    private readonly shape: Shape<Fact, Row>,
  ) {}

  /** Compares what the fold holds with what was published before, and dates every difference. */
  publish(day: IsoDate): void {
    for (const key of this.table.touched()) this.#publishOne(key, this.table.get(key), day);
  }

  #publishOne(key: string, fact: Fact | undefined, day: IsoDate): void {
    const held = this.#standing.get(key);
    if (fact === held?.fact) return;
    if (held !== undefined && fact !== undefined && continues(held.fact, fact, this.shape)) {
      extend(held.row, held.fact, fact, day);
      this.shape.grow(held.row, fact, day);
      held.fact = fact;
      return;
    }
    if (held !== undefined) {
      held.row.withdrawnPublished = day;
      this.#withdrawn.push([key, held.row]);
      this.#standing.delete(key);
    }
    if (fact !== undefined) this.#standing.set(key, { fact, row: this.shape.row(fact, day) });
  }

  /** Every version ever published, in the order of their keys. */
  rows(): Row[] {
    const all = [...this.#withdrawn];
    for (const [key, { row }] of this.#standing) all.push([key, row]);
    return all.sort(byKeyAndPublication).map(([, row]) => row);
  }

  /** Versions that stand, by key. */
  standing(): [string, Row][] {
    return [...this.#standing].map(([key, { row }]) => [key, row]);
  }
}

function continues<Fact extends Live, Row extends Validity>(held: Fact, next: Fact, shape: Shape<Fact, Row>): boolean {
  return (
    sameBound(held.from, next.from) &&
    (held.to.kind === 'OPEN' || sameBound(held.to, next.to)) &&
    next.proofs.length >= held.proofs.length &&
    held.proofs.every((proof, index) => sameProof(proof, next.proofs[index]!)) &&
    shape.grows(held, next)
  );
}

function extend(row: Validity, held: Live, next: Live, day: IsoDate): void {
  if (!sameBound(held.to, next.to)) {
    row.to = next.to;
    row.toPublished = day;
  }
}

export function sameProof(a: Proof, b: Proof): boolean {
  return a === b || (a.publicationId === b.publicationId && a.span.start === b.span.start && a.span.end === b.span.end);
}

/** When the end of a fact first published on this day was known: with the fact, unless it is still open. */
export function endPublished(fact: Live, published: IsoDate): IsoDate | null {
  return fact.to.kind === 'OPEN' ? null : published;
}

function byKeyAndPublication([a, rowA]: [string, Validity], [b, rowB]: [string, Validity]): number {
  if (a !== b) return a < b ? -1 : 1;
  return rowA.fromPublished < rowB.fromPublished ? -1 : 1;
}
