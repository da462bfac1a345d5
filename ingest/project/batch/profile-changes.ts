import type { Profile } from '../../../src/core/index.js';
import {
  blockedOf,
  blockKeys,
  comparedOf,
  MAX_BLOCK,
  prepareProfile,
  type PreparedProfile,
} from '../../identity/index.js';
import type { BlockKeys } from '../../identity/contract.js';
import { blockHash, pack, unpack, type Ledger, type StoredProfile } from '../../ledger/index.js';
import type { FreshProfile } from '../derived-firm.js';
import { companionsMoved, idIn, sitsBeside } from './profile-text.js';

/** A profile as the ledger holds it, with what identity asks of it worked out once. */
export class Member {
  #keys: BlockKeys | null = null;
  #side: PreparedProfile | null = null;
  #profile: Profile | null = null;

  constructor(
    readonly id: number,
    readonly firm: number,
    public component: number | null,
    readonly json: string,
  ) {}

  get profile(): Profile {
    return (this.#profile ??= JSON.parse(this.json) as Profile);
  }

  get keys(): BlockKeys {
    return (this.#keys ??= blockKeys(this.profile));
  }

  get side(): PreparedProfile {
    return (this.#side ??= prepareProfile(this.profile));
  }
}

/** A profile before and after a batch; null where there is none. */
export interface MemberChange {
  old: Member | null;
  now: Member | null;
}

/** Replaces profiles and their places in blocks, and remembers what a batch changed. */
export class ProfileChanges {
  /** Profiles that compare otherwise than before, by number. */
  readonly changes = new Map<number, MemberChange>();
  /** Of profiles of which nothing else changed: who came beside them, or left, by number. */
  readonly beside = new Map<number, ReadonlySet<string>>();
  /** Identity units whose profiles changed in any way but {@link beside}. */
  readonly components = new Set<number>();
  /** Members of blocks, by their keys' hashes, as far as they were read after {@link settle}: null for a crowded one. */
  readonly blocks = new Map<number, number[] | null>();
  /** Of each block touched, by how many profiles it grew. */
  readonly #growth = new Map<number, number>();
  /** Profiles put into a block. */
  readonly #entered = new Map<number, number[]>();
  /** Growth of the narrow blocks of crowded ones. */
  readonly #narrowGrowth = new Map<number, number>();
  readonly #members = new Map<number, Member>();

  constructor(
    private readonly ledger: Ledger,
    private readonly moved: { added: (id: number, profile: Profile) => void; dropped: (id: number) => void },
  ) {}

  member(id: number): Member {
    let member = this.#members.get(id);
    if (member === undefined) this.#members.set(id, (member = memberOf(this.ledger.profiles.get(id)!)));
    return member;
  }

  /** Whether one of the hub keys is beside the profile. It is not parsed for that: most are asked for nothing else. */
  sitsBeside(id: number, hubs: ReadonlySet<string>): boolean {
    return sitsBeside(this.member(id).json, hubs);
  }

  /** The profiles of a firm (or, by the negative number of its publication, of a notice's debtors) in place of what it had. */
  replace(firm: number, profiles: readonly FreshProfile[]): void {
    const fresh = new Map(profiles.map((profile) => [profile.id, profile]));
    for (const held of this.ledger.profiles.ofFirm(firm)) {
      const old = this.#members.get(held.id) ?? memberOf(held);
      const id = idIn(old.json);
      const profile = fresh.get(id);
      fresh.delete(id);
      if (profile === undefined) this.#drop(old);
      else this.#replaceOne(old, profile);
    }
    for (const { json } of fresh.values()) {
      const id = this.ledger.profiles.add(firm, pack(json));
      this.#put(null, new Member(id, firm, null, json));
      for (const wide of this.member(id).keys.wide) this.#enter(id, wide);
    }
  }

  #replaceOne(old: Member, { json }: FreshProfile): void {
    if (json === old.json) {
      this.#members.set(old.id, old);
      return;
    }
    this.ledger.profiles.setBody(old.id, pack(json));
    const now = new Member(old.id, old.firm, old.component, json);
    const moved = this.changes.has(old.id) ? null : companionsMoved(old.json, json);
    if (moved === null) this.#change(old, now);
    else {
      // Nothing that is shown of it changed, nor that anybody compares but its companions.
      this.beside.set(old.id, new Set([...(this.beside.get(old.id) ?? []), ...moved]));
      this.#members.set(old.id, now);
    }
  }

  #change(old: Member, now: Member): void {
    const { profile } = now;
    if (old.component !== null) this.components.add(old.component);
    this.moved.dropped(old.id);
    if (
      comparedOf(old.profile) === comparedOf(profile) &&
      old.profile.companions.join() === profile.companions.join()
    ) {
      this.#members.set(old.id, now);
      this.moved.added(old.id, profile);
      const before = this.changes.get(old.id);
      if (before !== undefined) before.now = now;
      return;
    }
    this.#put(old, now);
    if (blockedOf(old.profile) === blockedOf(profile)) return;
    for (const wide of old.keys.wide)
      if (!now.keys.wide.includes(wide) || !sameKeys(old.keys.narrow[wide], now.keys.narrow[wide]))
        this.#leave(old, wide);
    for (const wide of now.keys.wide)
      if (!old.keys.wide.includes(wide) || !sameKeys(old.keys.narrow[wide], now.keys.narrow[wide]))
        this.#enter(now.id, wide);
  }

  #put(old: Member | null, now: Member): void {
    this.changes.set(now.id, { old: this.changes.get(now.id)?.old ?? old, now });
    this.#members.set(now.id, now);
    this.moved.added(now.id, now.profile);
  }

  #drop(old: Member): void {
    if (old.component !== null) this.components.add(old.component);
    for (const wide of old.keys.wide) this.#leave(old, wide);
    this.ledger.profiles.drop(old.id);
    this.moved.dropped(old.id);
    this.#members.delete(old.id);
    const before = this.changes.get(old.id);
    this.changes.set(old.id, { old: before === undefined ? old : before.old, now: null });
  }

  #enter(id: number, wide: string): void {
    const key = blockHash(wide);
    if (this.ledger.profiles.enter(key, id)) this.#growth.set(key, (this.#growth.get(key) ?? 0) + 1);
    const entered = this.#entered.get(key);
    if (entered === undefined) this.#entered.set(key, [id]);
    else entered.push(id);
  }

  #leave({ id, keys }: Member, wide: string): void {
    const key = blockHash(wide);
    const growth = this.#growth.get(key) ?? 0;
    if (this.#sizeOf(key, growth) - growth > MAX_BLOCK)
      for (const narrow of keys.narrow[wide] ?? []) this.#leaveNarrow(id, narrow);
    if (this.ledger.profiles.leave(key, id)) this.#growth.set(key, growth - 1);
  }

  #leaveNarrow(id: number, narrow: string): void {
    const key = blockHash(narrow);
    if (this.ledger.profiles.leave(key, id)) this.#narrowGrowth.set(key, (this.#narrowGrowth.get(key) ?? 0) - 1);
  }

  #enterNarrow(id: number, narrow: string): void {
    const key = blockHash(narrow);
    if (this.ledger.profiles.enter(key, id)) this.#narrowGrowth.set(key, (this.#narrowGrowth.get(key) ?? 0) + 1);
  }

  /** The profiles of changed firms that hold, or held, more than `limit` of them. */
  crowdedFirms(limit: number): number[] {
    const gone = new Map<number, number>();
    for (const { old, now } of this.changes.values()) {
      const firm = (now ?? old)!.firm;
      gone.set(firm, (gone.get(firm) ?? 0) + (now === null ? 1 : 0));
    }
    return [...gone].flatMap(([firm, left]) => {
      const ids = this.ledger.profiles.idsOfFirm(firm);
      return ids.length + left > limit ? ids : [];
    });
  }

  /** The size of a block as far as it matters for the limit, given by how much it has grown. */
  #sizeOf(key: number, growth: number): number {
    return this.ledger.profiles.blockSize(key, MAX_BLOCK + 1 + Math.max(0, growth));
  }

  /**
   * Gives or takes narrow keys where a block has become crowded, is none any more, or has new members. To be called once, at the end.
   * Returns the profiles of blocks that crossed the limit: all of them meet others than before.
   */
  settle(): Set<number> {
    const crossed = new Set<number>();
    for (const [key, growth] of this.#growth) this.#narrow(key, growth, crossed);
    for (const [key, growth] of this.#narrowGrowth) {
      const size = this.#sizeOf(key, growth);
      if (size > MAX_BLOCK !== size - growth > MAX_BLOCK)
        for (const id of this.ledger.profiles.blockMembers(key)) crossed.add(id);
    }
    return crossed;
  }

  #narrow(key: number, growth: number, crossed: Set<number>): void {
    const { profiles } = this.ledger;
    const members = profiles.blockMembers(key, MAX_BLOCK + 1);
    const is = members.length > MAX_BLOCK;
    this.blocks.set(key, is ? null : members);
    const was = (is ? this.#sizeOf(key, growth) : members.length) - growth > MAX_BLOCK;
    if (!is && !was) return;
    for (const id of is === was ? (this.#entered.get(key) ?? []) : profiles.blockMembers(key)) {
      if (this.changes.get(id)?.now === null) continue;
      const { keys } = this.member(id);
      const wide = keys.wide.find((each) => blockHash(each) === key);
      if (wide === undefined) continue;
      for (const narrow of keys.narrow[wide] ?? []) {
        if (is) this.#enterNarrow(id, narrow);
        else this.#leaveNarrow(id, narrow);
      }
      if (is !== was) crossed.add(id);
    }
  }
}

function memberOf({ id, firm, component, body }: StoredProfile): Member {
  return new Member(id, firm, component, unpack(body, `profile ${id}`));
}

function sameKeys(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
