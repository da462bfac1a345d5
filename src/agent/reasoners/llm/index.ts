import type { Models } from '../../../llm/index.js';
import type { Draft, Reasoner, Situation } from '../../slots.js';
import { framedByCalls } from '../rules/of-calls.js';
import type { ProfileSlots } from '../../profiles.js';
import { assessByCritic, BY_NEXT_STEP } from './assess.js';
import { isCovered } from './covers.js';
import { distil } from './distil.js';
import { plan } from './plan.js';
import { planActions } from './plan-actions.js';
import { planDag } from './plan-dag.js';
import { mend, planThoughts } from './plan-thoughts.js';
import { PROMPT_VERSION } from './prompts/index.js';
import { route, routeToAll, routeToCategories } from './route.js';
import { synthesize } from './synthesize.js';

export type { RecordedCall } from './recorded.js';

type Filling<Slot extends 'route' | 'plan' | 'assess'> = (
  models: Models,
  ...given: Parameters<Reasoner[Slot]>
) => ReturnType<Reasoner[Slot]>;

/** What a profile may name for each slot. PASSAGES is no reasoner's. */
const ROUTERS: Record<ProfileSlots['router'], Filling<'route'>> = { INTENT: route, CATEGORIES: routeToCategories, ALL_TOOLS: routeToAll, PASSAGES: routeToAll }; // prettier-ignore
const PLANNERS: Record<ProfileSlots['planner'], Filling<'plan'>> = { STEP: plan, ACTIONS: planActions, THOUGHTS: planThoughts, DAG: planDag, PASSAGES: plan }; // prettier-ignore
const ASSESSORS: Record<ProfileSlots['assessor'], Filling<'assess'>> = {
  NEXT_STEP: async () => BY_NEXT_STEP,
  CRITIC: assessByCritic,
};

export interface LlmReasonerOptions {
  models: Models;
  /** How long models may take for one run, milliseconds. */
  patienceMs: number;
  /** Who goes on where a model gives no usable reply, and in whose words facts are told. */
  rules: Reasoner;
}

/** Models decide what to look up and how to answer; what they say stands only as anybody's does (api.md, Evidence and answers). */
export function createLlmReasoner({ models, patienceMs, rules }: LlmReasonerOptions): Reasoner {
  const reads = (draft: Draft, situation: Situation) =>
    draft.form === null
      ? draft.claims.length > 0 && isCovered(draft, situation)
        ? draft.claims
        : null
      : rules.reads(draft, framedByCalls(situation));
  return {
    name: 'llm',
    version: rules.version,
    promptVersion: PROMPT_VERSION,
    patienceMs,
    standIn: rules,
    route: (asked, context) => ROUTERS[context.slots.router](models, asked, context),
    plan: (situation, context) => PLANNERS[context.slots.planner](models, situation, context),
    assess: (situation, context) => ASSESSORS[context.slots.assessor](models, situation, context),
    mend: (situation, failed, context) => mend(models, situation, failed, context),
    distil: async (situation, seen, context) => {
      if (context.slots.distiller === 'MODEL') await distil(models, situation, seen, context);
    },
    synthesize: (situation, state, context) => synthesize(models, { reads }, situation, state, context),
    reads,
    summarise: rules.summarise,
    unknownWords: rules.unknownWords,
    clarification: rules.clarification,
    confirmation: rules.confirmation,
    ambiguity: (situation) => rules.ambiguity(framedByCalls(situation)),
    suggest: (state, situation) => rules.suggest(state, framedByCalls(situation)),
  };
}
