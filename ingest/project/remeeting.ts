import { byDate, claimsOf, LEAST_COMMON, MAX_BLOCK, nearby } from '../identity/index.js';
import type { Neighbourhood } from './neighbourhood.js';
import type { Member, MemberChange, ProfileChanges } from './profile-changes.js';

/**
 * The profiles whose edges may be others than before, though some of them did not change: those that changed; all under a name that became
 * common or ceased to be; in a walk, those around a place where somebody came or went; and all of a firm that is a crowd by itself.
 * Blocks that crossed the limit are `ProfileChanges.settle`'s.
 */
export function remeeting(profiles: ProfileChanges, neighbourhood: Neighbourhood): Set<number> {
  const again = new Set<number>();
  for (const [id, { now }] of profiles.changes) if (now !== null) again.add(id);
  for (const id of underOtherClaims(profiles, neighbourhood)) again.add(id);
  for (const { old, now } of profiles.changes.values())
    for (const id of besideInWalks(old, now, neighbourhood)) again.add(id);
  for (const id of profiles.crowdedFirms(MAX_BLOCK)) again.add(id);
  return again;
}

function underOtherClaims(profiles: ProfileChanges, neighbourhood: Neighbourhood): number[] {
  const changed = new Map<string, { ids: number[]; level: (groups: number) => number }>();
  for (const [id, change] of profiles.changes)
    for (const { key, level } of claimsMoved(change)) {
      const entry = changed.get(key);
      if (entry === undefined) changed.set(key, { ids: [id], level });
      else entry.ids.push(id);
    }
  const found: number[] = [];
  for (const [key, { ids, level }] of changed) {
    if (neighbourhood.under(key).length + ids.length < LEAST_COMMON) continue;
    const now = neighbourhood.claimants(key);
    const before = new Map(now);
    for (const id of ids) {
      const old = profiles.changes.get(id)!.old;
      if (old?.keys.wide.includes(key)) before.set(id, old);
      else before.delete(id);
    }
    if (level(neighbourhood.residenceGroups(key)) !== level(neighbourhood.groupsAmong(before.values())))
      found.push(...now.keys());
  }
  return found;
}

/** The claims under which the profile counts otherwise than before. */
function claimsMoved({ old, now }: MemberChange): ReturnType<typeof claimsOf> {
  const [before, after] = [old, now].map((member) => (member === null ? [] : claimsOf(member.profile)));
  const homes = [old, now].map((member) => member?.profile.residences.map(({ place }) => place).join('|'));
  if (homes[0] !== homes[1]) return [...before!, ...after!];
  const [was, is] = [before!, after!].map((claims) => new Set(claims.map(({ key }) => key)));
  return [...before!.filter(({ key }) => !is!.has(key)), ...after!.filter(({ key }) => !was!.has(key))];
}

function besideInWalks(old: Member | null, now: Member | null, neighbourhood: Neighbourhood): number[] {
  const found: number[] = [];
  for (const member of [old, now]) {
    if (member === null) continue;
    for (const wide of member.keys.wide) {
      if (!neighbourhood.isCrowded(wide)) continue;
      for (const narrow of member.keys.narrow[wide] ?? []) {
        const ordered = neighbourhood.walk(wide, narrow)?.ordered;
        if (ordered === undefined) continue;
        const after = ordered.findIndex((other) => byDate(other, { id: member.profile.id, firstSeen: member.profile.firstSeen }) >= 0); // prettier-ignore
        const at = after < 0 ? ordered.length : after;
        found.push(...nearby(ordered, at).map(({ number }) => number));
        if (ordered[at] !== undefined) found.push(ordered[at].number);
      }
    }
  }
  return found;
}
