import type { SharesReading } from '../../src/core/mention.js';
import { fold, valueOf, type Stretch } from './text.js';

const MONEY = /\b(CHF|EUR|USD|GBP|Fr\.?|Frs\.?|SFr\.?|Euro)\s*(\d[\d'’ ´`]*(?:[.,]\d{1,2})?)/gi;
const COUNT =
  /(\d[\d'’]*|\b(?:ein(?:e[mnr]?)?|une?|un[oa]?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwanzig|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti)\b)\s+(?:[a-z]+\s+){0,2}?(?:vorzugs|stimmrechts)?(?:stammanteil|stammeinlage|parts?\b|quot[ae]\b|anteil|genossenschaftsanteil|kommandit|commandite)/g;
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

function countOf(word: string): number {
  const digits = word.replace(/['’]/g, '');
  if (/^\d+$/.test(digits)) return Number(digits);
  return NUMBERS[word] ?? 1;
}

/** Shares, contributions and limited partners' sums, in all their printed forms. */
export function readShares(text: string, stretch: Stretch): SharesReading {
  const value = valueOf(text, stretch);
  const short = value.length > 400 ? value.slice(0, 400) : value;
  const money = [...short.matchAll(MONEY)].map((match) => ({
    currency: currencyOf(match[1]!),
    amount: cents(match[2]!),
  }));
  const counts = [...fold(short).matchAll(COUNT)].map((match) => countOf(match[1]!));
  const first = money[0];
  const base = { text: value, currency: first?.currency ?? null, span: stretch };
  if (money.length === 0 || money.some((entry) => entry.amount === null)) {
    return { ...base, count: sum(counts), nominal: null, total: null };
  }
  const amounts = money.map((entry) => entry.amount!);
  if (counts.length === 0) return { ...base, count: null, nominal: null, total: decimal(amounts[0]!) };
  if (counts.length === 1) return single(base, counts[0]!, amounts[0]!, value);
  const paired = counts.length === amounts.length;
  const total = paired ? counts.reduce((all, count, index) => all + BigInt(count) * amounts[index]!, 0n) : null;
  return { ...base, count: sum(counts), nominal: null, total: total === null ? null : decimal(total) };
}

function single(
  base: Pick<SharesReading, 'text' | 'currency' | 'span'>,
  count: number,
  amount: bigint,
  value: string,
): SharesReading {
  const sumPrinted = /kommandit|commandite|accomandita|stammeinlage/i.test(value);
  if (sumPrinted)
    return {
      ...base,
      count: count === 1 && !/kommandit|commandite|accomandita/i.test(value) ? 1 : null,
      nominal: null,
      total: decimal(amount),
    };
  return { ...base, count, nominal: decimal(amount), total: decimal(BigInt(count) * amount) };
}

function sum(counts: readonly number[]): number | null {
  return counts.length === 0 ? null : counts.reduce((all, count) => all + count, 0);
}
