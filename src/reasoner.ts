import { createLlmReasoner } from './agent/reasoners/llm/index.js';
import { createRulesReasoner } from './agent/reasoners/rules/index.js';
import type { Reasoner } from './agent/slots.js';
import type { Config } from './config.js';
import type { Clock } from './core/index.js';
import type { EndpointFinding } from './llm/index.js';

/** The configured reasoner. The package that speaks to model servers is loaded only where one is asked. */
export async function configuredReasoner({ models }: Pick<Config, 'models'>, clock: Clock): Promise<Reasoner> {
  const rules = createRulesReasoner();
  if (models === null) return rules;
  const { createOpenAiModels } = await import('./llm/openai/index.js');
  return createLlmReasoner({ models: createOpenAiModels(models, { clock }), patienceMs: models.patienceMs, rules });
}

/** What each role's endpoint can do of what is configured; costs a few tokens. */
export async function probedModels(models: NonNullable<Config['models']>, signal: AbortSignal): Promise<EndpointFinding[]> {
  const { createOpenAiModels } = await import('./llm/openai/index.js');
  return createOpenAiModels({ ...models, retries: 0 }).probe(signal);
} // prettier-ignore
