import type { BoundKind, Clocks, CompanyStateRow } from '../../../../src/core/index.js';
import { countCompanies, type CountedFirm } from '../../common/company-counts.js';
import { atClocks, beginningsOf, noticesOf, STATUS_OF, told, within, type Happening } from '../../common/happenings.js';
import type { CompanyCountRequest, CompanyCountResult, Happened } from '../../contract.js';
import { NOTICED } from '../cypher/events.js';
import { everyFirm, latestAt, NO_FILTER, type LightState } from './company-states.js';
import type { ReadContext } from './context.js';
import { passing } from './events.js';

export async function readCompanyCounts(
  context: ReadContext,
  request: CompanyCountRequest,
): Promise<CompanyCountResult> {
  const { happened, clocks, seat, legalForm, address, purpose } = request;
  // Where a firm went is asked of the state that is no longer there.
  const canton = request.away === true ? null : request.canton;
  const firms = await everyFirm(
    context,
    { ...NO_FILTER, canton, seat, legalForm, rows: (address ?? purpose) !== null },
    clocks,
  );
  const happenings = (asked: Happened) => daysOf(context, firms, asked, clocks);
  const also = [];
  for (const asked of request.also) also.push({ asked, found: await happenings(asked) });
  const found: [CountedFirm, Happening[]][] = [];
  if (happened === null) for (const [uid, states] of firms) found.push([counted(uid, states), [atClocks(clocks)]]);
  else for (const [uid, days] of await happenings(happened)) found.push([counted(uid, firms.get(uid) ?? []), days]);
  return countCompanies(found, also, request);
}

/** Firms to which it happened, each with the days. */
async function daysOf(
  context: ReadContext,
  firms: ReadonlyMap<string, readonly LightState[]>,
  asked: Happened,
  clocks: Clocks,
): Promise<Map<string, Happening[]>> {
  const status = STATUS_OF[asked.topic];
  if (status === undefined) return noticedDays(context, asked, clocks);
  const days = new Map<string, Happening[]>();
  for (const [uid, states] of firms) {
    const found = beginningsOf(states, status).flatMap((state) => within(state, asked, clocks));
    if (found.length > 0) days.set(uid, found);
  }
  return days;
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
async function noticedDays({ run }: ReadContext, asked: Happened, clocks: Clocks): Promise<Map<string, Happening[]>> {
  const filter = passing(noticesOf(asked, clocks), { byLegalDate: asked.by === 'LEGAL_DATE' });
  const rows = await run<{ uid: string; notices: [string, BoundKind, string][] }>(NOTICED, filter);
  return new Map(
    rows.map(({ uid, notices }) => [
      uid,
      notices.flatMap(([date, kind, published]) => told({ date, kind }, published, asked, clocks)),
    ]),
  );
}
