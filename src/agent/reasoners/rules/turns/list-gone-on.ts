import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { placed, withoutPostcode } from '../asks/placed.js';
import { statusOf } from '../read/firms/companies.js';
import { frameOf } from '../read/frame.js';
import { withoutWordsOf } from '../read/firms/place.js';
import type { Said } from '../read/said.js';
import type { Reading } from '../read/words/tagging.js';
import { wholeAsked } from './of-whole.js';
import { otherState } from './other-state.js';
import { formNarrowed, PLACE_SPOKEN } from './together.js';

/**
 * `Which companies went bankrupt in 2022? And in 2023?`, `and in Bern?`: what is left open of a list of the register's firms is as in the list before; behind a
 * list or a count, `and how many are in liquidation?` is of those. Null: no list is gone on with.
 */
export function listGoneOn(reading: Reading, words: Said, { question, recalled }: Asked, ellipsis: boolean): QuestionFrame | null {
  const [last] = recalled.frames;
  if (last === undefined || !isOfFirms(last) || asksMore(words)) return null;
  const counts = words.counting !== null;
  const [status, place] = [statusOf(words), words.canton ?? words.place];
  const narrows = status !== null || words.legalForm !== null;
  const adds = narrows || wholeAsked(question) === 'COUNTRY' || words.times.length + words.topics.length > 0 || place !== null;
  // `How many?`, `how many are they?`: of those.
  if (counts && !adds && !words.companies) return { ...last, ...asCount(frameOf(reading, words, 'COUNT', [])) };
  // `How many bankruptcies were there?`, with nothing that leads on, is asked of all.
  const open = counts && last.range !== null && words.topics.length > 0 && words.times.length === 0 && place === null && !words.ever;
  // `How many were AGs?`
  const ofForm = counts && words.legalForm !== null && words.times.length + words.topics.length === 0 && place === null;
  const anew = (words.companies && !open) || (!ellipsis && !open && !ofForm && (counts || words.asks !== null) && status === null);
  if (!adds || anew) return null;
  const measure = counts || last.measure === 'COUNT' ? 'COUNT' : 'COMPANIES';
  const frame = frameOf(reading, words, measure, []);
  placed(frame, words);
  const elsewhere = (frame.canton ?? frame.municipality) !== null;
  if (place !== null && !elsewhere) return null;
  const everywhere = !elsewhere && wholeAsked(question) === 'COUNTRY';
  const { canton, municipality, address } = elsewhere || everywhere ? { ...frame, address: withoutPostcode(last.address) } : last;
  const topics = frame.topics.length === 0 ? last.topics : frame.topics;
  const became = otherState(last, words, topics);
  if (became !== null) return { ...last, ...asCount(frame), measure, counted: counts ? 'COMPANIES' : last.counted, canton, municipality, address, status: became };
  const notUnderstood = withoutWordsOf(frame.municipality, withoutWordsOf(words.place?.text ?? null, frame.notUnderstood));
  return { ...frame, notUnderstood, canton, municipality, address, topics, counted: counts ? 'COMPANIES' : last.counted, status: status ?? last.status, legalForm: frame.legalForm ?? (formNarrowed(recalled, topics) ? null : last.legalForm), purpose: last.purpose, rangeBy: frame.rangeBy ?? last.rangeBy, movedAway: frame.topics.length === 0 && last.movedAway, movedIn: frame.topics.length === 0 && last.movedIn, also: frame.topics.length === 0 ? last.also : null };
} // prettier-ignore

const asCount = ({ language, span, intent, measure }: QuestionFrame) => ({ language, span, intent, measure, counted: 'COMPANIES' as const, limit: null, readAs: [], notUnderstood: [] }); // prettier-ignore

const isOfFirms = ({ measure, counted, subjects, grouping, refusal }: QuestionFrame): boolean =>
  subjects.length === 0 && grouping === null && refusal === null && (measure === 'COMPANIES' || (measure === 'COUNT' && counted === 'COMPANIES')); // prettier-ignore

/** Anything but conditions on firms. */
function asksMore(words: Said): boolean {
  const { measures, roles, outside, people, notices, documents, order, grouping, negated, excluded, comparison, back, pronoun, place, unknown, ordinal, when } = words;
  const open = unknown.filter((word) => place?.words.includes(word) !== true);
  const other = [outside, words.left, words.joined, order, grouping, negated, excluded, comparison, ordinal].some((one) => one !== null) || measures.some(({ value }) => !CONDITIONS.includes(value));
  const spoken = pronoun !== null && !PLACE_SPOKEN.has(pronoun.token.folded);
  return other || spoken || roles.length + open.length > 0 || people || notices || documents || back || when;
} // prettier-ignore

const CONDITIONS: readonly Measure[] = ['STATUS', 'SEAT', 'LEGAL_FORM', 'IDENTIFY'];
