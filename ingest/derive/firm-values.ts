import { foldName, placeKey, type FirmField, type Money, type Proof } from '../../src/core/index.js';

/** A value of the firm's entry and where it was last said; `value` null: said to be none. */
export interface Said {
  value: string | null;
  proof: Proof;
}
export type Values = Partial<Record<FirmField, Said>>;

export function valueOf(values: Values, field: FirmField): string | null {
  return values[field]?.value ?? null;
}

export function moneyOf(values: Values, field: 'capitalNominal' | 'capitalPaid'): Money | null {
  const amount = valueOf(values, field);
  return amount === null ? null : { amount, currency: valueOf(values, 'capitalCurrency') };
}

/**
 * Whether a notice's word on what was so before agrees with what is held. Generous where sources only print differently (folding, the
 * canton after a town, an address with or without its c/o line, a purpose cut short): a false contradiction would blur a true state.
 */
export function agrees(field: FirmField, held: string, said: string): boolean {
  if (held === said) return true;
  switch (field) {
    case 'seat':
      return placeKey(held) === placeKey(said);
    case 'capitalNominal':
    case 'capitalPaid':
      return Number(held) === Number(said);
    case 'address':
      return contains(held, said) || contains(said, held);
    case 'purpose':
      return startsAlike(foldName(held), foldName(said));
    default:
      return foldName(held) === foldName(said);
  }
}

function contains(whole: string, part: string): boolean {
  const words = new Set(foldName(whole).split(' '));
  return foldName(part)
    .split(' ')
    .every((word) => words.has(word));
}

function startsAlike(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}
