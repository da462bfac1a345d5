/** The real server stopped, frozen, refusing the login, and gone in the middle: typed errors in time, nothing lost, nothing doubled. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openNeo4jReader, openNeo4jWriter, type Neo4jPlace } from '../../engines/graph/neo4j/index.js';
import type { GraphReader, GraphWriter } from '../../engines/graph/contract.js';
import { systemClock, type Call } from '../../src/core/index.js';
import { anyCall, applyAll, changesOf, smallWorld } from '../contracts/graph.js';
import { freeze, thaw } from '../support/freeze.js';
import { randomUnits } from '../support/random-units.js';
import { describeNeo4j, neo4jTurn, type Neo4jTurn } from '../support/servers.js';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 1_200_000 });

const units = [...randomUnits(smallWorld(31))];
const changes = changesOf(units);
const company = units.flatMap(({ unit }) => (unit.unit === 'firm' && unit.company.scope === 'public' ? [unit.company.uid] : []))[0]!; // prettier-ignore

/** Stands still until it is moved: the test decides when the circuit lets a call through again. */
function handClock() {
  let now = Date.now();
  return { now: () => now, advance: (milliseconds: number) => void (now += milliseconds) };
}
function within(milliseconds: number, now = Date.now()): Call {
  return { ...anyCall, deadlineMs: now + milliseconds };
}

describeNeo4j('neo4j, when it fails', () => {
  let server: Neo4jTurn;
  let place: Neo4jPlace;
  const opened: { close(): Promise<void> }[] = [];
  const open = <Opened extends GraphReader | GraphWriter>(engine: Opened): Opened => {
    opened.push(engine);
    return engine;
  };
  beforeAll(async () => {
    server = await neo4jTurn();
    const { uri, user, password } = server;
    place = { uri, user, password, database: null };
    const writer = open(openNeo4jWriter({ place }));
    await writer.clear();
    await applyAll(writer, changes);
  });
  afterAll(async () => {
    await Promise.all(opened.map((engine) => engine.close()));
    server.end();
  });

  it('refuses the login: says whom, what to check, and no password', async () => {
    const wrong = { ...place, password: 'not the password' };
    const reader = open(openNeo4jReader({ place: wrong, clock: systemClock }));
    const refusal = await reader.nodes([company], within(20_000)).then(() => null, (error: unknown) => error as Error); // prettier-ignore
    expect(refusal).toMatchObject({ code: 'UNAVAILABLE', retryable: false, details: { engine: 'Neo4j' } });
    expect(refusal?.message).toMatch(/refuses the login of neo4j.*NEO4J_PASSWORD/);
    expect(JSON.stringify([refusal, refusal?.message])).not.toContain(wrong.password);
    expect(await reader.health()).toMatchObject({ healthy: false, name: 'graph: neo4j' });
    const elsewhere = open(openNeo4jReader({ place: { ...place, database: 'nowhere' }, clock: systemClock }));
    await expect(elsewhere.nodes([company], within(20_000))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('frozen: a call ends at its deadline, then calls fail at once; thawed, one goes through and all do', async () => {
    const clock = handClock();
    const reader = open(openNeo4jReader({ place, clock }));
    expect((await reader.nodes([company], within(30_000, clock.now()))).length).toBe(1);
    await freeze(server.pid());
    try {
      for (let call = 1; call <= 3; call++) {
        const began = Date.now();
        await expect(reader.nodes([company], within(1_000, clock.now()))).rejects.toMatchObject({ code: 'DEADLINE', message: expect.stringContaining('Neo4j'), details: { engine: 'Neo4j' } }); // prettier-ignore
        expect(Date.now() - began).toBeLessThan(5_000);
      }
      // That the server does not even answer a reset is known a moment later.
      await vi.waitFor(async () => expect((await reader.health()).detail).toMatch(/fail at once/), { timeout: 20_000 });
      await expect(reader.nodes([company], within(60_000, clock.now()))).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true }); // prettier-ignore
    } finally {
      thaw(server.pid());
    }
    await vi.waitFor(async () => expect((await reader.health()).healthy).toBe(true), {
      timeout: 60_000,
      interval: 200,
    });
    expect((await reader.nodes([company], within(30_000, clock.now()))).length).toBe(1);
  });

  it('a caller who goes away is let go at once', async () => {
    const reader = open(openNeo4jReader({ place, clock: systemClock }));
    await reader.position();
    await freeze(server.pid());
    try {
      const controller = new AbortController();
      const asked = reader.nodes([company], { ...within(60_000), signal: controller.signal });
      controller.abort();
      await expect(asked).rejects.toMatchObject({ code: 'CANCELLED' });
    } finally {
      thaw(server.pid());
    }
  });

  it('restarted in the middle of an apply: the batch is there once', async () => {
    const writer = open(openNeo4jWriter({ place, retryMs: 120_000 }));
    await writer.clear();
    const applying = applyAll(writer, changes);
    await server.halt('SIGKILL');
    await server.start();
    await applying;
    const last = changes.at(-1)!.feedPosition;
    expect(await writer.position()).toEqual({ feed: last, ledger: last });
    await expectWhole();
  });

  it('killed in the middle of a cold load: calls say so in time, and at once after a few; back, the half-open call closes the circuit, the graph is empty, and the next load has everything once', async () => {
    const clock = handClock();
    const reader = open(openNeo4jReader({ place, clock }));
    const writer = open(openNeo4jWriter({ place, retryMs: 0 }));
    await writer.clear();
    expect(await reader.position()).toEqual({ feed: 0, ledger: 0 });
    const last = changes.at(-1)!.feedPosition;
    const to = () => ({ feed: last, ledger: last });
    async function* cut() {
      yield changes.slice(0, 40);
      await server.halt('SIGKILL');
      yield changes.slice(40);
    }
    await expect(writer.load(cut(), to)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    try {
      for (let call = 1; call <= 3; call++)
        await expect(reader.nodes([company], within(8_000, clock.now()))).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true, details: { engine: 'Neo4j' } }); // prettier-ignore
      const began = performance.now();
      await expect(reader.nodes([company], within(8_000, clock.now()))).rejects.toThrow(/asked again in/);
      expect(performance.now() - began).toBeLessThan(100);
    } finally {
      await server.start();
    }
    await expect(reader.nodes([company], within(8_000, clock.now()))).rejects.toThrow(/asked again in/);
    clock.advance(6_000);
    expect(await reader.nodes([company], within(120_000, clock.now()))).toEqual([]);
    expect(await reader.health()).toMatchObject({ healthy: true });
    expect((await reader.counts()).events).toBe(0);
    expect(await writer.position()).toEqual({ feed: 0, ledger: 0 });
    async function* whole() {
      yield changes;
    }
    await writer.load(whole(), to);
    await expectWhole();
  });

  /** Every unit's entity, once. */
  async function expectWhole() {
    const reader = open(openNeo4jReader({ place, clock: systemClock }));
    const events = units.filter(({ unit }) => unit.unit === 'event').length;
    const mandates = units.flatMap(({ unit }) => (unit.unit === 'firm' ? unit.mandates : [])).length;
    const people = units.flatMap(({ unit }) => (unit.unit === 'identity' ? unit.persons : [])).length;
    expect(await reader.counts()).toMatchObject({ events, mandates, people });
  }
});
