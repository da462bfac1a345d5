import { ACTION_PLANNER_VERSION } from './action-planner.js';
import { ASSESSOR_VERSION } from './assessor.js';
import { CRITIC_VERSION } from './critic.js';
import { DAG_PLANNER_VERSION } from './dag-planner.js';
import { DISTILLER_VERSION } from './distiller.js';
import { DISPATCHER_VERSION } from './dispatcher.js';
import { MENDER_VERSION } from './mender.js';
import { PLANNER_VERSION } from './planner.js';
import { CATEGORIES_VERSION, ROUTER_VERSION } from './router.js';
import { SYNTHESIZER_VERSION } from './synthesizer.js';
import { THINKER_VERSION } from './thinker.js';

export { actionPlannerPrompt } from './action-planner.js';
export { assessorPrompt } from './assessor.js';
export { dagPlannerPrompt } from './dag-planner.js';
export { distillerPrompt } from './distiller.js';
export { dispatcherPrompt, type NumberedAction } from './dispatcher.js';
export { criticPrompt, type Judged } from './critic.js';
export { menderPrompt } from './mender.js';
export { thinkerPrompt } from './thinker.js';
export { plannerPrompt } from './planner.js';
export { categoriesPrompt, routerPrompt } from './router.js';
export { synthesizerPrompt } from './synthesizer.js';

/** In every run's log: a replay needs it. test/agent/llm/prompts.test.ts fails where a prompt changes and its version does not. */
export const PROMPT_VERSION = [
  ROUTER_VERSION,
  CATEGORIES_VERSION,
  PLANNER_VERSION,
  DAG_PLANNER_VERSION,
  ACTION_PLANNER_VERSION,
  DISPATCHER_VERSION,
  THINKER_VERSION,
  MENDER_VERSION,
  ASSESSOR_VERSION,
  SYNTHESIZER_VERSION,
  CRITIC_VERSION,
  DISTILLER_VERSION,
].join(' ');
