import { number } from '../columns.js';
import type { ReadContext } from './context.js';

export interface Counts {
  companies: number;
  people: number;
  events: number;
  mandates: number;
}

/** Of everything held, whoever may see it. */
export function readCounts({ opened }: ReadContext): Counts {
  const count = (table: string) => number(opened.first(`SELECT count(*) FROM ${table}`)?.[0]);
  return { companies: count('company'), people: count('person'), events: count('event'), mandates: count('mandate') };
}
