import { countryOfName } from '../../src/core/index.js';
import { isBarePlace } from './bare-place.js';
import { continuesLimit, continuesOrigin, namesCosigner } from './in-place.js';
import type { Part, PartKind } from './kinds.js';
import { at, NOMINATED, renewedAt } from './leads.js';
import type { Row } from './row.js';
import { RESTRICTS } from './signature.js';

/** What a part means behind `last` in its row, where its own words do not say. */
export function settled(
  text: string,
  row: Row,
  last: PartKind | 'NAME',
  part: Part,
  parts: readonly Part[],
  index: number,
): Part {
  if (last === 'SIGNATURE' && part.kind !== 'SHARES' && narrows(text, row, part)) return { ...part, kind: 'SIGNATURE' };
  if (part.kind !== 'COUNTRY' && part.kind !== 'UNKNOWN') return part;
  if (last === 'ORIGIN' && row.residence === null && continuesOrigin(parts, index)) return { ...part, kind: 'ORIGIN' };
  if (isBarePlace(text, row, last, part, parts[index + 1]?.kind)) return { ...part, kind: 'RESIDENCE' };
  if (last === 'RESIDENCE' && isAbroad(text.slice(part.start, part.end))) return { ...part, kind: 'COUNTRY' };
  if (last === 'RESIDENCE' && (part.kind === 'COUNTRY' || parts[index + 1]?.kind === 'COUNTRY'))
    return { ...part, kind: 'COUNTRY' };
  return part;
}

/** `in George Town, Grand Cayman (KY)`: a region, and its country. */
const ABROAD = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3}\s\(([A-Z]{2,3})\)$/u;
const CANTON = /^(?:AG|A[IR]|BE|B[LS]|FR|GE|GL|GR|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|UR|V[DS]|Z[GH]|CHE?)$/;

function isAbroad(raw: string): boolean {
  const code = ABROAD.exec(raw)?.[1];
  return code !== undefined && !CANTON.test(code) && countryOfName(code) !== null;
}

/** Whether a part goes on with the limit of the signature before it. */
function narrows(text: string, row: Row, part: Part): boolean {
  const raw = text.slice(part.start, part.end);
  if (RESTRICTS.test(raw) || HOW_ONE_SIGNS.test(raw) || continuesLimit(text, row, part)) return true;
  return part.kind === 'UNKNOWN' && namesCosigner(text, row, part);
}

/** `..., lesquels signent collectivement à deux, le président avec un autre membre`: how whoever holds an office signs. */
const HOW_ONE_SIGNS =
  /^(?:(?:l['’]|(?:les?|la|il|lo)\s)(?=\p{Ll})|(?:der|die)\s)[^,;]{3,60}?\s(?:avec|mit|con|sign(?:ant|e|ent)|zeichne(?:t|n|nd)|firma(?:no)?|individuellement|einzeln|individualmente)(?:\s|$)/u;

/** `bisher Gesellschafter mit einem Stammanteil`: what no comma divides from it is earlier, too, unless it says that it is new. */
export function isEarlierToo(text: string, earlierTo: number, part: Part): boolean {
  if (earlierTo === 0 || part.fresh || part.kind === 'UNKNOWN') return false;
  const between = text.slice(earlierTo, part.start);
  if (between.length >= 12 || !/^\s+(?:(?:und|et|ed?)\s+)?$/.test(between)) return false;
  return renewedAt(text, part.start) === null && at(NOMINATED, text, part.start) === null;
}
