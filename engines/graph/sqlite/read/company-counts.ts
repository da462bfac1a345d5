import { foldName, holdsAt, type Clocks, type FirmStatus } from '../../../../src/core/index.js';
import type { CompanyCountRequest, CompanyCountResult } from '../../contract.js';
import { statuses, text, validityFrom } from '../columns.js';
import type { Row } from '../database.js';
import { stateFrom } from '../row-codec.js';
import type { ReadContext } from './context.js';
import { everyCompany } from './company-walk.js';
import type { EntityRef } from './entities.js';
import { happenings, type Happening } from './happenings.js';
import { stateRowAt } from './states.js';

const MOST_UIDS = 1_000;
/** Whether a firm counts in a group: surely, perhaps, or not at all. */
type Sure = 'HELD' | 'UNKNOWN' | 'NOT_HELD';

/** Firms, each once in the total and once in each of its groups; what may hold is counted beside. */
export function readCompanyCounts(context: ReadContext, request: CompanyCountRequest): CompanyCountResult {
  const groups = new Map<string, { companies: number; unknown: number }>();
  const uids: string[] = [];
  let [total, unknown] = [0, 0];
  for (const [company, found] of candidates(context, request)) {
    const sure = new Map<string, Sure>();
    for (const happening of found) {
      const state = stateRowAt(context, company.id, { ...request.clocks, asOf: happening.day });
      const holds = weaker(happening.holds, conditionsHold(context, company, state, request));
      const key = keyOf(state, happening, request);
      if (holds !== 'NOT_HELD' && sure.get(key) !== 'HELD') sure.set(key, holds);
    }
    for (const [key, holds] of sure) {
      const group = groups.get(key) ?? { companies: 0, unknown: 0 };
      if (holds === 'HELD') group.companies++;
      else group.unknown++;
      groups.set(key, group);
    }
    const best = [...sure.values()];
    if (best.includes('HELD')) {
      total++;
      uids.push(company.uid);
    } else if (best.length > 0) unknown++;
  }
  const rows = request.grouping === null ? [] : [...groups].map(([key, group]) => ({ key, ...group }));
  rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  return { rows, total, unknown, uids: uids.sort().slice(0, MOST_UIDS), complete: true };
}

/** Firms with the days on which to look at them: today's, or those of what happened. */
function* candidates(context: ReadContext, request: CompanyCountRequest): Generator<[EntityRef, Happening[]]> {
  const { happened, clocks } = request;
  if (happened === null) {
    for (const company of everyCompany(context)) yield [company, [{ day: clocks.asOf, holds: 'HELD' }]];
  } else yield* happenings(context, happened, clocks);
}

function weaker(a: Sure, b: Sure): Sure {
  if (a === 'NOT_HELD' || b === 'NOT_HELD') return 'NOT_HELD';
  return a === 'UNKNOWN' || b === 'UNKNOWN' ? 'UNKNOWN' : 'HELD';
}

function conditionsHold(
  context: ReadContext,
  company: EntityRef,
  state: Row | null,
  request: CompanyCountRequest,
): Sure {
  const { canton, seat, legalForm, status, happened, clocks } = request;
  if (state === null) return 'NOT_HELD';
  if (canton !== null && state[0] !== canton) return 'NOT_HELD';
  if (legalForm !== null && state[1] !== legalForm) return 'NOT_HELD';
  if (seat !== null && !sameSeat(stateFrom(state).seat, seat)) return 'NOT_HELD';
  // What happened was told by a notice of the firm itself: that there was a firm then is no question.
  if (happened === null) return weaker(held(state, clocks), entered(state, status));
  if (status === null) return 'HELD';
  const now = stateRowAt(context, company.id, clocks);
  return now === null ? 'NOT_HELD' : weaker(held(now, clocks), statuses.name(now[2]) === status ? 'HELD' : 'NOT_HELD');
}

function held(state: Row, clocks: Clocks): Sure {
  return holdsAt(validityFrom(state, 3), clocks);
}

function entered(state: Row, status: FirmStatus | null): Sure {
  const own = statuses.name(state[2]);
  if (status !== null) return own === status ? 'HELD' : 'NOT_HELD';
  return own === 'DELETED' ? 'NOT_HELD' : own === 'UNKNOWN' ? 'UNKNOWN' : 'HELD';
}

/** `Schmitten (FR)` is Schmitten too, and not Schmitten (GR). */
function sameSeat(own: string | null, asked: string): boolean {
  if (own === null) return false;
  const folded = foldName(asked);
  return foldName(own) === folded || foldName(own.replace(/\s*\([A-Z]{2}\)$/, '')) === folded;
}

function keyOf(state: Row | null, { day }: Happening, { grouping, happened }: CompanyCountRequest): string {
  switch (grouping) {
    case null:
      return '';
    case 'CANTON':
      return text(state?.[0]);
    case 'LEGAL_FORM':
      return text(state?.[1]);
    case 'STATUS':
      return state === null ? '' : statuses.name(state[2]);
    case 'SEAT':
      return state === null ? '' : (stateFrom(state).seat ?? '');
    case 'YEAR':
      return happened === null ? '' : day.slice(0, 4);
  }
}
