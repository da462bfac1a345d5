import { isPlaceKind, kindOf, type Part } from './kinds.js';
import { isNameOnly, officeBehind } from './in-place.js';
import { at, EARLIER, indexOf, isRemark, ORDINAL, renamedAt } from './leads.js';
import { findRoles } from './roles.js';
import { dealOut, dealsOut, rolesInTurn } from './roles-in-turn.js';
import { putValue, type Row } from './row.js';
import type { Skeleton } from './segment.js';
import { endsSignature, RESTRICTS } from './signature.js';
import { PARTS } from './shares.js';
import { ofAnother } from './of-another.js';
import type { Stretch } from './text.js';

const LEADS =
  /^(?:(?:et|und|e|ed|mais|er|sie|il|elle|ils|elles|lesquels|lequel|laquelle|continuent?|ist|sind|est|sont|è|sono|bleibt|bleiben|reste|restent|zeichnet|zeichnen|wurde|wurden|désormais|maintenant|dorénavant|en outre|également|en réalité|effectivement|aussi|ebenfalls|zudem|ausserdem|nun|neu|jetzt|nunmehr|ora|nouveau|nouvelle|nouvel|neue[rs]?|nuov[oa]|nommée?s?|élue?s?|désignée?s?|promue?s?|été|stat[oa]|nominat[oaie]|zum|zur|zu|als|domiciliée?s?(?= à)|domiciliat[oaie](?= (?:a|in) )|comme)\s+)+/iu;
/** `sont entrés dans la société en qualité d'associés`. */
const ENTERED =
  /^(?:entrée?s?\s+dans\s+la\s+\p{L}+|entrat[oaie]\s+nella\s+\p{L}+)\s+(?:en\s+qualité\s+d(?:e\s|['’])|comme\s|quale\s|quali\s|come\s)\s*/iu;
const TAIL =
  /\s{1,3}(?:(?:ernannt|gewählt|bestellt|bezeichnet|berufen|befördert|eingesetzt|bestimmt|eingetragen|wohnhaft|domiziliert|ansässig)(?:\s+worden)?|worden|nommée?s?|élue?s?)\s*$/iu;

/** `sont nommés l'un président, l'autre vice-président`. */
const CHOSEN = /^(?:nommé|élu|désigné|nominat|elett|gewählt|ernannt)\p{Ll}*\s+/iu;
const GROUP_TWO = /^(?:les deux|beide|tous deux|toutes deux|tous les deux|toutes les deux|entrambi|entrambe)\s+/i;
const GROUP_ALL =
  /^(?:(?:tous|toutes|tutti|tutte|alle|les)(?: les| le| i)? (?:trois|quatre|cinq|six|drei|vier|fünf|tre|quattro)|tous|toutes|lesquel(?:le)?s|tutti|tutte|alle|chacune?|jeweils|i quali)\s+/i;

/** Gives what the parts of a predicate say to every subject. False where they say nothing about an office, a signature or a place. */
export function apply(
  skeleton: Skeleton,
  parts: readonly Part[],
  all: readonly Row[],
  last: Part['kind'] | 'NAME',
): boolean {
  const { text } = skeleton;
  let said = false;
  let previous = last;
  const deals = all.length > 1 && dealsOut(text, parts);
  let dealt = 0;
  for (const [index, part] of parts.entries()) {
    if (index < dealt) continue;
    const inTurn = deals ? rolesInTurn(text, parts, index, all.length) : null;
    if (inTurn) {
      dealOut(all, inTurn.offices, inTurn.span);
      dealt = index + inTurn.count;
      previous = 'ROLE';
      said = true;
      continue;
    }
    const lead = CHOSEN.exec(text.slice(part.start, part.end))?.[0].length ?? 0;
    const ordinal = all.length > 1 ? at(ORDINAL, text, part.start + lead) : null;
    const one = ordinal ? all.at(indexOf(ordinal)) : undefined;
    const rows = one ? [one] : all;
    if (one) previous = 'NAME';
    const bare = stripFrame(text, one ? { ...part, start: part.start + lead + ordinal![0].length } : part);
    const raw = text.slice(part.start, part.end);
    const promoted = PROMOTED.exec(raw);
    if (promoted) {
      const [from, to] = [part.start + promoted[1]!.length, part.start + promoted[0].length];
      const former = { start: from, end: from + promoted[2]!.length, kind: 'ROLE' as const, valueStart: from };
      for (const row of rows) row.earlier.push(former);
      for (const row of rows) row.roles.push(...rolesIn(text, { start: to, end: part.end }));
      said = true;
      continue;
    }
    if (LOSES.test(raw)) {
      for (const row of rows) row.lost.push(...rolesIn(text, part));
      continue;
    }
    if (KEEPS.test(raw) && !PARTS.test(raw)) {
      for (const row of rows) row.kept.push(...rolesIn(text, part));
      said = true;
      continue;
    }
    if (bare.end <= bare.start || (WITHOUT.test(raw) && isRemark(raw))) continue;
    // `wohnt nun in Bern und heisst neu Muster Anna`.
    const renamed = all.length === 1 ? renamedAt(text, part.start) : null;
    if (renamed && isNameOnly(text, part.start + renamed[0].length, part.end)) {
      all[0]!.renamed = { start: part.start + renamed[0].length, end: part.end };
      said = true;
      continue;
    }
    const earlier = at(EARLIER, text, part.start);
    if (earlier) {
      const former = kindOf(text, { start: part.start + earlier[0].length, end: part.end });
      for (const row of rows) row.earlier.push(former);
      continue;
    }
    const other = ofAnother(text, bare);
    if (other) {
      all.at(-1)?.unread.push({ start: other.start, end: part.end });
      if (other.before <= bare.start) continue;
      bare.end = other.before;
    }
    const kind = kindOf(text, bare);
    const limits =
      kind.kind === 'UNKNOWN' || (kind.kind !== 'SHARES' && RESTRICTS.test(text.slice(bare.start, bare.end)));
    const settled = previous === 'SIGNATURE' && limits ? { ...kind, kind: 'SIGNATURE' as const } : kind;
    if (settled.kind === 'UNKNOWN' || (settled.kind === 'COUNTRY' && previous !== 'RESIDENCE')) continue;
    if (settled.kind === 'ROLE' && findRoles(text.slice(bare.start, bare.end))[0]!.start > 30) continue;
    for (const row of rows) {
      if (saidAlready(text, row, settled)) continue;
      if (settled.kind === 'SIGNATURE' && previous !== 'SIGNATURE' && row.signature) {
        if (!endsSignature(text, row.signature) && rows.length > 1) continue;
        if (endsSignature(text, row.signature))
          row.earlier.push({ ...row.signature, kind: 'SIGNATURE', valueStart: row.signature.start });
      }
      const office = settled.kind === 'SHARES' ? officeBehind(text, settled) : null;
      putValue(text, row, office ? { ...settled, end: office.before } : settled, previous);
      if (office) row.roles.push(office.role);
    }
    said ||=
      settled.kind === 'ROLE' || settled.kind === 'SIGNATURE' || settled.kind === 'SHARES' || isPlaceKind(settled.kind);
    previous = settled.kind;
  }
  return said;
}

/** `X, président, et Y sont membres du conseil`: the president's own office says as much. */
function saidAlready(text: string, row: Row, part: Part): boolean {
  if (part.kind !== 'ROLE' || row.roles.length === 0) return false;
  const given = findRoles(text.slice(part.start, part.end));
  const own = row.roles.flatMap((role) => findRoles(text.slice(role.start, role.end)));
  return given.every((role) => role.role === 'BOARD_MEMBER') && own.some((role) => role.role.startsWith('BOARD_'));
}

/** `sans être associé`. */
const WITHOUT = /^(?:sans|ohne|senza) /;
/** `vom Vizedirektor zum Direktor befördert`. */
const PROMOTED = /^(vom\s+|von der\s+)(\p{Lu}[^,]{3,60}?)\s+zu[mr]\s+(?=\p{Lu})/u;
const LOSES = /(?:nicht mehr|n[’']est plus|ne sont plus|non è più|non sono più)\s/i;
const KEEPS =
  /^(?:(?:et|und|e|mais|er|sie|il|elle)\s+)*(?:bleibt|bleiben|reste|restent|demeure|demeurent|rimane|rimangono|resta|restano)\s/i;

function rolesIn(text: string, part: Stretch): Stretch[] {
  const roles = findRoles(text.slice(part.start, part.end));
  const [first, last] = [roles[0], roles.at(-1)];
  return first && last ? [{ start: part.start + first.start, end: part.start + last.end }] : [];
}

function stripFrame(text: string, part: Stretch): Stretch {
  let start = part.start;
  start += ENTERED.exec(text.slice(start, part.end))?.[0].length ?? 0;
  for (const expression of [GROUP_TWO, GROUP_ALL, LEADS])
    start += expression.exec(text.slice(start, part.end))?.[0].length ?? 0;
  const tail = TAIL.exec(text.slice(start, part.end));
  return { start, end: tail ? start + tail.index : part.end };
}
