/** `How many of them are married?`, behind people or firms of somebody: what is not understood of those is no count or list of the whole register. */
import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { isOfAll } from '../asks/placed.js';

const OF_THEM =
  /(?:^| )(?:of (?:them|those|these)|among (?:them|those)|davon|darunter|von (?:ihnen|denen|diesen)|unter ihnen|d entre (?:eux|elles)|parmi (?:eux|elles)|di (?:loro|essi|esse|questi|queste)|(?:tra|fra) (?:loro|essi|esse))(?: |$)/;

/** `Unabhängig davon`: another question. */
const APART =
  /(?:unabhangig|abgesehen|losgelost|getrennt|independamment|en dehors|indipendentemente|a parte|apart from|regardless) (?:davon|di (?:questo|cio)|de (?:cela|ca)|of (?:that|this|those|them))/g;

export function notOfAll(route: Route, { recalled, question }: Asked): Route {
  const [last] = recalled.frames;
  const those = OF_THEM.exec(foldName(question).replace(APART, ' '))?.[0].trim();
  if (last === undefined || last.subjects.length === 0 || isOfAll(last.measure) || those === undefined) return route;
  const frames = route.frames.map((frame): QuestionFrame => {
    const all = isOfAll(frame.measure) && frame.subjects.length === 0 && frame.refusal === null;
    return all
      ? { ...frame, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [...frame.notUnderstood, those] }
      : frame;
  });
  return { ...route, frames };
}
