/** Steps that cost so much that whoever wants to be asked is asked first (api.md, "Asking back"). */
import type { Spending } from '../../llm/index.js';
import type { Tool } from '../../tools/index.js';
import type { CostlyStep, PlanNode, TraceEvent } from '../../trace/index.js';

/** Times that one run asks; what would be asked about after that is not done. */
const MOST_TIMES = 3;

/** What a run does without asking. */
export interface ConfirmLimits {
  /** Hops of a network. */
  hops: number;
  /** Statements of a model's own over the whole graph. */
  statements: boolean;
  /** What the run may have spent on models, a round to come included; null: its budget alone ends it. */
  tokens: number | null;
  cost: number | null;
}

export const CONFIRM_LIMITS: ConfirmLimits = { hops: 2, statements: false, tokens: null, cost: null };

export interface Consent {
  needs(step: CostlyStep): boolean;
  /** By {@link stepKey}: what the person said. */
  said: ReadonlyMap<string, boolean>;
}

/** What was asked about once is asked about whatever limits hold by now: an attempt that begins again comes to the same steps. */
export function consentBy(limits: ConfirmLimits, said: ReadonlyMap<string, boolean>): Consent {
  return { said, needs: (step) => said.has(stepKey(step)) || isBeyond(step, limits) };
}

/** For a replay: those steps that the recorded run asked about. */
export function consentIn(log: readonly TraceEvent[]): Consent {
  const asked = new Set(log.flatMap((event) => confirmed(event)?.key ?? []));
  return { said: saidIn(log), needs: (step) => asked.has(stepKey(step)) };
}

/** What a person said of the steps that a run asked about. */
export function saidIn(events: readonly TraceEvent[]): Map<string, boolean> {
  const asked = new Map(events.flatMap((event) => { const of = confirmed(event); return of === null ? [] : [[of.requestId, of.key] as const]; }));
  return new Map(
    events.flatMap((event) => {
      if (event.kind !== 'HumanInputReceived' || event.answer.type !== 'Confirm') return [];
      const key = asked.get(event.requestId);
      return key === undefined ? [] : [[key, event.answer.confirmed] as const];
    }),
  );
} // prettier-ignore

function confirmed(event: TraceEvent): { requestId: string; key: string } | null {
  if (event.kind !== 'HumanInputRequested' || event.request.type !== 'Confirm') return null;
  const { step } = event.request;
  return step === undefined ? null : { requestId: event.requestId, key: stepKey(step) };
}

/** Going on past the share of a budget is asked about once; a call by what it asks for. */
function stepKey({ kind, tool, arguments: given }: CostlyStep): string {
  return kind === 'SPENDING' ? kind : `${tool} ${given}`;
}

function isBeyond({ kind, hops, tokens, spentTokens, cost, spentCost }: CostlyStep, limits: ConfirmLimits): boolean {
  switch (kind) {
    case 'STATEMENT':
      return !limits.statements;
    case 'WIDE_NETWORK':
      return hops === null || hops > limits.hops;
    case 'SPENDING':
      return (
        (limits.tokens !== null && (tokens ?? 0) + (spentTokens ?? 0) > limits.tokens) ||
        (limits.cost !== null && Number(cost ?? 0) + Number(spentCost ?? 0) > limits.cost)
      );
  }
}

export interface Weighed {
  /** By id of the call: why it is not made. */
  declined: Map<string, string>;
  /** By id of the call: nobody said yet whether it is to be made. */
  open: Map<string, CostlyStep>;
}

/** Which of the calls are not made, and which are to be asked about. */
export function weighed(nodes: readonly PlanNode[], tools: readonly Tool[], consent: Consent | null): Weighed {
  const found: Weighed = { declined: new Map(), open: new Map() };
  if (consent === null) return found;
  for (const node of nodes) {
    const step = stepOf(node, tools);
    if (step === null || !consent.needs(step)) continue;
    const answer = answerTo(step, consent);
    if (answer === 'TO_BE_ASKED') found.open.set(node.id, step);
    else if (answer !== 'AGREED') found.declined.set(node.id, NOT_MADE[answer]);
  }
  return found;
}

/** NOT_ASKED_ANY_MORE: the step is not taken, and no person decided so. */
export type ConsentAnswer = 'AGREED' | 'DECLINED' | 'NOT_ASKED_ANY_MORE' | 'TO_BE_ASKED';

export function answerTo(step: CostlyStep, { said }: Consent): ConsentAnswer {
  const agreed = said.get(stepKey(step));
  if (agreed !== undefined) return agreed ? 'AGREED' : 'DECLINED';
  return said.size >= MOST_TIMES ? 'NOT_ASKED_ANY_MORE' : 'TO_BE_ASKED';
}

const NOT_MADE = {
  DECLINED: 'the user was asked about this costly step and does not want it: go on without it',
  NOT_ASKED_ANY_MORE: `this step is costly, and nobody was asked about it: a run asks ${MOST_TIMES} times at most; go on without it`, // prettier-ignore
};
const NOTHING = {
  tool: null,
  arguments: null,
  hops: null,
  tokens: null,
  spentTokens: null,
  cost: null,
  spentCost: null,
};

function stepOf({ tool: name, arguments: given }: PlanNode, tools: readonly Tool[]): CostlyStep | null {
  const cost = tools.find((tool) => tool.name === name)?.costs?.(parsed(given)) ?? null;
  if (cost === null) return null;
  const hops = cost.kind === 'WIDE_NETWORK' && Number.isFinite(cost.hops) ? cost.hops : null;
  return { ...NOTHING, kind: cost.kind, tool: name, arguments: given, hops };
}

/** A round like the last one, of which nobody knows what it will take; null where that took nothing. */
export function nextRound(spent: Spending, before: Spending): CostlyStep | null {
  const tokens = spent.tokens - before.tokens;
  if (tokens <= 0) return null;
  const cost = spent.cost > 0 ? (spent.cost - before.cost).toFixed(6) : null;
  const spentCost = spent.cost > 0 ? spent.cost.toFixed(6) : null;
  return { ...NOTHING, kind: 'SPENDING', tokens, spentTokens: spent.tokens, cost, spentCost };
}

/** Null of what is no JSON: the check of the plan names it. */
function parsed(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return null;
  }
}
