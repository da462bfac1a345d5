import { enters, namesSomebody, type Line } from './lines.js';
import { bracketsNumber } from './numbers.js';
import { findRoles } from './roles.js';
import type { Row } from './row.js';
import { readRows } from './rows.js';
import type { Skeleton } from './segment.js';
import { trim, type Stretch } from './text.js';
import { rolesOf } from './values.js';

/** `An ihrer Stelle wurde A gewählt`, `Sein Nachfolger ist A`, `Son successeur est A`, `Gli succede A`: all that stands before the name. */
const LEAD =
  /^(?:(?:an\s+(?:seiner?|ihrer?|deren|dessen)\s+stelle|(?:als|zu)\s+(?:(?:sein|ihr|dessen|deren)\p{L}*)\s+nachfolger(?:in(?:nen)?|n)?|(?:sein|ihr|dessen|deren)e?\s+nachfolger(?:in(?:nen)?)?)\s+(?:wurden?|wird|werden|ist|sind|tritt|treten|trat|amte[tn]|heiss(?:t|en))\s+(?:(?:neu|nun|nunmehr|jetzt)\s+)?(?:(?:gewählt|ernannt|bestellt|bestimmt|bezeichnet)(?:\s+worden)?\s*)?:?\s*|(?:son|sa|leurs?)\s+successeur[es]*\s+(?:est|sont|a\s+été\s+(?:nommée?|élue?|désignée?)(?:\s+en\s+la\s+personne\s+de)?)\s*:?\s+|(?:lui|leur)\s+succède(?:nt)?\s*:?\s+|(?:à\s+(?:sa|leur)\s+place|en\s+(?:son|leur)\s+remplacement),?\s+(?:(?:(?:a|ont)\s+été|est|sont)\s+(?:nommée?s?|élue?s?|désignée?s?)\s*:?\s+)?|(?:il\s+(?:suo|loro)\s+successore|la\s+(?:sua|loro)\s+succeditrice)\s+è\s*:?\s+|(?:gli|le)\s+(?:succede|subentra)\s*:?\s+|(?:al\s+(?:suo|loro)\s+posto|in\s+(?:sua|loro)\s+(?:vece|sostituzione)),?\s+(?:(?:subentra(?:no)?|(?:(?:è|sono)\s+(?:stat[oaie]\s+)?(?:nominat|elett|designat)[oaie]))\s*:?\s+)?)(?=\p{Lu}|v[oa]n\s|d[eiu]\s|d['’])/iu;
const FIRST_WORDS =
  /(?:[Aa](?:n (?:sein|ihr|der|des)|ls (?:sein|ihr|der|des)|l (?:su|lo))|[Zz]u (?:sein|ihr|der|des)|(?:[Ss]ein|[Ii]hr|[Dd]essen|[Dd]eren)e? (?:N|n)ach|(?:[Ss](?:on|a)|[Ll]eurs?) succ|(?:[Ll]ui|[Ll]eur) succ|[ÀAaà] (?:sa|leur) |[Ee]n (?:son|leur) |[Ii]l (?:suo|loro) s|[Ll]a (?:sua|loro) s|(?:[Gg]li|[Ll]e) su|[Ii]n (?:sua|loro) )/y;

/** Cheap: whether a clause can be of the kind at all. */
export function mayFollow(text: string, start: number): boolean {
  FIRST_WORDS.lastIndex = start;
  return FIRST_WORDS.test(text);
}

/** What a clause of the kind ends with. */
const BEHIND =
  /,?\s+(?:(?:als\s+(\p{L}[^,;]{3,60}?)\s+)?(?:neu\s+)?(?:gewählt|ernannt|bestellt|bestimmt|eingesetzt|berufen)(?:\s+worden)?|(?:(?:est|sont|a\s+été|ont\s+été|è|sono|è\s+stat[oa]|sono\s+stat[ie])\s+)?(?:nommée?s?|élue?s?|désignée?s?|nominat[oaie]|elett[oaie]|designat[oaie])(?:\s+(?!par\s)(\p{L}[^,;]{3,60}))?)$/diu;

/** Whoever comes after somebody who is named just before; null where it is no such clause, or where nobody can tell into which office. */
export function successors(skeleton: Skeleton, clause: Stretch, before: readonly Line[]): Line[] | null {
  const { text } = skeleton;
  if (!mayFollow(text, clause.start)) return null;
  const lead = LEAD.exec(text.slice(clause.start, Math.min(clause.end, clause.start + 120)))?.[0].length;
  if (lead === undefined) return null;
  const from = clause.start + lead;
  const tail = BEHIND.exec(text.slice(from, clause.end));
  const said = tail?.indices?.[1] ?? tail?.indices?.[2];
  const rows = readRows(skeleton, { start: from, end: tail ? from + tail.index : clause.end }, { prose: true });
  if (rows.length === 0 || !rows.every((row) => isPrintedWhole(text, row))) return null;
  const own = said && trim(text, from + said[0], from + said[1]);
  const office = own && findRoles(text.slice(own.start, own.end)).length > 0 ? [own] : officeLeft(text, before);
  for (const row of rows) if (row.roles.length === 0) row.roles.push(...office);
  return rows.every((row) => row.roles.length > 0) ? rows.map(enters) : null;
}

const isPrintedWhole = (text: string, row: Row): boolean =>
  namesSomebody(text, row) &&
  (row.residence !== null || row.origins.length > 0 || bracketsNumber(text.slice(row.start, row.end)));

/** The office of those who leave, where it is one and the same. */
function officeLeft(text: string, before: readonly Line[]): Stretch[] {
  const left = before
    .filter((line) => line.leaves && !line.signatureOnly)
    .map(({ roles, row }) => [roles, row.roles, row.lost, row.stated].find((some) => some.length > 0) ?? []);
  const offices = left.map((roles) => rolesOf(text, roles).map(({ role }) => role).join()); // prettier-ignore
  return new Set(offices).size === 1 ? [...left[0]!] : [];
}
