/** Two prints of one officer's name inside one firm, where a removal meets no row under its own spelling. */

const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/ä|æ/g, 'ae'],
  [/ö|ø|œ/g, 'oe'],
  [/ü/g, 'ue'],
  [/đ/g, 'd'],
  [/ł/g, 'l'],
  [/ı/g, 'i'],
];

/**
 * How near: `SPELLING` where only marks, hyphens or spaces differ; `SHORTER` where given names are left out or cut to an initial; `LETTER` where one
 * letter of a long word differs, or a sound is written otherwise (`Ruth`, `Rut`). Null: two names. Names are `Surname, Given names`.
 */
export function nearName(a: string, b: string): 'SPELLING' | 'SHORTER' | 'LETTER' | null {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.length === 0 || right.length === 0) return null;
  if (plain(left) === plain(right)) return 'SPELLING';
  if ((isShorter(left, right) || isShorter(right, left)) && callNameIsKept(a, b)) return 'SHORTER';
  if (left.length !== right.length) return null;
  const apart = left.filter((word) => !right.includes(word));
  const others = right.filter((word) => !left.includes(word));
  if (apart.length !== 1 || others.length !== 1) return null;
  const [one, other] = [apart[0]!, others[0]!];
  if (sound(one) === sound(other)) return 'LETTER';
  return Math.min(one.length, other.length) >= 5 && one.slice(0, 1) === other.slice(0, 1) && oneLetterApart(one, other)
    ? 'LETTER'
    : null;
}

/** One letter for what is written by several: `ph`, `th`, `ck`, a doubled letter. */
function sound(word: string): string {
  return word.replace(/ph/g, 'f').replace(/th/g, 't').replace(/c?k|c(?![eh])/g, 'k').replace(/(.)\1/g, '$1'); // prettier-ignore
}

/** How lines.ts marks a state where no place of origin is printed. */
const NATIONALITY = 'nationality';

/** Whether two prints may be one place: marks and hyphens, one letter of a long name, or words behind it (`Küssnacht`, `Küssnacht am Rigi`). */
export function nearPlace(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length === 0 || short[0] === NATIONALITY || long[0] === NATIONALITY) return false;
  if (plain(short) === plain(long) || short.every((word, index) => word === long[index])) return true;
  const [one, other] = [short.join(''), long.join('')];
  return Math.min(one.length, other.length) >= 5 && one.slice(0, 1) === other.slice(0, 1) && oneLetterApart(one, other);
}

function wordsOf(name: string): string[] {
  const lower = WRITTEN_OUT.reduce(
    (text, [mark, long]) => text.replace(mark, long),
    name.normalize('NFC').toLowerCase(),
  );
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

/** Umlauts may also have been dropped: `Mueller`, `Muller`. */
function plain(words: readonly string[]): string {
  return [...words]
    .sort()
    .join('')
    .replace(/([aou])e/g, '$1');
}

/** Every word of the shorter one stands in the longer one in that order, initials for names; at least two of them whole. */
function isShorter(short: readonly string[], long: readonly string[]): boolean {
  if (short.length > long.length) return false;
  let at = 0;
  let whole = 0;
  for (const word of short) {
    while (at < long.length && long[at] !== word && !(word.length === 1 && long[at]!.startsWith(word))) at++;
    if (at >= long.length) return trailingInitial(short, long);
    if (long[at] === word) whole++;
    at++;
  }
  return whole >= 2;
}

/** Who is `Hans Peter` may be printed `Hans`, `H.` or `Peter`; who is `Pierre-Alain` is no `Alain`: a name with a hyphen is one. */
function callNameIsKept(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => (name.split(',')[1] ?? '').trim().split(/\s+/).filter(Boolean));
  const tails = (names: readonly string[]) => names.flatMap((name) => name.split('-').slice(1)).map((name) => name.toLowerCase()); // prettier-ignore
  const has = (names: readonly string[], parts: readonly string[]) => names.some((name) => parts.includes(name.toLowerCase())); // prettier-ignore
  return !has(one!, tails(other!)) && !has(other!, tails(one!));
}

/** `Muster, Hans B.` and `Muster, Hans`. */
function trailingInitial(one: readonly string[], other: readonly string[]): boolean {
  const bare = one.filter((word) => word.length > 1);
  return bare.length >= 2 && bare.length < one.length && bare.every((word) => other.includes(word));
}

function oneLetterApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return a.length - start - end <= 1 && b.length - start - end <= 1;
}
