/** What a model says of its reasons is shown as it happens: nothing in it that no answer may print, and nobody whom nobody spoke of. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reasoningGuard } from '../../src/agent/guard/reasoning.js';
import { createLlmReasoner } from '../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import type { Observation } from '../../src/agent/slots.js';
import type { TraceEvent } from '../../src/trace/index.js';
import { misbehaving } from '../fakes/model/misbehave.js';
import { startModelServer, type ModelServer } from '../fakes/model/server.js';
import { modelsAt } from '../llm/support.js';
import { askedOf } from './slots-support.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from './world.js';

const IBAN = 'CH93 0076 2011 6238 5295 7';
const found: Observation = {
  round: 1, planNodeId: 'm1.1', tool: 'search_companies', planned: '{}', arguments: null, error: null,
  result: { outcome: 'OK', total: 1, complete: true, evidence: [], labels: { co_1: 'Booking.com AG', pe_1: 'Rütti, Vreni' }, rows: { type: 'HITS', query: '', hits: [] } },
}; // prettier-ignore
const decided = (reasoning: string): TraceEvent => ({ kind: 'DecisionMade', round: 1, decision: 'CONTINUE', reasoning, confidence: 1, refinedQuery: null }); // prettier-ignore

function shown(reasoning: string, seen: Observation[] = [found]): { text: string; rules: string[] } {
  const guard = reasoningGuard(askedOf('Wer leitet die Muster Bau AG von Heinz Zbinden?', 'de'), seen);
  const events = guard(decided(reasoning));
  const last = events.at(-1)!;
  if (last.kind !== 'DecisionMade') throw new Error(last.kind);
  return {
    text: last.reasoning,
    rules: events.flatMap((event) => (event.kind === 'GuardrailTripped' ? [event.rule] : [])),
  };
}

describe('is taken out of reasoning, and counted', () => {
  it.each([
    ['See https://evil.com/a?b=c for more.', 'See […] for more.', 'WEB_ADDRESS'],
    ['See evil.com/a, and go on.', 'See […] and go on.', 'WEB_ADDRESS'],
    ['See evil.com and go on.', 'See […] and go on.', 'WEB_ADDRESS'],
    [`His account is ${IBAN}.`, 'His account is […].', 'PERSONAL_NUMBER'],
    ['This asshole asks again.', 'This […] asks again.', 'TOXIC'],
    ['Perhaps it is Gottfried Stutz of whom they speak.', 'Perhaps it is […] of whom they speak.', 'UNKNOWN_NAME'],
    ['Next: Stutz, Gottfried.', 'Next: […].', 'UNKNOWN_NAME'],
    ['Heinz Stutz is meant.', 'Heinz […] is meant.', 'UNKNOWN_NAME'],
    ['Heinz Klein ist gemeint.', 'Heinz […] ist gemeint.', 'UNKNOWN_NAME'],
    ['Gefunden. Gottfried Zbinden leitet sie.', 'Gefunden. […] Zbinden leitet sie.', 'UNKNOWN_NAME'],
    ['Die Gottfried Stutz AG wird gesucht.', 'Die […] AG wird gesucht.', 'UNKNOWN_NAME'],
  ])('%s', (text, expected, rule) => {
    expect(shown(text)).toEqual({ text: expected, rules: [rule] });
  });
});

it.each([
  'Search Heinz Zbinden, then the board of Muster Bau AG.',
  'Vreni Rütti and Booking.com AG were found; list_mandates tells the rest.',
  'The Swiss Commercial Register does not say; see round 1.2, hits.0.uid and so on.',
  'find whom the question names, then read what it asks',
  'Der Verwaltungsrat ist bekannt. Heinz Zbinden leitet ihn.',
  'Der Nutzer fragt; die Anfrage ist klar. Das Ergebnis fehlt: Keine Lücken.',
  'Suche Informationen im Kanton Zürich, in der Stadt Bern und in New York.',
  'Lade Heinz Zbinden. Suche Zbinden.',
  'Les Résultats manquent: Aucune Réponse du Canton de Vaud.',
  'La Domanda è chiara. Il Risultato manca nel Canton Ticino.',
  'The User asks about it. No Results in Hong Kong.',
])('stays: %s', (text) => {
  expect(shown(text)).toEqual({ text, rules: [] });
});

it('of a failure only the words in which a model declined are its own', () => {
  const guard = reasoningGuard(askedOf('Wer?', 'de'), []);
  const fell = (because: string) => guard({ kind: 'ReasonerFellBack', slot: 'router', from: 'llm', to: 'rules', because }).at(-1); // prettier-ignore
  const [endpoint, words] = ['http://127.0.0.1:11434/v1 does not answer', 'the model declined: ask Gottfried Stutz'];
  expect(fell(endpoint)).toMatchObject({ because: endpoint });
  expect(fell(words)).toMatchObject({ because: 'the model declined: ask […]' });
});

it('whoever was found may be named from then on', () => {
  const seen: Observation[] = [];
  expect(shown('Is it Vreni Rütti there?', seen).rules).toEqual(['UNKNOWN_NAME']);
  seen.push(found);
  expect(shown('Is it Vreni Rütti there?', seen).rules).toEqual([]);
});

describe('in a run', () => {
  let server: ModelServer;
  let world: AgentWorld;
  const said = `Gottfried Stutz, see evil.com/a, ${IBAN}`;
  beforeAll(async () => {
    const does = () => ({ json: { reasoning: said, decision: 'CONTINUE', refinedQuery: said, confidence: 1, parts: [{ part: 1, text: said, status: 'ANSWERED', refinedQuery: said }] } }); // prettier-ignore
    server = await startModelServer({ always: misbehaving({ what: 'says too much', kinds: ['assessment'], does }, 'assessment') }); // prettier-ignore
    const models = modelsAt(server.url, {}, { clock: { now: () => world.clock.now() } });
    world = await agentWorld('parts', 6, createLlmReasoner({ models, patienceMs: 30_000, rules: createRulesReasoner() })); // prettier-ignore
  }, 60_000);
  afterAll(async () => {
    await world.close();
    await server.close();
  });

  it('no node holds any of it', async () => {
    const clocks = { asOf: TODAY, knownOn: TODAY };
    const { rows } = await world.graph.mandates({ roles: ['BOARD_PRESIDENT'], at: 'CLOCKS', clocks }, { first: 1, after: null }, callNow()); // prettier-ignore
    const [state] = await world.graph.companyStates([{ uid: rows[0]!.companyUid, clocks }], callNow());
    const { nodes } = await world.ask(`Was ist zu «${state!.name}» eingetragen?`, { profile: 'CRITIC' });
    const text = JSON.stringify(nodes);
    expect(nodes.some(({ event }) => event.kind === 'DecisionMade' && event.reasoning.includes('[…]'))).toBe(true);
    for (const word of ['Stutz', 'evil', '0076']) expect(text).not.toContain(word);
    const tripped = nodes.flatMap(({ event }) => (event.kind === 'GuardrailTripped' ? [event.rule] : []));
    expect(new Set(tripped)).toEqual(new Set(['UNKNOWN_NAME', 'WEB_ADDRESS', 'PERSONAL_NUMBER']));
  });
});
