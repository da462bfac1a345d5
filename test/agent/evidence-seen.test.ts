import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evidenceNames, evidenceSeen } from '../../src/agent/evidence/evidence-seen.js';
import { EvidenceBook } from '../../src/agent/evidence/evidence-book.js';
import type { Observation } from '../../src/agent/slots.js';
import type { Carried, ToolResult } from '../../src/tools/index.js';

const carried = (subjectUid: string): Carried => ({
  subjectUid, relation: 'HAS_STATUS', attribute: 'ACTIVE', object: null, from: null, to: null, action: null, negated: false,
}); // prettier-ignore

/** A call that found some places; each carries what this call asked about. */
const resultOf = (call: number, places: readonly number[]): ToolResult => ({
  outcome: 'OK', total: places.length, complete: true, labels: {}, rows: { type: 'HITS', query: `q${call}`, hits: [] },
  evidence: places.map((place) => ({
    evidence: { type: 'ABSENCE', id: 'x', query: `place ${place}`, ledgerPosition: 1, clocks: { asOf: '2026-01-01', knownOn: '2026-01-01' }, complete: true, coverage: '' },
    carries: [carried(`of call ${call}`)],
  })),
}); // prettier-ignore

/** What is seen of a plan whose calls come back in that order, in the plan's order. */
function seenWhen(calls: readonly number[][], order: readonly number[]): Observation[] {
  const book = new EvidenceBook();
  const results = new Map(order.map((call) => [call, book.adopt(resultOf(call, calls[call]!))]));
  return calls.map((_, call): Observation => ({
    round: 1, planNodeId: `m1.${call}`, tool: 'search_companies', planned: '{}', arguments: {}, result: results.get(call)!, error: null,
  })); // prettier-ignore
}

/** As a prompt names it: each place with what it carries, in order. */
function asNamed(observations: readonly Observation[]) {
  const names = evidenceNames(observations);
  return [...evidenceSeen(observations)].map(([id, { evidence, carries }]) => {
    expect(names.idOf(names.nameOf(id))).toBe(id);
    return [names.nameOf(id), 'query' in evidence ? evidence.query : '', carries];
  });
}

it('names evidence, and says what it carries, in the order of the plan, whichever call comes back first', () => {
  const plan = fc.array(fc.uniqueArray(fc.nat(5), { maxLength: 4 }), { minLength: 1, maxLength: 5 });
  const ordered = plan.chain((calls) =>
    fc.tuple(fc.constant(calls), fc.shuffledSubarray([...calls.keys()], { minLength: calls.length })),
  );
  fc.assert(
    fc.property(ordered, ([calls, order]) => {
      expect(asNamed(seenWhen(calls, order))).toEqual(asNamed(seenWhen(calls, [...calls.keys()])));
    }),
  );
});

it('knows no evidence of another name', () => {
  expect(evidenceNames([]).idOf('e1')).toBeNull();
});
