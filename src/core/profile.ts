/** Between deriving firms and identity: kept beside the ledger, never projected. */
import type { IsoDate } from './dates.js';
import type { MentionRow } from './facts.js';
import type { Role } from './vocabulary.js';

/**
 * All mentions of one person in one firm: one hub key (bridged by `bisher`), origins not disjoint (data-model.md, "Mentions collapse
 * first to profiles"). The atom of identity: a profile is never split.
 */
export interface Profile {
  /** The smallest mention id by (publication date, number, offset). */
  id: string;
  companyUid: string;
  mentions: MentionRow[];
  /** Every hub key of its mentions and of their `bisher` values. */
  hubKeys: string[];
  /** Folded places of origin, over all mentions and `bisher` values. */
  origins: string[];
  /** ISO 3166-1 alpha-3 or as printed, folded. */
  nationalities: string[];
  /** Folded residences with the legal dates they were printed at. */
  residences: { place: string; date: IsoDate }[];
  /** First and last legal date it is seen at. */
  firstSeen: IsoDate;
  lastSeen: IsoDate;
  /** Hub keys of other profiles of the firm whose time overlaps; sorted, at most 64. */
  companions: string[];
  /** Folded names of the firms it stands for: continuity of a firm under another number. */
  roles: Role[];
  /** Profiles of the same firm that this one is surely not: two entries of one section of one notice. */
  cannotLink: string[];
  scope: string;
}

/** An operator's word on identity, by mention ids so that it survives re-clustering; can be undone. */
export interface IdentityDecision {
  id: string;
  kind: 'SAME' | 'DIFFERENT';
  a: string;
  b: string;
  reason: string;
  author: string;
  /** Instant of the decision. */
  at: string;
  undone: boolean;
}
