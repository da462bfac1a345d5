import { isParticle, sameToken, type NameParts, type NameToken, type PersonName } from './person-name.js';
import { soundForm } from './skeleton.js';

/**
 * How two names stand to each other, from the strongest down. None of them says who somebody is; each only says how much less than an
 * equal name it is worth.
 */
export const NAME_RELATIONS = [
  'EQUAL', // the same hub key, surname and given names on the same side
  'SPELLING', // an umlaut written out, a hyphen, a space, a joined double name: `Müller`, `Mueller`; `Hanspeter`, `Hans Peter`
  'TYPO', // one letter differs in one long token, the rest is equal
  'SHORTER_GIVEN', // given names left out or cut to an initial: `Hans Peter`, `Hans P.`, `Hans`
  'DOUBLE_SURNAME', // one surname out of a double one: `Keller-Meier`, `Keller`
  'SOUND', // written differently, sounding alike: `Maier`, `Meyer`; `Christof`, `Christoph`
  'SWAPPED', // one hub key, but surname and given name exchanged: `Peter, Hans`, `Hans, Peter`
] as const;
export type NameRelation = (typeof NAME_RELATIONS)[number];

/** The relation of two printed names, or null where they are two names. */
export function nameRelation(a: PersonName, b: PersonName): NameRelation | null {
  if (a === b) return 'EQUAL';
  if (a.parts === null || b.parts === null) return a.hub === b.hub ? 'EQUAL' : null;
  const surname = compareTokens(a.parts.surname, b.parts.surname);
  const given = compareTokens(a.parts.given, b.parts.given);
  if (surname === 'SAME' && given === 'SAME') return a.hub === b.hub ? 'EQUAL' : 'SPELLING';
  if (a.hub === b.hub) return inOneOrder(a.parts, b.parts) ? 'EQUAL' : 'SWAPPED';
  if (surname === 'SAME' && isShortened(a.parts.given, b.parts.given)) return 'SHORTER_GIVEN';
  const sound =
    sounding(a.parts.surname) === sounding(b.parts.surname) && sounding(a.parts.given) === sounding(b.parts.given);
  if (sound) return 'SOUND';
  if (surname === 'SAME') return given === 'TYPO' && !endsApart(a.parts.given, b.parts.given) ? 'TYPO' : null;
  if (given !== 'SAME') return null;
  if (surname === 'TYPO') return 'TYPO';
  return isPartOf(a.parts.surname, b.parts.surname) ? 'DOUBLE_SURNAME' : null;
}

/** Prose does not say where the surname ends: `Galli Rosa, Ida` and `Galli, Rosa Ida` are one reading. */
function inOneOrder(a: NameParts, b: NameParts): boolean {
  const order = ({ surname, given }: NameParts) => [...surname, ...given].map((token) => token.plain).join(' ');
  return order(a) === order(b);
}

type TokensRelation = 'SAME' | 'TYPO' | 'OTHER';

function compareTokens(a: NameToken[], b: NameToken[]): TokensRelation {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 'SAME' : 'OTHER';
  if (matched(a, b) || joinedEqual(a, b)) return 'SAME';
  if (a.length !== b.length) return 'OTHER';
  const apart = a.filter((token) => !b.some((other) => sameToken(token, other)));
  const others = b.filter((token) => !a.some((other) => sameToken(token, other)));
  const [one, other] = [apart[0], others[0]];
  if (apart.length !== 1 || others.length !== 1 || !one || !other) return 'OTHER';
  const long = Math.min(one.plain.length, other.plain.length) >= TYPO_MIN_LENGTH;
  return long && oneEditApart(one.plain, other.plain) ? 'TYPO' : 'OTHER';
}
/** Below this length, one letter makes another name: `Frei`, `Frey`; `Bär`, `Bar`. */
const TYPO_MIN_LENGTH = 5;

function matched(a: NameToken[], b: NameToken[]): boolean {
  if (a.length !== b.length) return false;
  const left = [...b];
  return a.every((token) => {
    const index = left.findIndex((other) => sameToken(token, other));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

function joinedEqual(a: NameToken[], b: NameToken[]): boolean {
  const join = (all: NameToken[]): NameToken => ({
    plain: all.map((token) => token.plain).join(''),
    expanded: all.map((token) => token.expanded).join(''),
  });
  return sameToken(join(a), join(b));
}

/** `Hans Peter` against `Hans P.`, `Hans`, `H. P.`: the same order, the first one present in both at least as an initial. */
function isShortened(a: NameToken[], b: NameToken[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let position = 0;
  for (const token of short) {
    while (position < long.length && !abbreviates(token, long[position]!)) position++;
    if (position++ >= long.length) return false;
  }
  return short.length > 0 && abbreviates(short[0]!, long[0]!);
}

function abbreviates(a: NameToken, b: NameToken): boolean {
  if (a.plain.length === 1 || b.plain.length === 1) return a.plain[0] === b.plain[0];
  return sameToken(a, b);
}

/** `Daniel` and `Daniela`, `Mario` and `Maria` are two names, often in one family: a given name's end is no misprint. */
function endsApart(a: NameToken[], b: NameToken[]): boolean {
  const one = a.find((token) => !b.some((other) => sameToken(token, other)));
  const other = b.find((token) => !a.some((candidate) => sameToken(token, candidate)));
  if (!one || !other) return true;
  const stem = Math.min(one.plain.length, other.plain.length) - 1;
  return one.plain.slice(0, stem) === other.plain.slice(0, stem);
}

function isPartOf(a: NameToken[], b: NameToken[]): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const weighty = short.filter((token) => !isParticle(token));
  return weighty.length > 0 && short.every((token) => long.some((other) => sameToken(token, other)));
}

function sounding(tokens: NameToken[]): string {
  return tokens.map((token) => soundForm(token.plain)).join(' ');
}

/** One letter changed, dropped, added, or two neighbours exchanged. */
export function oneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
