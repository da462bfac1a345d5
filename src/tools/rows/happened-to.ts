import type { EventTopic, Clocks } from '../../core/index.js';
import type { ToolContext } from '../contract.js';

const PAGE = 500;
const MOST_PAGES = 10;

/** The firms in which somebody ever held something, and to which one of these things had happened by the day asked about, by notices known then. */
export interface HappenedTo {
  companyUids: ReadonlySet<string>;
  /** False: there were more mandates or notices than are read. */
  complete: boolean;
}

export async function happenedTo(
  topics: readonly EventTopic[],
  holderUid: string,
  clocks: Clocks,
  { graph, call }: ToolContext,
): Promise<HappenedTo> {
  const firms = new Set<string>();
  const found = new Set<string>();
  let complete = await paged(async (after) => {
    const page = await graph.mandates({ holderUids: [holderUid], at: 'HISTORY', clocks }, { first: PAGE, after }, call);
    for (const { companyUid } of page.rows) firms.add(companyUid);
    return page;
  });
  const filter = { companyUids: [...firms], topics: [...topics], to: clocks.asOf, knownOn: clocks.knownOn };
  if (firms.size === 0) return { companyUids: found, complete };
  const all = await paged(async (after) => {
    const page = await graph.events(filter, 'LEGAL_DATE_ASC', { first: PAGE, after }, call);
    for (const { event, edges } of page.rows) {
      if (event.state === 'CANCELLED') continue;
      for (const { kind, entityUid } of edges) if (kind === 'HAS_EVENT' && firms.has(entityUid)) found.add(entityUid);
    }
    return page;
  });
  complete &&= all;
  return { companyUids: found, complete };
}

/** Whether the last page was reached. */
async function paged(read: (after: string | null) => Promise<{ nextAfter: string | null; hasMore: boolean }>) {
  let after: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const page: { nextAfter: string | null; hasMore: boolean } = await read(after);
    if (!page.hasMore || page.nextAfter === null) return true;
    after = page.nextAfter;
  }
  return false;
}
