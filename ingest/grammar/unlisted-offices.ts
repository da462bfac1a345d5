import { matchesOf } from '../../src/core/index.js';
import { findRoles } from './roles.js';
import { trim, type Stretch } from './text.js';

const CONNECTIVE = /\s{1,3}(?:und|sowie|et|ed|e|and|&)\s{1,3}|\s{0,3}[,;/]\s{1,3}/giu;

/** Adjectives, if any, and the first noun of a German office: `stellvertretender Platzwart`, `1. Platzwart`. */
const GERMAN = /^(?:\d\.\s{0,2})?(?:\p{Ll}{2,}(?:er|e|es|en)\s{1,2}){0,2}(\p{Lu}[\p{L}-]+)/u;
/** Endings by which a German noun is somebody, and not a field of work (`Direktor Finanzen und Controlling`). */
const GERMAN_SOMEBODY =
  /^C\p{Lu}O$|(?:chef|chefin|leiter|leiterin|lehrer|lehrerin|meister|meisterin|wart|wartin|trainer|trainerin|turner|turnerin|verwalter|verwalterin|führer|führerin|pfleger|pflegerin|berater|beraterin|obmann|obfrau|beauftragter?|verantwortlicher?|zuständiger?|koordinator|koordinatorin|redaktor|redaktorin|ingenieur|ingenieurin|architekt|architektin|archivar|archivarin|pfarrer|pfarrerin|arzt|ärztin|instruktor|instruktorin|inspektor|inspektorin|materialwart|revisor|revisorin|chef\p{Ll}+|leiter\p{Ll}*)$/iu;
const ROMANCE_SOMEBODY =
  /^(?:responsables?|chef|cheffe|ingénieure?|capo|incaricat[oa]|responsabile|\p{Ll}{3,}(?:teur|trice|seur|neur|nier|nière|niste|tore|tiere|niere|nista))(?!\p{L})/u;

/**
 * Offices that the vocabulary does not know, in a text that names others: `Vizeobmann und Kassier und Platzwart` has three. Only what a
 * connective divides from the known ones and what names somebody by its noun; a field of work or an adjective names nobody
 * (`directeur technique et commercial`), nor does what begins with a preposition.
 */
export function unlistedOffices(text: string, stretch: Stretch): Stretch[] {
  if (stretch.end - stretch.start > 400) return [];
  const found: Stretch[] = [];
  for (const piece of piecesOf(text, stretch)) {
    const raw = text.slice(piece.start, piece.end);
    if (raw.length < 3 || raw.length > 80 || findRoles(raw).length > 0) continue;
    if (namesSomebody(raw)) found.push(piece);
  }
  return found;
}

function namesSomebody(raw: string): boolean {
  const noun = GERMAN.exec(raw)?.[1];
  return (noun !== undefined && GERMAN_SOMEBODY.test(noun)) || ROMANCE_SOMEBODY.test(raw);
}

function piecesOf(text: string, { start, end }: Stretch): Stretch[] {
  const pieces: Stretch[] = [];
  let from = start;
  for (const match of matchesOf(CONNECTIVE, text.slice(start, end))) {
    pieces.push(trim(text, from, start + match.index));
    from = start + match.index + match[0].length;
  }
  pieces.push(trim(text, from, end));
  return pieces;
}
