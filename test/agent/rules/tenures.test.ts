import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MandateFact } from '../../../engines/graph/contract.js';
import { addDays, type Bound, type EndedBy } from '../../../src/core/index.js';
import { meantTenures, tenuresOf } from '../../../src/tools/rows/tenures.js';

const BEGIN = '2010-01-01';
const TODAY = '2026-09-15';
const day = (at: number) => addDays(BEGIN, at * 100);

interface Row {
  from: Bound;
  to: Bound;
  endedBy: EndedBy | null;
  holder: string;
}

const start = fc.oneof(
  fc.nat(20).map((at): Bound => ({ date: day(at), kind: 'EXACT' })),
  fc.nat(20).map((at): Bound => ({ date: day(at), kind: 'NOT_LATER_THAN' })),
  fc.constant<Bound>({ date: null, kind: 'UNKNOWN' }),
);
const end = fc.oneof(
  fc.nat(40).map((at): Bound => ({ date: day(at), kind: 'EXACT' })),
  fc.nat(40).map((at): Bound => ({ date: day(at), kind: 'NOT_LATER_THAN' })),
  fc.constant<Bound>({ date: null, kind: 'UNKNOWN' }),
  fc.constant<Bound>({ date: null, kind: 'OPEN' }),
);
const row: fc.Arbitrary<Row> = fc
  .record({
    from: start,
    to: end,
    endedBy: fc.constantFrom<EndedBy | null>('CHANGED', 'REMOVED', null),
    holder: fc.constantFrom('pe_a', 'pe_b'),
  }) // prettier-ignore
  .filter(({ from, to }) => from.date === null || to.date === null || from.date <= to.date);

const factOf = ({ from, to, endedBy, holder }: Row, index: number): MandateFact => ({
  uid: `ma_${index}`, companyUid: 'co_x', holderUid: holder, mentionId: holder, subject: 'PERSON', role: 'BOARD_MEMBER', roleText: null, signature: null,
  signatureText: null, details: [], endedBy, proofs: [], from, to, fromPublished: BEGIN, toPublished: to.date === null ? null : BEGIN, withdrawnPublished: null,
  holds: to.kind === 'OPEN' ? 'HELD' : 'NOT_HELD',
}); // prettier-ignore
const rows = fc.array(row, { maxLength: 8 }).map((list) => list.map(factOf));
const uids = (facts: readonly MandateFact[]) => facts.map(({ uid }) => uid).sort();

describe('time in office without a break', () => {
  it('has every row once, of one holder each', () => {
    fc.assert(
      fc.property(rows, (facts) => {
        const tenures = tenuresOf(facts, TODAY);
        expect(uids(tenures.flatMap((tenure) => tenure.rows))).toEqual(uids(facts));
        for (const tenure of tenures)
          expect(new Set(tenure.rows.map(({ holderUid }) => holderUid))).toEqual(new Set([tenure.holderUid]));
      }),
    );
  });

  it('does not depend on the order in which rows come', () => {
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (facts, keys) => {
        const shuffled = facts.map((fact) => ({ fact, key: keys.next().value as number })).sort((a, b) => a.key - b.key).map(({ fact }) => fact); // prettier-ignore
        expect(tenuresOf(shuffled, TODAY)).toEqual(tenuresOf(facts, TODAY));
      }),
    );
  });

  it('begins with its first row, and no row begins after a gap', () => {
    fc.assert(
      fc.property(rows, (facts) => {
        for (const { rows: own, lasting } of tenuresOf(facts, TODAY)) {
          expect(lasting.from).toEqual(own[0]!.from);
          for (const [at, next] of own.entries()) {
            if (at === 0) continue;
            const before = own.slice(0, at);
            expect(before.some(({ to }) => to.kind === 'OPEN' || (to.date !== null && next.from.date !== null && next.from.date <= to.date))).toBe(true); // prettier-ignore
          }
        }
      }),
    );
  });

  it('is of those in office where anybody is, else of all', () => {
    fc.assert(
      fc.property(rows, (facts) => {
        const held = facts.filter(({ holds }) => holds === 'HELD');
        const meant = meantTenures(facts, TODAY).flatMap((tenure) => tenure.rows);
        expect(held.every((fact) => meant.includes(fact))).toBe(true);
        if (held.length === 0) expect(meant.length).toBe(facts.length);
      }),
    );
  });
});
