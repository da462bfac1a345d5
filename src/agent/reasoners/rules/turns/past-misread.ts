import type { Asked } from '../../../slots.js';
import { isOfAll } from '../asks/placed.js';

/** `Did that get any peppier in 2023? And in 2024?`: behind a turn that was not understood, what goes on goes on from the count, list or ranking before it. */
export function pastMisread(asked: Asked): Asked {
  const { frames, understood } = asked.recalled;
  const [last] = understood;
  const misread =
    frames.length > 0 &&
    frames.every(
      ({ refusal, measure, subjects }) =>
        refusal?.type === 'UNKNOWN_WORD' ||
        refusal?.type === 'NOTHING' ||
        measure === 'UNKNOWN' ||
        (!isOfAll(measure) && refusal === null && subjects.every(({ uid, text }) => uid === null && !/^\p{Lu}/u.test(text))),
    );
  if (!misread || last === undefined || !isOfAll(last.measure) || last.subjects.length > 0 || last.refusal !== null) return asked;
  return { ...asked, recalled: { ...asked.recalled, frames: understood } };
} // prettier-ignore
