import type { IdentityDecision, IdentityUnit, Profile } from '../../src/core/index.js';
import { blockKeys, cluster, connectingKeys, MAX_BLOCK, MentionPlaces } from '../../ingest/identity/index.js';

/** Everything below one component: its members by profile id, and what clustering made of it. */
interface Component {
  members: string[];
  unit: IdentityUnit;
}

/**
 * The rule of the room's README, acted out on maps in memory: after each batch only the components that it touches are clustered again.
 * The tests hold it against a derivation from scratch.
 */
export class IncrementalIdentity {
  private readonly profiles = new Map<string, Profile>();
  private readonly underWide = new Map<string, Set<string>>();
  private readonly underNarrow = new Map<string, Set<string>>();
  private readonly componentOf = new Map<string, Component>();
  private decisions: IdentityDecision[] = [];
  /** Profiles handed to `cluster` so far: what a batch costs. */
  clustered = 0;

  apply(batch: { put: Profile[]; remove: string[]; decisions: IdentityDecision[] }): void {
    const seeds = new Set<string>();
    const changedDecisions = difference(this.decisions, batch.decisions);
    for (const id of this.ends(changedDecisions)) seeds.add(id);
    const before = new Map<string, number>();
    for (const id of batch.remove) this.index(this.profiles.get(id), before, seeds, false);
    for (const profile of batch.put) this.index(this.profiles.get(profile.id), before, seeds, false);
    for (const profile of batch.put) this.index(profile, before, seeds, true);
    for (const [key, size] of before)
      if (size > MAX_BLOCK !== this.size(key) > MAX_BLOCK)
        for (const id of this.underWide.get(key) ?? []) seeds.add(id);
    this.decisions = batch.decisions;
    for (const id of this.ends(changedDecisions)) seeds.add(id);
    this.recluster(seeds);
  }

  units(): IdentityUnit[] {
    return [...new Set(this.componentOf.values())].map((component) => component.unit);
  }

  private index(profile: Profile | undefined, before: Map<string, number>, seeds: Set<string>, present: boolean): void {
    if (!profile) return;
    seeds.add(profile.id);
    const keys = blockKeys(profile);
    for (const key of keys.wide) {
      if (!before.has(key)) before.set(key, this.size(key));
      toggle(this.underWide, key, profile.id, present);
      for (const narrow of keys.narrow[key] ?? []) toggle(this.underNarrow, narrow, profile.id, present);
    }
    if (present) this.profiles.set(profile.id, profile);
    else this.profiles.delete(profile.id);
  }

  private recluster(seeds: Set<string>): void {
    for (const id of [...seeds]) for (const member of this.componentOf.get(id)?.members ?? []) seeds.add(member);
    for (const id of seeds) this.componentOf.delete(id);
    const partners = this.partners();
    for (const seed of seeds) {
      if (!this.profiles.has(seed) || this.componentOf.has(seed)) continue;
      const reached = this.explore(seed, partners);
      const profiles = reached.map((id) => this.profiles.get(id)!);
      this.clustered += profiles.length;
      const component = { members: reached, unit: cluster({ profiles, decisions: this.decisions }) };
      for (const id of reached) this.componentOf.set(id, component);
    }
  }

  private explore(seed: string, partners: Map<string, string[]>): string[] {
    const reached = new Set([seed]);
    for (const id of reached) {
      const keys = connectingKeys(blockKeys(this.profiles.get(id)!), (key) => this.size(key));
      for (const key of keys)
        for (const other of this.underWide.get(key) ?? this.underNarrow.get(key) ?? []) reached.add(other);
      for (const other of partners.get(id) ?? []) reached.add(other);
    }
    return [...reached];
  }

  private partners(): Map<string, string[]> {
    const partners = new Map<string, string[]>();
    for (const decision of this.decisions.filter((one) => one.kind === 'SAME' && !one.undone)) {
      const [a, b] = this.ends([decision]);
      if (a === undefined || b === undefined) continue;
      partners.set(a, [...(partners.get(a) ?? []), b]);
      partners.set(b, [...(partners.get(b) ?? []), a]);
    }
    return partners;
  }

  private ends(decisions: readonly IdentityDecision[]): string[] {
    const profiles = [...this.profiles.values()];
    const places = new MentionPlaces(profiles);
    return decisions
      .flatMap(({ a, b }) => [places.profileOf(a), places.profileOf(b)])
      .flatMap((index) => (index === null ? [] : [profiles[index]!.id]));
  }

  private size(key: string): number {
    return this.underWide.get(key)?.size ?? 0;
  }
}

function difference(a: readonly IdentityDecision[], b: readonly IdentityDecision[]): IdentityDecision[] {
  const ids = (list: readonly IdentityDecision[]) => new Set(list.map((one) => `${one.id} ${one.undone}`));
  const [left, right] = [ids(a), ids(b)];
  const only = (list: readonly IdentityDecision[], other: Set<string>) =>
    list.filter((one) => !other.has(`${one.id} ${one.undone}`));
  return [...only(a, right), ...only(b, left)];
}

function toggle(index: Map<string, Set<string>>, key: string, id: string, present: boolean): void {
  const ids = index.get(key) ?? new Set<string>();
  index.set(key, ids);
  if (present) ids.add(id);
  else ids.delete(id);
  if (ids.size === 0) index.delete(key);
}
