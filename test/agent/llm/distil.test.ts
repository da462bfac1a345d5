/** Long results distilled by a small model (P4 3.3.2): it chooses rows and quotes them; what it words itself never gets into a prompt. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PROFILE_ROWS } from '../../../src/agent/profiles.js';
import { distil } from '../../../src/agent/reasoners/llm/distil.js';
import { shownResult } from '../../../src/agent/reasoners/llm/shown.js';
import { Recorder } from '../../../src/agent/recordings/recorder.js';
import type { Observation, Situation, SlotContext } from '../../../src/agent/slots.js';
import type { TraceEvent } from '../../../src/trace/index.js';
import { startModelServer, type ModelServer, type Reply, type WireRequest } from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import { askedOf } from '../slots-support.js';
import { callNow } from '../world.js';

let server: ModelServer;
let says: (request: WireRequest) => Reply;
beforeAll(async () => void (server = await startModelServer({ always: (request) => says(request) })));
afterEach(() => server.requests.splice(0));
afterAll(() => server.close());

const FIRMS = 60;
const uidOf = (nth: number) => `co_${String(nth).padStart(4, '0')}`;
const dateOf = (nth: number) => `2020-01-${String((nth % 28) + 1).padStart(2, '0')}`;
const said = (nth: number) =>
  `Zweck Nummer ${nth}: ${'Handel mit Waren aller Art. '.repeat(16)}Betrieb einer Sternwarte ${nth}.`;

function longResult(told = said): Observation {
  const hits = Array.from({ length: FIRMS }, (_, nth) => ({ uid: uidOf(nth), name: `Firma ${nth}`, date: dateOf(nth), text: told(nth) })); // prettier-ignore
  const labels = Object.fromEntries(hits.map(({ uid, name }) => [uid, name]));
  const result = { outcome: 'OK', rows: { type: 'HITS', query: '', hits }, evidence: [], total: FIRMS, complete: true, labels }; // prettier-ignore
  return { round: 1, planNodeId: 'm1.a', tool: 'search_companies', planned: '{}', arguments: {}, error: null, result: result as unknown as Observation['result'] }; // prettier-ignore
}

const QUESTION = 'Wer betreibt eine Sternwarte?';
const situation: Situation = { ...askedOf(QUESTION, 'de'), route: { intent: 'all_tools', confidence: 1, reasoning: '', frames: [], refused: [] }, round: 1, observations: [], tools: [] }; // prettier-ignore

/** Distils one long result; gives what prompts then show of it, and what the trace says. */
async function distilled(spending = { tokens: 0, cost: 0 }, told = said) {
  const events: TraceEvent[] = [];
  const models = modelsAt(server.url, { DOSSIER_MODEL_RETRIES: '0', DOSSIER_MODEL_RUN_TOKENS: '100000' });
  const context = {
    call: callNow(), now: Date.now, recorder: new Recorder({ keep: () => undefined }), modelsUntilMs: Date.now() + 20_000, away: <Result>(work: () => Promise<Result>) => work(), back: async () => undefined, turn: async () => undefined, spending, spentToday: async () => spending,
    slots: PROFILE_ROWS.DAG.slots, mostRounds: 3, log: (event: TraceEvent) => void events.push(event), durable: async () => undefined,
  } as unknown as SlotContext; // prettier-ignore
  const observation = longResult(told);
  await distil(models, situation, [observation], context);
  const critiques = events.flatMap((event) => (event.kind === 'CritiqueMade' ? [event.text] : []));
  return { shown: shownResult(observation, QUESTION), critiques };
}
/** Numbers of the rows that a request shows. */
const rowsOf = ({ messages }: WireRequest) => [...messages.at(-1)!.content!.matchAll(/^Row (\d+): /gm)].map(([, row]) => Number(row)); // prettier-ignore
const keep = (request: WireRequest, of: (row: number) => { item: number; quotes: string[] }[]): Reply => ({ json: { keep: rowsOf(request).flatMap(of) } }); // prettier-ignore
const onlyDeterministic = () => shownResult(longResult(), QUESTION);

it('shows the rows that were chosen as the tool gave them, of long texts what was quoted, and no word of the model’s own', async () => {
  says = (request) => keep(request, (row) => (row % 10 === 8 ? [{ item: row, quotes: [`Betrieb einer Sternwarte ${row - 1}.`, 'Sie sind reich und in Timbuktu.'] }] : [])); // prettier-ignore
  const { shown, critiques } = await distilled();
  const chosen = Array.from({ length: FIRMS }, (_, nth) => nth).filter((nth) => (nth + 1) % 10 === 8);
  const { rows } = JSON.parse(shown.replace(/^<data>|<\/data>$/g, '')) as { rows: { hits: unknown[] } };
  const looked = server.requests.flatMap(rowsOf);
  const kept = chosen.filter((nth) => looked.includes(nth + 1));
  expect(kept.length).toBeGreaterThan(2);
  expect(rows.hits.filter((hit) => typeof hit !== 'string')).toEqual(kept.map((nth) => ({ uid: uidOf(nth), name: `Firma ${nth}`, date: dateOf(nth), text: `… Betrieb einer Sternwarte ${nth}.` }))); // prettier-ignore
  expect(shown).not.toMatch(/Timbuktu/);
  // Nobody's uid is lost: what no row shows is listed.
  for (let nth = 0; nth < FIRMS; nth++) expect(shown).toContain(`"${uidOf(nth)}"`);
  expect(critiques).toEqual([expect.stringMatching(new RegExp(`${kept.length} of ${FIRMS} rows kept by ${server.requests.length} calls; ${kept.length} quotes .* cut`))]); // prettier-ignore
});

it('widens a quote to its sentence, in the order of the text, and marks what is left out', async () => {
  const told = () =>
    `Die Firma wurde nicht gelöscht. ${'Handel aller Art. '.repeat(30)}Der Sitz ist in Bern. Sie baut.`;
  says = (request) => keep(request, (row) => (row === 1 ? [{ item: 1, quotes: ['Sitz ist', 'gelöscht'] }] : []));
  const { shown } = await distilled(undefined, told);
  expect(shown).toContain('"Die Firma wurde nicht gelöscht. … Der Sitz ist in Bern. …"');
});

it('of a row too long for a part its beginning is looked at', async () => {
  says = (request) => keep(request, () => []);
  await distilled(undefined, (nth) => `${'Handel "aller" Art. '.repeat(1_000)}${nth}`);
  expect(server.requests).toHaveLength(6);
  for (const { messages } of server.requests) expect(messages.at(-1)!.content).toMatch(/^Question: .*\nRow \d+: <data>.{5000,6000}…<\/data>$/);
}); // prettier-ignore

it('is bounded: so many parts, each so long, asked side by side', async () => {
  const arrivals: number[] = [];
  const delayMs = 300;
  says = (request) => {
    arrivals.push(Date.now());
    return { afterMs: delayMs, then: keep(request, () => []) };
  };
  const { shown } = await distilled();
  expect(server.requests.length).toBeGreaterThan(1);
  expect(server.requests.length).toBeLessThanOrEqual(6);
  // One after the other, each would wait for the reply before it.
  expect(arrivals.at(-1)! - arrivals[0]!).toBeLessThan((arrivals.length - 1) * delayMs);
  const rows = server.requests.map(rowsOf);
  expect(new Set(rows.flat()).size).toBe(rows.flat().length);
  for (const { messages } of server.requests) expect(messages.at(-1)!.content!.length).toBeLessThan(8_000);
  // Nothing was kept: as without a model.
  expect(shown).toBe(onlyDeterministic());
});

it.each<[string, (request: WireRequest) => Reply]>([
  ['a part fails', (request) => (rowsOf(request).includes(1) ? { status: 500 } : keep(request, (row) => [{ item: row, quotes: [] }]))], // prettier-ignore
  ['a part never fits', () => ({ text: 'all of them' })],
])('shows the nearest rows where %s, and says so', async (_, reply) => {
  says = reply;
  const { shown, critiques } = await distilled();
  expect(shown).toBe(onlyDeterministic());
  expect(critiques).toEqual([expect.stringMatching(/not distilled/)]);
});

it('asks nobody where the budget is spent', async () => {
  says = () => ({ status: 500 });
  const { shown, critiques } = await distilled({ tokens: 100_000, cost: 0 });
  expect(server.requests).toEqual([]);
  expect(shown).toBe(onlyDeterministic());
  expect(critiques).toEqual([expect.stringMatching(/not distilled: .*tokens of the run are spent/)]);
});
