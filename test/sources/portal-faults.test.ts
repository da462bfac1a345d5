import { expect, it } from 'vitest';
import { AppError } from '../../src/core/index.js';
import { fetchPublications } from '../../ingest/sources/index.js';
import { inventedItem } from './invented.js';
import { ids, load, manualTime, march, portalWith } from './loading.js';

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
    const loaded = await load(portal, {}, { timeoutMs: fault.kind === 'HANG' ? 400 : 20_000 });
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
