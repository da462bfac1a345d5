import type { Span } from '../../src/core/publication.js';

/** A text without the hyphens that only break its lines, and where its offsets stand in the text as printed. */
export interface JoinedText {
  text: string;
  /** Any readings with their spans moved into the printed text. */
  printed<T>(readings: T): T;
}

const BROKEN = /-(?<=\p{L}-)[ \t]*\r?\n[ \t]*(?=\p{L})/gu;
/** `Haupt-\nund Zweigniederlassung` keeps its hyphen. */
const CONJUNCTION = /^(?:und|oder|sowie|bzw|resp|et|ou|ed?|od?)(?!\p{L})/u;

interface Cut {
  /** In the joined text. */
  at: number;
  /** How much is gone up to here. */
  removed: number;
}

/** `Villars-\nsur-Glâne`, `sous-\ndirectrice`: the hyphen is the word's own. */
const JOINED_ON = /^(?:sur|sous|de|du|des|la|le|les|en|aux?|am|im|ob|bei|lès|ès)(?=[-\s'’])/u;
const JOINS = /(?:^|[^\p{L}])(?:sous|vice|co|non|ex|sotto)$/iu;

/** `Kollektivunter-\nschrift` is one word, `Muster-\nProbst` one name; null where no line is broken so, as almost everywhere. */
export function joinLines(text: string): JoinedText | null {
  const cuts: Cut[] = [];
  let removed = 0;
  const joined = text.replace(BROKEN, (match, index: number) => {
    const next = text.slice(index + match.length, index + match.length + 8);
    if (CONJUNCTION.test(next)) return match;
    const kept =
      /^\p{Lu}/u.test(next) || JOINED_ON.test(next) || JOINS.test(text.slice(Math.max(0, index - 6), index)) ? 1 : 0;
    const at = index + kept - removed;
    removed += match.length - kept;
    cuts.push({ at, removed });
    return match.slice(0, kept);
  });
  return cuts.length === 0 ? null : { text: joined, printed: (readings) => moved(readings, cuts) };
}

function moved<T>(value: T, cuts: readonly Cut[]): T {
  if (Array.isArray(value)) return value.map((entry: unknown) => moved(entry, cuts)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (isSpan(value)) return { start: offset(value.start, cuts, 1), end: offset(value.end, cuts, 0) } as T;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, moved(entry, cuts)])) as T;
}

function isSpan(value: object): value is Span {
  return 'start' in value && 'end' in value && Object.keys(value).length === 2;
}

/** A span that begins at a cut begins behind it (`inclusive` 1); one that ends there ends before it. */
function offset(at: number, cuts: readonly Cut[], inclusive: 0 | 1): number {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cuts[middle]!.at < at + inclusive) low = middle + 1;
    else high = middle;
  }
  return at + (cuts[low - 1]?.removed ?? 0);
}
