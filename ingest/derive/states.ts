import type { Bound, FirmField, FirmStatus, Proof } from '../../src/core/index.js';
import { FIRM_FIELDS } from '../../src/core/index.js';
import { notLaterThan, OPEN, sameBound } from './bounds.js';
import type { Notice } from './contract.js';
import { agrees, valueOf, type Said, type Values } from './firm-values.js';
import { nowOf, type Firm, type FirmWords, type LiveState, type Now, type StatusSet } from './live-firm.js';
import { mergeProofs } from './proofs.js';
import { afterStatus, impliedBefore, statusOf, type StatusParts } from './status.js';
import { recall, restate } from './told-later.js';

/** Folds what a notice says of the firm; true where it ends the firm. */
export function foldFirm(firm: Firm, words: FirmWords, notice: Notice, at: Bound): boolean {
  const register = notice.header.rubric === 'HR';
  const deletedBefore = nowOf(firm).parts.deleted;
  const leaves = isExitElsewhere(firm, words);
  const told = isEntryElsewhere(firm, words, notice) ? fromNowOn(words) : leaves ? NOTHING_SAID : words;
  if (leaves) recall(firm, words, notice);
  if (register) restate(firm, told, notice);
  applyBefore(firm, told, notice, at.date!, register);
  applyAfter(firm, told, notice, at, register);
  return nowOf(firm).parts.deleted && !deletedBefore;
}

/** The first entry in another canton's register of a firm that is held: what it says begins with it, and is no sign of missing notices. */
function isEntryElsewhere(firm: Firm, words: FirmWords, { header }: Notice): boolean {
  return nowOf(firm).key !== null && (words.founding || header.subRubric === 'HR01');
}

/** The former register takes its entry out, often after the new one has entered the firm: what it prints is what was there before the move. */
function isExitElsewhere(firm: Firm, words: FirmWords): boolean {
  return nowOf(firm).key !== null && words.statuses.some(({ set }) => set.cause === 'DELETED_HERE_MOVED');
}

const NOTHING_SAID: FirmWords = { before: {}, after: {}, statuses: [], founding: false };

function fromNowOn(words: FirmWords): FirmWords {
  return { ...words, before: {}, after: { ...words.before, ...words.after } };
}

/** What held before the notice: the first that is known of the firm, or a sign that a notice in between is missing. */
function applyBefore(firm: Firm, words: FirmWords, notice: Notice, day: string, register: boolean): void {
  const now = nowOf(firm);
  const first = now.key === null;
  if (first && words.founding) return;
  const ending = words.statuses.some(({ set }) => set.cause === 'DELETED');
  const wasEntered = notice.header.subRubric !== 'HR01' || Object.keys(words.before).length > 0;
  let parts = first && register && !ending && wasEntered ? { ...now.parts, registered: true } : now.parts;
  let proof: Proof | null = null;
  for (const { set, proof: place } of words.statuses) {
    const implied = saidBefore(parts, set, words);
    if (implied !== null) [parts, proof] = [implied, place];
  }
  const values = { ...now.values };
  let contradicted = false;
  for (const field of FIRM_FIELDS) {
    const said = words.before[field];
    if (said === undefined || said.value === null) continue;
    const held = valueOf(values, field);
    if (first || (register && held !== null && !agrees(field, held, said.value))) {
      values[field] = said;
      contradicted = true;
    }
  }
  if (first ? contradicted || statusOf(parts) !== 'UNKNOWN' : contradicted || statusOf(parts) !== statusOf(now.parts))
    moveTo(
      firm,
      { ...now, values, parts, statusProofs: proof === null ? now.statusProofs : [proof] },
      notice,
      notLaterThan(day),
    );
  else firm.now.set('now', { ...now, parts });
}

function saidBefore(parts: StatusParts, set: StatusSet, words: FirmWords): StatusParts | null {
  if (set.cause === 'NAME_SAYS_LIQUIDATION' && words.after.name === undefined && !words.founding)
    return parts.liquidation ? null : afterStatus(parts, set.status, set.cause);
  return impliedBefore(parts, set.cause);
}

/** What holds from the notice's legal date, and what it is the first to tell of values nobody knew. */
function applyAfter(firm: Firm, words: FirmWords, notice: Notice, at: Bound, register: boolean): void {
  const now = nowOf(firm);
  const values = { ...now.values };
  for (const field of FIRM_FIELDS) {
    const said = words.after[field] ?? (now.values[field] === undefined ? words.before[field] : undefined);
    if (said !== undefined && said.value !== values[field]?.value) values[field] = said;
  }
  let parts = register && !now.parts.registered ? { ...now.parts, registered: true } : now.parts;
  const saysLiquidation = words.statuses.some(({ set }) => set.cause === 'NAME_SAYS_LIQUIDATION');
  if (register && parts.byNameOnly && words.after.name !== undefined && !saysLiquidation)
    parts = { ...parts, liquidation: false, byNameOnly: false };
  const proofs: Proof[] = [];
  for (const { set, proof } of words.statuses) {
    const before = statusOf(parts);
    parts = afterStatus(parts, set.status, set.cause);
    if (statusOf(parts) !== before || (set.cause !== 'FOUNDED' && set.cause !== 'NAME_SAYS_LIQUIDATION'))
      proofs.push(proof);
  }
  const turned = statusOf(parts) !== statusOf(now.parts);
  const statusProofs = turned ? proofs : mergeProofs(now.statusProofs, statusOf(parts) === 'ACTIVE' ? [] : proofs);
  moveTo(firm, { values, parts, statusProofs, key: now.key, entered: now.entered || register }, notice, at);
}

/** Goes to what is said now: nothing where it is the same, a changed state where it began this very day, else a new one. */
function moveTo(firm: Firm, next: Now, notice: Notice, at: Bound): void {
  const current = next.key === null ? undefined : firm.states.get(next.key);
  const status = statusOf(next.parts);
  if (current === undefined && status === 'UNKNOWN' && Object.keys(next.values).length === 0) return;
  const proofs = proofsOf(next, notice.header.id);
  const statusProof = next.statusProofs.at(-1) ?? null;
  if (current !== undefined && sameState(current, next.values, status)) {
    firm.now.set('now', next);
    const added = mergeProofs(current.proofs, next.statusProofs);
    if (added.length > current.proofs.length) firm.states.set(current.key, { ...current, proofs: added });
    return;
  }
  if (current !== undefined && !beginsAfter(current.from, at)) {
    replaceState(
      firm,
      current,
      { ...current, values: next.values, status, statusProof, proofs: mergeProofs(current.proofs.slice(0, 1), proofs) },
      next,
    );
    return;
  }
  const key = `${notice.header.id} ${at.kind} ${at.date}`;
  if (current !== undefined) firm.states.set(current.key, { ...current, to: at });
  const before = current?.key ?? null;
  firm.states.set(key, { key, from: at, to: OPEN, values: next.values, status, statusProof, proofs, before });
  firm.now.set('now', { ...next, key });
}

function replaceState(firm: Firm, current: LiveState, state: LiveState, next: Now): void {
  const before = current.before === null ? undefined : firm.states.get(current.before);
  if (before !== undefined && sameBound(before.to, current.from) && sameState(before, state.values, state.status)) {
    firm.states.set(current.key, undefined);
    firm.states.set(before.key, { ...before, to: OPEN, proofs: mergeProofs(before.proofs, state.proofs) });
    firm.now.set('now', { ...next, key: before.key });
    return;
  }
  firm.states.set(current.key, state);
  firm.now.set('now', next);
}

function beginsAfter(from: Bound, at: Bound): boolean {
  if (from.date === null || at.date === null || at.date > from.date) return true;
  return at.date === from.date && from.kind === 'NOT_LATER_THAN' && at.kind === 'EXACT';
}

const STATE_FIELDS: readonly FirmField[] = FIRM_FIELDS.filter((field) => field !== 'optingOut');

function sameState(state: LiveState, values: Values, status: FirmStatus): boolean {
  if (state.status !== status) return false;
  return (
    state.values === values || STATE_FIELDS.every((field) => valueOf(state.values, field) === valueOf(values, field))
  );
}

/** One proof a notice, what this notice says first. */
function proofsOf(now: Now, publicationId: string): Proof[] {
  const said: Proof[] = [];
  for (const field of STATE_FIELDS) {
    const value: Said | undefined = now.values[field];
    if (value !== undefined) said.push(value.proof);
  }
  said.push(...now.statusProofs);
  const own = said.filter((proof) => proof.publicationId === publicationId);
  return mergeProofs(own, said);
}
