import type { TraceEvent, TraceKind } from '../../trace/index.js';

/** Where a replay's log parts from the recorded one. */
export interface Difference {
  kind: TraceKind;
  /** Path of the first field that differs, `frames.0.asOf`; empty where the node itself has no counterpart. */
  field: string;
  /** JSON of it, cut to 200 characters; null where there is none. */
  recorded: string | null;
  replayed: string | null;
}

/** What no replay can repeat: it takes other time, and asks nobody. */
const NEVER_EQUAL: ReadonlySet<string> = new Set(['durationMs', 'attempts', 'replayed', 'expiresAt']);
/** Kinds that come in the order in which what ran side by side ended. */
const SIDE_BY_SIDE: ReadonlySet<TraceKind> = new Set(['ToolCalled', 'ToolReturned', 'ModelCalled', 'GuardrailTripped']);
const MOST_SHOWN = 200;

/** Node by node; from where kinds part, nothing more is compared. `isWhole`: false where the recorded log stops before its run's own end. */
export function differencesOf(recorded: readonly TraceEvent[], replayed: readonly TraceEvent[], isWhole: boolean): Difference[] {
  const [was, is] = [ordered(recorded), ordered(isWhole ? replayed : replayed.slice(0, recorded.length))];
  const found: Difference[] = [];
  for (let at = 0; at < Math.max(was.length, is.length); at++) {
    const [one, other] = [was[at], is[at]];
    if (one?.kind !== other?.kind || one === undefined || other === undefined) {
      const kind = (one ?? other)!.kind;
      return [...found, { kind, field: '', recorded: shown(one?.kind), replayed: shown(other?.kind) }];
    }
    const differs = firstDifference(one, other, []);
    if (differs !== null) found.push({ kind: one.kind, ...differs });
  }
  return found;
} // prettier-ignore

/** What ran side by side, in an order of its own. */
function ordered(events: readonly TraceEvent[]): TraceEvent[] {
  const inOrder: TraceEvent[] = [];
  for (let start = 0; start < events.length;) {
    let end = start;
    while (end < events.length && SIDE_BY_SIDE.has(events[end]!.kind)) end++;
    inOrder.push(...events.slice(start, end).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0)));
    if (end < events.length) inOrder.push(events[end]!);
    start = end + 1;
  }
  return inOrder;
}

const keyOf = (event: TraceEvent): string =>
  `${event.kind} ${'callId' in event ? event.callId : 'role' in event ? event.role : ''}`;

function firstDifference(was: unknown, is: unknown, path: readonly string[]): Omit<Difference, 'kind'> | null {
  if (Object.is(was, is)) return null;
  if (!isRecord(was) || !isRecord(is)) return { field: path.join('.'), recorded: shown(was), replayed: shown(is) };
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (NEVER_EQUAL.has(key)) continue;
    const differs = firstDifference(was[key], is[key], [...path, key]);
    if (differs !== null) return differs;
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const shown = (value: unknown): string | null =>
  value === undefined ? null : (JSON.stringify(value) ?? 'null').slice(0, MOST_SHOWN);
