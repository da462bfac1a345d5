import { cantonRun } from '../names/canton-run.js';
import { LEADING } from '../words/slips.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading } from '../words/tagging.js';

/** `New entries Neuchâtel 2022, how many?`: beside what happened, with every other word understood, a canton's name alone is no name of a firm. */
export function withPlaceBeside(reading: Reading): Reading {
  const { tokens } = reading;
  const types = tokens.map((token) => slotOf(token)?.type ?? null);
  const happened = types.includes('TOPIC') || (types.includes('STATUS') && types.includes('COUNTING'));
  if (!happened || !types.includes('TIME')) return reading;
  const at = types.findIndex((type, index) => type === null && cantonRun(tokens, index) !== null);
  const run = at < 0 ? null : cantonRun(tokens, at);
  if (run === null || LEADING.has(tokens[at - 1]?.folded ?? '')) return reading;
  const isOwn = (index: number) => index >= at && index < at + run.length;
  if (!types.every((type, index) => isOwn(index) || (type !== null && BESIDE.includes(type)))) return reading;
  const slot = (index: number): Slot => (index === at ? { type: 'CANTON', canton: run.canton } : { type: 'FILLER' });
  return { ...reading, tokens: tokens.map((token, index) => (isOwn(index) ? { ...token, slot: slot(index), guess: null } : token)) };
} // prettier-ignore

const BESIDE: readonly Slot['type'][] = ['TOPIC', 'TIME', 'COUNTING', 'COMPANY_NOUN', 'STATUS', 'FILLER', 'FORM'];
