/** A sentence that was rendered of what is still all that was seen stands unread; any other is rendered again from its claims. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Draft, Observation, Situation } from '../../../src/agent/slots.js';
import { agentWorld, presidedFirms, type AgentWorld } from '../world.js';

const reasoner = createRulesReasoner();
let made: { situation: Situation; drafts: readonly Draft[] };
let world: AgentWorld;
let firm: { uid: string; name: string };
beforeAll(async () => {
  world = await agentWorld('read back', 12, {
    ...reasoner,
    async synthesize(situation) {
      // An array that this test may add to.
      const mine = { ...situation, observations: [...situation.observations] };
      const synthesis = await reasoner.synthesize(mine);
      made = { situation: mine, drafts: synthesis.drafts };
      return synthesis;
    },
  });
  firm = (await presidedFirms(world))[0]!;
}, 60_000);
afterAll(() => world.close());

it('of a firm that is seen by another name afterwards no sentence stands that says the old one', async () => {
  await world.ask(`Wer ist Präsident der ${firm.name}?`);
  const { situation, drafts } = made;
  const naming = drafts.filter(({ text, claims }) => text.includes(firm.name) && claims.length > 0);
  expect(naming.length).toBeGreaterThan(0);
  for (const draft of naming) {
    expect(reasoner.reads(draft, situation)).toBe(draft.claims);
    expect(reasoner.reads({ ...draft }, situation)).toBe(draft.claims);
    expect(reasoner.reads({ ...draft, text: `${draft.text} ` }, situation)).toBeNull();
  }
  const renamed = (seen: Observation): Observation => JSON.parse(JSON.stringify(seen).replaceAll(firm.name, 'Anders Genannt AG')) as Observation; // prettier-ignore
  (situation.observations as Observation[]).push(...situation.observations.map(renamed));
  for (const draft of naming) expect(reasoner.reads(draft, situation)).toBeNull();
});

it('nothing of a rendered draft can be changed', async () => {
  await world.ask(`Wer ist Präsident der ${firm.name}?`);
  const draft = made.drafts.find(({ claims }) => claims.length > 0)!;
  for (const [held, change] of [
    [draft, { text: 'x' }],
    [draft.claims, { 0: null }],
    [draft.claims[0]!, { object: 'x' }],
    [draft.claims[0]!.evidenceIds, { 0: 'x' }],
    [draft.citations, { 0: 'x' }],
  ] as [object, object][])
    expect(() => Object.assign(held, change)).toThrow(TypeError);
});
