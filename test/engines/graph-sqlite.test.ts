import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import { localViewer, systemClock, type Call } from '../../src/core/index.js';
import { randomChanges } from '../support/random-units.js';

const call: Call = { viewer: localViewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-graph-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('smoke', () => {
  it('applies and answers', async () => {
    const path = join(folder, 'graph.db');
    const writer = openGraphWriter({ path });
    const world = { seed: 1, firms: 30, people: 60, auditors: 3, eventsPerFirm: 4, textWords: 30, oddness: 0.2 };
    for (const changes of randomChanges(world)) {
      const last = changes.at(-1)!.feedPosition;
      await writer.apply(changes, { feed: last, ledger: last });
    }
    const reader = openGraphReader({ path, clock: systemClock, workers: 0 });
    const clocks = { asOf: '2020-01-01', knownOn: '2026-01-01' };
    const every = await reader.mandates({ at: 'HISTORY', clocks }, { first: 1000, after: null }, call);
    expect(every.rows.length).toBeGreaterThan(50);
    const one = every.rows[0]!;
    const nodes = await reader.nodes([one.companyUid, one.holderUid], call);
    expect(nodes.length).toBe(2);
    const events = await reader.events(
      { companyUids: [one.companyUid], knownOn: '2026-01-01' },
      'LEGAL_DATE_ASC',
      { first: 5, after: null },
      call,
    );
    expect(events.rows.length).toBeGreaterThan(0);
    const company = nodes[0]!.node;
    if (company.kind === 'COMPANY') {
      const found = await reader.search(
        {
          text: company.names[0]!.name,
          kinds: ['COMPANY', 'PERSON'],
          canton: null,
          legalForm: null,
          status: null,
          clocks,
          offset: 0,
          limit: 10,
        },
        call,
      );
      expect(found.hits[0]!.uid).toBe(company.uid);
      console.log(
        found,
        await reader.companyStates([{ uid: company.uid, clocks }], call),
        await reader.searchTexts(company.names[0]!.name, { knownOn: '2026-01-01' }, 5, call),
      );
    }
    await reader.close();
    await writer.close();
  });
});
