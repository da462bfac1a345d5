import type { IsoDate } from '../../../../core/index.js';
import { loadedWhole, reaches, searchedIn } from '../../../../tools/index.js';
import type { Page } from './page.js';

export interface SaidOf {
  /** Where the firm sits, or what was counted lies; null: not known, or in every canton. */
  canton: string | null;
  /** Of what happened in a time and not of what holds: its days, both inclusive; null is open. */
  during?: { first: IsoDate | null; last: IsoDate | null };
}

/** With what was looked in, where that does not hold the day, or the days, that it is said for: another notice may say otherwise. */
export function asLoaded(text: string, coverage: string, { canton, during }: SaidOf, { phrases, clocks }: Pick<Page, 'phrases' | 'clocks'>): string {
  const searched = searchedIn(coverage);
  if (searched === null) return text;
  const days = [clocks.knownOn, ...(during === undefined ? [clocks.asOf] : during.last === null ? [] : [during.last])];
  const last = days.sort()[0] ?? clocks.knownOn;
  const first = during?.first ?? last;
  if (reaches(searched, { first, last }, canton)) return text;
  const everywhere = loadedWhole(searched, null);
  return everywhere === null || everywhere.from > first ? phrases.asLoaded(text, phrases.searched(searched)) : phrases.loadedUntil(text, everywhere.to);
} // prettier-ignore
