import type { GraphReader } from '../../../engines/graph/contract.js';
import { AppError, type Call } from '../../core/index.js';
import type { Asked } from '../slots.js';

const MOST_UIDS = 200;

/**
 * Whom a run is handed by uid, under the uid that the graph gives them now: a focus that a client kept, whom earlier turns were about. An identity may have moved since, and what
 * tools then answer bears the new one. Where the graph does not answer, as given: whoever asks it next says so.
 */
export async function inCurrentUids(asked: Asked, graph: GraphReader, call: Call): Promise<Asked> {
  const given = givenUids(asked);
  if (given.length === 0) return asked;
  try {
    const nodes = await graph.nodes(given, call);
    const moved = new Map(nodes.flatMap(({ asked: uid, node }) => (node.uid === uid ? [] : [[uid, node.uid] as const])));
    if (moved.size === 0) return asked;
    return JSON.parse(JSON.stringify(asked), (_, value: unknown) => (typeof value === 'string' ? (moved.get(value) ?? value) : value)) as Asked;
  } catch (error) {
    if (call.signal.aborted || !(error instanceof AppError)) throw error;
    return asked;
  }
} // prettier-ignore

function givenUids({ focusUid, chosenUids, recalled }: Asked): string[] {
  const { subjects, inOrder, candidates, together, frames, shownFor, opening, dated, understood } = recalled;
  const named = [...frames, ...shownFor, ...opening, ...dated, ...understood].flatMap(({ subjects: of, within }) => [...of, ...(within === null ? [] : [within])]);
  const uids = [focusUid, ...chosenUids, ...[...subjects, ...inOrder, ...candidates, ...together, ...named].map(({ uid }) => uid)];
  return [...new Set(uids.flatMap((uid) => uid ?? []))].slice(0, MOST_UIDS);
} // prettier-ignore
