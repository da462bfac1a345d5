import type { Mention, Reading, RoleReading } from '../../src/core/mention.js';
import { ownNames } from './called.js';
import { firmArticle } from './firm-article.js';
import { PARTICLES } from './lexicon/words.js';
import { isGiven, wordsOf, type NameWord } from './name-words.js';
import { isFirmName, isNameLike, isOfficeName, splitPlainName, type NameOrder } from './names.js';
import { stripTitles } from './titles.js';
import type { Row } from './row.js';
import { trim, valueOf, type Stretch } from './text.js';
import { readingOf, withoutIdentifier } from './values.js';

export type Subject = Pick<Mention, 'subject' | 'surname' | 'givenNames' | 'title' | 'name' | 'identifier'>;

export function subjectOf(text: string, row: Row, roles: readonly RoleReading[], givenFirst: NameOrder): Subject {
  const whole = { start: row.name[0]!.start, end: row.name.at(-1)!.end };
  const firm = withoutIdentifier(text, whole);
  const raw = text.slice(firm.name.start, firm.name.end);
  const seatNumber = firm.identifier ?? (row.residence ? withoutIdentifier(text, row.residence).identifier : null);
  if (isPerson(text, row, roles, raw, seatNumber)) return personOf(text, row, givenFirst, firm.identifier);
  const stripped = stripArticle(text, firm.name);
  const office =
    roles.some((role) => role.role === 'SUPERVISORY_AUTHORITY') || (isOfficeName(raw) && seatNumber === null);
  return {
    subject: office ? 'OFFICE' : 'FIRM',
    surname: null,
    givenNames: null,
    title: null,
    name: readingOf(text, stripped),
    identifier: seatNumber,
  };
}

function stripArticle(text: string, stretch: Stretch): Stretch {
  const raw = text.slice(stretch.start, stretch.end);
  if (/^["«“„][^"»”“]{2,}["»”“]$/u.test(raw)) return trim(text, stretch.start + 1, stretch.end - 1);
  const article = firmArticle(raw) || (/^(?:die|das|der|la|le|il|l')\s+(?=\S)/.exec(raw)?.[0].length ?? 0);
  return article > 0 ? { start: stretch.start + article, end: stretch.end } : stretch;
}

/** `Banque Louis n'est plus directeur`: an office, or a signature alone, that no firm can have, though the surname is a firm's word. */
function onlyForPeople(row: Row, roles: readonly RoleReading[]): boolean {
  return roles.length > 0 ? roles.every(({ role }) => PERSONAL.has(role)) : row.signature !== null;
}
/** `Ville Pierre André`, `von der Bank Anna`: one word of a firm's, particles before it and nothing but given names behind. */
function isTradeSurname(words: readonly NameWord[]): boolean {
  let at = 0;
  while (at < words.length - 2 && PARTICLES.has(words[at]!.folded)) at++;
  const given = words.slice(at + 1);
  return given.length > 0 && given.length < 4 && given.every(({ folded }) => isGiven(folded));
}
const PERSONAL = new Set<string>([
  'BOARD_PRESIDENT', 'BOARD_VICE_PRESIDENT', 'BOARD_DELEGATE', 'BOARD_MEMBER', 'SOLE_BOARD_MEMBER', 'MANAGERS_CHAIR', 'MANAGER', 'MANAGEMENT_CHAIR',
  'MANAGEMENT_MEMBER', 'BOARD_SECRETARY', 'BOARD_TREASURER', 'DIRECTOR', 'DEPUTY_DIRECTOR', 'VICE_DIRECTOR', 'SIGNATORY', 'OWNER',
]); // prettier-ignore

const AUDITS = new Set(['AUDITOR', 'GROUP_AUDITOR', 'SUPERVISORY_AUTHORITY']);

/** `Nachlass des Muster, Otto, von Bern`: what somebody left, wherever that one was from. */
const ESTATE =
  /^(?:Nachlass|Erbschaft|Erben|Erbengemeinschaft|Hoirie|Succession|Eredi|Comunione ereditaria)\s(?:de[rs]?|von|du|di|del|della|fu)\s/u;

function isPerson(
  text: string,
  row: Row,
  roles: readonly RoleReading[],
  name: string,
  identifier: Reading | null,
): boolean {
  if (ESTATE.test(name)) return false;
  if (row.origins.length > 0 || row.nationality) return true;
  if (identifier) return false;
  const words = wordsOf(text, { start: row.name[0]!.start, end: row.name.at(-1)!.end });
  if (isFirmName(name) || isOfficeName(name)) {
    if (isTradeSurname(words) && onlyForPeople(row, roles)) return true;
    if (isFirmName(name)) return false;
  }
  if (roles.some((role) => role.role === 'SUPERVISORY_AUTHORITY')) return false;
  if (roles.some((role) => AUDITS.has(role.role)))
    return row.name.length < 4 && words.some((word) => isGiven(word.folded));
  if (isOfficeName(name)) return false;
  return row.name.length > 1 || words.length > 1 || !roles.some((role) => role.role === 'LIQUIDATOR');
}

export function personOf(text: string, row: Row, givenFirst: NameOrder, identifier: Reading | null): Subject {
  const titles: string[] = [];
  const names = row.name
    .map((stretch, index) =>
      index === 0 && isOnlySurname(text, row) ? stretch : stripTitles(text, stretch, titles, row.name.length === 1),
    )
    .filter((stretch) => stretch.end > stretch.start);
  const titleParts = names.slice(1).filter((stretch) => isTitlePart(text, stretch));
  const kept = names.filter((stretch) => !titleParts.includes(stretch));
  titles.push(...titleParts.map((stretch) => valueOf(text, stretch)));
  let surname: Stretch | null = kept[0] ?? null;
  const first = kept.length > 2 && FORMER_NAME.test(text.slice(kept[1]!.start, kept[1]!.end)) ? 2 : 1;
  if (first === 2) surname = { start: kept[0]!.start, end: kept[1]!.end };
  let given: Stretch | null = kept.length > 1 ? ownNames(text, { start: kept[first]!.start, end: kept.at(-1)!.end }) : null; // prettier-ignore
  if (kept.length === 1) {
    const plain = splitPlainName(text, kept[0]!, givenFirst, kept[0]!.start > row.name[0]!.start);
    [surname, given] = [plain.surname, plain.given];
    titles.push(...plain.titles);
  }
  return {
    subject: 'PERSON', name: null, identifier, title: titles.length > 0 ? titles.map((title) => title.trim()).join(' ') : null,
    surname: surname ? readingOf(text, surname) : null, givenNames: given ? readingOf(text, given) : null,
  }; // prettier-ignore
}

/** `Herr, Hans`; `Notar, Anna`: one word before a given name is the surname, though it may be a title elsewhere; `Dr.`, `HES` are none. */
function isOnlySurname(text: string, row: Row): boolean {
  const [first, second] = row.name;
  if (!first || !second) return false;
  const words = wordsOf(text, second);
  return /^\p{Lu}\p{Ll}{2,}$/u.test(text.slice(first.start, first.end)) && words.some((word) => isGiven(word.folded));
}

/** `Muster, gesch. Probst, Anna`: a name by birth or marriage is the surname's. */
const FORMER_NAME = /^(?:geb|gesch|verw|née?|ép|veuve|div|nata|ved|in)[\p{L}]{0,8}\.?\s+\p{Lu}/u;

const TITLE_PART =
  /^(?:(?:dipl|eidg|dr|prof|lic|avv|ing|alt)(?!\p{L})|fürsprech|rechtsanw|notar|avocat|architekt|ingenieur|ingénieur|bücherexp|treuhänder|wirtschaftspr|expert|médecin|arzt|ärztin|kaufmann|betriebs|maître|ancien)/iu;

export function isTitlePart(text: string, stretch: Stretch): boolean {
  const raw = text.slice(stretch.start, stretch.end);
  return TITLE_PART.test(raw) && !/\s(?:à|in)\s\p{Lu}/u.test(raw) && !isNameLike(text, stretch);
}
