import type { Profile } from '../../src/core/index.js';
import type { BlockKeys } from '../identity/contract.js';
import { cluster, MAX_BLOCK } from '../identity/index.js';
import { blockHash, pack, unpack, unpackJson, type Ledger, type StoredProfile } from '../ledger/index.js';
import { localGroups, scopedKeys, type ScopedKeys } from './block-scope.js';
import { DecisionPlaces } from './decision-places.js';
import type { FeedWriter } from './feed-writer.js';

interface Member {
  id: number;
  firm: number;
  component: number | null;
  profile: Profile;
  keys: ScopedKeys;
}

/**
 * Keeps profiles and their blocks, and clusters again the components that a change touches: those a changed profile lay in, those it lies in
 * now, and those of a block that outgrew or fell back under the limit at which only narrow keys connect.
 */
export class IdentityChanges {
  readonly #components = new Set<number>();
  readonly #seeds = new Set<number>();
  readonly #added = new Set<number>();
  /** Of each block touched, by how many profiles it grew. */
  readonly #growth = new Map<number, number>();
  readonly #members = new Map<number, Member>();
  /** Members of blocks within the limit; null for a larger one. */
  readonly #blocks = new Map<number, number[] | null>();
  /** Firms whose profiles were replaced. */
  readonly #replaced = new Set<number>();
  readonly #firms = new Map<string, Map<number, number[]>>();
  readonly #places: DecisionPlaces;

  constructor(private readonly ledger: Ledger) {
    this.#places = new DecisionPlaces(ledger.decisions.all(), ledger);
  }

  /** The profiles of a firm (or, by the negative number of its publication, of a notice's debtors) in place of what it had. */
  replace(firm: number, profilesOf: () => Profile[]): void {
    this.#replaced.add(firm);
    const fresh = new Map(profilesOf().map((profile) => [JSON.stringify(profile), profile]));
    const changed: { held: StoredProfile; old: Profile }[] = [];
    for (const held of this.ledger.profiles.ofFirm(firm)) {
      const json = unpack(held.body, 'a profile');
      if (!fresh.delete(json)) changed.push({ held, old: unpackJson<Profile>(held.body, `profile ${held.id}`) });
    }
    const byId = new Map([...fresh].map(([json, profile]) => [profile.id, { json, profile }]));
    for (const { held, old } of changed) {
      const now = byId.get(old.id);
      byId.delete(old.id);
      if (now === undefined) this.#drop(memberOf(held, old));
      else this.#change(memberOf(held, old), now.profile, now.json);
    }
    for (const { json, profile } of byId.values()) this.#add(firm, pack(json), profile);
  }

  /** Most changes of a firm leave its people's names and homes alone, and with them nearly all blocks. */
  #change(before: Member, profile: Profile, json: string): void {
    const { id } = before;
    const after = memberOf(before, profile);
    const [old, fresh] = [before.keys.shared, after.keys.shared];
    for (const wide of old.wide)
      if (!fresh.wide.includes(wide) || !sameKeys(old.narrow[wide], fresh.narrow[wide])) this.#leave(id, wide, old);
    for (const wide of fresh.wide)
      if (!old.wide.includes(wide) || !sameKeys(old.narrow[wide], fresh.narrow[wide])) {
        this.#enter(id, wide);
        this.#added.add(id);
      }
    this.ledger.profiles.setBody(id, pack(json));
    this.#places.drop(id);
    this.#places.add(id, profile);
    this.#members.set(id, after);
    this.#seeds.add(id);
    if (before.component !== null) this.#components.add(before.component);
  }

  #add(firm: number, body: Buffer, profile: Profile): void {
    const id = this.ledger.profiles.add(firm, body);
    const member = memberOf({ id, firm, component: null }, profile);
    for (const wide of member.keys.shared.wide) this.#enter(id, wide);
    this.#members.set(id, member);
    this.#added.add(id);
    this.#seeds.add(id);
    this.#places.add(id, profile);
  }

  #drop({ id, component, keys: { shared } }: Member): void {
    for (const wide of shared.wide) this.#leave(id, wide, shared);
    this.ledger.profiles.drop(id);
    this.#places.drop(id);
    this.#members.delete(id);
    this.#added.delete(id);
    this.#seeds.delete(id);
    if (component !== null) this.#components.add(component);
  }

  #enter(id: number, wide: string): void {
    const key = blockHash(wide);
    this.#growth.set(key, (this.#growth.get(key) ?? 0) + 1);
    this.ledger.profiles.enter(key, id);
  }

  #leave(id: number, wide: string, keys: BlockKeys): void {
    const key = blockHash(wide);
    const growth = this.#growth.get(key) ?? 0;
    if (this.#sizeOf(key, growth) - growth > MAX_BLOCK)
      for (const narrow of keys.narrow[wide] ?? []) this.ledger.profiles.leave(blockHash(narrow), id);
    this.ledger.profiles.leave(key, id);
    this.#growth.set(key, growth - 1);
  }

  /** The size of a block as far as it matters for the limit, given by how much it has grown. */
  #sizeOf(key: number, growth: number): number {
    return this.ledger.profiles.blockSize(key, MAX_BLOCK + 1 + Math.max(0, growth));
  }

  /** An operator has spoken, or taken a word back, about the profiles `ends`: what holds them is clustered again. */
  replaceDecisions(ends: readonly number[]): void {
    for (const id of ends) {
      const { profile, component } = this.#member(id);
      if (component !== null) this.#components.add(component);
      this.#seeds.add(id);
      this.#places.add(id, profile);
    }
  }

  /** Every profile that was clustered again, and these. */
  touched(and: readonly number[]): number[] {
    return [...new Set([...this.#members.keys(), ...and])];
  }

  derive(feed: FeedWriter): void {
    for (const [key, growth] of this.#growth) this.#narrow(key, growth);
    for (const seed of this.#places.moved()) this.#seeds.add(seed);
    const queue = [...this.#seeds];
    for (const component of this.#components) queue.push(...this.ledger.profiles.ofComponent(component));
    const seen = new Set<number>();
    const living = new Set<number>();
    for (let at = 0; at < queue.length; at++) {
      const start = queue[at]!;
      if (!seen.has(start)) living.add(this.#cluster(this.#componentOf(start, seen, queue), feed));
    }
    for (const component of this.#components) {
      const key = living.has(component) ? null : this.ledger.units.key(component);
      if (key !== null) feed.remove(key);
    }
  }

  /** A block that crosses the limit gets or loses its narrow keys, and all its members are looked at again. */
  #narrow(key: number, growth: number): void {
    const { profiles } = this.ledger;
    const members = profiles.blockMembers(key, MAX_BLOCK + 1 + Math.max(0, growth));
    const [is, was] = [members.length > MAX_BLOCK, members.length - growth > MAX_BLOCK];
    this.#blocks.set(key, is ? null : members);
    if (!is && !was) return;
    const concerned = is === was ? this.#added : profiles.blockMembers(key);
    for (const id of concerned) {
      const { shared } = this.#member(id).keys;
      const wide = shared.wide.find((each) => blockHash(each) === key);
      if (wide === undefined) continue;
      for (const narrow of shared.narrow[wide] ?? []) {
        if (is) profiles.enter(blockHash(narrow), id);
        else profiles.leave(blockHash(narrow), id);
      }
      if (is !== was) this.#seeds.add(id);
    }
  }

  #member(id: number): Member {
    let member = this.#members.get(id);
    if (member !== undefined) return member;
    const stored = this.ledger.profiles.get(id)!;
    member = memberOf(stored, unpackJson<Profile>(stored.body, `profile ${id}`));
    this.#members.set(id, member);
    return member;
  }

  #componentOf(start: number, seen: Set<number>, queue: number[]): Member[] {
    const component: Member[] = [];
    const open = [start];
    seen.add(start);
    for (const id of open) {
      const member = this.#member(id);
      component.push(member);
      if (member.component !== null && !this.#components.has(member.component)) {
        this.#components.add(member.component);
        queue.push(...this.ledger.profiles.ofComponent(member.component));
      }
      for (const other of this.#neighbours(member))
        if (!seen.has(other)) {
          seen.add(other);
          open.push(other);
        }
    }
    return component;
  }

  #neighbours(member: Member): number[] {
    const { id, keys } = member;
    const { shared } = keys;
    const found = [...this.#places.sameAs(id), ...(this.#inFirm(member).get(id) ?? [])];
    for (const wide of shared.wide) {
      const members = this.#block(blockHash(wide));
      if (members !== null) found.push(...members);
      else
        for (const narrow of shared.narrow[wide] ?? [])
          found.push(...this.ledger.profiles.blockMembers(blockHash(narrow)));
    }
    return found;
  }

  #block(key: number): number[] | null {
    let members = this.#blocks.get(key);
    if (members !== undefined) return members;
    const held = this.ledger.profiles.blockMembers(key, MAX_BLOCK + 1);
    members = held.length > MAX_BLOCK ? null : held;
    this.#blocks.set(key, members);
    return members;
  }

  /**
   * By profile, the profiles of the same firm that it meets there. In a firm that nothing has touched those lie in its component already, so
   * that the firm's other people need not be read.
   */
  #inFirm({ firm, component }: Member): Map<number, number[]> {
    const whole = this.#replaced.has(firm) || component === null;
    const name = whole ? `${firm}` : `${firm} ${component}`;
    let met = this.#firms.get(name);
    if (met !== undefined) return met;
    const { profiles } = this.ledger;
    const ids = whole ? profiles.idsOfFirm(firm) : profiles.idsOfFirmIn(firm, component);
    met = new Map();
    if (ids.length > 1)
      for (const group of localGroups(ids.map((id) => this.#member(id).keys)))
        for (const index of group) {
          const id = ids[index]!;
          met.set(id, [...(met.get(id) ?? []), ...group.map((other) => ids[other]!)]);
        }
    this.#firms.set(name, met);
    return met;
  }

  /** The unit's number. */
  #cluster(component: readonly Member[], feed: FeedWriter): number {
    const profiles = component.map((member) => member.profile);
    const key = identityKey(profiles);
    feed.put(key, cluster({ profiles, decisions: this.#places.of(component.map((member) => member.id)) }));
    const unit = this.ledger.units.id(key)!;
    for (const member of component)
      if (member.component !== unit) {
        this.ledger.profiles.setComponent(member.id, unit);
        member.component = unit;
      }
    return unit;
  }
}

function memberOf(row: { id: number; firm: number; component: number | null }, profile: Profile): Member {
  return { id: row.id, firm: row.firm, component: row.component, profile, keys: scopedKeys(profile) };
}

function sameKeys(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}

/** `identity:` and the smallest mention id of the component. */
export function identityKey(profiles: readonly Profile[]): string {
  let smallest: string | null = null;
  for (const profile of profiles)
    for (const { mentionId } of profile.mentions) if (smallest === null || mentionId < smallest) smallest = mentionId;
  return `identity:${smallest ?? ''}`;
}
