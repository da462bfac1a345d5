import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { pointsAtOne } from '../turns/carried.js';
import { frameOf } from '../read/frame.js';
import type { Said } from '../read/said.js';
import { POSSESSIVES } from '../read/names/possessed.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

const HERS: readonly Measure[] = ['STATUS', 'PURPOSE', 'PERSON_MANDATES', 'IDENTIFY', 'ADDRESS'];
const ACTIVE = /a[ckt]ti[vf]/i;

/** `In which companies is she active?`: what a person holds, not every active firm of the register, and no state of hers. */
export function asksWhereActive({ canton, place, legalForm, topics, roles, companies, measures, status, outside, counting }: Said): boolean {
  const has = (...asked: Measure[]) => measures.some(({ value, text }) => asked.includes(value) && (value !== 'STATUS' || ACTIVE.test(text)));
  const condition = (canton ?? place ?? legalForm ?? outside ?? counting) !== null || topics.length + roles.length > 0;
  const active = status === 'ACTIVE' || has('STATUS', 'PURPOSE');
  const where = companies || has('PERSON_MANDATES') || (has('ADDRESS') && has('STATUS'));
  const ended = status === 'DELETED' || status === 'BANKRUPT';
  return where && active && !condition && !ended && measures.every(({ value }) => HERS.includes(value));
} // prettier-ignore

const FIRMS =
  /^(?:firmen|gesellschaften|unternehmen|unternehmungen|betriebe|societes|entreprises|boites|compagnies|maisons|ditte|societa|aziende|imprese|companies|firms|businesses|enterprises)$/;

/** `All her companies`: those of a person, in plain words for somebody's having them, with nothing else asked. */
function asksHerFirms({ tokens, language }: Reading, { measures, roles, topics, outside, counting, signatures, joined, left, both }: Said): boolean {
  const else_ = roles.length + topics.length > 0 || [outside, counting, signatures, joined, left, both].some((word) => word !== null);
  if (else_ || !measures.every(({ value }) => HERS.includes(value) || value === 'DOSSIER')) return false;
  return tokens.some((token, at) => {
    if (slotOf(token)?.type !== 'COMPANY_NOUN' || !FIRMS.test(token.folded)) return false;
    const near = tokens.slice(Math.max(0, at - MOST_BETWEEN), at).map(({ folded }) => folded);
    return near.some((word) => word !== 'its' && POSSESSIVES[language].has(word));
  });
} // prettier-ignore

const MOST_BETWEEN = 2;

/** The same, of the person just spoken of. Null: not asked. */
export function whereActive(reading: Reading, words: Said, { recalled }: Asked): QuestionFrame | null {
  if (!(asksWhereActive(words) || asksHerFirms(reading, words)) || pointsAtOne(recalled, words)) return null;
  const person = recalled.subjects.slice(0, Math.max(1, recalled.current)).find(({ kind }) => kind === 'PERSON');
  if (person === undefined) return null;
  const { uid, kind, name } = person;
  return hersOf(reading, words, { text: '', span: words.pronoun?.token.span ?? { start: 0, end: 0 }, kind, uid, name });
}

export function hersOf(reading: Reading, words: Said, person: FrameSubject): QuestionFrame {
  const told = words.measures.filter(({ value }) => value === 'PERSON_MANDATES');
  return { ...frameOf(reading, { ...words, measures: told }, 'PERSON_MANDATES', [person]), status: null };
}
