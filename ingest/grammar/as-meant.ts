import type { Span } from '../../src/core/publication.js';
import { entityMeant } from './lexicon/entities.js';
import { movedBy, type Cut, type JoinedText } from './moved.js';

/** What a source leaves in a text that nobody printed; one look is enough to miss it, as in almost every text. */
const LEFT_IN =
  /[\u00a0\n&\u2019\u00ad\t\r´`\u02bc\u2018\u2009\u200b\u202f\u2010\u2011\u2002\u2003\u2060\u3000\ufb00-\ufb04\ufeff]|  |<br|<BR|[,;][a-zA-Zà-ÿ]|:[A-ZÀ-Þ]/;

const BLANK = String.raw`[ \t\u00a0\u2000-\u200a\u202f\u205f\u3000]`;
const MARKS = new RegExp(
  [
    String.raw`(?<broken>-(?<=\p{L}-)[ \t]*\r?\n[ \t]*(?=\p{L}))`,
    String.raw`(?<entity>&(?:#\d{1,6}|#[xX][\da-fA-F]{1,5}|[a-zA-Z]{2,8});)`,
    String.raw`(?<nothing>[\u00ad\u200b-\u200d\u2060\ufeff])`,
    String.raw`(?<ligature>[\ufb00-\ufb06])`,
    String.raw`(?<thousands>(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d)))`,
    String.raw`(?<blank>(?:${BLANK}*(?:[\r\n]|<[bB][rR]\s?/?>))+${BLANK}*|${BLANK}{2,}|[\t\u00a0\u2000-\u200a\u202f\u205f\u3000])`,
    String.raw`(?<apostrophe>(?<=[\p{L}\d])[\u00b4\u0060\u02bc\u2018\u2019](?=[\p{L}\d]))`,
    String.raw`(?<hyphen>[\u2010\u2011])`,
    String.raw`(?<tight>(?<=[\p{L}\d)\]'’.])[,;](?=\p{L})|(?<=\p{L}):(?=\p{Lu}\p{Ll}))`,
  ].join('|'),
  'gu',
);

/** `Haupt-\nund Zweigniederlassung` keeps its hyphen. */
const CONJUNCTION = /^(?:und|oder|sowie|bzw|resp|et|ou|ed?|od?)(?!\p{L})/u;
/** `Villars-\nsur-Glâne`, `sous-\ndirectrice`: the hyphen is the word's own. */
const JOINED_ON = /^(?:sur|sous|de|du|des|la|le|les|en|aux?|am|im|ob|bei|lès|ès)(?=[-\s'’])/u;
const JOINS = /(?:^|[^\p{L}])(?:sous|vice|co|non|ex|sotto)$/iu;

/**
 * A text as its register meant it, with one blank where there are several or none of the usual kind, words of broken lines joined, soft hyphens
 * gone, entities and ligatures told in letters, one apostrophe for all; spans are moved back into the text as it is. Null where nothing of this is
 * in it.
 */
export function asMeant(text: string): JoinedText | null {
  if (!LEFT_IN.test(text)) return null;
  const cuts: Cut[] = [];
  let removed = 0;
  const meant = text.replace(MARKS, (match: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const index = rest.at(-3) as number;
    const now = replacement(text, match, index, groups);
    if (now.length !== match.length) {
      const at = index + now.length - removed;
      removed += match.length - now.length;
      cuts.push({ at, removed });
    }
    return now;
  });
  return meant === text ? null : { text: meant, printed: (readings) => asPrinted(movedBy(readings, cuts), text) };
}

function replacement(
  text: string,
  match: string,
  index: number,
  { broken, entity, nothing, ligature, thousands, blank, hyphen, tight }: Record<string, string | undefined>,
): string {
  if (broken !== undefined) return brokenLine(text, match, index);
  if (entity !== undefined) return entityMeant(match) ?? match;
  if (nothing !== undefined) return '';
  if (ligature !== undefined) return match.normalize('NFKC');
  if (blank !== undefined) return ' ';
  if (tight !== undefined) return `${match} `;
  return hyphen === undefined || thousands !== undefined ? "'" : '-';
}

/** `Kollektivunter-\nschrift` is one word, `Muster-\nProbst` one name. */
function brokenLine(text: string, match: string, index: number): string {
  const next = text.slice(index + match.length, index + match.length + 8);
  if (CONJUNCTION.test(next)) return '- ';
  const keeps = /^\p{Lu}/u.test(next) || JOINED_ON.test(next) || JOINS.test(text.slice(Math.max(0, index - 6), index));
  return keeps ? '-' : '';
}

/** A name keeps the apostrophe that it is printed with. */
function asPrinted<T>(value: T, text: string): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (const entry of value as unknown[]) asPrinted(entry, text);
    return value;
  }
  const reading = value as { value?: unknown; text?: unknown; span?: Span };
  for (const name of ['value', 'text'] as const) {
    const said = reading[name];
    if (typeof said !== 'string' || !reading.span || !said.includes("'")) continue;
    const printed = text.slice(reading.span.start, reading.span.end);
    if (printed.replaceAll('’', "'") === said) reading[name] = printed;
  }
  for (const entry of Object.values(value)) asPrinted(entry, text);
  return value;
}
