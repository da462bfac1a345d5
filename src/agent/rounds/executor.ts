import { z } from 'zod';
import { AppError, type Call } from '../../core/index.js';
import type { Carried, Tool, ToolContext, ToolResult, ToolRows } from '../../tools/index.js';
import type { PlanNode, TraceEvent } from '../../trace/index.js';
import type { Critic, Made } from '../critic/index.js';
import type { EvidenceBook } from '../evidence/evidence-book.js';
import type { Profile } from '../profiles.js';
import type { Recorder, Told } from '../recordings/recorder.js';
import type { RunWriter } from '../runs/run-writer.js';
import type { Observation } from '../slots.js';
import { claimTold, toldClaim, type ToldClaim } from '../evidence/told-claims.js';
import { within } from '../within.js';

const PAYLOAD_LIMIT = 65_536;
const MAX_UIDS = 200;

export interface ExecuteOptions {
  profile: Profile;
  writer: RunWriter;
  recorder: Recorder;
  book: EvidenceBook;
  /** Tools that the route allows. */
  tools: readonly Tool[];
  /** Arguments that the check of the plan has read (check-plan.ts); others are read when their call is made. */
  read?: ReadonlyMap<PlanNode, unknown>;
  round: number;
  signal: AbortSignal;
  /** Finds silent failures; none: nobody looks. */
  critic?: Critic;
}

/** Runs a plan's calls, each once its inputs are there and at its own clocks; a failed call is an observation, not an exception. */
export async function executePlan(
  nodes: readonly PlanNode[],
  contextOf: (node: PlanNode) => ToolContext,
  options: ExecuteOptions,
): Promise<Observation[]> {
  const done = new Map<string, Promise<Observation>>();
  const run = async (node: PlanNode): Promise<Observation> => {
    const inputs = await Promise.all(node.dependsOn.map((id) => done.get(id)));
    const failed = inputs.find((input) => input === undefined || input.result === null);
    if (node.dependsOn.length > 0 && failed !== undefined) return notRun(node, options.round, 'an input failed');
    return callTool(node, inputs, contextOf(node), options);
  };
  let previous: Promise<unknown> = Promise.resolve();
  for (const node of nodes) {
    const started: Promise<Observation> = options.profile.parallel ? run(node) : previous.then(() => run(node));
    previous = started;
    started.catch(() => undefined);
    done.set(node.id, started);
  }
  return Promise.all([...done.values()]);
}

async function callTool(
  node: PlanNode,
  inputs: (Observation | undefined)[],
  context: ToolContext,
  options: ExecuteOptions,
): Promise<Observation> {
  const { writer, book, round, critic } = options;
  const callId = `${round}.${node.id}`;
  const span = writer.newSpan();
  const started = context.now();
  const { id: planNodeId, tool: name, dependsOn, arguments: planned } = node;
  const called = { kind: 'ToolCalled', callId, tool: name, planNodeId, dependsOn, attempt: 1, arguments: planned } as const; // prettier-ignore
  writer.log(called, span, writer.rootSpan);
  let observation: Observation;
  let told: Told<Ran, Untold> | null = null;
  try {
    const { tool, input } = resolved(node, inputs, options);
    const known = inputs.filter((one): one is Observation => one !== undefined);
    refuse('BAD_INPUT', known.length === 0 ? null : critic?.ofCall(tool.name, input, known));
    told = await ranOnce(tool, input, context, options);
    const { reply } = told;
    const { result, error } = reply;
    const made = { tool: tool.name, input: input as Made['input'], clocks: context.clocks };
    refuse('INTERNAL', result === null ? null : critic?.ofReply(made, result));
    observation = {
      ...of(node, round),
      arguments: input,
      result: result === null ? null : book.adopt(result),
      error,
      ...(error === null ? {} : { fault: faultOf(error) }),
      ...('silent' in reply ? { silent: reply.silent } : {}),
    };
  } catch (error) {
    if (options.signal.aborted) throw error;
    observation = { ...of(node, round), error: messageOf(error), fault: faultOf(messageOf(error)) };
  }
  const event = returned(callId, observation, context.now() - started);
  const rest = observation.result === null || event.payloadCut ? null : told?.rest(untold(observation.result));
  if (rest === null) told?.keep();
  writer.log(event, span, writer.rootSpan, rest ?? null);
  await writer.room();
  return observation;
}

type Ran = { result: ToolResult; error: null } | { result: null; error: string; silent?: string };

/** What ToolReturned leaves out of a result. */
interface Untold {
  labels: ToolResult['labels'];
  /** Of each of its evidence, in order. */
  carries: (ToldClaim | Carried)[][];
}

function untold({ labels, evidence }: ToolResult): Untold {
  return { labels, carries: evidence.map(({ carries }) => carries.map(toldClaim)) };
}

function wholeOf({ labels, carries }: Untold, event: TraceEvent): Ran | null {
  if (event.kind !== 'ToolReturned' || event.outcome === 'FAILED' || event.payloadCut) return null;
  const { outcome, total, complete, payload } = event;
  const evidence = event.evidence.map((one, at) => ({ evidence: one, carries: (carries[at] ?? []).map(claimTold) }));
  return { result: { outcome, rows: JSON.parse(payload) as ToolRows, evidence, total, complete, labels }, error: null };
}

function ranOnce(
  tool: Tool,
  input: unknown,
  context: ToolContext,
  options: ExecuteOptions,
): Promise<Told<Ran, Untold>> {
  const { recorder, profile, signal } = options;
  const limits = { call: context.call, nowMs: context.now(), signal };
  const run = (call: Call) => tool.run(input, { ...context, call });
  return recorder.onceTold<Ran, Untold>({
    whole: wholeOf,
    source: 'TOOL',
    request: { tool: tool.name, input, clocks: context.clocks },
    async ask() {
      try {
        return { reply: { result: await within(profile.toolTimeoutMs, limits, run), error: null }, failed: false };
      } catch (error) {
        if (signal.aborted) throw error;
        return { reply: { result: null, error: messageOf(error), ...silentBy(error) }, failed: true };
      }
    },
  });
}

function returned(
  callId: string,
  { tool, result, error }: Observation,
  durationMs: number,
): Extract<TraceEvent, { kind: 'ToolReturned' }> {
  const payload = result === null ? '' : JSON.stringify(result.rows);
  return {
    kind: 'ToolReturned',
    callId,
    tool,
    outcome: result === null ? 'FAILED' : result.outcome,
    durationMs: Math.round(durationMs),
    total: result?.total ?? null,
    complete: result?.complete ?? false,
    uids: Object.keys(result?.labels ?? {}).slice(0, MAX_UIDS),
    evidence: result?.evidence.map((item) => item.evidence) ?? [],
    error,
    payload: payload.slice(0, PAYLOAD_LIMIT),
    payloadCut: payload.length > PAYLOAD_LIMIT,
  };
}

/** What is seen of a call that did not run. */
export function notRun(node: PlanNode, round: number, because: string): Observation {
  return { ...of(node, round), error: because, fault: 'CALL' };
}

function of(node: PlanNode, round: number): Observation {
  const { id: planNodeId, tool, arguments: planned } = node;
  return { round, planNodeId, tool, planned, arguments: null, result: null, error: null };
}

/** The tool and its validated arguments; loud failures are found here. */
function resolved(node: PlanNode, inputs: (Observation | undefined)[], { tools, read }: ExecuteOptions) {
  const tool = tools.find(({ name }) => name === node.tool);
  if (tool === undefined) throw new AppError('BAD_INPUT', `no such tool for this question: ${node.tool}`);
  const known = read?.get(node);
  if (known !== undefined) return { tool, input: known };
  const parsed = tool.input.safeParse(withInputs(JSON.parse(node.arguments), inputs));
  if (!parsed.success) throw new AppError('BAD_INPUT', z.prettifyError(parsed.error));
  return { tool, input: parsed.data };
}

/** Replaces `{"$from": "n1", "path": "hits.0.uid"}` by that part of an earlier call's rows. */
function withInputs(value: unknown, inputs: (Observation | undefined)[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withInputs(item, inputs));
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  if (typeof record['$from'] !== 'string')
    return Object.fromEntries(Object.entries(record).map(([key, item]) => [key, withInputs(item, inputs)]));
  const source = inputs.find((input) => input?.planNodeId === record['$from']);
  let found: unknown = source?.result?.rows;
  for (const part of String(record['path'] ?? '').split('.'))
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[part] : undefined;
  if (found === undefined)
    throw new AppError('BAD_INPUT', `${String(record['$from'])} gave nothing at ${String(record['path'])}`);
  return found;
}

/** Whose fault a failure is, by how it is told. */
const faultOf = (error: string) => (error.startsWith('BAD_INPUT') ? ('CALL' as const) : ('TOOL' as const));

/** A silent failure is told like a loud one: to the trace, and to whoever planned the call. */
function refuse(code: 'BAD_INPUT' | 'INTERNAL', because: string | null | undefined): void {
  if (typeof because === 'string') throw new AppError(code, because);
}

/** Which engine did not answer, where that is why the call failed. */
function silentBy(error: unknown): { silent?: string } {
  const engine = error instanceof AppError && ['UNAVAILABLE', 'DEADLINE'].includes(error.code) ? error.details['engine'] : null; // prettier-ignore
  return typeof engine === 'string' ? { silent: engine } : {};
}

function messageOf(error: unknown): string {
  return error instanceof AppError ? `${error.code}: ${error.message}` : 'INTERNAL: the tool failed';
}
