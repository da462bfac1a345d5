import type { Clocks } from '../../src/core/index.js';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import { clocksOf, partOf, type Observation, type Reasoner, type Situation } from '../../src/agent/slots.js';
import { toolNamed, type Tool, type ToolContext, type ToolResult } from '../../src/tools/index.js';
import type { FrameSubject } from '../../src/trace/index.js';
import { callNow } from '../world.js';

/** A call that a run made and the reply it got, with what the run knew before. */
export interface RecordedCall {
  tool: Tool;
  /** JSON text. */
  planned: string;
  input: Readonly<Record<string, unknown>>;
  clocks: Clocks;
  result: ToolResult;
  situation: Situation;
}

export interface Recording {
  calls: RecordedCall[];
  /** Calls on somebody whom no search by the question's words finds: no model would know the uid. */
  leftOut: number;
}

/**
 * `rules`, with each call and reply kept twice: in the run as it was, and as a model makes it, which reads no frames and knows a uid only from the search that it made before.
 */
export function recordingRules(): { reasoner: Reasoner; recording: Recording } {
  const rules = createRulesReasoner();
  const recording: Recording = { calls: [], leftOut: 0 };
  return {
    recording,
    reasoner: {
      ...rules,
      async assess(situation, context) {
        for (const seen of situation.observations)
          if (seen.round === situation.round) await record(recording, seen, situation, context);
        return rules.assess(situation);
      },
    },
  };
}

async function record(
  recording: Recording,
  seen: Observation,
  situation: Situation,
  context: ToolContext,
): Promise<void> {
  const { planned } = seen;
  const tool = toolNamed(seen.tool);
  if (seen.result === null || tool === null) return;
  // The run's own packs itself while it waits: what is kept beyond the run is a plain one.
  const { outcome, rows, evidence, total, complete, labels } = seen.result;
  const result = { outcome, rows, evidence, total, complete, labels };
  const frame = situation.route.frames[partOf(seen.planNodeId) ?? -1];
  const clocks = frame === undefined ? situation.clocks : clocksOf(frame, situation.clocks);
  const input = seen.arguments as RecordedCall['input'];
  const call = { tool, planned: JSON.stringify(seen.arguments ?? JSON.parse(planned)), input, clocks, result };
  const before = situation.observations.filter(({ round }) => round < situation.round);
  recording.calls.push({ ...call, situation: { ...situation, observations: before } });
  const named = frame === undefined ? [] : [...frame.subjects, ...(frame.within === null ? [] : [frame.within])];
  const searches = await Promise.all(
    named.map((subject) => searched(subject, { ...context, clocks, call: callNow() })),
  );
  const asModel: Situation = {
    ...situation,
    route: { ...situation.route, frames: [] },
    observations: searches.filter((one) => one !== null),
  };
  if (knows(asModel, input)) recording.calls.push({ ...call, situation: asModel });
  else recording.leftOut++;
}

async function searched({ text }: FrameSubject, context: ToolContext): Promise<Observation | null> {
  const tool = toolNamed('search_companies');
  const planned = JSON.stringify({ query: text.slice(0, 200) });
  const input = tool?.input.safeParse(JSON.parse(planned));
  if (!tool || !input?.success) return null;
  const result = await tool.run(input.data, context);
  return { round: 1, planNodeId: `m1.${text}`, tool: tool.name, planned, arguments: input.data, result, error: null };
}

/** Whether all whom the arguments name by uid were given. */
function knows({ recalled, focusUid, chosenUids, question, observations }: Situation, input: object): boolean {
  const given = JSON.stringify([recalled, focusUid, chosenUids, question, observations.map(({ result }) => result?.labels)]); // prettier-ignore
  return (JSON.stringify(input).match(/\b(?:co|pe)_\w+/g) ?? []).every((uid) => given.includes(uid));
}
