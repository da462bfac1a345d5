import { byDate, claimsOf, hasClaim, hasKin, LEAST_COMMON, MAX_BLOCK, nearby } from '../../identity/index.js';
import type { Neighbourhood } from './neighbourhood.js';
import type { Member, MemberChange, ProfileChanges } from './profile-changes.js';

/**
 * The profiles whose edges may be others than before, though some of them did not change: those that changed; all under a name that became
 * common or ceased to be; in a walk, those around a place where somebody came or went; all of a firm that is a crowd by itself;
 * and those of whom only companions changed, where it is a sign to somebody.
 * Blocks that crossed the limit are `ProfileChanges.settle`'s.
 */
export function remeeting(profiles: ProfileChanges, neighbourhood: Neighbourhood): Set<number> {
  const again = new Set<number>();
  for (const [id, { now }] of profiles.changes) if (now !== null) again.add(id);
  for (const id of underOtherClaims(profiles, neighbourhood)) again.add(id);
  for (const { old, now } of profiles.changes.values())
    for (const id of besideInWalks(old, now, neighbourhood)) again.add(id);
  for (const [id, moved] of profiles.beside)
    if (!again.has(id) && besideOthers(profiles.member(id), moved, profiles, neighbourhood)) again.add(id);
  for (const id of profiles.crowdedFirms(MAX_BLOCK)) again.add(id);
  return again;
}

/** Whether those who came beside the profile, or left, are a sign to anybody whom it meets. */
function besideOthers(
  member: Member,
  moved: ReadonlySet<string>,
  profiles: ProfileChanges,
  neighbourhood: Neighbourhood,
): boolean {
  const others = new Set(neighbourhood.elsewhere(member));
  others.delete(member.id);
  if (others.size === 0) return false;
  if (hasKin(moved, member.side)) return true;
  for (const id of others) {
    const theirs = profiles.beside.get(id);
    if (profiles.sitsBeside(id, moved)) return true;
    if (theirs !== undefined && [...moved].some((hub) => theirs.has(hub))) return true;
  }
  return false;
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
      if (old && hasClaim(old.profile, key)) before.set(id, old);
      else before.delete(id);
    }
    if (level(neighbourhood.residenceGroups(key)) !== level(neighbourhood.groupsAmong(before.values())))
      found.push(...now.keys());
  }
  return found;
}

/** Whether `other` stands in a walk where `member` does. */
function standsAs(other: Member, wide: string, narrow: string, { profile }: Member): boolean {
  return byDate(other.profile, profile) === 0 && (other.keys.narrow[wide]?.includes(narrow) ?? false);
}

/** The claims under which the profile counts otherwise than before. */
function claimsMoved({ old, now }: MemberChange): ReturnType<typeof claimsOf> {
  const [before, after] = [old, now].map((member) => (member === null ? [] : claimsOf(member.profile)));
  const homes = [old, now].map((member) => member && [...new Set(member.profile.residences.map(({ place }) => place))].sort().join('|')); // prettier-ignore
  if (homes[0] !== homes[1]) return [...before!, ...after!];
  const [was, is] = [before!, after!].map((claims) => new Set(claims.map(({ key }) => key)));
  return [...before!.filter(({ key }) => !is!.has(key)), ...after!.filter(({ key }) => !was!.has(key))];
}

function besideInWalks(old: Member | null, now: Member | null, neighbourhood: Neighbourhood): number[] {
  const found: number[] = [];
  for (const [member, other] of [
    [old, now],
    [now, old],
  ] as const) {
    if (member === null) continue;
    for (const wide of member.keys.wide) {
      if (!neighbourhood.isCrowded(wide)) continue;
      for (const narrow of member.keys.narrow[wide] ?? []) {
        if (other !== null && standsAs(other, wide, narrow, member)) continue;
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
