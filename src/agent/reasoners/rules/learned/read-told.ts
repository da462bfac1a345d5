import type { IsoDate } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { framesOf, type Framed } from '../frames.js';
import type { PartOfQuestion } from '../read/clauses/split.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import { asksFormer } from './limits.js';
import type { Likely } from './model.js';
import { inThatFirm, type OnlyTold } from './only-told.js';
import { MOST_NOTHING } from './second-reading.js';
import { readAsOf } from './taken-as.js';

/** Asked of the only person of the answer before: as the lexicons read it of her, or else as what it is taken for. Null: it cannot be answered so. */
export async function framesOfTold(told: OnlyTold, frames: readonly QuestionFrame[], { nothing, probability }: Likely, whole: Reading, part: PartOfQuestion, context: ToolContext, now: IsoDate): Promise<Framed[] | null> {
  if (nothing > MOST_NOTHING || frames.some(({ refusal, negated, comparison }) => negated || comparison !== null || refusal?.type === 'OUTSIDE')) return null;
  if (isOfFirm(told, frames, whole, part)) return null;
  const isOfHer = (framed: readonly Framed[]) => framed.length > 0 && framed.every(({ frame }) => frame.measure === 'PERSON_MANDATES' && frame.refusal === null && frame.subjects.every(({ kind }) => kind === 'PERSON'));
  const plain = await framesOf(told.asked, whole, part, [], null, context, now);
  if (isOfHer(plain)) return plain.map((one) => ({ ...one, frame: inThatFirm(withoutOfficeOf(one.frame, told, whole, part), told) }));
  const again = await framesOf(told.asked, whole, part, [], null, context, now, told.kind);
  if (!isOfHer(again)) return null;
  const notUnderstood = [...new Set(frames.flatMap((frame) => frame.notUnderstood))];
  return again.map(({ frame, confidence, reasoning }) => ({
    frame: { ...inThatFirm(withoutOfficeOf(frame, told, whole, part), told), notUnderstood, readAs: [...frame.readAs, readAsOf(frame, told.kind, whole)] },
    confidence: Math.min(confidence, probability),
    reasoning: `${reasoning}, told of alone before, what it asks learned from other questions`,
  }));
} // prettier-ignore

/** `The chair, where else does he sit?`: an office that she is called by is no condition on what she holds; `where else is she chair?` is one. */
function withoutOfficeOf(frame: QuestionFrame, { kind, roles }: OnlyTold, { tokens }: Reading, { start, end }: PartOfQuestion): QuestionFrame {
  const words = tokens.slice(start, end);
  const at = words.findIndex((word) => slotOf(word)?.type === 'ROLE');
  const called = at > 0 && ARTICLE.test(words[at - 1]!.folded) && !words.slice(0, at).some((word) => slotOf(word)?.type === 'PRONOUN');
  return called && kind === 'PERSON_MANDATES' && frame.within === null && frame.roles.every((role) => roles.includes(role)) ? { ...frame, roles: [] } : frame;
} // prettier-ignore
const ARTICLE =
  /^(?:der|die|dieser?|diese|den|dem|le|la|l|ce|cette|cet|il|lo|questo|questa|quel|quella|the|this|that)$/;

/** What a firm is or has, and nobody in it. */
const FIRMS_OWN: readonly Measure[] = [
  'ADDRESS',
  'AUDITOR',
  'BANKRUPTCY_DATES',
  'BRANCHES',
  'CAPITAL',
  'HEAD_OFFICE',
  'LEGAL_FORM',
  'NAMES',
  'PURPOSE',
  'SEAT',
  'STATUS',
  'TIMELINE',
];
/** Leads to the firm in which somebody is: `since when is he in the company`. */
const IN =
  /^(?:in|im|bei|beim|zur|der|dieser|dans|chez|de|a|nella|in|presso|della|alla|at|with|of|to|the|this|questa|cette|la)$/;

const OTHERS = /^(?:others?|else|rest|anderen?|ubrigen?|restlichen|weiteren?|autres?|reste|altr[ieao]|resto)$/;

/** Whether a part asks of the firm, or of somebody else in it: in plain words for what a firm has, for another office, for the others. */
function isOfFirm({ kind, roles }: OnlyTold, frames: readonly QuestionFrame[], { tokens }: Reading, { start, end }: PartOfQuestion): boolean {
  const words = tokens.slice(start, end);
  const says = (is: (slot: Slot) => boolean) => words.some((word) => is(slotOf(word) ?? { type: 'FILLER' }));
  const otherOffice = frames.some((frame) => frame.roles.length > 0 && !frame.roles.some((role) => roles.includes(role)));
  if (otherOffice || asksFormer(words.map(({ folded }) => folded))) return true;
  if (kind !== 'PERSON_MANDATES' && (says(({ type }) => type === 'OTHER') || words.some(({ folded }) => OTHERS.test(folded)))) return true;
  const firm = words.findIndex((word) => slotOf(word)?.type === 'COMPANY_NOUN');
  const isThere = firm >= 2 && words.slice(firm - 2, firm).every(({ folded }) => IN.test(folded));
  if (kind !== 'PERSON_MANDATES' && firm >= 0 && !isThere) return true;
  const plain = frames.every(({ refusal, measure, notUnderstood }) => refusal === null && notUnderstood.length === 0 && FIRMS_OWN.includes(measure));
  return plain && !says((slot) => slot.type === 'PERSON_NOUN' || (slot.type === 'PRONOUN' && slot.of === 'PERSON'));
} // prettier-ignore
