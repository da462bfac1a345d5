import { foldFirmName, ROLES } from '../../../../core/index.js';
import type { FoundEntity, NamedMandate } from '../../../../tools/index.js';
import type { Candidate, FrameSubject, Measure, PartOutcome, QuestionFrame, Refusal } from '../../../../trace/index.js'; // prettier-ignore
import type { Draft, Observation, Situation, Synthesis } from '../../../slots.js';
import { partsOf, type Part } from '../part.js';
import { PHRASES, type FieldName } from '../phrases/index.js';
import { isNamed } from '../named.js';
import { isListed } from '../plan.js';
import { FIELDS_OVER_TIME } from '../relating.js';
import { tellOverTime, tellRelated, tellTogether } from './register/tell.js';
import { slip } from '../read/choose.js';
import { periodsOf } from './fields.js';
import { candidateDetail } from './searches.js';
import type { Form } from './sentences.js';
import { countClaims, ended, NAMED, rememberedOf, spoken, type Told } from './told.js';
import { claimsOf, viewOf, type MandateClaim, type View } from './view.js';
import { aboutWhole } from './whole.js';

const MOST_ITEMS = 100;

/** The answer's sentences, part by part: of each the notes first, lists last: a list runs on to its end. */
export function synthesize(situation: Situation): Synthesis {
  const told = partsOf(situation).map(tellPart);
  const candidates = new Map(told.flatMap((part) => part.candidates).map((candidate) => [candidate.uid, candidate]));
  return {
    drafts: once([...aboutWhole(situation), ...told.flatMap(({ drafts }) => drafts)]),
    outcomes: told.map(({ outcome }) => outcome),
    candidates: [...candidates.values()],
    subjects: [...new Map(told.flatMap((part) => part.subjects).map((subject) => [subject.uid, subject])).values()],
  };
}

export function tellPart(part: Part): Told {
  const { frame } = part;
  const notes = [...spoken('READ_AS', [], part), ...spoken('NOT_UNDERSTOOD', [], part)];
  if (frame.refusal !== null) {
    const subjects = frame.subjects.flatMap(rememberedOf);
    return ended(REFUSED[frame.refusal.type], [...notes, ...spoken('REFUSED', [], part)], [], subjects);
  }
  const together = tellTogether(part);
  if (together !== null) return { ...together, drafts: [...notes, ...together.drafts] };
  if (frame.subjects.length === 0) return ended('NOT_UNDERSTOOD', [...notes, ...spoken('ASK_WHO', [], part)]);
  const told = frame.subjects.map((subject, index) => aboutSubject(subject, index, frame, part));
  const outcomes = told.map(({ outcome }) => outcome);
  return {
    outcome: (['DISAMBIGUATION', 'ANSWERED', 'NONE_HELD', 'NOT_IN_REGISTER'] as const).find((one) => outcomes.includes(one)) ?? 'NOT_UNDERSTOOD',
    drafts: [...notes, ...told.flatMap(({ drafts }) => drafts)],
    candidates: told.flatMap(({ candidates }) => candidates),
    subjects: told.flatMap(({ subjects }) => subjects),
  }; // prettier-ignore
}

/** No sentence stands twice. Two of one name that say the same stay two: their claims are about different people. */
function once(drafts: readonly Draft[]): Draft[] {
  const first = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = JSON.stringify([draft.text, draft.claims]);
    if (!first.has(key)) first.set(key, draft);
  }
  return [...first.values()];
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
  if (opened.result === null) return ended('NOT_IN_REGISTER', spoken('FAILED', [], part));
  const meant = isNamed(subject) ? asNamed(subject, view, part) : [];
  const told = tellRelated(opened, index, part) ?? answered(opened, frame.measure, index, part);
  const wider = part.observations.find((observation) => observation.planNodeId === `w${index + 1}`);
  const entered = wider?.result?.outcome === 'OK' ? mandateList(wider, part) : null;
  const drafts = [...meant, ...ceased(index, part), ...noBoard(index, part), ...told.drafts, ...(entered?.drafts ?? []), ...same(opened, part)]; // prettier-ignore
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

function same({ result }: Observation, part: Part): Draft[] {
  const claims = result?.evidence.flatMap(({ carries }) => carries) ?? [];
  return claims
    .filter(({ relation }) => relation === 'POSSIBLY_SAME')
    .flatMap((claim) => spoken('SAME', [claim], part));
}

function answered(opened: Observation, measure: Measure, index: number, part: Part): Told {
  if (measure === 'NAMES') return names(opened, part);
  if (isListed(measure)) return mandateList(opened, part);
  const told = dossier(opened, measure, part);
  return FIELDS_OVER_TIME[measure] === undefined ? told : { ...told, drafts: [...told.drafts, ...tellOverTime(index, part)] }; // prettier-ignore
}

/** How the name of the question is to be taken, where it is not the name that the answer uses. */
function asNamed(subject: FrameSubject, view: View, part: Part): Draft[] {
  const own = (draft: Draft) => draft.text.includes(view.name(subject.uid ?? ''));
  if (!knownAs(subject, view)) return spoken('MEANT', [], part).filter(own);
  const hit = view.hits.find(({ uid }) => uid === subject.uid);
  const other = hit?.kind === 'COMPANY' && hit.match !== 'NUMBER' && foldFirmName(hit.matchedName) !== foldFirmName(view.name(hit.uid)); // prettier-ignore
  return other ? spoken('OTHER_NAME', [], part).filter(own) : [];
}

/** Whether the question's name is one that the register has: else it was a slip, and the answer says so. */
function knownAs({ text, uid }: FrameSubject, view: View): boolean {
  const hit = view.hits.find((found) => found.uid === uid);
  return hit === undefined || hit.match !== 'FUZZY' || !slip(text, hit.matchedName);
}

// ---- several, or nobody ------------------------------------------------------------------------------------------------

function aboutUnknown(index: number, part: Part): Told {
  const searches = part.observations.filter(({ planNodeId, round }) => planNodeId === `s${index + 1}` || round === 2);
  const drafts: Draft[] = [];
  for (const search of searches) {
    const rows = search.result?.rows;
    if (rows?.type !== 'HITS') return ended('NOT_IN_REGISTER', spoken('FAILED', [], part));
    if (rows.hits.length === 0) drafts.push(...spoken('NOT_FOUND', countClaims(search, 'NONE'), part));
    else {
      const sure = search.round === 1 && rows.hits.some(({ match }) => match !== 'FUZZY');
      const hits = rows.hits.filter(
        ({ match }) => !sure || match === rows.hits[0]!.match || match === 'EXACT' || match === 'WORDS',
      );
      drafts.push(...spoken(sure ? 'SEVERAL' : 'SIMILAR', countClaims(search, 'COUNT'), part));
      drafts.push(
        ...hits.flatMap((hit) => spoken('CANDIDATE', [{ ...NAMED, subjectUid: hit.uid, object: hit.name }], part)),
      );
      return ended(
        sure ? 'DISAMBIGUATION' : 'NOT_IN_REGISTER',
        drafts,
        hits.map((hit) => candidate(hit, part)),
      );
    }
  }
  return ended('NOT_IN_REGISTER', drafts.length > 0 ? drafts : spoken('ASK_WHO', [], part));
}

function candidate(hit: FoundEntity, part: Part): Candidate {
  return { uid: hit.uid, kind: hit.kind, name: hit.name, detail: candidateDetail(hit, PHRASES[part.language]) };
}

// ---- lists of mandates -------------------------------------------------------------------------------------------------

function mandateList(opened: Observation, part: Part): Told {
  const rows = opened.result?.rows;
  if (rows?.type !== 'MANDATES') return ended('NOT_IN_REGISTER', []);
  if (rows.mandates.length === 0) return ended('NONE_HELD', spoken('NONE', countClaims(opened, 'NONE'), part));
  const cut = opened.result?.complete === false || rows.mandates.length > MOST_ITEMS;
  const head = cut ? spoken('PARTIAL', [], part) : spoken('HEADER', countClaims(opened, 'COUNT'), part);
  const [all, distinct] = [countClaims(opened, 'COUNT')[0]?.object, countClaims(opened, 'COUNT', 'DISTINCT')];
  const people = cut || rows.side === 'HOLDER' || distinct[0]?.object === all ? [] : spoken('DISTINCT', distinct, part);
  return ended('ANSWERED', [...head, ...people, ...items(rows.mandates, rows.side, part)]);
}

/** One item a mandate: those that held, by role and name, then those of which the register does not say. */
function items(mandates: readonly NamedMandate[], side: 'COMPANY' | 'HOLDER', part: Part): Draft[] {
  const { clocks } = part;
  const order = (mandate: NamedMandate) =>
    `${mandate.fact.holds === 'UNKNOWN' ? 1 : 0} ${String(ROLES.indexOf(mandate.fact.role)).padStart(2, '0')} ${side === 'COMPANY' ? mandate.holderName : mandate.companyName} ${mandate.fact.uid}`;
  const sorted = [...mandates].sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, MOST_ITEMS);
  const forms: Form[] = side === 'COMPANY' ? ['MANDATE', 'UNSURE'] : ['MANDATE_OF', 'UNSURE_OF'];
  return sorted.flatMap((mandate) => forms.flatMap((form) => spoken(form, claimsOf(mandate, clocks), part)));
}

/** Every name that the firm ever had. */
function names(opened: Observation, part: Part): Told {
  const rows = opened.result?.rows;
  if (rows?.type !== 'COMPANY_HISTORY') return ended('NOT_IN_REGISTER', []);
  const drafts = periodsOf(rows.states).flatMap(({ state }) => {
    const claim: MandateClaim = {
      ...NAMED,
      subjectUid: state.companyUid,
      relation: 'HAS_STATE',
      attribute: 'name',
      object: state.name,
      from: state.from.date,
    };
    return spoken('PERIOD', [claim], part);
  });
  if (drafts.length > 0) return ended('ANSWERED', drafts);
  return ended('NOT_IN_REGISTER', spoken('NOTHING_KNOWN', countClaims(opened, 'NONE'), part));
}

// ---- dossiers ----------------------------------------------------------------------------------------------------------

const FIELDS: Partial<Record<Measure, readonly FieldName[]>> = {
  ADDRESS: ['address'],
  PURPOSE: ['purpose'],
  CAPITAL: ['capitalNominal', 'capitalPaid'],
  STATUS: ['status'],
  LEGAL_FORM: ['legalForm'],
  SEAT: ['seat', 'canton'],
};
const ALL_FIELDS: readonly FieldName[] = ['name', 'legalForm', 'seat', 'canton', 'address', 'status', 'capitalNominal', 'capitalPaid', 'purpose']; // prettier-ignore

function dossier(opened: Observation, measure: Measure, part: Part): Told {
  const carried = opened.result?.evidence.flatMap(({ carries }) => carries) ?? [];
  const rows = opened.result?.rows;
  const uid = rows?.type === 'COMPANY_DOSSIER' || rows?.type === 'PERSON_DOSSIER' ? rows.node.uid : null;
  if (opened.result?.outcome === 'EMPTY')
    return ended('NOT_IN_REGISTER', spoken('NOTHING_KNOWN', countClaims(opened, 'NONE'), part));
  const own = (attribute: string) =>
    uniqueClaims(
      carried.filter(
        (claim) =>
          claim.subjectUid === uid &&
          claim.attribute === attribute &&
          claim.object !== null &&
          claim.relation !== 'HAS_ROLE',
      ),
    );
  const fields = FIELDS[measure];
  if (fields && rows?.type === 'COMPANY_DOSSIER') {
    const drafts = fields.flatMap((field) =>
      own(field).flatMap((claim) => spoken('FIELD', [{ ...claim, from: null }], part, claim)),
    );
    if (drafts.length > 0) return ended('ANSWERED', drafts);
    const missing = carried.filter((claim) => claim.relation === 'NONE' && claim.attribute === fields[0]);
    return ended('NOT_IN_REGISTER', spoken('NO_FIELD', missing.slice(0, 1), part));
  }
  const listed: readonly string[] =
    rows?.type === 'PERSON_DOSSIER' ? ['name', 'origin', 'nationality', 'residence'] : ALL_FIELDS;
  const facts = listed.flatMap((field) =>
    own(field).flatMap((claim) => spoken('FIELD_ITEM', [{ ...claim, from: null }], part, claim)),
  );
  const mandates = rows && 'mandates' in rows ? rows.mandates.filter(({ fact }) => fact.holds !== 'NOT_HELD') : [];
  return ended('ANSWERED', [
    ...facts,
    ...items(mandates, rows?.type === 'PERSON_DOSSIER' ? 'HOLDER' : 'COMPANY', part),
  ]);
}

function uniqueClaims(claims: readonly MandateClaim[]): MandateClaim[] {
  const seen = new Map(claims.map((claim) => [`${claim.attribute} ${claim.object}`, claim]));
  return [...seen.values()];
}
