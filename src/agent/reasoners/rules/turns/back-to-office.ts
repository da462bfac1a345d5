import type { Asked } from '../../../slots.js';
import { saysBefore } from './before-that.js';
import { asksFormer } from '../learned/limits.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

const MOST_WORDS = 8;

/**
 * `Who chairs it?`, `since when?`, `and in 2022?`, `who was it before?`: of the office that was asked about first, whoever holds it, and not of the one
 * whom it was told of. As asked, where the turn says more, or names or means somebody.
 */
export function backToOffice(asked: Asked, { tokens }: Reading): Asked {
  const { recalled, focusUid } = asked;
  const [last, first] = [recalled.frames[0], recalled.opening[0]];
  const firm = last?.within?.uid;
  const ofOffice = first?.measure === 'OFFICERS' && first.roles.length > 0 && first.refusal === null && first.subjects.every(({ uid }) => uid === firm);
  if (focusUid !== null || firm === undefined || firm === null || last?.measure !== 'PERSON_MANDATES' || !ofOffice || tokens.length > MOST_WORDS) return asked;
  const types = tokens.map((token) => slotOf(token)?.type ?? null);
  const dated = types.includes('TIME') || asksFormer(tokens.map(({ folded }) => folded));
  // `Was she there in 2023?` means her.
  const means = tokens.some((token) => slotOf(token)?.type === 'PRONOUN' && !IT.test(token.folded));
  const only = saysBefore(asked);
  if (!dated || means || (!only && types.some((type) => type !== null && OWN.includes(type)))) return asked;
  const held = recalled.subjects.filter(({ uid }) => uid === firm);
  const subjects = [...held, ...recalled.subjects.filter(({ uid }) => uid !== firm)];
  return held.length === 0 ? asked : { ...asked, recalled: { ...recalled, frames: [first], subjects, current: 1, listed: [], justListed: false } };
} // prettier-ignore

/** `Who was it`, `wer war es`. */
const IT = /^(?:it|that|es|das|ce|cela|ca|c)$/;
/** Says what is asked itself. */
const OWN: readonly (string | null)[] = [
  'MEASURE',
  'TOPIC',
  'SIGNATURE',
  'STATUS',
  'COUNTING',
  'PERSON_NOUN',
  'COMPANY_NOUN',
  'OUTSIDE',
];
