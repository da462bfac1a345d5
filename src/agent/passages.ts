import { BLANK_FRAME } from './blank-frame.js';
import type { ProfileSlots } from './profiles.js';
import { nodeIdOf, type Asked, type Plan, type Reasoner, type Route, type Situation } from './slots.js';

const MOST_WORDS = 1_000;
const PASSAGES = 10;

/** The slots that no reasoner decides: the question's words are searched for in notices and documents, and nothing else is looked up (P5 5.1). */
const ROUTERS: Partial<Record<ProfileSlots['router'], Reasoner['route']>> = { PASSAGES: async (asked) => route(asked) };
const PLANNERS: Partial<Record<ProfileSlots['planner'], Reasoner['plan']>> = {
  PASSAGES: async (situation) => plan(situation),
};

export function routerOf({ router }: ProfileSlots, reasoner: Reasoner): Reasoner['route'] {
  return ROUTERS[router] ?? ((asked, context) => reasoner.route(asked, context));
}

export function plannerOf({ planner }: ProfileSlots, reasoner: Reasoner): Reasoner['plan'] {
  return PLANNERS[planner] ?? ((situation, context) => reasoner.plan(situation, context));
}

function route({ question, language }: Asked): Route {
  const span = { start: 0, end: question.length };
  const words = { text: question.slice(0, MOST_WORDS), span, kind: 'EITHER' as const, uid: null, name: null };
  return {
    intent: 'documents',
    confidence: 1,
    reasoning: 'passages alone are searched',
    frames: [{ language, ...BLANK_FRAME, span, intent: 'documents', measure: 'TEXT_SEARCH', subjects: [words] }],
    refused: [],
  };
}

function plan({ question }: Situation): Plan {
  const given = { text: question.slice(0, MOST_WORDS), limit: PASSAGES };
  const node = { id: nodeIdOf(0, 'o1'), tool: 'search_documents', arguments: JSON.stringify(given), dependsOn: [] };
  return { reasoning: "the question's words, wherever they stand", nodes: [node] };
}
