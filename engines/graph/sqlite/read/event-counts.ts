import type { EventCountResult, EventFilter, EventGrouping } from '../../contract.js';
import { edgeKinds, number } from '../columns.js';
import type { ReadContext } from './context.js';
import { cantonsOf, narrowedEvents, topicsOf, walkEvents, type LightEvent } from './event-scan.js';

/** Dates (`from`, `to`, years, months) are publication dates. A notice with two topics or cantons counts in both groups, once in the total. */
export function readEventCounts(context: ReadContext, grouping: EventGrouping, filter: EventFilter): EventCountResult {
  const groups = new Map<string, { events: number; companies: Set<number> }>();
  const hasEvent = edgeKinds.number('HAS_EVENT');
  let total = 0;
  const events = narrowedEvents(context, filter, 'published') ?? walkEvents(context, filter, 'published', false, null);
  for (const event of events) {
    total++;
    const edges = context.opened.all(`SELECT company FROM edge WHERE event = ? AND kind = ?`, event.uid, hasEvent);
    context.slice.spend(1 + edges.length);
    const companies = edges
      .map(([company]) => number(company))
      .filter((id) => context.entities.companyById(id) !== null);
    for (const key of keysOf(event, grouping)) {
      let group = groups.get(key);
      if (group === undefined) groups.set(key, (group = { events: 0, companies: new Set() }));
      group.events++;
      for (const company of companies) group.companies.add(company);
    }
  }
  const rows = [...groups.keys()].sort().map((key) => {
    const group = groups.get(key);
    return { key, events: group?.events ?? 0, companies: group?.companies.size ?? 0 };
  });
  return { rows, total, complete: true };
}

function keysOf(event: LightEvent, grouping: EventGrouping): string[] {
  const published = String(event.published);
  switch (grouping) {
    case 'RUBRIC':
      return [event.rubric];
    case 'SUB_RUBRIC':
      return [event.subRubric];
    case 'TOPIC':
      return topicsOf(event);
    case 'CANTON':
      return cantonsOf(event);
    case 'YEAR':
      return [published.slice(0, 4)];
    case 'MONTH':
      return [`${published.slice(0, 4)}-${published.slice(4, 6)}`];
  }
}
