import { enters, leaves, namesSomebody, type Line } from './lines.js';
import { readRows } from './rows.js';
import { emptyRow } from './row.js';
import { findRoles } from './roles.js';
import { isNameLike } from './names.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const SELLER_FIRST =
  /^(?:les|ses|leurs|la|sa|l['’])\s*[^;]{0,60}?\bparts?\b[^;]{0,60}?\s(?:de\s+|d['’])(?!(?:CHF|EUR|USD|fr)\b)([^,;\d]{3,90}),\s+(?:qui|lequel|laquelle)\s+n['’]est\s+plus\s+([^;]{3,120}?)(?:\s*,?\s+et\s+dont\s+(la\s+signature|les\s+pouvoirs|la\s+procuration)\s+(?:est|sont)\s+radiée?s?)?\s*,\s+(?:est|sont|a\s+été|ont\s+été)\s+(?:cédée?s?|vendue?s?|transférée?s?)\s+(?:à|au|aux)\s+/diu;

/** `Les 10 parts de CHF 1'000 de A, qui n'est plus associé et dont la signature est radiée, sont cédées à B, de X, à Y, nouvel associé`. */
export function soldShares(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, body.end);
  const match = raw.length < 6_000 ? SELLER_FIRST.exec(raw) : null;
  if (!match?.indices) return null;
  const at = (index: number): Stretch | null => {
    const place = match.indices?.[index];
    return place ? { start: body.start + place[0], end: body.start + place[1] } : null;
  };
  const [seller, office, signature] = [at(1)!, at(2)!, at(3)];
  const roles = findRoles(text.slice(office.start, office.end));
  const buyers = buyersIn(skeleton, { start: body.start + match[0].length, end: body.end });
  if (!isNameLike(text, seller) || roles.length === 0 || buyers.length === 0) return null;
  const row = emptyRow(seller.start, signature?.end ?? office.end);
  row.name.push(seller);
  return [leaves(row, [office], signature), ...buyers.map(enters)];
}

export function buyersIn(skeleton: Skeleton, stretch: Stretch) {
  return readRows(skeleton, stretch, { prose: true }).filter((row) => namesSomebody(skeleton.text, row));
}

const SHARES_ARE = /\bparts?\b/i;
const SOLD_TO = /^(?:été\s+)?(?:cédée?s?|vendue?s?|transférée?s?)\s+(?:à|au|aux)\s+/iu;

/** `ses 50 parts de CHF 1'000` + `ont été cédées à B, ...`: where the buyers stand, or null. */
export function passiveSale(text: string, subject: Stretch, rest: Stretch): Stretch | null {
  if (!SHARES_ARE.test(text.slice(subject.start, subject.end))) return null;
  const lead = SOLD_TO.exec(text.slice(rest.start, rest.end));
  return lead ? { start: rest.start + lead[0].length, end: rest.end } : null;
}

const NAMED_RIGHT =
  /^(?:(?:l['’]|la\s+|le\s+)(?:[^,;()]{3,80}?)\s+(?:porte\s+le\s+nom\s+(?:de\s+|d['’])|s['’]appelle\s+|se\s+nomme\s+)|le\s+nom\s+correct\s+est\s+|(?:der|die)\s+[^,;()]{3,80}?\s+heisst\s+|der\s+richtige\s+name\s+(?:ist|lautet)\s+)/iu;

/** `... est rectifiée en ce sens que la gérante porte le nom de A (et non pas B)`: the right name, the wrong one in brackets behind it. */
export function namedRight(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const lead = NAMED_RIGHT.exec(text.slice(body.start, body.end));
  if (!lead) return null;
  const rows = readRows(skeleton, { start: body.start + lead[0].length, end: body.end }, { prose: true });
  const [row] = rows;
  return rows.length === 1 && row && row.notes.length > 0 && namesSomebody(text, row) ? [enters(row)] : null;
}
