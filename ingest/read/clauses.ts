import type { Span } from '../../src/core/index.js';
import { PURPOSE_END } from './lexicon/prose-fields.js';
import { clauseKind, LONGEST_LABEL, type ClauseKind } from './lexicon/clause-labels.js';

/** A labelled part of a notice: `Domizil neu: Bahnhofstrasse 14, 8708 Männedorf.` */
export interface Clause {
  kind: ClauseKind;
  /** True where the label says that the value is new: `neu`, `nouvelle`, `nuova`. */
  isNew: boolean;
  /** Where the label begins. */
  start: number;
  /** Behind the colon and its blanks. */
  from: number;
  /** Where the next clause, or the text, begins; a bracket's inside is never a clause of its own. */
  to: number;
}

/**
 * Where the notes on the documents behind an entry begin, which older notices carry at their end (`Verfügung 1. Anmeldung 2. Statuten`, `Belege:
 * Protokoll`): no part of the entry. The text's length where there are none.
 */
export function attachmentsStart(text: string): number {
  if (!ATTACHMENT_WORDS.some((word) => text.includes(word))) return text.length;
  return ATTACHMENTS.exec(text)?.index ?? text.length;
}
const ATTACHMENT_WORDS = ['Verfügung', 'Belege', 'Décision', 'Decisione', 'Pièces'];
const ATTACHMENTS =
  /(?<=[.\])\s])(?:(?:Verfügung|Décision|Decisione)(?=\s*(?:\d{1,2}\.?\s?\p{L}|Anmeldung|Réquisition|s\.\s|vgl\.))|Belege\s*:|Pièces\s+justificatives\s*:)/u;

/**
 * Whether a place lies in a bracket that takes back what it holds: STRUCK for `[gestrichen: ...]`, `[biffé: ...]`, EARLIER for a value that was
 * (`[bisher: ...]`) or never was (`[nicht: ...]`); null elsewhere.
 */
export function takenBack(text: string, at: number): 'STRUCK' | 'EARLIER' | null {
  let depth = 0;
  for (let index = at - 1; index >= Math.max(0, at - 2_000); index--) {
    if (text[index] === ']') depth++;
    else if (text[index] === '[' && depth-- === 0) {
      const inside = text.slice(index + 1, index + 60);
      return STRUCK.test(inside) ? 'STRUCK' : EARLIER.test(inside) ? 'EARLIER' : null;
    }
  }
  return null;
}
const STRUCK =
  /^\s*(?:gestrichen|gelöscht|aufgehoben|biff[ée]|radi[ée]|supprim|radiation|suppression|stralciat|cancellat|soppress|radiat)/iu;
const EARLIER = /^\s*(?:bisher|und nicht|nicht|précédemment|jusqu['’]ici|et non|non|finora|e non|sinora)(?!\p{L})/iu;

/** All labelled clauses before `textEnd`, in order. Linear in the text. */
export function readClauses(text: string, textEnd: number = text.length): Clause[] {
  const clauses: Clause[] = [];
  let depth = 0;
  MARKS.lastIndex = 0;
  for (let match = MARKS.exec(text); match && match.index < textEnd; match = MARKS.exec(text)) {
    if (match[0] === '[') depth++;
    else if (match[0] === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      const start = labelStart(text, match.index);
      const known = start < 0 ? null : clauseKind(text.slice(start, match.index));
      if (known === null) continue;
      const previous = clauses.at(-1);
      if (previous) previous.to = start;
      clauses.push({ ...known, start, from: skipBlanks(text, match.index + 1), to: textEnd });
    }
  }
  for (const clause of clauses) {
    if (clause.kind === 'purpose') clause.to = purposeEnd(text, clause);
  }
  return clauses;
}

/** A purpose ends where a sentence of another matter follows without a label. */
function purposeEnd(text: string, { from, to }: Clause): number {
  const match = PURPOSE_END.exec(text.slice(from, to));
  return match ? from + match.index + 1 : to;
}
const MARKS = /[:[\]]/g;

/**
 * A label begins with a capital after the last mark that ends a sentence or a bracket, so that `Personne(s)` does not begin one inside;
 * only `, mit Hauptsitz in:` follows a comma. -1 for none near enough.
 */
function labelStart(text: string, colon: number): number {
  const floor = Math.max(0, colon - LONGEST_LABEL);
  for (let index = colon - 1; index >= floor; index--) {
    const unit = text.charCodeAt(index);
    if (unit === COMMA) {
      if (text.startsWith('mit ', skipBlanks(text, index + 1))) return skipBlanks(text, index + 1);
    } else if (unit === STOP || unit === SEMICOLON || unit === CLOSE_ROUND || unit === CLOSE_SQUARE) {
      const start = skipBlanks(text, index + 1);
      if (start < colon && isCapital(text[start]!)) return start;
    }
  }
  return floor === 0 ? skipBlanks(text, 0) : -1;
}
const COMMA = 0x2c;
const STOP = 0x2e;
const SEMICOLON = 0x3b;
const CLOSE_ROUND = 0x29;
const CLOSE_SQUARE = 0x5d;

function isCapital(character: string): boolean {
  return character !== character.toLowerCase();
}

export function skipBlanks(text: string, index: number): number {
  while (index < text.length && isBlank(text.charCodeAt(index))) index++;
  return index;
}

function isBlank(unit: number): boolean {
  return (
    unit === 0x20 ||
    (unit >= 9 && unit <= 13) ||
    unit === 0xa0 ||
    (unit > 0x1fff && /\s/.test(String.fromCharCode(unit)))
  );
}

/** The parts of the text that lie in none of the spans, in order. */
export function complement(length: number, spans: readonly Span[]): Span[] {
  const free: Span[] = [];
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start > at) free.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (at < length) free.push({ start: at, end: length });
  return free;
}

/** `[bisher: x]`, `[précédemment: x]`, `[finora: x]`, `(bisher: x)` inside a clause: what the value was before; null where none is printed. */
export function previousValue(text: string): { value: string; at: number } | null {
  const match = PREVIOUS.exec(text);
  return match ? { value: match[1]!.trim(), at: match.index } : null;
}
const PREVIOUS =
  /[[(]\s*(?:bisher|bisherige\w*|vorher|précédemment|jusqu'ici|anciennement|auparavant|finora|prima|in precedenza)\s*:\s*([^\][]*?)\s*[\])]/i;

/** A closing full stop, bracket remarks (`[bisher: ...]`, `(bisher nicht publiziert)`) and blanks cut off. */
export function bareValue(text: string): string {
  return text
    .replace(
      /\s*(?:\[[^\]]*\]?|\((?:bisher nicht publiziert|wie bisher|bisher[^)]*|jusqu'ici non publiée?|finora non pubblicat[oa])\))\s*/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;]+$/, '')
    .trim();
}

/** Whether a remark says the value is not new but was never printed: it held before this notice. */
export function saysUnpublished(text: string): boolean {
  return /\((?:bisher nicht publiziert|wie bisher|jusqu'ici non publiée?|finora non pubblicat[oa])\)/i.test(text);
}

const ABBREVIATIONS = new Set(
  'st ste dr prof dipl ing nr no av ch bd hr lic iur med jr jun sen b a v i d p s u c z e bzw ca ev inkl tel pl rte str vgl resp art abs al cf co cie ltd inc'.split(
    ' ',
  ),
);

/**
 * Where the sentence that begins at `from` ends: at a full stop (not counted in) that is followed by a capital or nothing and closes neither
 * an abbreviation nor a date's number; `limit` where there is none.
 */
export function sentenceEnd(text: string, from: number, limit: number): number {
  for (let index = text.indexOf('.', from); index >= 0 && index < limit; index = text.indexOf('.', index + 1)) {
    const next = skipBlanks(text, index + 1);
    if (next >= limit) return index;
    if (next === index + 1 && /[\p{L}\p{N}]/u.test(text[next]!)) continue;
    if (!/[\p{Lu}[("«]/u.test(text[next]!)) continue;
    if (!closesAbbreviation(text, from, index)) return index;
  }
  return limit;
}

/** Whether the full stop at `index` ends an abbreviation (`St.`, `Dr.`) or an initial rather than a sentence. */
export function closesAbbreviation(text: string, from: number, index: number): boolean {
  const word = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(from, index - 16), index))![0];
  return word !== '' && (ABBREVIATIONS.has(word.toLowerCase()) || /^\p{L}$/u.test(word));
}
