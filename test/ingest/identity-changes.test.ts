import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { componentsOf, MAX_BLOCK } from '../../ingest/identity/index.js';
import type { Ledger } from '../../ingest/ledger/index.js';
import { FeedWriter } from '../../ingest/project/feed-writer.js';
import { IdentityChanges, identityKey } from '../../ingest/project/identity-changes.js';
import type { Profile } from '../../src/core/index.js';
import { withLedger } from '../ledger/support.js';

/** An invented person of an invented firm; few names and homes, so that many meet. */
function profile(firm: number, home: number, name = 'Testmann'): Profile {
  const id = `pe_${String(firm).padStart(16, '0')}_${home.toString(36)}`;
  const companyUid = `co_${String(firm).padStart(16, '0')}`;
  const residence = `Dorf${home}`;
  return {
    id,
    companyUid,
    mentions: [
      {
        mentionId: id, companyUid, hubKey: `${name.toLowerCase()}vera`, name: `${name}, Vera`, surname: name, givenNames: 'Vera',
        origins: ['Musterwil'], nationality: null, residence, legalDate: '2020-01-01', publicationDate: '2020-01-03',
        publicationId: `p${firm}`, publicationNumber: `HR01-${firm}`, span: { start: home, end: home + 10 }, scope: 'public',
      },
    ],
    hubKeys: [`${name.toLowerCase()}vera`],
    origins: ['musterwil'],
    nationalities: [],
    residences: [{ place: residence.toLowerCase(), date: '2020-01-01' }],
    firstSeen: '2020-01-01',
    lastSeen: '2020-01-01',
    companions: [],
    roles: [],
    cannotLink: [],
    scope: 'public',
  }; // prettier-ignore
}

function keysIn(ledger: Ledger): string[] {
  return ledger.units.page('identity:', 10_000).map((unit) => unit.key);
}

function replaceAll(ledger: Ledger, firms: ReadonlyMap<number, Profile[]>): void {
  ledger.transaction(() => {
    const identities = new IdentityChanges(ledger);
    for (const [firm, profiles] of firms) identities.replace(firm, () => profiles);
    const feed = new FeedWriter(ledger);
    identities.derive(feed);
    feed.complete();
  });
}

describe('components, bit by bit', () => {
  it('are those from scratch while a block grows over its limit and falls back', async () => {
    await withLedger((ledger) => {
      const held = new Map<number, Profile[]>();
      const step = (from: number, to: number, make: (firm: number) => Profile[]) => {
        const change = new Map<number, Profile[]>();
        for (let firm = from; firm < to; firm++) change.set(firm, make(firm));
        for (const [firm, profiles] of change) held.set(firm, profiles);
        replaceAll(ledger, change);
        const expected = componentsOf([...held.values()].flat())
          .map(identityKey)
          .sort();
        expect(keysIn(ledger)).toEqual(expected);
      };
      step(1, MAX_BLOCK, (firm) => [profile(firm, firm % 7)]);
      step(MAX_BLOCK, MAX_BLOCK + 2, (firm) => [profile(firm, firm % 7)]);
      step(MAX_BLOCK + 2, MAX_BLOCK + 20, (firm) => [profile(firm, firm % 11), profile(firm, 30, 'Andere')]);
      step(5, 15, (firm) => [profile(firm, (firm + 3) % 9)]);
      step(20, 60, () => []);
    });
  });

  it('are those from scratch after any changes', async () => {
    const change = fc.tuple(
      fc.nat(12),
      fc.array(fc.tuple(fc.nat(3), fc.constantFrom('Testmann', 'Andere', 'Tessmann')), { maxLength: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 8 }), async (batches) => {
        await withLedger((ledger) => {
          const held = new Map<number, Profile[]>();
          for (const batch of batches) {
            const changes = new Map(
              batch.map(([firm, people]) => {
                const made = people.map(([home, name], index) => profile(firm + 1, home * 20 + index, name));
                return [firm + 1, made] as const;
              }),
            );
            for (const [firm, profiles] of changes) held.set(firm, profiles);
            replaceAll(ledger, changes);
            expect(keysIn(ledger)).toEqual(
              componentsOf([...held.values()].flat())
                .map(identityKey)
                .sort(),
            );
          }
        });
      }),
      { numRuns: 40 },
    );
  });
});
