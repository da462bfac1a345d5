import {
  compareMentions,
  foldName,
  type MandateRow,
  type MentionRow,
  type Profile,
  type Role,
} from '../../src/core/index.js';
import { knownBetween, type History } from './epochs.js';
import { disjoint, mentionRow, type Line } from './lines.js';
import { sameEntry } from './matching.js';
import { addCompanions } from './companions.js';

/** A line with its row for identity; `evidence` false for cancelled notices and names that were never right. */
export interface Seen {
  line: Line;
  row: MentionRow;
  living: boolean;
  evidence: boolean;
}

export interface Group {
  seen: Seen[];
  hubs: Set<string>;
  origins: Set<string>;
  residences: Set<string>;
}

/**
 * All mentions of one person in the firm (data-model.md, Identity): lines that met one row, then rows of one name whose origins are not
 * disjoint, unless two entries of one section tell them apart. Where several fit and the residence does not decide, they stay apart.
 */
export function profilesOf(companyUid: string, history: History, mandates: readonly [string, MandateRow][]): Profile[] {
  const { living, cancelled } = groupsOf(companyUid, history);
  const apart = createApart(living, cancelled);
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

function groupsOf(companyUid: string, history: History): { living: Group[]; cancelled: Group[] } {
  const groups = new Map<string, Group>();
  const cancelled: Group[] = [];
  const { people } = history.fold;
  const neverRight = wrongNames(history);
  history.sorted.forEach((notice, rank) => {
    const between = knownBetween(notice);
    const withdrawn = between === null ? notice.header.publicationDate : between[1];
    for (const line of history.linesOf(rank)) {
      if (line.mention.subject !== 'PERSON') continue;
      const standing = withdrawn === null && history.standing.has(rank);
      const row = mentionRow(line, companyUid, withdrawn);
      const seen: Seen = {
        line,
        row,
        living: withdrawn === null,
        evidence: standing && !neverRight.has(line.mentionId),
      };
      if (!standing) {
        cancelled.push(groupOf(seen));
        continue;
      }
      const key = people.person.get(line.mentionId) ?? line.mentionId;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, groupOf(seen));
      else absorb(group, groupOf(seen));
    }
  });
  return { living: [...groups.values()], cancelled };
}

/** Lines whose name a correction took back: they stay with their person but are no evidence of what anybody is called. */
function wrongNames({ fold: { people } }: History): Set<string> {
  const wrong = new Set<string>();
  for (const [mentionId, { action }] of people.acted.entries()) if (action === null) wrong.add(mentionId);
  return wrong;
}

function groupOf(seen: Seen): Group {
  const { line } = seen;
  const bridged = line.mention.previous?.kind === 'PREVIOUSLY';
  const hubs = new Set([line.hub]);
  if (bridged && line.previousHub !== null) hubs.add(line.previousHub);
  const origins = new Set(line.origins);
  if (bridged) for (const origin of line.previousOrigins) origins.add(origin);
  return { seen: [seen], hubs, origins, residences: new Set(line.residence === null ? [] : [line.residence]) };
}

function absorb(target: Group, group: Group): void {
  target.seen.push(...group.seen);
  if (target.seen.some(({ evidence }) => evidence) && !group.seen.some(({ evidence }) => evidence)) return;
  for (const hub of group.hubs) target.hubs.add(hub);
  for (const origin of group.origins) target.origins.add(origin);
  for (const residence of group.residences) target.residences.add(residence);
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

function byFirstMention(a: Group, b: Group): number {
  return compareMentions(first(a), first(b));
}

function first(group: Group): MentionRow {
  return group.seen.reduce((least, { row }) => (compareMentions(row, least) < 0 ? row : least), group.seen[0]!.row);
}

interface Apart {
  areApart(a: Group, b: Group): boolean;
  /** Sections with their entries, for the links that must not be. */
  sections: ReadonlyMap<string, Seen[]>;
}

function sectionKey({ line }: Seen): string {
  return `${line.notice.header.id} ${line.section}`;
}

function createApart(...lists: Group[][]): Apart {
  const sections = new Map<string, Seen[]>();
  for (const group of lists.flat())
    for (const seen of group.seen) {
      const key = sectionKey(seen);
      const list = sections.get(key);
      if (list === undefined) sections.set(key, [seen]);
      else list.push(seen);
    }
  return {
    sections,
    areApart(a, b) {
      const [few, many] = a.seen.length < b.seen.length ? [a, b] : [b, a];
      const entries = new Map(few.seen.map((seen) => [sectionKey(seen), seen]));
      return many.seen.some((seen) => {
        const other = entries.get(sectionKey(seen));
        return other !== undefined && !sameEntry(other.line, seen.line);
      });
    },
  };
}

/** In a crowded section only those who could be taken for one another are kept apart by name: the others never meet. */
const CROWD = 64;

function linkApart(groups: readonly Group[], profiles: readonly Profile[], apart: Apart): void {
  const profileOfMention = new Map<string, Profile>();
  groups.forEach((group, index) =>
    group.seen.forEach(({ row }) => profileOfMention.set(row.mentionId, profiles[index]!)),
  );
  const links = new Map<Profile, Set<string>>(profiles.map((profile) => [profile, new Set()]));
  for (const entries of apart.sections.values()) {
    for (let i = 0; i < entries.length; i++)
      for (let j = i + 1; j < entries.length; j++) {
        const [a, b] = [entries[i]!, entries[j]!];
        if (!a.living || !b.living) continue;
        if (entries.length > CROWD && !sharesWord(a, b)) continue;
        const [one, other] = [profileOfMention.get(a.row.mentionId)!, profileOfMention.get(b.row.mentionId)!];
        if (one === other || sameEntry(a.line, b.line)) continue;
        links.get(one)!.add(other.id);
        links.get(other)!.add(one.id);
      }
  }
  for (const [profile, ids] of links) profile.cannotLink = [...ids].sort();
}

function sharesWord(a: Seen, b: Seen): boolean {
  if (a.line.hub === b.line.hub) return true;
  const words = new Set(foldName(a.line.name).split(' '));
  return foldName(b.line.name)
    .split(' ')
    .some((word) => words.has(word));
}

function profileOf(companyUid: string, group: Group): Profile {
  const mentions = group.seen.map(({ row }) => row).sort(compareMentions);
  const told = group.seen.filter(({ evidence }) => evidence);
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
      [...told.flatMap(({ row }) => row.origins), ...previous.flatMap((one) => one.origins ?? [])].map(foldName),
    ),
    nationalities: sorted(
      [...told.map(({ row }) => row.nationality), ...previous.map((one) => one.nationality ?? null)].flatMap(
        nationalityOf,
      ),
    ),
    residences: residencesOf(told),
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

function nationalityOf(nationality: string | null): string[] {
  if (nationality === null) return [];
  return [/^[A-Z]{3}$/.test(nationality) ? nationality : foldName(nationality)];
}

function rolesSeen({ line: { mention } }: Seen): Role[] {
  if (mention.roles.length > 0) return mention.roles.map(({ role }) => role);
  return mention.signature === null ? [] : ['SIGNATORY'];
}

function residencesOf(told: readonly Seen[]): Profile['residences'] {
  const places = new Map<string, Profile['residences'][number]>();
  for (const { row } of told) {
    if (row.residence === null) continue;
    const place = foldName(row.residence);
    places.set(`${row.legalDate} ${place}`, { place, date: row.legalDate });
  }
  return [...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, residence]) => residence);
}
