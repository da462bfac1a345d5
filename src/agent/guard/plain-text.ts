/** A text as a reader who lets nothing hide reads it. */

const MOST_CHARACTERS = 100_000;
const HIDDEN = /[\p{Cf}\p{Cc}]/gu;
const MARKS = /\p{M}/gu;
/** Letters of other scripts beside the Latin ones that they look like (Unicode, confusables), where they stand in one word with Latin letters. */
const LOOK_ALIKE = pairs('аaеeоoрpсcуyхxіiјjѕsԁdһhӏlνvοoαaρpτtκkιiυuεeηnωwмmтtкkвbнh');
const MIXED = /(?<!\p{L})(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}+/gu;
const DIGITS = pairs('0o1i3e4a5s7t@a$s');
/** Begins only where a run of its characters does: else a run is read again from each of them. */
const WITH_DIGITS = /(?<![\p{L}\p{N}@$])(?=[a-z013457@$]*[a-z])(?=[a-z013457@$]*[013457@$][a-z])[a-z013457@$]{3,}/gu;
const SPACED = /(?<![\p{L}\p{N}])\p{L}([ ._*-])\p{L}(?:\1\p{L})+(?![\p{L}\p{N}])/gu;
const TAGS = /[\u{E0020}-\u{E007E}]+/gu;
/** Pieces of words without which no order is hidden in a text turned round: else each text is read three times. */
const TELLING =
  /ignor|instru|anweis|vergiss|oubli|dimentic|forget|regel|regle|regol|rules|prompt|system|sistem|assist|answer|antwort|repon|rispo|report|bot\b/;
const BASE64 = /[A-Za-z0-9+/]{24,}={0,2}/g;
const HEX = /(?:(?:\\x|%|0x)?[0-9a-fA-F]{2}[ ,]?){12,}/g;

/** Lower case, without accents, hidden characters, mark-up and line breaks. */
export function folded(text: string): string {
  return unmarked(spread(text));
}

const unmarked = (open: string): string =>
  open.replace(/<!--|-->|<\/?[a-z][^<>]{0,300}>|[#>|]+/g, ' ; ').replace(/[*~`]+|(?<![a-z\d])_+|_+(?![a-z\d])/g, ' ').replace(/\s+/g, ' '); // prettier-ignore

/** The text folded, with letters that stand apart brought together, and what it holds encoded or turned round. */
export function readings(text: string): string[] {
  const open = spread(text.slice(0, MOST_CHARACTERS));
  const marked = [...open.matchAll(/(?:content|alt|title|aria-label)\s*=\s*"([^"]{8,400})"/g)].map(([, said]) => said!);
  const plain = unmarked(open);
  const joined = folded(
    open.replace(SPACED, (letters) => letters.replace(/[ ._*-]/g, '')).replace(/(?<=\p{Ll})-(?=\p{Ll})/gu, ''),
  );
  const inWords = joined.replace(WITH_DIGITS, (word) => replaced(word, DIGITS));
  const turned = [...plain].reverse().join('');
  const hidden = [turned, rotated(plain)].filter((one) => TELLING.test(one));
  return [...new Set([plain, joined, inWords, ...marked, ...decoded(text).map(folded), ...hidden])];
}

function spread(text: string): string {
  return text
    .normalize('NFKC')
    .replace(
      TAGS,
      (tags) => ` ${[...tags].map((tag) => String.fromCodePoint(tag.codePointAt(0)! - 0xe0000)).join('')} `,
    )
    .replace(/&#(x[0-9a-f]{2,5}|\d{2,6});/gi, (_, code: string) => entity(code))
    .replace(/[\t\r\n]/g, ' ')
    .replace(HIDDEN, '')
    .toLowerCase()
    .replace(MIXED, (word) => replaced(word, LOOK_ALIKE))
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[’‘`´]/g, "'");
}

function decoded(text: string): string[] {
  const found = [
    ...[...text.matchAll(BASE64)].slice(0, 20).map(([code]) => Buffer.from(code, 'base64')),
    ...[...text.matchAll(HEX)].slice(0, 20).map(([code]) => Buffer.from(code.replace(/\\x|%|0x|[ ,]/g, ''), 'hex')),
  ];
  return found.map((bytes) => bytes.toString('utf8')).filter((said) => !said.includes('\uFFFD') && /\p{L}{3,}/u.test(said)); // prettier-ignore
}

function rotated(text: string): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));
}

function replaced(word: string, by: ReadonlyMap<string, string>): string {
  return [...word].map((letter) => by.get(letter) ?? letter).join('');
}

function pairs(text: string): ReadonlyMap<string, string> {
  const letters = [...text];
  return new Map(letters.flatMap((letter, index) => (index % 2 === 0 ? [[letter, letters[index + 1]!] as const] : [])));
}

function entity(code: string): string {
  const point = /^x/i.test(code) ? parseInt(code.slice(1), 16) : Number(code);
  return point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
}
