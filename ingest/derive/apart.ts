import { foldName, type Profile } from '../../src/core/index.js';
import type { Group, Seen } from './groups.js';
import { sameEntry } from './matching.js';

/** Who is surely not who: two entries of one section of one notice (data-model.md, Identity), and who a correction says was not meant. */
export class Apart {
  /** Sections with their entries, for the links that must not be. */
  readonly sections = new Map<string, Seen[]>();

  /** `replaced`: who was entered by mistake, and in whose place, by mention ids. */
  constructor(
    readonly replaced: ReadonlyMap<string, string>,
    ...lists: Group[][]
  ) {
    for (const group of lists.flat())
      for (const seen of group.seen) {
        const key = sectionKey(seen);
        const list = this.sections.get(key);
        if (list === undefined) this.sections.set(key, [seen]);
        else list.push(seen);
      }
  }

  areApart(a: Group, b: Group): boolean {
    if (this.#tookPlace(a, b) || this.#tookPlace(b, a)) return true;
    const [few, many] = a.seen.length < b.seen.length ? [a, b] : [b, a];
    const entries = new Map(few.seen.map((seen) => [sectionKey(seen), seen]));
    return many.seen.some((seen) => {
      const other = entries.get(sectionKey(seen));
      return other !== undefined && !sameEntry(other.line, seen.line);
    });
  }

  #tookPlace(a: Group, b: Group): boolean {
    if (this.replaced.size === 0) return false;
    return a.seen.some(({ row }) => {
      const by = this.replaced.get(row.mentionId);
      return by !== undefined && b.seen.some((other) => other.row.mentionId === by);
    });
  }
}

function sectionKey({ line }: Seen): string {
  return `${line.notice.header.id} ${line.section}`;
}

/** In a crowded section only those who could be taken for one another are kept apart by name: the others never meet. */
const CROWD = 64;

/** Writes each profile's `cannotLink`; `groups` and `profiles` in the same order. */
export function linkApart(groups: readonly Group[], profiles: readonly Profile[], apart: Apart): void {
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
  for (const [wrong, right] of apart.replaced) {
    const [one, other] = [profileOfMention.get(wrong), profileOfMention.get(right)];
    if (one === undefined || other === undefined || one === other) continue;
    links.get(one)!.add(other.id);
    links.get(other)!.add(one.id);
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
