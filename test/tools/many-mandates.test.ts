import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAgent } from '../../src/agent/index.js';
import { openRunStore } from '../../src/store/index.js';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import { toolNamed } from '../../src/tools/index.js';
import { smallRegister, type Seat, type SmallRegister } from '../agent/small-register.js';
import { emptyArchive, toolContext } from '../agent/slots-support.js';
import { callNow, manualClock, request } from '../agent/world.js';
import { openVectorsAndWeb } from '../support/vectors.js';

const FIRMS = Array.from({ length: 230 }, (_, at) => `Werk ${String(at).padStart(3, '0')} AG`);
const HOLDER = 'Ufenau, Reto';
/** In ten of them she has a second office. */
const SEATS: Seat[] = FIRMS.flatMap((firm, at): Seat[] => [[HOLDER, 'BOARD_MEMBER', firm], ...(at < 10 ? [[HOLDER, 'MANAGER', firm] as Seat] : [])]); // prettier-ignore

const folder = mkdtempSync(join(tmpdir(), 'dossier-many-'));
let register: SmallRegister;
let store: Awaited<ReturnType<typeof openRunStore>>;
let agent: ReturnType<typeof createAgent>;
beforeAll(async () => {
  register = await smallRegister(FIRMS, [HOLDER], [], SEATS);
  const clock = manualClock();
  store = await openRunStore({ path: join(folder, 'runs.db'), clock, newId: randomUUID });
  agent = createAgent({ store, graph: register.graph, archive: emptyArchive, ...openVectorsAndWeb(folder, clock), reasoner: createRulesReasoner(), clock, holder: 'test', parserVersion: 'test', onError: (error) => { throw error; } }); // prettier-ignore
});
afterAll(async () => {
  await agent.drain(0);
  await store.close();
  await register.close();
  rmSync(folder, { recursive: true, force: true });
});

async function answer(question: string): Promise<string> {
  const started = await agent.start(request(question), null, callNow());
  if (started.outcome !== 'STARTED') throw new Error(started.outcome);
  for await (const _ of agent.follow(started.run.runId, 0, callNow())) void _;
  return (await agent.run(started.run.runId, callNow()))?.answer?.markdown ?? '';
}

describe('more mandates than an answer lists', () => {
  it('are all counted, and as many firms', async () => {
    const tool = toolNamed('list_mandates')!;
    const args = tool.input.parse({ uid: register.uids.get(HOLDER), side: 'HOLDER', history: true });
    const result = await tool.run(args, toolContext(register.graph));
    if (result.rows.type !== 'MANDATES') throw new Error(result.rows.type);
    expect([result.total, result.complete, result.rows.mandates.length]).toEqual([240, false, 200]);
    const counted = result.evidence.find(({ evidence }) => evidence.type === 'AGGREGATE')!;
    expect(counted.evidence).toMatchObject({ total: 240, complete: true });
    expect(counted.carries.map(({ object }) => object)).toEqual(['240', '230']);
  });

  it.each([
    ['In wie vielen Firmen sitzt Reto Ufenau?', /240 Einträge.*230 verschiedene Firmen.*nicht vollständig/su],
    ['Combien de mandats a Reto Ufenau ?', /240 inscriptions.*230 entreprises différentes.*pas complète/su],
    ['Quanti mandati ha Reto Ufenau?', /240 iscrizioni.*230 imprese diverse.*non è completo/su],
    ['How many mandates does Reto Ufenau hold?', /240 entries.*230 different companies.*not complete/su],
  ])('%s', async (question, told) => {
    expect(await answer(question)).toMatch(told);
  });
});
