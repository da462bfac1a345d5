import { foldName, type Profile } from '../../src/core/index.js';
import type { Group, Seen } from './groups.js';
import { sameEntry } from './matching.js';
import type { People } from './people.js';
import { mandateKey, type LiveMandate } from './rows.js';

/**
 * Who is surely not who: two entries of one section of one notice (data-model.md, Identity), who a correction says was not meant, and two rows
 * that hold one office with one right to sign at the same time: a register lists nobody twice.
 */
export class Apart {
  /** Sections with their entries, for the links that must not be. */
  readonly sections = new Map<string, Seen[]>();

  /** Who was entered by mistake, and in whose place, by mention ids. */
  readonly #replaced = new Map<string, string>();
  readonly #mandates = new Map<string, LiveMandate[]>();
  /** By mention ids: pairs that are apart beside those of one section. */
  readonly #pairs: [string, string][] = [];

  constructor({ replaced, mandates }: Pick<People, 'replaced' | 'mandates'>, ...lists: Group[][]) {
    for (const [wrong, { by }] of replaced.entries()) {
      this.#replaced.set(wrong, by);
      this.#pairs.push([wrong, by]);
    }
    for (const mandate of mandates.values()) {
      if (mandate.from.kind !== 'EXACT' || mandate.to.kind === 'UNKNOWN') continue;
      const held = this.#mandates.get(mandate.mentionId);
      if (held === undefined) this.#mandates.set(mandate.mentionId, [mandate]);
      else held.push(mandate);
    }
    for (const group of lists.flat())
      for (const seen of group.seen) {
        const key = sectionKey(seen);
        const list = this.sections.get(key);
        if (list === undefined) this.sections.set(key, [seen]);
        else list.push(seen);
      }
  }

  areApart(a: Group, b: Group): boolean {
    if (this.#tookPlace(a, b) || this.#tookPlace(b, a) || this.#heldAtOnce(a, b)) return true;
    const [few, many] = a.seen.length < b.seen.length ? [a, b] : [b, a];
    const entries = new Map(few.seen.map((seen) => [sectionKey(seen), seen]));
    return many.seen.some((seen) => {
      const other = entries.get(sectionKey(seen));
      return other !== undefined && !sameEntry(other.line, seen.line);
    });
  }

  #tookPlace(a: Group, b: Group): boolean {
    if (this.#replaced.size === 0) return false;
    return a.seen.some(({ row }) => {
      const by = this.#replaced.get(row.mentionId);
      return by !== undefined && b.seen.some((other) => other.row.mentionId === by);
    });
  }

  #heldAtOnce(a: Group, b: Group): boolean {
    const others = b.seen.flatMap((seen) => this.#mandatesOf(seen));
    if (others.length === 0) return false;
    for (const seen of a.seen)
      for (const mandate of this.#mandatesOf(seen)) {
        const other = others.find((one) => mandateKey(one) === mandateKey(mandate) && overlap(one, mandate));
        if (other === undefined) continue;
        this.#pairs.push([mandate.mentionId, other.mentionId]);
        return true;
      }
    return false;
  }

  #mandatesOf({ row }: Seen): readonly LiveMandate[] {
    return this.#mandates.get(row.mentionId) ?? [];
  }

  get pairs(): readonly (readonly [string, string])[] {
    return this.#pairs;
  }
}

function overlap(a: LiveMandate, b: LiveMandate): boolean {
  const end = ({ to }: LiveMandate): string => to.date ?? '9999-12-31';
  return a.from.date! < end(b) && b.from.date! < end(a);
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
  for (const [left, right] of apart.pairs) {
    const [one, other] = [profileOfMention.get(left), profileOfMention.get(right)];
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
