import { enters, leaves, namesSomebody, type Line } from './lines.js';
import { giveBought, isNewPartner, lotsOf } from './portions.js';
import { readRows } from './rows.js';
import { emptyRow, putValue, type Row } from './row.js';
import { findRoles } from './roles.js';
import { isNameLike } from './names.js';
import { kindOf, type Part } from './kinds.js';
import { partsOf } from './parts.js';
import type { Skeleton } from './segment.js';
import { isPlural } from './share.js';
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
  const to = body.start + match[0].length;
  const buyers = buyersIn(skeleton, { start: to, end: body.end }, { start: body.start, end: to });
  if (!isNameLike(text, seller) || roles.length === 0 || buyers.length === 0) return null;
  const row = emptyRow(seller.start, signature?.end ?? office.end);
  row.name.push(seller);
  return [leaves(row, [office], signature), ...buyers.map(enters)];
}

/**
 * Whoever comes after `cède ... à`; `words`: those of the sale before them, where one alone sells; `become`: what a German sentence says behind its
 * verb that the one who buys becomes.
 */
export function buyersIn(
  skeleton: Skeleton,
  stretch: Stretch,
  words: Stretch | null,
  become: Stretch | null = null,
): Row[] {
  const { text } = skeleton;
  const lots = lotsOf(text, stretch, words).map(({ buyers, portion }) => {
    const rows = readRows(skeleton, buyers, { prose: true }).filter((row) => namesSomebody(text, row));
    return { rows, portion };
  });
  const rows = lots.flatMap((lot) => lot.rows);
  shareAmongBuyers(text, rows);
  const last = rows.at(-1);
  if (become && last && rows.length === 1) {
    for (const part of partsOf(skeleton, become).parts) putValue(text, last, withoutNew(text, part), 'NAME');
    last.end = become.end;
  }
  const common = last !== undefined && areSeveral(text, last) && isNewPartner(text, last);
  for (const {
    rows: [only, another],
    portion,
  } of lots) {
    if (!portion || !only || another || (!isNewPartner(text, only) && !(common && only.roles[0] === last.roles[0])))
      continue;
    giveBought(text, only, portion);
  }
  return rows;
}

/** `neu Gesellschafterin`, `als Gesellschafter`: the office. */
function withoutNew(text: string, part: Part): Part {
  const lead = /^(?:neue?[rs]?|nun|als)\s+/iu.exec(text.slice(part.start, part.end))?.[0].length ?? 0;
  return lead > 0 ? kindOf(text, { start: part.start + lead, end: part.end }) : part;
}

/** `10 parts à A, ..., et 5 parts à B, ..., nouveaux associés sans signature`: said of whoever has no office yet. */
function shareAmongBuyers(text: string, rows: readonly Row[]): void {
  const last = rows.at(-1);
  if (!last || !areSeveral(text, last)) return;
  const office = last.roles.at(-1)!;
  const signature =
    last.signature && (/^\s*$/.test(text.slice(office.end, last.signature.start)) || OF_ALL_OF_THEM.test(text.slice(0, last.signature.start).slice(-24))) ? last.signature : null; // prettier-ignore
  for (const row of rows) {
    if (OF_ALL.test(text.slice(last.start, last.end)) && row.origins.length === 0 && row.nationality === null)
      Object.assign(row, { origins: [...last.origins], nationality: last.nationality });
    if (row.roles.length > 0 || row.stated.length > 0) continue;
    row.roles = [...last.roles];
    row.signature ??= signature;
  }
}

/** `tous deux avec signature collective à deux`. */
const OF_ALL_OF_THEM = /(?:tous|toutes)\s(?:les\s)?(?:deux|trois|quatre|cinq)\s$/iu;

/** `tous trois du Lieu`. */
const OF_ALL = /,\s(?:tous|toutes)\s(?:les\s)?(?:deux|trois|quatre|cinq)\s(?:de\s|du\s|des\s|d['’])/iu;

const areSeveral = (text: string, row: Row): boolean =>
  isPlural(text, row.roles) || /(?<!\p{L})neue\s+gesellschafter(?!\p{L})/iu.test(text.slice(row.start, row.end));

const HELD_AFTER =
  /^(?:jusqu['’]ici\s+titulaires?\s+(?:de\s+|d['’])([^,;]{3,60}),\s+)?([^;]{3,300}?)(?:\s+(?:(?:ne\s+)?(?:détient|détiennent|possède|possèdent)|(?:n['’])?(?:est|sont|reste|restent|demeure|demeurent))(?=\s)|,(?=\s+(?:désormais|maintenant)\s))\s*(?:désormais\s+|maintenant\s+|plus\s+que\s+|plus\s+qu['’])?(?:(?:titulaires?|détenteurs?|détentrices?)\s+(?:que\s+)?(?:de\s+|d['’])|(associée?s?)\s+pour\s+)?(?:chacune?\s+)?(\S+\s+parts?[^,;]{0,60}?),?\s+(?:par suite|ensuite|à la suite)\s+de\s+(?:la\s+)?cession\s+(?:de\s+|d['’])\S+\s+parts?[^,;]{0,40}?\s+(?:à|au|aux)\s+(?=\S)/diu;

/** `Jusqu'ici titulaire de 200 parts, l'associé A détient 120 parts par suite de cession de 80 parts à B, de X, à Y, nouvel associé`. */
export function heldAfterSale(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, body.end);
  const match = raw.length < 3_000 && raw.includes('cession') ? HELD_AFTER.exec(raw) : null;
  if (!match?.indices) return null;
  const at = ([start, end]: [number, number]): Stretch => ({ start: body.start + start, end: body.start + end });
  const sellers = readRows(skeleton, at(match.indices[2]!), { prose: true });
  const to = body.start + match[0].length;
  const ceded = { start: body.start + match[0].lastIndexOf('cession'), end: to };
  const buyers = buyersIn(skeleton, { start: to, end: body.end }, sellers.length === 1 ? ceded : null);
  if (sellers.length === 0 || buyers.length === 0 || !sellers.every((row) => namesSomebody(text, row))) return null;
  for (const row of sellers) {
    if (match.indices[3]) row.roles.push(at(match.indices[3]));
    putValue(text, row, { ...at(match.indices[4]!), kind: 'SHARES', valueStart: 0 }, 'NAME');
    if (match.indices[1]) row.earlier.push({ ...at(match.indices[1]), kind: 'SHARES', valueStart: 0 });
  }
  return [...sellers, ...buyers].map(enters);
}

const SOLD_IN_GERMAN =
  /^((?:der|die)?\s*[^;,]{3,120}?(?:,\s[^;,\d]{3,60},)?)\s+(?:hat|haben|tritt|treten|überträgt|übertragen)\s+[^;]{0,80}?stamm(?:anteil|einlage)[^;]{0,80}?\s+an\s+(?:den\s+|die\s+)?([^;]{5,600}?),?\s+(?:abgetreten|übertragen|verkauft|ab)(?:,\s(?:welche|die|der)[rs]?\s+((?:neue?[rs]?\s+|nun\s+|als\s+)?gesellschafter(?:in)?[^;,]{0,120}?)\s+(?:ist|wird|eintritt|eingetreten\s+ist))?$/diu;
/** `Gemäss Vertrag vom ... hat A seine Stammeinlage an B, von X, in Y, abgetreten`. */
const SOLD_BY_CONTRACT =
  /^(?:gemäss|laut|mit|durch)\s[^;,]{3,80}?\s(?:hat|haben)\s+((?:der|die)?\s*[^;,]{3,120}?)\s+(?=(?:von\s+)?(?:seine|ihre|\d|eine[nr]?\s|alle\s|sämtliche\s))[^;]{0,80}?stamm(?:anteil|einlage)[^;]{0,80}?\s+an\s+(?:den\s+|die\s+)?([^;]{5,600}?),?\s+(?:abgetreten|übertragen|verkauft)$/diu;

/** Whether a sentence that begins with a contract is about who sells by it, and not about the firm. */
export const soldByContract = (clause: string): boolean => SOLD_BY_CONTRACT.test(clause);

/** Whether a clause says that shares were sold, by whom and to whom no rule may read. */
export const saysSold = (text: string, clause: Stretch | undefined): boolean =>
  clause !== undefined && SOLD.test(text.slice(clause.start, Math.min(clause.end, clause.start + 2_000)));
const SOLD = /stamm(?:anteil|einlage)[^;]{0,200}?\san\s[^;]{0,600}\sabgetreten(?!\p{L})/iu;

/** Nothing is said of a buyer but the name. */
export const isOnlyNamed = ({
  origins,
  nationality,
  residence,
  roles,
  stated,
  signature,
  shares,
  bought,
  earlier,
  notes,
}: Row): boolean =>
  [origins, roles, stated, shares, earlier, notes].every((some) => some.length === 0) &&
  !(nationality ?? residence ?? signature ?? bought);

/** Who sells in German, and what is read of the sale. */
export interface GermanSale {
  sellers: Row[];
  lines: Line[];
}

/** `Der Gesellschafter A hat von seinen 20 Stammanteilen deren 8 an die neue Gesellschafterin B, von X, in Y, abgetreten`. */
export function soldInGerman(skeleton: Skeleton, body: Stretch): GermanSale | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, body.end);
  const match = raw.length < 2_000 ? (SOLD_BY_CONTRACT.exec(raw) ?? SOLD_IN_GERMAN.exec(raw)) : null;
  if (!match?.indices) return null;
  const at = ([start, end]: [number, number]): Stretch => ({ start: body.start + start, end: body.start + end });
  const sellers = readRows(skeleton, at(match.indices[1]!), { prose: true }).filter((row) => namesSomebody(text, row));
  const buyers = at(match.indices[2]!);
  const become = match.indices[3] ? at(match.indices[3]) : null;
  const words = { start: body.start + match.indices[1]![1], end: buyers.start };
  const rows = buyersIn(skeleton, buyers, sellers.length === 1 ? words : null, become);
  if (rows.length === 0 || rows.some(isOnlyNamed)) return null;
  const gone = ALL_OF_THEM.test(raw) ? sellers.flatMap((row) => sellsOut(text, row)) : [];
  return { sellers, lines: [...gone, ...rows.map(enters)] };
}
/** `hat seine 20 Stammanteile`, and not `von seinen 20 deren 8`. */
const ALL_OF_THEM =
  /\s(?:hat|haben|tritt|treten|überträgt|übertragen)\s+(?:alle\s+|sämtliche\s+)?(?:seine[nr]?|ihre[nr]?)\s(?!.*\s(?:von|deren|davon)\s+(?:seinen|ihren|\d).*\san\s)[^;]{0,20}?stamm(?:anteil|einlage)/iu;

const SHARES_ARE = /\bparts?\b|\bquot[ae]\b/i;
const SOLD_TO =
  /^(?:été\s+)?(?:(?:cédée?s?|vendue?s?|transférée?s?)\s+(?:(?:par|à raison de)\s+[\d'’]+\s+parts?\s+)?(?:à|au|aux)|(?:acquises?|reprises?|rachetées?)\s+par|(?:stat[ae]\s+)?(?:cedut|vendut|trasferit|passat)[ae]\s+(?:per\s+successione\s+)?(?:(?:in\s+ragione\s+di|per)\s+[\d'’]+\s+quote\s+)?(?:ad?|alla|al)|passée?s?\s+(?:par\s+succession\s+)?(?:(?:par|à raison de)\s+[\d'’]+\s+parts?\s+)?(?:à|au|aux))\s+/iu;

/** `ses 50 parts de CHF 1'000` or `le loro 10 quote` + `ont été cédées à B, ...`: where the buyers stand, or null. */
export function passiveSale(text: string, subject: Stretch, rest: Stretch): Stretch | null {
  if (!SHARES_ARE.test(text.slice(subject.start, subject.end))) return null;
  const lead = SOLD_TO.exec(text.slice(rest.start, rest.end));
  return lead ? { start: rest.start + lead[0].length, end: rest.end } : null;
}

const SELLER_GONE =
  /\s(?:de\s+|d['’]|di\s+)(?!(?:CHF|EUR)\s)(\p{Lu}[^,;\d]{3,80}),\s*(?:radiée?|décédée?|démissionnaire|sortante?|decedut[oa]|uscente|radiat[oa]|cancellat[oa]),?$/du;

/** `Les 5 parts de CHF 1'000 de A, radiée` + `ont passé à B`: A, who is gone; null where the shares' owner is not said to be. */
export function goneSeller(text: string, subject: Stretch): Row | null {
  const place = SELLER_GONE.exec(text.slice(subject.start, subject.end))?.indices?.[1];
  if (!place) return null;
  const name = { start: subject.start + place[0], end: subject.start + place[1] };
  if (!isNameLike(text, name)) return null;
  return { ...emptyRow(name.start, subject.end), name: [name], leaves: true };
}

/** `L'associé A, qui est nommé président, cède ...`: beside the sale. */
export function isChosen(text: string, row: Row): boolean {
  return row.roles.some(({ start }) => /(?:nommée?|élue?|désignée?)\s+$/iu.test(text.slice(Math.max(0, start - 12), start))); // prettier-ignore
}

/** `A, associée, a cédé sa part`: whoever is printed as a partner and keeps nothing is none any more. */
export function sellsOut(text: string, row: Row): Line[] {
  const roles = [...row.roles, ...row.stated].flatMap(({ start, end }) =>
    findRoles(text.slice(start, end)).flatMap((role) =>
      role.role === 'PARTNER' ? [{ start: start + role.start, end: start + role.end }] : [],
    ),
  );
  return roles.length === 0 ? [] : [{ ...leaves({ ...row, roles: [], residence: null }, roles, null), sold: true }];
}
