/** The Swiss UID (CHE-123.456.789) and the older register number (CH-020.3.029.381-5, printed in several groupings). */
import type { NumberScheme } from './number-scheme.js';

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];

/**
 * A UID in its dotted form, from any of `CHE-123.456.789`, `CHE123456789`, `123456789` and `CHE-123.456.789 MWST`.
 * `valid` tells whether the check digit holds (eCH-0097: weights 5 4 3 2 7 6 5 4, modulo 11). Null where it is no UID at all.
 */
export function parseUid(text: string): { uid: string; valid: boolean } | null {
  const uid = dotted(text);
  return uid === null ? null : { uid, valid: checks(uid) };
}

function dotted(text: string): string | null {
  const match = /^\s*(?:CHE|ADM)?[-\s]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})(?:\s*(?:MWST|TVA|IVA|HR|RC))?\s*$/i.exec(text);
  return match ? `CHE-${match[1]}.${match[2]}.${match[3]}` : null;
}

function checks(uid: string): boolean {
  const digits = uid.slice(4, 7) + uid.slice(8, 11) + uid.slice(12);
  return uidCheckDigit(digits) === Number(digits[8]);
}

/** The older number as `CH` and 11 digits (the portal's `code13`), whatever its grouping; null where it is none. */
export function parseOldNumber(text: string): string | null {
  const match = /^\s*CH[-\s]?((?:\d[-.\s]?){10}\d)\s*$/i.exec(text);
  return match ? `CH${match[1]!.replace(/\D/g, '')}` : null;
}

/** The check digit for the first eight digits, or null where that number may not be issued (check digit 10). */
export function uidCheckDigit(digits: string): number | null {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? null : check;
}

export const UID = 'ch-uid';
export const OLD_NUMBER = 'ch-old';

/** The holder key of a dotted UID. */
export function uidKey(uid: string): string {
  return `${UID}:${uid}`;
}

export const SWISS_NUMBERS: readonly NumberScheme[] = [
  {
    id: UID,
    shown: true,
    canonical: dotted,
    holds: checks,
    asked: String.raw`CHE[-\s]?\d{3}[.\s]?\d{3}[.\s]?\d{3}`,
    printed: String.raw`(?:CHE|ADM)[-\s]?\d{3}\s?[.\s]\s?\d{3}\s?[.\s]\s?\d{3}|CHE\d{9}`,
    printedLoosely: String.raw`CHE-?\d{3}(?:[.\- ]?\d){6,8}(?!\d)`,
    begins: 'CHE-',
  },
  {
    id: OLD_NUMBER,
    shown: false,
    canonical: parseOldNumber,
    holds: () => true,
    asked: String.raw`CH[-\s]?\d{3}[-.\s]?\d[-.\s]?\d{3}[-.\s]?\d{3}[-.\s]?\d`,
    printed: String.raw`CH[-\s]?\d{3}[.\-\s]?\d[.\-\s]?\d{3}[.\-\s]?\d{3}[.\-\s]?\d|CH[-\s]?\d{3}[.\-\s]?\d{7}[.\-\s]?\d`,
    printedLoosely: String.raw`CH-?\d{3}(?:[.\- ]?\d){6,8}(?!\d)`,
    begins: 'CH-',
  },
];
