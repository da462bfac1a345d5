import type { MandateRow, Profile } from '../../src/core/index.js';
import { Apart, linkApart } from './apart.js';
import { addCompanions } from './companions.js';
import type { History } from './epochs.js';
import { absorb, byFirstMention, groupsOf, type Group } from './groups.js';
import { disjoint } from './lines.js';
import { profileOf } from './profile.js';

/**
 * All mentions of one person in the firm (data-model.md, Identity): lines that met one row, then rows of one name whose origins are not
 * disjoint, unless something tells them apart (apart.ts). Where several fit and the residence does not decide, they stay apart.
 */
export function profilesOf(companyUid: string, history: History, mandates: readonly [string, MandateRow][]): Profile[] {
  const { living, cancelled } = groupsOf(companyUid, history);
  const apart = new Apart(history.fold.people, living, cancelled);
  const joined: Group[] = [];
  const byHub = new Map<string, Group[]>();
  const join = (group: Group): void => {
    const target = partnerOf(group, byHub, apart);
    const home = target ?? group;
    if (target !== null) absorb(target, group);
    else joined.push(group);
    for (const hub of group.hubs) {
      const list = byHub.get(hub);
      if (list === undefined) byHub.set(hub, [home]);
      else if (!list.includes(home)) list.push(home);
    }
  };
  living.sort(byFirstMention).forEach(join);
  cancelled.sort(byFirstMention).forEach(join);
  const profiles = joined.map((group) => profileOf(companyUid, group));
  linkApart(joined, profiles, apart);
  addCompanions(joined, profiles, mandates);
  return profiles.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function partnerOf(group: Group, byHub: ReadonlyMap<string, Group[]>, apart: Apart): Group | null {
  let fits: Group[] = [];
  for (const hub of group.hubs)
    for (const other of byHub.get(hub) ?? [])
      if (!fits.includes(other) && !disjoint([...group.origins], [...other.origins]) && !apart.areApart(group, other))
        fits.push(other);
  if (fits.length > 1)
    fits = fits.filter((other) => [...group.residences].some((place) => other.residences.has(place)));
  return fits.length === 1 ? fits[0]! : null;
}
