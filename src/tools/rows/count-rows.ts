import type { HappenedBy, HappenedOrder } from '../../../engines/graph/contract.js';
import type { Canton, EventTopic, FirmStatus } from '../../core/index.js';

export type CountGrouping = 'CANTON' | 'LEGAL_FORM' | 'STATUS' | 'SEAT' | 'YEAR' | 'MONTH' | 'TOPIC' | 'RUBRIC';

export interface CountConditions {
  canton: Canton | null;
  seat: string | null;
  /** An address or a part of it. */
  address: string | null;
  legalForm: string | null;
  /** Words with which words of the purpose begin. */
  purpose: string | null;
  status: FirmStatus | null;
  /** What happened; null: firms as they were at the clocks. */
  topic: EventTopic | null;
  /** Of what happened to COMPANIES, by which of its dates; NOTICES are always by publication. */
  by: HappenedBy;
  /** Of MOVED: canton and seat are those that the firms left. */
  away?: boolean;
  /** Of MOVED: the firms had not been there. */
  arrived?: boolean;
  /** Half-open; of what happened. */
  during: { from: string | null; to: string | null } | null;
  /** What else happened to COMPANIES, or did not. */
  also: readonly AlsoCondition[];
}

/** By legal dates. */
export interface AlsoCondition {
  topic: EventTopic;
  /** Half-open. */
  during: { from: string | null; to: string | null };
  /** Where it stands to the topic; ANY without one. */
  order: HappenedOrder;
  negated: boolean;
}

/** One group of a count; the key is a canton, a form's code, a status, a year, a topic ... by the grouping. */
export interface CountRow {
  key: string;
  count: number;
  unknown: number;
}

export interface RankedEntity {
  /** From 1; equal values share a rank. */
  rank: number;
  uid: string;
  name: string;
  /** A number; of CAPITAL a decimal as printed. */
  value: string;
  /** Of CAPITAL, where the notice prints one. */
  currency: string | null;
  /** Facts of which the register does not say whether they held, not counted in. */
  unknown: number;
  seat: string | null;
  canton: string | null;
}
