import { expect, it } from 'vitest';
import { addDays } from '../../src/core/index.js';
import type { PortalRequest } from '../../ingest/sources/index.js';
import { inventedItem } from './invented.js';
import { ids, load, march, portalWith } from './loading.js';
import { file, read, withFolders } from './reading.js';

withFolders();

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

it('gives an XML list without content, which the file reader tells entry by entry', async () => {
  const portal = await portalWith(march(1, 3));
  const list = await (await fetch(`${portal.url}/publications/xml?publicationStates=PUBLISHED`)).text();
  const found = await read(file('list.xml', list));
  expect(found.map((item) => item.ok || item.code)).toEqual(['NEEDS_CONTENT', 'NEEDS_CONTENT', 'NEEDS_CONTENT']);
});
