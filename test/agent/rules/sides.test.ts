import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Language } from '../../../src/core/index.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { askedOf, toolContext } from '../slots-support.js';

const reasoner = createRulesReasoner();
let register: SmallRegister;
beforeAll(async () => {
  register = await smallRegister(['Tannfels Treuhand AG', 'Quellmatt AG'], [], ['Quellmatt AG']);
});
afterAll(() => register.close());

async function planned(question: string, language: Language) {
  const asked = askedOf(question, language);
  const context = toolContext(register.graph);
  const route = await reasoner.route(asked, context);
  const plan = await reasoner.plan({ ...asked, route, round: 1, observations: [], tools: [] }, context);
  const calls = plan.nodes.map(({ tool, arguments: given }) => ({ tool, given: JSON.parse(given) as object }));
  return { frame: route.frames[0]!, calls };
}

describe('mandates of a firm', () => {
  it.each([
    ['Welche Mandate hat Tannfels Treuhand AG?', 'de'],
    ['Quels sont les mandats de Tannfels Treuhand AG ?', 'fr'],
    ['Quali mandati ha Tannfels Treuhand AG?', 'it'],
    ['Which mandates does Tannfels Treuhand AG have?', 'en'],
  ] as const)('%s: those that it holds', async (question, language) => {
    const { calls } = await planned(question, language);
    const list = calls.find(({ tool }) => tool === 'list_mandates');
    expect(list?.given).toMatchObject({ side: 'HOLDER', uid: register.uids.get('Tannfels Treuhand AG') });
  });
});

describe('two firms of one name', () => {
  it('are never guessed between, though of one nothing but the name is known', async () => {
    const { frame } = await planned('Wer ist im Verwaltungsrat der Quellmatt AG?', 'de');
    expect(frame.subjects.map(({ uid }) => uid)).toEqual([null]);
  });
});

describe('the head office', () => {
  it.each([
    ['Was ist der Hauptsitz von Tannfels Treuhand AG?', 'de'],
    ['Quel est le siège principal de Tannfels Treuhand AG ?', 'fr'],
    ['Qual è la sede principale di Tannfels Treuhand AG?', 'it'],
    ['Where is the head office of Tannfels Treuhand AG?', 'en'],
    ['Where are the headquarters of Tannfels Treuhand AG?', 'en'],
  ] as const)('%s: that of a branch, with the own seat beside', async (question, language) => {
    const { frame, calls } = await planned(question, language);
    expect(frame.measure).toBe('HEAD_OFFICE');
    expect(calls.map(({ tool }) => tool)).toEqual(expect.arrayContaining(['list_relations', 'get_dossier']));
  });
});

it('reads `Signatur` as the signature', async () => {
  const { frame } = await planned('Wer hat bei der Tannfels Treuhand AG eine Signatur?', 'de');
  expect([frame.measure, frame.notUnderstood]).toEqual(['SIGNATORIES', []]);
});
