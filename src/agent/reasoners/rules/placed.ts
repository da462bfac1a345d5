import type { Measure, QuestionFrame } from '../../../trace/index.js';
import { officialPlace } from './lexicon/places.js';
import { listsCompanies } from './read/companies.js';
import { withoutWordsOf } from './read/place.js';
import type { Said } from './read/said.js';

/** Asked of the whole register. */
export const isOfAll = (measure: Measure) => measure === 'COUNT' || measure === 'RANKING' || measure === 'COMPANIES';

/** Where firms are listed, the place that is written is a condition and no word that is not understood. */
export function withoutPlace(words: Said): Said {
  const { place } = words;
  if (place === null || !listsCompanies(words)) return words;
  const unknown = words.unknown.filter((word) => !place.words.includes(word));
  return { ...words, unknown, unknownAsked: words.unknownAsked && unknown.length > 0 };
}

/** The seat beside a firm's name asks for nothing. */
export function withoutSeat(words: Said, { municipality }: QuestionFrame): Said {
  const unknown = withoutWordsOf(municipality, words.unknown);
  return { ...words, unknown, unknownAsked: words.unknownAsked && unknown.length > 0 };
}

/** Of the whole register: the one word that no lexicon knows is a place. */
export function placed(frame: QuestionFrame, { unknown, place: written }: Said): void {
  if (frame.measure === 'COMPANIES' && written !== null) frame.municipality = officialPlace(written.text);
  const [place] = unknown;
  if (place === undefined || unknown.length > 1 || !/^\p{Lu}/u.test(place)) return;
  if (!isOfAll(frame.measure) || frame.municipality !== null) return;
  frame.municipality = officialPlace(place);
  frame.notUnderstood = frame.notUnderstood.filter((word) => word !== place);
}
