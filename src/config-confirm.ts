/** What a run that may ask (onAmbiguity ASK) does without asking. */
import { z } from 'zod';
import type { ConfirmLimits } from './agent/index.js';
import type { ModelSettings } from './llm/index.js';

const whole = (max: number, error: string) => z.string().regex(/^\d+$/, { error }).transform(Number).pipe(z.number().min(1, { error }).max(max, { error })); // prettier-ignore

export const confirmVariables = z.object({
  /** Hops of a network that is read unasked. */
  DOSSIER_CONFIRM_HOPS: whole(10, 'a whole number from 1 to 10').default(2),
  /** Whether statements of a model's own run unasked (DOSSIER_CYPHER). */
  DOSSIER_CONFIRM_STATEMENTS: z.enum(['ask', 'run']).default('ask'),
  /** Percent of a run's model budget that is spent unasked; 100: all of it. */
  DOSSIER_CONFIRM_SPENDING: whole(100, 'percent, 1 to 100').default(50),
});

export function confirmOf(values: z.infer<typeof confirmVariables>, models: Pick<ModelSettings, 'runTokens' | 'runCost'> | null): ConfirmLimits {
  const share = values.DOSSIER_CONFIRM_SPENDING / 100;
  const limited = models !== null && share < 1;
  return Object.freeze({
    hops: values.DOSSIER_CONFIRM_HOPS,
    statements: values.DOSSIER_CONFIRM_STATEMENTS === 'run',
    tokens: limited ? Math.floor(models.runTokens * share) : null,
    cost: limited && models.runCost !== null ? models.runCost * share : null,
  });
} // prettier-ignore
