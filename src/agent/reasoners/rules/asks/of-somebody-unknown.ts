import type { QuestionFrame } from '../../../../trace/index.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { isSuffix } from '../read/names/runs.js';
import type { Said } from '../read/said.js';
import type { Reading } from '../read/words/tagging.js';

/** `A letter from P. Since when has she been with X?`, where the register knows no P: no day of X's own is told in place of hers. */
export function ofSomebodyUnknown({ measure, subjects }: QuestionFrame, { when }: Said, { tokens }: Reading, names: readonly NamedInQuestion[]): boolean {
  const ofFirm = measure === 'TIMELINE' && subjects.length > 0 && subjects.every(({ kind }) => kind === 'COMPANY');
  return ofFirm && when && names.some((name) => name.found !== 'NAME' && name.saidAsName === true && isWholeName(tokens.slice(name.start, name.end)));
} // prettier-ignore

/** Two words with capitals or more, and no firm's form. */
const isWholeName = (words: Reading['tokens']): boolean =>
  words.length > 1 && words.every(({ capital }) => capital) && !words.some(isSuffix);
