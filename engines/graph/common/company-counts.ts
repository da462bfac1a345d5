import { addDays, holdsAt, isSeat, wordsOf, type Clocks, type CompanyStateRow, type FirmStatus, type Validity } from '../../../src/core/index.js'; // prettier-ignore
import type { CompanyCountRequest, CompanyCountResult } from '../contract.js';
import { addressesWith } from './addresses.js';
import { alsoHolds, type AlsoFound, type Happening } from './happenings.js';

/** What is asked of a firm's state. */
export interface CountedState extends Pick<CompanyStateRow, 'canton' | 'legalForm' | 'status'> {
  validity: Validity;
  seat(): string | null;
  /** Asked for only where it is a condition. */
  address(): string | null;
  /** Asked for only where it is a condition. */
  purpose(): string | null;
}
export interface CountedFirm {
  uid: string;
  /** The state that held, else one that may have held; null where nothing was known. */
  stateAt(clocks: Clocks): CountedState | null;
}

const MOST_UIDS = 1_000;
/** Whether a firm counts in a group: surely, perhaps, or not at all. */
type Sure = 'HELD' | 'UNKNOWN' | 'NOT_HELD';

/** Firms with the days on which to look at them, each once in the total and once in each of its groups; what may hold is counted beside. */
export function countCompanies(
  candidates: Iterable<readonly [CountedFirm, readonly Happening[]]>,
  also: readonly AlsoFound[],
  request: CompanyCountRequest,
): CompanyCountResult {
  const groups = new Map<string, { companies: number; unknown: number }>();
  const uids: string[] = [];
  let [total, unknown] = [0, 0];
  const isAt = request.address === null ? null : addressesWith(request.address);
  for (const [firm, found] of candidates) {
    const sure = new Map<string, Sure>();
    for (const happening of found) {
      const beside = weaker(happening.holds, alsoHolds(firm.uid, happening, also));
      if (beside === 'NOT_HELD') continue;
      const [state, elsewhere] = sidesOf(firm, happening.day, request);
      const holds = weaker(elsewhere, weaker(beside, conditionsHold(firm, state, isAt, request)));
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
      uids.push(firm.uid);
    } else if (best.length > 0) unknown++;
  }
  const rows = request.grouping === null ? [] : [...groups].map(([key, group]) => ({ key, ...group }));
  rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  return { rows, total, unknown, uids: uids.sort().slice(0, MOST_UIDS), complete: true };
}

/** The state that is asked about, and, of who crossed a border, whether the one on the other side of the move was elsewhere. */
function sidesOf(firm: CountedFirm, day: string, request: CompanyCountRequest): [CountedState | null, Sure] {
  const { away = false, arrived = false, clocks } = request;
  const on = firm.stateAt({ ...clocks, asOf: day });
  if (!away && !arrived) return [on, 'HELD'];
  const before = firm.stateAt({ ...clocks, asOf: addDays(day, -1) });
  const [asked, other] = away ? [before, on] : [on, before];
  return [asked, other === null ? 'UNKNOWN' : not(isThere(other, request))];
}

/** Unknown where no notice says which canton a seat is in. */
function isThere(state: CountedState, { canton, seat }: CompanyCountRequest): Sure {
  const own = state.seat();
  const inCanton = canton === null || state.canton === canton ? 'HELD' : state.canton === null ? 'UNKNOWN' : 'NOT_HELD';
  const atSeat = seat === null || isSeat(own, seat) ? 'HELD' : own === null ? 'UNKNOWN' : 'NOT_HELD';
  return weaker(inCanton, atSeat);
}

const not = (sure: Sure): Sure => (sure === 'HELD' ? 'NOT_HELD' : sure === 'NOT_HELD' ? 'HELD' : 'UNKNOWN');

function weaker(a: Sure, b: Sure): Sure {
  if (a === 'NOT_HELD' || b === 'NOT_HELD') return 'NOT_HELD';
  return a === 'UNKNOWN' || b === 'UNKNOWN' ? 'UNKNOWN' : 'HELD';
}

function conditionsHold(
  firm: CountedFirm,
  state: CountedState | null,
  isAt: ((address: string | null) => boolean) | null,
  request: CompanyCountRequest,
): Sure {
  const { canton, seat, legalForm, purpose, status, happened, clocks } = request;
  if (state === null) return 'NOT_HELD';
  if (canton !== null && state.canton !== canton) return 'NOT_HELD';
  if (legalForm !== null && state.legalForm !== legalForm) return 'NOT_HELD';
  if (seat !== null && !isSeat(state.seat(), seat)) return 'NOT_HELD';
  if (isAt !== null && !isAt(state.address())) return 'NOT_HELD';
  if (purpose !== null && !says(state.purpose(), purpose)) return 'NOT_HELD';
  // What happened was told by a notice of the firm itself: that there was a firm then is no question.
  if (happened === null) return weaker(holdsAt(state.validity, clocks), entered(state.status, status));
  if (status === null) return 'HELD';
  const now = firm.stateAt(clocks);
  return now === null ? 'NOT_HELD' : weaker(holdsAt(now.validity, clocks), now.status === status ? 'HELD' : 'NOT_HELD');
}

function entered(own: FirmStatus, status: FirmStatus | null): Sure {
  if (status !== null) return own === status ? 'HELD' : 'NOT_HELD';
  return own === 'DELETED' ? 'NOT_HELD' : own === 'UNKNOWN' ? 'UNKNOWN' : 'HELD';
}

/** Whether a purpose has, for each of the words, one that begins with it; one that no notice prints has none. */
function says(purpose: string | null, asked: string): boolean {
  if (purpose === null) return false;
  const told = ` ${wordsOf(purpose).join(' ')}`;
  return wordsOf(asked).every((word) => told.includes(` ${word}`));
}

function keyOf(state: CountedState | null, { dated }: Happening, { grouping, happened }: CompanyCountRequest): string {
  switch (grouping) {
    case null:
      return '';
    case 'CANTON':
      return state?.canton ?? '';
    case 'LEGAL_FORM':
      return state?.legalForm ?? '';
    case 'STATUS':
      return state?.status ?? '';
    case 'SEAT':
      return state?.seat() ?? '';
    case 'YEAR':
      return happened === null ? '' : dated.slice(0, 4);
    case 'MONTH':
      return happened === null ? '' : dated.slice(0, 7);
  }
}
