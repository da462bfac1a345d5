import { foldFirmName } from '../../../../core/index.js';
import type { FrameSubject, Measure, PartOutcome, QuestionFrame, Refusal } from '../../../../trace/index.js'; // prettier-ignore
import type { Draft, Observation, Situation, Synthesis } from '../../../slots.js';
import { partsOf, type Part } from '../part.js';
import { isNamed } from '../named.js';
import { isListed } from '../plan.js';
import { FIELDS_OVER_TIME } from '../relating.js';
import { tellOverTime, tellRelated, tellTogether } from './register/tell.js';
import { bears, slip } from '../read/names/choose.js';
import { aboutUnknown } from './tell-candidates.js';
import { tellDossier, tellNames } from './tell-dossier.js';
import { mandateList, tenureList } from './tell-mandates.js';
import { countClaims, ended, NAMED, rememberedOf, spoken, type Told, sameDrafts } from './told.js';
import { viewOf, type View } from './view.js';
import { aboutWhole } from './whole.js';

/** The answer's sentences, part by part: of each the notes first, lists last: a list runs on to its end. */
export function synthesize(situation: Situation): Synthesis {
  if (situation.route.offTopic === true)
    return { drafts: aboutWhole(situation), outcomes: ['REFUSED'], candidates: [], subjects: [] };
  const told = partsOf(situation).map((part) => aloud(tellPart(part), part));
  const candidates = new Map(told.flatMap((part) => part.candidates).map((candidate) => [candidate.uid, candidate]));
  return {
    drafts: once([...aboutWhole(situation), ...told.flatMap(({ drafts }) => drafts)]),
    outcomes: told.map(({ outcome }) => outcome),
    candidates: [...candidates.values()],
    subjects: [...new Map(told.flatMap((part) => part.subjects).map((subject) => [subject.uid, subject])).values()],
  };
}

/** No part ends in silence: where nothing is held in the kind asked for, the answer asks what is meant. */
function aloud(told: Told, part: Part): Told {
  if (told.drafts.length > 0) return told;
  const known = part.frame.subjects.some(({ uid }) => uid !== null);
  return { ...told, outcome: 'NOT_UNDERSTOOD', drafts: spoken(known ? 'ASK_WHAT' : 'ASK_WHO', [], part) };
}

export function tellPart(part: Part): Told {
  const { frame } = part;
  const notes = [...spoken('READ_AS', [], part), ...spoken('NOT_UNDERSTOOD', [], part)];
  if (frame.refusal !== null) {
    const subjects = frame.subjects.flatMap(rememberedOf);
    return ended(REFUSED[frame.refusal.type], [...notes, ...spoken('REFUSED', [], part)], [], subjects);
  }
  if (UNTIMED.includes(frame.measure)) notes.push(...spoken('AS_KNOWN', [], part));
  const together = tellTogether(part);
  if (together !== null) return { ...together, drafts: [...notes, ...together.drafts] };
  if (frame.subjects.length === 0) return ended('NOT_UNDERSTOOD', [...notes, ...spoken('ASK_WHO', [], part)]);
  const told = frame.subjects.map((subject, index) => aboutSubject(subject, index, frame, part));
  const outcomes = told.map(({ outcome }) => outcome);
  return {
    outcome: (['DISAMBIGUATION', 'ANSWERED', 'UNAVAILABLE', 'NONE_HELD', 'NOT_IN_REGISTER'] as const).find((one) => outcomes.includes(one)) ?? 'NOT_UNDERSTOOD',
    drafts: [...notes, ...told.flatMap(({ drafts }) => drafts)],
    candidates: told.flatMap(({ candidates }) => candidates),
    subjects: [...told.flatMap(({ subjects }) => subjects), ...(frame.within === null ? [] : rememberedOf(frame.within))],
  }; // prettier-ignore
}

/** Told in sentences that name no time of their own. */
const UNTIMED: readonly Measure[] = ['DOSSIER', 'IDENTIFY', 'NAMES', 'TEXT_SEARCH'];

/** No sentence stands twice. Two of one name that say the same stay two: their claims are about different people. */
function once(drafts: readonly Draft[]): Draft[] {
  const saysSame = (one: Draft, other: Draft) =>
    one === other || (one.text === other.text && JSON.stringify(one.claims) === JSON.stringify(other.claims));
  return drafts.filter((draft, at) => drafts.findIndex((other) => saysSame(other, draft)) === at);
}

const REFUSED: Record<Refusal['type'], PartOutcome> = {
  OUTSIDE: 'REFUSED',
  UNKNOWN_WORD: 'NOT_UNDERSTOOD',
  NEGATION: 'NOT_UNDERSTOOD',
  COMPARISON: 'NOT_UNDERSTOOD',
  NOT_BUILT: 'NOT_UNDERSTOOD',
  NOTHING: 'NOT_UNDERSTOOD',
  UNKNOWN_UID: 'NOT_FOUND',
};

function aboutSubject(subject: FrameSubject, index: number, frame: QuestionFrame, part: Part): Told {
  const view = viewOf(part);
  if (subject.uid === null) return aboutUnknown(index, part);
  const opened = part.observations.find((observation) => observation.planNodeId === `m${index + 1}`);
  const about = rememberedOf({ ...subject, name: view.known(subject.uid) ?? subject.name });
  if (opened === undefined) return ended('NOT_UNDERSTOOD', spoken('ASK_WHAT', [], part), [], about);
  if (opened.result === null) return ended('UNAVAILABLE', spoken('FAILED', [], part));
  const { within } = frame;
  const named = [subject, ...(within === null ? [] : [within])].filter(isNamed);
  const meant = [...named.flatMap((one) => asNamed(one, view, part)), ...spoken('ONLY_THERE', [], part)];
  const told = tellRelated(opened, index, part) ?? answered(opened, frame.measure, index, part);
  const wider = part.observations.find((observation) => observation.planNodeId === `w${index + 1}`);
  const entered = wider?.result?.outcome === 'OK' ? mandateList(wider, part) : null;
  // Who was never entered in a firm is not in the office asked for either.
  const never = within !== null && wider?.result?.outcome === 'EMPTY' ? mandateList(wider, part) : null;
  const namedOnly = spoken('NAMED_ONLY', [], part).filter(({ text }) => text.includes(view.name(subject.uid ?? '')));
  const drafts = [...meant, ...namedOnly, ...ceased(index, part), ...noBoard(index, part), ...(never ?? told).drafts, ...(entered?.drafts ?? []), ...sameDrafts(opened, part), ...alsoCalled(subject, index, part), ...partOfName(subject, index, part)]; // prettier-ignore
  return ended(told.outcome, drafts, [], about);
}

/** That a firm is deleted, bankrupt or being wound up, where nobody is entered in what was asked for. */
function ceased(index: number, part: Part): Draft[] {
  const looked = part.observations.find(({ planNodeId, round }) => planNodeId === `f${index + 1}` && round > 1)?.result;
  const status = looked?.evidence.flatMap(({ carries }) => carries).find(({ relation }) => relation === 'HAS_STATUS');
  if (status === undefined || status.object === 'ACTIVE' || status.object === 'UNKNOWN') return [];
  return spoken('FIELD', [{ ...status, from: null }], part, status);
}

/** That the legal form has no board, by the notice that gives the form. */
function noBoard(index: number, part: Part): Draft[] {
  const looked = part.observations.find(({ planNodeId }) => planNodeId === `f${index + 1}`)?.result;
  const form = looked?.evidence.flatMap(({ carries }) => carries).find(({ attribute, relation }) => attribute === 'legalForm' && relation === 'HAS_STATE'); // prettier-ignore
  return form === undefined ? [] : spoken('NO_BOARD', [{ ...form, from: null }], part, form);
}

function answered(opened: Observation, measure: Measure, index: number, part: Part): Told {
  if (measure === 'NAMES') return tellNames(opened, part);
  if (isListed(measure)) return part.frame.sinceWhen ? tenureList(opened, part) : mandateList(opened, part);
  const told = tellDossier(opened, measure, part);
  return FIELDS_OVER_TIME[measure] === undefined ? told : { ...told, drafts: [...told.drafts, ...tellOverTime(index, part)] }; // prettier-ignore
}

/** Other firms that bear, or bore, the very name of the question: in a translation, or formerly. */
function alsoCalled(subject: FrameSubject, index: number, part: Part): Draft[] {
  const search = part.observations.find(({ planNodeId }) => planNodeId === `s${index + 1}`);
  const rows = search?.result?.rows;
  if (search === undefined || rows?.type !== 'HITS' || !isNamed(subject)) return [];
  const others = rows.hits.filter((hit) => hit.kind === 'COMPANY' && hit.uid !== subject.uid && hit.match === 'EXACT' && hit.name !== hit.matchedName && foldFirmName(hit.matchedName) === foldFirmName(subject.text));
  if (others.length === 0 || rows.hits.some(({ match }) => match === 'NUMBER')) return [];
  const list = others.slice(0, MOST_OTHERS).flatMap((hit) => spoken('CANDIDATE', [{ ...NAMED, subjectUid: hit.uid, object: hit.name }], part));
  return [...spoken('ALSO_CALLED', countClaims(search, 'COUNT'), part), ...list];
} // prettier-ignore

const MOST_OTHERS = 5;

/** People with further names beside the one that is asked for (`Muster, Anna Lea`), where somebody is called that alone: who of them is meant, the reader has to see. */
function partOfName(subject: FrameSubject, index: number, part: Part): Draft[] {
  const search = part.observations.find(({ planNodeId }) => planNodeId === `s${index + 1}`);
  const rows = search?.result?.rows;
  if (search === undefined || rows?.type !== 'HITS' || !isNamed(subject) || subject.kind !== 'PERSON' || part.frame.within !== null) return [];
  const others = rows.hits.filter((hit) => hit.kind === 'PERSON' && hit.uid !== subject.uid && hit.match !== 'EXACT' && bears(hit.matchedName, subject.text));
  if (others.length === 0) return [];
  const list = others.slice(0, MOST_OTHERS).flatMap((hit) => spoken('CANDIDATE', [{ ...NAMED, subjectUid: hit.uid, object: hit.name }], part));
  return [...spoken('PART_OF_NAME', countClaims(search, 'COUNT'), part), ...list];
} // prettier-ignore

/** How the name of the question is to be taken, where it is not the name that the answer uses. */
function asNamed(subject: FrameSubject, view: View, part: Part): Draft[] {
  const own = (draft: Draft) => draft.text.includes(view.name(subject.uid ?? ''));
  if (!knownAs(subject, view)) return spoken('MEANT', [], part).filter(own);
  const hit = view.hits.find(({ uid }) => uid === subject.uid);
  // Without its legal form, or not to its end, it is still the name that the firm has.
  const begins =
    subject.text !== '' &&
    `${foldFirmName(view.name(subject.uid ?? ''))} `.startsWith(`${foldFirmName(subject.text)} `);
  const other = hit?.kind === 'COMPANY' && !begins && hit.match !== 'NUMBER' && foldFirmName(hit.matchedName) !== foldFirmName(view.name(hit.uid)); // prettier-ignore
  return other ? spoken('OTHER_NAME', [], part).filter(own) : [];
}

/** Whether the question's name is one that the register has: else it was a slip, and the answer says so. */
function knownAs({ text, uid }: FrameSubject, view: View): boolean {
  const hit = view.hits.find((found) => found.uid === uid);
  return hit === undefined || hit.match !== 'FUZZY' || !slip(text, hit.matchedName);
}
