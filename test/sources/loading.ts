import { onTestFinished } from 'vitest';
import { addDays } from '../../src/core/index.js';
import {
  fetchPublications,
  type PortalEvent,
  type PortalOptions,
  type PortalRequest,
} from '../../ingest/sources/index.js';
import { startPortal, type FakePortal } from '../fakes/portal.js';
import { inventedItem, type PortalItem } from './invented.js';

/** Closed as the test ends. */
export async function portalWith(items: PortalItem[]): Promise<FakePortal> {
  const portal = await startPortal(items);
  onTestFinished(() => portal.close());
  return portal;
}

/** `count` notices a day from 1 March 2026 on. */
export function march(days: number, count: number): PortalItem[] {
  return Array.from({ length: days * count }, (_, number) =>
    inventedItem({ number, date: addDays('2026-03-01', Math.floor(number / count)) }),
  );
}

/** A clock that only sleeping moves, so that waits are seen and cost nothing. */
export function manualTime() {
  const waits: number[] = [];
  let now = Date.parse('2026-06-01T00:00:00Z');
  const sleep = (ms: number) => {
    waits.push(ms);
    now += ms;
    return Promise.resolve();
  };
  return { waits, clock: { now: () => now }, sleep, random: () => 1 };
}

export async function load(
  portal: FakePortal,
  request: Partial<PortalRequest> = {},
  options: Partial<PortalOptions> = {},
) {
  const asked = { from: '2026-03-01', to: '2026-03-31', ...request };
  return gather(fetchPublications(asked, { baseUrl: portal.url, ...manualTime(), pageSize: 10, ...options }));
}

async function gather(events: AsyncIterable<PortalEvent>) {
  const result = {
    ids: [] as string[],
    records: [] as unknown[],
    bad: [] as string[],
    windows: [] as string[],
    total: -1,
  };
  for await (const event of events) {
    if (event.kind === 'TOTAL') result.total = event.publications;
    else if (event.kind === 'WINDOW') result.windows.push(`${event.from}/${event.to}:${event.publications}`);
    else if (event.item.ok) {
      result.ids.push(event.item.record.id);
      result.records.push(event.item.record);
    } else result.bad.push(`${event.item.code} ${event.item.reason}`);
  }
  return result;
}

export const ids = (items: PortalItem[]) => items.map((item) => item.meta.id).sort();
