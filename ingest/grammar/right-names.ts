import { enters, namesSomebody, type Line } from './lines.js';
import { isNameLike, splitPlainName } from './names.js';
import { partsOf } from './parts.js';
import { readRows } from './rows.js';
import { readClauses } from './sentences.js';
import { emptyRow, namedBehindRole } from './row.js';
import { findRoles } from './roles.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

/** `le nom exact du nouvel administrateur est A (et non B)`, `le nom du directeur B s'orthographie en réalité A`, `le nom exact de B est A`. */
const SPELT_RIGHT =
  /^le\s+(?:nom|prénom)(?:\s+(?:exacte?|correcte?|juste|précis|complet))?\s+(?:de\s+l['’]|de\s+la\s+|du\s+|des\s+|d['’]|de\s+)([^,;()]{3,110}?)\s+(?:est|s['’](?:orthographie|écrit)(?:\s+(?:en\s+réalité|correctement|exactement))?)\s+(?=\p{Lu})/iu;

function speltRight(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const lead = SPELT_RIGHT.exec(text.slice(body.start, body.end));
  if (!lead) return null;
  const start = body.start + lead[0].indexOf(lead[1]!, lead[0].search(/\sd/u));
  const whose = { start, end: start + lead[1]!.length };
  const now = { start: body.start + lead[0].length, end: body.end };
  if (/^le\s+prénom/iu.test(lead[0])) return givenRight(skeleton, whose, now);
  const rows = readRows(skeleton, now, { prose: true });
  const [row] = rows;
  if (rows.length !== 1 || !row || !namesSomebody(text, row)) return null;
  const wrong = isNameLike(text, whose) ? { role: null, name: whose } : namedBehindRole(text, whose);
  const office = findRoles(
    text.slice(whose.start, whose.end).replace(/^nouve(?:l|lle|au)\s/u, (word) => ' '.repeat(word.length)),
  );
  if (!wrong && office.length === 0) return null;
  if (!wrong) row.stated.push({ start: whose.start + office[0]!.start, end: whose.start + office.at(-1)!.end });
  else if (wrong.role) row.stated.push(wrong.role);
  if (wrong) row.notes.push({ kind: 'NEVER', span: wrong.name, body: wrong.name });
  return wrong || row.notes.length > 0 ? [enters(row)] : null;
}

/** `le prénom exact du directeur Muster Ottto est Otto`: the surname stays. */
function givenRight(skeleton: Skeleton, whose: Stretch, now: Stretch): Line[] | null {
  const { text } = skeleton;
  const pointed = namedBehindRole(text, whose);
  const former = pointed?.name ?? (isNameLike(text, whose) ? whose : null);
  const surname = former && splitPlainName(text, former, false).surname;
  const given = partsOf(skeleton, now);
  const [part, another] = given.parts;
  if (!former || !surname || !part || another || !/^(?:\p{Lu}[\p{L}'’-]*\s?){1,4}$/u.test(text.slice(part.start, part.end))) return null; // prettier-ignore
  const row = emptyRow(whose.start, now.end);
  row.name.push(surname, { start: part.start, end: part.end });
  if (pointed) row.stated.push(pointed.role);
  row.notes.push({ kind: 'NEVER', span: former, body: former });
  return [enters(row)];
}

const NAMED_RIGHT =
  /^(?:(?:l['’]|la\s+|le\s+|les\s+|une?\s+)[^;()]{3,120}?\s+(?:porte\s+(?:en\s+réalité\s+|bien\s+)?le\s+nom\s+(?:de\s+|d['’])|s['’]appelle\s+|se\s+nomme\s+)(?:en\s+réalité\s+|correctement\s+)?|le\s+nom\s+(?:correct|exact|complet|précis)\s+est\s+|(?:der|die)\s+[^,;()]{3,80}?\s+heisst\s+|der\s+richtige\s+name\s+(?:ist|lautet)\s+)/iu;

/** `... est rectifiée en ce sens que la gérante porte le nom de A (et non pas B)`: the right name, the wrong one behind it. */
export function namedRight(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const inFull = namedInFull(skeleton, body) ?? speltRight(skeleton, body);
  if (inFull) return inFull;
  const lead = NAMED_RIGHT.exec(text.slice(body.start, body.end));
  if (!lead) return null;
  const rows = readRows(skeleton, { start: body.start + lead[0].length, end: body.end }, { prose: true });
  const [row] = rows;
  return rows.length === 1 && row && row.notes.length > 0 && namesSomebody(text, row) ? [enters(row)] : null;
}

const IN_FULL =
  /^(?<who>[^();]{3,160}?)\s+porte\s+(?:(?:désormais|maintenant|en\s+réalité)\s+)?le\s+nom(?:\s+de\s+famille)?\s+(?:de\s+|d['’])?(?<surname>[^,;()]{2,60}?)\s+et\s+les?\s+prénoms?\s+(?:de\s+|d['’])?(?<given>[^,;()]{2,60})/diu;

/** `le nouveau membre porte le nom de famille Van Muster et les prénoms Anna Rose`: which words of the name are which. */
function namedInFull(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, Math.min(body.end, body.start + 400));
  const groups = raw.includes('prénom') ? IN_FULL.exec(raw)?.indices?.groups : undefined;
  if (!groups) return null;
  const at = (name: string): Stretch => ({ start: body.start + groups[name]![0], end: body.start + groups[name]![1] });
  const [who, surname, given] = [at('who'), at('surname'), at('given')];
  if (![surname, given].every(({ start }) => /\p{Lu}/u.test(text[start]!))) return null;
  const row = emptyRow(who.start, given.end);
  row.name.push(surname, given);
  const pointed = namedBehindRole(text, who);
  const former = pointed?.name ?? (isNameLike(text, who) ? who : null);
  if (pointed) row.stated.push(pointed.role);
  if (former) row.notes.push({ kind: 'PREVIOUSLY', span: former, body: former });
  return former || findRoles(text.slice(who.start, who.end)).length > 0 ? [enters(row)] : null;
}

const NEVER_HELD =
  /^(?<who>[^();]{3,200}?),?\s+(?:n['’](?:est(?:\s+en\s+réalité)?|était|a\s+jamais\s+été|a\s+pas\s+été)|ne\s+(?:sont|étaient)|n['’]ont\s+(?:jamais|pas)\s+été)\s+(?:(?:pas|jamais)\s+)?(?<office>\p{Ll}[^();]{3,80}?)(?:,?\s+(?:mais|en\s+revanche)\s+(?:(?:il|elle|ils|elles)\s+)?(?<stays>(?:demeure|reste|est|signe|conserve)(?:nt)?\s[^();]{3,300}))?(?<more>;.*)?$/diu;

/** In a correction: `A, de X, à Y, n'est pas gérante`. The office was never hers; of others that she holds it says nothing. */
export function neverHeld(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const groups = NEVER_HELD.exec(text.slice(body.start, Math.min(body.end, body.start + 400)))?.indices?.groups;
  if (!groups) return null;
  const at = (name: string): Stretch => ({ start: body.start + groups[name]![0], end: body.start + groups[name]![1] });
  const office = at('office');
  // `n'est pas secrétaire, mais directeur`: what is so is read as well.
  if (/\smais\s/iu.test(text.slice(office.start, office.end))) return null;
  const roles = findRoles(text.slice(office.start, office.end));
  const rows = readRows(skeleton, at('who'), { prose: true });
  if (roles[0]?.start !== 0 || rows.length === 0 || !rows.every((row) => namesSomebody(text, row))) return null;
  const wrong = { start: office.start, end: office.start + roles.at(-1)!.end };
  for (const row of rows) row.notes.push({ kind: 'NEVER', span: wrong, body: wrong });
  for (const row of rows) row.end = office.end;
  const lines = rows.map(enters);
  // `n'est pas secrétaire, mais demeure administrateur ..., et B est nommé secrétaire`.
  const from = groups['stays'] ? at('stays').start : groups['more'] ? at('more').start + 1 : body.end;
  return from < body.end ? [...lines, ...readClauses(skeleton, { start: from, end: body.end }, lines)] : lines;
}
