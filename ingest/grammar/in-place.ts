import { isPlaceKind, kindOf, type Part, type PartKind } from './kinds.js';
import { isGiven, wordsOf } from './name-words.js';
import { endsInGiven, isFirmName, isNameLike } from './names.js';
import type { Row } from './row.js';
import { findRoles } from './roles.js';
import { fold, isDigit, type Stretch } from './text.js';
import { stripTitles } from './titles.js';

/** `X, Präsident, neu mit Einzelunterschrift`: the signature is a part of its own, and the word stands alone. */
export const isOnlyNew = (word: string): boolean => ONLY_NEW.has(word.toLowerCase());
const ONLY_NEW = new Set('neu nun nunmehr jetzt maintenant désormais dorénavant nouvellement ora adesso'.split(' '));

/** `jedoch nicht mit Muster, Anna`: the given name of whom the signature's limit names by the surname. */
export function namesCosigner(text: string, { signature }: Row, part: Stretch): boolean {
  const [first] = wordsOf(text, part);
  if (!signature || !first || !isGiven(first.folded)) return false;
  return COSIGNER.test(text.slice(Math.max(signature.start, signature.end - 80), signature.end));
}
/** A limit of a signature that ends in a name. */
const COSIGNER =
  /(?<!\p{L})(?:mit|avec|con|und|oder|et|ou|ed?|o)\s+(?:\p{Ll}{1,5}\s+){0,2}\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u;

/** `mit dem Aktuar, dem Kassier oder dem Obmann`: with whom somebody signs goes on behind a comma, by an article, where no office has one. */
export function continuesLimit(text: string, { signature }: { signature: Stretch | null }, part: Stretch): boolean {
  if (!signature || !ARTICLE.test(text.slice(part.start, part.end))) return false;
  return LIMITED.test(text.slice(signature.start, signature.end));
}
const ARTICLE = /^(?:de[mr]|eine[mr]|le|la|un|une|il|uno|una|l['’])(?:\s|(?<=['’]))(?=\p{L})/u;
const LIMITED =
  /(?<!\p{L})(?:mit (?:de[mr]|eine[mr])|avec (?:le|la|une?|l['’])|con (?:il|la|l['’]|una?|uno))(?!\p{L})/iu;

export function isNameOnly(text: string, start: number, end: number): boolean {
  const part = kindOf(text, { start, end });
  return part.kind === 'UNKNOWN' && (isNameLike(text, part) || isFirmName(text.slice(start, end)));
}

/** `Muster Anna, nouvellement Muster-Probst`: one word with the surname in it is no office. */
export function isSurnameOf(text: string, row: Row, part: Stretch): boolean {
  const [surname] = wordsOf(text, row.name[0]!);
  const words = wordsOf(text, part);
  if (surname === undefined || words.length > 3 || words.some(({ capital }) => !capital)) return false;
  return words[0]!.folded.split('-').includes(surname.folded);
}

/** `Muster Ruth, bisher Probst Ruth`: the name of before, where one of its words is still hers. */
export function takesFormerName(text: string, row: Row, part: Part): boolean {
  const [name] = row.name;
  if (!name || row.name.length > 1 || row.renamed || part.kind !== 'UNKNOWN' || !isNameLike(text, part)) return false;
  const kept = new Set(wordsOf(text, name).map(({ folded }) => folded));
  if (!wordsOf(text, part).some(({ folded }) => isGiven(folded) && kept.has(folded))) return false;
  row.renamed = name;
  row.name = [{ start: part.start, end: part.end }];
  return true;
}

/** `A SA, à Nyon, jusqu'ici B SA`: another name, of which nobody can tell whether it is the same one's; it stays unread. */
export function isSomebodyElse(text: string, row: Row, part: Part): boolean {
  if (part.kind !== 'UNKNOWN' || !(isFirmName(text.slice(part.start, part.end)) || endsInGiven(text, part)))
    return false;
  return row.unread.push({ start: part.start, end: part.end }) > 0;
}

/** `associé`, and no office besides. */
export function isPartnership(text: string, part: Part): boolean {
  const roles = part.kind === 'ROLE' ? findRoles(text.slice(part.start, part.end)) : [];
  return roles.length > 0 && roles.every(({ role }) => role === 'PARTNER');
}

/** Whose shares and office a partnership printed anew restates. */
export const isPartner = (text: string, { roles }: Row): boolean =>
  roles.some(({ start, end }) => findRoles(text.slice(start, end)).some(({ role }) => role === 'PARTNER'));

/** `Neuengasse 20`, `Postfach 112`, `3001 Bern`: where somebody is reached, which no entry keeps. */
export const ADDRESS =
  /^(?:c\/o\s.{2,60}|(?:postfach|case postale|casella postale)(?:\s\d+)?|\d{4}\s(?!parts?(?!\p{L})|quot|stamm|azion|action|aktie|anteil)\p{Lu}[\p{L}. -]{1,30}|(?:\p{Lu}[\p{L}.-]{2,30}(?:strasse|gasse|weg|platz|allee|rain|matte|halde)|(?:rue|avenue|route|chemin|place|quai|via|viale|piazza)\s[^,;]{2,40})\s\d{1,4}\s?\p{L}?)$/iu;

const REACHED = new Set(['in c/o', 'à c/o', 'a c/o']);
const SLASH = 47;

/** In a list: `in c/o Muster AG, Bahnweg 1, 3600 Thun` behind a name or a place is how somebody is reached; of these the town is a residence where none is printed. */
export function takesAddress(text: string, row: Row, part: Stretch): boolean {
  // Most parts neither begin nor end in a digit, nor have a slash behind their first letter.
  const last = text.charCodeAt(part.end - 1);
  if (!isDigit(text.charCodeAt(part.start)) && !isDigit(last) && !(last > 96 && isDigit(text.charCodeAt(part.end - 2))) && text.charCodeAt(part.start + 1) !== SLASH && !REACHED.has(text.slice(part.start, part.start + 6)) && !REACHED.has(text.slice(part.start, part.start + 5))) return false; // prettier-ignore
  const raw = text.slice(part.start, part.end);
  if (!/^(?:c\/o\s|(?:in|à|a)\sc\/o\s|\d{4}\s)|\s\d{1,4}\s?[a-z]?$/u.test(raw)) return false;
  if (!ADDRESS.test(raw.replace(/^(?:in|à|a)\s(?=c\/o\s)/u, ''))) return false;
  if (/^\d{4}\s/.test(raw)) row.residence ??= { start: part.start + 5, end: part.end };
  row.end = Math.max(row.end, part.end);
  return true;
}

/** `zeichnet mit Kollektivunterschrift zu zweien als Direktor`, `mit Einzelunterschrift und Geschäftsführer`: an office behind a signature. */
export function officeBehind(text: string, part: Stretch): { before: number; role: Stretch } | null {
  const raw = text.slice(part.start, part.end);
  const match = raw.length < 200 ? OFFICE_BEHIND.exec(raw) : null;
  if (!match) return null;
  const start = part.start + match.index + match[0].length;
  const roles = findRoles(text.slice(start, part.end));
  const whole = roles[0]?.start === 0 && start + roles.at(-1)!.end === part.end;
  return whole ? { before: part.start + match.index, role: { start, end: part.end } } : null;
}
const OFFICE_BEHIND =
  /\s+(?<=(?:unterschrift|prokura|zweien|dreien|individuellement|individuelle|deux|trois|individuale|due|tre|\d)\s+)(?:als|comme|en qualité d(?:e\s|['’])|en tant que|quale|in qualità di|und|et|e)\s*(?=\p{L})/iu;

/** `Treuhand Muster, Probst & Co.`: a further part of a firm's name. */
export function isFirmPart(text: string, row: Row, part: Stretch): boolean {
  const raw = text.slice(part.start, part.end);
  const [role] = findRoles(raw);
  return (
    // `X SA, ufficio di revisione`: an office, whole.
    !(role?.start === 0 && role.end === raw.length) &&
    isFirmName(raw) &&
    /[-–,&]|treuhand|revision/i.test(text.slice(row.start, part.end))
  );
}

/** `Muster, Anna, von Bern` in prose, too: behind one word known given names, and then where somebody is from. */
export function isGivenPart(text: string, row: Row, part: Part, next: PartKind | undefined): boolean {
  if (row.name.length !== 1 || !isPlaceKind(next) || next === 'RESIDENCE') return false;
  const [surname] = row.name;
  return (
    !/\s/.test(text.slice(surname!.start, surname!.end)) && wordsOf(text, part).every(({ folded }) => isGiven(folded))
  );
}

/** `Muster & Cie, experts-comptables, à Thônex`: between a firm's name and its seat nobody holds an office. */
export function isTradeOf(text: string, row: Row, next: PartKind | undefined): boolean {
  return next === 'RESIDENCE' && row.roles.length === 0 && isFirmName(text.slice(row.start, row.name.at(-1)!.end));
}

/** `X AG, Herr Muster, Seestrasse 2`, `Patentträger A und/oder B`: who acts for a firm; `Dr. Hans Muster, X Rechtsanwälte AG`: where somebody works. */
export function isBesideFirm(text: string, row: Row, part: Part, next: PartKind | undefined): boolean {
  const [name] = row.name;
  if (!name || row.name.length > 1 || row.origins.length > 0 || row.nationality || isPlaceKind(next)) return false;
  const raw = text.slice(part.start, part.end);
  const isFirm = (): boolean => isFirmName(text.slice(name.start, name.end));
  if (ACTS_FOR.test(raw) && isFirm()) return true;
  return part.kind === 'UNKNOWN' && isFirmName(raw) && !isFirm() && isTitled(text, name);
}
const ACTS_FOR =
  /^(?:herrn?|frau|monsieur|madame|signor[ae]?|patentträger(?:in)?|mandatsleit\p{L}*|zuhanden|z\.\s?hd?\.|handelnd durch|vertreten durch)\s+(?:(?:dr|lic|prof)\.\s)?\p{Lu}/iu;
function isTitled(text: string, name: Stretch): boolean {
  return stripTitles(text, name, []).start > name.start;
}

/** `von Emmen in Luzern`, `de Bex et à Aigle`: origin and residence without the comma between them. */
export function placesIn(text: string, part: Part): Part[] {
  const match = /(?:\s+(?:und|et|e))?\s+(?:in|à)\s+(?=\p{Lu})/u.exec(text.slice(part.valueStart, part.end));
  if (!match) return [part];
  const end = part.valueStart + match.index;
  return [
    { ...part, end },
    kindOf(text, { start: end + (/^\s+(?:(?:und|et|e)\s+)?/.exec(match[0])?.[0].length ?? 0), end: part.end }),
  ];
}

/** `Dupont Jean, de Mestral Guy et Roux Lea ne sont plus ...`: a particle, not an origin, where a given name ends it and no place follows. */
export function namesAnother(text: string, part: Part, next: Part | undefined): boolean {
  if (part.kind !== 'ORIGIN' || !endsInGiven(text, part)) return false;
  if (!next || next.fresh) return true;
  return next.kind === 'ORIGIN' ? endsInGiven(text, next) : !isPlaceKind(next.kind) && next.kind !== 'COUNTRY';
}

/** `von Düdingen, Bösingen und Rechthalten, in Sursee`: parts without a preposition up to the residence are origins. */
export function continuesOrigin(parts: readonly Part[], index: number): boolean {
  for (let ahead = index + 1; ahead < Math.min(parts.length, index + 12); ahead++) {
    const kind = parts[ahead]!.kind;
    if (kind === 'RESIDENCE' || kind === 'BOTH') return true;
    if (kind !== 'UNKNOWN' && kind !== 'COUNTRY') return false;
  }
  return false;
}

/** `..., mit Einzelunterschrift, Muster, Anna, von Bern, in Thun, ...`, `in Thun, und Muster, Anna, von Bern`: a comma where a semicolon should be. Only people have a second origin. */
export function beginsNextEntry(row: Row, parts: readonly Part[], index: number, joined: boolean): boolean {
  const whole = (row.origins.length > 0 || row.nationality !== null) && row.residence !== null;
  if (!whole || parts[index]!.kind !== 'UNKNOWN') return false;
  if (!joined && row.roles.length === 0 && row.signature === null) return false;
  for (let ahead = index; ahead < index + 4; ahead++) {
    const kind = parts[ahead]?.kind;
    if (kind === 'ORIGIN' || kind === 'BOTH' || kind === 'NATIONALITY') return true;
    if (kind !== 'UNKNOWN') return false;
  }
  return false;
}

/** `..., mit Kollektivunterschrift zu zweien und Muster, Anna, von Bern, ...`, `citoyen suisse et Muster, Paul, ...`: another entry begins inside a part. */
export function entryBehind(text: string, parts: readonly Part[], index: number): { head: Stretch; name: Part } | null {
  const [part, given, place] = [parts[index]!, parts[index + 1], parts[index + 2]];
  if (
    (part.kind !== 'SIGNATURE' && part.kind !== 'NATIONALITY' && part.kind !== 'RESIDENCE') ||
    given?.kind !== 'UNKNOWN' ||
    !isPlaceKind(place?.kind) ||
    place?.kind === 'RESIDENCE' ||
    (part.kind !== 'SIGNATURE' && !wordsOf(text, given).every(({ folded }) => isGiven(folded)))
  )
    return null;
  const match = ENTRY_BEHIND.exec(text.slice(part.start, part.end));
  const name = match && kindOf(text, { start: part.end - match[1]!.length, end: part.end });
  // `Maurice` is a state, too.
  const named = name?.kind === 'UNKNOWN' || name?.kind === 'COUNTRY';
  return named ? { head: { start: part.start, end: part.start + match!.index }, name } : null;
}
const ENTRY_BEHIND = /\s+(?:und|sowie|et|ed?)\s+((?:(?:von|van|de|di|da|del|della)\s+)?\p{Lu}[\p{L}'’ -]{1,40})$/u;

const ORIGIN_BEHIND = /\s+(?=(?:von|aus|de|du|des|da|dal|dalla|di)\s+\p{Lu}|d['’]\p{Lu})/u;

/** `Maria de Fatima`: these are parts of given names, and no places. */
const OF_NAMES = new Set(
  'fatima lourdes lurdes jesus carmo deus dios conceicao concepcion assis gracas graca ceu rosario socorro pilar mar dolores mercedes los las'.split(
    ' ',
  ),
);

/** `Muster, Petra von Birmenstorf, in Baden`: the given names end at the origin where the comma between them is missing and no other origin comes. */
export function originBehind(
  text: string,
  row: Row,
  part: Part,
  next: PartKind | undefined,
): { before: number; part: Part } | null {
  if (row.name.length !== 1 || next !== 'RESIDENCE' || isFirmName(text.slice(row.start, row.name[0]!.end))) return null;
  const match = ORIGIN_BEHIND.exec(text.slice(part.start, part.end));
  const before = part.start + (match?.index ?? 0);
  const given = wordsOf(text, { start: part.start, end: before });
  const known = given.every(({ folded }) => isGiven(folded)) || (given.length === 1 && wordsOf(text, row.name[0]!).length === 1); // prettier-ignore
  if (!match || given.length === 0 || !known || given.some(({ capital }) => !capital)) return null;
  const place = fold(/\s([\p{L}-]+)/u.exec(text.slice(before + match[0].length, part.end))?.[1] ?? '');
  if (isGiven(place) || OF_NAMES.has(place)) return null;
  const origin = kindOf(text, { start: before + match[0].length, end: part.end });
  return origin.kind === 'ORIGIN' ? { before, part: origin } : null;
}
