import { listsHappenings } from '../read/firms/happenings-listed.js';
import type { FrameSubject } from '../../../../trace/index.js';
import { isPlaced } from '../read/firms/place.js';
import { isPlaceName } from '../lexicon/places.js';
import type { Asked } from '../../../slots.js';
import { asksWhatHappenedThere, isOfAll } from '../asks/placed.js';
import { isOfRegister, type Kind } from '../learned/kinds.js';
import { isOverall } from '../read/frame.js';
import { areBetween, areNoNames, isBesideCount, listsCompanies } from '../read/firms/companies.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { said } from '../read/said.js';
import { says } from '../read/says.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import { carriedOf, pickedByWords, pointsAtOne } from './carried.js';
import { isStray, isWhole } from './ellipsis.js';
import { asksWhetherThere, isPlaceBeside } from './place-compared.js';

/** Stray small words are no name where the question plainly goes on about somebody. */
export function namesMeant(
  asked: Asked,
  reading: Reading,
  names: readonly NamedInQuestion[],
  lent: readonly FrameSubject[] | null,
  kind: Kind | null,
): readonly NamedInQuestion[] {
  // `Which companies moved from Zürich to Zug?`
  if (areBetween(reading, names) || isBesideCount(reading, names)) return [];
  if (names.length === 0) return names;
  const exact = names.some(({ hits }) => hits[0]?.match === 'EXACT' || hits[0]?.match === 'NUMBER');
  const { candidates, pending } = asked.recalled;
  const called = names.some(({ saidAsName }) => saidAsName === true);
  const words = said(reading, []);
  // `Les sociétés de Lausanne`.
  const ofPlace = names.every(({ text }) => isPlaceName(text)) && (listsCompanies(words) || (words.counting !== null && words.place !== null));
  // `Is it seated in Thun?`, of the one spoken of.
  const elsewhere = exact || asked.recalled.subjects.length === 0 || !asksWhetherThere(words) ? names : names.filter((name) => !isPlaceBeside(reading, name));
  if (elsewhere.length < names.length) return namesMeant(asked, reading, elsewhere, lent, kind);
  if (exact || (called && !pending && !ofPlace)) return names;
  // `Celle de Thun`, of those shown to choose from.
  if (pending && pickedByWords(candidates, words) !== null) return [];
  if (called && !ofPlace) return names;
  if (ofPlace && words.counting !== null) return [];
  const inPlace = ({ start, end }: NamedInQuestion) => reading.tokens.slice(start, end).every(({ text }) => words.place?.words.includes(text));
  if ((kind !== null && isOfRegister(kind)) || areNoNames(reading, words, names)) return [];
  // `What happened in Zug in 2023?`, where nobody was spoken of.
  if (asked.recalled.subjects.length === 0 && asked.focusUid === null && names.every(inPlace) && asksWhatHappenedThere(words)) return [];
  // `Has Muster taken over another firm?`, of a firm called so for short: of that one, and of no place.
  if (words.asks === 'WHETHER' && names.some((name) => isShortForFirm(reading, name))) return names;
  if (isOverall(words) && !names.some((name) => isWhole(reading, name) && !(inPlace(name) && name.hits[0]?.match !== 'EXACT'))) return [];
  const counted = isOfAll(asked.recalled.frames[0]?.measure ?? 'UNKNOWN') && asked.recalled.frames[0]?.subjects.length === 0;
  const lists = listsCompanies(words) || (counted && words.place !== null) || listsHappenings(reading, words);
  if (lists && !names.some((name) => !inPlace(name) && isWhole(reading, name))) return [];
  if (pickedByWords(candidates, words) !== null || pointsAtOne(asked.recalled, words)) return [];
  // `Second chap down, what's he in?`: somebody of before is meant, whether anybody was told of or not.
  const pointsBack = asked.recalled.frames.length > 0 && (words.pronoun !== null || words.ordinal !== null || words.other || words.back) && says(words);
  if (lent === null && !pointsBack && carriedOf(asked, words, 'UNKNOWN') === null) return names;
  return names.some((name) => !isStray(reading, names, name)) ? names : [];
} // prettier-ignore

/** The register knows firms by it and nobody else, and it says no place. */
const isShortForFirm = (reading: Reading, { start, end, text, found, hits }: NamedInQuestion): boolean =>
  found === 'NAME' && hits.every(({ kind }) => kind === 'COMPANY') && !isPlaced(reading, { start, end }) && !isPlaceName(text) && reading.tokens[start]!.capital && slotOf(reading.tokens[start]!) === null; // prettier-ignore
