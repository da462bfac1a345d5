import { reaches, searchedIn } from '../../../../tools/index.js';
import type { Page } from './page.js';

/** With what was looked in, where that ends before the day that it is said for: a later notice may say otherwise. */
export function asLoaded(text: string, coverage: string, { phrases, clocks }: Pick<Page, 'phrases' | 'clocks'>): string {
  const searched = searchedIn(coverage);
  const day = clocks.asOf < clocks.knownOn ? clocks.asOf : clocks.knownOn;
  if (searched === null || reaches(searched, day)) return text;
  const whole = searched.windows.filter(({ rubrics, cantons }) => rubrics.includes('HR') && cantons === 'ALL');
  const last = whole.map(({ to }) => to).sort().at(-1);
  return last === undefined ? phrases.asLoaded(text, phrases.searched(searched)) : phrases.loadedUntil(text, last);
} // prettier-ignore
