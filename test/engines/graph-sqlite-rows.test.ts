/** Rows of an owner in place of others: what is read is what was given, and what stays is not written. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openForWriting, type Connection } from '../../engines/graph/sqlite/database.js';
import { insertRows, replaceRows, type OwnedTable } from '../../engines/graph/sqlite/owned-rows.js';

let folder: string;
let opened: Connection;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-rows-'));
  opened = openForWriting(join(folder, 'graph.db'), 1_000);
});
afterEach(() => {
  opened.close();
  rmSync(folder, { recursive: true });
});

type Given = (string | number | null)[];
/** As owned-rows.ts lists them: event, mention, holder, then kind and data. */
const COLUMNS = { edge: 'event, mention, holder, kind, data', anomaly: 'data', alias: 'text' } as const;
const held = (table: keyof typeof COLUMNS, owner: number) =>
  opened.all(`SELECT ${COLUMNS[table]} FROM ${table} WHERE company = ? ORDER BY seq`, owner);
/** Rows that the statements inside wrote. */
function written(run: () => void): number {
  const total = () => Number(opened.first('SELECT total_changes()')?.[0]);
  const before = total();
  run();
  return total() - before;
}
const edge = (event: string, data = ''): Given => [event, null, null, 0, data];

describe('rows in place of others', () => {
  it('are read as they were given, whatever stood there, and leave the neighbours alone', () => {
    const edges = fc.array(
      fc.record({ event: fc.constantFrom(...'abcdefgh'), mention: fc.constantFrom('m', null), data: fc.constantFrom('x', 'y') }),
      { maxLength: 60 },
    ); // prettier-ignore
    const texts = fc.array(fc.constantFrom(...'abcdef'), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(edges, texts), { minLength: 1, maxLength: 6 }), (versions) => {
        for (const table of ['edge', 'anomaly', 'alias'] as const) opened.run(`DELETE FROM ${table}`);
        insertRows(opened, 'edge', 2, [edge('z')]);
        for (const [listed, said] of versions) {
          const given = {
            edge: listed.map(({ event, mention, data }): Given => [event, mention, null, 1, data]),
            anomaly: said.map((text): Given => [text]),
            alias: said.map((text): Given => [text]),
          };
          for (const table of ['edge', 'anomaly', 'alias'] as const) {
            replaceRows(opened, table, 1, given[table]);
            expect(held(table, 1)).toEqual(given[table]);
          }
        }
        expect(held('edge', 2)).toEqual([edge('z')]);
      }),
      { numRuns: 60 },
    );
  });

  it('write what is new among them, not what it comes between', () => {
    const rows = ['a', 'c', 'd', 'e'].map((event) => edge(event));
    insertRows(opened, 'edge', 1, rows);
    expect(written(() => replaceRows(opened, 'edge', 1, rows))).toBe(0);
    rows.splice(1, 0, edge('b'));
    expect(written(() => replaceRows(opened, 'edge', 1, rows))).toBe(1);
    rows.push(edge('f'));
    rows[2] = edge('c', 'changed');
    expect(written(() => replaceRows(opened, 'edge', 1, rows))).toBe(2);
    rows.splice(0, 1);
    expect(written(() => replaceRows(opened, 'edge', 1, rows))).toBe(1);
    expect(held('edge', 1)).toEqual(rows);
  });

  it('find room again where many came to one place, and in a file whose rows stand side by side', () => {
    const table: OwnedTable = 'edge';
    for (let seq = 0; seq < 3; seq++)
      opened.run(`INSERT INTO edge(company, seq, event, kind, data) VALUES(1, ?, ?, 0, '')`, seq, `old ${seq}`);
    const rows = [0, 1, 2].map((seq) => edge(`old ${seq}`));
    for (let turn = 0; turn < 100; turn++) {
      rows.splice(1, 0, edge(`new ${turn}`));
      replaceRows(opened, table, 1, rows);
      expect(held('edge', 1)).toEqual(rows);
    }
  });
});
