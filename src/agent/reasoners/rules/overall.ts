import { addDays, type Clocks, type IsoDate } from '../../../core/index.js';
import type { PlanNode, QuestionFrame } from '../../../trace/index.js';
import { isNamed } from './named.js';
import type { Phrases } from './phrases/index.js';
import type { RegisterPhrases } from './phrases/register/index.js';
import { rolesText } from './speech/lists.js';

export type Refused = keyof RegisterPhrases['refused'];

const OF_COMPANIES = ['CANTON', 'LEGAL_FORM', 'STATUS', 'SEAT'];
const OF_NOTICES = ['CANTON', 'YEAR', 'MONTH', 'TOPIC', 'RUBRIC'];
const OF_ROLES: readonly QuestionFrame['metric'][] = ['MANDATES', 'PEOPLE', 'MANDATES_HELD'];
const MOST_RANKED = 50;
const RANKED = 10;
const LISTED = 20;
const PASSAGES = 5;

/** Whether a part is about the register as a whole, and about nobody in it. */
export function isOverall(frame: QuestionFrame): boolean {
  const { measure, subjects, notice } = frame;
  return (
    measure === 'RANKING' ||
    measure === 'COMPANIES' ||
    measure === 'TEXT_SEARCH' ||
    (measure === 'NOTICE' && typeof notice?.number === 'string') ||
    (measure === 'COUNT' && subjects.length === 0) ||
    isByWhereFrom(frame)
  );
}

/** People, by where they live or are from. */
const isByWhereFrom = ({ measure, counted }: QuestionFrame) =>
  counted === 'PEOPLE' && (measure === 'RESIDENCE' || measure === 'ORIGIN');

/** What the register cannot tell exactly, of what is asked for; null: it can. */
export function refusedOf(frame: QuestionFrame): Refused | null {
  const { measure, counted, roles, order, metric, legalForm, purpose, status, municipality, address, subjects } = frame;
  switch (measure) {
    case 'COUNT':
      if (subjects.length > 0) return null;
      if (counted === 'PEOPLE' || roles.length > 0) return 'COUNT_ROLES';
      return counted === 'NOTICES' && (legalForm ?? purpose ?? status ?? municipality ?? address) !== null
        ? 'NOTICES_BY_FIRM'
        : null;
    case 'RANKING':
      if (order !== null && order !== 'MOST') return 'LEAST';
      return metric === null || (roles.length > 0 && !OF_ROLES.includes(metric)) || (counted === 'PEOPLE' && metric === 'CAPITAL') || (counted === 'PEOPLE' && metric === 'EVENTS' && (frame.canton ?? municipality ?? legalForm ?? status) !== null) ? 'METRIC' : null; // prettier-ignore
    case 'COMPANIES':
      return frame.changes ? 'EVER_LISTED' : null;
    case 'TEXT_SEARCH':
      return wordsOf(frame) === null ? 'NO_WORDS' : null;
    case 'RESIDENCE':
    case 'ORIGIN':
      return isByWhereFrom(frame) ? 'BY_WHERE_FROM' : null;
    case 'PATH':
      return subjects.length === 1 ? 'TWO_NAMES' : null;
    default:
      return null;
  }
}

/** Conditions that were read and that the answer does not apply: never dropped in silence. */
export function notApplied(frame: QuestionFrame, phrases: Phrases, register: RegisterPhrases): string[] {
  const { measure, topics, roles, grouping, municipality, limit } = frame;
  if (!isOverall(frame) || refusedOf(frame) !== null) return [];
  const left: string[] = [];
  const further = measure === 'RANKING' ? topics.filter((topic) => topic !== 'BANKRUPTCY') : topics.slice(1);
  left.push(...further.map((topic) => register.topic[topic]));
  if (roles.length > 0 && measure !== 'RANKING') left.push(rolesText(roles, phrases, phrases.board.COMPANY));
  if (municipality !== null && measure === 'TEXT_SEARCH') left.push(municipality);
  if (grouping !== null && groupingOf(frame) === null && grouping !== 'SUB_RUBRIC')
    left.push(register.grouping[grouping]);
  if (limit !== null && measure === 'COUNT') left.push(String(limit));
  return left;
}

/** The one call that answers; null where it is refused. */
export function overallNode(frame: QuestionFrame, clocks: Clocks): PlanNode | null {
  if (!isOverall(frame) || refusedOf(frame) !== null) return null;
  const node = (tool: string, args: object): PlanNode => ({ id: 'o1', tool, arguments: JSON.stringify(args), dependsOn: [] }); // prettier-ignore
  const { canton, legalForm, purpose, status, municipality: seat, address, topics } = frame;
  switch (frame.measure) {
    case 'RANKING':
      return node('get_top_entities', {
        kind: frame.counted === 'PEOPLE' ? 'PERSON' : 'COMPANY',
        metric: frame.metric,
        ...(frame.roles.length > 0 ? { roles: frame.roles } : {}),
        canton,
        seat,
        legalForm,
        status,
        asOf: dayOf(frame, clocks),
        limit: Math.min(Math.max(frame.limit ?? RANKED, 1), MOST_RANKED),
      });
    case 'COMPANIES': {
      const [topic] = topics;
      const time =
        topic === undefined ? { asOf: dayOf(frame, clocks), ...alsoOf(frame) } : { topic, ...datesOf(frame) };
      return node('list_companies', { canton, seat, address, legalForm, purpose, status, ...time, limit: Math.min(Math.max(frame.limit ?? LISTED, 1), MOST_RANKED) }); // prettier-ignore
    }
    case 'NOTICE':
      return node('read_notice', { number: frame.notice?.number ?? null, details: frame.notice?.details ?? [] });
    case 'TEXT_SEARCH': {
      const [about] = frame.subjects.filter(({ uid }) => uid !== null);
      const query = wordsOf(frame);
      const time = during(frame);
      if (frame.intent === 'documents')
        return node('search_documents', { text: query, kinds: ['DOCUMENT'], from: time?.from ?? null, to: time?.to ? addDays(time.to, -1) : null, limit: PASSAGES }); // prettier-ignore
      return node('global_text_search', { query, uid: about?.text === query ? null : (about?.uid ?? null), canton, topics, published: time }); // prettier-ignore
    }
    default: {
      const grouping = groupingOf(frame);
      if (frame.counted === 'NOTICES')
        return node('count_entities_by_event', { count: 'NOTICES', topic: topics[0] ?? null, canton, during: during(frame) ?? OPEN, grouping }); // prettier-ignore
      if (topics[0] === undefined) return node('count_companies', { canton, seat, address, legalForm, purpose, status, grouping, asOf: dayOf(frame, clocks), ...alsoOf(frame) }); // prettier-ignore
      return node('count_entities_by_event', { count: 'COMPANIES', topic: topics[0], canton, seat, address, legalForm, purpose, status, ...datesOf(frame), grouping }); // prettier-ignore
    }
  }
}

/** What is read at one day is read at the last of a stretch. */
function dayOf({ range }: QuestionFrame, { asOf }: Clocks): IsoDate {
  const last = range?.to ? addDays(range.to, -1) : asOf;
  return last < asOf ? last : asOf;
}

const OPEN = { from: null, to: null };

/** Of what happened to firms. */
const datesOf = (frame: QuestionFrame) => ({
  ...(frame.movedAway && { away: true }),
  // `And in total?`: of no canton, every move.
  ...(frame.movedIn && (frame.canton ?? frame.municipality) !== null && { arrived: true }),
  ...(frame.rangeBy === null ? {} : { by: frame.rangeBy }),
  during: during(frame) ?? OPEN,
  ...alsoOf(frame),
});
const alsoOf = ({ also }: QuestionFrame) => {
  const asked = also?.map(({ range, ...one }) => ({ ...one, during: range ?? OPEN }));
  return asked === undefined ? {} : { also: asked };
};

/** The stretch asked for, or the day. */
export function during({ range, asOf }: QuestionFrame): { from: string | null; to: string | null } | null {
  return range ?? (asOf === null ? null : { from: asOf, to: addDays(asOf, 1) });
}

function groupingOf({ grouping, counted, topics, measure }: QuestionFrame): string | null {
  if (grouping === null || measure !== 'COUNT') return null;
  const can =
    counted === 'NOTICES' ? OF_NOTICES : topics.length > 0 ? [...OF_COMPANIES, 'YEAR', 'MONTH'] : OF_COMPANIES;
  return can.includes(grouping) ? grouping : null;
}

/** What is to stand in the notices: what the question quotes, or a stretch of it that is nobody's name. */
function wordsOf({ subjects }: QuestionFrame): string | null {
  const [words] = [...subjects.filter(({ uid }) => uid === null), ...subjects].filter(isNamed);
  return words?.text.trim().slice(0, 200) ?? null;
}
