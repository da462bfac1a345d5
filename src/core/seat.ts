import { foldName } from './hub-key.js';

/** Whether a seat is the municipality asked for: case and marks do not matter; `Schmitten (FR)` is Schmitten too, and not Schmitten (GR). */
export function isSeat(seat: string | null, asked: string): boolean {
  if (seat === null) return false;
  const folded = foldName(asked);
  return foldName(seat) === folded || foldName(seat.replace(/\s*\([A-Z]{2}\)$/, '')) === folded;
}
