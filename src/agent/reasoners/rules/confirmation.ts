import type { Language } from '../../../core/index.js';
import type { CostlyStep } from '../../../trace/index.js';
import { PHRASES } from './phrases/index.js';

/** Whether a costly step is to be taken, and what it would cost. What a model wrote of it stands in the step, not in the question. */
export function confirmation(
  { kind, hops, tokens, spentTokens, cost, spentCost }: CostlyStep,
  language: Language,
): string {
  const words = PHRASES[language].confirm;
  switch (kind) {
    case 'STATEMENT':
      return words.statement;
    case 'WIDE_NETWORK':
      return words.network(hops);
    case 'SPENDING':
      return words.spending(withMoney(spentTokens, spentCost), withMoney(tokens, cost));
  }
}

const withMoney = (tokens: number | null, cost: string | null): string =>
  cost === null ? `${tokens ?? 0}` : `${tokens ?? 0} (${cost})`;
