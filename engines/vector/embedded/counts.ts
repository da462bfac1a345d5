import type { VectorCounts } from '../contract.js';
import type { Connection } from './database.js';

export function readCounts(opened: Connection): VectorCounts {
  const rows = opened.all(`SELECT kind, count(*), sum(passages), sum(CASE embedded WHEN 1 THEN passages ELSE 0 END) FROM source GROUP BY kind`); // prettier-ignore
  const of = (kind: number) => rows.find((row) => row[0] === kind);
  const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0);
  return {
    notices: Number(of(1)?.[1] ?? 0),
    documents: Number(of(2)?.[1] ?? 0),
    passages: sum(2),
    embedded: sum(3),
  };
}
