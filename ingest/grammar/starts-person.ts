import { isBarePlace } from './bare-place.js';
import { beginsNextEntry, continuesOrigin, namesAnother } from './in-place.js';
import { isPlaceKind, type Part, type PartKind } from './kinds.js';
import { at, GIVEN_IN_ITALIAN, GIVEN_TO, renewedAt } from './leads.js';
import { endsInGiven, isFirmName, isNameLike } from './names.js';
import { endsInNumber } from './numbers.js';
import { namedBehindRole, type Row } from './row.js';
import { stripTitles } from './titles.js';

export interface RowOptions {
  /** In prose every name is one part; in lists `;` divides and a name has as many parts as stand before the origin. */
  prose: boolean;
  /** Something is given to whoever is named: `a A, da X, in Y, e a B`. */
  given?: boolean;
}

/** Where a part stands: the row that is open, and what its last part was. */
interface Place extends RowOptions {
  text: string;
  parts: readonly Part[];
  row: Row;
  last: PartKind | 'NAME';
}

/** In Italian the preposition is a surname's particle, too. */
export const givenTo = ({ given }: RowOptions): RegExp => (given === true ? GIVEN_IN_ITALIAN : GIVEN_TO);

/** Whether a part is another person's name. */
export function startsPerson(place: Place, part: Part, index: number, joined: boolean): boolean {
  const { text, parts, row, last, prose } = place;
  if (part.kind === 'SIGNATURE' || part.kind === 'SHARES' || part.kind === 'COUNTRY' || part.kind === 'NATIONALITY')
    return false;
  const next = parts[index + 1]?.kind;
  if (part.kind === 'RESIDENCE' && repeatsTo(place, part, next)) return true;
  if (givenToNext(place, part, next) || (joined && isGivenToFirm(place, part))) return true;
  const complete = row.residence !== null || row.roles.length > 0 || row.signature !== null || row.stated.length > 0;
  if (part.kind === 'ORIGIN' || part.kind === 'RESIDENCE' || part.kind === 'BOTH') {
    if (prose && (last === 'NAME' || joined) && namesAnother(text, part, parts[index + 1])) return true;
    return complete && isPlaceKind(next) && next !== 'RESIDENCE' && part.kind === 'ORIGIN' && (joined || row.residence !== null); // prettier-ignore
  }
  // `et le gérant Dupont Jean`: a role that points at a name.
  if (part.kind === 'ROLE') return prose && namedBehindRole(text, part) !== null;
  const raw = text.slice(part.start, part.end);
  if (NOW_CALLED.test(raw) || /^dont\s\p{Ll}/u.test(raw)) return false;
  if (complete && isFirmName(raw) && (joined || prose || endsInNumber(raw))) return true;
  // `A, maintenant de X, et Muster Anna, maintenant à Y`: a given name tells, or what is new behind it.
  const ahead = parts[index + 1];
  const another = joined && prose && (endsInGiven(text, part) || (ahead !== undefined && renewedAt(text, ahead.start) !== null && isNameLike(text, part))); // prettier-ignore
  if (last === 'ORIGIN' && !another && continuesOrigin(parts, index)) return false;
  if (!prose && beginsNextEntry(row, parts, index, joined)) return true;
  if (prose && !joined && isBarePlace(text, row, last, part, next)) return false;
  // `et abbé Muster Otto`: titles in small letters are no part of the name.
  const bare = stripTitles(text, part, []);
  if (!isNameLike(text, part) && (bare.start === part.start || !isNameLike(text, bare))) return false;
  return prose || (joined && isPlaceKind(next));
}

/** `Muster SA, nouvellement Probst SA, à Genève`, `jusqu'ici Probst SA`: its new name or the one before, and no other firm. */
const NOW_CALLED =
  /^(?:nouvellement|désormais|maintenant|neu|nun|nunmehr|ora|jusqu['’]ici|précédemment|anciennement|bisher|vormals|finora|sinora)\s\p{Lu}/u;

/** `..., à Genève, et à B, de X, ...`: behind a residence, a name and an origin. */
function givenToNext(place: Place, part: Part, next: PartKind | undefined): boolean {
  const { text, row, prose } = place;
  if (!prose || (row.residence === null && row.roles.length === 0) || !isPlaceKind(next) || next === 'RESIDENCE') return false; // prettier-ignore
  const lead = at(givenTo(place), text, part.start);
  return lead !== null && isNameLike(text, { start: part.start + lead[0].length, end: part.end });
}

/** `à A, de X, à Y, et à B SA (CHE-...), à Z`. */
function isGivenToFirm({ text, prose, row }: Place, part: Part): boolean {
  return prose && row.residence !== null && part.kind === 'RESIDENCE' && endsInNumber(text.slice(part.start, part.end));
}

/** `a été conférée à A, à B, toutes deux de X`: where something is given, a preposition before each name, no residence without an origin. */
function repeatsTo(place: Place, part: Part, next: PartKind | undefined): boolean {
  const { text, row, last, given } = place;
  if (given !== true || last !== 'NAME' || next === 'ROLE' || next === 'SIGNATURE') return false;
  if (!at(givenTo(place), text, part.start)) return false;
  const name = { start: part.valueStart, end: part.end };
  return isNameLike(text, name) && row.stated.length === 0 && next !== undefined;
}
