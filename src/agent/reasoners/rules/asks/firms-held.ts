import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import { cantonNamed } from '../lexicon/cantons.js';
import { officialPlace } from '../lexicon/places.js';
import { statusOf } from '../read/firms/companies.js';
import type { Said } from '../read/said.js';
import { takeCantonOf, TOWN } from './placed.js';

/** Mandates of somebody are asked for. */
export const asksMandates = ({ measures }: Said): boolean => measures.some(({ value }) => value === 'PERSON_MANDATES');

/** `Which mandates does she hold in Zug?`, `which of her companies are in liquidation?`: only in firms that are so. Of a name that is a canton's too it is the canton's, and the answer says so. */
export function settleFirmsHeld(frame: QuestionFrame, words: Said, question: string): void {
  if (frame.measure !== 'PERSON_MANDATES' || frame.within !== null || frame.refusal !== null || frame.subjects.length !== 1) return;
  const { place } = words;
  const open = frame.notUnderstood.filter((word) => place?.words.includes(word) !== true);
  if (place !== null && place.sure && open.length === 0 && (frame.canton ?? frame.municipality) === null) {
    frame.municipality = officialPlace(place.text);
    frame.notUnderstood = open;
    if (cantonNamed(foldName(place.text)) !== null && !TOWN.test(foldName(question))) takeCantonOf(frame, words);
  }
  const status = statusOf(words);
  // `Where is she active?` says nothing of the firms.
  if (status === null || frame.status !== null) return;
  const said = words.measures.flatMap(({ value, text }) => (value === 'STATUS' ? [text] : []));
  frame.status = status === 'ACTIVE' ? null : status;
  frame.notUnderstood = frame.notUnderstood.filter((word) => !said.includes(word));
} // prettier-ignore
