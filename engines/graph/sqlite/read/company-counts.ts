import type { CompanyCountRequest, CompanyCountResult } from '../../contract.js';
import { countCompanies, type CountedFirm, type CountedState } from '../../common/company-counts.js';
import { atClocks, type Happening } from '../../common/happenings.js';
import { statuses, text, validityFrom } from '../columns.js';
import type { Row } from '../database.js';
import { stateFrom } from '../row-codec.js';
import type { ReadContext } from './context.js';
import { everyHistory } from './company-walk.js';
import type { EntityRef } from './entities.js';
import { happenings } from './happenings.js';
import { latestOf, stateRowAt } from './states.js';

export function readCompanyCounts(context: ReadContext, request: CompanyCountRequest): CompanyCountResult {
  const also = request.also.map((asked) => ({ asked, found: found(happenings(context, asked, request)) }));
  return countCompanies(candidates(context, request), also, request);
}

/** Firms with the days on which to look at them: today's, or those of what happened. */
function* candidates(context: ReadContext, request: CompanyCountRequest): Generator<[CountedFirm, Happening[]]> {
  const { happened, clocks, seat, address, purpose, grouping } = request;
  if (happened !== null) {
    for (const [company, found] of happenings(context, happened, request)) yield [counted(context, company), found];
    return;
  }
  const data = grouping === 'SEAT' || [seat, address, purpose].some((text) => text !== null);
  for (const [{ uid }, rows] of everyHistory(context, clocks.knownOn, { seat, data })) {
    const row = latestOf(rows.reverse(), clocks);
    yield [{ uid, stateAt: () => row && countedState(row) }, [atClocks(clocks)]];
  }
}

const found = (each: Iterable<[EntityRef, Happening[]]>) => new Map([...each].map(([{ uid }, days]) => [uid, days]));

function counted(context: ReadContext, { id, uid }: EntityRef): CountedFirm {
  return {
    uid,
    stateAt(clocks) {
      const row = stateRowAt(context, id, clocks);
      return row && countedState(row);
    },
  };
}

function countedState(row: Row): CountedState {
  return {
    canton: row[0] === null ? null : text(row[0]),
    legalForm: row[1] === null ? null : text(row[1]),
    status: statuses.name(row[2]),
    validity: validityFrom(row, 3),
    seat: () => stateFrom(row).seat,
    address: () => stateFrom(row).address,
    purpose: () => stateFrom(row).purpose,
  };
}
