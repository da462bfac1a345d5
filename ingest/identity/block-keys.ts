import { foldName, type MentionRow, type Profile } from '../../src/core/index.js';
import type { BlockKeys, BlockKeysOf } from './contract.js';
import { isParticle, nameOf, type NameToken, type PersonName } from './person-name.js';
import { placeOf } from './places.js';
import { skeleton } from './skeleton.js';

/** A block of more profiles than this connects by its narrow keys only. */
export const MAX_BLOCK = 256;

/**
 * The blocks that data-model.md names: hub and origin (former hubs and origins among them, which is the `bisher` bridge), the same firm
 * with a like name, a spelling variant with an origin; and hub with residence, where a citizenship is absent or has changed.
 * No key is a name alone or a firm alone: either would join half the register.
 */
export const blockKeys: BlockKeysOf = (profile) => {
  const citizenships = citizenshipKeys(profile);
  const residences = unique(profile.residences.map((residence) => placeOf(residence.place).base));
  const keys = new LazyKeys(scopePrefix(profile));
  const add = (key: string, seconds: string[]) => keys.add(key, seconds);
  for (const hub of profile.hubKeys) {
    for (const citizenship of citizenships) add(claimKey(hub, citizenship), residences);
    for (const residence of residences) add(`r|${hub}|${residence}`, citizenships);
  }
  const telling = tellingMentions(profile);
  for (const sounds of soundKeys([...new Set(telling.map(nameOf))])) {
    for (const citizenship of citizenships) add(`v|${sounds}|${citizenship}`, residences);
    if (profile.companyUid !== '') keys.addLocal(`f|${profile.companyUid}|${sounds}`);
  }
  for (const key of handoverKeys(profile, telling, residences)) keys.addLocal(key);
  return keys;
};

/** All that wide and narrow keys are made of: a profile with the same as before lies in the same blocks, but for those of its firm. */
export function blockedOf(profile: Profile): string {
  const { hubKeys, origins, nationalities, residences, scope } = profile;
  const names = new Set<string>();
  for (const { hubKey, name, surname, givenNames } of tellingMentions(profile))
    names.add(JSON.stringify([hubKey, name, surname, givenNames]));
  const places = new Set(residences.map(({ place }) => place));
  return JSON.stringify([hubKeys, origins, nationalities, [...places].sort(), scope, [...names].sort()]);
}

export function scopePrefix({ scope }: Pick<Profile, 'scope'>): string {
  return scope === 'public' ? '' : `${scope}/`;
}

/** The block of a name with a citizenship, before its scope. */
export function claimKey(hub: string, citizenship: string): string {
  return `o|${hub}|${citizenship}`;
}

/** Hardly any block is over the limit, so that narrow keys are made only when somebody asks. */
class LazyKeys implements BlockKeys {
  private readonly seconds = new Map<string, string[]>();
  private readonly own = new Set<string>();
  private sorted: string[] | null = null;
  private made: Record<string, string[]> | null = null;

  constructor(private readonly scope: string) {}

  add(key: string, seconds: string[]): void {
    this.seconds.set(this.scope === '' ? key : this.scope + key, seconds);
  }

  addLocal(key: string): void {
    this.own.add(this.scope + key);
  }

  get local(): string[] {
    return [...this.own];
  }

  get wide(): string[] {
    return (this.sorted ??= [...this.seconds.keys()].sort());
  }

  get narrow(): Record<string, string[]> {
    const withSeconds = (key: string) => (this.seconds.get(key) ?? []).map((second) => `${key}|${this.scope}${second}`);
    return (this.made ??= Object.fromEntries(this.wide.map((key) => [key, unique(withSeconds(key))])));
  }
}

/** A Swiss person's places of origin; a foreigner's countries. Swiss nationality alone says too little to be a key. */
export function citizenshipKeys(profile: Profile): string[] {
  const foreign = foreignOf(profile).map((country) => `~${country}`);
  return unique([...profile.origins.map((origin) => placeOf(origin).base), ...foreign]);
}

/** Nationalities but the Swiss one. */
export function foreignOf(profile: Profile): string[] {
  return profile.nationalities.filter((nationality) => nationality.toUpperCase() !== 'CHE');
}

/**
 * Mentions that are evidence of a name: living ones whose name stands in the profile's hub keys. A withdrawn notice proves nothing, nor
 * does a name that a correction took back.
 */
export function tellingMentions(profile: Profile): MentionRow[] {
  return profile.mentions.filter(
    (mention) => mention.withdrawnPublished === undefined && profile.hubKeys.includes(mention.hubKey),
  );
}

/**
 * The keys by which a profile connects: the wide key of a block within the limit, the narrow ones of a crowded block, and the local ones.
 * The rule sees only the set of profiles, so that what is derived bit by bit equals a derivation at once.
 */
export function connectingKeys(keys: BlockKeys, isCrowded: (wideKey: string) => boolean): string[] {
  return keys.local.concat(keys.wide.flatMap((key) => (isCrowded(key) ? (keys.narrow[key] ?? []) : [key])));
}

/** One for each surname in a double one and for all of it joined; with the first given name, and with all given names joined. */
function soundKeys(names: PersonName[]): string[] {
  const keys: string[] = [];
  for (const { parts } of names) {
    const first = parts?.given[0];
    if (!parts || !first) continue;
    const weighty = parts.surname.filter((token) => !isParticle(token));
    const surnames = [
      ...(weighty.length > 0 ? weighty : parts.surname).map((token) => token.plain),
      joined(parts.surname),
    ];
    for (const surname of surnames)
      for (const given of [first.plain, joined(parts.given)]) keys.push(`${skeleton(surname)} ${skeleton(given)}`);
  }
  return unique(keys);
}

function joined(tokens: NameToken[]): string {
  return tokens.map((token) => token.plain).join('');
}

/** One firm, given name and residence, one leaving on the day the other comes: perhaps another surname. */
function handoverKeys(profile: Profile, telling: MentionRow[], residences: string[]): string[] {
  if (profile.companyUid === '') return [];
  const given = unique(telling.map((mention) => foldName(mention.givenNames ?? '')).filter((name) => name !== ''));
  const days = unique([profile.firstSeen, profile.lastSeen]);
  return given.flatMap((name) =>
    days.flatMap((day) => residences.map((residence) => `g|${profile.companyUid}|${name}|${residence}|${day}`)),
  );
}

function unique(values: string[]): string[] {
  return values.length > 1 ? [...new Set(values)].sort() : values;
}
