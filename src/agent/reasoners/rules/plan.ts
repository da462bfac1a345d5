import { addDays, foldName, type Clocks, type IsoDate } from '../../../core/index.js';
import type { FrameSubject, Measure, PlanNode, QuestionFrame } from '../../../trace/index.js';
import type { Assessment, Observation, Plan, Situation } from '../../slots.js';
import { NAME_SUFFIXES } from './lexicon/index.js';

const LISTED: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'DEPARTED', 'PERSON_MANDATES'];

/** Whether a measure is answered from mandates; the others from the dossier. */
export function isListed(measure: Measure): boolean {
  return LISTED.includes(measure);
}

/** A subject that the question itself names, not one carried over. */
export function isNamed(subject: FrameSubject): boolean {
  return subject.text !== '';
}

/** Round 1: find, and open what is surely meant. Round 2: search once more where nothing was found at all. */
export function plan(situation: Situation): Plan {
  const { frame, clocks } = situation.route;
  if (frame === null || situation.round > 2) return { reasoning: 'nothing more to ask', nodes: [] };
  if (situation.round === 2) {
    const query = refinement(situation);
    if (query === null) return { reasoning: 'nothing more to ask', nodes: [] };
    return {
      reasoning: `nobody is called so: searching by less of the name`,
      nodes: [search('n1', { ...frame.subjects[0]!, text: query }, frame)],
    };
  }
  const nodes = frame.subjects.flatMap((subject, index): PlanNode[] => {
    const found = isNamed(subject) ? [search(`s${index + 1}`, subject, frame)] : [];
    return subject.uid === null || frame.measure === 'UNKNOWN'
      ? found
      : [...found, opening(`m${index + 1}`, subject.uid, frame, clocks)];
  });
  return {
    reasoning: nodes.length === 0 ? 'nobody to look up' : 'find whom the question names, then read what it asks',
    nodes,
  };
}

function search(id: string, subject: FrameSubject, frame: QuestionFrame): PlanNode {
  const args = {
    query: subject.text.slice(0, 200),
    kind: subject.uid === null ? 'EITHER' : subject.kind,
    canton: frame.canton,
    limit: 20,
  };
  return { id, tool: 'search_companies', arguments: JSON.stringify(args), dependsOn: [] };
}

function opening(id: string, uid: string, frame: QuestionFrame, clocks: Clocks): PlanNode {
  const { measure, roles, range } = frame;
  const node = (tool: string, args: object): PlanNode => ({ id, tool, arguments: JSON.stringify(args), dependsOn: [] });
  if (measure === 'NAMES') return node('get_node_history', { uid });
  if (!isListed(measure)) return node('get_dossier', { uid, asOf: clocks.asOf });
  const asked = roles.length > 0 ? { roles } : {};
  const list = { uid, side: measure === 'PERSON_MANDATES' ? 'HOLDER' : 'COMPANY', asOf: clocks.asOf, ...asked };
  switch (measure) {
    case 'AUDITOR':
      return node('list_mandates', {
        ...list,
        roles: ['AUDITOR', 'GROUP_AUDITOR'],
        ...(range ? { during: range } : {}),
      });
    case 'SIGNATORIES':
      return node('list_mandates', { ...list, signing: true, ...(range ? { during: range } : {}) });
    case 'DEPARTED':
      return node('list_mandates', { ...list, ended: range ?? endedBy(frame, clocks.asOf) });
    default:
      return node('list_mandates', { ...list, ...(range ? { during: range } : {}) });
  }
}

/** Without a stretch of time: everything that ended up to the day asked for, that day included. */
function endedBy(frame: QuestionFrame, asOf: IsoDate) {
  return frame.asOf === null ? { from: null, to: addDays(asOf, 1) } : { from: asOf, to: addDays(asOf, 1) };
}

/** Stops as soon as there is something to say; an empty search is tried once more by less of the name. */
export function assess(situation: Situation): Assessment {
  const { observations, round } = situation;
  const now = observations.filter((observation) => observation.round === round);
  const opened = now.filter((observation) => observation.tool !== 'search_companies');
  if (opened.some(({ result }) => result !== null))
    return { decision: 'CONTINUE', reasoning: 'the register answered', confidence: 0.95, refinedQuery: null };
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
function refinement({ route, observations }: Situation): string | null {
  const subject = route.frame?.subjects.find((candidate) => isNamed(candidate) && candidate.uid === null);
  if (!subject || observations.some(hasHits)) return null;
  const words = foldName(subject.text).split(' ').filter((word) => !NAME_SUFFIXES.has(word)); // prettier-ignore
  const shorter = words.length > 1 ? [...words].sort((a, b) => b.length - a.length)[0]! : (words[0] ?? '');
  return shorter.length < 3 || shorter === foldName(subject.text) ? null : shorter;
}
