import type { FirmStatus, IsoDate, Role, SignatureKind } from '../src/core/index.js';

/** Something a sentence must say; of several ways any will do. */
export type Match =
  | { is: 'TEXT'; any: readonly string[] }
  | { is: 'DATE'; any: readonly IsoDate[] }
  | { is: 'ROLE'; role: Role }
  | { is: 'SIGNATURE'; kind: SignatureKind }
  | { is: 'STATUS'; status: FirmStatus }
  /** Currency null: no notice prints it, and none need be told. */
  | { is: 'AMOUNT'; amount: number; currency: string | null }
  | { is: 'COUNT'; any: readonly number[] };

/** A required part of the answer. A name may stand in any printed variant; what is `with` it stands in the same sentence. */
export type Item =
  | { type: 'PERSON'; id: string; with: readonly Match[] }
  | { type: 'FIRM'; id: string; with: readonly Match[] }
  /** One of these persons or firms will do: they share a rank. */
  | { type: 'ONE_OF'; ids: readonly string[] }
  | { type: 'SAYS'; match: Match };

/** Kinds of facts; one that was not asked for makes an answer more than was asked. */
export const FACETS = ['PEOPLE', 'ADDRESS', 'PURPOSE', 'CAPITAL'] as const;
export type Facet = (typeof FACETS)[number];

export interface Subject {
  kind: 'COMPANY' | 'PERSON';
  /** A firm's CHE number or a person's id in the truth. */
  id: string;
}

/** What the simulator's truth says an answer must be. */
export interface Expectation {
  /** CHOICE: a list of namesakes to choose from. NOTHING: the register does not say. */
  outcome: 'ANSWER' | 'CHOICE' | 'NOTHING';
  /** All of them, and nobody else. CHOICE: whom the list must name. */
  items: readonly Item[];
  facets: readonly Facet[];
  /** People and firms who may be named or not: truth leaves it open, or the question names them. */
  optional: readonly string[];
  /** People and firms of whom something true can be said that was not asked. */
  related: readonly string[];
  /** Firms of which facts may be told at all. */
  firms: readonly string[];
  /** Days that the question itself names. */
  days: readonly IsoDate[];
  /** Dates must stand in time order, either way. */
  ordered: boolean;
  /** A list to choose from that holds the subject is as good: the name as written fits several. */
  mayAsk: boolean;
  /** Whom the next turn is about. */
  subject: Subject | null;
}

export const says = (match: Match): Item => ({ type: 'SAYS', match });
export const text = (...any: string[]): Item => says({ is: 'TEXT', any });
export const date = (...any: IsoDate[]): Item => says({ is: 'DATE', any });

export function expectation(some: Partial<Expectation>): Expectation {
  return {
    outcome: 'ANSWER',
    items: [],
    facets: [],
    optional: [],
    related: [],
    firms: [],
    days: [],
    ordered: false,
    mayAsk: false,
    subject: null,
    ...some,
  };
}

/** Two questions in one: both answers, and what either leaves open. */
export function both(left: Expectation, right: Expectation): Expectation {
  const join = <T>(a: readonly T[], b: readonly T[]) => [...new Set([...a, ...b])];
  return {
    ...left,
    items: [...left.items, ...right.items],
    facets: join(left.facets, right.facets),
    optional: join(left.optional, right.optional),
    related: join(left.related, right.related),
    firms: join(left.firms, right.firms),
    days: join(left.days, right.days),
  };
}
