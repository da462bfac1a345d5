/** `And before that?`, behind the one who held an office last before another: whoever was there before that one, and no list of all. */
import type { Language } from '../../../../core/index.js';
import type { Asked } from '../../../slots.js';
import type { Piece } from '../read/dialect/dialect.js';
import { saysBefore } from './before-that.js';

const BEFORE_HIM: Record<Language, string> = {
  de: 'wer war vor ihm da',
  fr: 'qui était là avant lui',
  it: "chi c'era prima di lui",
  en: 'who was there before him',
};

/** In the words that ask for a predecessor; null: no one predecessor was told, or the turn says more. */
export function furtherBack(asked: Asked): Piece | null {
  const { question, language, recalled, focusUid } = asked;
  const [last, more] = recalled.frames;
  const told = recalled.justListed && recalled.listed.length === 1;
  if (last === undefined || more !== undefined || last.measure !== 'DEPARTED' || last.order !== 'LAST' || last.refusal !== null) return null;
  const end = question.search(/\s*[?.!]*$/u);
  return told && focusUid === null && saysBefore(asked) ? { own: { start: 0, end }, standard: BEFORE_HIM[language] } : null;
} // prettier-ignore
