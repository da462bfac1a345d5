import type { ModelCallOptions, Spending, Usage } from './contract.js';
import { modelFailure } from './failures.js';
import type { ModelSettings, Price } from './settings.js';

type Limits = Pick<ModelSettings, 'runTokens' | 'dayTokens' | 'runCost' | 'dayCost'>;

const MILLION = 1_000_000;

/** Throws BUDGET where the run or the day has nothing left. Calls begun within the budget are paid whole, so that those under way may pass it. */
export async function assertLeft(limits: Limits, { spending, spentToday }: Pick<ModelCallOptions, 'spending' | 'spentToday'>): Promise<void> {
  assertBelow(spending.tokens, limits.runTokens, 'tokens of the run');
  assertBelow(spending.cost, limits.runCost, 'the money of the run');
  if (limits.dayTokens === null && limits.dayCost === null) return;
  const today = await spentToday();
  assertBelow(today.tokens, limits.dayTokens, "the day's tokens");
  assertBelow(today.cost, limits.dayCost, "the day's money");
} // prettier-ignore

/** What is wrong where money is limited and a model, by all its names, has no price: the limit would never be met. Null: nothing. */
export function priceFault({ runCost, dayCost, prices }: Limits & Pick<ModelSettings, 'prices'>, names: readonly string[]): string | null {
  if ((runCost ?? dayCost) === null || firstPrice(names, prices) !== null) return null;
  return `money is limited, and DOSSIER_MODEL_PRICES has no price of ${names[0]}`;
} // prettier-ignore

/** Adds what a call cost to the run; its price, a decimal, null where the model has none in the table: as the endpoint names it, else as it was asked for. */
export function spend(run: Spending, names: readonly string[], usage: Usage, prices: ModelSettings['prices']): string | null {
  const price = firstPrice(names, prices);
  const cost = price === null ? 0 : costOf(usage, price);
  run.tokens += usage.inputTokens + usage.outputTokens;
  run.cost += cost;
  return price === null ? null : cost.toFixed(6);
} // prettier-ignore

function assertBelow(spent: number, limit: number | null, what: string): void {
  if (limit !== null && spent >= limit) throw modelFailure('BUDGET', `${what} are spent: ${spent} of ${limit}`);
}

const firstPrice = (names: readonly string[], prices: ModelSettings['prices']): Price | null =>
  names.reduce<Price | null>((found, name) => found ?? priceOf(name, prices), null);

/** By its name, or by the longest name in the table that it begins with: endpoints add a date (`gpt-4o-mini-2024-07-18`). */
function priceOf(model: string, prices: ModelSettings['prices']): Price | null {
  const known = Object.keys(prices).filter((name) => model === name || model.startsWith(`${name}-`));
  const longest = known.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : (prices[longest] ?? null);
}

function costOf({ inputTokens, cachedInputTokens, outputTokens }: Usage, price: Price): number {
  const fresh = inputTokens - cachedInputTokens;
  return (fresh * price.input + cachedInputTokens * price.cachedInput + outputTokens * price.output) / MILLION;
}
