/** `Who is connected to X?`, `avec qui X est-elle liée ?`: all with whom one is connected, where no second one is named. */
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';
import { said } from '../read/said.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

const WHO = /^(?:who|whom|wer|wem|wen|qui|chi)$/;
const LINKED =
  /^(?:connected|linked|related|tied|verbunden|verbandelt|verflochten|vernetzt|liee?s?|reliee?s?|connectee?s?|collegat[aoie]|legat[aoie]|conness[aoie])$/;
const READ_AS: readonly Measure[] = ['PATH', 'OFFICERS', 'NETWORK'];

export function connectedTo(route: Route, reading: Reading): Route {
  const { tokens } = reading;
  const asks = tokens.some(({ folded }) => WHO.test(folded)) && tokens.some(({ folded }) => LINKED.test(folded));
  const [frame, another] = route.frames;
  if (!asks || frame === undefined || another !== undefined || !isOfOne(frame)) return route;
  const { roles, measures, topics } = said(reading, []);
  const more =
    roles.length + topics.length > 0 || measures.some(({ value }) => value !== 'PATH' && value !== 'NETWORK');
  if (more || tokens.some((token) => slotOf(token)?.type === 'OUTSIDE')) return route;
  const network: QuestionFrame = { ...frame, measure: 'NETWORK', intent: 'explore_network', refusal: null };
  return { ...route, intent: network.intent, frames: [network] };
}

const isOfOne = ({ measure, subjects, refusal, roles, notUnderstood }: QuestionFrame): boolean =>
  READ_AS.includes(measure) && subjects.length === 1 && (refusal === null || refusal.type === 'NOTHING') && roles.length + notUnderstood.length === 0; // prettier-ignore
