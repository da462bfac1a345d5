/** `And in 2023?`, behind a count or ranking that was refused for a word: the same with that word left out is another question, and is refused for it too. */
import { foldName } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';

const OF_REGISTER: readonly Measure[] = ['COUNT', 'RANKING', 'COMPANIES'];
const GOES_ON = /^(?:und|et|e|ed|and|what about|how about|was ist mit|wie steht es|wie sieht es|qu en est il)(?= )/;
const MOST_WORDS = 6;

export function stillRefused(route: Route, { question, recalled }: Asked): Route {
  const [last] = recalled.frames;
  const text = foldName(question);
  const refused = last !== undefined && last.refusal?.type === 'UNKNOWN_WORD' && OF_REGISTER.includes(last.measure) && last.subjects.length === 0;
  if (!refused || !GOES_ON.test(text) || text.split(' ').length > MOST_WORDS) return route;
  const frames = route.frames.map((frame): QuestionFrame => {
    const same = frame.measure === last.measure && frame.subjects.length === 0 && frame.grouping === last.grouping && frame.status === last.status && frame.topics.join() === last.topics.join();
    return same && frame.refusal === null ? { ...frame, refusal: last.refusal, notUnderstood: [...last.notUnderstood] } : frame;
  });
  return { ...route, frames };
} // prettier-ignore
