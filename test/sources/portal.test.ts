import { afterEach, expect, it } from 'vitest';
import { addDays, AppError } from '../../src/core/index.js';
import {
  fetchPublications,
  type PortalEvent,
  type PortalOptions,
  type PortalRequest,
} from '../../ingest/sources/index.js';
import { startPortal, type FakePortal } from '../fakes/portal.js';
import { inventedItem, type PortalItem } from './invented.js';

const open: FakePortal[] = [];
afterEach(async () => {
  for (const portal of open.splice(0)) await portal.close();
});

async function portalWith(items: PortalItem[]): Promise<FakePortal> {
  const portal = await startPortal(items);
  open.push(portal);
  return portal;
}

/** `count` notices a day from 1 March 2026 on. */
function march(days: number, count: number): PortalItem[] {
  return Array.from({ length: days * count }, (_, number) =>
    inventedItem({ number, date: addDays('2026-03-01', Math.floor(number / count)) }),
  );
}

/** A clock that only sleeping moves, so that waits are seen and cost nothing. */
function manualTime() {
  const waits: number[] = [];
  let now = Date.parse('2026-06-01T00:00:00Z');
  const sleep = async (ms: number) => {
    waits.push(ms);
    now += ms;
  };
  return { waits, clock: { now: () => now }, sleep, random: () => 1 };
}

async function load(portal: FakePortal, request: Partial<PortalRequest> = {}, options: Partial<PortalOptions> = {}) {
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

const ids = (items: PortalItem[]) => items.map((item) => item.meta.id).sort();

it('loads a month in ranges of days, each publication once, and marks each range', async () => {
  const items = march(31, 7);
  const portal = await portalWith(items);
  const { ids: loaded, bad, windows, total } = await load(portal, { rubrics: ['HR'], cantons: ['ZH'] });
  expect(loaded.sort()).toEqual(ids(items));
  expect(bad).toEqual([]);
  expect(total).toBe(217);
  expect(windows[0]).toMatch(/^2026-03-01\//);
  expect(windows.at(-1)).toMatch(/\/2026-03-31:/);
  for (const [index, window] of windows.slice(1).entries()) {
    expect(window.slice(0, 10)).toBe(addDays(windows[index]!.slice(11, 21), 1));
  }
  for (const request of portal.requests) {
    expect(request).toContain('publicationStates=PUBLISHED%2CCANCELLED');
    expect(request).toContain('tenant=shab');
  }
});

it('never pages beyond the offset the portal refuses: a day that is too large is split by rubric, sub-rubric and canton', async () => {
  const items = Array.from({ length: 120 }, (_, number) =>
    inventedItem({
      number,
      rubric: number < 20 ? 'KK' : 'HR',
      subRubric: number < 20 ? 'KK01' : number < 40 ? 'HR01' : 'HR02',
      canton: ['ZH', 'GE', 'TI', 'VD'][number % 4]!,
    }),
  );
  const portal = await portalWith(items);
  portal.settings.maxOffset = 30;
  const loaded = await load(portal, {}, { maxOffset: 30 });
  expect(loaded.ids.sort()).toEqual(ids(items));
  expect(loaded.bad).toEqual([]);
  expect(loaded.windows.at(-1)).toMatch(/\/2026-03-31/);
});

it('says how many publications no split can reach', async () => {
  const portal = await portalWith(Array.from({ length: 50 }, (_, number) => inventedItem({ number })));
  portal.settings.maxOffset = 30;
  const loaded = await load(portal, { from: '2026-03-02', to: '2026-03-02' }, { maxOffset: 30 });
  expect(loaded.ids).toHaveLength(30);
  expect(loaded.bad).toEqual([expect.stringMatching(/20 publications of 2026-03-02, HR, HR02, ZH lie beyond/)]);
});

it('resumes after the last complete range and asks for nothing before it', async () => {
  const items = march(20, 5);
  const portal = await portalWith(items);
  const loaded = await load(portal, {}, { resumeFrom: { completeTo: '2026-03-12' } });
  expect(loaded.ids.sort()).toEqual(ids(items.slice(60)));
  for (const request of portal.requests) expect(request).toMatch(/publicationDate\.start=2026-03-(1[3-9]|2|3)/);
  expect((await load(portal, {}, { resumeFrom: { completeTo: '2026-03-31' } })).total).toBe(-1);
});

it('refuses what the portal would silently answer with nothing, naming it', async () => {
  const portal = await portalWith([]);
  const refused: [Partial<PortalRequest>, RegExp][] = [
    [{ rubrics: ['HX'] }, /rubric "HX" is unknown; there are HR, KK/],
    [{ cantons: ['XX'] }, /canton "XX" is unknown/],
    [{ subRubrics: ['HR2'] }, /sub-rubric "HR2" is unknown/],
    [{ from: '2026-02-30' }, /from "2026-02-30" is no date that exists/],
    [{ from: '2026-04-01' }, /from "2026-04-01" is after 2026-03-31/],
  ];
  for (const [request, message] of refused) {
    await expect(load(portal, request)).rejects.toThrow(message);
    await expect(load(portal, request)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  }
  expect(portal.requests).toEqual([]);
});

it.each(['rubrics', 'cantons', 'publicationDate.start', 'subRubrics'])(
  'notices that the portal ignores %s',
  async (name) => {
    const portal = await portalWith([
      inventedItem({ number: 1, rubric: 'KK', subRubric: 'KK01', canton: 'GE', date: '2019-01-01' }),
      inventedItem({ number: 2, subRubric: 'HR01' }),
    ]);
    portal.settings.ignored.add(name);
    if (name !== 'publicationDate.start')
      for (const item of portal.items) item.meta['publicationDate'] = '2026-03-02T00:00:00.000Z';
    if (name !== 'rubrics' && name !== 'subRubrics') for (const item of portal.items) item.meta['rubric'] = 'HR';
    const request = {
      rubrics: ['HR'],
      ...(name === 'cantons' && { cantons: ['ZH'] }),
      ...(name === 'subRubrics' && { subRubrics: ['HR01'], rubrics: [] }),
    };
    await expect(load(portal, request)).rejects.toThrow(
      /the portal does not filter as asked \(2026-03-01 to 2026-03-31/,
    );
  },
);

it('notices that the portal ignores paging', async () => {
  const portal = await portalWith(march(1, 25));
  portal.settings.ignored.add('pageRequest.size');
  await expect(load(portal)).rejects.toThrow(/answered with page 0 of size 100 instead of page 0 of size 1/);
});

it('passes on that the portal demands publication states', async () => {
  const portal = await portalWith([]);
  portal.settings.ignored.add('publicationStates');
  await expect(load(portal)).rejects.toThrow(/status 401, "publicationStates is missing"/);
});

it.each([
  [{ kind: 'STATUS', status: 500 }],
  [{ kind: 'STATUS', status: 503 }],
  [{ kind: 'CUT' }],
  [{ kind: 'HALF_JSON' }],
  [{ kind: 'HTML' }],
  [{ kind: 'HANG' }],
] as const)('tries again after %o, at any request', async (fault) => {
  const items = march(3, 9);
  for (const at of [0, 1, 2, 3]) {
    const portal = await portalWith(items);
    portal.faults.push(...Array.from({ length: at }, () => null), fault);
    const loaded = await load(portal, {}, { timeoutMs: fault.kind === 'HANG' ? 150 : 20_000 });
    expect(loaded.ids.sort()).toEqual(ids(items));
    expect(loaded.bad).toEqual([]);
    expect(portal.faults).toEqual([]);
  }
});

it('waits longer from try to try, as long as Retry-After asks, and paces its requests', async () => {
  const portal = await portalWith(march(1, 1));
  const time = manualTime();
  portal.faults.push({ kind: 'STATUS', status: 429, retryAfter: '7' });
  portal.faults.push({ kind: 'STATUS', status: 500 }, { kind: 'STATUS', status: 500 });
  portal.faults.push({ kind: 'STATUS', status: 503, retryAfter: 'Mon, 01 Jun 2026 00:01:00 GMT' });
  await load(portal, {}, { ...time, intervalMs: 500 });
  expect(time.waits).toEqual([7000, 2000, 4000, 47000, 500]);
});

it('gives up with the reason and the address, to be resumed', async () => {
  const portal = await portalWith(march(1, 1));
  for (let count = 0; count < 3; count++) portal.faults.push({ kind: 'STATUS', status: 502 });
  const failure = load(portal, {}, { retries: 2 });
  await expect(failure).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
  await expect(failure).rejects.toThrow(/127\.0\.0\.1:\d+ does not answer: status 502 \(3 tries, http/);
});

it('reads a window again when the index moves under it', async () => {
  const items = march(1, 35);
  const portal = await portalWith([...items]);
  const late = inventedItem({ number: 900, date: '2026-03-01' });
  let moved = false;
  portal.settings.afterPage = (page) => {
    if (page === 1 && !moved) {
      moved = true;
      portal.items.unshift(late);
    }
  };
  const loaded = await load(portal);
  expect(loaded.ids.sort()).toEqual(ids([...items, late]));
  expect(loaded.bad).toEqual([]);
});

it('reads a window again when one notice went and another came: the total is the same, one would be missed', async () => {
  const items = march(1, 35);
  const portal = await portalWith([...items]);
  let moved = false;
  portal.settings.afterPage = (page) => {
    if (page !== 1 || moved) return;
    moved = true;
    portal.items.shift();
    portal.items.push(inventedItem({ number: 901, date: '2026-03-01' }));
  };
  const loaded = await load(portal);
  expect(new Set(loaded.ids)).toEqual(new Set([...ids(items), inventedItem({ number: 901 }).meta.id]));
  expect(loaded.bad).toEqual([]);
});

it('hands out a notice again that changed while the window was read', async () => {
  const portal = await portalWith(march(1, 15));
  let moved = false;
  portal.settings.afterPage = () => {
    if (moved) return;
    moved = true;
    const [first] = portal.items;
    portal.items[0] = {
      ...first!,
      meta: { ...first!.meta, publicationState: 'CANCELLED', updateDate: '2026-03-05T00:00:00.000Z' },
    };
    portal.items.push(inventedItem({ number: 902, date: '2026-03-01' }));
  };
  const loaded = await load(portal);
  expect(loaded.ids.filter((id) => id.endsWith('000000000000'))).toHaveLength(2);
  expect(loaded.records).toContainEqual(
    expect.objectContaining({ state: 'CANCELLED', updateDate: '2026-03-05T00:00:00.000Z' }),
  );
});

it('gives up on an index that never rests', async () => {
  const portal = await portalWith(march(1, 15));
  let number = 1000;
  portal.settings.afterPage = () => portal.items.push(inventedItem({ number: number++, date: '2026-03-01' }));
  await expect(load(portal)).rejects.toThrow(/changed during each of 6 readings/);
});

it('takes what the list gives no content for from its own XML, dated as the list says', async () => {
  const items = march(2, 3);
  const plain = await load(await portalWith(items));
  const portal = await portalWith(items);
  for (const item of items) portal.settings.withoutContent.add(item.meta.id);
  const loaded = await load(portal);
  expect(loaded.bad).toEqual([]);
  expect(loaded.records).toEqual(plain.records);
});

it('keeps that a notice was cancelled even if its content is gone, but never an empty published one', async () => {
  const cancelled = inventedItem({ number: 1, state: 'CANCELLED' });
  const published = inventedItem({ number: 2 });
  const portal = await portalWith([cancelled, published]);
  for (const { meta } of portal.items) {
    portal.settings.withoutContent.add(meta.id);
    portal.settings.withoutXml.add(meta.id);
  }
  const loaded = await load(portal);
  expect(loaded.records).toEqual([expect.objectContaining({ id: cancelled.meta.id, state: 'CANCELLED', content: {} })]);
  expect(loaded.bad).toEqual([expect.stringMatching(/^NEEDS_CONTENT .*XML is refused: status 404/)]);
});

it('passes over a bad publication and goes on', async () => {
  const items = march(1, 4);
  items[1]!.meta['language'] = 'rm';
  items[2]!.content!['journalDate'] = '2026-02-30T00:00:00.000Z';
  const loaded = await load(await portalWith(items));
  expect(loaded.ids).toHaveLength(2);
  expect(loaded.bad).toEqual([
    expect.stringMatching(/meta.language "rm"/),
    expect.stringMatching(/content.journalDate "2026-02-30"/),
  ]);
});

it('fetches a page that is too large one by one, and passes over a publication that is too large itself', async () => {
  const items = march(1, 5);
  items[3] = inventedItem({ number: 3, date: '2026-03-01', text: 'x'.repeat(60_000) });
  const loaded = await load(await portalWith(items), {}, { maxPageBytes: 20_000, maxPublicationBytes: 40_000 });
  expect(loaded.ids).toHaveLength(4);
  expect(loaded.bad).toEqual([expect.stringMatching(/^TOO_LARGE .* is larger than 40000 bytes/)]);
});

it('stops when it is cancelled', async () => {
  const portal = await portalWith(march(3, 20));
  const controller = new AbortController();
  const events = fetchPublications(
    { from: '2026-03-01', to: '2026-03-31' },
    { baseUrl: portal.url, ...manualTime(), signal: controller.signal, pageSize: 5 },
  );
  const failure = (async () => {
    for await (const event of events) if (event.kind === 'WINDOW') controller.abort();
  })();
  await expect(failure).rejects.toSatisfy((error) => error instanceof AppError && error.code === 'CANCELLED');
});
