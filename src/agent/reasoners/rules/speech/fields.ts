import type { CompanyStateFact } from '../../../../../engines/graph/contract.js';
import { countryName, STATE_FIELDS, type StateField, type Validity } from '../../../../core/index.js';
import type { FieldName, Phrases } from '../phrases/index.js';
import { equivalents } from '../equivalents.js';
import { asLoaded } from './as-loaded.js';
import { boundsText, timeText, whenOf } from './bounds.js';
import { rolesText } from './lists.js';
import type { Page, Said } from './page.js';
import { printed, type View } from './view.js';

export function fieldText(form: 'FIELD' | 'FIELD_ITEM', claims: readonly Said[], page: Page): string[] {
  const { view, phrases, frame, clocks } = page;
  const [claim] = claims;
  // A sentence that names no day says none.
  if (!claim || claims.length > 1 || claim.attribute === null || claim.object === null || claim.from !== null)
    return [];
  const value = valueText(claim, page);
  const label = phrases.field[claim.attribute as FieldName] as string | undefined;
  if (value === null || label === undefined) return [];
  const unsure = unsureState(claim, view);
  const bounds = unsure === null ? '' : boundsText(unsure, clocks, phrases);
  const loaded = (said: string) =>
    asLoaded(said, view.coverageOf(claim.subjectUid), { canton: view.cantonOf(claim.subjectUid) }, page);
  if (form === 'FIELD_ITEM') {
    // Of an item without a day, only whether the firm exists still is read as of today.
    const said = claim.attribute === 'status' ? loaded(value) : value;
    return [`- ${phrases.labelled(label, bounds === '' ? said : `${value} (${bounds})`)}`];
  }
  const [name, when] = [view.name(claim.subjectUid), timeText(page, whenOf(frame, clocks))];
  return [
    unsure === null
      ? phrases.value(name, label, when, isSaidBefore(claim, view) ? value : loaded(value))
      : phrases.unsureValue(name, label, when, value, bounds),
  ];
}

/** Told right behind another field of the same state, which says what was looked in. */
const BEHIND: Partial<Record<string, StateField>> = { capitalPaid: 'capitalNominal', canton: 'seat' };

function isSaidBefore({ attribute, subjectUid }: Said, view: View): boolean {
  const before = BEHIND[attribute ?? ''];
  const state = view.companies.find(({ node }) => node.uid === subjectUid)?.state ?? null;
  return before !== undefined && state !== null && state[before] !== null;
}

/** The firm's state where nothing says that it held at that time: only a later notice shows it. */
function unsureState(claim: Said, view: View): CompanyStateFact | null {
  if (claim.relation === 'IS_REGISTERED_AS') return null;
  const state = view.companies.find(({ node }) => node.uid === claim.subjectUid)?.state ?? null;
  return state?.holds === 'UNKNOWN' ? state : null;
}

/** The legal form has no board: who is named in its place. */
export function noBoardText(claims: readonly Said[], page: Page): string[] {
  const { view, phrases, frame } = page;
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.attribute !== 'legalForm' || claim.object === null) return [];
  const form = valueText(claim, page);
  const organ = rolesText(equivalents(claim.object, frame.roles), phrases, phrases.board.OTHER);
  return form === null || organ === '' ? [] : [phrases.noBoard(view.name(claim.subjectUid), form, organ)];
}

/** What a value was, from when to when: neighbouring states of one value are one period. */
export function periodText(claims: readonly Said[], { view, phrases, clocks }: Page): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1) return [];
  return periodsClaimed(claim, view).flatMap((period) => {
    const value = stateValue(period.state, period.field, phrases);
    return value === null ? [] : [`- ${phrases.labelled(value, boundsText(lasting(period), clocks, phrases))}`];
  });
}

/** Periods of the firm's history that a claim says the beginning of. */
export function periodsClaimed(claim: Said, view: View): (Period & { field: StateField })[] {
  const field = STATE_FIELDS.find((known) => known === claim.attribute);
  if (field === undefined || (claim.relation !== 'HAS_STATE' && claim.relation !== 'HAS_STATUS')) return [];
  return view.histories
    .filter(({ node }) => node.uid === claim.subjectUid)
    .flatMap(({ states }) => periodsOf(states, field))
    .filter(({ state }) => rawValue(state, field) === claim.object && state.from.date === claim.from)
    .map((period) => ({ field, ...period }));
}

export interface Period {
  /** The state that the value began with, and the one that it ended with. */
  state: CompanyStateFact;
  last: CompanyStateFact;
}

/** From the beginning of the first state to the end of the last. */
export function lasting({ state, last: { to, toPublished } }: Period): Validity {
  return { ...state, to, toPublished };
}

/** The first state of each stretch with one value, and where the stretch ends. */
export function periodsOf(states: readonly CompanyStateFact[], field: StateField = 'name'): Period[] {
  const found: Period[] = [];
  for (const state of states) {
    const last = found.at(-1);
    if (last && rawValue(last.state, field) === rawValue(state, field)) last.last = state;
    else found.push({ state, last: state });
  }
  return found.filter(({ state }) => rawValue(state, field) !== null);
}

/** As claims say it: amounts without currency, codes, statuses. */
export function rawValue(state: CompanyStateFact, field: StateField): string | null {
  const value = state[field];
  if (value === null || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ');
  return value.amount;
}

/** As answers print it. */
export function stateValue(state: CompanyStateFact, field: StateField, phrases: Phrases): string | null {
  const raw = rawValue(state, field);
  if (raw === null) return null;
  switch (field) {
    case 'status':
      return phrases.status[state.status];
    case 'legalForm':
      return phrases.legalForms[raw] ?? raw;
    case 'capitalNominal':
    case 'capitalPaid':
      return moneyText(raw, state[field]?.currency ?? null);
    default:
      return printed(raw);
  }
}

/** The value as it is shown; null where the run saw another one. */
function valueText(claim: Said, { view, phrases, frame }: Page): string | null {
  const { attribute, object, subjectUid } = claim;
  if (claim.relation === 'IS_REGISTERED_AS' && object !== null)
    return attribute === 'nationality' ? countryName(object, frame.language) : printed(object);
  if (claim.relation === 'IS_REGISTERED_AS') return null;
  const found = view.companies.find(({ node }) => node.uid === subjectUid);
  if (attribute === 'registerNumber') return found?.node.registerNumber === object ? object : null;
  const state = found?.state ?? null;
  const field = STATE_FIELDS.find((known) => known === attribute);
  if (state === null || field === undefined || rawValue(state, field) !== object) return null;
  return stateValue(state, field, phrases);
}

/** `CHF 100'000`, as the gazette groups figures; the currency only where the text prints it. */
export function moneyText(amount: string, currency: string | null): string {
  const [whole = '', cents] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '’');
  return `${currency === null ? '' : `${currency} `}${grouped}${cents === undefined || /^0+$/.test(cents) ? '' : `.${cents}`}`;
}
