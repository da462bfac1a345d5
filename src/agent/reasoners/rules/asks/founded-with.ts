/** `With how much capital was it founded?`: what it had at its founding, and not what it has today: each amount that it ever had, with its time. */
import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';

const WITH =
  /(?:^| )(?:(?:mit|with|avec|con) (?:\w+ )?(?:wie ?viel|welche[mnr]?|what|how much|which|quel|combien de|quale|quanto|che)(?: \w+)?|(?:mit wie ?viel|with how much|avec combien de|con quanto)) (?:\w+ )?(?:\w*kapital|capital|capitale)(?= |$)/;
const FOUNDED =
  /(?:^| )(?:gegrundet\w*|grundung|errichtet|founded|set up|incorporated|formed|created|fondee?|creee?|constituee?|fondation|creation|fondat[ao]|costituit[ao]|creat[ao]|fondazione|costituzione)(?= |$)/;
const CAPITAL = /kapital|capital/i;

export function foundedWith(route: Route, question: string): Route {
  const text = foldName(question);
  if (!WITH.test(text) || !FOUNDED.test(text)) return route;
  const asks = route.frames.some(({ measure }) => measure === 'CAPITAL');
  const frames = route.frames.map((frame): QuestionFrame => {
    const own = frame.measure === 'CAPITAL' || (!asks && frame.measure === 'TIMELINE' && frame.topics.includes('FOUNDED'));
    const open = frame.refusal === null && frame.subjects.length === 1 && frame.asOf === null && frame.range === null;
    if (!own || !open) return frame;
    const notUnderstood = frame.notUnderstood.filter((word) => !CAPITAL.test(word) && !WITH.test(` ${foldName(word)} capital`) && !HOW_MUCH.test(foldName(word)));
    return { ...frame, measure: 'CAPITAL', intent: 'search_companies', topics: [], changes: true, notUnderstood };
  });
  return { ...route, frames };
} // prettier-ignore
const HOW_MUCH = /^(?:how much|wie ?viel|combien|quanto)$/;
