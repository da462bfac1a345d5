/** `Which canton lost the most firms?`: how many are entered in each is another question; of moves no notice is counted by the canton that was left. */
import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';

const LOST =
  /(?:^| )(?:verloren|verliert|verlor|eingebusst|(?:durch )?wegzuge?n?|abgange?|abwanderung(?:en)?|lost|loses|lose|losing|losses|perdue?s?|perdent|perd|pertes?|pers[oiea]|perde|perdit[ea])(?= |$)/;
const BY_PLACE: readonly QuestionFrame['grouping'][] = ['CANTON', 'SEAT'];

export function cantonsLost(route: Route, question: string): Route {
  const lost = LOST.exec(foldName(question))?.[0].trim();
  if (lost === undefined) return route;
  const frames = route.frames.map((frame): QuestionFrame => {
    const { measure, grouping, topics, refusal, notUnderstood } = frame;
    const entered = measure === 'COUNT' && BY_PLACE.includes(grouping) && topics.length === 0 && refusal === null;
    return entered ? { ...frame, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: notUnderstood.some((word) => foldName(word).includes(lost)) ? notUnderstood : [...notUnderstood, lost] } : frame;
  }); // prettier-ignore
  return { ...route, frames };
}
