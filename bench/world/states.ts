/** A firm's states against the truth: name, seat, canton, form, capital and status, from when to when. */
import type { Bound, CompanyStateRow, FirmUnit } from '../../src/core/index.js';
import type { Derived } from './load.js';
import { stylesOf } from './mandates.js';
import { compareSets, type Comparison, type Keyed } from './tally.js';
import type { WorldTruth } from './truth.js';

interface State {
  values: Record<string, string>;
  from: string;
  to: string;
}

export function compareStates(truth: WorldTruth, derived: Derived): Comparison {
  const styles = stylesOf(truth);
  const expected = byFirm(truth.states, (state) => state.firm).flatMap(([firm, states]) =>
    joined(
      states.map((state) => ({
        values: {
          name: state.name,
          seat: state.seat,
          canton: state.canton,
          form: state.legalForm,
          capital: state.nominal === null ? 'none' : `${state.nominal}`,
          status: state.status,
        },
        from: state.from ?? 'BEFORE',
        to: state.to ?? 'OPEN',
      })),
    ).map((state) => keyed(firm, styles.get(firm) ?? '?', state)),
  );
  const strong = derived.firms.filter((firm) => firm.company.strength === 'STRONG');
  const found = strong.flatMap((firm) => {
    const number = firm.company.registerNumber ?? firm.company.uid;
    return foundStates(firm).map((state) => keyed(number, styles.get(number) ?? '?', state));
  });
  return compareSets(expected, found);
}

function foundStates(firm: FirmUnit): State[] {
  const standing = firm.states.filter((state) => state.withdrawnPublished === null);
  return joined(
    standing.map((state) => ({ values: valuesOf(state), from: bound(state.from), to: bound(state.to) })),
  ).filter((state) => state.from !== state.to);
}

function valuesOf(state: CompanyStateRow): Record<string, string> {
  return {
    name: state.name ?? 'none',
    seat: state.seat ?? 'none',
    canton: state.canton ?? 'none',
    form: state.legalForm ?? 'none',
    capital: state.capitalNominal === null ? 'none' : `${Number(state.capitalNominal.amount)}`,
    status: state.status,
  };
}

function bound({ kind, date }: Bound): string {
  if (kind === 'EXACT') return date ?? '?';
  return kind === 'OPEN' ? 'OPEN' : 'BEFORE';
}

/** Neighbours that differ only in what is not compared here (address, paid capital, purpose) are one. */
function joined(states: State[]): State[] {
  const ordered = [...states].sort((a, b) => rank(a.from) - rank(b.from) || compare(a.from, b.from));
  const result: State[] = [];
  for (const state of ordered) {
    const last = result.at(-1);
    if (
      last &&
      last.to === state.from &&
      Object.keys(state.values).every((key) => last.values[key] === state.values[key])
    )
      // prettier-ignore
      last.to = state.to;
    else result.push({ ...state });
  }
  return result;
}

const rank = (from: string): number => (from === 'BEFORE' ? 0 : 1);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function byFirm<T>(list: readonly T[], firmOf: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(firmOf(one));
    if (group) group.push(one);
    else groups.set(firmOf(one), [one]);
  }
  return [...groups];
}

function keyed(firm: string, style: string, { values, from, to }: State): Keyed {
  const parts = { ...values, from, to };
  return { key: `${firm} ${Object.values(parts).join('|')}`, about: firm, group: style, parts };
}
