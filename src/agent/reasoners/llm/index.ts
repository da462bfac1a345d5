import type { Models } from '../../../llm/index.js';
import type { Draft, Reasoner, Situation } from '../../slots.js';
import { framedByCalls } from '../rules/of-calls.js';
import { isCovered } from './covers.js';
import { plan } from './plan.js';
import { PROMPT_VERSION } from './prompts/index.js';
import { route } from './route.js';
import { synthesize } from './synthesize.js';

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
    route: (asked, context) => route(models, asked, context),
    plan: (situation, context) => plan(models, situation, context),
    // P5 4.2.2: whether there is enough is decided with the next step, by calling no tool.
    assess: async () => ({
      decision: 'CALL_DIFFERENT_TOOL',
      reasoning: 'the next step tells whether there is enough',
      confidence: 1,
      refinedQuery: null,
    }),
    synthesize: (situation, state, context) => synthesize(models, { reads }, situation, state, context),
    reads,
    summarise: rules.summarise,
    ambiguity: (situation) => rules.ambiguity(framedByCalls(situation)),
    suggest: (state, situation) => rules.suggest(state, framedByCalls(situation)),
  };
}
