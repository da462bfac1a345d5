/** Where the person spoken of lives, or is from, in words that a firm's seat has too: `where is she resident?`, `in which town does he live?`, `nationality?`. */
import { foldName } from '../../../../core/index.js';
import type { Asked } from '../../../slots.js';
import { onlyPersonTold } from '../learned/only-told.js';
import { isDomiciled } from '../read/fields-asked.js';
import type { Said } from '../read/said.js';

const FROM =
  /\bwhere (?:is|s|was|are|does) (?:\w+ ){1,4}?(?:come )?from\b|\b(?:woher|d ou|di dove|da dove|what country|which country|welche[ms] land|quel pays|quale paese)\b/;
/** A seat on a board is no place. */
const BOARD_SEAT = /^(?:sitze?|sieges?|segg[io]|seats?)$/;
/** French says of people alone that he is, and has no word for a firm of that gender. */
const HE = /\b(?:vient|est|habite|reside|vit|serait)(?: t)? il\b/;

/** As said, where a firm is meant, or nobody was told of. */
export function ofHerPlaces(words: Said, asked: Asked): Said {
  const { measures, pronoun, roles, topics, companies, back, ordinal, other, outside, left, joined, counting } = words;
  const { subjects, current } = asked.recalled;
  const told = onlyPersonTold(asked) !== null || subjects.slice(0, Math.max(1, current)).some(({ kind }) => kind === 'PERSON'); // prettier-ignore
  const more = roles.length + topics.length > 0 || [ordinal, outside, left, joined, counting].some((word) => word !== null); // prettier-ignore
  if (!told || more || companies || back || other || pronoun?.of === 'COMPANY') return words;
  const hers = measures.filter(({ value }) => value === 'RESIDENCE' || value === 'ORIGIN');
  const places = measures.filter(({ value, text }) => (value === 'SEAT' && !BOARD_SEAT.test(foldName(text))) || value === 'ADDRESS'); // prettier-ignore
  if (places.length === 0 || hers.length + places.length < measures.length) return words;
  if (hers.length > 0) return { ...words, measures: hers };
  const he = pronoun?.of === 'PERSON' || (asked.language === 'fr' && HE.test(foldName(asked.question)));
  const dwells = places.some(({ value, text }) => value === 'SEAT' || isDomiciled(text));
  if (!he || !dwells) return words;
  const value = FROM.test(foldName(asked.question)) ? 'ORIGIN' : 'RESIDENCE';
  return { ...words, measures: [{ value, text: places[0]!.text }], people: false };
}
