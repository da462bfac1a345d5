import type { Situation } from '../../slots.js';

const LEAST_LETTERS = 3;
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether a run searched for names alone that neither the question nor the conversation holds, and found none: that nobody is called so answers no question that was asked
 * (P3: a silent failure).
 */
export function hasStrayed({ question, recalled, observations }: Situation): boolean {
  const seen = observations.flatMap(({ result }) => (result === null ? [] : [result]));
  const queries = seen.flatMap(({ rows, outcome }) => (rows.type === 'HITS' && outcome === 'EMPTY' ? [rows.query] : []));
  if (queries.length === 0 || queries.length < seen.length) return false;
  const named = [...recalled.subjects, ...recalled.candidates].map(({ name }) => name);
  const asked = folded([question, ...named].join(' '));
  const words = queries.flatMap((query) => folded(query).split(/[^\p{L}\p{N}]+/u));
  return !words.some((word) => word.length >= LEAST_LETTERS && asked.includes(word));
} // prettier-ignore
