/** `Which canton has the fewest?`: each is counted, the smallest number first; one that has none stands in no such list, and the answer says so. */
import type { Language } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';

const AS: Record<Language, string> = {
  de: 'die kleinste Zahl zuerst; was gar keine hat, steht nicht da',
  fr: 'le plus petit nombre d’abord ; ce qui n’en a aucune n’y figure pas',
  it: 'il numero più piccolo per primo; chi non ne ha nessuna non vi figura',
  en: 'the smallest number first; what has none at all is not in it',
};

/** Whether the groups of a count are told the smallest first. */
export const isLeastFirst = ({ measure, grouping, order }: QuestionFrame): boolean =>
  measure === 'COUNT' && grouping !== null && order === 'LEAST';

export function withLeastFirst(route: Route, question: string): Route {
  if (!route.frames.some(isLeastFirst)) return route;
  const text = question.trim().replace(/\s*[?.!]+$/u, '');
  const said = (frame: QuestionFrame) => ({ ...frame, readAs: [...frame.readAs, { text, as: AS[frame.language] }] });
  return {
    ...route,
    frames: route.frames.map((frame) => (isLeastFirst(frame) && frame.refusal === null ? said(frame) : frame)),
  };
}
