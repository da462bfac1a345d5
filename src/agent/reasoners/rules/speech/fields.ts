import type { CompanyStateFact } from '../../../../../engines/graph/contract.js';
import type { Bound } from '../../../../core/index.js';
import type { FieldName, Phrases } from '../phrases/index.js';
import { equivalents } from '../equivalents.js';
import { boundsText, whenOf } from './bounds.js';
import { rolesText } from './lists.js';
import type { Page, Said } from './page.js';
import { printed, type View } from './view.js';

export function fieldText(
  form: 'FIELD' | 'FIELD_ITEM',
  claims: readonly Said[],
  { view, phrases, frame, clocks }: Page,
): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.attribute === null || claim.object === null) return [];
  const value = valueText(claim, view, phrases);
  const label = phrases.field[claim.attribute as FieldName] as string | undefined;
  if (value === null || label === undefined) return [];
  const unsure = unsureState(claim, view);
  const bounds = unsure === null ? '' : boundsText(unsure, clocks, phrases);
  if (form === 'FIELD_ITEM') return [`- ${phrases.labelled(label, bounds === '' ? value : `${value} (${bounds})`)}`];
  const [name, when] = [view.name(claim.subjectUid), phrases.when(whenOf(frame, clocks))];
  return [
    unsure === null ? phrases.value(name, label, when, value) : phrases.unsureValue(name, label, when, value, bounds),
  ];
}

/** The firm's state where nothing says that it held at that time: only a later notice shows it. */
function unsureState(claim: Said, view: View): CompanyStateFact | null {
  if (claim.relation === 'IS_REGISTERED_AS') return null;
  const state = view.companies.find(({ node }) => node.uid === claim.subjectUid)?.state ?? null;
  return state?.holds === 'UNKNOWN' ? state : null;
}

/** The legal form has no board: who is named in its place. */
export function noBoardText(claims: readonly Said[], { view, phrases, frame }: Page): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.attribute !== 'legalForm' || claim.object === null) return [];
  const form = valueText(claim, view, phrases);
  const organ = rolesText(equivalents(claim.object, frame.roles), phrases, phrases.board.OTHER);
  return form === null || organ === '' ? [] : [phrases.noBoard(view.name(claim.subjectUid), form, organ)];
}

/** What a firm was called, from when to when: neighbouring states of one name are one period. */
export function periodText(claims: readonly Said[], { view, phrases, clocks }: Page): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.relation !== 'HAS_STATE' || claim.attribute !== 'name') return [];
  const history = view.histories.find(({ node }) => node.uid === claim.subjectUid);
  return periodsOf(history?.states ?? [])
    .filter(({ state }) => state.name === claim.object && state.from.date === claim.from)
    .map(
      ({ state, to }) =>
        `- ${phrases.labelled(printed(state.name ?? ''), boundsText({ ...state, to }, clocks, phrases))}`,
    );
}

/** The first state of each stretch with one name, and where the stretch ends. */
export function periodsOf(states: readonly CompanyStateFact[]): { state: CompanyStateFact; to: Bound }[] {
  const found: { state: CompanyStateFact; to: Bound }[] = [];
  for (const state of states) {
    const last = found.at(-1);
    if (last?.state.name === state.name) last.to = state.to;
    else if (state.name !== null) found.push({ state, to: state.to });
  }
  return found;
}

/** The value as it is shown; null where the run saw another one. */
function valueText(claim: Said, view: View, phrases: Phrases): string | null {
  const { attribute, object, subjectUid } = claim;
  const state = view.companies.find(({ node }) => node.uid === subjectUid)?.state ?? null;
  if (claim.relation === 'HAS_STATUS')
    return state !== null && state.status === object ? phrases.status[state.status] : null;
  if (claim.relation === 'IS_REGISTERED_AS') return object === null ? null : printed(object);
  if (state === null || object === null) return null;
  switch (attribute) {
    case 'legalForm':
      return phrases.legalForms[object] ?? object;
    case 'capitalNominal':
    case 'capitalPaid':
      return moneyText(object, state[attribute]?.currency ?? null);
    default:
      return printed(object);
  }
}

/** `CHF 100'000`, as the gazette groups figures; the currency only where the text prints it. */
function moneyText(amount: string, currency: string | null): string {
  const [whole = '', cents] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '’');
  return `${currency === null ? '' : `${currency} `}${grouped}${cents === undefined || /^0+$/.test(cents) ? '' : `.${cents}`}`;
}
