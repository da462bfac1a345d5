import type { FirmField, Span } from '../../src/core/index.js';
import { FIRM_FIELDS } from '../../src/core/index.js';
import { cantonOfSeat, type BlockValue, type FirmBlock } from './commons.js';
import type { Draft } from './draft.js';
import { cantonOfOldNumber, cantonOfPlace } from './lexicon/cantons.js';

const CHANGED = 'transaction.update.changements';
/** Which switch may turn a value into nothing. Without it a value missing after the change is one that the notice does not repeat. */
const SWITCH: Partial<Record<FirmField, string>> = {
  address: 'addressChanged',
  purpose: 'purposeChanged',
  capitalNominal: 'capitalChanged.nominal',
  capitalPaid: 'capitalChanged.paid',
};

/**
 * The firm's fields of a notice with structured content. A first entry (HR01) sets them. A change is read by comparing the two blocks: the switches
 * of `changements` are known to be wrong both ways (facts on the gazette's data). What did not change is background: it held by then, since when
 * is not said. `founding`: false for entries that only take over a firm from another register; `cameFrom`: where the text of such a one prints the
 * seat that it had there, of which no address is said.
 */
export function compareCommons(
  draft: Draft,
  now: FirmBlock | null,
  before: FirmBlock | null,
  founding: boolean,
  cameFrom: Span | null = null,
): void {
  const seatWas = cameFrom && { value: draft.body.slice(cameFrom.start, cameFrom.end), place: 'seat', span: cameFrom };
  for (const field of FIRM_FIELDS) {
    if (field === 'canton' || field === 'capitalCurrency') continue;
    const value = now?.values[field];
    const former = field === 'seat' ? (before?.values.seat ?? seatWas) : before?.values[field];
    if (value && field === 'address' && seatWas) {
      set(draft, field, value, {});
      continue;
    }
    if (value && former && value.value !== former.value)
      set(draft, field, value, { previous: former.value, previousSpan: former.span });
    else if (value && !former && before && appears(field)) set(draft, field, value, { previous: null });
    else if (value) set(draft, field, value, founding ? {} : { background: true });
    else if (former && now && vanished(draft, field, now))
      draft.set(former.place, former.span, field, null, { previous: former.value });
    else if (former) set(draft, field, former, { background: true });
  }
  const numbers = { now: now?.firm.oldNumber ?? null, former: before?.firm.oldNumber ?? null };
  setCanton(draft, now?.values.seat, before?.values.seat ?? seatWas ?? undefined, founding, numbers);
}

/** Fields that are printed whenever they exist: missing before means there was none. Others may just not have been repeated. */
function appears(field: FirmField): boolean {
  return field === 'translations' || field === 'capitalPaid' || field === 'capitalNominal';
}

function vanished(draft: Draft, field: FirmField, now: FirmBlock): boolean {
  if (field === 'translations') return now.values.name !== undefined;
  if (field === 'address' && now.noAddress) return true;
  const path = SWITCH[field];
  return path !== undefined && draft.fields.flag(`${CHANGED}.${path}`) === true;
}

function set(
  draft: Draft,
  field: FirmField,
  { place, span, value }: BlockValue,
  how: { previous?: string | null; previousSpan?: Span; background?: boolean },
): void {
  draft.set(place, span, field, value, how);
}

/**
 * The canton follows from the seat and the register. A seat that moved in from elsewhere tells its former canton by its suffix or by the
 * number that its former register gave it; where neither does, nothing is said of before.
 */
export function setCanton(
  draft: Draft,
  seat: SeatValue | undefined,
  former: SeatValue | undefined,
  founding: boolean,
  numbers: Numbers = NO_NUMBERS,
): void {
  const at = seat ?? former;
  if (at === undefined) return;
  const canton = cantonOfSeat(draft, at.value);
  if (canton === null) return;
  const moved = seat !== undefined && former !== undefined && seat.value !== former.value;
  const was = moved ? formerCanton(former.value, canton, numbers) : null;
  const how = was !== null && was !== canton ? { previous: was, ...(former ? { previousSpan: former.span } : {}) } : founding || (moved && was === null) ? {} : { background: true }; // prettier-ignore
  draft.set(`${at.place}#canton`, at.span, 'canton', canton, how);
}

type SeatValue = Pick<BlockValue, 'value' | 'place' | 'span'>;
interface Numbers {
  now: string | null;
  former: string | null;
}
const NO_NUMBERS: Numbers = { now: null, former: null };

/** One number before and after: one register. Two: the former one's, provided that the new one tells the canton that is known anyhow. */
function formerCanton(seat: string, canton: string, { now, former }: Numbers): string | null {
  // prettier-ignore
  const told = cantonOfPlace(seat);
  if (told !== null || now === null || former === null) return told;
  if (now === former) return canton;
  return cantonOfOldNumber(now) === canton ? cantonOfOldNumber(former) : null;
}
