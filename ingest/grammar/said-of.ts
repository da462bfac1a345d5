import { matchesOf } from '../../src/core/index.js';
import { enters, namesSomebody, type Line } from './lines.js';
import { isFirmName, isNameLike } from './names.js';
import { bracketsNumber } from './numbers.js';
import { partsOf } from './parts.js';
import { findRoles } from './roles.js';
import { emptyRow, type Row } from './row.js';
import type { Skeleton } from './segment.js';
import { trim, type Stretch } from './text.js';
import { withoutIdentifier } from './values.js';

const VALUE = String.raw`(?<residence>(?:commune\s+de\s+)?domicile|siège)|(?<name>raison(?:\s+(?:sociale|de\s+commerce))?)|(?<origin>lieu\s+d['’]origine|origine|nationalité)|(?<number>numéro)`;
/** `Le domicile correct de A est à X`, `Nouveau siège de l'associée A SA: X`, `la raison de commerce exacte de l'associée est A SA (et non B SA)`. */
const SAID_OF = new RegExp(
  String.raw`^(?:l[ae]\s+|l['’])?(?:nouve(?:au|lle|l)\s+)?(?:${VALUE})(?:\s+(?:correcte?|exacte?|juste|complète|précise))?(?:\s+et\s+(?:le\s+)?(?:nouveau\s+)?numéro\s+(?:IDE|d['’]identification)|(?<=numéro)(?:\s+IDE|\s+(?:fédéral\s+)?d['’](?:identification|inscription|ordre))(?:\s+\(IDE\)|\s+des\s+entreprises)?)?\s+(?:de\s+la\s+|de\s+l['’]|du\s+|de\s+|d['’])(?<whose>[^:;]{3,140}?)(?:\s*:\s*|\s+(?:est|sont)\s+(?:(?:désormais|maintenant|dorénavant|en\s+réalité)\s+)?(?:(?:transféré|fixé|établi|situé)e?\s+)?)(?<now>\S.*)$`,
  'diu',
);
const WHERE = String.raw`(?<residence>wohn(?:sitz|ort)|sitz|domicilio|residenza|sede)|(?<origin>heimatort|bürgerort|heimatgemeinde|attinenza|luogo\s+d['’]origine)`;
/** `Der Wohnsitz von A ist nun X`, `Neuer Heimatort der Direktorin A: X`, `Il domicilio del direttore A è ora X`. */
const SAID_OTHERWISE = new RegExp(
  String.raw`^(?:d(?:er|ie)\s+|il\s+|la\s+|l['’])?(?:(?:neue|richtige|korrekte)[rs]?\s+|nuov[oa]\s+)?(?:${WHERE})\s+(?:corretto\s+|esatto\s+)?(?:von\s+|de[rs]\s+|d[ei]l?\s+|della\s+|dell['’])(?<whose>[^:;]{3,140}?)(?:\s*:\s*|\s+(?:ist|lautet|befindet\s+sich|è)\s+(?:(?:neu|nun|nunmehr|jetzt|richtig|korrekt|ora|adesso)\s+)?)(?:in\s+|a\s+)?(?<now>\p{Lu}.*)$`,
  'diu',
);
/** Where a second value begins in the same clause. */
const AND_ANOTHER = /\s+et\s+(?:que\s+)?(?=(?:le\s+(?:domicile|siège)|la\s+raison|l['’]origine)\s)/giu;
const SEVERAL = 12;

/** A value that a sentence names before it says whose it is; null where it is no such sentence, or where it is the firm's own. */
export function saidOf(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, body.end);
  if (raw.length > 1_000 || !BEGINS.test(raw)) return null;
  const clauses: Stretch[] = [];
  let { start } = body;
  for (const match of matchesOf(AND_ANOTHER, raw).slice(0, SEVERAL)) {
    clauses.push({ start, end: body.start + match.index });
    start = body.start + match.index + match[0].length;
  }
  const rest = text.slice(start, body.end);
  const seat = HIS_SEAT.exec(rest);
  const numbered = seat ? null : HIS_NUMBER.exec(rest);
  const end = start + ((seat ?? numbered)?.index ?? rest.length);
  const rows = [...clauses, { start, end }].map((clause) => readOne(skeleton, clause));
  const last = rows.at(-1);
  if (numbered && last) {
    last.number = withoutIdentifier(text, { start: end, end: body.end }).identifier?.span ?? null;
    last.end = body.end;
    if (last.number === null) return null;
  }
  if (seat && last) {
    last.residence = { start: start + seat.index + seat[0].indexOf(seat[1]!), end: body.end };
    last.end = body.end;
  }
  return rows.every((row) => row !== null) ? rows.map(enters) : null;
}
/** `est désormais A SA et son numéro d'identification CHE-...`. */
const HIS_NUMBER = /\s+et\s+(?:que\s+)?son\s+numéro(?!\p{L})[^,;]{3,90}$/iu;
const HIS_SEAT =
  /\s+et\s+(?:que\s+)?son\s+(?:siège|domicile)\s+(?:est\s+)?(?:désormais\s+|maintenant\s+)?(?:à|au)\s+(\p{Lu}[^,;]*)$/iu;
const BEGINS =
  /^(?:l[ae]\s+|l['’]|d(?:er|ie)\s+|il\s+)?(?:nouve(?:au|lle|l)\s+|(?:neue|richtige|korrekte)[rs]?\s+|nuov[oa]\s+)?(?:domicile|commune|siège|raison|lieu|origine|nationalité|numéro|wohn(?:sitz|ort)|sitz|heimat(?:ort|gemeinde)|bürgerort|domicilio|residenza|sede|attinenza|luogo)\s/iu;

function readOne(skeleton: Skeleton, clause: Stretch): Row | null {
  const { text } = skeleton;
  const raw = text.slice(clause.start, clause.end);
  const groups = (SAID_OF.exec(raw) ?? SAID_OTHERWISE.exec(raw))?.indices?.groups;
  if (!groups?.['whose'] || !groups['now']) return null;
  const at = ([from, to]: [number, number]): Stretch => ({ start: clause.start + from, end: clause.start + to });
  const { office, name } = whoseIs(text, at(groups['whose']));
  const { parts, notes } = partsOf(skeleton, at(groups['now']));
  const [now, country] = parts;
  if (!now || !(office ?? name) || (!name && !groups['name'])) return null;
  // `..., derjenige von B ist Bern`: of somebody else.
  if (OF_ANOTHER.test(raw)) return null;
  const row = emptyRow(clause.start, clause.end);
  if (office) row.stated.push(office);
  row.notes.push(...notes);
  const value = { start: now.kind === 'UNKNOWN' || now.kind === 'ROLE' ? now.start : now.valueStart, end: now.end };
  if (groups['name']) {
    if (name) row.renamed = value;
    row.name.push(name ?? value);
    if (!name && notes.length === 0) return null;
  } else {
    row.name.push(name!);
    if (groups['number']) row.number = withoutIdentifier(text, value).identifier?.span ?? null;
    else if (groups['origin']) row.origins.push(value);
    else row.residence = country?.kind === 'COUNTRY' ? { start: value.start, end: country.end } : value;
  }
  if (groups['number'] && row.number === null) return null;
  return namesSomebody(text, row) ? row : null;
}

const OF_ANOTHER = /(?:,|\s(?:und|et|ed?))\s(?:derjenige|diejenige|quello|quella|celui|celle)\s/iu;

/** `l'unique associée Muster SA (CHE-...)`, `Muster Anna`, `l'organe de révision`. */
function whoseIs(text: string, whose: Stretch): { office: Stretch | null; name: Stretch | null } {
  const start = whose.start + (/^(?:uniques?|seule?|nouve(?:au|lle|l))\s+/iu.exec(text.slice(whose.start, whose.end))?.[0].length ?? 0); // prettier-ignore
  const roles = findRoles(text.slice(start, whose.end));
  const leads = roles[0]?.start === 0;
  const office = leads ? { start, end: start + roles.at(-1)!.end } : null;
  const rest = trim(text, office?.end ?? start, whose.end);
  const printed = text.slice(rest.start, rest.end);
  const somebody = isNameLike(text, rest) || bracketsNumber(printed) || (office !== null && isFirmName(printed));
  return { office, name: rest.end > rest.start && somebody ? rest : null };
}
