import type { Clock } from '../core/index.js';
import type { Spending, Usage } from './contract.js';
import { modelFailure } from './failures.js';
import type { ModelSettings, Price } from './settings.js';

type Limits = Pick<ModelSettings, 'prices' | 'runTokens' | 'dayTokens' | 'runCost' | 'dayCost'>;

export interface Budget {
  /** Throws BUDGET where the run or the day has nothing left. Calls begun within the budget are paid whole, so that those under way may pass it. */
  assertLeft(run: Spending): void;
  /** Adds what a call cost to the run and the day; its price, null where the model has none in the table. */
  spend(run: Spending, model: string, usage: Usage): string | null;
}

const MILLION = 1_000_000;

export function createBudget(limits: Limits, clock: Clock): Budget {
  const today = { day: '', tokens: 0, cost: 0 };
  const roll = () => {
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    if (day !== today.day) Object.assign(today, { day, tokens: 0, cost: 0 });
  };
  return {
    assertLeft(run) {
      roll();
      assertBelow(run.tokens, limits.runTokens, 'tokens of the run');
      assertBelow(run.cost, limits.runCost, 'the money of the run');
      assertBelow(today.tokens, limits.dayTokens, "the day's tokens");
      assertBelow(today.cost, limits.dayCost, "the day's money");
    },
    spend(run, model, usage) {
      roll();
      const tokens = usage.inputTokens + usage.outputTokens;
      const price = priceOf(model, limits.prices);
      const cost = price === null ? 0 : costOf(usage, price);
      for (const spending of [run, today]) {
        spending.tokens += tokens;
        spending.cost += cost;
      }
      return price === null ? null : cost.toFixed(6);
    },
  };
}

function assertBelow(spent: number, limit: number | null, what: string): void {
  if (limit !== null && spent >= limit) throw modelFailure('BUDGET', `${what} are spent: ${spent} of ${limit}`);
}

/** By its name, or by the longest name in the table that it begins with: endpoints add a date (`gpt-4o-mini-2024-07-18`). */
function priceOf(model: string, prices: Limits['prices']): Price | null {
  const known = Object.keys(prices).filter((name) => model === name || model.startsWith(`${name}-`));
  const longest = known.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : (prices[longest] ?? null);
}

function costOf({ inputTokens, cachedInputTokens, outputTokens }: Usage, price: Price): number {
  const fresh = inputTokens - cachedInputTokens;
  return (fresh * price.input + cachedInputTokens * price.cachedInput + outputTokens * price.output) / MILLION;
}
