import { CANTONS, inOneLanguage, MANY_TEXTS, remembered } from '../../src/core/index.js';
import { countryOfName } from '../grammar/index.js';

/** A place of origin or residence, ready to compare. */
export interface Place {
  /** Without the canton's abbreviation or the country, in one language. */
  base: string;
  /** `zh`, or null where the print leaves it out. */
  canton: string | null;
  /** ISO 3166-1 alpha-3, or null. `FR` behind a town may be a canton or a country: then both are set. */
  country: string | null;
}

const cantons = new Set<string>(CANTONS.map((canton) => canton.toLowerCase()));

/** Words of the longest printed country behind a town (`stati uniti d america`). */
const COUNTRY_WORDS = 4;

/** `laufenburg ag` gives laufenburg in ag; `freiburg` gives fribourg; `lorrach allemagne`, `lorrach deu` one town. `folded`: as foldName leaves it. */
export const placeOf = remembered((folded): Place => {
  const words = folded.split(' ').filter((word) => word !== '');
  const last = words.at(-1);
  const canton = words.length > 1 && last !== undefined && cantons.has(last) ? last : null;
  const abroad = countryBehind(words);
  const qualifiers = Math.max(canton === null ? 0 : 1, abroad?.words ?? 0);
  const base = inOneLanguage(words.slice(0, words.length - qualifiers).join(' '));
  return { base, canton, country: abroad?.country ?? null };
}, MANY_TEXTS);

function countryBehind(words: readonly string[]): { country: string; words: number } | null {
  for (let count = Math.min(COUNTRY_WORDS, words.length - 1); count > 0; count--) {
    const printed = words.slice(-count).join(' ');
    if (printed.length < 2) continue;
    const country = countryOfName(printed.length <= 3 ? printed.toUpperCase() : printed);
    if (country !== null) return { country, words: count };
  }
  return null;
}

/** A missing canton or country contradicts nothing: `Stein` may be Stein AG or Stein AR, but those two differ. */
export function samePlace(a: Place, b: Place): boolean {
  if (a === b) return true;
  if (a.base !== b.base) return false;
  if (a.canton !== null && b.canton !== null) return a.canton === b.canton;
  if (a.country !== null && b.country !== null) return a.country === b.country;
  return (a.canton === null && a.country === null) || (b.canton === null && b.country === null);
}

/** The places of `a` that also stand in `b`, by base name, sorted. */
export function sharedPlaces(a: readonly Place[], b: readonly Place[]): string[] {
  const shared: string[] = [];
  for (const place of a)
    if (!shared.includes(place.base) && b.some((other) => samePlace(place, other))) shared.push(place.base);
  return shared.length > 1 ? shared.sort() : shared;
}
