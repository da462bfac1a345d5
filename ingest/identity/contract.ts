import type { HolderUnit, IdentityDecision, IdentityUnit, MentionRow, Profile, IsoDate } from '../../src/core/index.js';

/**
 * Keys under which candidates meet: hub and origin, a `bisher` bridge, the same firm, a spelling variant ... Two profiles without a common
 * key are never compared. All depend on the profile alone.
 */
export interface BlockKeys {
  /** Used while a block holds at most {@link MAX_BLOCK} profiles; past that it is crowded, and only its `narrow` variants connect. */
  wide: string[];
  /** By wide key: that key plus a second exact one, e.g. the residence. */
  narrow: Record<string, string[]>;
  /** Keys that name the profile's own firm. */
  local: string[];
}

/**
 * The crowded blocks, by wide key, of all profiles there are: with the number of groups of residences in it ({@link Commonness}) where it
 * is a block of name and citizenship.
 */
export type Crowds = ReadonlyMap<string, number>;

/** A candidate edge between two positions, a < b. Its evidence is worked out again where it is shown. */
export interface Edge {
  a: number;
  b: number;
  points: number;
  linkable: boolean;
  /** Somebody who is not the one has about as good a claim to the other. */
  contested: boolean;
}

export interface IdentifyInput {
  /** Profiles that share no connecting key with any other: all there are, or whole components of blocks. In any order. */
  profiles: readonly Profile[];
  /** Every decision, undone ones left out, that names a mention of these profiles. */
  decisions: readonly IdentityDecision[];
  /** Left out where `profiles` are all there are. */
  crowds?: Crowds;
}
/** One unit of work: a connected component of candidate edges and of the operator's SAME. */
export interface Identified {
  profiles: Profile[];
  /** Between them, by position, in any order. */
  edges: Edge[];
  unit: IdentityUnit;
}

/** Pure: no order, no clock. The components in the order of their smallest profile ids. */
export type Identify = (input: IdentifyInput) => Identified[];
export type BlockKeysOf = (profile: Profile) => BlockKeys;

export interface HolderInput {
  key: string;
  /** Uids of the firms that answer to the key, sorted. */
  claimants: string[];
  /** The smallest mention by (publication date, mention id) entered under the key, or null where only a relation names it. */
  first: MentionRow | null;
  /** The names that living mentions print, each with its first print; the one printed last first. */
  names: { name: string; legalDate: IsoDate; publicationDate: IsoDate }[];
  /** Name and seat as printed where a relation names it and no mention does. */
  fallback: { name: string; seat: string | null } | null;
}
export type ResolveHolder = (input: HolderInput) => HolderUnit;
