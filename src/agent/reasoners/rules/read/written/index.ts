import { remembered } from '../../../../../core/index.js';
import { MOST_CHARACTERS } from '../words/tokens.js';
import { withoutLetter } from './letter.js';
import { withoutMarkup } from './markup.js';

/**
 * What a question says, without how letters begin and end, marks of layout, and breaks inside of its sentences. Each character stays in its place, so that
 * spans hold. What lies behind what is read of a question is left as it is.
 */
export const asSaid: (question: string) => string = remembered(
  (question) => withoutMarkup(withoutLetter(question.slice(0, MOST_CHARACTERS))) + question.slice(MOST_CHARACTERS),
  32,
  2 * MOST_CHARACTERS,
);
