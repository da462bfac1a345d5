import type { IsoDate } from '../../../src/core/index.js';

/** `2026-11-21` as 20261121. */
export function dateNumber(date: IsoDate): number {
  return Number(date.slice(0, 4)) * 10_000 + Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
}

const dateTexts = new Map<number, IsoDate>();
const MOST_DATES = 200_000;

export function dateText(number: number): IsoDate {
  let text = dateTexts.get(number);
  if (text === undefined) {
    const digits = String(number).padStart(8, '0');
    text = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
    if (dateTexts.size >= MOST_DATES) dateTexts.clear();
    dateTexts.set(number, text);
  }
  return text;
}

export function optionalDateNumber(date: IsoDate | null | undefined): number | null {
  return date === null || date === undefined ? null : dateNumber(date);
}
