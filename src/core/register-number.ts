/** The Swiss UID (CHE-123.456.789) and the older register number (CH-020.3.029.381-5, printed in several groupings). */

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];

/**
 * A UID in its dotted form, from any of `CHE-123.456.789`, `CHE123456789`, `123456789` and `CHE-123.456.789 MWST`.
 * `valid` tells whether the check digit holds (eCH-0097: weights 5 4 3 2 7 6 5 4, modulo 11). Null where it is no UID at all.
 */
export function parseUid(text: string): { uid: string; valid: boolean } | null {
  const match = /^\s*(?:CHE|ADM)?[-\s]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})(?:\s*(?:MWST|TVA|IVA|HR|RC))?\s*$/i.exec(text);
  if (!match) return null;
  const digits = `${match[1]}${match[2]}${match[3]}`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const check = (11 - (sum % 11)) % 11;
  return { uid: `CHE-${match[1]}.${match[2]}.${match[3]}`, valid: check !== 10 && check === Number(digits[8]) };
}

/** The older number as `CH` and 11 digits (the portal's `code13`), whatever its grouping; null where it is none. */
export function parseOldNumber(text: string): string | null {
  const match = /^\s*CH[-\s]?((?:\d[-.\s]?){10}\d)\s*$/i.exec(text);
  return match ? `CH${match[1]!.replace(/\D/g, '')}` : null;
}

/** The check digit for eight digits, or null where that number may not be issued (check digit 10). */
export function uidCheckDigit(eightDigits: string): number | null {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(eightDigits[index]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? null : check;
}
