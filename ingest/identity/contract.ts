import type { HolderUnit, IdentityDecision, IdentityUnit, MentionRow, Profile } from '../../src/core/index.js';

/**
 * Keys under which candidates meet: hub and origin, a `bisher` bridge, a spelling variant ... Two profiles without a common key are never
 * compared. `wide` keys are used while a block holds at most {@link MAX_BLOCK} profiles; past that, only its `narrow` variants
 * (the wide key plus a second exact key, e.g. the residence) connect. Both depend on the profile alone.
 */
export interface BlockKeys {
  wide: string[];
  /** By wide key. */
  narrow: Record<string, string[]>;
}

export interface ComponentInput {
  /** A connected component of blocks, whole, in any order. */
  profiles: Profile[];
  /** Every decision, undone ones left out, that names a mention of these profiles. */
  decisions: IdentityDecision[];
}

/** Pure: no order, no clock. */
export type Cluster = (input: ComponentInput) => IdentityUnit;
export type BlockKeysOf = (profile: Profile) => BlockKeys;

export interface HolderInput {
  key: string;
  /** Uids of the firms that answer to the key, sorted. */
  claimants: string[];
  /** The smallest mention by (publication date, mention id) entered under the key, or null where only a relation names it. */
  first: MentionRow | null;
  /** Name and seat as printed where a relation names it and no mention does. */
  fallback: { name: string; seat: string | null } | null;
}
export type ResolveHolder = (input: HolderInput) => HolderUnit;
