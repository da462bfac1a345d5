import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { EvidenceBook } from '../../src/agent/evidence/evidence-book.js';
import type { Carried, ToolResult } from '../../src/tools/index.js';

/** More results than a process keeps readable of runs that wait. */
const MANY = 40;

const books: EvidenceBook[] = [];
afterEach(() => books.splice(0).forEach((book) => book.close()));

function newBook(): EvidenceBook {
  const book = new EvidenceBook();
  books.push(book);
  return book;
}

/** Others wait, later than whoever waits already. */
function othersWait(): void {
  const book = newBook();
  for (let count = 0; count < MANY; count++) book.adopt(resultOf(`other ${count}`, [], {}));
  book.rest();
}

const carried = (subjectUid: string): Carried => ({
  subjectUid, relation: 'HAS_STATUS', attribute: 'ACTIVE', object: null, from: null, to: null, action: null, negated: false,
}); // prettier-ignore

const resultOf = (query: string, places: readonly number[], labels: Record<string, string>): ToolResult => ({
  outcome: places.length === 0 ? 'EMPTY' : 'OK', total: places.length, complete: true, labels, rows: { type: 'HITS', query, hits: [] },
  evidence: places.map((place) => ({
    evidence: { type: 'ABSENCE', id: 'x', query: `place ${place}`, ledgerPosition: 1, clocks: { asOf: '2026-01-01', knownOn: '2026-01-01' }, complete: true, coverage: '' },
    carries: [carried(query)],
  })),
}); // prettier-ignore

const results = fc.array(
  fc.record({
    query: fc.string({ unit: 'binary' }),
    places: fc.uniqueArray(fc.nat(4), { maxLength: 4 }),
    labels: fc.dictionary(fc.string(), fc.string({ unit: 'binary' })),
  }),
  { minLength: 1, maxLength: 5 },
);

it('is read again as it was, and names its evidence the same, however often its run waited between others', () => {
  fc.assert(
    fc.property(results, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (given, waits) => {
      const [held, waited] = [newBook(), newBook()];
      const pairs = given.map(({ query, places, labels }, at) => {
        const pair = [held, waited].map((book) => book.adopt(resultOf(query, places, { ...labels })));
        if (waits[at]) {
          waited.rest();
          othersWait();
        }
        return pair;
      });
      for (const [one, other] of pairs) expect(JSON.stringify(other)).toBe(JSON.stringify(one));
      expect([...waited.index]).toEqual([...held.index]);
      books.splice(0).forEach((book) => book.close());
    }),
    { numRuns: 60 },
  );
});

it('is let go of past so many, the one that waits longest first; whoever is looked at stays', () => {
  const book = newBook();
  const [first, second] = [book.adopt(resultOf('one', [1], {})), book.adopt(resultOf('two', [2], {}))];
  const [rowsOfFirst, rowsOfSecond] = [first.rows, second.rows];
  book.rest();
  expect(second.rows).toBe(rowsOfSecond);
  othersWait();
  expect(second.rows).toBe(rowsOfSecond);
  expect(first.rows).not.toBe(rowsOfFirst);
  expect(first.rows).toEqual(rowsOfFirst);
});

it('is spread and read as the plain result that it is, before it was packed and after', () => {
  const [book, plain] = [newBook(), resultOf('one', [], { co_1: 'One' })];
  const seen = book.adopt(plain);
  expect({ ...seen }).toEqual(plain);
  book.rest();
  othersWait();
  expect(Object.keys(seen).sort()).toEqual(Object.keys(plain).sort());
  expect({ ...seen }).toEqual(plain);
});

it('is not let rest any more once its run is over', () => {
  const book = newBook();
  const seen = book.adopt(resultOf('one', [1], {}));
  const { rows } = seen;
  book.close();
  book.rest();
  othersWait();
  expect(seen.rows).toBe(rows);
});
