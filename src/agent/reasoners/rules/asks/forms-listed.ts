/** `Which of those are foundations or associations?`: what is asked of one legal form is asked of each that is said beside it, and none is dropped. */
import { MOST_PARTS } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';
import { JOINING } from '../lexicon/index.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

/** As it was, where no more than one form is said, or several parts are asked. */
export function eachForm(route: Route, { tokens }: Reading): Route {
  const [frame, another] = route.frames;
  if (frame === undefined || another !== undefined || frame.legalForm === null || frame.refusal !== null) return route;
  const codes: string[] = [];
  let between: string[] = [];
  for (const token of tokens) {
    const { folded, commaBefore } = token;
    const slot = slotOf(token);
    if (commaBefore) between.push(',');
    if (slot?.type !== 'FORM') between.push(folded);
    else {
      const beside = between.every((word) => joins(word) || ARTICLE.test(word)) && between.some(joins);
      if ((codes.length === 0 || beside) && !codes.includes(slot.code)) codes.push(slot.code);
      between = [];
    }
  }
  if (codes.length < 2 || codes.length > MOST_PARTS || !codes.includes(frame.legalForm)) return route;
  return { ...route, frames: codes.map((legalForm) => ({ ...frame, legalForm })) };
} // prettier-ignore
const joins = (word: string): boolean => word === ',' || JOINING.has(word) || OR.test(word);
const OR = /^(?:oder|ou|o|oppure|or)$/;
const ARTICLE = /^(?:les?|des?|d|la|il|i|gli|delle|dei|degli|die|den|der|the|of)$/;
