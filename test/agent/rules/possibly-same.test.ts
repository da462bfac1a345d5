import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PersonNode } from '../../../engines/graph/contract.js';
import { LANGUAGES } from '../../../src/core/index.js';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('same', 80);
});
afterAll(() => world.close());

/** People whom the register neither joins with others nor keeps apart. */
async function undecided(): Promise<PersonNode[]> {
  const firms = [...new Set(world.truth.flatMap((record) => (record.kind === 'firmState' ? [record.name] : [])))];
  const found = new Map<string, PersonNode>();
  const clocks = { asOf: TODAY, knownOn: TODAY };
  for (const text of firms) {
    const { hits } = await world.graph.search({ text, kinds: ['COMPANY'], canton: null, legalForm: null, status: null, clocks, offset: 0, limit: 3 }, callNow()); // prettier-ignore
    const rows = await world.graph.mandates({ companyUids: hits.map(({ uid }) => uid), at: 'HISTORY', clocks }, { first: 200, after: null }, callNow()); // prettier-ignore
    const holders = [...new Set(rows.rows.map(({ holderUid }) => holderUid))].slice(0, 200);
    for (const { node } of await world.graph.nodes(holders, callNow()))
      if (node.kind === 'PERSON' && node.possiblySame.length > 0) found.set(node.uid, node);
    if (found.size >= 3) break;
  }
  return [...found.values()];
}

it('names who may be the same person, and counts nothing of theirs', async () => {
  const people = await undecided();
  expect(people.length).toBeGreaterThan(0);
  for (const [index, person] of people.entries()) {
    const language = LANGUAGES[index % 4]!;
    const { run, nodes } = await world.ask('?', { language, focusUid: person.uid, question: PHRASES[language].suggestions.mandates('').replace(/[«»“”]/g, '') }); // prettier-ignore
    const sentences = run.answer?.sentences.map(({ text }) => text) ?? [];
    const opening = PHRASES[language].possiblySame('', '', '').split(/[:]/)[0]!;
    expect(sentences.filter((text) => text.startsWith(opening)).length).toBe(new Set(person.possiblySame.flatMap(({ a, b }) => [a, b])).size - 1); // prettier-ignore
    expect(nodes.filter(({ event }) => event.kind === 'SentenceCut')).toEqual([]);
    expect(run.answer?.markdown).not.toMatch(/\b(pe|co|ev|ma)_[0-9a-z]{8,}/);
  }
});

/** Two firms that share nobody for sure, and two people, one of each, of whom the evidence does not decide whether they are one. */
async function undecidedPair(): Promise<{ firms: [string, string]; names: [string, string] } | null> {
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const seatsOf = async (uid: string) =>
    (await world.graph.mandates({ holderUids: [uid], at: 'CLOCKS', clocks }, { first: 20, after: null }, callNow())).rows.filter(({ holds, role }) => holds === 'HELD' && role !== 'AUDITOR'); // prettier-ignore
  for (const { uid, possiblySame } of await undecided()) {
    for (const { a, b } of possiblySame) {
      const [one] = await seatsOf(uid);
      const [other] = await seatsOf(a === uid ? b : a);
      if (one === undefined || other === undefined || one.companyUid === other.companyUid) continue;
      const states = await world.graph.companyStates([one, other].map((row) => ({ uid: row.companyUid, clocks })), callNow()); // prettier-ignore
      const people = await world.graph.personStates([one, other].map((row) => ({ uid: row.holderUid, clocks })), callNow()); // prettier-ignore
      const name = (companyUid: string) => states.find((state) => state.companyUid === companyUid)?.name ?? '';
      const who = (holder: string) => people.find((state) => state.uid === holder)?.mention.name ?? '';
      return {
        firms: [name(one.companyUid), name(other.companyUid)],
        names: [who(one.holderUid), who(other.holderUid)],
      };
    }
  }
  return null;
}

it('tells of two firms whom they may share, beside whom they surely share', async () => {
  const pair = await undecidedPair();
  expect(pair).not.toBeNull();
  const { firms, names } = pair!;
  const questions = { de: `Welche Personen haben ${firms[0]} und ${firms[1]} gemeinsam?`, fr: `Quelles personnes ${firms[0]} et ${firms[1]} ont-elles en commun ?`, it: `Quali persone in comune hanno ${firms[0]} e ${firms[1]}?`, en: `Which people do ${firms[0]} and ${firms[1]} have in common?` }; // prettier-ignore
  for (const language of LANGUAGES) {
    const { run, nodes } = await world.ask(questions[language], { language });
    const opening = PHRASES[language].possiblySame('', '', '').split(/[:]/)[0]!;
    const told = run.answer?.sentences.map(({ text }) => text).filter((text) => text.startsWith(opening)) ?? [];
    expect(told.some((text) => names.every((name) => text.includes(name)))).toBe(true);
    expect(nodes.filter(({ event }) => event.kind === 'SentenceCut')).toEqual([]);
  }
});

/** People of several firms whom only likeness joins, and others whom something more does. */
async function joined(): Promise<{ alike: PersonNode[]; proved: PersonNode[] }> {
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const people = new Map<string, PersonNode>();
  for (const { text } of world.truth.flatMap((record) => (record.kind === 'firmState' ? [{ text: record.name }] : [])).slice(0, 60)) {
    const { hits } = await world.graph.search({ text, kinds: ['COMPANY'], canton: null, legalForm: null, status: null, clocks, offset: 0, limit: 1 }, callNow()); // prettier-ignore
    const { rows } = await world.graph.mandates({ companyUids: hits.map(({ uid }) => uid), at: 'HISTORY', clocks }, { first: 100, after: null }, callNow()); // prettier-ignore
    for (const { node } of await world.graph.nodes([...new Set(rows.map(({ holderUid }) => holderUid))], callNow()))
      if (node.kind === 'PERSON') people.set(node.uid, node);
  }
  const result: { alike: PersonNode[]; proved: PersonNode[] } = { alike: [], proved: [] };
  for (const person of people.values()) {
    const { rows } = await world.graph.mandates({ holderUids: [person.uid], at: 'CLOCKS', clocks }, { first: 50, after: null }, callNow()); // prettier-ignore
    const firms = new Set(rows.map(({ companyUid }) => companyUid)).size;
    const codes = person.links.map(({ reasons }) => reasons.map(({ code }) => code));
    const onlyAlike = codes.some((list) => list.every((code) => /^(?:NAME_EQUAL|ORIGIN_SHARED|NATIONALITY_SHARED|RESIDENCE_SHARED)$/.test(code))); // prettier-ignore
    if (firms > 1 && firms === rows.length && onlyAlike && codes.length === firms - 1) result.alike.push(person);
    else if (firms > 1 && codes.every((list) => list.some((code) => /^(?:CO_DIRECTORS|SAME_DAY|SAME_FIRM|BISHER|OPERATOR)/.test(code)))) result.proved.push(person); // prettier-ignore
  }
  return result;
} // prettier-ignore

const about = (person: PersonNode, language: (typeof LANGUAGES)[number]) =>
  world.ask('?', { language, focusUid: person.uid, question: PHRASES[language].suggestions.mandates('').replace(/[«»“”]/g, '') }); // prettier-ignore

it('says on what it rests that entries in several firms are taken for one person, where only likeness joins them', async () => {
  const { alike, proved } = await joined();
  expect(alike.length).toBeGreaterThan(0);
  expect(proved.length).toBeGreaterThan(0);
  for (const [index, person] of alike.slice(0, 8).entries()) {
    const language = LANGUAGES[index % 4]!;
    const { run, nodes } = await about(person, language);
    const [opening] = PHRASES[language].takenForOne('\u0000', []).split('\u0000');
    const told = run.answer?.sentences.filter(({ text }) => text.startsWith(opening!)) ?? [];
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain(PHRASES[language].field.name);
    const citizenship = person.links.some(({ reasons }) => reasons.some(({ code }) => code === 'ORIGIN_SHARED')) ? 'origin' : 'nationality'; // prettier-ignore
    expect(told[0]!.text).toContain(PHRASES[language].field[citizenship]);
    expect(nodes.filter(({ event }) => event.kind === 'SentenceCut')).toEqual([]);
  }
  for (const person of proved.slice(0, 4)) {
    const { run } = await about(person, 'en');
    const [opening] = PHRASES.en.takenForOne('\u0000', []).split('\u0000');
    expect(run.answer?.sentences.some(({ text }) => text.startsWith(opening!))).toBe(false);
  }
});
