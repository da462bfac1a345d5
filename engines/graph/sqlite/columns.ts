/** How core's rows become columns and back: dates as integers, kinds as positions, the rest as compact JSON tuples. */
import {
  ACTIONS, BOUND_KINDS, EVENT_TOPICS, FIRM_STATUSES, RELATION_KINDS, ROLES, SIGNATURE_KINDS, EVENT_EDGE_KINDS, AppError,
} from '../../../src/core/index.js'; // prettier-ignore
import type { Bound, EventTopic, IsoDate, Proof, Validity } from '../../../src/core/index.js';
import { dateNumber, dateText, optionalDateNumber } from '../common/date-numbers.js';
import type { Value } from './database.js';

export { dateNumber, dateText, optionalDateNumber };

export function optionalDateText(value: Value | undefined): IsoDate | null {
  return typeof value === 'number' ? dateText(value) : null;
}

/** Positions in a list of the vocabulary, both ways. */
export function codes<Name extends string>(names: readonly Name[]) {
  const numbers = new Map<string, number>(names.map((name, index) => [name, index]));
  return {
    number(name: Name): number {
      const number = numbers.get(name);
      if (number === undefined) throw new AppError('BAD_INPUT', `${JSON.stringify(name)} is not in the vocabulary`);
      return number;
    },
    name(number: Value | undefined): Name {
      const name = typeof number === 'number' ? names[number] : undefined;
      if (name === undefined) throw new AppError('CORRUPT', `no such code in the vocabulary: ${String(number)}`);
      return name;
    },
  };
}

export const boundKinds = codes(BOUND_KINDS);
export const statuses = codes(FIRM_STATUSES);
export const roles = codes(ROLES);
export const relationKinds = codes(RELATION_KINDS);
export const edgeKinds = codes(EVENT_EDGE_KINDS);
export const signatures = codes(SIGNATURE_KINDS);
export const actions = codes(ACTIONS);

/** f, fk, t, tk, fp, tp, wp. */
export type ValidityColumns = [number, number, number | null, number, number, number | null, number | null];

export function validityColumns(row: Validity): ValidityColumns {
  return [
    optionalDateNumber(row.from.date) ?? 0,
    boundKinds.number(row.from.kind),
    optionalDateNumber(row.to.date),
    boundKinds.number(row.to.kind),
    dateNumber(row.fromPublished),
    optionalDateNumber(row.toPublished),
    optionalDateNumber(row.withdrawnPublished),
  ];
}

/** Reads seven columns from `at` on. */
export function validityFrom(row: readonly Value[], at: number): Validity {
  return {
    from: { date: row[at] === 0 ? null : optionalDateText(row[at]), kind: boundKinds.name(row[at + 1]) },
    to: { date: optionalDateText(row[at + 2]), kind: boundKinds.name(row[at + 3]) },
    fromPublished: optionalDateText(row[at + 4]) ?? '',
    toPublished: optionalDateText(row[at + 5]),
    withdrawnPublished: optionalDateText(row[at + 6]),
  };
}

export type BoundTuple = [IsoDate | null, number];
export function boundTuple(bound: Bound): BoundTuple {
  return [bound.date, boundKinds.number(bound.kind)];
}
export function boundFrom([date, kind]: BoundTuple): Bound {
  return { date, kind: boundKinds.name(kind) };
}

export type ProofTuple = [string, number, number];
export function proofTuple(proof: Proof): ProofTuple {
  return [proof.publicationId, proof.span.start, proof.span.end];
}
export function proofFrom([publicationId, start, end]: ProofTuple): Proof {
  return { publicationId, span: { start, end } };
}

/** Topics as a bit set; there are fewer than 32. */
export function topicBits(topics: readonly EventTopic[]): number {
  let bits = 0;
  for (const topic of topics) bits |= 1 << EVENT_TOPICS.indexOf(topic);
  return bits >>> 0;
}

export function text(value: Value | undefined): string {
  return typeof value === 'string' ? value : '';
}
export function number(value: Value | undefined): number {
  return typeof value === 'number' ? value : 0;
}
