import type { Canton, EventTopic, FirmStatus } from '../core/index.js';

export type CountGrouping = 'CANTON' | 'LEGAL_FORM' | 'STATUS' | 'SEAT' | 'YEAR' | 'MONTH' | 'TOPIC' | 'RUBRIC';

export interface CountConditions {
  canton: Canton | null;
  seat: string | null;
  legalForm: string | null;
  status: FirmStatus | null;
  /** What happened; null: firms as they were at the clocks. */
  topic: EventTopic | null;
  /** Half-open; of what happened. COMPANIES: legal dates; NOTICES: publication dates. */
  during: { from: string | null; to: string | null } | null;
}

/** One group of a count; the key is a canton, a form's code, a status, a year, a topic ... by the grouping. */
export interface CountRow {
  key: string;
  count: number;
  unknown: number;
}
