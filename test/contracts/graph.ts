/** What every graph engine must do. An engine's own test calls this with a way to open a fresh one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GraphReader, GraphWriter } from '../../engines/graph/contract.js';
import {
  localViewer,
  RELATION_KINDS,
  type Call,
  type Clocks,
  type Unit,
  type UnitChange,
} from '../../src/core/index.js';
import { everyMandate, graphContent, searchNames } from '../support/graph-content.js';
import { firmNamed, identityOf, seatFor } from '../support/small-units.js';
import { randomUnits, type RandomWorld } from '../support/random-units.js';
import { graphHubsContract } from './graph-hubs.js';
import { comparesWithReference } from './graph-reference.js';
import { graphScreenContract } from './graph-screen.js';
import { graphSearchContract } from './graph-search.js';

export interface OpenGraph {
  writer: GraphWriter;
  /** Opens a reader over what the writer wrote; closed with the graph. */
  reader(): GraphReader;
  close(): Promise<void>;
}

/** Opens a fresh, empty graph. */
export type OpensGraph = () => OpenGraph | Promise<OpenGraph>;

export const anyCall: Call = {
  viewer: localViewer,
  deadlineMs: Number.MAX_SAFE_INTEGER,
  signal: new AbortController().signal,
};
const LATE: Clocks = { asOf: '2090-01-01', knownOn: '2090-01-01' };
export const smallWorld = (seed: number): RandomWorld => ({
  seed, firms: 12, people: 25, auditors: 3, eventsPerFirm: 3, textWords: 12, oddness: 0.2,
}); // prettier-ignore

export async function withGraph<Value>(open: OpensGraph, use: (graph: OpenGraph) => Promise<Value>): Promise<Value> {
  const graph = await open();
  try {
    return await use(graph);
  } finally {
    await graph.close();
  }
}

export function changesOf(units: Iterable<{ key: string; unit: Unit | null }>, from = 0): UnitChange[] {
  return [...units].map(({ key, unit }, index) => ({ feedPosition: from + index + 1, key, version: 1, rows: unit }));
}

export async function applyAll(writer: GraphWriter, changes: readonly UnitChange[]): Promise<void> {
  const last = changes.at(-1)?.feedPosition ?? 0;
  await writer.apply(changes, { feed: last, ledger: last });
}

const seeds = fc.integer({ min: 1, max: 1_000_000 });

/** `worlds`: how many random ones each law is tried on; fewer where a server answers slowly. */
export function graphContract(name: string, open: OpensGraph, worlds = 12): void {
  describe(`${name}: graph contract`, () => {
    writesContract(open, Math.ceil(worlds / 3));
    readsContract(open);
    comparesWithReference(open, worlds);
    graphHubsContract(open);
    graphSearchContract(open);
    graphScreenContract(open);
  });
}

function writesContract(open: OpensGraph, worlds: number): void {
  const contentOf = (changes: UnitChange[][], units: Unit[], load = false) =>
    withGraph(open, async ({ writer, reader }) => {
      if (load) await writer.load(batches(changes), () => position(changes.flat()));
      else for (const batch of changes) await applyAll(writer, batch);
      return graphContent(reader(), units, anyCall);
    });

  it('has the same content however the feed is cut, and loaded cold, though units of a kind come twice', async () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 });
    const kinds = fc.constantFrom('event', 'firm', 'identity', 'holder');
    const law = fc.asyncProperty(seeds, cuts, kinds, async (seed, sizes, kind) => {
      const units = [...randomUnits(smallWorld(seed))];
      const changes = changesOf(units);
      const rows = units.map(({ unit }) => unit);
      const whole = await contentOf([changes], rows);
      expect(await contentOf(cut(changes, sizes), rows)).toEqual(whole);
      expect(await contentOf(cut(changes, sizes), rows, true)).toEqual(whole);
      const twice = changesOf([...units, ...units.filter(({ unit }) => unit.unit === kind)]);
      expect(await contentOf([twice], rows, true)).toEqual(whole);
    });
    const examples = (['event', 'firm'] as const).map((kind): [number, number[], typeof kind] => [1, [3], kind]);
    await fc.assert(law, { numRuns: worlds + 2, examples });
  });

  it('replaces a unit whole and leaves nothing of the old one, applied or loaded', async () => {
    const law = fc.asyncProperty(seeds, seeds, async (one, two) => {
      const before = [...randomUnits(smallWorld(one))];
      const after = [...randomUnits(smallWorld(two))];
      const kept = new Set(after.map(({ key }) => key));
      const gone = before.filter(({ key }) => !kept.has(key)).map(({ key }) => ({ key, unit: null }));
      const both = [...before, ...after].map(({ unit }) => unit);
      const fresh = await contentOf([changesOf(after)], both);
      const feed = changesOf([...before, ...gone, ...after]);
      expect(await contentOf([feed], both)).toEqual(fresh);
      expect(await contentOf([feed], both, true)).toEqual(fresh);
    });
    await fc.assert(law, { numRuns: worlds });
  });

  it('skips what it has: the same feed again changes nothing', () =>
    withGraph(open, async ({ writer, reader }) => {
      const units = [...randomUnits(smallWorld(7))];
      const changes = changesOf(units);
      await applyAll(writer, changes);
      const reading = reader();
      const before = await graphContent(
        reading,
        units.map(({ unit }) => unit),
        anyCall,
      );
      await applyAll(
        writer,
        changes.map((change) => ({ ...change, rows: null })),
      );
      expect(
        await graphContent(
          reading,
          units.map(({ unit }) => unit),
          anyCall,
        ),
      ).toEqual(before);
      expect(await writer.position()).toEqual(await reading.position());
      await writer.clear();
      expect(await reading.counts()).toEqual({ companies: 0, people: 0, events: 0, mandates: 0 });
      expect(await writer.position()).toEqual({ feed: 0, ledger: 0 });
    }));

  it('refuses a cold load into a graph that is not empty', () =>
    withGraph(open, async ({ writer }) => {
      await applyAll(writer, changesOf(randomUnits(smallWorld(3))));
      await expect(writer.load(batches([]), () => ({ feed: 0, ledger: 0 }))).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    }));

  it('is empty again where a cold load breaks off', () =>
    withGraph(open, async ({ writer, reader }) => {
      const changes = changesOf(randomUnits(smallWorld(4)));
      const broken = async function* () {
        yield changes;
        throw new Error('the source went away');
      };
      await expect(writer.load(broken(), () => position(changes))).rejects.toThrow();
      expect(await reader().counts()).toMatchObject({ companies: 0, events: 0 });
      await applyAll(writer, changes);
      expect((await reader().counts()).events).toBeGreaterThan(0);
    }));
}

function readsContract(open: OpensGraph): void {
  it('keeps cursors while rows come in before and after them', () =>
    withGraph(open, async ({ writer, reader }) => {
      const units = [...randomUnits(smallWorld(11))];
      const firms = units.filter(({ unit }) => unit.unit === 'firm');
      const late = new Set(firms.slice(6).map(({ key }) => key));
      const first = changesOf(units.filter(({ key }) => !late.has(key)));
      await applyAll(writer, first);
      const reading = reader();
      const page = await reading.mandates({ at: 'HISTORY', clocks: LATE }, { first: 5, after: null }, anyCall);
      const before = await everyMandate(reading, anyCall);
      await applyAll(
        writer,
        changesOf(
          units.filter(({ key }) => late.has(key)),
          first.length,
        ),
      );
      const rest = await reading.mandates(
        { at: 'HISTORY', clocks: LATE },
        { first: 200, after: page.keys[2]! },
        anyCall,
      );
      const uids = new Set(rest.rows.map(({ uid }) => uid));
      for (const { uid } of before.slice(0, 3)) expect(uids).not.toContain(uid);
      for (const { uid } of before.slice(3)) expect(uids).toContain(uid);
    }));

  it('stops where the caller has gone or its deadline passed', () =>
    withGraph(open, async ({ writer, reader }) => {
      await applyAll(writer, changesOf(randomUnits(smallWorld(5))));
      const reading = reader();
      const gone = { ...anyCall, signal: AbortSignal.abort() };
      const late = { ...anyCall, deadlineMs: 1 };
      for (const [call, code] of [
        [gone, 'CANCELLED'],
        [late, 'DEADLINE'],
      ] as const) {
        await expect(reading.nodes(['x'], call)).rejects.toMatchObject({ code });
        await expect(searchNames(reading, 'muster', call)).rejects.toMatchObject({ code });
        await expect(reading.eventCounts('YEAR', { knownOn: LATE.knownOn }, call)).rejects.toMatchObject({ code });
      }
    }));

  it('shows rows of a tenant to that tenant only', () =>
    withGraph(open, async ({ writer, reader }) => {
      const units = [...randomUnits({ ...smallWorld(21), oddness: 0.9 })];
      await applyAll(writer, changesOf(units));
      const hidden = units.flatMap(({ unit }) => {
        if (unit.unit === 'event') return unit.event.scope === 'public' ? [] : [unit.event.uid];
        return unit.unit === 'firm' && unit.company.scope !== 'public' ? [unit.company.uid] : [];
      });
      expect(hidden.length).toBeGreaterThan(0);
      const tenant = { ...anyCall, viewer: { ...localViewer, tenantId: 'tenant-b' } };
      expect(await reader().nodes(hidden, anyCall)).toEqual([]);
      expect((await reader().nodes(hidden, tenant)).length).toBe(hidden.length);
      expect(await reader().visible(hidden, anyCall)).toEqual([]);
      expect(await reader().visible(hidden, tenant)).toEqual(hidden);
    }));

  it('shows suppressed people nowhere, also after they were clustered anew', () =>
    withGraph(open, async ({ writer, reader }) => {
      const firm = firmNamed('f1', 'Hellmatt AG');
      seatFor(firm.unit, 'pe_p1_1');
      await applyAll(writer, changesOf([firm, identityOf('p1', 'Hellmann', 'Rosa', 2)]));
      await suppressing(writer, ['pe_p1_0']);
      const reading = reader();
      const network = { uids: ['co_f1'], depth: 2, kinds: RELATION_KINDS, limit: 10, clocks: LATE };
      const shown = async () => ({
        node: (await reading.nodes(['pe_p1_0', 'pe_p1_1'], anyCall)).length,
        visible: (await reading.visible(['pe_p1_0', 'co_f1', 'pe_p1_1'], anyCall)).length - 1,
        found: (await searchNames(reading, 'Hellmann Rosa', anyCall)).length,
        mandates: (await everyMandate(reading, anyCall)).length,
        neighbours: (await reading.network(network, anyCall)).nodes.length - 1,
        mentions: (await reading.mentions('pe_p1_0', anyCall)).length,
      });
      const nothing = { node: 0, visible: 0, found: 0, mandates: 0, neighbours: 0, mentions: 0 };
      expect(await shown()).toEqual(nothing);
      const again = { ...identityOf('p1', 'Hellmann', 'Rosa', 2), key: 'identity:other' };
      await applyAll(writer, changesOf([{ key: 'identity:pe_p1_0', unit: null }, again], 10));
      expect(await shown()).toEqual(nothing);
      await suppressing(writer, []);
      expect(await shown()).toEqual({ node: 2, visible: 2, found: 1, mandates: 1, neighbours: 1, mentions: 2 });
    }));

  it('does not know unknown uids, and refuses cursors and sizes that are none', () =>
    withGraph(open, async ({ writer, reader }) => {
      await applyAll(writer, changesOf(randomUnits(smallWorld(5))));
      const reading = reader();
      const nobody = ['', 'co_nobody', 'pe_nobody_1', 'ev_x', 'hu_x', "'; DROP TABLE unit"];
      expect(await reading.nodes(nobody, anyCall)).toEqual([]);
      expect(await reading.visible(nobody, anyCall)).toEqual([]);
      const bad = { first: 5, after: 'nonsense' };
      await expect(reading.mandates({ at: 'HISTORY', clocks: LATE }, bad, anyCall)).rejects.toMatchObject({
        code: 'BAD_INPUT',
      });
      await expect(reading.events({ knownOn: '2020-01-01' }, 'LEGAL_DATE_ASC', bad, anyCall)).rejects.toMatchObject({
        code: 'BAD_INPUT',
      });
      const many = Array.from({ length: 201 }, (_, index) => `co_${index}`);
      await expect(reading.nodes(many, anyCall)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    }));
}

async function suppressing(writer: GraphWriter, mentionIds: string[]): Promise<void> {
  if (writer.suppress === undefined) throw new Error('this engine cannot suppress people');
  await writer.suppress(mentionIds);
}

async function* batches(changes: UnitChange[][]): AsyncIterable<UnitChange[]> {
  yield* changes;
}
function position(changes: readonly UnitChange[]) {
  const last = changes.at(-1)?.feedPosition ?? 0;
  return { feed: last, ledger: last };
}
function cut(changes: readonly UnitChange[], sizes: readonly number[]): UnitChange[][] {
  const parts: UnitChange[][] = [];
  for (let at = 0, nth = 0; at < changes.length; nth++) {
    const size = sizes[nth % sizes.length] ?? 1;
    parts.push(changes.slice(at, at + size));
    at += size;
  }
  return parts;
}
