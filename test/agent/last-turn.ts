import type { Language } from '../../src/core/index.js';
import type { QuestionFrame } from '../../src/trace/index.js';
import type { AgentWorld } from './world.js';

/** How the last turn was read, in which language, and whom each turn was about. */
export async function lastTurn(world: AgentWorld, questions: readonly string[], language: Language | null) {
  let conversationId: string | null = null;
  let frames: QuestionFrame[] = [];
  let read: Language | null = null;
  const about: (string | null)[] = [];
  for (const question of questions) {
    const { run, nodes } = await world.ask(question, { language, conversationId });
    const routed = nodes.find(({ event }) => event.kind === 'IntentRouted')?.event;
    frames = routed?.kind === 'IntentRouted' ? routed.frames : [];
    const started = nodes.find(({ event }) => event.kind === 'RunStarted')?.event;
    read = started?.kind === 'RunStarted' ? started.language : null;
    about.push(run.subjects[0] ?? null);
    ({ conversationId } = run);
  }
  return { frames, about, language: read };
}
