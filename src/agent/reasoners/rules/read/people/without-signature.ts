import type { QuestionFrame } from '../../../../../trace/index.js';
import type { Reading } from '../words/tagging.js';

/** `N'ont pas la signature individuelle`: without that one, and not without any. */
export function settleWithout(frame: QuestionFrame, { tokens }: Reading): void {
  const denied = frame.signatures.includes('NONE') && tokens.some(({ folded }) => KIND.test(folded));
  if (denied && frame.refusal === null) [frame.refusal, frame.negated] = [{ type: 'NEGATION' }, true];
} // prettier-ignore
const KIND = /^(?:individu|collecti|collettiv|einzel|kollektiv)/;
