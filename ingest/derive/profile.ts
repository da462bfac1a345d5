import {
  compareMentions,
  foldName,
  nationalitiesOf,
  nationalityKey,
  type Profile,
  type Role,
} from '../../src/core/index.js';
import type { Group, Seen } from './groups.js';
import { nationalitiesBefore } from './lines.js';

/** What identity needs to know of a group; `companions` and `cannotLink` are filled in once all profiles of the firm are known. */
export function profileOf(companyUid: string, group: Group): Profile {
  const mentions = group.seen.map(({ row }) => row).sort(compareMentions);
  const told = group.seen.filter(({ evidence }) => evidence);
  const stated = told.length > 0 ? group.seen.filter(({ standing }) => standing) : [];
  const living = mentions.find((mention) => mention.withdrawnPublished === undefined);
  const days = (told.length > 0 ? told : group.seen).map(({ row }) => row.legalDate).sort();
  const previous = told.flatMap(({ line: { mention } }) =>
    mention.previous?.kind === 'PREVIOUSLY' ? [mention.previous] : [],
  );
  const bridges = told.flatMap(({ line }) =>
    line.mention.previous?.kind === 'PREVIOUSLY' && line.previousHub !== null ? [line.previousHub] : [],
  );
  return {
    id: (living ?? mentions[0]!).mentionId,
    companyUid,
    mentions,
    hubKeys: sorted([...told.map(({ line }) => line.hub), ...bridges]),
    origins: sorted(
      [...stated.flatMap(({ row }) => row.origins), ...previous.flatMap((one) => one.origins ?? [])].map(foldName),
    ),
    nationalities: sorted(
      [...stated.flatMap(({ row }) => nationalitiesOf(row)), ...previous.flatMap(nationalitiesBefore)].map(
        nationalityKey,
      ),
    ),
    residences: residencesOf(stated),
    firstSeen: days[0]!,
    lastSeen: days.at(-1)!,
    companions: [],
    roles: sorted(told.flatMap(rolesSeen)),
    cannotLink: [],
    scope: mentions[0]!.scope,
  };
}

function sorted<T extends string>(values: readonly T[]): T[] {
  return [...new Set(values)].sort();
}

function rolesSeen({ line: { mention } }: Seen): Role[] {
  if (mention.roles.length > 0) return mention.roles.map(({ role }) => role);
  return mention.signature === null ? [] : ['SIGNATORY'];
}

function residencesOf(stated: readonly Seen[]): Profile['residences'] {
  const places = new Map<string, Profile['residences'][number]>();
  for (const { row } of stated) {
    if (row.residence === null) continue;
    const place = foldName(row.residence);
    places.set(`${row.legalDate} ${place}`, { place, date: row.legalDate });
  }
  return [...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, residence]) => residence);
}
