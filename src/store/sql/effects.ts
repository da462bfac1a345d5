import { TERMINAL_KINDS, type TraceDraft } from '../../trace/index.js';

/** What appended nodes change beside the log. */
export interface Effects {
  /** The last one ends the run. */
  ends: boolean;
  /** The run is suspended, or answered and no longer so; null: as it was. */
  suspends: boolean | null;
  /** Requests to a person that begin. */
  asks: { requestId: string; expiresMs: number }[];
  /** An answer closes those that are open, and so does an end. */
  answers: boolean;
  /** What models were paid, by day. */
  spent: { day: string; tokens: number; micros: number }[];
}

const MICROS = 1_000_000;

export function effectsOf(drafts: readonly TraceDraft[]): Effects {
  const effects: Effects = { ends: false, suspends: null, asks: [], answers: false, spent: [] };
  for (const [index, { at, event }] of drafts.entries()) {
    if (TERMINAL_KINDS.includes(event.kind)) {
      // Nothing may follow it.
      if (index !== drafts.length - 1) throw new Error(`${event.kind} must be the last node`);
      effects.ends = true;
    }
    if (event.kind === 'RunSuspended') effects.suspends = true;
    if (event.kind === 'HumanInputReceived') {
      effects.suspends = false;
      effects.answers = true;
    }
    if (event.kind === 'HumanInputRequested')
      effects.asks.push({ requestId: event.requestId, expiresMs: Date.parse(event.expiresAt) });
    if (event.kind !== 'ModelCalled' || event.replayed) continue;
    const tokens = event.inputTokens + event.outputTokens;
    const micros = Math.round(Number(event.cost ?? 0) * MICROS);
    if (tokens > 0 || micros > 0) effects.spent.push({ day: at.slice(0, 10), tokens, micros });
  }
  return effects;
}

export const inMoney = (micros: number): number => micros / MICROS;
