import { describe, expect, it } from 'vitest';
import { simulate, type TruthRecord } from '../../demo/index.js';
import { expectFor, type Bound } from '../../eval/expected/index.js';
import { writtenOut } from '../../eval/slots.js';
import { rolesIn } from '../../eval/reading/facts.js';
import { NameIndex } from '../../eval/reading/names.js';
import type { AnswerRead } from '../../eval/reading/answer.js';
import { score } from '../../eval/score/score.js';
import { Truth } from '../../eval/truth.js';
import { TODAY } from '../../eval/world.js';

const records: TruthRecord[] = [];
const items = [...simulate({ seed: 'scorer', firms: 60, truth: (record) => records.push(record) })];
const truth = new Truth(records, items);
const index = new NameIndex(truth);
const NOBODY: Bound = { firm: '', firm2: '', person: '', namesakes: [], day: TODAY, year: 2021, canton: null };

/** An answer made by hand: what is said, and nothing else. */
const answer = (...texts: string[]): AnswerRead => ({
  outcome: 'ANSWERED',
  sentences: texts.map((text) => ({ text, absent: false, suggests: false, empty: false })),
  candidates: [],
  subjects: [],
});

const nameOf = (person: string) => {
  const { surname, givenNames } = truth.printed.get(person)!.at(-1)!;
  return `${surname}, ${givenNames}`;
};

/** A company with a board of two at least, and somebody of another firm who never had to do with it. */
function board() {
  for (const firm of truth.states.keys()) {
    const bound = { ...NOBODY, firm };
    const expected = expectFor('officers:BOARD')(truth, bound);
    const people = expected?.items.flatMap((item) => (item.type === 'PERSON' ? [item.id] : [])) ?? [];
    if (!expected || people.length < 2) continue;
    const own = new Set((truth.byFirm.get(firm) ?? []).map(({ person }) => person));
    const stranger = [...truth.printed.keys()].find((person) => !own.has(person) && people.every((one) => nameOf(one) !== nameOf(person)))!; // prettier-ignore
    return { firm, bound, expected, people, stranger };
  }
  throw new Error('the world has no such board');
}
const { firm, bound, expected, people, stranger } = board();
const lines = (ids: readonly string[]) => ids.map((person) => `- ${nameOf(person)}: Verwaltungsrat`);

describe('the scorer reads', () => {
  it.each([
    'committee (member)',
    'Verwaltung (Mitglied)',
    'administration (membre)',
    'amministrazione (membro)',
    'supreme body (member)',
  ])('%s as an office of the governing organ', (text) => {
    expect(rolesIn(text.toLowerCase()).some((roles) => roles.includes('BOARD_MEMBER'))).toBe(true);
  });

  it('since when a branch belongs to its head office as true, another day as invented', () => {
    const {
      firm: branch,
      other,
      from,
    } = truth.relations.find(
      ({ relation, firm: one }) =>
        relation === 'HEAD_OFFICE' && expectFor('headOffice')(truth, { ...NOBODY, firm: one }) !== null,
    )!;
    const asked = expectFor('headOffice')(truth, { ...NOBODY, firm: branch })!;
    const line = (day: string) => answer(`- Hauptsitz: ${truth.nameOf(other, TODAY)}, seit ${writtenOut(day, 'de')}`);
    expect(score(asked, line(from), truth, index).invented).toEqual([]);
    expect(score(asked, line('1999-03-03'), truth, index).invented).toHaveLength(1);
  });
});

describe('the scorer judges by the truth', () => {
  it('the board asked for, whole and alone, is exact', () => {
    const verdict = score(expected, answer(...lines(people)), truth, index);
    expect(verdict).toMatchObject({ exact: true, wrong: [], invented: [], missing: 0 });
  });

  it('a name less is not exact', () => {
    const verdict = score(expected, answer(...lines(people.slice(1))), truth, index);
    expect(verdict).toMatchObject({ exact: false, partial: true, missing: 1 });
  });

  it('an answer without a sentence is not exact', () => {
    expect(score(expected, answer(), truth, index)).toMatchObject({ exact: false, partial: false });
  });

  it('somebody who was never there is a wrong person', () => {
    const verdict = score(expected, answer(...lines([...people, stranger])), truth, index);
    expect(verdict).toMatchObject({ exact: false, partial: false, missing: 0 });
    expect(verdict.wrong).toHaveLength(1);
  });

  it('a role that nobody ever held is invented', () => {
    const verdict = score(expected, answer(...lines(people), `- ${nameOf(people[0]!)}: Liquidator`), truth, index);
    expect(verdict.invented).toEqual(['role LIQUIDATOR']);
    expect(verdict.exact).toBe(false);
  });

  it('a day on which nothing happened is invented', () => {
    const said = `- ${nameOf(people[0]!)}: Verwaltungsrat, seit ${writtenOut('1999-02-03', 'de')}`;
    const verdict = score(expected, answer(said, ...lines(people.slice(1))), truth, index);
    expect(verdict.invented).toEqual(['date 1999-02-03']);
  });

  it('asking back where the name is plain is not exact', () => {
    const verdict = score(expected, { ...answer(), outcome: 'DISAMBIGUATION', candidates: [firm] }, truth, index);
    expect(verdict).toMatchObject({ exact: false, wrong: [] });
  });

  it('another subject than the one meant is told', () => {
    const said = answer(...lines(people));
    expect(score(expected, { ...said, subjects: [firm] }, truth, index).subjectRight).toBe(true);
    expect(score(expected, { ...said, subjects: [stranger] }, truth, index).subjectRight).toBe(false);
  });
});

describe('dates, values, choices and nothing', () => {
  it('the day of publication in place of the legal one is not exact', () => {
    const founded = [...truth.states.keys()].find((one) => expectFor('foundedOn')(truth, { ...NOBODY, firm: one }))!;
    const asked = expectFor('foundedOn')(truth, { ...NOBODY, firm: founded })!;
    const { legalDate, published } = truth.withTopic(founded, 'FOUNDED')[0]!;
    expect(score(asked, answer(`Eingetragen am ${writtenOut(legalDate, 'de')}`), truth, index).exact).toBe(true);
    expect(score(asked, answer(`Eingetragen am ${writtenOut(published, 'de')}`), truth, index).exact).toBe(false);
  });

  it('another amount or another currency is not exact', () => {
    const asked = expectFor('capital')(truth, bound)!;
    const nominal = truth.stateAt(firm, TODAY)!.nominal!;
    expect(score(asked, answer(`Kapital: CHF ${nominal}`), truth, index)).toMatchObject({ exact: true, invented: [] });
    expect(score(asked, answer(`Kapital: EUR ${nominal}`), truth, index).exact).toBe(false);
    expect(score(asked, answer(`Kapital: CHF ${nominal + 1}`), truth, index).invented).toHaveLength(1);
  });

  it('a partner’s shares beside the office are no capital; shares that nobody holds are invented', () => {
    const held = [...truth.byPerson].flatMap(([person, mandates]) => mandates.map((one) => ({ person, one }))).find(({ one }) => one.role === 'PARTNER' && one.to === null && one.shares.length > 0)!; // prettier-ignore
    const asked = expectFor('personFirms')(truth, { ...NOBODY, person: held.person })!;
    const line = (amount: number) => `- ${truth.nameOf(held.one.firm, TODAY)}: Gesellschafter «mit 1 Stammanteil zu CHF ${amount}»`; // prettier-ignore
    const { nominal } = held.one.shares.at(-1)!.value;
    expect(score(asked, answer(line(nominal)), truth, index)).toMatchObject({ invented: [], extra: [] });
    expect(score(asked, answer(line(nominal + 7)), truth, index).invented).toEqual([`amount ${nominal + 7}`]);
  });

  it('another number in the place of the count is not exact', () => {
    const asked = expectFor('count:BANKRUPTCY')(truth, { ...NOBODY, year: 2021 }) ?? expectFor('count:FOUNDED')(truth, { ...NOBODY, year: 2021 })!; // prettier-ignore
    const [item] = asked.items;
    const right = item?.type === 'SAYS' && item.match.is === 'COUNT' ? item.match.any[0]! : -1;
    expect(score(asked, answer(`2021 waren es ${right}.`), truth, index).exact).toBe(true);
    expect(score(asked, answer(`2021 waren es ${right + 100}.`), truth, index).exact).toBe(false);
  });

  it('a guess among namesakes is wrong, a list of all of them right', () => {
    const asked = expectFor('homonym')(truth, { ...NOBODY, namesakes: [people[0]!, stranger] })!;
    const list = { ...answer(), outcome: 'DISAMBIGUATION', candidates: [stranger, people[0]!] };
    expect(score(asked, list, truth, index).exact).toBe(true);
    expect(score(asked, { ...list, candidates: [stranger] }, truth, index).exact).toBe(false);
    expect(score(asked, answer(...lines([people[0]!])), truth, index).wrong).toHaveLength(1);
  });

  it('where the register does not say, only saying so is right', () => {
    const asked = expectFor('no:firm')(truth, bound);
    if (!asked) throw new Error('the firm of the test is not active');
    expect(score(asked, answer('Der Umsatz ist hoch.'), truth, index)).toMatchObject({ exact: false, recognised: false }); // prettier-ignore
    expect(score(asked, { ...answer(), outcome: 'NOT_IN_REGISTER' }, truth, index)).toMatchObject({ exact: true, recognised: true }); // prettier-ignore
    const named = { ...answer(`Das weiss ${nameOf(stranger)}.`), outcome: 'NOT_IN_REGISTER' };
    expect(score(asked, named, truth, index)).toMatchObject({ exact: false });
  });

  it('a line of the list of a person who was asked about is hers: her shares as printed are true, others are invented', () => {
    const held = [...truth.byPerson.values()].flat().find((one) => one.to === null && one.shares.length > 0 && expectFor('personFirms')(truth, { ...NOBODY, person: one.person! })); // prettier-ignore
    if (!held) throw new Error('nobody in the world holds shares');
    const asked = expectFor('personFirms')(truth, { ...NOBODY, person: held.person! })!;
    const { count, nominal } = held.shares.at(-1)!.value;
    const line = (each: number) =>
      `- ${truth.nameOf(held.firm, TODAY)}: Gesellschafter, «mit ${count} Stammanteilen zu je CHF ${each}.00»`;
    const judged = (text: string) => score(asked, { ...answer(text), subjects: [held.person!] }, truth, index);
    expect(judged(line(nominal))).toMatchObject({ invented: [], extra: [] });
    expect(judged(line(nominal + 1)).invented).toEqual([`amount ${nominal + 1}`]);
    expect(judged(`- ${truth.nameOf(held.firm, TODAY)}: Liquidator`).invented).toEqual(['role LIQUIDATOR']);
  });

  it('somebody who is told to be possibly the same person is no wrong person; told as a fact, she is', () => {
    const asked = expectFor('officers:BOARD')(truth, bound)!;
    const hedges = ['ist möglicherweise dieselbe Person wie', 'est peut-être la même personne que', 'è forse la stessa persona di', 'is possibly the same person as']; // prettier-ignore
    for (const hedge of hedges)
      expect(
        score(asked, answer(...lines(people), `${nameOf(people[0]!)} ${hedge} ${nameOf(stranger)}.`), truth, index)
          .wrong,
        hedge,
      ).toEqual([]);
    expect(score(asked, answer(...lines(people), `${nameOf(people[0]!)} is the same person as ${nameOf(stranger)}.`), truth, index).wrong).toHaveLength(1); // prettier-ignore
  });
});
