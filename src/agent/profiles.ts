import type { ProfileName } from '../trace/index.js';

/** Which implementation fills a slot. Those of PASSAGES are the same for every reasoner; of the others each reasoner has its own, and `rules` one for all. */
export interface ProfileSlots {
  /** INTENT restricts the tools by what is asked (P5 4.2.1), CATEGORIES by several such (P4 3.2.2); ALL_TOOLS does not; PASSAGES takes the question for words to search by. */
  router: 'INTENT' | 'CATEGORIES' | 'ALL_TOOLS' | 'PASSAGES';
  /** RETRIEVED: a planner is offered the tools that the question calls for, and the nearest half of the others (P4 3.2.2); absent: all that the route allows. */
  toolset?: 'RETRIEVED';
  /**
   * STEP: the next call, having seen the last (P5 4.2.2); ACTIONS: actions in words, which a dispatcher turns into calls (P1 III); THOUGHTS: reasoning on what is there until something is to be
   * retrieved (P3 1.2); DAG: all calls with what they wait for (P4 3.3); PASSAGES: one search.
   */
  planner: 'STEP' | 'ACTIONS' | 'THOUGHTS' | 'DAG' | 'PASSAGES';
  /** NEXT_STEP: the planner's next step tells; CRITIC: one of four decisions after each round (P2 3.1). */
  assessor: 'NEXT_STEP' | 'CRITIC';
  /** ANSWERS: like questions of the same user, with what they were answered (P3); CASES: beside them how the nearest was gone about (P4 3.4); absent: the conversation alone, and nothing is remembered. */
  memory?: 'ANSWERS' | 'CASES';
  /** MEND: a call that failed is mended once, and a tool that fails or replies with something else is set aside (P3); absent: whoever planned the call is told. */
  failures?: 'MEND';
  /** MODEL: of a result too long for a prompt a small model chooses rows and quotes (P4 3.3.2); absent: those nearest the question's words are shown. */
  distiller?: 'MODEL';
  /** STATE: as the state of the conversation demands (P5 4.2.3); DEFINITIVE: complete, without vagueness, the platform named (P1's appendix). */
  synthesizer: 'STATE' | 'DEFINITIVE';
}

/** A setting of the loop: one implementation a slot, and limits (design.md: "each paper's agent is a row of settings"). */
export interface Profile {
  name: ProfileName;
  source: string;
  slots: ProfileSlots;
  /** Rounds of plan, execute, assess. */
  maxRounds: number;
  /** For each part of the question. */
  maxCallsPerRound: number;
  parallel: boolean;
  /** A single tool call. */
  toolTimeoutMs: number;
  /** The whole run, without what models take. */
  runTimeoutMs: number;
}

const TIMES = { toolTimeoutMs: 10_000, runTimeoutMs: 60_000 };

export const PROFILE_ROWS: Record<ProfileName, Profile> = {
  GUIDED: {
    name: 'GUIDED',
    source: 'P5 4.2.2: at most four iterations, no parallel calls',
    slots: { router: 'INTENT', memory: 'ANSWERS', planner: 'STEP', assessor: 'NEXT_STEP', synthesizer: 'STATE' },
    maxRounds: 4,
    maxCallsPerRound: 10,
    parallel: false,
    ...TIMES,
  },
  HIERARCHICAL: {
    name: 'HIERARCHICAL',
    source: 'P1 III: a planner, a dispatcher on a small model, a synthesizer; side by side or in turn',
    slots: {
      router: 'ALL_TOOLS',
      memory: 'ANSWERS',
      planner: 'ACTIONS',
      assessor: 'NEXT_STEP',
      synthesizer: 'DEFINITIVE',
    },
    maxRounds: 5,
    maxCallsPerRound: 10,
    parallel: true,
    ...TIMES,
  },
  CRITIC: {
    name: 'CRITIC',
    source: 'P2 3.1: after every tool one of four decisions, with a refined query',
    slots: { router: 'ALL_TOOLS', memory: 'ANSWERS', planner: 'STEP', assessor: 'CRITIC', synthesizer: 'STATE' },
    maxRounds: 6,
    maxCallsPerRound: 10,
    parallel: false,
    ...TIMES,
  },
  INTERLEAVED: {
    name: 'INTERLEAVED',
    source:
      'P3 1.2 and "Error Handling and Reflexion": retrieval and reasoning in turns, one call at a time; arguments mended, rogue tools set aside',
    slots: {
      router: 'ALL_TOOLS',
      memory: 'ANSWERS',
      planner: 'THOUGHTS',
      assessor: 'NEXT_STEP',
      failures: 'MEND',
      synthesizer: 'STATE',
    },
    maxRounds: 8,
    maxCallsPerRound: 10,
    parallel: false,
    ...TIMES,
  },
  DAG: {
    name: 'DAG',
    source: 'P4 3.3: a plan with dependencies; each node starts when its inputs are there',
    slots: {
      router: 'CATEGORIES',
      toolset: 'RETRIEVED',
      memory: 'CASES',
      planner: 'DAG',
      distiller: 'MODEL',
      assessor: 'CRITIC',
      synthesizer: 'STATE',
    },
    maxRounds: 3,
    maxCallsPerRound: 20,
    parallel: true,
    ...TIMES,
  },
  MONOLITHIC: {
    name: 'MONOLITHIC',
    source: 'P5 4.2, P1 IV: one prompt with every tool, no router and no critic; a baseline',
    slots: { router: 'ALL_TOOLS', planner: 'STEP', assessor: 'NEXT_STEP', synthesizer: 'STATE' },
    maxRounds: 8,
    maxCallsPerRound: 20,
    parallel: true,
    ...TIMES,
  },
  VECTOR_ONLY: {
    name: 'VECTOR_ONLY',
    source: 'P5 5.1: retrieval of passages alone, no graph; a baseline',
    slots: { router: 'PASSAGES', planner: 'PASSAGES', assessor: 'NEXT_STEP', synthesizer: 'STATE' },
    maxRounds: 1,
    maxCallsPerRound: 1,
    parallel: false,
    ...TIMES,
  },
};
