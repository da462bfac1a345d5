import { Random } from '../../demo/index.js';
import { checkedPlan } from '../../src/agent/check-plan.js';
import { createCritic } from '../../src/agent/critic/index.js';
import { TOOLS } from '../../src/tools/index.js';
import { shuffled } from '../pool.js';
import { corruptedArguments, corruptedReply, INPUT_CLASSES, OUTPUT_CLASSES, type Stock } from './corrupt.js';
import type { RecordedCall } from './recorded.js';

export interface Rate {
  class: string;
  cases: number;
  /** Refused before the call, or thrown away before anything of it could be cited. */
  caught: number;
  /** Some that were not, where they should be; of healthy ones some that were. */
  examples: string[];
}

const MOST_EXAMPLES = 5;
/** Drawn of those recorded. */
const MOST_CALLS = 2_000;

/** How many of the corruptions of each class are caught, and how many healthy calls and replies are thrown away; one corruption a class and call. */
export function silentFailures(all: readonly RecordedCall[], seed: string): Rate[] {
  const random = new Random('silent', seed);
  const calls = shuffled(seed, all).slice(0, MOST_CALLS);
  const stock: Stock = { calls, names: [...new Map(calls.flatMap(({ result }) => Object.entries(result.labels)))] };
  const inputs = INPUT_CLASSES.map((kind) =>
    rate(kind, calls, false, (call) => {
      const planned = corruptedArguments(kind, call, stock, random);
      return planned === null ? null : { caught: refused(call, planned), said: planned };
    }),
  );
  const outputs = OUTPUT_CLASSES.map((kind) =>
    rate(kind, calls, false, (call) => {
      const reply = corruptedReply(kind, call, stock, random);
      if (reply === null) return null;
      return { caught: thrownAway(call, reply), said: `${call.planned} -> ${JSON.stringify(reply.rows)}` };
    }),
  );
  return [
    ...inputs,
    ...outputs,
    rate('healthy calls', calls, true, (call) => ({ caught: refused(call, call.planned), said: call.planned })),
    rate('healthy replies', calls, true, (call) => ({ caught: thrownAway(call, call.result), said: call.planned })),
  ];
}

function refused({ tool, situation }: RecordedCall, planned: string): string | null {
  const node = { id: 'n1', tool: tool.name, arguments: planned, dependsOn: [] };
  const { faults } = checkedPlan([node], TOOLS, createCritic(situation).ofPlan([node]));
  return faults[0]?.text ?? null;
}

function thrownAway({ tool, input, clocks, situation }: RecordedCall, reply: RecordedCall['result']): string | null {
  return createCritic(situation).ofReply({ tool: tool.name, input, clocks }, reply);
}

type Tried = { caught: string | null; said: string } | null;

function rate(name: string, calls: readonly RecordedCall[], healthy: boolean, attempt: (call: RecordedCall) => Tried): Rate {
  const found: Rate = { class: name, cases: 0, caught: 0, examples: [] };
  for (const call of calls) {
    const tried = attempt(call);
    if (tried === null) continue;
    found.cases++;
    if (tried.caught !== null) found.caught++;
    if ((tried.caught !== null) === healthy && found.examples.length < MOST_EXAMPLES)
      found.examples.push(`${tried.caught ?? 'not caught'}: ${call.situation.question} ${call.tool.name} ${tried.said}`.slice(0, 400));
  }
  return found;
} // prettier-ignore

export function silentTable(rates: readonly Rate[], seed: string, leftOut: number): string {
  const lines = rates.map(({ class: name, cases, caught }) => `${name.padEnd(16)} ${String(cases).padStart(7)} ${String(caught).padStart(7)} ${(cases === 0 ? 0 : (100 * caught) / cases).toFixed(2).padStart(8)} %`); // prettier-ignore
  return [`seed ${seed}; ${leftOut} calls left out`, 'class              cases  caught', ...lines].join('\n');
}
