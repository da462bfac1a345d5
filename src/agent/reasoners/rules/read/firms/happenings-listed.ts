import type { Said } from '../said-slots.js';
import type { Reading } from '../words/tagging.js';

const WHICH = /^(?:welche[rs]?|quel(?:le)?s?|quali?|which|what)$/;

/** `Which bankruptcies were published in Thun in March?`: those of all firms there; what stands where a place does is one. */
export function listsHappenings({ tokens }: Reading, { topics, place, measures, roles, pronoun, outside, who }: Said): boolean {
  const which = tokens.findIndex(({ folded }) => WHICH.test(folded));
  const listed = which >= 0 && tokens[which + 1]?.slot?.type === 'TOPIC';
  return listed && place !== null && topics.length > 0 && measures.length + roles.length === 0 && pronoun === null && outside === null && !who;
} // prettier-ignore
