import { foldName } from './hub-key.js';
import type { FirmReference } from './reading.js';
import { CANTONS } from './vocabulary.js';

const LIQUIDATION = / (?:in|en) (?:liquidation|liquidazione|liq)$/;
const CANTON_SUFFIX = new RegExp(` (?:${CANTONS.join('|').toLowerCase()})$`);

/** A firm's name folded, without the suffix of a liquidation: a state of the same firm, not another firm (design.md). */
export function foldFirmName(name: string): string {
  return foldName(name).replace(LIQUIDATION, '');
}

/** A municipality folded, without the canton that only tells homonyms apart (`Wangen (SZ)`, `Wangen SZ`: `wangen`). */
export function foldPlace(place: string): string {
  return foldName(place).replace(CANTON_SUFFIX, '');
}

export function uidKey(uid: string): string {
  return `ch-uid:${uid}`;
}

export function oldNumberKey(oldNumber: string): string {
  return `ch-old:${oldNumber}`;
}

export function nameKey(name: string, seat: string | null): string {
  return `name:${foldFirmName(name)}|${seat === null ? '' : foldPlace(seat)}`;
}

export function officeKey(name: string, town: string | null): string {
  return `office:${foldName(name)}|${town === null ? '' : foldPlace(town)}`;
}

/**
 * The holder keys by which a notice names a firm (facts.ts, HolderUnit): its numbers, the CHE number first, and the
 * source's own number; else its name and seat.
 * A CHE number with a wrong check digit identifies nobody. Empty where nothing usable is printed.
 */
export function firmKeys(firm: FirmReference): string[] {
  const keys: string[] = [];
  if (firm.uid !== null && firm.uidValid) keys.push(uidKey(firm.uid));
  if (firm.oldNumber !== null) keys.push(oldNumberKey(firm.oldNumber));
  if (firm.sourceKey !== undefined) keys.push(`source:${firm.sourceKey}`);
  if (keys.length === 0 && firm.name !== null && foldFirmName(firm.name) !== '')
    keys.push(nameKey(firm.name, firm.seat));
  return keys;
}
