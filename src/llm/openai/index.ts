import { AppError, systemClock, type Clock } from '../../core/index.js';
import { assertLeft, priceFault, spend } from '../budget.js';
import type { ModelCallOptions, ModelCallReport, ModelReply, ModelRequest, Models, Usage } from '../contract.js';
import { MODEL_ROLES } from '../contract.js';
import { modelFailure, usageOfFailure } from '../failures.js';
import { withRetries } from '../retry.js';
import { createTurns } from '../turns.js';
import type { ModelSettings } from '../settings.js';
import { createEndpoint, type Endpoint } from './endpoint.js';
import { probe } from './probe.js';
import { usageOf } from './reply.js';

export interface OpenAiOptions {
  clock?: Clock;
  /** 0 to 1, for the waits between retries. */
  random?: () => number;
}

const NOTHING_USED = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, estimated: false };

/** Models behind any OpenAI-compatible endpoint (chat completions), one client and one circuit for each address and key. */
export function createOpenAiModels(settings: ModelSettings, given: OpenAiOptions = {}): Models {
  const { clock = systemClock, random = Math.random } = given;
  const endpoints = new Map<string, Endpoint>();
  const turns = createTurns(settings.calls, clock);
  const endpointOf = (role: ModelRequest['role']): Endpoint => {
    const { baseUrl, apiKey } = settings.roles[role];
    const key = `${baseUrl} ${apiKey ?? ''}`;
    const held = endpoints.get(key) ?? createEndpoint({ baseUrl, apiKey, settings, clock });
    endpoints.set(key, held);
    return held;
  };

  async function call(request: ModelRequest, options: ModelCallOptions): Promise<ModelReply> {
    const { signal, deadlineMs, spending, report } = options;
    await assertLeft(settings, options);
    const role = settings.roles[request.role];
    const endpoint = endpointOf(request.role);
    const began = clock.now();
    const called: ModelCallReport = { role: request.role, model: role.model ?? '', usage: NOTHING_USED, cost: null, attempts: 0, durationMs: 0, error: null };
    const pay = (names: readonly string[], usage: Usage | null) => {
      if (usage === null) return;
      const cost = spend(spending, names, usage, settings.prices);
      if (cost !== null) called.cost = (Number(called.cost ?? 0) + Number(cost)).toFixed(6);
      called.usage = sumOf(called.usage, usage);
    };
    try {
      const { model, asked, ...reply } = await withRetries(
        (attempt) =>
          turns.take(async (waited) => {
            // Others may have spent what was left meanwhile.
            if (waited) await assertLeft(settings, options);
            called.attempts = attempt;
            return endpoint.ask(request, role, deadlineMs, signal).catch((error: unknown) => {
              pay([role.model ?? ''], usageOfFailure(error));
              throw error;
            });
          }, options),
        { retries: settings.retries, signal, deadlineMs, clock, random },
      );
      called.model = model;
      const usage = usageOf({ model, ...reply }, request);
      pay([model, asked], usage);
      const unpriced = priceFault(settings, [model, asked]);
      if (unpriced !== null) throw modelFailure('BUDGET', unpriced);
      return { ...reply, usage };
    } catch (error) {
      called.error = error instanceof AppError ? error.message : 'an unexpected error';
      throw error;
    } finally {
      if (!signal.aborted) report({ ...called, durationMs: Math.round(clock.now() - began) });
    }
  } // prettier-ignore

  return {
    call,
    settingsOf(role) {
      const { model, temperature, maxOutputTokens } = settings.roles[role];
      return JSON.stringify({ model, temperature, maxOutputTokens, structured: settings.structured });
    },
    async probe(signal) {
      const asked = new Map<string, ReturnType<typeof probe>>();
      const findings = MODEL_ROLES.map(async (role) => {
        const key = JSON.stringify(settings.roles[role]);
        const found = asked.get(key) ?? probe(role, endpointOf(role), settings, signal);
        asked.set(key, found);
        return { ...(await found), role };
      });
      return Promise.all(findings);
    },
  };
}

const sumOf = (one: Usage, other: Usage): Usage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  cachedInputTokens: one.cachedInputTokens + other.cachedInputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  estimated: one.estimated || other.estimated,
});
