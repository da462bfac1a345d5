import type { Language } from '../../src/core/index.js';
import type { QuestionFrame } from '../../src/trace/index.js';
import type { AgentWorld } from './world.js';

/** How the last turn was read, and whom the first and the last were about. */
export async function lastTurn(world: AgentWorld, questions: readonly string[], language: Language | null) {
  let conversationId: string | null = null;
  let frames: QuestionFrame[] = [];
  const about: (string | null)[] = [];
  for (const question of questions) {
    const { run, nodes } = await world.ask(question, { language, conversationId });
    const routed = nodes.find(({ event }) => event.kind === 'IntentRouted')?.event;
    frames = routed?.kind === 'IntentRouted' ? routed.frames : [];
    about.push(run.subjects[0] ?? null);
    ({ conversationId } = run);
  }
  return { frames, about };
}
