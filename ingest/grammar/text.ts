import type { Span } from '../../src/core/publication.js';

/** A stretch of the text: half-open UTF-16 offsets. The whole grammar works on stretches, never on copies, so spans come for free. */
export type Stretch = Span;

const FOLDS = foldTable();

/** One base letter for each UTF-16 unit, lower case, so that offsets survive (`ä` -> `a`, `ß` -> `s`, `’` -> `'`). */
function foldTable(): string[] {
  const table: string[] = [];
  const special: Record<string, string> = {
    ß: 's',
    œ: 'o',
    Œ: 'o',
    æ: 'a',
    Æ: 'a',
    ø: 'o',
    Ø: 'o',
    đ: 'd',
    Đ: 'd',
    ł: 'l',
    Ł: 'l',
    ı: 'i',
  };
  for (let code = 0; code < 0x250; code++) {
    const letter = String.fromCharCode(code);
    const base = special[letter] ?? letter.normalize('NFD').charAt(0).toLowerCase();
    table.push(base.length === 1 ? base : letter);
  }
  table[0xa0] = ' ';
  return table;
}

/** Lower case without accents, of the same length as `text`. */
export function fold(text: string): string {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code > 0x7e) return foldEach(text);
  }
  return text.toLowerCase();
}

function foldEach(text: string): string {
  let out = '';
  for (let index = 0; index < text.length; index++) out += foldedAt(text, index);
  return out;
}

function foldedAt(text: string, index: number): string {
  const code = text.charCodeAt(index);
  if (code < 0x250) return FOLDS[code]!;
  if (code === 0x2019 || code === 0x2018) return "'";
  return code === 0x2013 || code === 0x2010 ? '-' : text[index]!;
}

export function isSpace(code: number): boolean {
  return code === 32 || code === 160 || (code >= 9 && code <= 13) || code === 0x202f || code === 0x2009;
}

export function isUpper(code: number): boolean {
  return (
    (code >= 65 && code <= 90) ||
    (code >= 0xc0 && code <= 0xde && code !== 0xd7) ||
    (code > 0x100 && code < 0x250 && isUpperExtended(code))
  );
}

function isUpperExtended(code: number): boolean {
  const letter = String.fromCharCode(code);
  return letter !== letter.toLowerCase();
}

export function isLower(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 0xdf && code <= 0xff && code !== 0xf7) ||
    (code >= 0x100 && code < 0x250 && !isUpperExtended(code))
  );
}

export function isLetter(code: number): boolean {
  return isUpper(code) || isLower(code);
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The stretch without white space at its ends. */
export function trim(text: string, start: number, end: number): Stretch {
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

/** As {@link trim}, with commas, semicolons and full stops too: what is left over between parts. */
export function trimLoose(text: string, start: number, end: number): Stretch {
  while (start < end && isLoose(text.charCodeAt(start))) start++;
  while (end > start && isLoose(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

function isLoose(code: number): boolean {
  return isSpace(code) || code === 44 || code === 59 || code === 46 || code === 58;
}

const RUNS_OF_SPACE = /\s{2,}|[\t\n\r\u00a0\u202f]/;
const ALL_SPACE = /\s+/g;

/** The text of a stretch with its white space normalised. */
export function valueOf(text: string, stretch: Stretch): string {
  const raw = text.slice(stretch.start, stretch.end);
  return hasOddSpace(raw) && RUNS_OF_SPACE.test(raw) ? raw.replace(ALL_SPACE, ' ').trim() : raw;
}

/** Whether there may be other white space than single blanks; most values have letters of Latin, and asking an expression costs. */
function hasOddSpace(raw: string): boolean {
  let before = 0;
  for (let index = 0; index < raw.length; index++) {
    const code = raw.charCodeAt(index);
    if (code < 32 || code === 160 || code > 0x24f || (code === 32 && before === 32)) return true;
    before = code;
  }
  return false;
}
