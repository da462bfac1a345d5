import { blockKeys, cluster, MAX_BLOCK } from '../identity/index.js';
import { blockHash, pack, unpack, type Ledger } from '../ledger/index.js';
import type { Profile } from '../../src/core/index.js';
import { DecisionPlaces } from './decision-places.js';
import type { FeedWriter } from './feed-writer.js';

interface Member {
  id: number;
  component: number | null;
  profile: Profile;
}

/**
 * Keeps profiles and their blocks, and clusters again the components that a change touches: those a changed profile lay in, those it lies in
 * now, and those of a block that outgrew or fell back under the limit at which only narrow keys connect.
 */
export class IdentityChanges {
  readonly #components = new Set<number>();
  readonly #seeds = new Set<number>();
  readonly #added = new Map<number, Profile>();
  /** Of each block touched, whether it was over the limit before. */
  readonly #wasWide = new Map<number, boolean>();
  readonly #members = new Map<number, Member>();
  readonly #places: DecisionPlaces;

  constructor(private readonly ledger: Ledger) {
    this.#places = new DecisionPlaces(ledger.decisions.all(), ledger);
  }

  /** The profiles of a firm (or, by the negative number of its publication, of a notice's debtors) in place of what it had. */
  replace(firm: number, profilesOf: () => Profile[]): void {
    const { profiles } = this.ledger;
    const fresh = new Map(profilesOf().map((profile) => [pack(JSON.stringify(profile)).toString('latin1'), profile]));
    for (const held of profiles.ofFirm(firm)) {
      if (fresh.delete(held.body.toString('latin1'))) continue;
      this.#drop(held.id, held.component, parse(held.body));
    }
    for (const [body, profile] of fresh) this.#add(firm, Buffer.from(body, 'latin1'), profile);
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

  #add(firm: number, body: Buffer, profile: Profile): void {
    const id = this.ledger.profiles.add(firm, body);
    for (const key of blockKeys(profile).wide.map(blockHash)) {
      this.#meet(key);
      this.ledger.profiles.enter(key, id);
    }
    this.#added.set(id, profile);
    this.#seeds.add(id);
    this.#places.add(id, profile);
  }

  #drop(id: number, component: number | null, profile: Profile): void {
    const keys = blockKeys(profile);
    for (const wide of keys.wide) {
      const key = blockHash(wide);
      if (this.#meet(key))
        for (const narrow of keys.narrow[wide] ?? []) this.ledger.profiles.leave(blockHash(narrow), id);
      this.ledger.profiles.leave(key, id);
    }
    this.ledger.profiles.drop(id);
    this.#places.drop(id);
    this.#added.delete(id);
    this.#seeds.delete(id);
    if (component !== null) this.#components.add(component);
  }

  /** Notes a block before its first change; whether it was over the limit then. */
  #meet(key: number): boolean {
    let was = this.#wasWide.get(key);
    if (was === undefined) this.#wasWide.set(key, (was = this.#isWide(key)));
    return was;
  }

  #isWide(key: number): boolean {
    return this.ledger.profiles.blockSize(key, MAX_BLOCK + 1) > MAX_BLOCK;
  }

  derive(feed: FeedWriter): void {
    this.#narrow();
    for (const seed of this.#places.moved()) this.#seeds.add(seed);
    const queue = [...this.#seeds];
    for (const component of this.#components) queue.push(...this.ledger.profiles.ofComponent(component));
    const seen = new Set<number>();
    const living = new Set<number>();
    for (let at = 0; at < queue.length; at++) {
      const start = queue[at]!;
      if (seen.has(start)) continue;
      const component = this.#componentOf(start, seen, queue);
      living.add(this.#cluster(component, feed));
    }
    for (const component of this.#components) {
      if (living.has(component)) continue;
      const key = this.ledger.units.key(component);
      if (key !== null) feed.remove(key);
    }
  }

  /** Blocks that crossed the limit get or lose their narrow keys, and all their members are looked at again. */
  #narrow(): void {
    const { profiles } = this.ledger;
    for (const [key, was] of this.#wasWide) {
      const is = this.#isWide(key);
      if (!is && !was) continue;
      const members = is === was ? [...this.#added.keys()] : profiles.blockMembers(key);
      for (const id of members) {
        const { profile } = this.#member(id);
        const keys = blockKeys(profile);
        const wide = keys.wide.find((each) => blockHash(each) === key);
        if (wide === undefined) continue;
        for (const narrow of keys.narrow[wide] ?? []) {
          if (is) profiles.enter(blockHash(narrow), id);
          else profiles.leave(blockHash(narrow), id);
        }
        if (is !== was) this.#seeds.add(id);
      }
    }
  }

  #member(id: number): Member {
    let member = this.#members.get(id);
    if (member !== undefined) return member;
    const stored = this.ledger.profiles.get(id)!;
    member = { id, component: stored.component, profile: this.#added.get(id) ?? parse(stored.body) };
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

  #neighbours({ id, profile }: Member): number[] {
    const { profiles } = this.ledger;
    const keys = blockKeys(profile);
    const found = this.#places.sameAs(id);
    for (const wide of keys.wide) {
      const members = profiles.blockMembers(blockHash(wide), MAX_BLOCK + 1);
      if (members.length <= MAX_BLOCK) found.push(...members);
      else for (const narrow of keys.narrow[wide] ?? []) found.push(...profiles.blockMembers(blockHash(narrow)));
    }
    return found;
  }

  /** The unit's number. */
  #cluster(component: readonly Member[], feed: FeedWriter): number {
    const key = identityKey(component.map((member) => member.profile));
    const decisions = this.#places.of(component.map((member) => member.id));
    feed.put(key, cluster({ profiles: component.map((member) => member.profile), decisions }));
    const unit = this.ledger.units.id(key)!;
    for (const member of component) if (member.component !== unit) this.ledger.profiles.setComponent(member.id, unit);
    return unit;
  }
}

function parse(body: Uint8Array): Profile {
  return JSON.parse(unpack(body, 'a profile')) as Profile;
}

/** `identity:` and the smallest mention id of the component. */
export function identityKey(profiles: readonly Profile[]): string {
  let smallest: string | null = null;
  for (const profile of profiles)
    for (const { mentionId } of profile.mentions) if (smallest === null || mentionId < smallest) smallest = mentionId;
  return `identity:${smallest ?? ''}`;
}
