import { reaches, searchedIn } from '../../../../tools/index.js';
import type { Page } from './page.js';

/** With what was looked in, where that ends before the day that it is said for: a later notice may say otherwise. */
export function asLoaded(
  text: string,
  coverage: string,
  { phrases, clocks }: Pick<Page, 'phrases' | 'clocks'>,
): string {
  const searched = searchedIn(coverage);
  const day = clocks.asOf < clocks.knownOn ? clocks.asOf : clocks.knownOn;
  return searched === null || reaches(searched, day) ? text : phrases.asLoaded(text, phrases.searched(searched));
}
