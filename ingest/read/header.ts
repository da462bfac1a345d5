import type { Span } from '../../src/core/index.js';
import { translationList } from './commons.js';
import { hasForeignHeadOffice } from './foreign-head-office.js';
import { closesAbbreviation, skipBlanks } from './clauses.js';
import { legalFormInName, matchesOf, parseFullLegalForm } from '../../src/core/index.js';
import { PRINTED_FIRST, PRINTED_NUMBERS } from './numbers.js';
import { tidy } from './printed.js';

/** A part of the header: its value and where it stands. */
export interface Part {
  value: string;
  span: Span;
}

/** What the head of a notice's text prints of the firm: `Name (Translations), in Seat, Number, Address, Legal form (reference)`. */
export interface Header {
  name: Part;
  /** Joined by ` | `. */
  translations: Part | null;
  seat: Part;
  /** True for `bisher in`, `précédemment à`, `finora in`: the seat is the former one. */
  seatWas: boolean;
  /** As printed, in their order. */
  numbers: Part[];
  address: Part | null;
  /** The four-digit code. */
  legalForm: Part | null;
  /** `(Neueintragung)`, `Nouvelle société`, `nuova iscrizione`. */
  isNew: boolean;
  /** Behind the header: its back reference, or the first full stop. */
  end: number;
}

const SEAT_MARK =
  /,?\s+(?:\(?(bisher(?:\s+mit\s+Sitz)?|vorher|précédemment|jusqu'ici|auparavant|finora|prima)\)?\s+)?(?:in|à|a|ad|mit\s+Sitz\s+in)\s+(?=\p{Lu}|L'|s-|d')(?!Liq|Nachlassliq|Abwickl)/gu;
const SEAT = /(?:St|Ste|S|B|b|a|i|v|d|bei)\.\s?|\s?\((?:[A-Z]{2}|[^)\d:]{2,30})\)|[^.,;:()[\]]/uy;
const NOT_SEAT = /^\s?\((?:Neu|neu|nouv|Nouv|nuov|Nuov|SHAB|FOSC|FUSC|No|Nr|bisher)/;
const NEW_ENTRY =
  /\((?:[^()]*\b)?(?:Neueintragung|Neueintrag|nouvelle inscription|nouveau|nuova iscrizione)\b[^()]*\)|^\W*(?:Neue[rs]?\s+(?:Stiftung|Verein|Gesellschaft|Genossenschaft|Aktiengesellschaft|Einzel)|Nouvel(?:le)?\s+(?:société|fondation|association|entreprise|succursale|raison)|Nuov[ao]\s+(?:società|fondazione|associazione|ditta|succursale|impresa))/iu;
const REFERENCE = /\((?:No\.?\s|Nr\.?\s|Pubbl\w*\s)?\s*(?:SHAB|FOSC|FUSC)\b/;

/** Reads the head that begins at `from`; null where no name and seat can be told apart. */
export function readHeader(body: string, from: number): Header | null {
  const start = skipBlanks(body, from);
  const mark = seatMark(body, start);
  if (mark === null) return null;
  const seatEnd = seatExtent(body, mark.to);
  const seat = part(body, mark.to, seatEnd);
  if (seat.value === '') return null;
  const { name, translations } = splitName(body, start, mark.from);
  const end = headerEnd(body, seatEnd);
  const rest = body.slice(seatEnd, end);
  return {
    name,
    translations,
    seat,
    seatWas: mark.was,
    numbers: numbersIn(body, seatEnd, end),
    address: addressIn(body, seatEnd, end),
    legalForm: legalFormIn(body, seatEnd, Math.min(body.length, end + 80)),
    isNew: NEW_ENTRY.test(rest) || NEW_ENTRY.test(body.slice(end, end + 120)),
    end,
  };
}

/** The first place marker within the reach of a long name; a name may hold parentheses, so those are passed over. */
function seatMark(body: string, start: number): { from: number; to: number; was: boolean } | null {
  SEAT_MARK.lastIndex = start;
  for (let match = SEAT_MARK.exec(body); match && match.index - start < 400; match = SEAT_MARK.exec(body)) {
    const before = body.slice(start, match.index);
    if (open(before) || match.index === start) continue;
    if (
      !match[0].startsWith(',') &&
      !/[)\]]$/.test(before) &&
      match[1] === undefined &&
      legalFormInName(before) === null
    )
      continue;
    return { from: match.index, to: match.index + match[0].length, was: match[1] !== undefined };
  }
  return null;
}

function open(text: string): boolean {
  return text.split(/[([]/).length > text.split(/[)\]]/).length;
}

function seatExtent(body: string, from: number): number {
  let end = from;
  for (;;) {
    SEAT.lastIndex = end;
    const match = SEAT.exec(body);
    if (!match || end - from > 60 || NOT_SEAT.test(match[0])) return end;
    end += match[0].length;
  }
}

/** Name and translations between two offsets. Translations follow the name in brackets; a single one in parentheses is one only if it looks like this name or prints a legal form. */
export function splitName(body: string, start: number, end: number): { name: Part; translations: Part | null } {
  const text = body.slice(start, end);
  const match = /^(.*?\S)((?:\s*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^[\]]*\]))+)$/s.exec(
    text.trimEnd().replace(/,$/, ''),
  );
  const list = match ? translationList(match[2]!) : null;
  if (!match || list === null || !areTranslations(match[1]!, match[2]!, list)) {
    return { name: part(body, start, end), translations: null };
  }
  const at = start + match[1]!.length;
  const groups = part(body, at, at + match[2]!.length);
  return { name: part(body, start, at), translations: { value: list, span: groups.span } };
}

function areTranslations(name: string, printed: string, list: string): boolean {
  const names = list.split(' | ');
  if (names.length > 1 || printed.trimStart().startsWith('[')) return true;
  const words = new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3),
  );
  const shared = list
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => words.has(word));
  return shared || legalFormInName(list) !== null;
}

function headerEnd(body: string, from: number): number {
  const window = body.slice(from, from + 900);
  const reference = REFERENCE.exec(window);
  const newEntry = NEW_ENTRY.exec(window);
  const candidates = [reference?.index, newEntry ? newEntry.index + newEntry[0].length : undefined].filter(
    (at) => at !== undefined,
  );
  if (candidates.length > 0) return from + Math.min(...candidates);
  const stop = /\.\s+(?=\p{Lu})|\.$/u.exec(window);
  return stop ? from + stop.index : from + window.length;
}

function numbersIn(body: string, from: number, end: number): Part[] {
  return matchesOf(PRINTED_NUMBERS(), body.slice(from, end)).map(({ 0: printed, index }) =>
    part(body, from + index, from + index + printed.length),
  );
}

/** Segments between commas up to the one with the postal code, or a single one that ends in a house number. */
function addressIn(body: string, from: number, end: number): Part | null {
  let first: number | null = null;
  for (const { start, stop } of segments(body, from, end)) {
    const text = body.slice(start, stop);
    if (PRINTED_FIRST().test(text)) continue;
    if (parseFullLegalForm(text) !== null) return null;
    if (/^\d{4}\s+\p{L}/u.test(text)) return part(body, first ?? start, stop);
    if (first === null && /^\p{L}[\p{L}\s.'’-]*\s\d+\s?[a-zA-Z]?$/u.test(text) && !zipAhead(body, stop, end))
      return part(body, start, stop);
    first ??= start;
  }
  return null;
}

function zipAhead(body: string, from: number, end: number): boolean {
  return /,\s*\d{4}\s+\p{L}/u.test(body.slice(from, end));
}

function legalFormIn(body: string, from: number, end: number): Part | null {
  for (const { start, stop } of segments(body, from, end)) {
    const text = body
      .slice(start, stop)
      .replace(/(?:\s*\([^)]*\)?)+\s*$/, '')
      .replace(NEW_WORD, (word) => ' '.repeat(word.length))
      .replace(OF_WHAT, '');
    const code = parseFullLegalForm(text.trim());
    if (code === null) continue;
    const abroad = code === '0151' && !SWISS.test(text) && hasForeignHeadOffice(body);
    return { value: abroad ? '0111' : code, span: part(body, start, start + text.length).span };
  }
  return null;
}
/** Else `Zweigniederlassung` is of either kind: where the head office is tells. */
const SWISS = /schweiz|suisse|svizzer|swiss/iu;
/** `Nouvelle succursale d'une société anonyme`: a branch. */
const OF_WHAT = /(?<=^\s*succursale)\s+d(?:e\s|u\s|['’]).*$/iu;
const NEW_WORD = /^(?:Neue[rs]?|Nouvel(?:le)?|Nuov[ao])\s/i;

/** Stretches between commas, semicolons and full stops. */
function* segments(body: string, from: number, end: number): Generator<{ start: number; stop: number }> {
  let start = skipBlanks(body, from);
  for (let index = start; index <= end; index++) {
    if (index < end && !endsSegment(body, from, index)) continue;
    if (index > start) yield { start, stop: index };
    start = skipBlanks(body, index + 1);
  }
}

function endsSegment(body: string, from: number, index: number): boolean {
  const mark = body[index]!;
  if (mark === ',' || mark === ';') return true;
  return mark === '.' && /^(?:\s|$)/.test(body.slice(index + 1, index + 2)) && !closesAbbreviation(body, from, index);
}

/** The text from `from` to `end` without blanks and commas at its ends. */
export function part(body: string, from: number, end: number): Part {
  while (from < end && /[\s,]/.test(body[from]!)) from++;
  while (end > from && /[\s,]/.test(body[end - 1]!)) end--;
  return { value: tidy(body.slice(from, end)), span: { start: from, end } };
}
