import type { GraphReader } from '../../../../engines/graph/contract.js';
import { AppError } from '../../../core/index.js';
import type { ToolContext } from '../../../tools/index.js';
import type { Asked, Route } from '../../slots.js';
import { route } from './route.js';

/**
 * Reads a question; where the graph's engine is away, one that asks of documents alone all the same: nobody's name needs to be known for it. Any other
 * fails as the graph did, for a name that could not be looked up is not one that nobody has.
 */
export async function routeOrDocuments(asked: Asked, context: ToolContext): Promise<Route> {
  try {
    return await route(asked, context);
  } catch (error) {
    const read = isAway(error) ? await documentsAsked(asked, context) : null;
    if (read === null) throw error;
    return read;
  }
}

function isAway(error: unknown): boolean {
  return (
    error instanceof AppError &&
    (error.code === 'UNAVAILABLE' || error.code === 'DEADLINE') &&
    typeof error.details['engine'] === 'string'
  );
}

async function documentsAsked(asked: Asked, context: ToolContext): Promise<Route | null> {
  try {
    const read = await route(asked, { ...context, graph: findsNobody(context.graph) });
    const alone = read.frames.every((frame) => frame.intent === 'documents' && frame.refusal === null);
    return alone && read.offTopic !== true ? read : null;
  } catch {
    return null;
  }
}

/** All but its search asks the engine that is away, and fails. */
function findsNobody(graph: GraphReader): GraphReader {
  const search: GraphReader['search'] = async () => ({ hits: [], total: 0, complete: false, position: 0 });
  return new Proxy(graph, { get: (held, name) => (name === 'search' ? search : (held[name as keyof GraphReader] as unknown)) });
} // prettier-ignore
