/** `Which other firms does the first one sit in? And the second? And the last?`: the same of another of the people who were listed; `and the others?` of all the others. */
import { today } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Listed, Measure, QuestionFrame } from '../../../../trace/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Asked, Route } from '../../../slots.js';
import { said } from '../read/said.js';
import { slotOf, tagged, type Reading } from '../read/words/tagging.js';
import { onlySays } from './only-says.js';
import { unwritten } from '../read/unwritten.js';

const OTHERS = /^(?:anderen|andern|ubrigen|restlichen|autres|altri|altre|others|rest)$/;
const MOST = 12;
/** English has it for a time, too. */
const LAST = 'last';
const IS_LAST = /^last$/;
const IN_OFFICE: readonly Measure[] = ['OFFICERS', 'SIGNATORIES'];

/** Null: the turn before picked nobody of a list, or this one says more. */
export function nextOfPeople(asked: Asked, written: Reading, context: ToolContext): Route | null {
  const { recalled, question, language, focusUid } = asked;
  const [last, another] = recalled.frames;
  const ends = endOfList(asked, written);
  if (ends !== null) return ends;
  const [person] = last?.subjects ?? [];
  const people = recalled.amongListed.filter(({ kind }) => kind === 'PERSON');
  const open = last !== undefined && another === undefined && last.refusal === null && last.subjects.length === 1 && person?.kind === 'PERSON';
  if (!open || people.length < 2 || recalled.pending || focusUid !== null) return null;
  const before = said(tagged(recalled.questions[0] ?? '', last.language, today({ now: () => context.now() })), []);
  const { ordinal } = said(written, []);
  const place = ordinal?.value ?? (written.tokens.some(({ folded }) => folded === LAST) ? -1 : null);
  const others = written.tokens.some(({ folded }) => OTHERS.test(folded));
  if (before.ordinal === null || before.ordinal.of === 'COMPANY' || ordinal?.of === 'COMPANY' || !onlySays(written, ['FILLER', 'ABOUT', 'ORDINAL', 'OTHER', 'PERSON_NOUN'], IS_LAST)) return null;
  const meant = meantOf(people, person.uid, place, others);
  if (meant.length === 0 || meant.length > MOST || written.tokens.every((token) => slotOf(token)?.type === 'PERSON_NOUN')) return null;
  const span = { start: 0, end: question.length };
  const within = last.within && unwritten(last.within);
  const frame: QuestionFrame = { ...last, language, span, subjects: meant.map(unwritten), within, onlyOneThere: false, readAs: [], notUnderstood: [] };
  return { intent: frame.intent, confidence: 0.95, reasoning: 'the same of another of those listed', frames: [frame], refused: [] };
} // prettier-ignore

/** `And the last one?`, right behind who is in office: whoever stands there, as any other of them. */
function endOfList({ recalled, question, language, focusUid }: Asked, written: Reading): Route | null {
  const [last] = recalled.frames;
  const people = recalled.listed.filter(({ kind }) => kind === 'PERSON');
  if (last === undefined || last.refusal !== null || !IN_OFFICE.includes(last.measure) || !recalled.justListed || people.length < 2 || recalled.pending || focusUid !== null) return null;
  const { ordinal } = said(written, []);
  const place = ordinal?.value ?? (written.tokens.some(({ folded }) => folded === LAST) ? -1 : null);
  const one = place === 0 || place === -1 ? people.at(place) : undefined;
  if (one === undefined || ordinal?.of === 'COMPANY' || !written.tokens.every((token) => ['ABOUT', 'ORDINAL', 'PERSON_NOUN'].includes(slotOf(token)?.type ?? '') || AND_THE.test(token.folded))) return null;
  const frame: QuestionFrame = { ...BLANK_FRAME, language, span: { start: 0, end: question.length }, intent: 'search_companies', measure: 'DOSSIER', subjects: [unwritten(one)] };
  return { intent: frame.intent, confidence: 0.9, reasoning: 'one of those listed', frames: [frame], refused: [] };
} // prettier-ignore

/** Beside `the last one`; whoever was last to go, or in office last, is another. */
const AND_THE =
  /^(?:and|the|one|last|what|how|about|und|der|die|das|was|ist|mit|et|le|la|l|e|ed|il|lo|qui|quoi|person|personne|persona)$/;

/** Whoever stands at a place of the list, or all but the one told of. */
function meantOf(people: readonly Listed[], told: string | null, place: number | null, others: boolean): readonly Listed[] {
  const one = place === null ? undefined : people.at(place);
  if (one !== undefined) return [one];
  return place === null && others ? people.filter(({ uid }) => uid !== told) : [];
} // prettier-ignore
