import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identify, MAX_BLOCK } from '../../ingest/identity/index.js';
import { unpackJson, type Ledger } from '../../ingest/ledger/index.js';
import { FeedWriter } from '../../ingest/project/feed-writer.js';
import { IdentityChanges } from '../../ingest/project/batch/identity-changes.js';
import type { IdentityDecision, Profile } from '../../src/core/index.js';
import { decisionsOn, world } from '../identity/arbitrary.js';
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

/** Units as the ledger holds them. */
function heldUnits(ledger: Ledger): string[] {
  return ledger.units.page('identity:', 10_000).map((unit) => JSON.stringify(unpackJson(unit.rows!, unit.key)));
}

/** Candidate edges as the ledger keeps them, by the ids of their profiles. */
function heldEdges(ledger: Ledger, firms: Iterable<number>): string[] {
  const held = [...firms].flatMap((firm) => ledger.profiles.ofFirm(firm));
  const ids = new Map(held.map(({ id, body }) => [id, unpackJson<Profile>(body, 'a profile').id]));
  const components = new Set(held.flatMap(({ component }) => component ?? []));
  return [...components]
    .flatMap((component) => ledger.edges.of(component))
    .map(({ low, high, points, linkable }) => edgeLine([ids.get(low)!, ids.get(high)!], points, linkable));
}

function edgesFromScratch(profiles: readonly Profile[], decisions: readonly IdentityDecision[]): string[] {
  return identify({ profiles, decisions }).flatMap(({ profiles: members, edges }) =>
    edges.map(({ a, b, points, linkable }) => edgeLine([members[a]!.id, members[b]!.id], points, linkable)),
  );
}

const edgeLine = (ends: string[], points: number, linkable: boolean): string =>
  JSON.stringify([ends.sort(), points, linkable]);

function unitsFromScratch(profiles: readonly Profile[], decisions: readonly IdentityDecision[]): string[] {
  return identify({ profiles, decisions }).map(({ unit }) => JSON.stringify(unit));
}

/** Firms by number with all their profiles, and the operator's word, kept in step with a ledger and compared with a derivation from scratch. */
class Register {
  readonly #firms = new Map<number, Profile[]>();
  #decisions: IdentityDecision[] = [];

  constructor(private readonly ledger: Ledger) {}

  apply(firms: ReadonlyMap<number, Profile[]>, decisions: readonly IdentityDecision[] = []): void {
    for (const [firm, profiles] of firms) this.#firms.set(firm, profiles);
    this.ledger.transaction(() => {
      const changed = this.#decide(decisions);
      const identities = new IdentityChanges(this.ledger);
      identities.replaceDecisions(changed);
      for (const [firm, profiles] of firms) identities.replace(firm, () => profiles);
      const feed = new FeedWriter(this.ledger);
      identities.derive(feed);
      feed.complete();
    });
    const all = [...this.#firms.values()].flat();
    expect(heldUnits(this.ledger).sort()).toEqual(unitsFromScratch(all, this.#decisions).sort());
    const edges = heldEdges(this.ledger, this.#firms.keys());
    expect(edges.sort()).toEqual(edgesFromScratch(all, this.#decisions).sort());
  }

  /** Adds the new decisions, takes back those that are no longer asked for, and returns the profiles that either names. */
  #decide(decisions: readonly IdentityDecision[]): number[] {
    const fresh = decisions.filter((one) => !this.#decisions.some((held) => held.id === one.id));
    const gone = this.#decisions.filter((held) => !held.undone && !decisions.some((one) => one.id === held.id));
    for (const one of fresh) this.ledger.decisions.add(one);
    for (const one of gone) this.ledger.decisions.undo(one.id);
    this.#decisions = [
      ...this.#decisions.map((held) => (gone.includes(held) ? { ...held, undone: true } : held)),
      ...fresh,
    ];
    return [...fresh, ...gone].flatMap(({ a, b }) => [this.#numberOf(a), this.#numberOf(b)]).flatMap((id) => id ?? []);
  }

  #numberOf(profileId: string): number | null {
    for (const firm of this.#firms.keys())
      for (const { id, body } of this.ledger.profiles.ofFirm(firm))
        if (unpackJson<Profile>(body, 'a profile').id === profileId) return id;
    return null;
  }
}

const numbered = (from: number, to: number, make: (firm: number) => Profile[]): Map<number, Profile[]> =>
  new Map(Array.from({ length: to - from }, (_, index) => [from + index, make(from + index)]));

describe('components, bit by bit', () => {
  it('are those from scratch while a block grows over its limit and falls back', async () => {
    await withLedger((ledger) => {
      const register = new Register(ledger);
      register.apply(numbered(1, MAX_BLOCK, (firm) => [profile(firm, firm % 7)]));
      register.apply(numbered(MAX_BLOCK, MAX_BLOCK + 2, (firm) => [profile(firm, firm % 7)]));
      register.apply(
        numbered(MAX_BLOCK + 2, MAX_BLOCK + 20, (firm) => [profile(firm, firm % 11), profile(firm, 30, 'Andere')]),
      );
      register.apply(numbered(5, 15, (firm) => [profile(firm, (firm + 3) % 9)]));
      register.apply(numbered(20, 60, () => []));
    });
  });

  it('are those from scratch where a second key does not part a crowd, and its members are met in the order of dates', async () => {
    await withLedger((ledger) => {
      const register = new Register(ledger);
      const seen = (firm: number, year: number): Profile => {
        const made = profile(firm, 1);
        const day = `${year}-0${1 + (firm % 9)}-0${1 + (firm % 7)}`;
        // A second home and an unlike neighbour: edges that only a meeting in the walk makes.
        return { ...made, firstSeen: day, lastSeen: day, companions: [`beside${firm % 5}`] };
      };
      const year = (firm: number) => 1960 + ((firm * 37) % 60);
      register.apply(numbered(1, MAX_BLOCK, (firm) => [seen(firm, year(firm))]));
      register.apply(numbered(MAX_BLOCK, MAX_BLOCK + 30, (firm) => [seen(firm, year(firm))]));
      register.apply(numbered(100, 103, (firm) => [seen(firm, 2021)]));
      register.apply(numbered(40, 44, () => []));
      register.apply(numbered(50, 90, () => []));
    });
  });

  it('are those from scratch after any changes', async () => {
    const change = fc.tuple(
      fc.nat(24),
      fc.array(fc.tuple(fc.nat(15), fc.constantFrom('Testmann', 'Testmann', 'Andere', 'Tessmann')), { maxLength: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 9 }), { maxLength: 8 }), async (batches) => {
        await withLedger((ledger) => {
          const register = new Register(ledger);
          for (const batch of batches)
            register.apply(
              new Map(
                batch.map(([firm, people]) => [
                  firm + 1,
                  people.map(([home, name], index) => profile(firm + 1, home * 20 + index, name)),
                ]),
              ),
            );
        });
      }),
      { numRuns: 40 },
    );
  });

  it('are those from scratch when people change, leave and come, and an operator speaks and takes it back', async () => {
    const step = fc.record({
      present: fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
      moved: fc.subarray([...Array(14).keys()], { maxLength: 3 }),
      beside: fc.array(fc.tuple(fc.nat(13), fc.subarray(['areggerida', 'evaott', 'lindenmoserurs'])), { maxLength: 5 }),
      decided: fc.nat({ max: 4 }),
    });
    const run = world({ min: 14, max: 14 }).chain((profiles) =>
      fc.record({
        profiles: fc.constant(profiles),
        decisions: decisionsOn(profiles, 4),
        steps: fc.array(step, { minLength: 2, maxLength: 6 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(run, async ({ profiles, decisions, steps }) => {
        await withLedger((ledger) => {
          const register = new Register(ledger);
          const firms = [...new Set(profiles.map(({ companyUid }) => companyUid))];
          for (const { present, moved, beside, decided } of steps) {
            const held = profiles
              .filter((_, index) => present[index])
              .map((one, index) => (moved.includes(index) ? elsewhere(one) : one));
            for (const [index, companions] of beside) {
              const one = held[index];
              if (one !== undefined) held[index] = { ...one, companions };
            }
            register.apply(
              new Map(firms.map((uid, index) => [index + 1, held.filter(({ companyUid }) => companyUid === uid)])),
              decisions.slice(0, decided),
            );
          }
        });
      }),
      { numRuns: 40 },
    );
  });
});

function elsewhere(one: Profile): Profile {
  return { ...one, residences: [{ place: 'fernwil', date: one.lastSeen }] };
}
