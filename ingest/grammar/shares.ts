import { matchesOf, remembered } from '../../src/core/index.js';
import type { SharesReading } from '../../src/core/mention.js';
import type { Portion } from './portion.js';
import { fold, valueOf, type Stretch } from './text.js';

const MONEY = /\b(CHF|EUR|USD|GBP|Fr\.?|Frs\.?|SFr\.?|Euro)\s*(\d[\d'’ ´`]*(?:[.,]\d{1,2})?)/gi;
/** No digits of an amount; nothing of what is joined behind one. */
const COUNT =
  /(?<![\d'’.,]|\b(?:chf|eur|usd|gbp|fr\.?|frs\.?|sfr\.?|euro)\s{0,3})(\d[\d'’]*|\b(?:ein(?:e[mnr]?)?|une?|un[oa]?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwanzig|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti)\b)\s+(?:(?!(?:und|et|ed?|sowie|plus)\s)[a-z]+\s+){0,2}?(?:vorzugs|stimmrechts)?(?:stammanteil|stammeinlage|parts?\b|quot[ae]\b|anteil|genossenschaftsanteil|kommandit|commandite)/g;
/** `zu CHF 15'000.00 und CHF 5'000.00`: the amounts of several shares, each of its own. */
const JOINED = /\d\s*(?:und|et|ed?|sowie)\s+(?:(?:de|zu|von|da|di)\s+)?(?:CHF|EUR|USD|GBP|Fr\.|SFr\.)/i;
const NUMBERS: Record<string, number> = {
  zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwanzig: 20, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8,
  neuf: 9, dix: 10, vingt: 20, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10, venti: 20,
}; // prettier-ignore

/** Hundredths as an integer, so that sums are exact; null where the digits are beyond any capital. */
function cents(digits: string): bigint | null {
  const clean = digits.replace(/['’´`\s]/g, '').replace(',', '.');
  const [whole = '0', fraction = ''] = clean.split('.');
  if (whole.length > 18) return null;
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2) || '0');
}

function decimal(value: bigint): string {
  return `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
}

function currencyOf(code: string): string {
  const folded = code.toUpperCase().replace('.', '');
  if (folded === 'EURO') return 'EUR';
  return folded.startsWith('FR') || folded === 'SFR' ? 'CHF' : folded;
}

/** Counts beyond twelve digits are no counts. */
function countOf(word: string): number {
  const digits = word.replace(/['’]/g, '');
  if (/^\d+$/.test(digits)) return digits.length > 12 ? 0 : Number(digits);
  return NUMBERS[word] ?? 1;
}

interface Amounts {
  count: number | null;
  nominal: string | null;
  total: string | null;
  currency: string | null;
}

/** Shares, contributions and limited partners' sums, in all their printed forms. */
export function readShares(text: string, stretch: Stretch): SharesReading {
  const value = valueOf(text, stretch);
  const { count, nominal, total, currency } = amountsIn(value);
  return { text: value, count, nominal, total, currency, span: { start: stretch.start, end: stretch.end } };
}

const amountsIn = remembered((value: string): Amounts => {
  const short = value.slice(0, 400);
  const money = matchesOf(MONEY, short);
  const counts = matchesOf(COUNT, fold(short).replace(/\bd'(?=une?\s)/g, 'd '))
    .map((match) => countOf(match[1]!))
    .filter((count) => count > 0);
  const amounts = money.map((match) => cents(match[2]!)).filter((amount) => amount !== null);
  const currency = money[0] ? currencyOf(money[0][1]!) : null;
  if (amounts.length === 0 || amounts.length < money.length)
    return { count: sum(counts), nominal: null, total: null, currency };
  const several = amounts.length > 1 && JOINED.test(short);
  const all = decimal(amounts.reduce((one, other) => one + other, 0n));
  if (counts.length === 0) return several ? { count: amounts.length, nominal: null, total: all, currency } : { count: null, nominal: null, total: decimal(amounts[0]!), currency }; // prettier-ignore
  if (several && counts.length === 1 && counts[0] === amounts.length) return { count: counts[0], nominal: null, total: all, currency }; // prettier-ignore
  if (counts.length === 1) return single(counts[0]!, amounts[0]!, currency, value);
  const paired = counts.length === amounts.length;
  const total = counts.reduce((all, count, index) => all + BigInt(count) * (amounts[index] ?? 0n), 0n);
  return { count: sum(counts), nominal: null, total: paired ? decimal(total) : null, currency };
});

/** A limited partner's sum, or a contribution (`Stammeinlage`, before 2008), is one amount; shares are a number times their nominal. */
function single(count: number, amount: bigint, currency: string | null, value: string): Amounts {
  if (/kommandit|commandite|accomandita/i.test(value))
    return { count: null, nominal: null, total: decimal(amount), currency };
  if (/stammeinlage/i.test(value))
    return { count: count === 1 ? 1 : null, nominal: null, total: decimal(amount), currency };
  return { count, nominal: decimal(amount), total: decimal(BigInt(count) * amount), currency };
}

/** A portion of what is sold: a number, and the nominal value that the sale prints elsewhere; null where it is no number of shares. */
export function readPortion(text: string, { count, nominal }: Portion): SharesReading | null {
  const value = valueOf(text, count);
  const many = countOf(fold(value).split(' ')[0]!);
  if (many === 0) return null;
  const [money] = nominal ? matchesOf(MONEY, text.slice(nominal.start, nominal.end)) : [];
  const amount = money ? cents(money[2]!) : null;
  return {
    text: value,
    count: many,
    nominal: amount === null ? null : decimal(amount),
    total: amount === null ? null : decimal(BigInt(many) * amount),
    currency: money ? currencyOf(money[1]!) : null,
    span: { start: count.start, end: count.end },
  };
}

function sum(counts: readonly number[]): number | null {
  return counts.length === 0 ? null : counts.reduce((all, count) => all + count, 0);
}

/** Words for shares of a company. */
export const PARTS = /\bparts?\b|\bquot[ae]\b|stammanteil/i;
