import { isSeat, type Canton, type Clocks, type FirmStatus, type Validity } from '../../../../src/core/index.js';
import type { CountedState } from '../../common/company-counts.js';
import * as statements from '../cypher/links.js';
import type { ReadContext } from './context.js';
import { stateAt, validityFrom, type ValidityList } from './rows.js';

/** A firm's state without what is only returned. */
export interface LightState extends Validity, Pick<CountedState, 'canton' | 'legalForm' | 'status'> {
  seat: string | null;
  /** Nominal, as printed. */
  capital: string | null;
  /** All of it, as JSON, where the filter asks for it: purposes are long. */
  row: string | null;
}

export interface StateFilter {
  canton: Canton | null;
  /** However it is printed. */
  seat: string | null;
  legalForm: string | null;
  status: FirmStatus | null;
  /** Whole rows are read too. */
  rows: boolean;
}
export const NO_FILTER: StateFilter = { canton: null, seat: null, legalForm: null, status: null, rows: false };

type StateList = [ValidityList, string | null, string | null, FirmStatus, string | null, string | null, string | null];

/** What was known of every firm, oldest first, by uid; firms that never had the values asked for are left out. */
export async function everyFirm(
  { run }: ReadContext,
  { seat: asked, ...filter }: StateFilter,
  { knownOn }: Clocks,
): Promise<Map<string, LightState[]>> {
  const printed = asked === null ? null : await run<{ seat: string }>(statements.PRINTED_SEATS, {});
  const seats = printed?.map(({ seat }) => seat).filter((seat) => isSeat(seat, asked!)) ?? null;
  const rows = await run<{ uid: string; states: StateList[] }>(statements.ALL_STATES, { ...filter, seats, knownOn });
  return new Map(
    rows.map(({ uid, states }) => [
      uid,
      states.map(([validity, canton, legalForm, status, seat, capital, row]) => ({
        ...validityFrom(validity),
        canton,
        legalForm,
        status,
        seat,
        capital,
        row,
      })),
    ]),
  );
}

/** Of states oldest first. */
export function latestAt(states: readonly LightState[], clocks: Clocks): LightState | null {
  return stateAt([...states].reverse(), clocks);
}
