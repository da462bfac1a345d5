/** execute_custom_cypher over a register that lies in Neo4j: offered to whom it is for, and harmless whatever is asked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphReader, GraphWriter } from '../../engines/graph/contract.js';
import { createAgent } from '../../src/agent/index.js';
import { createLlmReasoner } from '../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import { localViewer, type Call, type Clocks } from '../../src/core/index.js';
import { openRunStore } from '../../src/store/index.js';
import { describeTools, toolNamed, toolsFor, type ToolContext, type ToolResult } from '../../src/tools/index.js';
import { callNow, request } from '../agent/world.js';
import { kindOf, tellAll } from '../fakes/model/brain.js';
import { startModelServer } from '../fakes/model/server.js';
import { modelsAt } from '../llm/support.js';
import { HARMLESS_CYPHER, HOSTILE_CYPHER } from '../support/cypher-statements.js';
import { testClock } from '../support/server.js';
import { describeShared, sharedPath } from '../support/shared.js';

export interface StatementWorld {
  /** Opened to run statements, and not. */
  open: GraphReader;
  closed: GraphReader;
  /** What the agent works with beside its graph, over the same register. */
  beside: Pick<ToolContext, 'archive' | 'vectors' | 'web'>;
  embedded: GraphReader;
  writer(): GraphWriter;
  folder: string;
}

const NAME = 'execute_custom_cypher';
/** As the clock of these tests says. */
const TODAY: Clocks = { asOf: '2026-11-20', knownOn: '2026-11-20' };
const READER: Call = { ...callNow(), viewer: { ...localViewer, scopes: new Set(['read', 'run'] as const) } };
const EVERY_PARAMETER = { uid: 'x', uids: 'x', a: 'x', b: 'x', otherwise: 'none', rubric: 'HR', from: '2024-01-01', part: 'AG', q: 'x', d: '2024-01-01', v: 1 }; // prettier-ignore

export function statementToolContract(worldOf: () => StatementWorld): void {
  const tool = toolNamed(NAME)!;
  let world: StatementWorld;
  beforeAll(() => void (world = worldOf()));

  const ask = (statement: string, more: object = {}, clocks = TODAY): Promise<ToolResult> => {
    const { open: graph, beside } = world;
    const context = { graph, ...beside, call: { ...callNow(), deadlineMs: testClock.now() + 20_000 }, clocks, now: () => testClock.now() }; // prettier-ignore
    return tool.run(tool.input.parse({ statement, ...more }), context);
  };
  const offeredBy = (graph: GraphReader, call: Call) =>
    toolsFor('all_tools', { graph, call }).some(({ name }) => name === NAME);

  it('is there where the engine runs statements and the viewer may ask for them, and nowhere else', () => {
    expect(offeredBy(world.open, callNow())).toBe(true);
    expect(offeredBy(world.open, READER)).toBe(false);
    for (const graph of [world.closed, world.embedded]) {
      expect(offeredBy(graph, callNow())).toBe(false);
      expect(describeTools(graph).map(({ name }) => name)).not.toContain(NAME);
    }
    expect(describeTools(world.open).map(({ name }) => name)).toContain(NAME);
    expect(toolsFor('all_tools').map(({ name }) => name)).not.toContain(NAME);
  });

  it('is refused for an earlier day: a statement knows none', async () => {
    for (const clock of ['asOf', 'knownOn'])
      await expect(ask('MATCH (c:Company) RETURN c.uid LIMIT 1', {}, { ...TODAY, [clock]: '2020-01-01' })).rejects.toMatchObject({ code: 'UNSUPPORTED' }); // prettier-ignore
  });

  it('proves whom its rows name by their notices, and itself by what it asked', async () => {
    const text = 'MATCH (c:Company) WHERE c.status = $status RETURN c.uid AS uid, 7 AS seven, "a fraud" AS said ORDER BY c.uid'; // prettier-ignore
    const { rows, evidence, labels, complete, total } = await ask(text, { parameters: { status: 'ACTIVE' }, limit: 5 });
    if (rows.type !== 'STATEMENT') throw new Error(rows.type);
    expect(rows).toMatchObject({ columns: ['uid', 'seven', 'said'], statement: text });
    expect([rows.cells.length, complete, total]).toEqual([5, false, null]);
    const uids = rows.cells.map(([uid]) => uid!);
    expect(Object.keys(labels).sort()).toEqual([...uids].sort());
    // A text that the statement brought with it is nobody's to be told.
    expect(rows.told).toEqual(uids.map((uid) => [uid, 7]));
    const whole = evidence.find((item) => item.evidence.type === 'AGGREGATE');
    expect(whole?.evidence).toMatchObject({ query: rows.query, complete: false, total: 5, uids });
    for (const uid of uids) {
      const proved = evidence.filter(({ evidence: one, carries }) => one.type === 'FACT' && carries.some((claim) => claim.subjectUid === uid && claim.attribute === 'name')); // prettier-ignore
      expect(proved.length, uid).toBeGreaterThan(0);
    }
    expect((await ask('MATCH (c:Company {uid: "nobody"}) RETURN c.uid')).evidence[0]?.evidence.type).toBe('ABSENCE');
  });

  it('runs what reads and refuses the rest, and the graph stays as it is', async () => {
    const before = await world.open.counts();
    for (const text of HARMLESS_CYPHER)
      await expect(ask(text, { parameters: EVERY_PARAMETER }), text).resolves.toBeDefined();
    for (const [rule, text] of HOSTILE_CYPHER.filter(([, hostile]) => hostile !== ''))
      await expect(ask(text), text).rejects.toMatchObject({ code: 'BAD_INPUT', details: { rule } });
    expect(await world.open.counts()).toEqual(before);
  });

  describeShared('statements of others, through the tool', () => {
    it('refuses each hostile one by a rule, and no harmless one', async () => {
      const cases = readFileSync(sharedPath('data', 'security', 'cypher_cases.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as { id: string; cypher: string; expect: 'reject' | 'allow' }); // prettier-ignore
      const before = await world.open.counts();
      for (const { id, cypher, expect: expected } of cases) {
        const rule = await ask(cypher, { parameters: EVERY_PARAMETER }).then(
          () => null,
          (error: { code?: string; details?: { rule?: string } }) => {
            expect(error.code, `${id}: ${String(error)}`).toBe('BAD_INPUT');
            return error.details?.rule ?? null; // without a rule: an index or property that this database has not
          },
        );
        expect(rule === null ? 'allow' : 'reject', `${id}: ${cypher}`).toBe(expected);
      }
      expect(await world.open.counts()).toEqual(before);
    });
  });

  it('lets the server judge too: pairs that nothing joins, however they are dressed', async () => {
    const text = 'MATCH (a:Company WHERE a.name <> $x), (b:Person WHERE b.name <> $x), (e:Event WHERE e.number <> $x) RETURN count(*)'; // prettier-ignore
    await expect(ask(text, { parameters: { x: '' } })).rejects.toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('pairs') as string }); // prettier-ignore
  });

  describe('in a run', () => {
    const closers: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const close of closers.reverse()) await close();
    });

    it('a model’s statement is told as its own, never with words that it brought', async () => {
      const statement = 'MATCH (c:Company) RETURN c.uid AS uid, "ein Betrugsfall" AS lie ORDER BY uid';
      const server = await startModelServer({
        always: (asked) => {
          const results = asked.messages.filter(({ role }) => role === 'tool').length;
          if (kindOf(asked) === 'step') return results === 0 ? { calls: [{ name: NAME, arguments: { statement, limit: 3 } }] } : { text: 'enough' }; // prettier-ignore
          return tellAll(asked);
        },
      });
      const store = await openRunStore({ path: join(world.folder, 'statement-runs.db'), clock: testClock, newId: () => crypto.randomUUID() }); // prettier-ignore
      const models = modelsAt(server.url, {}, { clock: testClock });
      const reasoner = createLlmReasoner({ models, patienceMs: 30_000, rules: createRulesReasoner() });
      const errors: unknown[] = [];
      const agent = createAgent({ store, graph: world.open, ...world.beside, reasoner, clock: testClock, holder: 'test', parserVersion: 'test', onError: (error) => errors.push(error) }); // prettier-ignore
      closers.push(() => server.close(), () => store.close(), () => agent.drain(1_000)); // prettier-ignore
      const asked = async (call: Call) => {
        const started = await agent.start(request('Welche drei?', { profile: 'MONOLITHIC' }), null, call);
        if (started.outcome !== 'STARTED') throw new Error(started.outcome);
        for await (const item of agent.follow(started.run.runId, 0, callNow())) void item;
        return (await agent.run(started.run.runId, call))!;
      };
      const told = await asked(callNow());
      expect(errors).toEqual([]);
      expect(told).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
      const texts = told.answer!.sentences.map(({ text }) => text);
      expect(texts[0]).toBe('Eine eigene Abfrage an den Graphen ergibt mehr Zeilen, als hier stehen; was sie fragt, steht im Beleg.'); // prettier-ignore
      expect(texts.filter((text) => text.startsWith('- ')).length).toBe(3);
      expect(texts.join(' ')).not.toContain('Betrugsfall');
      // Whoever may not is told so like of any tool that is not there.
      const refused = await asked(READER);
      expect(refused.answer?.sentences.map(({ text }) => text) ?? []).not.toContain(texts[0]);
      server.assertDone();
    });
  });

  it('is refused as soon as somebody is suppressed, and the health of the engine says so', async () => {
    const writer = world.writer();
    try {
      expect((await world.open.health()).detail).toContain('statements of models that read are run');
      expect((await world.closed.health()).detail).not.toContain('statements');
      await writer.suppress!(['somebody']);
      await expect(ask('RETURN 1 AS one')).rejects.toMatchObject({ code: 'UNSUPPORTED' });
      expect((await world.open.health()).detail).toContain('statements are refused: people are suppressed');
    } finally {
      await writer.suppress!([]);
      await writer.close();
    }
    expect((await ask('RETURN 1 AS one')).outcome).toBe('OK');
  });
}
