import { foldName } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { isFirmsOwn, type Carried } from './carried.js';
import { addsOnly, isWhoNow } from './ellipsis.js';
import { isOfAll } from '../asks/placed.js';
import { asksWhichFirms } from '../read/firms/companies.js';
import type { Said } from '../read/said.js';

/** The question as it was read for which the one picked is asked about. */
export const againOf = (asked: Asked, { again }: Carried): Asked => ({
  ...asked,
  recalled: { ...asked.recalled, frames: again === null ? [] : [again] },
});

/** What the turn before asked; null where nothing was understood. */
export function before({ recalled }: Asked): Measure | null {
  const [last] = recalled.frames;
  return last === undefined || last.refusal !== null || last.measure === 'UNKNOWN' ? null : last.measure;
}

/** Of one picked from a list of the register, what it is; behind a ranking of auditors, of a firm, its own. */
export function ofOne(measure: Measure | null, last?: QuestionFrame): Measure | null {
  if (measure === null || !isOfAll(measure)) return measure;
  return measure === 'RANKING' && last?.roles.includes('AUDITOR') ? 'AUDITOR' : 'DOSSIER';
}

/** `How many are they?`, behind a list that was told: the list, which says how many it has. Null: something else is counted. */
export function countsTold({ recalled, focusUid, question }: Asked, words: Said): Measure | null {
  const [last] = recalled.frames;
  const { measures, roles, topics, signatures, people, notices, left, joined, outside, canton, legalForm, status, grouping, order, comparison, negated, place, unknown, ordinal } = words;
  if (focusUid !== null || last === undefined || last.refusal !== null || !LISTS.includes(last.measure) || last.subjects.length === 0) return null;
  const more = measures.length + roles.length + topics.length + unknown.length > 0 || people || notices || (words.companies && !OF_FIRMS.includes(last.measure));
  // `How many of them are still there?`: of today, and of those.
  if (STILL.test(foldName(question))) return null;
  const narrowed = [signatures, left, joined, outside, canton, legalForm, status, grouping, order, comparison, negated, place, ordinal].some((one) => one !== null);
  return words.counting !== null && HOW_MANY.test(foldName(words.counting)) && !more && !narrowed ? last.measure : null;
} // prettier-ignore

/** `Since when?`, `how many were they?`, behind what was asked of a day: of that day. */
export const ofSameTime = (asked: Asked, words: Said): boolean =>
  countsTold(asked, words) !== null || (words.when && words.times.length === 0 && !words.now && !words.ever && !words.then && HELD.includes(before(asked) ?? 'UNKNOWN') && addsOnly(words, asked.recalled.frames[0])); // prettier-ignore

const STILL = /(?:^| )(?:noch|encore|toujours|ancora|tuttora|still|remain|left)(?= |$)/;
const HELD: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR'];
const CHANGING: readonly Measure[] = ['SEAT', 'PURPOSE', 'NAMES', 'CAPITAL', 'ADDRESS', 'LEGAL_FORM', 'STATUS'];
const HOW_MANY = /^(?:wie ?viele?|combien|quant[ie]|how many)/;
const LISTS: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'DEPARTED', 'JOINED', 'PERSON_MANDATES', 'BRANCHES', 'SHARED_OFFICERS']; // prettier-ignore
const OF_FIRMS: readonly Measure[] = ['PERSON_MANDATES', 'BRANCHES'];

/** `And on 1 January 2020?` asks again what was asked before; `and today?`, behind who came or went, who is there. */
export function inherited(asked: Asked, words: Said): Measure | null {
  const [last] = asked.recalled.frames;
  // `That person, since when?`, behind what was asked of a firm.
  if (words.people && !words.crowd && words.when && last !== undefined && isFirmsOwn(last.measure)) return null;
  // `And who is there today?`, behind comings and goings.
  if (isWhoNow(words, last, asked.today)) return 'OFFICERS';
  return addsOnly(words, last) ? before(asked) : countsTold(asked, words);
}

export function inherit(frame: QuestionFrame, { recalled, question }: Asked): void {
  const [last] = recalled.frames;
  if (frame.roles.length === 0) frame.roles = last?.roles ?? [];
  // `When?`, behind what happened: of that, and nothing was founded.
  const happened = frame.measure === 'TIMELINE' && last?.measure === 'TIMELINE';
  if (frame.topics.length === 0 || happened) frame.topics = last?.topics ?? [];
  if (happened && frame.order === null) [frame.order, frame.limit] = [last.order, frame.limit ?? last.limit];
  if (frame.signatures.length === 0) frame.signatures = last?.signatures ?? [];
  // `The same for Y AG`, behind when it changed: when it did there.
  if (last?.changes === true && last.measure === frame.measure && CHANGING.includes(frame.measure))
    frame.changes = true;
  // `And for Y AG?`, behind until when claims are filed: the same of that firm's.
  if (frame.measure === 'NOTICE' && frame.notice === null) frame.notice = { number: frame.subjects.length === 0 ? (last?.notice?.number ?? null) : null, details: last?.notice?.details ?? [] }; // prettier-ignore
  if (frame.measure !== 'PERSON_MANDATES' || last === undefined || last.within === null || asksWhichFirms(question))
    return;
  // `And at Z?` asks of the same person, `and X?` of the same firm.
  const [named] = frame.subjects;
  if (named?.kind === 'COMPANY') [frame.subjects, frame.within] = [last.subjects, named];
  else frame.within = last.within;
  frame.onlyOneThere = last.onlyOneThere && named?.uid === last.subjects[0]?.uid;
}
