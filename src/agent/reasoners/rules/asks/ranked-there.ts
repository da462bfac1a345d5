/** `Who is the greatest collector of seats`: a noun that no lexicon knows limits a ranking only where it is a place: one behind a word that says where, or one in which a firm has its seat. */
import { foldName } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';

const WHERE = /(?:^| )(?:in|aus|a|ad|de|di|of|at)$/;

/** The route with what is no place left out of its rankings, and named as not understood. */
export async function rankedThere(route: Route, question: string, { graph, clocks, call }: ToolContext): Promise<Route> {
  const frames = await Promise.all(route.frames.map(async (frame): Promise<QuestionFrame> => {
    const { measure, municipality, refusal, notUnderstood } = frame;
    if (measure !== 'RANKING' || municipality === null || refusal !== null) return frame;
    const [before, ...behind] = foldName(question).split(foldName(municipality));
    // A place that is written otherwise was found in a table.
    if (behind.length === 0 || WHERE.test(before!.trimEnd())) return frame;
    const there = await graph.companyCounts({ canton: null, seat: municipality, address: null, legalForm: null, purpose: null, status: null, happened: null, also: [], grouping: null, clocks }, call);
    return there.total + there.unknown > 0 ? frame : { ...frame, municipality: null, notUnderstood: [...notUnderstood, municipality] };
  }));
  return { ...route, frames };
} // prettier-ignore
