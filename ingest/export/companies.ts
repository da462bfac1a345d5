import type { CompanyRow, CompanyStateRow, Viewer } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import type { Row } from './format.js';
import { isVisible, unitsOf } from './pages.js';

const STATE_VALUES = [
  'status', 'legalForm', 'seat', 'canton', 'address', 'purpose', 'capitalNominal', 'capitalNominalCurrency', 'capitalPaid',
  'capitalPaidCurrency', 'translations', 'from', 'fromKind', 'fromPublished',
] as const; // prettier-ignore

export const COMPANY_COLUMNS = [
  'uid', 'registerNumber', 'identifiers', 'strength', 'name', 'formerNames', ...STATE_VALUES, 'aliases',
] as const; // prettier-ignore

export const STATE_COLUMNS = [
  'uid', 'registerNumber', 'name', ...STATE_VALUES, 'to', 'toKind', 'toPublished', 'withdrawnPublished', 'publications',
] as const; // prettier-ignore

/** One line a firm; then one line a company that is only known from entries in other firms' notices (strength WEAK). */
export async function* companyRows(ledger: Ledger, viewer: Viewer): AsyncGenerator<Row> {
  for await (const { company, states } of unitsOf(ledger, 'firm'))
    if (isVisible(company.scope, viewer)) yield companyRow(company, latest(states));
  for await (const { weak } of unitsOf(ledger, 'holder'))
    if (weak !== null && isVisible(weak.scope, viewer)) yield companyRow(weak, null);
}

/** One line a firm's state, those taken back by a correction or cancellation too. */
export async function* stateRows(ledger: Ledger, viewer: Viewer): AsyncGenerator<Row> {
  for await (const { company, states } of unitsOf(ledger, 'firm')) {
    if (!isVisible(company.scope, viewer)) continue;
    for (const state of states) yield stateRow(company, state);
  }
}

/** The latest state that stands: what follows no other, else the last one begun. */
function latest(states: readonly CompanyStateRow[]): CompanyStateRow | null {
  const standing = states.filter((state) => state.withdrawnPublished === null);
  const began = (state: CompanyStateRow) => state.from.date ?? '';
  const last = (some: CompanyStateRow[]) => some.sort((a, b) => (began(a) < began(b) ? -1 : 1)).at(-1) ?? null;
  return last(standing.filter((state) => state.to.kind === 'OPEN')) ?? last(standing);
}

function companyRow(company: CompanyRow, state: CompanyStateRow | null): Row {
  const { uid, registerNumber, strength, aliases } = company;
  const standing = company.names.filter(({ withdrawnPublished }) => withdrawnPublished === undefined);
  const names = [...new Set(standing.filter(({ kind }) => kind === 'NAME').map(({ name }) => name))];
  const name = state?.name ?? names[0] ?? standing[0]?.name ?? null;
  return {
    uid, registerNumber, identifiers: company.identifiers.map(({ scheme, value }) => `${scheme}:${value}`), strength, name,
    formerNames: names.filter((each) => each !== name), ...stateValues(state), aliases,
  }; // prettier-ignore
}

function stateRow({ uid, registerNumber }: CompanyRow, state: CompanyStateRow): Row {
  const { name, to, toPublished, withdrawnPublished, proofs } = state;
  return {
    uid, registerNumber, name, ...stateValues(state), to: to.date, toKind: to.kind, toPublished, withdrawnPublished,
    publications: [...new Set(proofs.map(({ publicationId }) => publicationId))],
  }; // prettier-ignore
}

function stateValues(state: CompanyStateRow | null): Record<(typeof STATE_VALUES)[number], Row[string]> {
  const { capitalNominal = null, capitalPaid = null, from = null } = state ?? {};
  return {
    status: state?.status ?? null, legalForm: state?.legalForm ?? null, seat: state?.seat ?? null, canton: state?.canton ?? null,
    address: state?.address ?? null, purpose: state?.purpose ?? null, capitalNominal: capitalNominal?.amount ?? null,
    capitalNominalCurrency: capitalNominal?.currency ?? null, capitalPaid: capitalPaid?.amount ?? null,
    capitalPaidCurrency: capitalPaid?.currency ?? null, translations: state?.translations ?? [], from: from?.date ?? null,
    fromKind: from?.kind ?? null, fromPublished: state?.fromPublished ?? null,
  }; // prettier-ignore
}
