import { foldName } from './hub-key.js';
import type { FirmNumber } from './number-scheme.js';
import { numberKey } from './number-schemes.js';
import type { FirmReference } from './reading.js';
import { OLD_NUMBER, UID, uidKey } from './swiss-numbers.js';
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

export function nameKey(name: string, seat: string | null): string {
  return `name:${foldFirmName(name)}|${seat === null ? '' : foldPlace(seat)}`;
}

export function officeKey(name: string, town: string | null): string {
  return `office:${foldName(name)}|${town === null ? '' : foldPlace(town)}`;
}

/** The numbers by which a notice names a firm, in the order of the schemes. One whose check digit is wrong identifies nobody and is left out. */
export function numbersOf({ uid, uidValid, oldNumber, numbers }: FirmReference): FirmNumber[] {
  const found: FirmNumber[] = [];
  if (uid !== null && uidValid) found.push({ scheme: UID, value: uid });
  if (oldNumber !== null) found.push({ scheme: OLD_NUMBER, value: oldNumber });
  return numbers === undefined ? found : [...found, ...numbers];
}

/**
 * The holder keys by which a notice names a firm (facts.ts, HolderUnit): its numbers in the order of the schemes, and the source's own number; else
 * its name and seat. Empty where nothing usable is printed.
 */
export function firmKeys(firm: FirmReference): string[] {
  const keys: string[] = [];
  if (firm.uid !== null && firm.uidValid) keys.push(uidKey(firm.uid));
  if (firm.oldNumber !== null) keys.push(`${OLD_NUMBER}:${firm.oldNumber}`);
  if (firm.numbers !== undefined) keys.push(...firm.numbers.map(numberKey));
  if (firm.sourceKey !== undefined) keys.push(`source:${firm.sourceKey}`);
  if (keys.length === 0 && firm.name !== null && foldFirmName(firm.name) !== '')
    keys.push(nameKey(firm.name, firm.seat));
  return keys;
}
