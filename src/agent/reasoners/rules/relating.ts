import { addDays, type Clocks, type EventTopic, type StateField } from '../../../core/index.js';
import type { Measure, PlanNode, QuestionFrame } from '../../../trace/index.js';
import { topicsOfDetails } from './asks/by-notice.js';
import { during } from './overall.js';

const SUCCESSIONS: readonly EventTopic[] = ['MERGER', 'ASSET_TRANSFER'];
const SUCCESSION_KINDS = ['MERGER', 'ASSET_TRANSFER', 'DEMERGER'];

/** Fields of a firm whose values over time answer a measure. */
export const FIELDS_OVER_TIME: Partial<Record<Measure, readonly StateField[]>> = {
  ADDRESS: ['address'],
  CAPITAL: ['capitalNominal', 'capitalPaid'],
  LEGAL_FORM: ['legalForm'],
  NAMES: ['name'],
  PURPOSE: ['purpose'],
  SEAT: ['seat'],
  STATUS: ['status'],
};

const FIELD_OF: Partial<Record<EventTopic, StateField>> = {
  ADDRESS: 'address',
  CAPITAL: 'capitalNominal',
  LEGAL_FORM: 'legalForm',
  MOVED: 'seat',
  PURPOSE: 'purpose',
  RENAMED: 'name',
};

/** What changed, where the notices asked for are about changes of one value. */
export function fieldOfTopics(topics: readonly EventTopic[]): StateField | null {
  const [first] = topics;
  return first === undefined ? null : (FIELD_OF[first] ?? null);
}

/** Measures that are about several subjects at once, where there are several. */
export function isJoint({ measure, subjects }: QuestionFrame): boolean {
  const resolved = subjects.filter(({ uid }) => uid !== null).length;
  if (measure === 'SHARED_OFFICERS') return resolved > 0 && resolved === subjects.length;
  return (measure === 'PATH' || measure === 'NETWORK') && resolved === 2 && subjects.length === 2;
}

/** The one call about all of the subjects. */
export function jointNode({ measure, subjects, roles, range }: QuestionFrame, { asOf }: Clocks): PlanNode {
  const uids = subjects.flatMap(({ uid }) => (uid === null ? [] : [uid]));
  const node = (tool: string, args: object): PlanNode => ({ id: 'j1', tool, arguments: JSON.stringify(args), dependsOn: [] }); // prettier-ignore
  if (measure === 'SHARED_OFFICERS')
    return node('shared_officers', { uids, roles, asOf, ...(range === null ? {} : { history: true }) });
  return node('find_path', { from: uids[0], to: uids[1], asOf });
}

/** What opens one subject, for measures of relations and of time; null for the others. */
export function relatingNodes(index: number, uid: string, frame: QuestionFrame, { asOf }: Clocks): PlanNode[] | null {
  const { measure, topics, range } = frame;
  const node = (id: string, tool: string, args: object): PlanNode => ({ id: `${id}${index + 1}`, tool, arguments: JSON.stringify(args), dependsOn: [] }); // prettier-ignore
  const times = range === null ? { asOf } : { asOf, during: range };
  switch (measure) {
    case 'NETWORK':
    case 'PATH':
      return [node('m', 'explore_network', { uids: [uid], asOf })];
    case 'BRANCHES':
      return [node('m', 'list_relations', { uid, kinds: ['HEAD_OFFICE'], side: 'FROM', ...times })];
    case 'HEAD_OFFICE':
      // A firm that is no branch has a seat instead: it is told beside.
      return [
        node('m', 'list_relations', { uid, kinds: ['HEAD_OFFICE'], side: 'TO', ...times }),
        node('d', 'get_dossier', { uid, asOf }),
      ];
    case 'COUNT':
    case 'TIMELINE': {
      const history = node('m', 'get_node_history', { uid, topics, during: during(frame), fields: [fieldOfTopics(topics) ?? 'name'], asOf: frame.range === null ? asOf : null }); // prettier-ignore
      const succeeds = topics.some((topic) => SUCCESSIONS.includes(topic));
      const of = { uid, kinds: SUCCESSION_KINDS, history: true, ...(range === null ? {} : { during: range }) };
      return succeeds ? [history, node('r', 'list_relations', of)] : [history];
    }
    case 'NOTICE': {
      const details = frame.notice?.details ?? [];
      const published = during(frame) ?? (frame.asOf === null ? null : { from: null, to: addDays(frame.asOf, 1) });
      return [
        node('m', 'read_notice', {
          uid,
          topics: topicsOfDetails(details),
          details,
          published,
          ...(frame.order === 'FIRST' ? { earliest: true } : {}),
        }),
      ];
    }
    case 'BANKRUPTCY_DATES':
      return [node('m', 'get_node_history', { uid, topics: ['BANKRUPTCY'], fields: ['status'], during: range })];
    default: {
      const fields = FIELDS_OVER_TIME[measure];
      if (fields === undefined) return null;
      const history = { uid, events: false, fields };
      // A person's names stand with whom she is.
      if (measure === 'NAMES') return [uid.startsWith('pe_') ? node('m', 'get_dossier', { uid, asOf }) : node('m', 'get_node_history', history)]; // prettier-ignore
      const dossier = node('m', 'get_dossier', { uid, asOf });
      // A state is told with its day; of other values it is told where it is asked.
      return frame.changes || measure === 'STATUS' ? [dossier, node('h', 'get_node_history', history)] : [dossier];
    }
  }
}
