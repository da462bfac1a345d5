export interface Candidate {
  uid: string;
  kind: 'COMPANY' | 'PERSON';
  name: string;
  /** What tells it from the others: seat, legal form, status, origin, firms. */
  detail: string;
}

export const COSTLY_KINDS = ['STATEMENT', 'WIDE_NETWORK', 'SPENDING'] as const;
/** STATEMENT: a statement of a model's own over the whole graph; WIDE_NETWORK: one of many hops; SPENDING: a further round of models, past the share of the run's budget. */
export type CostlyKind = (typeof COSTLY_KINDS)[number];

/** A step that is taken only once somebody agreed to it, and what it would cost. */
export interface CostlyStep {
  kind: CostlyKind;
  /** The call, its arguments as planned, JSON text; null of SPENDING. */
  tool: string | null;
  arguments: string | null;
  /** Of WIDE_NETWORK; null where another call's result is to tell. */
  hops: number | null;
  /** Of SPENDING: what a round like the last one takes, and what the run has spent on models before it; else null. */
  tokens: number | null;
  spentTokens: number | null;
  /** Decimals, in the currency of the configured prices; null without any. */
  cost: string | null;
  spentCost: string | null;
}

/** What a suspended run asks of a person. A log from before steps were told has none. */
export type HumanInput =
  | { type: 'ChooseEntity'; prompt: string; candidates: Candidate[] }
  | { type: 'Confirm'; prompt: string; step?: CostlyStep }
  | { type: 'Clarify'; prompt: string; term: string };

/** What the person answered, of the type that was asked for: the uid of a candidate, yes or no, or words. */
export type HumanAnswer =
  { type: 'ChooseEntity'; uid: string } | { type: 'Confirm'; confirmed: boolean } | { type: 'Clarify'; text: string };
