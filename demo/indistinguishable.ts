/** Finds what no notice could tell apart: see {@link IndistinguishableTruth}. Knows only what was printed, never the people. */
import { distance } from 'fastest-levenshtein';
import type { IndistinguishableTruth, MentionTruth } from './truth.js';

interface Profile {
  person: string;
  firm: string;
  names: string[];
  surnames: string[];
  origins: string[];
  homes: string[];
}

/** The simulator's own folding of a name: letters only, words sorted. */
function nameKey(name: { surname: string | null; givenNames: string | null }): string {
  const folded = `${name.surname} ${name.givenNames}`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded
    .split(/[^\p{L}\d]+/u)
    .sort()
    .join(' ');
}

const meets = (left: readonly string[], right: readonly string[]) => left.some((value) => right.includes(value));
/** Lists are short: a person prints a name or two in a firm. */
const note = (list: string[], value: string) => {
  if (!list.includes(value)) list.push(value);
};

export class Profiles {
  private readonly byPerson = new Map<string, Map<string, Profile>>();
  private readonly peopleOfFirm = new Map<string, Set<string>>();

  /** Takes note of one printed entry of a person. */
  add(firm: string, mention: MentionTruth): void {
    const person = mention.person!;
    let firms = this.byPerson.get(person);
    if (!firms) this.byPerson.set(person, (firms = new Map<string, Profile>()));
    let profile = firms.get(firm);
    if (!profile) firms.set(firm, (profile = { person, firm, names: [], surnames: [], origins: [], homes: [] }));
    note(profile.names, nameKey(mention));
    note(profile.surnames, mention.surname!);
    if (mention.formerName) {
      note(profile.names, nameKey(mention.formerName));
      note(profile.surnames, mention.formerName.surname);
    }
    for (const origin of mention.origins ?? []) note(profile.origins, origin);
    if (mention.nationality) note(profile.origins, mention.nationality);
    if (mention.residence) note(profile.homes, mention.residence);
    let people = this.peopleOfFirm.get(firm);
    if (!people) this.peopleOfFirm.set(firm, (people = new Set()));
    people.add(person);
  }

  get persons(): number {
    return this.byPerson.size;
  }

  /** Surnames printed of a person anywhere; null for somebody never mentioned. */
  printedSurnames(person: string): Set<string> | null {
    const firms = this.byPerson.get(person);
    return firms ? new Set([...firms.values()].flatMap((profile) => [...profile.surnames])) : null;
  }

  /** How many different names are printed of a person. */
  spellings(person: string): number {
    return new Set([...(this.byPerson.get(person)?.values() ?? [])].flatMap((profile) => [...profile.names])).size;
  }

  /** Ids of people who share a printed name with somebody else. */
  homonyms(): Set<string> {
    const found = new Set<string>();
    for (const group of this.byName().values())
      if (new Set(group.map((profile) => profile.person)).size > 1)
        for (const profile of group) found.add(profile.person);
    return found;
  }

  private byName(): Map<string, Profile[]> {
    const groups = new Map<string, Profile[]>();
    for (const firms of this.byPerson.values())
      for (const profile of firms.values())
        for (const name of profile.names) {
          const group = groups.get(name);
          if (group) group.push(profile);
          else groups.set(name, [profile]);
        }
    return groups;
  }

  /** All pairs across firms. */
  *indistinguishable(): Generator<IndistinguishableTruth> {
    for (const firms of this.byPerson.values()) {
      const profiles = [...firms.values()];
      const group = this.chains(profiles);
      for (let left = 0; left < profiles.length; left++)
        for (let right = left + 1; right < profiles.length; right++)
          if (group[left] !== group[right]) yield pair(true, profiles[left]!, profiles[right]!);
    }
    const seen = new Set<string>();
    for (const group of this.byPlaces().values())
      for (let left = 0; left < group.length; left++)
        for (let right = left + 1; right < group.length; right++) {
          const [one, other] = [group[left]!, group[right]!];
          if (one.person === other.person || one.firm === other.firm || !namedAlike(one, other)) continue;
          const key = [one.person, one.firm, other.person, other.firm].join();
          if (!seen.has(key)) yield pair(false, one, other);
          seen.add(key);
        }
  }

  /** By a citizenship and a home that they print. */
  private byPlaces(): Map<string, Profile[]> {
    const groups = new Map<string, Profile[]>();
    for (const firms of this.byPerson.values())
      for (const profile of firms.values())
        for (const origin of profile.origins)
          for (const home of profile.homes) {
            const group = groups.get(`${origin}|${home}`);
            if (group) group.push(profile);
            else groups.set(`${origin}|${home}`, [profile]);
          }
    return groups;
  }

  /** Numbers one person's profiles so that those which a chain of links joins have the same number. */
  private chains(profiles: readonly Profile[]): number[] {
    const group = profiles.map((_, index) => index);
    for (let left = 0; left < profiles.length; left++)
      for (let right = left + 1; right < profiles.length; right++) {
        if (group[left] === group[right] || !this.linked(profiles[left]!, profiles[right]!)) continue;
        const [keep, gone] = [group[left]!, group[right]!];
        for (let index = 0; index < group.length; index++) if (group[index] === gone) group[index] = keep;
      }
    return group;
  }

  /** One person's two firms print a name and a citizenship, and a home or another officer, in common. */
  private linked(left: Profile, right: Profile): boolean {
    if (!namedAlike(left, right) || !meets(left.origins, right.origins)) return false;
    return meets(left.homes, right.homes) || this.shareOfficer(left, right);
  }

  private shareOfficer(left: Profile, right: Profile): boolean {
    for (const person of this.peopleOfFirm.get(left.firm)!)
      if (person !== left.person && this.peopleOfFirm.get(right.firm)!.has(person)) return true;
    return false;
  }
}

/** Equal but for a spelling: a letter or two, or a given name left out. */
const alike = (left: string, right: string) => {
  const within = (short: string, long: string) => short.split(' ').every((word) => long.split(' ').includes(word));
  return left === right || within(left, right) || within(right, left) || distance(left, right) <= 2;
};

const namedAlike = (left: Profile, right: Profile) =>
  left.names.some((name) => right.names.some((other) => alike(name, other)));

function pair(same: boolean, left: Profile, right: Profile): IndistinguishableTruth {
  return {
    kind: 'indistinguishable',
    same,
    left: { person: left.person, firm: left.firm },
    right: { person: right.person, firm: right.firm },
  };
}
