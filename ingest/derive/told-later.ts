/** What a later notice tells of the firm's states that are over: what nobody knew of them, and what another printed in its own way. */
import { FIRM_FIELDS, foldFirmName, type NoticeReference } from '../../src/core/index.js';
import type { Notice } from './contract.js';
import { agrees, valueOf, type Values } from './firm-values.js';
import type { Firm, FirmWords } from './live-firm.js';
import { mergeProofs } from './proofs.js';

/**
 * A bankruptcy office prints a firm as it is called when the notice appears, `in Liquidation`, knows its town and no capital, and what it tells of
 * lies before that. Where the register then says what had been until its entry, that had been so, and the firm was entered; what the office does not
 * know, too, where the register's last notice is older than all that is held.
 */
export function restate(firm: Firm, { before }: FirmWords, { reading }: Notice): void {
  const now = firm.now.get('now');
  if (now === undefined || now.key === null || now.entered) return;
  const states = [...firm.states.values()];
  const { name } = before;
  if (!name?.value) return;
  const folded = foldFirmName(name.value);
  if (!states.every(({ values }) => foldFirmName(valueOf(values, 'name') ?? '') === folded)) return;
  const stood = hasStoodSince(reading, states.map(({ from }) => from.date ?? '').sort()[0]!);
  for (const state of states) {
    const values = restated(state.values, before, stood);
    const status = state.status === 'UNKNOWN' ? 'ACTIVE' : state.status;
    const proofs = mergeProofs(state.proofs, [name.proof]);
    firm.states.set(state.key, { ...state, values, status, proofs });
  }
  const values = restated(now.values, before, stood);
  firm.now.set('now', { ...now, values, parts: { ...now.parts, registered: true } });
}

/** What is held, in the register's own print, and, where the entry had stood so since, what nobody knew. */
function restated(held: Values, before: Values, stood: boolean): Values {
  const values = { ...held };
  for (const field of FIRM_FIELDS) {
    const [told, said] = [held[field], before[field]];
    if (!said || said.value === null || told?.value === null) continue;
    const isSo = told === undefined ? stood : field === 'name' || agrees(field, told.value, said.value);
    if (isSo) values[field] = said;
  }
  return values;
}

/**
 * The register that a firm left prints, as it takes its entry out, what it held of it: often nobody else tells which canton and which address the
 * firm had there, for the entry elsewhere names no more than the former seat. What is known stands; what is not was so from the notice on that this
 * one calls the last, and the canton as long as the seat was there.
 */
export function recall(firm: Firm, { before }: FirmWords, { reading }: Notice): void {
  const { seat } = before;
  if (!seat?.value) return;
  const now = firm.now.get('now');
  for (const state of [...firm.states.values()]) {
    const held = valueOf(state.values, 'seat');
    if (held === null || !agrees('seat', held, seat.value)) continue;
    const values = recalled(state.values, before, hasStoodSince(reading, state.from.date ?? ''));
    if (values === state.values) continue;
    firm.states.set(state.key, { ...state, values, proofs: mergeProofs(state.proofs, [seat.proof]) });
    if (now?.key === state.key) firm.now.set('now', { ...now, values });
  }
}

/** The very same where there is nothing to add. */
function recalled(held: Values, before: Values, stood: boolean): Values {
  const unknown = FIRM_FIELDS.filter(
    (field) => held[field] === undefined && before[field]?.value && (stood || field === 'canton'),
  );
  return unknown.length === 0 ? held : unknown.reduce((all, field) => ({ ...all, [field]: before[field] }), held);
}

/** The firm's last notice before this one is not younger: no word of the register lies between. */
function hasStoodSince({ references }: { references: readonly NoticeReference[] }, day: string): boolean {
  return references.some(({ gazetteDate }) => gazetteDate !== null && gazetteDate <= day);
}
