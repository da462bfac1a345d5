import { addDays, type CompanyStateRow } from '../../../../src/core/index.js';
import { countCompanies, type CountedFirm } from '../../common/company-counts.js';
import { beginningsOf, STATUS_OF, within, type AskedHappening, type Happening } from '../../common/happenings.js';
import type { CompanyCountRequest, CompanyCountResult, EventFilter } from '../../contract.js';
import { NOTICED } from '../cypher/events.js';
import { everyFirm, latestAt, NO_FILTER, type LightState } from './company-states.js';
import type { ReadContext } from './context.js';
import { passing } from './events.js';

export async function readCompanyCounts(
  context: ReadContext,
  request: CompanyCountRequest,
): Promise<CompanyCountResult> {
  const { happened, clocks, canton, legalForm, address, purpose } = request;
  const firms = await everyFirm(
    context,
    { ...NO_FILTER, canton, legalForm, rows: (address ?? purpose) !== null },
    clocks,
  );
  const found: [CountedFirm, Happening[]][] = [];
  if (happened === null) {
    for (const [uid, states] of firms) found.push([counted(uid, states), [{ day: clocks.asOf, holds: 'HELD' }]]);
    return countCompanies(found, request);
  }
  const status = STATUS_OF[happened.topic];
  if (status === undefined) {
    const noticed = await noticedDays(context, happened, request);
    for (const [uid, days] of noticed) found.push([counted(uid, firms.get(uid) ?? []), days]);
    return countCompanies(found, request);
  }
  for (const [uid, states] of firms) {
    const days = beginningsOf(states, status).flatMap((bound) => within(bound, happened, clocks));
    if (days.length > 0) found.push([counted(uid, states), days]);
  }
  return countCompanies(found, request);
}

function counted(uid: string, states: readonly LightState[]): CountedFirm {
  return {
    uid,
    stateAt(clocks) {
      const state = latestAt(states, clocks);
      const row = () => (state?.row ? (JSON.parse(state.row) as CompanyStateRow) : null);
      return state && { ...state, validity: state, seat: () => state.seat, address: () => row()?.address ?? null, purpose: () => row()?.purpose ?? null }; // prettier-ignore
    },
  };
}

/** By the firms' own notices on the topic. One that was cancelled says nothing. */
async function noticedDays(
  { run }: ReadContext,
  asked: AskedHappening,
  { clocks }: CompanyCountRequest,
): Promise<Map<string, Happening[]>> {
  const last = asked.to === null || asked.to > clocks.asOf ? clocks.asOf : addDays(asked.to, -1);
  const filter: EventFilter = { topics: [asked.topic], to: last, knownOn: clocks.knownOn };
  if (asked.from !== null) filter.from = asked.from;
  const rows = await run<{ uid: string; days: [string, string][] }>(NOTICED, passing(filter, { byLegalDate: true }));
  return new Map(
    rows.map(({ uid, days }) => [
      uid,
      days.map(([day, kind]): Happening => ({ day, holds: kind === 'EXACT' ? 'HELD' : 'UNKNOWN' })),
    ]),
  );
}
