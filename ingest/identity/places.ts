import { CANTONS } from '../../src/core/index.js';
import { memo } from './memo.js';

/** A place of origin or residence, ready to compare. */
export interface Place {
  /** Without the canton's abbreviation, in one language. */
  base: string;
  /** `zh`, or null where the print leaves it out. */
  canton: string | null;
}

const cantons = new Set<string>(CANTONS.map((canton) => canton.toLowerCase()));

/** Official names of Swiss towns in their other languages (Federal Statistical Office, list of municipalities), folded. */
const EXONYMS = new Map<string, string>(
  [
    ['bale', 'basel'],
    ['basilea', 'basel'],
    ['basle', 'basel'],
    ['berne', 'bern'],
    ['berna', 'bern'],
    ['bienne', 'biel'],
    ['biel bienne', 'biel'],
    ['coira', 'chur'],
    ['coire', 'chur'],
    ['fribourg', 'freiburg'],
    ['friburgo', 'freiburg'],
    ['geneve', 'genf'],
    ['geneva', 'genf'],
    ['ginevra', 'genf'],
    ['losanna', 'lausanne'],
    ['lucerna', 'luzern'],
    ['lucerne', 'luzern'],
    ['morat', 'murten'],
    ['neuchatel', 'neuenburg'],
    ['saint gall', 'st gallen'],
    ['sankt gallen', 'st gallen'],
    ['san gallo', 'st gallen'],
    ['schaffhouse', 'schaffhausen'],
    ['sciaffusa', 'schaffhausen'],
    ['sierre', 'siders'],
    ['sion', 'sitten'],
    ['soletta', 'solothurn'],
    ['soleure', 'solothurn'],
    ['thoune', 'thun'],
    ['winterthour', 'winterthur'],
    ['zoug', 'zug'],
    ['zugo', 'zug'],
    ['zurich', 'zurich'],
    ['zurigo', 'zurich'],
  ].map(([other, one]) => [other!, one!]),
);

/** `laufenburg ag` gives laufenburg in ag; `fribourg` gives freiburg. `folded` is a place as foldName leaves it. */
export const placeOf = memo((folded): Place => {
  const words = folded.split(' ').filter((word) => word !== '');
  const last = words.at(-1);
  const canton = words.length > 1 && last !== undefined && cantons.has(last) ? last : null;
  const base = (canton === null ? words : words.slice(0, -1)).join(' ');
  return { base: EXONYMS.get(base) ?? base, canton };
});

/** A missing canton contradicts nothing: `Stein` may be Stein AG or Stein AR, but those two differ. */
export function samePlace(a: Place, b: Place): boolean {
  if (a === b) return true;
  return a.base === b.base && (a.canton === null || b.canton === null || a.canton === b.canton);
}

/** The places of `a` that also stand in `b`, by base name, sorted. */
export function sharedPlaces(a: readonly Place[], b: readonly Place[]): string[] {
  const shared: string[] = [];
  for (const place of a)
    if (!shared.includes(place.base) && b.some((other) => samePlace(place, other))) shared.push(place.base);
  return shared.length > 1 ? shared.sort() : shared;
}
