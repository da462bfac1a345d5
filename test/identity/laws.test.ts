import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareMentions,
  compareText,
  type IdentityDecision,
  type IdentityUnit,
  type Profile,
} from '../../src/core/index.js';
import { identify } from '../../ingest/identity/index.js';
import { decisionsOn, world } from './arbitrary.js';
import { decision, profile, resolveAll, uidOf, verdict } from './profiles.js';

const RUNS = { numRuns: 150 };
const worldWithDecisions = world({ min: 2, max: 18 }).chain((profiles) =>
  fc.record({ profiles: fc.constant(profiles), decisions: decisionsOn(profiles, 5) }),
);

/** Units as they would be written out: sorted, whole. */
function bytes(units: readonly IdentityUnit[]): string {
  const lines = units.filter((unit) => unit.persons.length > 0).map((unit) => JSON.stringify(unit));
  return lines.sort(compareText).join('\n');
}
const fromScratch = (profiles: Profile[], decisions: IdentityDecision[]) =>
  bytes(identify({ profiles, decisions }).map(({ unit }) => unit));

describe('laws of clustering', () => {
  it('no order leaves a mark, to the byte', () => {
    const shuffled = worldWithDecisions.chain(({ profiles, decisions }) =>
      fc.record({
        profiles: fc.constant(profiles),
        decisions: fc.constant(decisions),
        otherProfiles: fc.shuffledSubarray(profiles, { minLength: profiles.length }),
        otherDecisions: fc.shuffledSubarray(decisions, { minLength: decisions.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ profiles, decisions, otherProfiles, otherDecisions }) => {
        const turned = otherProfiles.map((one) => ({ ...one, mentions: [...one.mentions].reverse() }));
        expect(fromScratch(turned, otherDecisions)).toBe(fromScratch(profiles, decisions));
      }),
      RUNS,
    );
  });

  it('every profile is in exactly one person, whole, and a uid is its smallest mention', () => {
    fc.assert(
      fc.property(worldWithDecisions, ({ profiles, decisions }) => {
        const { persons } = resolveAll(profiles, decisions);
        for (const one of profiles) {
          const holders = persons.filter((person) => person.mentions.some((row) => row.mentionId === one.id));
          expect(holders).toHaveLength(1);
          const held = new Set(holders[0]!.mentions.map((row) => row.mentionId));
          expect(one.mentions.every((row) => held.has(row.mentionId))).toBe(true);
        }
        for (const person of persons) expect(person.uid).toBe([...person.mentions].sort(compareMentions)[0]!.mentionId);
        expect(persons.flatMap((person) => person.mentions)).toHaveLength(
          profiles.flatMap((one) => one.mentions).length,
        );
      }),
      RUNS,
    );
  });

  it('links span each person, no more', () => {
    fc.assert(
      fc.property(worldWithDecisions, ({ profiles, decisions }) => {
        for (const { mentions, links, uid } of resolveAll(profiles, decisions).persons) {
          expect(links).toHaveLength(mentions.length - 1);
          const reached = new Set([uid]);
          for (let round = 0; round < links.length; round++)
            for (const { a, b } of links) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
          expect(reached.size).toBe(mentions.length);
          expect(links.every((link) => link.reasons.length > 0 && link.reasons.every((one) => one.text !== ''))).toBe(
            true,
          );
        }
      }),
      RUNS,
    );
  });

  it('a cannot-link is never broken but by an operator who names the pair', () => {
    fc.assert(
      fc.property(worldWithDecisions, ({ profiles, decisions }) => {
        const unit = resolveAll(profiles, decisions);
        for (const one of profiles)
          for (const other of profiles.filter((candidate) => one.cannotLink.includes(candidate.id))) {
            const named = decisions.some(
              ({ kind, a, b }) => kind === 'SAME' && [a, b].includes(one.id) && [a, b].includes(other.id),
            );
            if (!named) expect(verdict(unit, one, other)).toBe('APART');
          }
      }),
      RUNS,
    );
  });

  it('the latest decision of all holds, and undoing all leaves no trace', () => {
    fc.assert(
      fc.property(worldWithDecisions, ({ profiles, decisions }) => {
        const last = decisions.at(-1);
        const find = (id: string) => profiles.find((one) => one.id === id)!;
        if (last) {
          const found = verdict(resolveAll(profiles, decisions), find(last.a), find(last.b));
          expect(found).toBe(last.kind === 'SAME' ? 'SAME' : 'APART');
        }
        const undone = decisions.map((one) => ({ ...one, undone: true }));
        expect(fromScratch(profiles, undone)).toBe(fromScratch(profiles, []));
      }),
      RUNS,
    );
  });

  it('two people of POSSIBLY_SAME are two persons of the unit', () => {
    fc.assert(
      fc.property(worldWithDecisions, ({ profiles, decisions }) => {
        for (const { unit } of identify({ profiles, decisions })) {
          const uids = new Set(unit.persons.map((person) => person.uid));
          for (const { a, b } of unit.possiblySame)
            expect([a < b, uids.has(a), uids.has(b)]).toEqual([true, true, true]);
        }
      }),
      RUNS,
    );
  });

  it('a name alone never merges', () => {
    const bare = world({ min: 2, max: 12 }).map((profiles) =>
      profiles.map((one, index) => ({
        ...one,
        companyUid: `co_${index}`,
        mentions: one.mentions.map((row) => ({ ...row, origins: [], nationality: null, residence: null })),
        origins: [],
        nationalities: [],
        residences: [],
        companions: [],
        hubKeys: [one.mentions[0]!.hubKey],
      })),
    );
    fc.assert(
      fc.property(bare, (profiles) => {
        const unit = resolveAll(profiles);
        expect(unit.persons).toHaveLength(profiles.length);
      }),
      RUNS,
    );
  });

  it('what happens in another component changes nothing', () => {
    fc.assert(
      fc.property(world({ min: 2, max: 10 }), (here) => {
        const other = profile({
          firm: 'co_far',
          lines: [{ name: 'Quist, Olov', on: '2010-01-04', nationality: 'SWE', in: 'Umea' }],
        });
        const [before, after] = [resolveAll(here), resolveAll([...here, other])];
        expect(after.persons.filter((person) => person.uid !== other.id).sort(byUid)).toEqual(
          before.persons.sort(byUid),
        );
        expect(after.possiblySame).toEqual(before.possiblySame);
      }),
      RUNS,
    );
  });
});

describe('decisions', () => {
  const line = { name: 'Lindenmoser, Anna', from: ['Hasliwil'], in: 'Brunnegg' };
  const [a, b, c] = ['2010-01-04', '2012-01-09', '2014-01-06'].map((on, index) =>
    profile({ firm: `co_${index}`, lines: [{ ...line, on }] }),
  ) as [Profile, Profile, Profile];
  const stranger = profile({ firm: 'co_far', lines: [{ name: 'Quist, Olov', on: '2010-01-04', nationality: 'SWE' }] });

  it('SAME joins what never meets, with the operator as reason', () => {
    const same = decision('SAME', a, stranger, '2026-03-01');
    const { persons } = resolveAll([a, stranger], [same]);
    expect(persons).toHaveLength(1);
    expect(persons[0]!.links[0]!.reasons).toEqual([
      { code: 'OPERATOR', text: 'passport seen', publishedLatest: '2026-03-01' },
    ]);
  });
  it('DIFFERENT parts what evidence joins; whoever fits both is contested', () => {
    const unit = resolveAll([a, b, c], [decision('DIFFERENT', a, b, '2026-03-01')]);
    expect([verdict(unit, a, b), verdict(unit, a, c), verdict(unit, b, c)]).toEqual([
      'APART',
      'POSSIBLY_SAME',
      'POSSIBLY_SAME',
    ]);
  });
  it('of two on one pair the later holds', () => {
    const [early, late] = ['2026-03-01', '2026-03-02'] as const;
    const verdictOf = (...kinds: ['SAME' | 'DIFFERENT', 'SAME' | 'DIFFERENT']) =>
      verdict(resolveAll([a, b], [decision(kinds[0], a, b, early), decision(kinds[1], a, b, late)]), a, b);
    expect([verdictOf('SAME', 'DIFFERENT'), verdictOf('DIFFERENT', 'SAME')]).toEqual(['APART', 'SAME']);
  });
  it('of three that cannot all hold the earliest yields', () => {
    const decisions = [decision('SAME', a, stranger, '2026-03-01'), decision('SAME', b, stranger, '2026-03-02'), decision('DIFFERENT', a, b, '2026-03-03')]; // prettier-ignore
    const unit = resolveAll([a, b, stranger], decisions);
    expect([verdict(unit, b, stranger), verdict(unit, a, stranger), verdict(unit, a, b)]).toEqual([
      'SAME',
      'APART',
      'APART',
    ]);
  });
  it('an id whose offset starts no entry any more means the entry that contains it', () => {
    const moved = {
      ...decision('SAME', a, stranger, '2026-03-01'),
      b: stranger.id.replace(/_[^_]+$/, `_${(7).toString(36)}`),
    };
    expect(resolveAll([a, stranger], [moved]).persons).toHaveLength(1);
    const gone = { ...moved, b: 'pe_0000000000000000_7' };
    expect(resolveAll([a, stranger], [gone]).persons).toHaveLength(2);
  });
  it('a person found through a later notice says so', () => {
    const unit = resolveAll([a, b]);
    const [link] = unit.persons[0]!.links;
    expect(link!.reasons.map((reason) => reason.publishedLatest)).toEqual(link!.reasons.map(() => '2012-01-12'));
    expect(uidOf(unit, b)).toBe(a.id);
  });
});

describe('withdrawn notices', () => {
  const line = { name: 'Lindenmoser, Anna', from: ['Hasliwil'], in: 'Brunnegg' };
  const whole = profile({
    firm: 'co_one',
    lines: [
      { ...line, on: '2010-01-04' },
      { ...line, on: '2012-01-09' },
    ],
  });
  const other = profile({ firm: 'co_two', lines: [{ ...line, on: '2014-01-06' }] });
  const [gone, living] = whole.mentions as [(typeof whole.mentions)[0], (typeof whole.mentions)[0]];
  const withdrawn = { ...gone, withdrawnPublished: '2015-02-02' };

  it('choose no uid but stay with their person', () => {
    const { persons } = resolveAll([{ ...whole, id: living.mentionId, mentions: [withdrawn, living] }, other]);
    expect(persons.map(({ uid, mentions }) => [uid, mentions.length])).toEqual([[living.mentionId, 3]]);
  });
  it('link nothing where nothing else is left', () => {
    const nothing = { hubKeys: [], origins: [], residences: [], companions: [] };
    const { persons, possiblySame } = resolveAll([{ ...whole, ...nothing, mentions: [withdrawn] }, other]);
    expect([persons.length, possiblySame]).toEqual([2, []]);
  });
});

function byUid(x: { uid: string }, y: { uid: string }): number {
  return compareText(x.uid, y.uid);
}
