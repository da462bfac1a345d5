import { describe, expect, it } from 'vitest';
import type { Profile } from '../../src/core/index.js';
import { apart, profile, resolveAll, verdict, type Row, type Verdict } from './profiles.js';

/** One line a case: two rows in two firms (unless `firm` says otherwise) and what must come of them. */
type Side = Partial<Omit<Row, 'lines'>> & Omit<Row['lines'][number], 'on'> & { on?: string };
const row = (side: Side, firm: string): Profile => {
  const { name, from, nationality, further, in: residence, on, ...rest } = side;
  const line = {
    name,
    on: on ?? '2012-05-07',
    ...(from && { from }),
    ...(nationality && { nationality }),
    ...(further && { further }),
  };
  return profile({ firm, ...rest, lines: [{ ...line, ...(residence && { in: residence }) }] });
};
const verdictOf = (a: Side, b: Side): Verdict => {
  const [left, right] = [row(a, a.firm ?? 'co_one'), row({ ...b, on: b.on ?? '2014-03-11' }, b.firm ?? 'co_two')];
  return verdict(resolveAll([left, right]), left, right);
};

const anna = { name: 'Lindenmoser, Anna', from: ['Hasliwil'], in: 'Brunnegg' };

describe('across two firms', () => {
  const cases: [string, Side, Side, Verdict][] = [
    ['name, origin and residence agree', anna, anna, 'SAME'],
    ['a name alone', { name: anna.name }, { name: anna.name }, 'APART'],
    ['a long name alone', { name: 'Lindenmoser, Anna Ottilie Berta' }, { name: 'Lindenmoser, Anna Ottilie Berta' }, 'APART'],
    ['name and origin, no residence', { ...anna, in: '' }, { ...anna, in: '' }, 'POSSIBLY_SAME'],
    ['two origins in common, no residence', { ...anna, from: ['Hasliwil', 'Torberg'], in: '' }, { ...anna, from: ['Torberg', 'Hasliwil'], in: '' }, 'POSSIBLY_SAME'],
    ['name and origin, another residence later', anna, { ...anna, in: 'Seewil' }, 'POSSIBLY_SAME'],
    ['another residence, but a co-director in common', { ...anna, beside: ['Zibung, Urs'] }, { ...anna, in: 'Seewil', beside: ['Zibung, Urs'] }, 'POSSIBLY_SAME'],
    ['another residence, but a whole board in common', { ...anna, beside: ['Zibung, Urs', 'Ott, Eva', 'Aregger, Ida'] }, { ...anna, in: 'Seewil', beside: ['Zibung, Urs', 'Ott, Eva', 'Aregger, Ida'] }, 'SAME'],
    ['no residence, a co-director in common', { ...anna, in: '', beside: ['Zibung, Urs'] }, { ...anna, beside: ['Zibung, Urs'] }, 'SAME'],
    ['another residence, only a relative in common', { ...anna, beside: ['Lindenmoser, Urs'] }, { ...anna, in: 'Seewil', beside: ['Lindenmoser, Urs'] }, 'POSSIBLY_SAME'],
    ['the same name and residence in other families', anna, { ...anna, from: ['Torberg'] }, 'APART'],
    ['other families, even with co-directors in common', { ...anna, beside: ['Zibung, Urs', 'Ott, Eva', 'Aregger, Ida'] }, { ...anna, from: ['Torberg'], beside: ['Zibung, Urs', 'Ott, Eva', 'Aregger, Ida'] }, 'POSSIBLY_SAME'],
    ['living where the family comes from says less', { ...anna, in: 'Hasliwil' }, { ...anna, in: 'Hasliwil' }, 'POSSIBLY_SAME'],
    ['there, with a third name', { ...anna, name: 'Lindenmoser, Anna Berta', in: 'Hasliwil' }, { ...anna, name: 'Lindenmoser, Anna Berta', in: 'Hasliwil' }, 'SAME'],
    ['there, with a co-director in common', { ...anna, in: 'Hasliwil', beside: ['Zibung, Urs'] }, { ...anna, in: 'Hasliwil', beside: ['Zibung, Urs'] }, 'SAME'],
    ['there, changed on one day in both firms', { ...anna, in: 'Hasliwil' }, { ...anna, in: 'Hasliwil', on: '2012-05-07' }, 'SAME'],
    ['the residence printed a generation apart', { ...anna, on: '2001-02-01' }, { ...anna, on: '2021-02-01' }, 'SAME'],
    ['the home town printed a generation apart', { ...anna, name: 'Lindenmoser, Anna Berta', in: 'Hasliwil', on: '2001-02-01' }, { ...anna, name: 'Lindenmoser, Anna Berta', in: 'Hasliwil', on: '2021-02-01' }, 'POSSIBLY_SAME'],
    ['an origin absent on one side is neutral: the residence alone', { ...anna, from: [] }, anna, 'POSSIBLY_SAME'],
    ['an origin absent, two co-directors', { ...anna, from: [], beside: ['Zibung, Urs', 'Ott, Eva'] }, { ...anna, beside: ['Zibung, Urs', 'Ott, Eva'] }, 'SAME'],
    ['one of several origins', { ...anna, from: ['Hasliwil', 'Torberg'] }, anna, 'SAME'],
    ['the canton left out', { ...anna, from: ['Hasliwil (BE)'] }, { ...anna, from: ['Hasliwil'] }, 'SAME'],
    ['two places of one name in two cantons', { ...anna, from: ['Hasliwil AG'] }, { ...anna, from: ['Hasliwil AR'] }, 'APART'],
    ['an origin in two languages', { ...anna, from: ['Fribourg'] }, { ...anna, from: ['Freiburg'] }, 'SAME'],
    ['senior and junior', { ...anna, name: 'Lindenmoser, Alois sen.' }, { ...anna, name: 'Lindenmoser, Alois jun.' }, 'APART'],
  ]; // prettier-ignore
  it.each(cases)('%s', (_, a, b, expected) => expect(verdictOf(a, b)).toBe(expected));
});

describe('spelling', () => {
  const cases: [string, string, string, Verdict][] = [
    ['an umlaut written out', 'Grünbühl, Jörg', 'Gruenbuehl, Joerg', 'SAME'],
    ['an umlaut left off', 'Grünbühl, Jörg', 'Grunbuhl, Jorg', 'SAME'],
    ['a sharp s', 'Straßwil, Ida', 'Strasswil, Ida', 'SAME'],
    ['a stroked letter', 'Đurđanović, Milo', 'Durdanovic, Milo', 'SAME'],
    ['a double name turned round', 'Lindenmoser-Zibung, Anna', 'Zibung-Lindenmoser, Anna', 'SAME'],
    ['a joined given name', 'Lindenmoser, Hanspeter', 'Lindenmoser, Hans-Peter', 'SAME'],
    ['a particle joined', 'von Lindenmos, Anna', 'Vonlindenmos, Anna', 'SAME'],
    ['a title', 'Lindenmoser, Dr. Anna', 'Lindenmoser, Anna', 'SAME'],
    ['one letter in a surname', 'Lindenmoser, Anna', 'Lindenmosser, Anna', 'SAME'],
    ['Maier and Meyer', 'Zurmaier, Anna', 'Zurmeyer, Anna', 'SAME'],
    ['vowels that make another name', 'Bauer, Anna', 'Baur, Anna', 'APART'],
    ['a short name of one letter difference', 'Frei, Anna', 'Fret, Anna', 'APART'],
    ['a son and a daughter', 'Lindenmoser, Daniel', 'Lindenmoser, Daniela', 'APART'],
    ['a husband and a wife', 'Lindenmoser, Mario', 'Lindenmoser, Maria', 'APART'],
    ['a middle name missing', 'Lindenmoser, Hans Peter', 'Lindenmoser, Hans', 'SAME'],
    ['a middle initial', 'Lindenmoser, Hans Peter', 'Lindenmoser, Hans P.', 'SAME'],
    ['another middle initial', 'Lindenmoser, Hans Peter', 'Lindenmoser, Hans R.', 'APART'],
    ['two middle names', 'Lindenmoser, Hans Peter', 'Lindenmoser, Hans Rudolf', 'APART'],
    ['half of a double surname', 'Lindenmoser-Zibung, Anna', 'Lindenmoser, Anna', 'POSSIBLY_SAME'],
    ['a border between surname and given names that prose leaves open', 'Lindenmoser Anna, Berta', 'Lindenmoser, Anna Berta', 'SAME'],
    ['surname and given name exchanged', 'Peter, Hans', 'Hans, Peter', 'POSSIBLY_SAME'],
  ]; // prettier-ignore
  it.each(cases)('%s', (_, left, right, expected) => {
    expect(verdictOf({ ...anna, name: left }, { ...anna, name: right })).toBe(expected);
  });

  const shorter: [string, Partial<Side>, Verdict][] = [
    ['no residence in common', { in: 'Seewil' }, 'POSSIBLY_SAME'],
    ['where the family comes from', { in: 'Hasliwil' }, 'POSSIBLY_SAME'],
    ['with a relative beside', { beside: ['Lindenmoser, Ruth'] }, 'POSSIBLY_SAME'],
    ['with a relative and two others beside', { beside: ['Lindenmoser, Ruth', 'Zibung, Urs', 'Ott, Eva'] }, 'SAME'],
  ];
  it.each(shorter)('a middle name missing: father and son, or one? %s', (_, context, expected) => {
    const one = { ...anna, beside: ['Zibung, Urs', 'Ott, Eva'], name: 'Lindenmoser, Hans Peter' };
    const long = {
      ...one,
      ...(context.beside ? {} : { beside: [] }),
      in: context.in === 'Hasliwil' ? 'Hasliwil' : one.in,
    };
    expect(verdictOf(long, { ...anna, name: 'Lindenmoser, Hans', ...context })).toBe(expected);
  });
});

describe('nationality', () => {
  const milo = { name: 'Petrovac, Milo', nationality: 'SRB', in: 'Brunnegg' };
  const cases: [string, Side, Side, Verdict][] = [
    ['the same country and residence', milo, milo, 'SAME'],
    ['the same country, another residence', milo, { ...milo, in: 'Seewil' }, 'POSSIBLY_SAME'],
    ['another country', milo, { ...milo, nationality: 'HRV' }, 'POSSIBLY_SAME'],
    ['naturalised later, no bracket', milo, { name: milo.name, from: ['Brunnegg'], in: 'Brunnegg' }, 'POSSIBLY_SAME'],
    ['naturalised, with a bracket', milo, { name: milo.name, from: ['Torberg'], nationality: 'SRB', in: 'Brunnegg' }, 'SAME'],
    ['one of two countries', { ...milo, further: ['HRV'] }, { ...milo, nationality: 'HRV' }, 'SAME'],
    ['two of two countries', { ...milo, further: ['HRV'] }, { ...milo, nationality: 'HRV', further: ['SRB'] }, 'SAME'],
    ['both Swiss, each of another country beside', { ...milo, nationality: 'CHE', further: ['SRB'] }, { ...milo, nationality: 'CHE', further: ['HRV'] }, 'POSSIBLY_SAME'],
    ['none of two countries', { ...milo, further: ['HRV'] }, { ...milo, nationality: 'MKD', further: ['ALB'] }, 'POSSIBLY_SAME'],
    ['Swiss first, of both later', { name: milo.name, from: ['Brunnegg'], in: 'Brunnegg' }, { ...milo, nationality: 'CHE', further: ['SRB'] }, 'POSSIBLY_SAME'],
    ['Swiss first, foreign later', { name: milo.name, from: ['Brunnegg'], in: 'Brunnegg' }, milo, 'APART'],
  ]; // prettier-ignore
  it.each(cases)('%s', (_, a, b, expected) => expect(verdictOf(a, b)).toBe(expected));
});

describe('change of name', () => {
  const before = { ...anna, name: 'Lindenmoser, Anna' };
  const after = { ...anna, name: 'Zibung, Anna' };
  const bridged = { ...after, formerly: { names: ['Lindenmoser, Anna'] } };

  it('a bracket in one firm leads to the former name in another', () => {
    expect(verdictOf(bridged, before)).toBe('SAME');
    expect(verdictOf(bridged, after)).toBe('SAME');
  });
  it('two firms that know one name each meet through a third that knows both', () => {
    const [old, bridge, now] = [
      row(before, 'co_one'),
      row(bridged, 'co_two'),
      row({ ...after, on: '2019-01-07' }, 'co_three'),
    ];
    expect(verdict(resolveAll([old, bridge, now]), old, now)).toBe('SAME');
    expect(verdict(resolveAll([old, now]), old, now)).toBe('APART');
  });
  it('an origin that changed on the wedding is bridged too', () => {
    const moved = { ...bridged, from: ['Torberg'], formerly: { names: ['Lindenmoser, Anna'], origins: ['Hasliwil'] } };
    expect(verdictOf(moved, before)).toBe('SAME');
    expect(verdictOf({ ...moved, formerly: { names: ['Lindenmoser, Anna'] } }, before)).toBe('APART');
  });
  it('two firms that show the same change need no residence', () => {
    const nowhere = { ...bridged, in: '' };
    expect(verdictOf(nowhere, nowhere)).toBe('SAME');
  });
  it('in one firm, one leaving as the other comes is no proof', () => {
    const [left, came] = [row({ ...before, on: '2012-05-07' }, 'co'), row({ ...after, on: '2012-05-07' }, 'co')];
    expect(verdict(resolveAll([left, came]), left, came)).toBe('POSSIBLY_SAME');
  });
});

describe('families and namesakes', () => {
  it('father and son in one firm are two, and a third row that fits both is nobody yet', () => {
    const [father, son] = apart(
      row({ ...anna, name: 'Moser, Alois', from: ['Hasliwil'] }, 'co_one'),
      row({ ...anna, name: 'Moser, Alois', from: ['Hasliwil', 'Torberg'], on: '2012-05-08' }, 'co_one'),
    );
    const other = row({ ...anna, name: 'Moser, Alois', on: '2015-01-05' }, 'co_two');
    const unit = resolveAll([father, son, other]);
    expect([verdict(unit, father, son), verdict(unit, father, other), verdict(unit, son, other)]).toEqual([
      'APART', 'POSSIBLY_SAME', 'POSSIBLY_SAME',
    ]); // prettier-ignore
  });
  it('father Hans hands over to son Hans Peter', () => {
    const father = profile({ firm: 'co', lines: [{ ...anna, name: 'Moser, Hans', on: '2001-01-08' }, { ...anna, name: 'Moser, Hans', on: '2015-06-01' }] }); // prettier-ignore
    const son = row({ ...anna, name: 'Moser, Hans Peter', on: '2015-06-01' }, 'co');
    expect(verdict(resolveAll([father, son]), father, son)).toBe('POSSIBLY_SAME');
  });
  it('a clerk who spells a row otherwise when it ends', () => {
    const before = row({ ...anna, name: 'Grünbühl, Jörg', on: '2001-01-08' }, 'co');
    const removed = row({ ...anna, name: 'Gruenbuhl, Jorg', on: '2015-06-01' }, 'co');
    expect(verdict(resolveAll([before, removed]), before, removed)).toBe('SAME');
  });
  it('two of one name and origin printed in two places at one time stay open', () => {
    const settled = profile({ firm: 'co_one', lines: ['2008', '2012', '2016'].map((year) => ({ ...anna, on: `${year}-03-01` })) }); // prettier-ignore
    const elsewhere = row({ ...anna, in: 'Seewil', on: '2010-03-01' }, 'co_two');
    expect(verdict(resolveAll([settled, elsewhere]), settled, elsewhere)).toBe('POSSIBLY_SAME');
  });
  it('a move seen in one firm carries over to the next', () => {
    const moving = profile({ firm: 'co_one', lines: [{ ...anna, on: '2008-03-03' }, { ...anna, in: 'Seewil', on: '2012-03-05' }] }); // prettier-ignore
    const [before, after] = [row({ ...anna, on: '2007-06-04' }, 'co_two'), row({ ...anna, in: 'Seewil', on: '2014-06-02' }, 'co_three')]; // prettier-ignore
    expect(verdict(resolveAll([moving, before, after]), before, after)).toBe('SAME');
  });
  it('a name met in many places needs more than a country and a town', () => {
    const milo = { name: 'Petrovac, Milo', nationality: 'SRB', in: 'Brunnegg' };
    const [one, other] = [row(milo, 'co_one'), row({ ...milo, on: '2014-03-11' }, 'co_two')];
    const namesakes = ['Seewil', 'Torberg', 'Ried', 'Auwil', 'Calfeld', 'Dornau', 'Egelsee'].map((town) =>
      row({ ...milo, in: town, on: '2003-01-06' }, `co_${town}`),
    );
    expect(verdict(resolveAll([one, other]), one, other)).toBe('SAME');
    expect(verdict(resolveAll([one, other, ...namesakes]), one, other)).toBe('POSSIBLY_SAME');
  });
  it('scopes never meet', () => {
    expect(verdictOf(anna, { ...anna, scope: 'tenant-a' })).toBe('APART');
  });
});
