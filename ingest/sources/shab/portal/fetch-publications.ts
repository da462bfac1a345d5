import { setTimeout as delay } from 'node:timers/promises';
import { AppError, PUBLICATION_STATES, addDays, systemClock } from '../../../../src/core/index.js';
import type { Clock, IsoDate } from '../../../../src/core/index.js';
import { FILE_LIMITS, type SourceItem } from '../../files/item.js';
import { createHttp } from './http.js';
import { splitWindow, windowOf, type PortalRequest, type PortalWindow } from './request.js';
import { wholeWindows } from './whole.js';
import { countOf, MAX_PAGE_SIZE, readWindow, type Session } from './window.js';

/** Everything published up to that day, within the request, has been handed out. A job stores it and passes it as `resumeFrom`. */
export interface PortalCursor {
  completeTo: IsoDate;
}

export type PortalEvent =
  /** First: how many publications the request has, as the portal counts them now. */
  | { kind: 'TOTAL'; publications: number }
  | { kind: 'ITEM'; item: SourceItem }
  | { kind: 'WINDOW'; from: IsoDate; to: IsoDate; publications: number; cursor: PortalCursor; whole: WholeWindow[] };

/** Ranges of which everything ever published was handed out; none where something could not be read. No cantons: all. */
export interface WholeWindow {
  rubrics: string[];
  cantons: string[];
  from: IsoDate;
  to: IsoDate;
}

export interface PortalOptions {
  /** As configured (DOSSIER_PORTAL_URL). */
  baseUrl: string;
  signal?: AbortSignal;
  resumeFrom?: PortalCursor | null;
  clock?: Clock;
  fetch?: typeof fetch;
  sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  random?: () => number;
  /** Publications a request, at most 2000. Default 500, some 4 MB. */
  pageSize?: number;
  /** The portal refuses to page beyond this many publications. */
  maxOffset?: number;
  /** Between two requests. Default 500. */
  intervalMs?: number;
  timeoutMs?: number;
  retries?: number;
  /** A longer list page is asked for again without content. */
  maxPageBytes?: number;
  maxPublicationBytes?: number;
}

/**
 * The publications of a request, day by day from the first, straight from the portal. A publication that cannot be read is an item
 * `ok: false`; one may come twice (the same revision is one in the ledger). After each completed range of days comes a WINDOW with
 * the cursor to resume from. Throws BAD_INPUT for a request that cannot be meant, UNAVAILABLE (retryable) when the portal does not
 * answer or does not filter as asked, CANCELLED. Every rule about the portal is from its published clients.
 */
export async function* fetchPublications(request: PortalRequest, options: PortalOptions): AsyncGenerator<PortalEvent> {
  const asked = windowOf(request);
  const session = sessionOf(options);
  const from = options.resumeFrom ? addDays(options.resumeFrom.completeTo, 1) : asked.from;
  if (from > asked.to) return;
  const window = { ...asked, from: from > asked.from ? from : asked.from };
  const total = await countOf(session, window);
  yield { kind: 'TOTAL', publications: total };
  yield* readDays(session, window, total, options.clock ?? systemClock);
}

function sessionOf(options: PortalOptions): Session {
  const pageSize = options.pageSize ?? 500;
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > MAX_PAGE_SIZE) {
    throw new AppError('BAD_INPUT', `page size ${pageSize} is not between 1 and ${MAX_PAGE_SIZE}`);
  }
  const get = createHttp({
    clock: options.clock ?? systemClock,
    sleep: options.sleep ?? sleep,
    random: options.random ?? Math.random,
    fetch: options.fetch ?? fetch,
    signal: options.signal,
    intervalMs: options.intervalMs ?? 500,
    timeoutMs: options.timeoutMs ?? 60_000,
    retries: options.retries ?? 6,
  });
  const maxOffset = options.maxOffset ?? 10_000;
  return {
    baseUrl: options.baseUrl,
    pageSize,
    maxOffset,
    windowSize: Math.min(maxOffset, 4 * pageSize),
    maxPageBytes: options.maxPageBytes ?? 100_000_000,
    maxPublicationBytes: options.maxPublicationBytes ?? FILE_LIMITS.maxPublicationBytes,
    get,
  };
}

async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await delay(ms, undefined, signal ? { signal } : {});
  } catch (error) {
    if (!signal?.aborted) throw error; // the caller looks at the signal itself
  }
}

/** A range of days, halved until it is small (and the portal can page through it); each part ends with its marker. */
async function* readDays(
  session: Session,
  window: PortalWindow,
  total: number,
  clock: Clock,
): AsyncGenerator<PortalEvent> {
  const parts = total > session.windowSize && window.from < window.to ? splitWindow(window) : null;
  if (parts !== null) {
    for (const part of parts) yield* readDays(session, part, await countOf(session, part), clock);
    return;
  }
  const { from, to, cantons } = window;
  let whole = window.subRubrics.length === 0 && PUBLICATION_STATES.every((state) => window.states.includes(state));
  const now = new Date(clock.now());
  for await (const item of readWindow(session, window, total)) {
    whole &&= item.ok;
    yield { kind: 'ITEM', item };
  }
  const claimed = whole ? wholeWindows(window, now).map((part) => ({ ...part, cantons: [...cantons] })) : [];
  yield { kind: 'WINDOW', from, to, publications: total, cursor: { completeTo: to }, whole: claimed };
}
