import { describe, expect, it } from 'vitest';
import type { GraphWriter } from '../../engines/graph/contract.js';
import { canonicalHash } from '../../ingest/export/index.js';
import type { Ledger } from '../../ingest/ledger/index.js';
import { appendOnly } from '../../ingest/project/batch/batch.js';
import { needsCold } from '../../ingest/project/cold/cold.js';
import { deriveAndLoad } from '../../ingest/project/cold/derive-and-load.js';
import { inlineLanes } from '../../ingest/project/cold/lanes.js';
import { project } from '../../ingest/project/projection.js';
import { coldHash, demoPrepared, memoryGraph, withLedger } from './support.js';

const records = demoPrepared(11, 400);

function appendAll(ledger: Ledger): void {
  ledger.transaction(() => appendOnly(ledger, records, ledger.meta.parserId('test')));
}

async function projected(ledger: Ledger): Promise<Map<string, string>> {
  const graph = memoryGraph();
  await project(ledger, graph, { coldFrom: Infinity });
  return graph.state.units;
}

describe('an engine loaded while everything is derived', () => {
  it('holds what projecting would give it, and nothing is left to project', () =>
    withLedger(async (ledger) => {
      appendAll(ledger);
      const graph = memoryGraph();
      await deriveAndLoad(ledger, graph, { lanes: inlineLanes(ledger) });
      expect(graph.state.position).toEqual({ feed: ledger.progress().feed, ledger: records.length });
      expect(graph.state.units.size).toBeGreaterThan(records.length);
      expect(graph.state.units).toEqual(await projected(ledger));
      expect(await canonicalHash(ledger)).toBe(await coldHash(records));
      await project(ledger, graph);
      expect(graph.state.applied).toBe(0);
    }));

  it('is empty where deriving was cut short at any write, and whole after the next time', () =>
    withLedger(async (ledger) => {
      appendAll(ledger);
      const steps = ['wipe', 'groups', 'events', 'firms', 'blocks', 'identities', 'holders', 'finish'];
      for (const step of steps) {
        const graph = memoryGraph();
        const fault = (name: string) => {
          if (name === step) throw new Error(`cut short at ${step}`);
        };
        const cut = deriveAndLoad(ledger, graph, { lanes: inlineLanes(ledger), fault });
        await expect(cut).rejects.toThrow(`cut short at ${step}`);
        expect(needsCold(ledger)).toBe(true);
        expect(graph.state.units.size).toBe(0);
        expect(graph.state.position.feed).toBe(0);
      }
      const graph = memoryGraph();
      await deriveAndLoad(ledger, graph, { lanes: inlineLanes(ledger) });
      expect(graph.state.units).toEqual(await projected(ledger));
      expect(await canonicalHash(ledger)).toBe(await coldHash(records));
    }));

  it('fails alone: what was derived is stored, and projected later', () =>
    withLedger(async (ledger) => {
      appendAll(ledger);
      const graph = memoryGraph();
      const full: GraphWriter = {
        ...graph,
        async load(changes) {
          for await (const _some of changes) throw new Error('the disk is full');
        },
      };
      await expect(deriveAndLoad(ledger, full, { lanes: inlineLanes(ledger) })).rejects.toThrow('the disk is full');
      expect(needsCold(ledger)).toBe(false);
      expect(await canonicalHash(ledger)).toBe(await coldHash(records));
      await project(ledger, graph, { coldFrom: 1 });
      expect(graph.state.units).toEqual(await projected(ledger));
    }));
});
