import { anew, losesSignature, type State } from './clause-state.js';
import { enters, leaves, losesOnly, lostOffices } from './lines.js';
import { keepsShares, keptBy, type OfSeller } from './of-seller.js';
import type { Outcome } from './outcome.js';
import { interpret } from './predicate.js';
import { replacement } from './replaced-by.js';
import type { Row } from './row.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';
import { buyersIn, isChosen, sellsOut } from './transfers.js';

/** Makes lines of what a verb says of those whom its clause is about; `signature`: the one that the same clause ends. */
export function conclude(
  skeleton: Skeleton,
  rows: readonly Row[],
  outcome: Outcome,
  signature: Stretch | null,
  state: State,
): void {
  if (outcome.kind === 'LEAVES') {
    const who = rows.length > 0 ? rows : state.done.slice(-1);
    for (const row of who) {
      row.leaves ||= outcome.roles.length === 0;
      state.lines.push(leaves(row, outcome.roles, signature));
    }
    return;
  }
  if (outcome.kind === 'REPLACED') {
    const change = replacement(skeleton, rows, outcome.roles, outcome.by);
    if (!change) return;
    for (const line of change.gone) line.signature = signature;
    state.lines.push(...change.gone, ...change.successors.map(enters));
    for (const row of change.successors) state.buyers.add(row);
    state.done.push(...change.successors);
    state.latest = change.successors;
    return;
  }
  if (outcome.kind === 'TRANSFERS') {
    const buyers = buyersIn(skeleton, outcome.buyers, rows.length > 1 ? null : outcome.words);
    state.lines.push(...buyers.map(enters));
    state.done = buyers;
    state.after.push(...rows.filter((row) => saysNew(skeleton.text, row)).map(enters));
    for (const row of rows) {
      if (row.lost.length > 0) {
        const line = lostOffices({ ...row, residence: null });
        line.row.start = row.start;
        state.lines.push(line);
      } else if (outcome.all) state.lines.push(...sellsOut(skeleton.text, row));
    }
    for (const buyer of buyers) state.buyers.add(buyer);
    state.sellers = rows.filter((row) => !row.leaves);
    if (outcome.seller) ofSellers(skeleton, outcome.seller, signature, state);
    state.after.push(...rows.filter((row) => keepsShares(skeleton.text, row)).map((row) => enters(keptBy(row))));
    return;
  }
  if (outcome.kind === 'UNSIGNS') {
    for (const row of rows) state.lines.push(losesOnly(row, outcome.signature));
    return;
  }
  if (outcome.kind === 'SETS') state.after.push(...(outcome.further ?? []).map(enters));
  for (const row of rows) {
    if (outcome.kind === 'RENAMED') row.renamed = outcome.name;
    if (signature && row.signature === null && row.roles.length === 0) {
      state.lines.push(leaves(row, [], signature, true));
      continue;
    }
    if (signature) losesSignature(row, signature);
    state.lines.push(enters(row));
    if (row.lost.length > 0) {
      state.lines.push(lostOffices(row));
      if (row.roles.every((role) => role.end <= row.lost[0]!.start)) row.end = Math.min(row.end, row.lost[0]!.start);
    }
  }
}

/** `A, désormais de X, qui est nommé président, cède ...`: something is said of the seller beside the sale. */
function saysNew(text: string, row: Row): boolean {
  return row.residence !== null || row.origins.length > 0 || row.nationality !== null || isChosen(text, row);
}

/** `A cède 10 parts à B, ..., et conserve 20 parts`. */
function ofSellers(skeleton: Skeleton, { verb, rest }: OfSeller, signature: Stretch | null, state: State): void {
  const rows = anew(state.sellers, verb.start, rest.end);
  const outcome = interpret(skeleton, verb, rest, rows);
  if (outcome) conclude(skeleton, rows, outcome, signature, state);
}
