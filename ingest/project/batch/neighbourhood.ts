import {
  byDate,
  countResidenceGroups,
  hasClaim,
  LEAST_COMMON,
  MAX_BLOCK,
  nearby,
  type Dated,
} from '../../identity/index.js';
import { blockHash, type Ledger } from '../../ledger/index.js';
import { localGroups } from '../block-scope.js';
import type { Member, ProfileChanges } from './profile-changes.js';

/** A block over the limit under its narrow key, in the order of its walk. */
interface Walk {
  ordered: (Dated & { id: string; number: number })[];
  at: ReadonlyMap<number, number>;
}

/** Who meets whom, as the ledger's blocks stand; asked for the second time, an answer costs nothing. */
export class Neighbourhood {
  readonly #walks = new Map<string, Walk | null>();
  readonly #inFirm = new Map<number, Map<number, number[]>>();
  readonly #groups = new Map<string, number>();

  constructor(
    private readonly ledger: Ledger,
    private readonly profiles: ProfileChanges,
  ) {}

  isCrowded(wide: string): boolean {
    return this.#block(wide) === null;
  }

  /** Profiles under a wide key, crowded or not. Two keys that share a hash by accident are told apart where it matters. */
  under(wide: string): number[] {
    return this.#block(wide) ?? this.ledger.profiles.blockMembers(blockHash(wide));
  }

  #block(wide: string): number[] | null {
    const key = blockHash(wide);
    let members = this.profiles.blocks.get(key);
    if (members !== undefined) return members;
    const held = this.ledger.profiles.blockMembers(key, MAX_BLOCK + 1);
    members = held.length > MAX_BLOCK ? null : held;
    this.profiles.blocks.set(key, members);
    return members;
  }

  /** Everybody whom a profile is to be compared with; some more than once, itself among them. */
  of(member: Member): number[] {
    return [...(this.#local(member.firm).get(member.id) ?? []), ...this.elsewhere(member)];
  }

  /** Those of other firms among them, though some of its own too. */
  elsewhere(member: Member): number[] {
    const found: number[] = [];
    for (const wide of member.keys.wide) {
      const members = this.#block(wide);
      if (members !== null) found.push(...members);
      else for (const narrow of member.keys.narrow[wide] ?? []) found.push(...this.#underNarrow(member, wide, narrow));
    }
    return found;
  }

  #underNarrow(member: Member, wide: string, narrow: string): number[] {
    const walk = this.walk(wide, narrow);
    if (walk === null) return this.ledger.profiles.blockMembers(blockHash(narrow), MAX_BLOCK);
    const at = walk.at.get(member.id);
    return at === undefined ? [] : nearby(walk.ordered, at).map(({ number }) => number);
  }

  /** Null for a narrow block within the limit. */
  walk(wide: string, narrow: string): Walk | null {
    let walk = this.#walks.get(narrow);
    if (walk !== undefined) return walk;
    const ids = this.ledger.profiles.blockMembers(blockHash(narrow));
    walk = ids.length > MAX_BLOCK ? this.#walkOver(ids, (member) => member.keys.narrow[wide]?.includes(narrow) ?? false) : null; // prettier-ignore
    this.#walks.set(narrow, walk);
    return walk;
  }

  #walkOver(ids: readonly number[], belongs: (member: Member) => boolean): Walk {
    const members = ids.map((id) => this.profiles.member(id)).filter(belongs);
    const ordered = members.map(({ id, profile }) => ({ id: profile.id, firstSeen: profile.firstSeen, number: id }));
    ordered.sort(byDate);
    return { ordered, at: new Map(ordered.map(({ number }, at) => [number, at])) };
  }

  /** By profile, those of the same firm that it meets there. */
  #local(firm: number): Map<number, number[]> {
    let met = this.#inFirm.get(firm);
    if (met !== undefined) return met;
    met = new Map();
    const ids = this.ledger.profiles.idsOfFirm(firm);
    const groups = ids.length > 1 ? localGroups(ids.map((id) => this.profiles.member(id).keys)) : [];
    for (const group of groups) {
      const numbers = group.map((index) => ids[index]!);
      const walk = numbers.length > MAX_BLOCK ? this.#walkOver(numbers, () => true) : null;
      for (const id of numbers) {
        const others = walk === null ? numbers : nearby(walk.ordered, walk.at.get(id)!).map(({ number }) => number);
        met.set(id, [...(met.get(id) ?? []), ...others]);
      }
    }
    this.#inFirm.set(firm, met);
    return met;
  }

  /** Groups of residences in the block of a name with a citizenship (identity's Commonness); of few profiles, no fewer than there are. */
  residenceGroups(claim: string): number {
    let count = this.#groups.get(claim);
    if (count !== undefined) return count;
    // Not even if each lived elsewhere: they need not be read.
    const { length } = this.under(claim);
    count = length < LEAST_COMMON ? length : this.groupsAmong(this.claimants(claim).values());
    this.#groups.set(claim, count);
    return count;
  }

  groupsAmong(members: Iterable<Member>): number {
    return countResidenceGroups([...members].map((member) => member.profile));
  }

  /** The profiles under the key, by number. */
  claimants(claim: string): Map<number, Member> {
    const members = this.under(claim).map((id) => this.profiles.member(id));
    return new Map(members.filter(({ profile }) => hasClaim(profile, claim)).map((member) => [member.id, member]));
  }

  /** Whether the two meet in the blocks of their very keys, not only of a common hash. */
  meet(a: Member, b: Member): boolean {
    const localOrWide = [...a.keys.local, ...a.keys.wide.filter((wide) => !this.isCrowded(wide))];
    const theirs = new Set([...b.keys.local, ...b.keys.wide]);
    if (localOrWide.some((key) => theirs.has(key))) return true;
    return a.keys.wide.some((wide) => theirs.has(wide) && a.keys.narrow[wide]?.some((narrow) => b.keys.narrow[wide]?.includes(narrow))); // prettier-ignore
  }
}
