/** `Is it seated in Thun?`, `it has its seat in Thun, hasn't it?`, `does he live there in Thun?`: where it is answers that, whatever place is written beside. */
import type { Measure } from '../../../../trace/index.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { isSuffix } from '../read/names/runs.js';
import type { Said } from '../read/said.js';
import type { Reading } from '../read/words/tagging.js';

const PLACES: readonly Measure[] = ['SEAT', 'ADDRESS', 'RESIDENCE'];
const IN = new Set('in im a au aux en dans nel nella ad'.split(' '));

/** Whether a place is written beside what asks, or says, where the one spoken of is. */
export const asksWhetherThere = ({ asks, measures, companies, counting, order, topics, roles, pronoun }: Said): boolean =>
  asks !== 'WHO' && (asks === 'WHETHER' || pronoun !== null) && !companies && (counting ?? order) === null && topics.length + roles.length === 0 &&
  measures.length > 0 && measures.every(({ value }) => PLACES.includes(value)); // prettier-ignore

/** Behind `in`, and no firm's name by its suffix or quotation marks. */
export function isPlaceBeside({ tokens }: Reading, { start, end }: Pick<NamedInQuestion, 'start' | 'end'>): boolean {
  const own = tokens.slice(start, end);
  return start > 0 && IN.has(tokens[start - 1]!.folded) && !own.some((word) => isSuffix(word) || word.quote !== null);
}

/** Without the words of that place: the answer says where it is. */
export function withoutPlaceCompared(words: Said): Said {
  const { place, unknown } = words;
  if (place === null || !asksWhetherThere(words)) return words;
  const open = unknown.filter((word) => !place.words.includes(word));
  return open.length === unknown.length ? words : { ...words, unknown: open, unknownAsked: words.unknownAsked && open.length > 0 }; // prettier-ignore
}
