import { AppError } from '../../../../src/core/index.js';
import type { SourceItem } from '../../files/item.js';
import { idOfEntry } from '../publication.js';
import { itemOf, type ItemSession } from './entry.js';
import { checkFilter, field, parseListPage, type ListPage } from './page.js';
import { pageUrl, splitWindow, windowText, type PortalWindow } from './request.js';

export interface Session extends ItemSession {
  pageSize: number;
  maxOffset: number;
  /** A range of days is halved until it holds no more. */
  windowSize: number;
  maxPageBytes: number;
}

/** The largest page the portal gives. */
export const MAX_PAGE_SIZE = 2000;

/** How often a window is read again because the portal's index moved under it. */
const REREADS = 5;

/** One window, split by rubric, sub-rubric and canton where a single day is more than the portal pages through. */
export async function* readWindow(session: Session, window: PortalWindow, total: number): AsyncGenerator<SourceItem> {
  if (total === 0) return;
  const parts = total > session.maxOffset ? splitWindow(window) : null;
  if (parts === null) {
    yield* readPages(session, window);
    return;
  }
  let reached = 0;
  for (const part of parts) {
    const count = await countOf(session, part);
    reached += count;
    yield* readWindow(session, part, count);
  }
  if (reached < total) yield gap(session, window, total - reached, 'belong to none of its rubrics or cantons');
}

/** How many publications the portal counts in a window. */
export async function countOf(session: Session, window: PortalWindow): Promise<number> {
  return (await listPage(session, window, 0, 1, false)).total;
}

/** One reading of a window from its first page. */
interface Reading {
  ids: Set<string>;
  total: number;
  /** The total stayed the same from the first page to the last. */
  steady: boolean;
}

/**
 * The pages of a window. The index moves while it is read (notices appear, are cancelled), so the window is read again until its
 * total stays the same, as many different publications were seen, and a list of all of them afterwards names none that was not;
 * a window that is short in the same way twice is told as a gap.
 */
async function* readPages(session: Session, window: PortalWindow): AsyncGenerator<SourceItem> {
  const handedOut = new Set<string>();
  let before: Reading | null = null;
  for (let count = 0; count <= REREADS; count++) {
    const reading: Reading = { ids: new Set(), total: 0, steady: true };
    yield* readOnce(session, window, reading, handedOut);
    if (reading.steady && reading.total > session.pageSize) reading.steady = await sawAll(session, window, reading.ids);
    const missing = reading.total - reading.ids.size;
    if (reading.steady && missing <= 0) return;
    if (reading.steady && before !== null && sameIds(before, reading)) {
      const beyond = reading.total > session.maxOffset;
      yield gap(
        session,
        window,
        missing,
        beyond ? 'lie beyond what the portal pages through' : 'are counted but not listed',
      );
      return;
    }
    before = reading.steady ? reading : null;
  }
  const text = `the portal's list of ${windowText(window)} changed during each of ${REREADS + 1} readings`;
  throw new AppError('UNAVAILABLE', text, { retryable: true });
}

async function* readOnce(
  session: Session,
  window: PortalWindow,
  reading: Reading,
  handedOut: Set<string>,
): AsyncGenerator<SourceItem> {
  for (
    let number = 0;
    number === 0 || number * session.pageSize < Math.min(reading.total, session.maxOffset);
    number++
  ) {
    const page = await listPage(session, window, number, session.pageSize, true);
    if (number === 0) reading.total = page.total;
    if (page.total !== reading.total) {
      reading.steady = false;
      return;
    }
    for (const [index, item] of page.items.entries()) {
      const place = `${number}/${index}`;
      reading.ids.add(idOfEntry(item) ?? place);
      const version = versionOf(item, place);
      if (handedOut.has(version)) continue;
      handedOut.add(version);
      yield await itemOf(session, windowText(window), item);
    }
  }
}

/** Whether a list without content, in as few pages as can be, names nothing but what was seen: one may come as another goes. */
async function sawAll(session: Session, window: PortalWindow, seen: ReadonlySet<string>): Promise<boolean> {
  for (let number = 0, total = 1; number * MAX_PAGE_SIZE < Math.min(total, session.maxOffset); number++) {
    const page = await listPage(session, window, number, MAX_PAGE_SIZE, false);
    total = page.total;
    const reachable = page.items.slice(0, session.maxOffset - number * MAX_PAGE_SIZE);
    if (!reachable.map(idOfEntry).every((id) => id === null || seen.has(id))) return false;
  }
  return true;
}

function sameIds(a: Reading, b: Reading): boolean {
  return a.total === b.total && a.ids.size === b.ids.size && [...a.ids].every((id) => b.ids.has(id));
}

/** A publication is handed out again only in another version. */
function versionOf(item: unknown, place: string): string {
  const meta = field(item, 'meta');
  const id = idOfEntry(item);
  return id === null ? place : [id, field(meta, 'updateDate'), field(meta, 'publicationState')].map(String).join(' ');
}

/** A page that is too large with content comes without; its publications are then fetched one by one. */
async function listPage(
  session: Session,
  window: PortalWindow,
  page: number,
  size: number,
  content: boolean,
): Promise<ListPage> {
  const url = pageUrl(session.baseUrl, window, page, size, content);
  const answer = await session.get(url, parseListPage, session.maxPageBytes);
  if (answer.status === 'TOO_LARGE') {
    if (content) return listPage(session, window, page, size, false);
    throw new AppError('BUDGET', `the portal's list page is larger than ${answer.maxBytes} bytes: ${url.href}`);
  }
  if (answer.status === 'REFUSED') {
    throw new AppError('UNAVAILABLE', `the portal refuses ${url.href}: status ${answer.code}, ${answer.reason}`);
  }
  const { value } = answer;
  if ((value.page !== undefined && value.page !== page) || (value.size !== undefined && value.size !== size)) {
    const got = `page ${String(value.page)} of size ${String(value.size)}`;
    throw new AppError(
      'UNAVAILABLE',
      `the portal answered with ${got} instead of page ${page} of size ${size}: ${url.href}`,
    );
  }
  checkFilter(value.items, window);
  return value;
}

function gap(session: Session, window: PortalWindow, count: number, why: string): SourceItem {
  const origin = { file: session.baseUrl, entry: `publications: ${windowText(window)}` };
  const reason = `${count} publications of ${windowText(window)} ${why} and were not loaded`;
  return { ok: false, origin, code: 'UNREADABLE', reason, raw: '' };
}
