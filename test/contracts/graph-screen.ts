import { expect, it } from 'vitest';
import type { GraphReader, ScreenMatch } from '../../engines/graph/contract.js';
import type { Unit } from '../../src/core/index.js';
import { firmNamed, identityOf, numberOf, seatFor } from '../support/small-units.js';
import { anyCall, applyAll, changesOf, withGraph, type OpensGraph } from './graph.js';

const CLOCKS = { asOf: '2020-01-01', knownOn: '2020-01-01' };
const NAME = 'Jörg Tännfeld';

/** Four namesakes: one in the firm f1, one in f2 with another origin, two that no firm ever entered, one of them a foreigner; and one only nearly called so. */
function namesakes(): { key: string; unit: Unit }[] {
  const [first, second] = [firmNamed('f1', 'Müllbergwil Treuhand AG'), firmNamed('f2', 'Alphatorn Holding GmbH')];
  seatFor(first.unit, 'pe_p1_0');
  seatFor(second.unit, 'pe_p2_0');
  seatFor(second.unit, 'pe_p4_0');
  const other = identityOf('p2', 'Tännfeld', 'Jörg');
  for (const mention of other.unit.persons[0]!.mentions) mention.origins = ['Anderswo'];
  const near = identityOf('p4', 'Tannfeldt', 'Jörg');
  const foreign = identityOf('p5', 'Tännfeld', 'Jörg');
  for (const mention of foreign.unit.persons[0]!.mentions)
    [mention.origins, mention.nationality, mention.furtherNationalities] = [[], 'PRT', ['BRA']];
  return [
    first,
    second,
    identityOf('p1', 'Tännfeld', 'Jörg'),
    other,
    identityOf('p3', 'Tännfeld', 'Jörg'),
    near,
    foreign,
  ];
}

export function graphScreenContract(open: OpensGraph): void {
  const screening = (
    use: (
      match: (origin: string | null, firm: string | null) => Promise<Matches>,
      reader: GraphReader,
    ) => Promise<void>,
  ) =>
    withGraph(open, async ({ writer, reader }) => {
      await applyAll(writer, changesOf(namesakes()));
      const reading = reader();
      await use(async (origin, firm) => {
        const [matches] = await reading.screen([{ name: NAME, origin, firm }], CLOCKS, anyCall);
        return new Matches(matches!);
      }, reading);
    });

  it('is never sure by a name alone', () =>
    screening(async (match) => {
      const found = await match(null, null);
      expect(found.uids).toEqual(['pe_p1_0', 'pe_p2_0', 'pe_p3_0', 'pe_p5_0', 'pe_p4_0']);
      expect(found.reasons('pe_p1_0')).toEqual([['NAME_EQUAL', 'Tännfeld, Jörg']]);
      expect(found.codes('pe_p4_0')).toEqual(['NAME_SIMILAR']);
      for (const uid of found.uids) expect(found.score(uid)).toBeLessThanOrEqual(0.6);
    }));

  it('says in which firm the namesake is, or which others, and ranks by it', () =>
    screening(async (match) => {
      for (const asked of ['Alphatorn Holding', numberOf('f2')]) {
        const found = await match(null, asked);
        expect(found.uids[0]).toBe('pe_p2_0');
        expect(found.uids.slice(-1)).toEqual(['pe_p1_0']);
        expect(found.reasons('pe_p2_0')[1]).toEqual(['FIRM', 'Alphatorn Holding GmbH']);
        expect(found.reasons('pe_p1_0')[1]).toEqual(['FIRM_DIFFERS', 'Müllbergwil Treuhand AG']);
        expect(found.codes('pe_p3_0')).toEqual(['NAME_EQUAL']);
      }
      const unknown = await match(null, 'Xyloquart SA');
      expect(unknown.reasons('pe_p1_0')[1]).toEqual(['FIRM_NOT_FOUND', 'Xyloquart SA']);
      expect(unknown.score('pe_p1_0')).toBeLessThanOrEqual(0.6);
    }));

  it('says which origin agrees or differs', () =>
    screening(async (match) => {
      const found = await match('ANDERSWO', null);
      expect(found.uids[0]).toBe('pe_p2_0');
      expect(found.reasons('pe_p2_0')[1]).toEqual(['ORIGIN', 'Anderswo']);
      expect(found.reasons('pe_p1_0')[1]).toEqual(['ORIGIN_DIFFERS', 'Berikau']);
    }));

  it('takes a country for the same by whatever name, code or adjective, and being Swiss for nothing', () =>
    screening(async (match) => {
      for (const asked of [
        'PRT',
        'PT',
        'Portogallo',
        'Portugal',
        'portugiesischer Staatsangehöriger',
        'ressortissante portugaise',
      ]) {
        const found = await match(asked, null);
        expect(found.reasons('pe_p5_0')[1], asked).toEqual(['ORIGIN', 'PRT']);
        expect(found.reasons('pe_p1_0')[1], asked).toEqual(['ORIGIN_DIFFERS', 'Berikau']);
      }
      for (const asked of ['Schweiz', 'CH', 'cittadino svizzero']) {
        const found = await match(asked, null);
        expect(found.reasons('pe_p5_0')[1], asked).toEqual(['ORIGIN_DIFFERS', 'BRA, PRT']);
        expect(found.codes('pe_p1_0'), asked).toEqual(['NAME_EQUAL']);
      }
      expect((await match('brasilianische Staatsangehörige', null)).reasons('pe_p5_0')[1]).toEqual(['ORIGIN', 'BRA']);
      expect((await match('Spanien', null)).reasons('pe_p5_0')[1]).toEqual(['ORIGIN_DIFFERS', 'BRA, PRT']);
    }));

  it('never falls by agreement nor rises by disagreement, beside any other evidence; and keeps its order', () =>
    screening(async (match) => {
      const origins = [null, 'Berikau', 'Anderswo', 'Nirgends'];
      const firms = [null, 'Müllbergwil Treuhand AG', 'Alphatorn Holding GmbH', 'Xyloquart SA'];
      for (const [origin, firm] of origins.flatMap((one) => firms.map((two) => [one, two] as const))) {
        const found = await match(origin, firm);
        expect(found.uids).toEqual(found.inOrder());
        const without = { origin: await match(null, firm), firm: await match(origin, null) };
        for (const uid of found.uids) {
          const codes = found.codes(uid);
          const compare = (agrees: boolean, differs: boolean, bare: Matches) => {
            if (agrees) expect(found.score(uid)).toBeGreaterThan(bare.score(uid));
            else if (differs) expect(found.score(uid)).toBeLessThan(bare.score(uid));
            else expect(found.score(uid)).toBe(bare.score(uid));
          };
          compare(codes.includes('ORIGIN'), codes.includes('ORIGIN_DIFFERS'), without.origin);
          compare(codes.includes('FIRM'), codes.includes('FIRM_DIFFERS'), without.firm);
          expect(found.score(uid)).toBeLessThanOrEqual(1);
        }
      }
    }));

  it('takes a register number for the firm itself, and finds nothing where nothing is near', () =>
    screening(async (_, reader) => {
      const subjects = [numberOf('f1'), 'Qwxyz'].map((name) => ({ name, origin: null, firm: null }));
      const [numbered, none] = await reader.screen(subjects, CLOCKS, anyCall);
      expect(numbered).toMatchObject([{ uid: 'co_f1', score: 1 }]);
      expect(none).toEqual([]);
    }));
}

class Matches {
  constructor(private readonly matches: readonly ScreenMatch[]) {}
  get uids(): string[] {
    return this.matches.map(({ uid }) => uid);
  }
  inOrder(): string[] {
    const sorted = [...this.matches].sort((a, b) => b.score - a.score || (a.uid < b.uid ? -1 : 1));
    return sorted.map(({ uid }) => uid);
  }
  score(uid: string): number {
    return this.one(uid).score;
  }
  reasons(uid: string): [code: string, text: string][] {
    return this.one(uid).reasons.map(({ code, text }) => [code, text]);
  }
  codes(uid: string): string[] {
    return this.reasons(uid).map(([code]) => code);
  }
  private one(uid: string): ScreenMatch {
    const found = this.matches.find((match) => match.uid === uid);
    if (found === undefined) throw new Error(`${uid} is no match`);
    return found;
  }
}
