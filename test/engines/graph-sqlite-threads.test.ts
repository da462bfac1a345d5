/** Reads on threads: the same answers, callers let go at once, lookups not behind scans. Threads run what `npm run build` compiled. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphReader, GraphWriter } from '../../engines/graph/contract.js';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import { RELATION_KINDS, systemClock } from '../../src/core/index.js';
import { anyCall, applyAll, changesOf } from '../contracts/graph.js';
import { graphContent } from '../support/graph-content.js';
import { randomUnits } from '../support/random-units.js';

const world = { seed: 9, firms: 60, people: 120, auditors: 3, eventsPerFirm: 4, textWords: 12, oddness: 0.1 };
const units = [...randomUnits(world)];
const clocks = { asOf: '2020-01-01', knownOn: '2020-01-01' };
let folder: string;
let writer: GraphWriter;
let threaded: GraphReader;
let inline: GraphReader;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-graph-'));
  const path = join(folder, 'graph.db');
  writer = openGraphWriter({ path });
  await applyAll(writer, changesOf(units));
  threaded = openGraphReader({ path, clock: systemClock });
  inline = openGraphReader({ path, clock: systemClock, workers: 0 });
});
afterAll(async () => {
  await Promise.all([threaded.close(), inline.close(), writer.close()]);
  rmSync(folder, { recursive: true });
});

describe('threads', () => {
  it('answer what the caller’s own thread answers', async () => {
    const rows = units.map(({ unit }) => unit);
    expect(await graphContent(threaded, rows, anyCall)).toEqual(await graphContent(inline, rows, anyCall));
    const uids = units
      .filter(({ unit }) => unit.unit === 'firm')
      .slice(0, 50)
      .map(({ key }) => key.slice(5));
    const request = { uids, depth: 3, kinds: RELATION_KINDS, limit: 2_000, clocks };
    expect(await threaded.network(request, anyCall)).toEqual(await inline.network(request, anyCall));
    for (const metric of ['MANDATES', 'CONNECTIONS', 'EVENTS', 'CAPITAL', 'BANKRUPTCIES'] as const) {
      const top = {
        kind: 'COMPANY' as const,
        metric,
        canton: null,
        seat: null,
        legalForm: null,
        status: null,
        clocks,
        limit: 20,
      };
      expect(await threaded.topEntities(top, anyCall)).toEqual(await inline.topEntities(top, anyCall));
    }
  });

  it('let the caller go when it aborts, and serve the next', async () => {
    const controller = new AbortController();
    const call = { ...anyCall, signal: controller.signal };
    const counting = threaded.eventCounts('YEAR', { knownOn: '2090-01-01' }, call);
    controller.abort();
    await expect(counting).rejects.toMatchObject({ code: 'CANCELLED' });
    const counted = await threaded.eventCounts('YEAR', { knownOn: '2090-01-01' }, anyCall);
    expect(counted.total).toBeGreaterThan(100);
  });

  it('carry errors over as they are', async () => {
    const filter = { at: 'HISTORY' as const, clocks };
    await expect(threaded.mandates(filter, { first: 5, after: 'nonsense' }, anyCall)).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    const top = {
      kind: 'PERSON' as const,
      metric: 'CAPITAL' as const,
      canton: null,
      seat: null,
      legalForm: null,
      status: null,
      clocks,
      limit: 5,
    };
    await expect(threaded.topEntities(top, anyCall)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});
