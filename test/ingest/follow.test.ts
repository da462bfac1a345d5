import { expect, it } from 'vitest';
import type { Prepared } from '../../ingest/ledger/index.js';
import { Writer } from '../../ingest/jobs/writer.js';
import { inlineProjector } from '../../ingest/project/projector.js';
import { systemClock } from '../../src/core/index.js';
import { demoPrepared, memoryGraph, withLedger } from '../ledger/support.js';

it('the graph shows what was taken after it had looked for the last time, without another word', () =>
  withLedger(async (ledger) => {
    const inline = inlineProjector(ledger, memoryGraph());
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    let looked = (): void => undefined;
    const hasLooked = new Promise<void>((resolve) => (looked = resolve));
    // As on a thread of its own: it has looked, and its reply is on the way.
    const graph = {
      ...inline,
      apart: true,
      project: async () => {
        const position = await inline.project();
        looked();
        await held;
        return position;
      },
    };
    const shown: number[] = [];
    const writer = new Writer({
      ledger,
      graph,
      clock: systemClock,
      newId: () => 'none',
      portal: { baseUrl: 'http://127.0.0.1:1' },
      threads: 0,
      emit: (event) => void (event.kind === 'ADVANCED' && shown.push(event.ledgerPosition)),
    });
    const take = (prepared: readonly Prepared[]) => {
      const steps = prepared.map((one) => ({ kind: 'RECORD' as const, prepared: one }));
      writer.take('job', { steps, cursor: null, remaining: null, claims: [] }, false, () => undefined);
      expect(writer.showMeanwhile()).toBe(true);
    };
    const records = demoPrepared(17, 60);
    take(records.slice(0, 30));
    await hasLooked;
    take(records.slice(30));
    const end = ledger.revisions.position();
    expect((await inline.position()).ledger).toBeLessThan(end);
    answer();
    await writer.close();
    expect(await inline.position()).toEqual({ feed: ledger.progress().feed, ledger: end });
    expect(shown.at(-1)).toBe(end);
    await graph.close();
  }));
