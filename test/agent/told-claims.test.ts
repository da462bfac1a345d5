import fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimTold, toldClaim, type ToldClaim } from '../../src/agent/evidence/told-claims.js';
import type { Carried } from '../../src/tools/index.js';

const orNull = fc.option(fc.string(), { nil: null });
const carried: fc.Arbitrary<Carried> = fc.record({
  subjectUid: fc.string(),
  relation: fc.constantFrom('HAS_ROLE' as const, 'DATED' as const, 'NONE' as const),
  attribute: orNull,
  object: orNull,
  from: orNull,
  to: orNull,
  action: fc.constantFrom('ADDED' as const, 'REMOVED' as const, null),
  negated: fc.boolean(),
});
const kept = (told: ToldClaim | Carried) => claimTold(JSON.parse(JSON.stringify(told)) as ToldClaim | Carried);

it('a claim is read from a recording as it was, and from one of an earlier version, which names its fields', () => {
  fc.assert(
    fc.property(carried, (claim) => {
      expect(kept(toldClaim(claim))).toEqual(claim);
      expect(kept(claim)).toEqual(claim);
    }),
  );
});
