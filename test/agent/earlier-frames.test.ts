import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import type { QuestionFrame } from '../../src/trace/index.js';
import { agentWorld, type AgentWorld } from './world.js';

const QUESTION = 'How many companies were founded in 2020?';

let world: AgentWorld;
let recalled: readonly QuestionFrame[] = [];
/** Reads as ever, and logs frames without the field, as a version that did not have it. */
beforeAll(async () => {
  const reasoner = createRulesReasoner();
  world = await agentWorld('earlier-frames', 20, {
    ...reasoner,
    async route(asked, context) {
      recalled = asked.recalled.frames;
      const route = await reasoner.route(asked, context);
      const frames = route.frames.map(({ also: _, ...frame }) => frame as QuestionFrame);
      return { ...route, frames: asked.question === QUESTION ? frames : [...route.frames] };
    },
  });
});
afterAll(() => world.close());

it('a frame of an earlier version is recalled whole, and gone on with', async () => {
  const { run } = await world.ask(QUESTION, { language: 'en' });
  expect(run.status).toBe('FINISHED');
  const next = await world.ask('List them.', { language: 'en', conversationId: run.conversationId });
  expect(recalled).toMatchObject([{ measure: 'COUNT', also: null }]);
  expect([next.run.status, next.run.outcome]).toEqual(['FINISHED', 'ANSWERED']);
});
