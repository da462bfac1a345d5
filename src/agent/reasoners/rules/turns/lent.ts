import type { FrameSubject, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { carriedOf, isFirmsOwn } from './carried.js';
import { addsOnly, isWhoNow } from './ellipsis.js';
import { inherit } from './inherited.js';
import { whoItIs } from '../asks/leading-words.js';
import { frameOfPairLent } from '../asks/pair.js';
import { isListed } from '../plan.js';
import { frameOf, measureOf } from '../read/frame.js';
import type { Said } from '../read/said.js';
import type { Reading } from '../read/words/tagging.js';

/** The frame of a part that names nobody, behind or before one that does (`lender`): of those whom that one is about. */
export function lentFrame(asked: Asked, reading: Reading, words: Said, lender: QuestionFrame): QuestionFrame {
  const ofFirm = isPeople(lender.subjects) ? firmAside(asked, lender, words) : null;
  const lent = ofFirm ?? lender.subjects;
  const ofLender = { ...asked, recalled: { ...asked.recalled, frames: [lender] } };
  // `..., and who is it now?`, of an office: it is asked again.
  const same = ofFirm === null && words.who && !words.when && isListed(lender.measure) && addsOnly(whoItIs(words, ofLender), lender);
  // `Who left in 2020, and who is on it now?`
  const again = isWhoNow(words, lender, asked.today) ? 'OFFICERS' : lender.measure;
  const measure = same ? again : measureOf(words, true, isPeople(lent));
  // `Its president, what else is she in?`: of whoever holds that office, and no mandates of the firm.
  const [firm, another] = lent;
  const ofOffice = measure === 'PERSON_MANDATES' && lender.measure === 'OFFICERS' && lender.roles.length > 0 && firm?.kind === 'COMPANY' && another === undefined && words.roles.length === 0 && !words.companies;
  if (ofOffice) return { ...frameOf(reading, { ...words, roles: [] }, 'SHARED_OFFICERS', [...lent]), roles: [...lender.roles], asOf: lender.asOf };
  const frame = frameOfPairLent(reading, words, measure, lender) ?? frameOf(reading, words, measure, [...lent]);
  if (same) inherit(frame, ofLender);
  return frame;
} // prettier-ignore

/** What only a firm has is asked of the firm in which the person is whom the part before was about, or else of the firm spoken of. */
function firmAside(asked: Asked, { within }: QuestionFrame, words: Said): FrameSubject[] | null {
  const measure = measureOf(words, true, false);
  if (!isFirmsOwn(measure) || words.pronoun?.of === 'PERSON') return null;
  if (within !== null) return [within];
  const subjects = carriedOf(asked, words, measure)?.subjects ?? [];
  return subjects.length === 1 && subjects[0]!.kind === 'COMPANY' ? subjects : null;
}

export const isPeople = (subjects: readonly FrameSubject[]) => subjects.length > 0 && subjects.every(({ kind }) => kind === 'PERSON'); // prettier-ignore
