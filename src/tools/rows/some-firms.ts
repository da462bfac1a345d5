import { isSeat, type Canton, type Clocks, type EventTopic, type FirmStatus } from '../../core/index.js';
import type { ToolContext } from '../contract.js';

const PAGE = 500;
const MOST_PAGES = 10;
const MOST_UIDS = 200;

/** Some of the firms in which somebody ever held something. */
export interface SomeFirms {
  companyUids: ReadonlySet<string>;
  /** False: there were more mandates or notices than are read. */
  complete: boolean;
}

/** Null leaves a condition out. */
export interface FirmsThat {
  canton: Canton | null;
  /** A municipality; case, marks and the canton behind it do not matter. */
  seat: string | null;
  legalForm: string | null;
  status: FirmStatus | null;
}

/** Those to which one of these things had happened by the day asked about, by notices known then. */
export async function happenedTo(
  topics: readonly EventTopic[],
  holderUid: string,
  clocks: Clocks,
  context: ToolContext,
): Promise<SomeFirms> {
  const { graph, call } = context;
  const firms = await everIn(holderUid, clocks, context);
  const found = new Set<string>();
  if (firms.companyUids.size === 0) return firms;
  const filter = { companyUids: [...firms.companyUids], topics: [...topics], to: clocks.asOf, knownOn: clocks.knownOn };
  const all = await paged(async (after) => {
    const page = await graph.events(filter, 'LEGAL_DATE_ASC', { first: PAGE, after }, call);
    for (const { event, edges } of page.rows) {
      if (event.state === 'CANCELLED') continue;
      for (const { kind, entityUid } of edges) if (kind === 'HAS_EVENT' && firms.companyUids.has(entityUid)) found.add(entityUid); // prettier-ignore
    }
    return page;
  });
  return { companyUids: found, complete: firms.complete && all };
}

/** Those that are so at the clocks; one that was deleted by then is as it last was. */
export async function thatAre(
  { canton, seat, legalForm, status }: FirmsThat,
  holderUid: string,
  clocks: Clocks,
  context: ToolContext,
): Promise<SomeFirms> {
  const { graph, call } = context;
  const { companyUids, complete } = await everIn(holderUid, clocks, context);
  const found = new Set<string>();
  const uids = [...companyUids];
  for (let at = 0; at < uids.length; at += MOST_UIDS) {
    const states = await graph.companyStates(uids.slice(at, at + MOST_UIDS).map((uid) => ({ uid, clocks })), call); // prettier-ignore
    for (const state of states) {
      if (canton !== null && state.canton !== canton) continue;
      if (legalForm !== null && state.legalForm !== legalForm) continue;
      if (status !== null && state.status !== status) continue;
      if (seat === null || isSeat(state.seat, seat)) found.add(state.companyUid);
    }
  }
  return { companyUids: found, complete };
}

async function everIn(holderUid: string, clocks: Clocks, { graph, call }: ToolContext): Promise<SomeFirms> {
  const companyUids = new Set<string>();
  const complete = await paged(async (after) => {
    const page = await graph.mandates({ holderUids: [holderUid], at: 'HISTORY', clocks }, { first: PAGE, after }, call);
    for (const { companyUid } of page.rows) companyUids.add(companyUid);
    return page;
  });
  return { companyUids, complete };
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
