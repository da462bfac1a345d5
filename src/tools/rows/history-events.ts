import type { EventFact, EventFilter } from '../../../engines/graph/contract.js';
import { addDays, type Clocks, type EventTopic, type Language } from '../../core/index.js';
import { claimed } from './claims.js';
import type { Carried, CarriedEvidence, HistoryEvent, ToolContext } from '../contract.js';
import { dated, factEvidence } from './evidence.js';
import { inRange, type DayRange } from '../input.js';
import { namesAt } from './names.js';

const A_PAGE = 200;
const MOST_PAGES = 10;
const NOTICE_QUOTE = 600;

export interface EventsAsked {
  uid: string;
  kind: 'COMPANY' | 'PERSON';
  topics: readonly EventTopic[];
  /** On the legal date, half-open; of one day, on the publication date as well; null: all. */
  during: DayRange | null;
  limit: number;
}

export interface EventsFound {
  events: HistoryEvent[];
  evidence: CarriedEvidence[];
  /** How many there are, those not shown too, where all were looked at. */
  total: number;
  complete: boolean;
}

/**
 * Notices of an entity up to both clocks, oldest first; of more than `limit` the latest. A firm's are those about it: notices of other firms
 * that it audits or sits in are not. A person's are those that she acts in, or that are about her.
 */
export async function historyEvents(asked: EventsAsked, clocks: Clocks, context: ToolContext): Promise<EventsFound> {
  const { graph, call } = context;
  const owner = asked.kind === 'COMPANY' ? { companyUids: [asked.uid] } : { personUids: [asked.uid] };
  const filter: EventFilter = { knownOn: clocks.knownOn, ...owner };
  if (asked.topics.length > 0) filter.topics = [...asked.topics];
  const found: EventFact[] = [];
  let [after, complete]: [string | null, boolean] = [null, false];
  for (let pages = 0; pages < MOST_PAGES && !complete; pages++) {
    const page = await graph.events(filter, 'LEGAL_DATE_DESC', { first: A_PAGE, after }, call);
    found.push(...page.rows.filter((fact) => isAbout(fact, asked) && isIn(fact, asked.during, clocks)));
    complete = !page.hasMore;
    after = page.nextAfter;
  }
  const shown = found.slice(0, asked.limit).reverse();
  const events = await named(shown, clocks, context);
  const evidence = await eventEvidence(events, asked.uid, context);
  return { events, evidence, total: found.length, complete: complete && found.length <= asked.limit };
}

function isAbout({ event, edges, involved }: EventFact, { uid, kind }: EventsAsked): boolean {
  if (event.state === 'CANCELLED') return false;
  if (kind === 'PERSON') return involved.includes(uid) || edges.some(({ entityUid }) => entityUid === uid);
  return edges.some((edge) => edge.entityUid === uid && edge.kind === 'HAS_EVENT');
}

/** A notice without a legal date of its own stands at its publication, no later than which it became true. */
function isIn({ event }: EventFact, during: DayRange | null, { asOf }: Clocks): boolean {
  const at = event.legalDate.date ?? event.publicationDate;
  // `What did the gazette of 20 January say?`: of one day, what was printed on it as well as what took effect.
  const day = during !== null && during.from !== null && during.to === addDays(during.from, 1);
  return at <= asOf && (during === null || inRange(at, during) || (day && event.publicationDate === during.from));
}

/** With the firms whose notices they are: an engine gives the edges of those asked for alone. */
async function named(facts: readonly EventFact[], clocks: Clocks, context: ToolContext): Promise<HistoryEvent[]> {
  const { graph, call } = context;
  const firmsOf = new Map<string, string[]>();
  for (let start = 0; start < facts.length; start += A_PAGE) {
    const publicationIds = facts.slice(start, start + A_PAGE).map(({ event }) => event.publicationId);
    const page = await graph.events({ publicationIds, knownOn: clocks.knownOn }, 'LEGAL_DATE_ASC', { first: A_PAGE, after: null }, call); // prettier-ignore
    for (const { event, edges } of page.rows) {
      const firms = edges.filter(({ kind }) => kind === 'HAS_EVENT').map(({ entityUid }) => entityUid);
      firmsOf.set(event.uid, [...new Set(firms)]);
    }
  }
  const names = await namesAt([...firmsOf.values()].flat(), clocks, context);
  return facts.map((fact) => ({
    fact,
    companies: (firmsOf.get(fact.event.uid) ?? []).map((uid) => ({ uid, name: names[uid] ?? '' })),
  }));
}

/** The notice itself proves what it was about, when it was published and, where it has one, its legal date. */
async function eventEvidence(events: readonly HistoryEvent[], uid: string, context: ToolContext) {
  return factEvidence(
    events.map(({ fact: { event } }) => ({
      proof: { publicationId: event.publicationId, span: { start: 0, end: NOTICE_QUOTE } },
      carries: eventClaims(
        event.uid,
        event.topics,
        event.legalDate.kind === 'EXACT' ? event.legalDate.date : null,
        uid,
      ),
    })),
    context,
  );
}

function eventClaims(event: string, topics: readonly EventTopic[], legalDate: string | null, uid: string): Carried[] {
  const on: Carried[] = topics.map((topic) => claimed(uid, 'EVENT_ON', topic, event));
  return legalDate === null ? on : [...on, dated(event, 'LEGAL', legalDate)];
}

/** The notice's title in the language asked for where it has one, else in its own. */
export function titleOf(event: EventFact['event'], language: Language): string {
  const { title } = event;
  return title[language] ?? title[event.language] ?? Object.values(title)[0] ?? event.number;
}
