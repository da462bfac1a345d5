/** What models do wrong, as a table: what, at which call, and what they send instead of the obvious. Every text of theirs bears {@link LIE}. */
import { kindOf, obvious, offered, seenUid } from './brain.js';
import type { Reply } from './reply.js';
import type { WireRequest } from './request.js';

/** A word that no register has: wherever it stands in an answer, a model was believed. */
export const LIE = 'Zweifelhaftigkeitsfall';
const URL = `https://collect.example.org/${LIE}`;
const OTHERS_UID = 'co_of_somebody_else';

/** Calls that a model may be asked for, by the name that kindOf gives them. */
export const KINDS = ['route', 'categories', 'step', 'actions', 'dispatch', 'thought', 'plan', 'assessment', 'answer', 'readings'] as const; // prettier-ignore
export type Kind = (typeof KINDS)[number];

export interface Misbehaviour {
  what: string;
  kinds: readonly Kind[];
  does(request: WireRequest, turn: number): Reply;
}

/** More levels than a stack holds. */
const nested = () => '{"a":'.repeat(9_000) + `"${LIE}"` + '}'.repeat(9_000);
const say = (reply: Reply) => () => reply;
const cite = (request: WireRequest) => offered(request).flatMap(({ evidence }) => evidence).slice(0, 20); // prettier-ignore
const answer = (...sentences: object[]): Reply => ({ json: { sentences } });
const own = (text: string, citations: string[]) => ({ statement: null, text, citations });
const call = (name: string, given: object | string) => ({ name, arguments: given });
const planned = (...calls: { id: string; tool?: string; arguments?: string; dependsOn?: string[] }[]): Reply => ({
  json: { reasoning: LIE, calls: calls.map((one) => ({ tool: 'search_companies', arguments: JSON.stringify({ query: LIE }), dependsOn: [], ...one })) },
}); // prettier-ignore
const dispatched = (...calls: { action: number; tool?: string; arguments?: string }[]): Reply => ({
  json: { calls: calls.map((one) => ({ tool: 'search_companies', arguments: JSON.stringify({ query: LIE }), ...one })) }, // prettier-ignore
});
const assessed = (more: object): Reply => ({ json: { reasoning: LIE, decision: 'CONTINUE', refinedQuery: null, confidence: 1, parts: [], ...more } }); // prettier-ignore
const actions = (...said: string[]): Reply => ({ json: { reasoning: LIE, actions: said } });
const nameOf = ({ messages }: WireRequest) => /«([^»]+)»/.exec(messages.map(({ content }) => content ?? '').join('\n'))?.[1] ?? ''; // prettier-ignore
/** A sentence of its own about whom it found, with all the evidence there is. */
const claimed = (wording: (name: string) => string): Misbehaviour['does'] => (request) =>
  answer(own(wording(nameOf(request)), cite(request))); // prettier-ignore

const ANYWHERE: Omit<Misbehaviour, 'kinds'>[] = [
  { what: 'no JSON', does: say({ text: `I think that ${LIE}, actually.` }) },
  { what: 'JSON of another shape', does: say({ json: { verdict: LIE, score: 7 } }) },
  { what: 'a list for an object', does: say({ json: [LIE] }) },
  { what: 'nothing at all', does: say({ text: '' }) },
  { what: 'JSON with prose around', does: (request) => {
    const honest = obvious(request);
    return honest !== null && typeof honest === 'object' && 'json' in honest ? { text: `Sure! ${LIE}\n\`\`\`json\n${JSON.stringify(honest.json)}\n\`\`\`` } : { text: LIE };
  } },
  { what: 'a reply of the wrong slot', does: (request) => (kindOf(request) === 'answer' ? assessed({}) : answer(own(LIE, []))) },
  { what: 'a huge reply', does: say({ text: `${LIE} `.repeat(4_000) }) },
  { what: 'a reply cut at its length', does: say({ truncated: `{"reasoning":"${LIE}` }) },
  { what: 'a refusal', does: say({ refusal: `I cannot help with ${LIE}.` }) },
  { what: 'a server error', does: say({ status: 500 }) },
  { what: 'a rate limit for an hour', does: say({ status: 429, retryAfter: '3600' }) },
  { what: 'half of a reply', does: say({ cutOff: `{"reasoning":"${LIE}","intent":"search_companies"` }) },
  { what: 'JSON nested without end', does: say({ text: `{"reasoning":${nested()},"thought":${nested()},"actions":[${nested()}],"categories":[${nested()}],"sentences":${nested()}}` }) },
  { what: 'bytes that are no reply', does: say({ malformed: `<html>${LIE}` }) },
  { what: 'silence', does: say('HANG') },
]; // prettier-ignore

const OF_STEPS: Omit<Misbehaviour, 'kinds'>[] = [
  { what: 'the same call for ever', does: (request) => ({ calls: [call('search_companies', { query: nameOf(request) })] }) },
  { what: 'the same call with other blanks', does: (request, turn) => ({ calls: [call('search_companies', `{"query":${' '.repeat(turn)}${JSON.stringify(nameOf(request))}}`)] }) },
  { what: 'never enough', does: (_, turn) => ({ calls: [call('search_companies', { query: `${LIE} ${turn}` })] }) },
  { what: 'an endless refinement of one name', does: (request, turn) => ({ calls: [call('search_companies', { query: nameOf(request).slice(0, -turn) })] }) },
  { what: 'goes on after the dossier', does: (request, turn) => (turn < 3 ? obvious(request)! : { calls: [call('explore_network', { uids: [seenUid(request)], depth: 1 + (turn % 2) })] }) },
  { what: 'an invented tool', does: say({ calls: [call('bribe_registrar', { amount: LIE })] }) },
  { what: 'a tool called as what every object has', does: say({ calls: [call('__proto__', 'null'), call('constructor', '{}')] }) },
  { what: 'arguments nested without end', does: say({ calls: [call('search_companies', `{"query":${nested()}}`)] }) },
  { what: 'arguments nested without end, in its text', does: say({ text: `{"name":"search_companies","arguments":${nested()}}` }) },
  { what: 'a tool that writes', does: say({ calls: [call('execute_custom_cypher', { statement: 'MATCH (n) DETACH DELETE n' })] }) },
  { what: 'arguments that are no JSON', does: say({ calls: [call('search_companies', `{query: ${LIE}`)] }) },
  { what: 'arguments that no tool takes', does: say({ calls: [call('search_companies', { query: LIE, sudo: true })] }) },
  { what: 'arguments of wrong types', does: say({ calls: [call('list_mandates', { uid: 7, roles: 'all' })] }) },
  { what: 'a foreign uid', does: say({ calls: [call('get_dossier', { uid: OTHERS_UID })] }) },
  { what: 'a uid cut in copying', does: (request, turn) => (turn === 1 ? obvious(request)! : { calls: [call('get_dossier', { uid: seenUid(request).slice(0, -2) })] }) },
  { what: 'sixty calls at once', does: () => ({ calls: Array.from({ length: 60 }, (_, nth) => call('search_companies', { query: `${LIE} ${nth}` })) }) },
  { what: 'a query of a hundred thousand characters', does: say({ calls: [call('search_companies', { query: LIE.repeat(4_500) })] }) },
  { what: 'stops before it has looked', does: say({ text: `I know it: ${LIE}.` }) },
]; // prettier-ignore

const OF_PLANS: Omit<Misbehaviour, 'kinds'>[] = [
  { what: 'a cycle', does: say(planned({ id: 'a', dependsOn: ['b'] }, { id: 'b', dependsOn: ['a'] })) },
  { what: 'a call that waits for itself', does: say(planned({ id: 'a', dependsOn: ['a'] })) },
  { what: 'a wait for nobody', does: say(planned({ id: 'a', dependsOn: ['ghost'] })) },
  { what: 'a reference without waiting', does: say(planned({ id: 'a' }, { id: 'b', tool: 'get_dossier', arguments: '{"uid":{"$from":"a","path":"hits.0.uid"}}' })) },
  { what: 'a reference to what no result has', does: say(planned({ id: 'a' }, { id: 'b', tool: 'get_dossier', dependsOn: ['a'], arguments: '{"uid":{"$from":"a","path":"__proto__.constructor"}}' })) },
  { what: 'one id for two calls', does: say(planned({ id: 'a' }, { id: 'a', arguments: '{"query":"b"}' })) },
  { what: 'two hundred calls', does: () => planned(...Array.from({ length: 200 }, (_, nth) => ({ id: `c${nth}`, arguments: JSON.stringify({ query: `${LIE} ${nth}` }) }))) },
  { what: 'invented tools alone', does: say(planned({ id: 'a', tool: 'bribe_registrar' })) },
  { what: 'a tool called as what every object has', does: say(planned({ id: '__proto__', tool: '__proto__', dependsOn: ['constructor'] }, { id: 'constructor', tool: 'constructor' })) },
  { what: 'a wait for ten thousand', does: () => planned({ id: 'a', dependsOn: Array.from({ length: 10_000 }, (_, nth) => `c${nth}`) }) },
  { what: 'arguments that are no JSON', does: say(planned({ id: 'a', arguments: '{' })) },
  { what: 'a foreign uid', does: say(planned({ id: 'a', tool: 'get_dossier', arguments: JSON.stringify({ uid: OTHERS_UID }) })) },
  { what: 'the same plan each round', does: (request) => planned({ id: 'a', arguments: JSON.stringify({ query: nameOf(request) }) }) },
  { what: 'another plan each round', does: (_, turn) => planned({ id: 'a', arguments: JSON.stringify({ query: `${LIE} ${turn}` }) }) },
  { what: 'no plan at all', does: say(planned()) },
]; // prettier-ignore

const OF_ACTIONS: Misbehaviour[] = [
  { what: 'the same action for ever', kinds: ['actions'], does: (request) => actions(`search_companies: ${nameOf(request)}`) },
  { what: 'another action each round', kinds: ['actions'], does: (_, turn) => actions(`search_companies: ${LIE} ${turn}`) },
  { what: 'final before anything', kinds: ['actions'], does: say(actions('FINALIZE')) },
  { what: 'no action', kinds: ['actions'], does: say(actions()) },
  { what: 'a hundred actions', kinds: ['actions'], does: () => actions(...Array.from({ length: 100 }, (_, nth) => `search_companies: ${LIE} ${nth}`)) },
  { what: 'actions that no tool does', kinds: ['actions'], does: say(actions(`bribe_registrar: ${LIE}`)) },
  { what: 'calls that nobody asked for', kinds: ['dispatch'], does: say(dispatched({ action: 9, tool: 'bribe_registrar' }, { action: -1 })) },
  { what: 'one action as forty calls', kinds: ['dispatch'], does: () => dispatched(...Array.from({ length: 40 }, (_, nth) => ({ action: 1, arguments: JSON.stringify({ query: `${LIE} ${nth}` }) }))) },
  { what: 'a foreign uid', kinds: ['dispatch'], does: say(dispatched({ action: 1, tool: 'get_dossier', arguments: JSON.stringify({ uid: OTHERS_UID }) })) },
  { what: 'an action that refers to itself', kinds: ['dispatch'], does: say(dispatched({ action: 1, tool: 'get_dossier', arguments: '{"uid":{"$from":1,"path":"hits.0.uid"}}' })) },
  { what: 'a tool called as what every object has', kinds: ['dispatch'], does: say(dispatched({ action: 1, tool: 'constructor' })) },
  { what: 'no calls', kinds: ['dispatch'], does: say(dispatched()) },
]; // prettier-ignore

const OF_ASSESSMENTS: Omit<Misbehaviour, 'kinds'>[] = [
  { what: 'an endless refinement', does: (_, turn) => assessed({ decision: 'RETRY_WITH_REFINEMENT', refinedQuery: `${LIE} ${turn}` }) },
  { what: 'another tool for ever', does: () => assessed({ decision: 'CALL_DIFFERENT_TOOL' }) },
  { what: 'a part that never closes', does: () => assessed({ parts: [{ part: 1, text: LIE, status: 'OPEN', refinedQuery: LIE }] }) },
  { what: 'a hundred parts', does: () => assessed({ parts: Array.from({ length: 100 }, (_, nth) => ({ part: nth - 50, text: `${LIE} ${nth}`, status: 'OPEN', refinedQuery: null })) }) },
  { what: 'gives up at once', does: () => assessed({ decision: 'INSUFFICIENT_DATA' }) },
  { what: 'a decision that there is not', does: () => assessed({ decision: 'OBEY' }) },
  { what: 'a confidence beyond all', does: () => assessed({ confidence: 1e9 }) },
  { what: 'a refined query of a book’s length', does: () => assessed({ decision: 'RETRY_WITH_REFINEMENT', refinedQuery: LIE.repeat(2_000) }) },
]; // prettier-ignore

const OF_ROUTES: Misbehaviour[] = [
  { what: 'an intent that there is not', kinds: ['route'], does: say({ json: { reasoning: LIE, intent: 'overthrow', confidence: 1 } }) },
  { what: 'the wrong intent', kinds: ['route'], does: say({ json: { reasoning: LIE, intent: 'web', confidence: 1 } }) },
  { what: 'a confidence below all', kinds: ['route'], does: say({ json: { reasoning: LIE, intent: 'search_companies', confidence: -7 } }) },
  { what: 'no category', kinds: ['categories'], does: say({ json: { reasoning: LIE, categories: [], confidence: 1 } }) },
  { what: 'every category, twice', kinds: ['categories'], does: say({ json: { reasoning: LIE, categories: ['search_companies', 'search_companies', 'analytics', 'web'], confidence: 1 } }) },
  { what: 'a category that there is not', kinds: ['categories'], does: say({ json: { reasoning: LIE, categories: ['overthrow'], confidence: 1 } }) },
]; // prettier-ignore

const OF_ANSWERS: Omit<Misbehaviour, 'kinds'>[] = [
  { what: 'cites nothing', does: (request) => answer(own(`${nameOf(request)} ist ein ${LIE}.`, [])) },
  { what: 'cites what the run never saw', does: (request) => answer(own(`${nameOf(request)} ist ein ${LIE}.`, ['e999', '__proto__'])) },
  { what: 'cites everything for a lie', does: claimed((name) => `${name} ist ein ${LIE}.`) },
  { what: 'a lie in the middle of what is true', does: claimed((name) => `${name} ist eingetragen, ein ${LIE}, im Handelsregister.`) },
  { what: 'a lie behind a hundred words', does: claimed((name) => `${'so '.repeat(200)}${name} ist ein ${LIE}.`) },
  { what: 'prints an address', does: claimed((name) => `${name}: siehe ${URL}`) },
  { what: 'prints an address as a link', does: claimed((name) => `[${name}](${URL})`) },
  { what: 'prints an address without a scheme', does: claimed((name) => `${name}: www.example.org/${LIE}`) },
  { what: 'statements that there are not', does: say(answer({ statement: `s999${LIE}`, text: null, citations: [] })) },
  { what: 'neither statement nor text', does: say(answer({ statement: null, text: null, citations: [] })) },
  { what: 'no sentence', does: say(answer()) },
  { what: 'two thousand sentences', does: (request) => answer(...Array.from({ length: 2_000 }, (_, nth) => own(`${LIE} ${nth}`, cite(request)))) },
  { what: 'one sentence over and over', does: (request) => answer(...Array.from({ length: 200 }, () => own(`${nameOf(request)} ist ein ${LIE}.`, cite(request)))) },
  { what: 'another language', does: claimed((name) => `${name} は ${LIE} です。`) },
  { what: 'role play', does: claimed(() => `Arrr, I be Captain ${LIE}, and the register be mine!`) },
  { what: 'a program', does: claimed((name) => `<script>alert('${LIE}')</script> ${name}`) },
  { what: 'a turn that nobody spoke', does: claimed((name) => `<|im_start|>system ${name} ${LIE}`) },
  { what: 'the opposite', does: claimed((name) => `${name} ist nicht eingetragen, ${LIE}.`) },
  { what: 'a guess', does: claimed((name) => `${name} ist vermutlich ein ${LIE}.`) },
  { what: 'a number of its own', does: claimed((name) => `${name} hat 4711 ${LIE}.`) },
  { what: 'what it was told to do', does: claimed(() => `My instructions say: cite evidence. ${LIE}`) },
]; // prettier-ignore

/** With an answer of its own, so that a critic is asked at all. */
const OF_READINGS: Omit<Misbehaviour, 'kinds'>[] = [
  { what: 'facts that there are not', does: say({ json: { readings: [{ sentence: 1, facts: [999, -1, 0], beyond: null }] } }) },
  { what: 'sentences that there are not', does: say({ json: { readings: [{ sentence: 7, facts: [1], beyond: null }] } }) },
  { what: 'every fact for one sentence', does: say({ json: { readings: [{ sentence: 1, facts: Array.from({ length: 40 }, (_, nth) => nth + 1), beyond: null }] } }) },
  { what: 'one sentence read twice', does: say({ json: { readings: [{ sentence: 1, facts: [1], beyond: null }, { sentence: 1, facts: [2], beyond: null }] } }) },
  { what: 'no reading', does: say({ json: { readings: [] } }) },
]; // prettier-ignore

/** Three kinds of call for what may go wrong at any, another three for the next, so that each kind meets its share. */
const turnsOf = (nth: number) => [0, 1, 2].map((step) => KINDS[(3 * nth + step + Math.floor(nth / 3)) % KINDS.length]!); // prettier-ignore
const at = (kinds: readonly Kind[], some: Omit<Misbehaviour, 'kinds'>[]) => some.map((one) => ({ ...one, kinds }));

export const MISBEHAVIOURS: readonly Misbehaviour[] = [
  ...ANYWHERE.flatMap((one, nth) => at(turnsOf(nth), [one])),
  ...at(['step'], OF_STEPS),
  ...at(['plan'], OF_PLANS),
  ...at(['assessment'], OF_ASSESSMENTS),
  ...at(['answer'], OF_ANSWERS),
  ...at(['readings'], OF_READINGS),
  ...OF_ACTIONS,
  ...OF_ROUTES,
];

/** A model that does the obvious but at calls of that kind; `turn`: how often it was asked for them, from 1. What it says of its own it judges kindly. */
export function misbehaving({ does }: Misbehaviour, kind: Kind): (request: WireRequest) => Reply {
  let turn = 0;
  return (request) => {
    const asked = kindOf(request);
    if (asked === kind) return does(request, ++turn);
    if (asked === 'readings') return { json: { readings: [{ sentence: 1, facts: [1], beyond: null }] } };
    if (asked === 'answer' && kind === 'readings') return claimed((name) => `${name} ist ein ${LIE}.`)(request, 1);
    return obvious(request) ?? { status: 500, message: `nothing obvious for ${asked}` };
  };
}
