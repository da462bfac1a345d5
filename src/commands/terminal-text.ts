/** What moves a cursor, colours, rings or turns text around when it is printed: control and direction characters. */
const ACTING = /[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Text from outside in one line, with what would act on a terminal written out as `\u{1b}`; characters in `keep` stay. */
export function safeText(text: string, keep = ''): string {
  return text.replace(ACTING, (character) => {
    if (keep.includes(character)) return character;
    if (character === '\n' || character === '\t' || character === '\r') return ' ';
    return `\\u{${character.codePointAt(0)!.toString(16)}}`;
  });
}

/** The same, what JSON.stringify leaves as it is, and what is not seen at all. */
const ACTING_IN_JSON = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

/** JSON in one line with what would act on a terminal escaped, which parses to the same. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(ACTING_IN_JSON, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`); // prettier-ignore
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** East Asian wide and emoji: two columns (Unicode Standard Annex 11). */
const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uFF01-\uFF60\u3000-\u303E]/u;

/** At most so many columns, the last one an ellipsis where something was cut; no character is cut in half. */
export function cutToWidth(text: string, columns: number): string {
  let [width, kept, end] = [0, 0, 0];
  for (const { segment, index } of graphemes.segment(text)) {
    width += WIDE.test(segment) ? 2 : 1;
    if (width > columns) return `${text.slice(0, kept)}…`;
    end = index + segment.length;
    if (width < columns) kept = end;
  }
  return text;
}
