import type { Clocks } from '../../../core/index.js';
import type { PlanNode, QuestionFrame } from '../../../trace/index.js';
import { madeOnce } from '../../rounds/made-once.js';
import { clocksOf, nodeIdOf, partOf, type Asked, type Observation, type Situation } from '../../slots.js';

/** One part of the question with what was seen for it: inside it, ids of plan nodes are its own (`m1`). */
export interface Part extends Asked {
  index: number;
  frame: QuestionFrame;
  clocks: Clocks;
  round: number;
  observations: readonly Observation[];
}

const partsOnce = madeOnce<{ frames: readonly QuestionFrame[]; parts: Part[] }>();

/** The parts of a question, in its order; built once for what has been observed so far. */
export function partsOf(situation: Situation): Part[] {
  const { observations, route } = situation;
  const { frames } = route;
  const isSame = (made: { frames: readonly QuestionFrame[]; parts: Part[] }) => made.frames === frames && made.parts[0]?.round === situation.round; // prettier-ignore
  return partsOnce(observations, () => ({ frames, parts: built(situation) }), isSame).parts;
}

function built(situation: Situation): Part[] {
  const { observations, route } = situation;
  return route.frames.map((frame, index): Part => {
    const { question, language, today, focusUid, chosenUids, clarified, onAmbiguity, recalled, clocks, round } =
      situation;
    const own = observations.flatMap((observation) =>
      partOf(observation.planNodeId) === index
        ? [{ ...observation, planNodeId: observation.planNodeId.slice(nodeIdOf(index, '').length) }]
        : [],
    );
    const asked = { question, language, today, focusUid, chosenUids, clarified, onAmbiguity, recalled };
    return { index, frame, clocks: clocksOf(frame, clocks), round, observations: own, ...asked };
  });
}

/** Nodes that a part planned, under the ids that they have in the run's plan. */
export function nodesOfPart(index: number, nodes: readonly PlanNode[]): PlanNode[] {
  const renamed = (key: string, value: unknown): unknown =>
    key === '$from' && typeof value === 'string' ? nodeIdOf(index, value) : value;
  return nodes.map((node) => ({
    ...node,
    id: nodeIdOf(index, node.id),
    arguments: JSON.stringify(JSON.parse(node.arguments), renamed),
    dependsOn: node.dependsOn.map((id) => nodeIdOf(index, id)),
  }));
}
