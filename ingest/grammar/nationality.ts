import { countryOfName, FOREIGN_REGIONS } from '../../src/core/index.js';
import { fold } from './text.js';

const REGIONS = new Set(FOREIGN_REGIONS.split(',').map((name) => fold(name.trim())));

/** Whether a part after a town continues it abroad: a country, its code, or a state or region of one. */
export function continuesPlace(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > 40) return false;
  const bare = trimmed.replace(/\s*\([A-Z]{1,3}\)$/, '');
  return countryOfName(bare) !== null || REGIONS.has(fold(bare)) || /^[A-Z]{1,2}(?:,?\s(?:USA?|CAN|AUS))?$/.test(bare);
}
