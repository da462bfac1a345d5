import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { LANGUAGES, type Language, type SignatureKind } from '../../../src/core/index.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('signatures', 40);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

const JOINT: readonly SignatureKind[] = ['JOINT_TWO', 'JOINT_THREE', 'JOINT_OTHER'];
const PROCURATION: readonly SignatureKind[] = ['SOLE_PROCURATION', 'JOINT_PROCURATION_TWO', 'JOINT_PROCURATION_OTHER'];

type Ask = Record<Language, (name: string) => string>;
const QUESTIONS: readonly (readonly [readonly SignatureKind[], Ask])[] = [
  [['SOLE'], {
    de: (name) => `Wer hat bei «${name}» Einzelunterschrift?`,
    fr: (name) => `Qui a la signature individuelle chez « ${name} » ?`,
    it: (name) => `Chi ha la firma individuale presso «${name}»?`,
    en: (name) => `Who has sole signature at “${name}”?`,
  }],
  [['SOLE', 'SOLE_PROCURATION'], {
    de: (name) => `Wer darf für «${name}» allein unterschreiben?`,
    fr: (name) => `Qui peut signer seul pour « ${name} » ?`,
    it: (name) => `Chi può firmare da solo per «${name}»?`,
    en: (name) => `Who may sign for “${name}” alone?`,
  }],
  [JOINT, {
    de: (name) => `Wer hat Kollektivunterschrift bei «${name}»?`,
    fr: (name) => `Qui a la signature collective chez « ${name} » ?`,
    it: (name) => `Chi ha la firma collettiva presso «${name}»?`,
    en: (name) => `Who has a joint signature at “${name}”?`,
  }],
  [PROCURATION, {
    de: (name) => `Wer sind die Prokuristen von «${name}»?`,
    fr: (name) => `Qui sont les fondés de procuration de « ${name} » ?`,
    it: (name) => `Chi sono i procuratori di «${name}»?`,
    en: (name) => `Who are the holders of procuration of “${name}”?`,
  }],
  [['NONE'], {
    de: (name) => `Wer ist bei «${name}» ohne Zeichnungsberechtigung eingetragen?`,
    fr: (name) => `Qui est inscrit sans droit de signature chez « ${name} » ?`,
    it: (name) => `Chi è iscritto senza diritto di firma presso «${name}»?`,
    en: (name) => `Who is registered without signing authority at “${name}”?`,
  }],
]; // prettier-ignore

const items = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('- '));

describe.each(LANGUAGES)('a kind of signature as a condition (%s)', (language) => {
  it('lists its holders, all of them and nobody else, and the list says so', async () => {
    const { signature } = PHRASES[language];
    const seen = new Set<string>();
    for (const [kinds, ask] of QUESTIONS) {
      let lists = 0;
      for (const firm of truth.plainFirms.filter(({ status }) => status === 'ACTIVE').slice(0, 14)) {
        const { run, nodes } = await world.ask(ask[language](firm.name), { language });
        const routed = nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []));
        expect([ask[language](firm.name), routed.map(({ signatures, notUnderstood }) => [[...signatures].sort(), notUnderstood])]).toEqual([ask[language](firm.name), [[[...kinds].sort(), []]]]); // prettier-ignore
        const clocks = { asOf: TODAY, knownOn: TODAY };
        const { rows } = await world.graph.mandates({ companyUids: run.subjects, at: 'CLOCKS', clocks }, { first: 200, after: null }, callNow()); // prettier-ignore
        const meant = rows.filter((row) => row.signature !== null && kinds.includes(row.signature));
        const markdown = run.answer?.markdown ?? '';
        const lines = items(markdown);
        for (const line of lines) expect(kinds.some((kind) => line.includes(`, ${signature[kind]}`))).toBe(true);
        expect([firm.name, lines.length]).toEqual([firm.name, meant.length]);
        for (const { details } of meant)
          expect(lines.some((line) => details.some(({ name }) => line.startsWith(`- ${name}`)))).toBe(true);
        expect(run.outcome).toBe(meant.length > 0 ? 'ANSWERED' : 'NONE_HELD');
        const head = /\(([^()]*)\)/.exec(markdown.replace(firm.name, ''))?.[1] ?? '';
        expect(head).not.toBe('');
        seen.add(`${kinds.join()} ${head}`);
        if (meant.length > 0) lists++;
      }
      expect([kinds, lists > 0]).toEqual([kinds, true]);
    }
    // Each condition is said, in words of its own.
    expect(seen.size).toBe(QUESTIONS.length);
  });
});

describe('a kind of signature', () => {
  it.each([
    ['de', 'Wer im Verwaltungsrat von «X» hat Kollektivunterschrift zu zweien?', ['JOINT_TWO']],
    ['de', 'Wer zeichnet bei «X» kollektiv zu zweien?', ['JOINT_TWO', 'JOINT_PROCURATION_TWO']],
    ['de', 'Wer hat Einzelunterschrift oder Einzelprokura bei «X»?', ['SOLE', 'SOLE_PROCURATION']],
    ['fr', 'Qui est le seul administrateur de « X » ?', []],
    ['en', 'Who may sign for “X”?', []],
  ] as const)('%s: %s', async (language, question, signatures) => {
    const [firm] = truth.plainFirms;
    const { nodes } = await world.ask(question.replace('X', firm!.name), { language });
    const [frame] = nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []));
    expect(frame?.signatures).toEqual(signatures);
  });
});
