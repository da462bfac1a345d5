/**
 * Networks and paths as walks that ask for neighbourhoods and leave it to the engine how to read them: a level at a time. Every engine
 * therefore walks alike.
 */
import type { Holds, RelationKind } from '../../../src/core/index.js';

export interface EntityRef {
  kind: 'COMPANY' | 'PERSON';
  uid: string;
}

/** One derived relation between two entities: the hop of networks and paths. */
export interface Link<Ref extends EntityRef = EntityRef> {
  kind: RelationKind;
  from: Ref;
  to: Ref;
  holds: Exclude<Holds, 'NOT_HELD'>;
  factUid: string;
  /** Of the stored row: the same fact met from both ends is one. */
  fact: string;
  /** The role's place in the vocabulary; -1 for relations between firms. */
  role: number;
}

export interface Neighbourhood<Ref extends EntityRef, Hop extends Link<Ref>> {
  links: Hop[];
  /** By uid; links of any kind, HELD or UNKNOWN. */
  neighbours: Map<string, Ref>;
  /** More neighbours than allowed: nothing of it is told. */
  cut: boolean;
}

/** Walking through an entity with more neighbours than this says nothing: everybody knows its auditor. */
export const HIGH_DEGREE = 1_000;

/** Whose neighbourhoods are wanted, and how many neighbours each may have. */
export interface Asked<Ref extends EntityRef> {
  refs: readonly Ref[];
  most(ref: Ref): number;
}
/** Neighbourhoods by uid; an engine may read each when it is asked for. */
export interface Around<Ref extends EntityRef, Hop extends Link<Ref>> {
  get(uid: string): Neighbourhood<Ref, Hop> | undefined;
}
/** Yields what it wants to know, and is answered. */
export type Walk<Ref extends EntityRef, Hop extends Link<Ref>, Result> = Generator<
  Asked<Ref>,
  Result,
  Around<Ref, Hop>
>;

/** The other end of a link. */
export function otherEnd<Ref extends EntityRef>(link: Link<Ref>, end: EntityRef): Ref {
  return link.from.uid === end.uid ? link.to : link.from;
}
