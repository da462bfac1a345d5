import { headedLines } from './headed.js';
import { leaves, namesSomebody, type Line } from './lines.js';
import { findRoles } from './roles.js';
import { emptyRow } from './row.js';
import type { Skeleton } from './segment.js';
import { readClauses } from './sentences.js';
import type { Stretch } from './text.js';

const IN_PLACE =
  /^(?:an\s?stelle\s+(?:von|der|des)|en remplacement\s+(?:de la|de|du)|à la place\s+(?:de la|de|du)|in sostituzione\s+(?:della|del|di))\s+(?:(?:bisherigen?|ausgeschiedenen?|zurückgetretenen?|verstorbenen?|ancien(?:ne)?|dimissionari[oa]|uscente)\s+)?([^,;:()]{3,80}?)(?:,\s*(?:(?:décédée?|démissionnaire|sortante?|radiée?|verstorben|ausgeschieden|zurückgetreten|decedut[oa]|dimissionari[oa]),\s*)?(?:(?:dont\s+(?:la\s+(?:signature|procuration)|les\s+pouvoirs)\s+(?:est|sont)\s+radiée?s?|la\s+cui\s+firma\s+è\s+(?:cancellata|estinta)|deren?\s+unterschrift\s+erloschen\s+ist),\s*)?|\s+(?:ist|sind|wurde|wird|est|è)\s+(?:die\s+|la\s+|neu\s+)?)(?=\p{L})/iu;

/** `An Stelle von A ist B, von X, in Y, Präsidentin ...`: A leaves the office that B comes into. */
export function inPlaceOf(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const match = IN_PLACE.exec(text.slice(body.start, body.end));
  if (!match) return null;
  const at = body.start + match[0].indexOf(match[1]!);
  const row = emptyRow(at, at + match[1]!.length);
  row.name.push({ start: row.start, end: row.end });
  const rest = { start: body.start + match[0].length, end: body.end };
  const clauses = readClauses(skeleton, rest);
  const lines = clauses.length > 0 ? clauses : headedLines(skeleton, rest, { start: rest.start, end: rest.start });
  const roles = lines?.[0]?.row.roles ?? [];
  if (!lines || roles.length === 0 || !namesSomebody(text, row)) return null;
  const gone = GONE_TOO.exec(match[0]);
  const signature = gone && { start: body.start + gone.index, end: body.start + gone.index + gone[0].length };
  return [...lines, leaves(row, roles, signature)];
}
const GONE_TOO = /(?:dont|la\s+cui|deren?)\s[^,]+(?=,)/iu;

/** `In den Verwaltungsrat neu gewählt wurde anstelle von B: `, `A été nommé président en remplacement de B: `. */
const INSTEAD =
  /^(?<lead>[^:;()]{0,120}?)\s*(?<!\p{L})(?:an\s?stelle\s+(?:von|der|des)|en\s+remplacement\s+(?:de\s+(?:la\s+|l['’])?|du\s+|d['’])|à\s+la\s+place\s+(?:de\s+(?:la\s+|l['’])?|du\s+|d['’])|in\s+sostituzione\s+(?:di|della|del)|al\s+posto\s+(?:di|della|del))\s*(?<gone>\p{Lu}[^,;:()]{2,80}?)(?:,\s[^:;()]{2,40})?(?<behind>\s+(?:(?:wurden?|ist|sind|est|a\s+été|è\s+stat[oa])\s+)?(?:neu\s+)?(?:gewählt|ernannt|bestellt|nommée?|élue?|nominat[oa]|elett[oa]))?\s*:\s+(?=\p{Lu})/du;
const MAY_BE_INSTEAD = /telle|rempla|place d|sostit|posto d/;
const CHOSEN = /(?:gewählt|ernannt|bestellt|nommée?|élue?|désignée?|nominat[oa]|elett[oa])(?!\p{L})/iu;

/** Whoever is printed behind a colon, and in whose place: B leaves the office that A comes into. */
export function chosenInstead(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, Math.min(body.end, body.start + 300));
  const match = MAY_BE_INSTEAD.test(raw) ? INSTEAD.exec(raw) : null;
  const gone = match?.indices?.groups?.['gone'];
  if (!match || !gone || !CHOSEN.test(match[0])) return null;
  const offices = findRoles(match.groups!['lead']!);
  const [first, last] = [offices[0], offices.at(-1)];
  const heading = { start: body.start + (first?.start ?? 0), end: body.start + (last?.end ?? 0) };
  const lines = headedLines(skeleton, { start: body.start + match[0].length, end: body.end }, heading);
  const roles = lines?.[0]?.row.roles ?? [];
  if (!lines || roles.length === 0) return null;
  const row = emptyRow(body.start + gone[0], body.start + gone[1]);
  row.name.push({ start: row.start, end: row.end });
  return namesSomebody(text, row) ? [...lines, leaves(row, roles, null)] : null;
}
