import { createOpenAiModels, type OpenAiOptions } from '../../src/llm/openai/index.js';
import type { ModelCallOptions, ModelCallReport, Models } from '../../src/llm/index.js';
import { readConfig } from '../../src/config.js';

/** Models at that address as a user configures them. */
export function modelsAt(url: string, environment: Record<string, string> = {}, options: OpenAiOptions = {}): Models {
  const { models } = readConfig({ DOSSIER_REASONER: 'llm', OPENAI_BASE_URL: url, ...environment });
  if (models === null) throw new Error('no models are configured');
  return createOpenAiModels(models, { random: () => 0, ...options });
}

export interface Asking extends ModelCallOptions {
  reports: ModelCallReport[];
  controller: AbortController;
}

export function asking(more: Partial<ModelCallOptions> = {}): Asking {
  const controller = new AbortController();
  const reports: ModelCallReport[] = [];
  return {
    controller,
    reports,
    signal: controller.signal,
    deadlineMs: Number.MAX_SAFE_INTEGER,
    spending: { tokens: 0, cost: 0 },
    spentToday: async () => ({ tokens: 0, cost: 0 }),
    report: (called) => void reports.push(called),
    ...more,
  };
}
