import { foldName, registeredPlace } from '../../../../core/index.js';
import { withoutDigraphs } from '../read/words/tokens.js';

/** A municipality as the register writes it: `Genf` is `Genève`. What has one name only stays as written. */
export function officialPlace(written: string): string {
  const folded = foldName(written);
  return registeredPlace(folded) ?? registeredPlace(withoutDigraphs(folded)) ?? written;
}

/** Whether a word is the name of a municipality that has several. */
export const isPlaceName = (written: string): boolean => registeredPlace(foldName(written)) !== null;
