import { addDays, foldName, type Clocks, type IsoDate, type Role } from '../../../core/index.js';
import type { ToolContext } from '../../../tools/index.js';
import type { Decision, FrameSubject, Measure, PartStatus, PlanNode, QuestionFrame } from '../../../trace/index.js';
import type { Assessment, Observation, Plan, Situation } from '../../slots.js';
import { nodesOfPart, partsOf, type Part } from './part.js';
import { emptyLists, WHO } from './empty-lists.js';
import { equivalents } from './equivalents.js';
import { NAME_SUFFIXES } from './lexicon/index.js';
import { isNamed } from './named.js';
import { isOverall, overallNode } from './overall.js';
import { isJoint, jointNode, relatingNodes } from './relating.js';
import { extremeOf } from './asks/served.js';

const LISTED: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'DEPARTED', 'JOINED', 'PERSON_MANDATES'];

/** Whether a measure is answered from mandates; the others from the dossier. */
export function isListed(measure: Measure): boolean {
  return LISTED.includes(measure);
}

const SPOKEN: readonly Measure[] = [
  ...LISTED, 'IDENTIFY', 'DOSSIER', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'STATUS', 'LEGAL_FORM', 'SEAT', 'NUMBER', 'NAMES', 'HEAD_OFFICE', 'BRANCHES', 'SHARED_OFFICERS',
  'PATH', 'NETWORK', 'TIMELINE', 'BANKRUPTCY_DATES', 'COUNT', 'RANKING', 'COMPANIES', 'TEXT_SEARCH',
  'ORIGIN', 'RESIDENCE', 'NOTICE',
]; // prettier-ignore

/** Whether a measure has an answer: a part that asks for another is refused, saying so. */
export function isSpoken(measure: Measure): boolean {
  return SPOKEN.includes(measure);
}

/** What each part of the question needs next, in one plan. */
export async function plan(situation: Situation, context: ToolContext): Promise<Plan> {
  if (situation.route.offTopic === true) return { reasoning: 'a register holds nothing of the kind', nodes: [] };
  const plans = await Promise.all(partsOf(situation).map((part) => planOf(part, context)));
  return {
    reasoning: [...new Set(plans.map(({ reasoning }) => reasoning))].join('; ') || 'nothing to ask',
    nodes: plans.flatMap(({ nodes }, index) => nodesOfPart(index, nodes)),
  };
}

/** Round 1: find, and open what is surely meant. Round 2: search once more where nothing was found at all. */
async function planOf(part: Part, context: ToolContext): Promise<Plan> {
  const { frame, clocks } = part;
  if (frame.refusal !== null) return { reasoning: `not answered: ${frame.refusal.type}`, nodes: [] };
  if (part.round > 2) return { reasoning: 'nothing more to ask', nodes: [] };
  if (part.round === 2) {
    const query = refinement(part);
    const wider = emptyLists(part).flatMap(({ uid, index }): PlanNode[] => {
      if (frame.within !== null || frame.measure === 'PERSON_MANDATES' || WHO.includes(frame.measure))
        return [everHeld(`w${index + 1}`, uid, frame.within, clocks)];
      const all = frame.measure === 'OFFICERS' && frame.roles.length > 0;
      const list = all ? [opening(`w${index + 1}`, uid, 'COMPANY', { ...frame, roles: [] }, clocks)] : [];
      return [...list, dossierOf(`f${index + 1}`, uid, clocks)];
    });
    const again = query === null ? [] : [search('n1', { ...frame.subjects[0]!, text: query }, frame)];
    const reasoning =
      wider.length > 0
        ? 'nobody holds what was asked for: what became of the firm, and who is entered at all'
        : 'searching by less of the name';
    return { reasoning, nodes: [...wider, ...again] };
  }
  if (isOverall(frame)) {
    const node = overallNode(frame, clocks);
    return { reasoning: 'the register as a whole', nodes: node === null ? [] : [node] };
  }
  const forms = await formsOf(frame, clocks, context);
  const joint = isJoint(frame);
  const within = frame.within !== null && isNamed(frame.within) ? [search('sw', frame.within, frame)] : [];
  const about = frame.subjects.flatMap((subject, index): PlanNode[] => {
    const found = isNamed(subject) ? [search(`s${index + 1}`, subject, frame)] : [];
    return subject.uid === null || frame.measure === 'UNKNOWN'
      ? found
      : [
          ...found,
          ...(joint ? [] : reading(index, subject.uid, subject.kind, frame, clocks, forms.get(subject.uid) ?? null)),
        ];
  });
  const nodes = [
    ...within,
    ...about,
    ...(joint ? [jointNode({ ...frame, roles: governing(frame, forms) }, clocks)] : []),
  ];
  return {
    reasoning: nodes.length === 0 ? 'nobody to look up' : 'find whom the question names, then read what it asks',
    nodes,
  };
}

/** What opens a firm. Where its legal form has no board, those who govern it are asked for as well, and the form is looked up to be cited. */
function reading(
  index: number,
  uid: string,
  kind: FrameSubject['kind'],
  frame: QuestionFrame,
  clocks: Clocks,
  form: string | null,
): PlanNode[] {
  const related = relatingNodes(index, uid, frame, clocks);
  if (related !== null) return related;
  const others = OF_BODIES.includes(frame.measure) ? equivalents(form, frame.roles) : [];
  const list = opening(`m${index + 1}`, uid, kind, { ...frame, roles: [...frame.roles, ...others] }, clocks);
  if (others.length === 0) return [list];
  return [list, dossierOf(`f${index + 1}`, uid, clocks)];
}

function dossierOf(id: string, uid: string, { asOf }: Clocks): PlanNode {
  return { id, tool: 'get_dossier', arguments: JSON.stringify({ uid, asOf }), dependsOn: [] };
}

/** Legal forms of the firms asked about, where the answer depends on them. */
async function formsOf({ measure, roles, subjects }: QuestionFrame, clocks: Clocks, { graph, call }: ToolContext) {
  const uids = subjects.flatMap(({ uid, kind }) => (uid === null || kind === 'PERSON' ? [] : [uid]));
  if (!GOVERNED.includes(measure) || roles.length === 0 || uids.length === 0) return new Map<string, string | null>();
  const states = await graph.companyStates(uids.map((uid) => ({ uid, clocks })), call); // prettier-ignore
  return new Map(states.map(({ companyUid, legalForm }) => [companyUid, legalForm]));
}

/** Who is in a body, came to it or left it. */
const OF_BODIES: readonly Measure[] = ['OFFICERS', 'JOINED', 'DEPARTED'];
const GOVERNED: readonly Measure[] = [...OF_BODIES, 'SHARED_OFFICERS'];

/** Who governs each of several firms: where one has no board, who stands for it there. */
function governing({ roles }: QuestionFrame, forms: ReadonlyMap<string, string | null>): Role[] {
  return [...new Set([...roles, ...[...forms.values()].flatMap((form) => equivalents(form, roles))])];
}

/** All that somebody ever held, in one firm or anywhere. */
function everHeld(id: string, uid: string, within: FrameSubject | null, { asOf }: Clocks): PlanNode {
  const where = within === null ? {} : { companyUid: within.uid };
  return { id, tool: 'list_mandates', arguments: JSON.stringify({ uid, side: 'HOLDER', ...where, asOf, history: true }), dependsOn: [] };
} // prettier-ignore

function search(id: string, subject: FrameSubject, frame: QuestionFrame): PlanNode {
  const args = {
    query: subject.text.slice(0, 200),
    kind: subject.uid === null ? 'EITHER' : subject.kind,
    // Where the firms are is no place of the person's.
    canton: frame.measure === 'PERSON_MANDATES' ? null : frame.canton,
    limit: 20,
  };
  return { id, tool: 'search_companies', arguments: JSON.stringify(args), dependsOn: [] };
}

function opening(id: string, uid: string, kind: FrameSubject['kind'], frame: QuestionFrame, clocks: Clocks): PlanNode {
  const { measure, roles, signatures, topics, range, within, sinceWhen } = frame;
  const node = (tool: string, args: object): PlanNode => ({ id, tool, arguments: JSON.stringify(args), dependsOn: [] });
  if (!isListed(measure)) return node('get_dossier', { uid, asOf: clocks.asOf });
  const asked = { ...(roles.length > 0 ? { roles } : {}), ...(signatures.length > 0 ? { signatures } : {}) };
  const where = { ...(within === null ? {} : { companyUid: within.uid }), ...(sinceWhen ? { unbroken: true } : {}) };
  const list = { uid, side: sideOf(measure, kind), ...where, asOf: clocks.asOf, ...asked, ...extremeOf(frame) };
  switch (measure) {
    case 'AUDITOR':
      return node('list_mandates', {
        ...list,
        roles: ['AUDITOR', 'GROUP_AUDITOR'],
        ...(range ? { during: range } : {}),
      });
    case 'SIGNATORIES':
      return node('list_mandates', {
        ...list,
        ...(signatures.length > 0 ? {} : { signing: true }),
        ...(range ? { during: range } : {}),
      });
    case 'JOINED':
      return node('list_mandates', { ...list, began: range ?? upTo(frame, clocks.asOf) });
    case 'DEPARTED':
      return node('list_mandates', { ...list, ended: range ?? upTo(frame, clocks.asOf) });
    default:
      if (measure === 'PERSON_MANDATES') Object.assign(list, firmsOf(frame));
      // Of all that was ever held, what lies in the firms to which something happened; a word that is named as not understood limits nothing.
      if (topics.length > 0 && frame.notUnderstood.length === 0) return node('list_mandates', { ...list, happened: topics, history: true });
      // Former mandates: those that ended.
      if (frame.changes && within === null) return node('list_mandates', { ...list, ended: range ?? upTo(frame, clocks.asOf) });
      return node('list_mandates', { ...list, ...(range ? { during: range } : {}) });
  } // prettier-ignore
}

/** What firms are to be in which alone mandates are asked for. */
function firmsOf({ canton, municipality: seat, legalForm, status, within }: QuestionFrame) {
  const some = within === null && (canton ?? seat ?? legalForm ?? status) !== null;
  return some ? { firms: { canton, seat, legalForm, status } } : {};
}

/** A person has no officers, and mandates are held: by people, and by firms (an auditor, a partner). */
function sideOf(measure: Measure, kind: FrameSubject['kind']): 'HOLDER' | 'COMPANY' {
  return kind === 'PERSON' || measure === 'PERSON_MANDATES' ? 'HOLDER' : 'COMPANY';
}

/** Without a stretch of time: everything that began or ended up to the day of the answer, that day included; of a day asked for, that day alone. */
function upTo(frame: QuestionFrame, asOf: IsoDate) {
  return frame.asOf === null ? { from: null, to: addDays(asOf, 1) } : { from: asOf, to: addDays(asOf, 1) };
}

const URGENCY = ['CALL_DIFFERENT_TOOL', 'RETRY_WITH_REFINEMENT', 'CONTINUE', 'INSUFFICIENT_DATA'] as const;

/** Goes on while any part of the question needs it. */
export function assess(situation: Situation): Assessment {
  const parts = partsOf(situation);
  const assessed = parts.map(assessPart);
  const decision = URGENCY.find((one) => assessed.some((part) => part.decision === one)) ?? 'INSUFFICIENT_DATA';
  const deciding = assessed.filter((part) => part.decision === decision);
  return {
    decision,
    reasoning: [...new Set(deciding.map(({ reasoning }) => reasoning))].join('; ') || 'nothing was asked',
    confidence: Math.min(1, ...assessed.map(({ confidence }) => confidence)),
    refinedQuery: deciding.find(({ refinedQuery }) => refinedQuery !== null)?.refinedQuery ?? null,
    parts: parts.map(({ frame: { span } }, index) => {
      const { decision: of, refinedQuery } = assessed[index]!;
      return {
        part: index + 1,
        text: situation.question.slice(span.start, span.end),
        status: STATUS[of],
        refinedQuery,
      };
    }),
  };
}

const STATUS: Record<Decision, PartStatus> = {
  CONTINUE: 'ANSWERED',
  RETRY_WITH_REFINEMENT: 'OPEN',
  CALL_DIFFERENT_TOOL: 'OPEN',
  INSUFFICIENT_DATA: 'GIVEN_UP',
};

/** Stops as soon as there is something to say; an empty search is tried once more by less of the name. */
function assessPart(situation: Part): Assessment {
  const { observations, round } = situation;
  const now = observations.filter((one) => one.round === round);
  const opened = now.filter((observation) => observation.tool !== 'search_companies');
  if (round === 1 && emptyLists(situation).length > 0)
    return {
      decision: 'CALL_DIFFERENT_TOOL',
      reasoning: 'nobody holds what was asked for; somebody else may be entered',
      confidence: 0.8,
      refinedQuery: null,
    };
  if (opened.some(({ result }) => result !== null))
    return { decision: 'CONTINUE', reasoning: 'the register answered', confidence: 0.95, refinedQuery: null };
  if (now.some(({ fault }) => fault === 'TOOL'))
    return {
      decision: 'INSUFFICIENT_DATA',
      reasoning: 'what would tell could not be asked',
      confidence: 0.9,
      refinedQuery: null,
    };
  if (now.some(hasHits))
    return {
      decision: 'CONTINUE',
      reasoning: 'the candidates are for the reader to choose from',
      confidence: 0.7,
      refinedQuery: null,
    };
  const query = round === 1 ? refinement(situation) : null;
  if (query !== null)
    return {
      decision: 'RETRY_WITH_REFINEMENT',
      reasoning: 'nobody is called so',
      confidence: 0.5,
      refinedQuery: query,
    };
  return {
    decision: 'INSUFFICIENT_DATA',
    reasoning: 'the register as loaded does not say',
    confidence: 0.9,
    refinedQuery: null,
  };
}

export function hasHits({ result }: Observation): boolean {
  return result?.rows.type === 'HITS' && result.rows.hits.length > 0;
}

/** The first name without its legal form, or its longest word: null where that is no other name, or where something was found. */
function refinement({ frame, observations }: Part): string | null {
  const subject = frame.subjects.find((candidate) => isNamed(candidate) && candidate.uid === null);
  if (!subject || observations.some(hasHits)) return null;
  const words = foldName(subject.text).split(' ').filter((word) => !NAME_SUFFIXES.has(word)); // prettier-ignore
  const shorter = words.length > 1 ? [...words].sort((a, b) => b.length - a.length)[0]! : (words[0] ?? '');
  return shorter.length < 3 || shorter === foldName(subject.text) ? null : shorter;
}
