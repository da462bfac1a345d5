import { hasCommaNames } from './comma-names.js';
import { isPlaceKind } from './kinds.js';
import { enters, namesSomebody, type Line } from './lines.js';
import { beginsWithNumbered } from './numbers.js';
import { partsOf } from './parts.js';
import { masked, verbsOf } from './predicate.js';
import { findRoles } from './roles.js';
import { emptyRow, putValue, type Row } from './row.js';
import { splitAt, type Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const RIGHT =
  /(?:(?:korrekt|richtig)(?:erweise)?\s+(?:ist|wäre|lautet|heisst|sollte)|(?:nachtrag|berichtigung|ergänzung)|(?:ist|sind|wird|werden)\s+wie\s+folgt\s+(?:zu\s+)?(?:berichtig|ergänz|korrigier)\p{L}*|(?:muss|müsste|sollte|hat|hätte)\s+(?:richtig(?:erweise)?\s+|korrekt(?:erweise)?\s+)?(?:wie\s+folgt\s+)?(?:zu\s+)?(?:lauten|heissen)|lautet\s+(?:richtig(?:erweise)?|korrekt|neu|vollständig)|(?:corrett[ao]|esatt[ao])\s+è|(?:deve|dovrebbe|va)\s+(?:essere\s+)?lett[ao](?:\s+come\s+segue)?)(?:\s+\p{L}+){0,6}\s*:\s*/iu;
/** `wurde irrtümlich folgendes publiziert; ...`: what stands behind it never was. */
const WRONG =
  /(?<!\p{L})(?:irrtümlich(?:erweise)?|versehentlich|fälschlich(?:erweise)?)\s+(?:folgende[rsn]?|nachstehende[rsn]?|der folgende|das folgende)\s[^;:]{0,60}(?:publiziert|veröffentlicht|eingetragen|aufgeführt)\s*(?:[;:]|$)/iu;

/** Whether a sentence prints again what an earlier one got wrong. */
export const printsWrong = (raw: string): boolean => raw.length < 3_000 && BY_MISTAKE.test(raw) && WRONG.test(raw);
const BY_MISTAKE = /irrtümlich|versehentlich|fälschlich/i;

/** `..., richtig wäre: Muster, Anna, von Bern, in Thun, ...`: entries as a list prints them, behind a sentence that says they are right; null where it is none. */
export function rightEntries(skeleton: Skeleton, sentence: Stretch): Stretch | null {
  const raw = skeleton.text.slice(sentence.start, Math.min(sentence.end, sentence.start + 600));
  const match = RIGHT.exec(raw);
  if (!match) return null;
  const body = { start: sentence.start + match.index + match[0].length, end: sentence.end };
  const entries = splitAt(skeleton, body, 59);
  return entries.length > 0 && entries.length <= 100 && entries.every((entry) => isListed(skeleton, entry))
    ? body
    : null;
}

function isListed(skeleton: Skeleton, entry: Stretch): boolean {
  if (verbsOf(masked(skeleton, entry), entry.start).length > 0) return false;
  const { parts } = partsOf(skeleton, entry);
  if (beginsWithNumbered(skeleton.text.slice(entry.start, Math.min(entry.end, entry.start + 160))))
    return parts.slice(1).some(({ kind }) => isPlaceKind(kind) || kind === 'ROLE');
  return hasCommaNames(skeleton, entry) && parts.slice(2, 6).some(({ kind }) => isPlaceKind(kind) || kind === 'ROLE');
}

/** What a firm's own entry says. */
const OF_FIRM =
  /^(?:mitteilung|zweck|statut|publikation|domizil|sitz|adresse|aktien|(?:\p{L}+)?kapital|sacheinlage|firma|die gesellschaft|gemäss)/iu;

/** Whether a sentence says what is right of somebody, or of somebody's former values. */
export function saysRight(raw: string): boolean {
  const match = raw.length < 3_000 ? RIGHT.exec(raw) : null;
  const behind = match ? raw.slice(match.index + match[0].length) : '';
  if (OF_FIRM.test(behind)) return false;
  return behind.startsWith('[bisher') || (match !== null && findRoles(behind.slice(0, 600)).length > 0);
}

const THAT =
  /(?:berichtigt|ergänzt|korrigiert|richtiggestellt)(?:\s+worden)?,?\s+(?:(?:in dem sinne|insofern|dahingehend)(?:\s+\p{L}+)?,?\s+)?(?:dass|als)\s+/iu;
/** A participle without which no clause is such a one. */
const SET_RIGHT = /berichtigt|ergänzt|korrigiert|gestellt/i;
const VERB =
  /\s+(?:(?:wohnhaft|heimatberechtigt)\s+)?(?:ist|sind|heisst|heissen|lautet|wohnt|zeichnet|zeichnen|stammt)$/iu;

/** `... dahingehend berichtigt, dass der Geschäftsführer A in Y (und nicht in Z) wohnt`: the verb stands last. Null where it is no such sentence. */
export function rightClause(skeleton: Skeleton, sentence: Stretch): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(sentence.start, sentence.end);
  const that = raw.length < 1_000 && SET_RIGHT.test(raw) ? THAT.exec(raw) : null;
  const verb = that && VERB.exec(raw);
  if (!that || !verb || verb.index < that.index + that[0].length) return null;
  const clause = { start: sentence.start + that.index + that[0].length, end: sentence.start + verb.index };
  const row = named(text, clause);
  if (!row || !namesSomebody(text, row)) return null;
  const { parts, notes } = partsOf(skeleton, { start: row.end, end: clause.end });
  if (notes.length === 0) return null;
  row.notes.push(...notes);
  for (const part of parts)
    if (!putValue(text, row, part, 'NAME')) row.unread.push({ start: part.start, end: part.end });
  row.end = sentence.end;
  return [enters(row)];
}

const NAME =
  /^(?:(?:von|van|de|di|da|del|della|zu)\s+)?\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:von|van|de|di|da|del|della|zu)\s+)?\p{Lu}[\p{L}'’.-]*){1,4}(?=\s|$)/u;

/** Whom a clause is about: the name, and the office by which it points at it, up to where it goes on. */
function named(text: string, { start, end }: Stretch): Row | null {
  const raw = text.slice(start, end);
  const article = /^(?:der|die|das)\s+/iu.exec(raw)?.[0].length ?? 0;
  const [role] = article > 0 ? findRoles(raw.slice(article, article + 80)) : [];
  const office = role?.start === 0 ? article + role.end : 0;
  const from = office + SURE.exec(raw.slice(office))![0].length;
  const name = NAME.exec(raw.slice(from))?.[0];
  if (!name) return null;
  const row = emptyRow(start, start + from + name.length);
  row.name.push({ start: start + from, end: start + from + name.length });
  if (office > 0) row.stated.push({ start: start + article, end: start + office });
  return row;
}
const SURE = /^\s*(?:(?:korrekterweise|richtigerweise|richtig|korrekt|recte)\s+)?/iu;
