import { isoDateOf } from '../../src/core/index.js';
import type { IsoDate } from '../../src/core/index.js';

/** Day, month and year as notices print them: `29.12.2005`, `29. 12. 2005`, `4.01.2000`, `04. 07. 06`. Source of a larger pattern. */
export const PRINTED_DATE = String.raw`(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)`;
/** `CHF 100'000.--`, `EUR 20’000.00`, `Fr. 50'000`. Groups: currency, amount. Source of a larger pattern. */
export const PRINTED_MONEY = String.raw`([A-Z]{3}|Fr\.|SFr\.)\s?((?:\d{1,3}(?:['’´ ]\d{3})+(?!\d)|\d+)(?:\.\d{1,2})?)`;

/** Two-digit years are the gazette's own abbreviation of years since 1970. Null where there is no such day. */
export function printedDate(day: string, month: string, year: string): IsoDate | null {
  const full = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900);
  return isoDateOf(full, Number(month), Number(day));
}

export interface PrintedMoney {
  /** A decimal with two places. */
  amount: string;
  /** ISO 4217. */
  currency: string;
}

const MONEY = new RegExp(`^${PRINTED_MONEY}`);

/** An amount at the beginning of the text; null where there is none. */
export function printedMoney(text: string): PrintedMoney | null {
  const match = MONEY.exec(text);
  if (!match) return null;
  const amount = decimal(match[2]!);
  return amount === null ? null : { amount, currency: match[1]!.endsWith('.') ? 'CHF' : match[1]! };
}

/** `100'000.5`, `100000` or `100000.50` as a decimal with two places (more where they are not zero); null where it is no amount. */
export function decimal(text: string): string | null {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text.replace(/['’´\s]/g, ''));
  if (!match) return null;
  const places = (match[3] ?? '').replace(/0+$/, '').padEnd(2, '0');
  return `${match[1]}${match[2]!.replace(/^0+(?=\d)/, '')}.${places}`;
}

/** Runs of blanks as one, none at the ends, no blank before a comma. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
}
