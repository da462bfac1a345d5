import type { PassageFilter } from '../../contract.js';
import type { Connection, Row } from '../database.js';
import { dayNumber, kindNumber, languageNumber } from '../rows.js';

const NO_END = 99_999_999;

/** A request's filter and the viewer's sight, as numbers. The only place that decides which passages a search may see. */
export interface Sight {
  scopes: number[];
  kinds: number[];
  /** Null: any, and unknown ones. */
  languages: number[] | null;
  /** 0: also without a date. */
  from: number;
  to: number;
  /** Known no later; null: whenever. */
  known: number | null;
  /** Row ids of sources, or null for all. */
  sources: Set<number> | null;
}

export function sightOf(opened: Connection, filter: PassageFilter, tenantId: string): Sight {
  const { kinds, languages, from, to, knownOn, sourceIds } = filter;
  const scopes = opened.all(`SELECT id FROM scope WHERE name IN ('public', ?)`, tenantId).map(([id]) => Number(id));
  const dated = from !== undefined || to !== undefined;
  return {
    scopes,
    kinds: (kinds ?? (['NOTICE', 'DOCUMENT'] as const)).map(kindNumber),
    languages: languages?.map(languageNumber) ?? null,
    from: dated ? Math.max(1, dayNumber(from ?? null)) : 0,
    to: to === undefined ? NO_END : dayNumber(to),
    known: knownOn === undefined ? null : dayNumber(knownOn),
    sources: sourceIds === undefined ? null : sourceRows(opened, sourceIds),
  };
}

function sourceRows(opened: Connection, ids: readonly string[]): Set<number> {
  return new Set(
    ids.flatMap((id) => opened.all(`SELECT id FROM source WHERE source_id = ?`, id).map(([row]) => Number(row))),
  );
}

export function seesNothing({ scopes, kinds, languages, sources }: Sight): boolean {
  return scopes.length === 0 || kinds.length === 0 || languages?.length === 0 || sources?.size === 0;
}

/** Whether a row of (source, kind, language, published, known, scope) may be seen. */
export function sees(sight: Sight, row: Row): boolean {
  const [source, kind, language, published, known, scope] = row.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (
    sight.scopes.includes(scope) &&
    sight.kinds.includes(kind) &&
    (sight.languages === null || sight.languages.includes(language)) &&
    published >= sight.from &&
    published <= sight.to &&
    (sight.known === null || (known > 0 && known <= sight.known)) &&
    (sight.sources === null || sight.sources.has(source))
  );
}

/** The same for a vector search: conditions on the filtered columns, and ids of passages where sources are named. */
export function vectorConditions(opened: Connection, sight: Sight): { sql: string; values: (bigint | string)[] } {
  const parts: string[] = [];
  const values: (bigint | string)[] = [];
  const add = (sql: string, ...more: (bigint | string)[]) => {
    parts.push(` AND ${sql}`);
    values.push(...more);
  };
  const among = (column: string, numbers: number[]) => add(`${column} IN (${numbers.join(',')})`);
  among('scope', sight.scopes);
  if (sight.kinds.length === 1) among('kind', sight.kinds);
  if (sight.languages !== null) among('language', sight.languages);
  if (sight.from > 0) add('published >= ?', BigInt(sight.from));
  if (sight.to < NO_END) add('published <= ?', BigInt(sight.to));
  if (sight.known !== null) {
    add('known > 0');
    add('known <= ?', BigInt(sight.known));
  }
  if (sight.sources !== null) {
    const ids = [...sight.sources].flatMap((source) =>
      opened.all(`SELECT id FROM passage WHERE source = ?`, source).map(([id]) => Number(id)),
    );
    add('id IN (SELECT value FROM json_each(?))', JSON.stringify(ids));
  }
  return { sql: parts.join(''), values };
}
