import { addDays, BOUND_KINDS, parseIsoDate, type Bound, type BoundKind } from '../../../core/index.js';
import type { Fields } from '../../../llm/index.js';
import { PHRASES } from '../rules/phrases/index.js';

/** What only programs need: hashes and places of proofs, ids that no tool takes, and what stands beside it in other words. */
const UNSHOWN = new Set([
  'textHash', 'span', 'spans', 'evidence', 'mentionKey', 'score', 'clocks', 'eventUids', 'proofs', 'fieldProofs', 'mentionId', 'mentionIds', 'publicationId', 'hubKeys', 'links', 'identifiers',
  'aliases', 'scope', 'strength', 'fromHolder', 'toHolder', 'companyForm', 'knownFrom', 'unreadCharacters', 'edges', 'source', 'counts', 'rubric', 'subRubric',
]); // prettier-ignore
/** Ids of mandates and relations: no tool takes one. */
const OF_FACTS = /^(?:ma|re)_/;

/** Whether a model is shown that field. The `key` of a counted group says which it is; any other is a program's. */
export function isShown(name: string, of: Fields): boolean {
  if (name === 'key') return Object.values(of).some((value) => typeof value === 'number');
  if (name === 'uid') return typeof of[name] !== 'string' || !OF_FACTS.test(of[name]);
  return !UNSHOWN.has(name);
}

/** A value in few characters: a day with how well it is known, an amount, a title in one language; undefined: as it is, null: it says nothing. */
export function inShort(value: Fields): string | null | undefined {
  if (isBound(value)) return BOUNDS[value.kind](value.date);
  const { from, to, amount, currency, de, en } = value;
  if (isStretch(value))
    return [from ?? 'the beginning', typeof to === 'string' ? addDays(to, -1) : 'today'].join(' to ');
  if (typeof amount === 'string' && 'currency' in value) return [amount, currency].filter((part) => part !== null).join(' '); // prettier-ignore
  return typeof de === 'string' && typeof en === 'string' ? en : undefined;
}

/** What a code means, beside it. */
export function explained(name: string, value: unknown): Fields {
  const form = name === 'legalForm' && typeof value === 'string' ? PHRASES.en.legalForms[value] : undefined;
  return form === undefined ? {} : { legalFormName: form };
}

/** Days from the first to before the last. */
const isStretch = (value: Fields): boolean =>
  Object.keys(value).length === 2 &&
  [value['from'], value['to']].every((day) => day === null || (typeof day === 'string' && parseIsoDate(day) !== null));

const isBound = (value: Fields): value is Fields & Bound => 'date' in value && BOUND_KINDS.includes(value['kind'] as BoundKind); // prettier-ignore

const BOUNDS: Record<BoundKind, (date: string | null) => string | null> = {
  EXACT: (date) => date,
  NOT_LATER_THAN: (date) => `${date} or earlier`,
  NOT_EARLIER_THAN: (date) => `${date} or later`,
  UNKNOWN: (date) => (date === null ? 'unknown' : `unknown from ${date} on`),
  OPEN: () => null,
};
