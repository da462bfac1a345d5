/** A question's parts, tracked by the loop (P2 3.1, 4.1): an assessor says how each stands, and no run ends with one open while rounds are left. */
import { MOST_PARTS, type PartProgress } from '../../trace/index.js';
import type { Assessment, Observation } from '../slots.js';

const MOST_TEXT = 300;
/** Said to whoever plans where an assessor would give a part up after one empty search. */
const OTHERWISE = 'nothing was found: once more by a synonym, a shorter name or another spelling';

/**
 * How the parts stand after a round. What is answered stays answered; a part found by nobody is tried once more by other words before it is given up; behind the last round none is open.
 * `said`: by the assessor, of some of them or of new ones.
 */
export function partsAfter(
  before: readonly PartProgress[],
  said: readonly PartProgress[],
  round: readonly Observation[],
  isLast: boolean,
): PartProgress[] {
  const foundNothing = round.length > 0 && round.every(({ result }) => result?.outcome === 'EMPTY');
  const known = before.map((part) => moved(part, said.find((one) => one.part === part.part) ?? part, foundNothing));
  const fresh = said
    .filter(({ part, text }) => text.trim() !== '' && !before.some((one) => one.part === part))
    .map((one, index) => ({ ...one, part: before.length + index + 1, text: one.text.slice(0, MOST_TEXT) }))
    .map((one) => moved({ ...one, status: 'OPEN', refinedQuery: null }, one, foundNothing));
  const parts = [...known, ...fresh].slice(0, MOST_PARTS);
  return isLast ? parts.map(givenUp) : parts;
}

/** OPEN ones: no round is left for them, or nobody plans anything more. */
export const givenUp = (part: PartProgress): PartProgress => (part.status === 'OPEN' ? { ...part, status: 'GIVEN_UP' } : part); // prettier-ignore

function moved(before: PartProgress, said: PartProgress, foundNothing: boolean): PartProgress {
  if (before.status !== 'OPEN') return before;
  const refinedQuery = said.refinedQuery?.slice(0, MOST_TEXT) ?? null;
  if (said.status === 'GIVEN_UP' && foundNothing && before.refinedQuery === null)
    return { ...before, refinedQuery: refinedQuery ?? OTHERWISE };
  return { ...before, status: said.status, refinedQuery: said.status === 'OPEN' ? refinedQuery : null };
}

/** The decision as the parts allow it: with one open, and a round left, the run goes on. */
export function decidedFor(parts: readonly PartProgress[], decided: Assessment, isLast: boolean): Assessment {
  const open = parts.filter(({ status }) => status === 'OPEN');
  const goesOn = decided.decision === 'RETRY_WITH_REFINEMENT' || decided.decision === 'CALL_DIFFERENT_TOOL';
  if (isLast || goesOn || open.length === 0) return { ...decided, parts };
  const refinedQuery = open.find((part) => part.refinedQuery !== null)?.refinedQuery ?? decided.refinedQuery;
  const reasoning = `${decided.reasoning} (still open: part ${open.map(({ part }) => part).join(', ')})`;
  return { ...decided, decision: 'CALL_DIFFERENT_TOOL', reasoning, refinedQuery, parts };
}
