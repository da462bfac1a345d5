import type { PassageFilter } from '../contract.js';
import type { Condition } from './connection.js';

/** A request's filter and the viewer's sight. The only place that decides which passages a search may see. Null: none at all. */
export function sightOf(filter: PassageFilter, tenantId: string): Condition[] | null {
  const { kinds, languages, from, to, knownOn, sourceIds } = filter;
  if (kinds?.length === 0 || languages?.length === 0 || sourceIds?.length === 0) return null;
  const among = (key: string, any: readonly string[] | undefined): Condition[] =>
    any === undefined ? [] : [{ key, match: { any: [...any] } }];
  // Ranges and lists leave out what is not known.
  const within = (key: string, gte: string | undefined, lte: string | undefined): Condition[] =>
    gte === undefined && lte === undefined ? [] : [{ key, range: { ...(gte && { gte }), ...(lte && { lte }) } }];
  return [
    ...among('source.scope', ['public', tenantId]),
    ...among('source.kind', kinds),
    ...among('source.language', languages),
    ...among('source.id', sourceIds),
    ...within('source.publicationDate', from, to),
    ...within('source.knownFrom', undefined, knownOn),
  ];
}
