import { foldName } from './hub-key.js';
import { inOneLanguage } from './place.js';
import { MANY_TEXTS, remembered } from './remembered.js';

const keyOf = remembered((place: string) => inOneLanguage(foldName(place)), MANY_TEXTS);

/**
 * Whether a seat is the municipality asked for: case, marks and its name in another language do not matter; `Schmitten (FR)` is Schmitten too, and not
 * Schmitten (GR).
 */
export function isSeat(seat: string | null, asked: string): boolean {
  if (seat === null) return false;
  const wanted = keyOf(asked);
  return keyOf(seat) === wanted || keyOf(seat.replace(/\s*\([A-Z]{2}\)$/, '')) === wanted;
}
