import { describe, expect, test } from 'vitest';
import { orderNotices } from '../../ingest/derive/index.js';
import { mandates, states } from './as-lines.js';
import { derive, notice, type Person, type Sketch } from './register.js';

const member: Person = {
  name: 'Meier Hans',
  origins: ['Zürich'],
  residence: 'Bern',
  roles: ['BOARD_MEMBER'],
  signature: 'SOLE',
};
const founded: Sketch = {
  id: '1', day: '2020-01-10', published: '2020-01-15', journal: 7, status: [['FOUNDED', 'ACTIVE']], registered: [member],
  set: { name: 'Alpha AG', seat: 'Bern' },
}; // prettier-ignore
const codes = (output: ReturnType<typeof derive>) => output.unit.anomalies.map(({ code }) => code);
const actions = (output: ReturnType<typeof derive>) =>
  output.unit.edges.filter((edge) => edge.acted !== null).map((edge) => edge.acted!.action);

describe('corrections', () => {
  const right: Person = { ...member, roles: ['BOARD_PRESIDENT'], never: { roles: ['BOARD_MEMBER'] } };
  const correction: Sketch = { id: '2', day: '2020-02-01', published: '2020-02-05', entered: [right] };

  test('what was never right is withdrawn from the corrected legal date, known from the correction', () => {
    const output = derive(founded, { ...correction, corrects: { sequence: '1' } });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/2020-02-05 -',
      'Meier Hans BOARD_PRESIDENT SOLE 2020-01-10..open 2020-02-05/-/- -',
    ]);
    expect(output.profiles).toHaveLength(1);
    expect(actions(output)).toEqual(['ADDED', 'ADDED']);
    expect(codes(output)).toEqual([]);
  });

  test('what points at somebody by the office leaves since when it is held (`le membre X est domicilié à Thoune (et non pas à Berne)`)', () => {
    const moved: Person = { name: 'Meier Hans', residence: 'Thun', partial: true, stated: ['BOARD_MEMBER'], never: { residence: 'Bern' } }; // prettier-ignore
    const output = derive(founded, { ...correction, entered: [moved], corrects: { sequence: '1' } });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/2020-02-05 -',
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-02-05/-/- -',
    ]);
    expect(codes(output)).toEqual([]);
  });

  test('a wrong name: the line was never right, and is no evidence of what anybody is called', () => {
    const output = derive(founded, {
      ...correction,
      entered: [{ ...member, name: 'Maier Hans', never: { surname: 'Meier' } }],
      corrects: { sequence: '1' },
    });
    expect(mandates(output)).toEqual([
      'Maier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-02-05/-/- -',
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/2020-02-05 -',
    ]);
    expect(actions(output)).toEqual([null, 'ADDED']);
    expect(output.profiles.map(({ hubKeys, mentions }) => [hubKeys, mentions.length])).toEqual([[['hansmaier'], 2]]);
  });

  test('the wrong entry is found by its name in the bracket, however the bracket is read', () => {
    const wrong: Person = { name: 'Falsch AG', subject: 'FIRM', roles: ['AUDITOR'], identifier: 'CH12345678901' };
    const output = derive(
      { ...founded, registered: [wrong] },
      { ...correction, corrects: { sequence: '1' }, entered: [{ ...wrong, name: 'Richtig AG', identifier: 'CHE-100.000.012', never: { text: 'die Falsch AG, CHE-100.000.029', roles: ['OTHER'] } }] },
    ); // prettier-ignore
    expect(mandates(output)).toEqual([
      'Falsch AG AUDITOR - 2020-01-10..open 2020-01-15/-/2020-02-05 -',
      'Richtig AG AUDITOR - 2020-01-10..open 2020-02-05/-/- -',
    ]);
  });

  test('somebody else had been entered: two numbers are two firms, two people are kept apart, each under their own name', () => {
    const wrong: Person = { name: 'Falsch Treuhand AG', subject: 'FIRM', residence: 'Bern', roles: ['AUDITOR'] };
    const right: Person = {
      ...wrong,
      name: 'Richtig Revision AG',
      identifier: 'CHE-100.000.012',
      never: { name: 'Falsch Treuhand AG', identifier: 'CHE-100.000.029' },
    };
    const firms = derive(
      { ...founded, registered: [wrong] },
      { ...correction, corrects: { sequence: '1' }, entered: [right] },
      { id: '3', day: '2021-02-01', removed: [{ ...right, never: undefined, identifier: undefined } as Person] },
    );
    expect(mandates(firms)).toEqual([
      'Falsch Treuhand AG AUDITOR - 2020-01-10..open 2020-01-15/-/2020-02-05 -',
      'Richtig Revision AG AUDITOR - 2020-01-10..2021-02-01 2020-02-05/2021-02-01/- REMOVED',
    ]);
    expect(firms.unit.holders.map(({ mention, holderKey }) => [mention.name, holderKey])).toEqual([
      ['Falsch Treuhand AG', 'ch-uid:CHE-100.000.029'],
      ['Richtig Revision AG', 'ch-uid:CHE-100.000.012'],
      ['Richtig Revision AG', 'ch-uid:CHE-100.000.012'],
    ]);
    const people = derive(founded, {
      ...correction,
      corrects: { sequence: '1' },
      entered: [{ ...member, name: 'Kuhn Rita', origins: ['Thun'], never: { text: 'Meier, Hans', surname: "Meier", givenNames: "Hans" } }],
    }); // prettier-ignore
    const profiles = people.profiles.map(({ hubKeys, cannotLink, id }) => ({ hubKeys, cannotLink, id }));
    expect(profiles.map(({ hubKeys }) => hubKeys).sort()).toEqual([['hansmeier'], ['kuhnrita']]);
    expect(profiles[0]!.cannotLink).toEqual([profiles[1]!.id]);
    expect(profiles[1]!.cannotLink).toEqual([profiles[0]!.id]);
    expect(mandates(people).map((line) => line.split(' 2020-')[0])).toEqual([
      'Kuhn Rita BOARD_MEMBER SOLE',
      'Meier Hans BOARD_MEMBER SOLE',
    ]);
  });

  test('what was never right held at no time, even where the corrected entry is not held', () => {
    const output = derive({ ...correction, corrects: { sequence: '99' } });
    expect(mandates(output)).toEqual(['Meier Hans BOARD_PRESIDENT SOLE 2020-02-01..open 2020-02-05/-/- -']);
  });

  test('a wrong residence keeps the mandate and its opening line', () => {
    const output = derive(founded, {
      ...correction,
      entered: [{ ...member, residence: 'Thun', never: { residence: 'Bern' } }],
      corrects: { sequence: '1' },
    });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/2020-02-05 -',
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-02-05/-/- -',
    ]);
    expect(new Set(output.unit.mandates.map(({ uid }) => uid)).size).toBe(1);
    expect(
      output.unit.mandates.map(({ details }) => details.map(({ residence, from }) => [residence, from.date])),
    ).toEqual([[['Bern', '2020-01-10']], [['Thun', '2020-01-10']]]);
  });

  test('a corrected value of the firm goes back to the corrected date; the wrong one contradicts nothing', () => {
    const output = derive(founded, {
      id: '2',
      day: '2020-02-01',
      published: '2020-02-05',
      set: { name: 'Alfa AG' },
      before: { name: 'Alpha AG' },
      corrects: { sequence: '1' },
    });
    expect(states(output)).toEqual([
      'Alpha AG Bern ACTIVE 2020-01-10..open 2020-01-15/-/2020-02-05',
      'Alfa AG Bern ACTIVE 2020-01-10..open 2020-02-05/-/-',
    ]);
  });

  test('the target is named by office, journal number and date, then gazette number and page or id, then firm and date', () => {
    const by = (corrects: Sketch['corrects'], id = '1') =>
      mandates(derive({ ...founded, id }, { ...correction, corrects }))[0]!.endsWith('2020-02-05 -');
    expect(by({ office: 'ZH', journalNumber: '7', journalDate: '2020-01-10' })).toBe(true);
    expect(by({ journalNumber: '8', journalDate: '2020-01-11' })).toBe(false);
    expect(by({ sequence: '1' })).toBe(true);
    expect(by({ gazetteNumber: '9', page: '12', gazetteDate: '2020-01-15' }, 'zh/2020/7/9/12/f')).toBe(true);
    expect(by({ gazetteDate: '2020-01-15' })).toBe(true);
    expect(by({ journalDate: '2020-01-10' })).toBe(true);
    expect(by({ gazetteDate: '2020-01-15', sequence: '99' })).toBe(false);
  });

  test('unresolved, it applies from its own date, flagged and counted, and is resolved when the target arrives', () => {
    const alone: Sketch = { ...correction, corrects: { sequence: '5' } };
    const output = derive(founded, alone);
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..2020-02-01 2020-01-15/2020-02-05/- CHANGED',
      'Meier Hans BOARD_PRESIDENT SOLE 2020-02-01..open 2020-02-05/-/- -',
    ]);
    expect(codes(output)).toEqual(['CORRECTION_UNRESOLVED']);
    expect(output.references).toEqual([{ publicationId: '2', resolved: 0, unresolved: 1 }]);
    const late = derive({ ...founded, id: '5', published: '2020-03-01' }, alone);
    expect(mandates(late)).toContain('Meier Hans BOARD_PRESIDENT SOLE 2020-01-10..open 2020-03-01/-/- -');
    expect(codes(late)).toEqual([]);
  });

  test('a correction that is itself cancelled takes its effects back', () => {
    const output = derive(founded, { ...correction, corrects: { sequence: '1' }, cancelled: '2020-03-01' });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/2020-02-05 -',
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-03-01/-/- -',
      'Meier Hans BOARD_PRESIDENT SOLE 2020-01-10..open 2020-02-05/-/2020-03-01 -',
    ]);
  });

  test('a correction of a correction', () => {
    const output = derive(
      founded,
      { ...correction, corrects: { sequence: '1' } },
      { id: '3', day: '2020-03-01', entered: [{ ...member, roles: ['DIRECTOR'], never: { roles: ['BOARD_PRESIDENT'] } }], corrects: { sequence: '2' } },
    ); // prettier-ignore
    expect(mandates(output).filter((line) => line.endsWith('/- -'))).toEqual([
      'Meier Hans DIRECTOR SOLE 2020-01-10..open 2020-03-01/-/- -',
    ]);
  });
});

describe('cancellations', () => {
  const removal: Sketch = { id: '2', day: '2021-03-01', published: '2021-03-04', removed: [member] };

  test('a cancelled notice takes its effects back and stays visible to an earlier knownOn', () => {
    const output = derive(founded, { ...removal, cancelled: '2021-06-01' });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-04/2021-06-01 REMOVED',
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2021-06-01/-/- -',
    ]);
    expect(actions(output)).toEqual(['ADDED', null]);
    expect(output.unit.edges.filter(({ kind }) => kind === 'HAS_EVENT')).toHaveLength(2);
    expect(
      output.profiles.map(({ mentions }) => mentions.map((mention) => mention.withdrawnPublished ?? null)),
    ).toEqual([[null, '2021-06-01']]);
  });

  test('the mention of a cancelled notice chooses no uid and gives no evidence', () => {
    const wrong: Sketch = {
      ...founded,
      id: '0',
      day: '2019-01-01',
      published: '2019-01-04',
      registered: [{ ...member, residence: 'Genf' }],
      cancelled: '2019-02-01',
    };
    const output = derive(wrong, founded);
    expect(output.profiles).toHaveLength(1);
    expect(output.profiles[0]!.id).toBe(derive(founded).profiles[0]!.id);
    expect(output.profiles[0]!.residences).toEqual([{ place: 'bern', date: '2020-01-10' }]);
    const alone = derive({ ...wrong, registered: [{ ...member, name: 'Rossi Anna' }] }, founded);
    expect(alone.profiles.map(({ hubKeys }) => hubKeys).sort()).toEqual([[], ['hansmeier']]);
  });

  test('never seen as published, a cancelled notice has no facts', () => {
    const cancelled = notice({ ...removal, cancelled: '2021-06-01' });
    expect(derive(founded).unit.mandates).toHaveLength(1);
    expect(notice(removal).cancelledKnownFrom).toBeNull();
    expect(cancelled.header.state).toBe('CANCELLED');
  });

  test('a notice that cancels another does so from its own publication', () => {
    const output = derive(founded, removal, {
      id: '3',
      day: '2021-04-01',
      published: '2021-04-06',
      cancels: { sequence: '2' },
    });
    expect(mandates(output).at(-1)).toBe('Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2021-04-06/-/- -');
    expect(actions(output)).toEqual(['ADDED', null]);
  });

  test('late publication: the end is known only from its notice', () => {
    const output = derive(founded, { ...removal, published: '2022-01-01' });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..2021-03-01 2020-01-15/2022-01-01/- REMOVED',
    ]);
  });
});

describe('order', () => {
  const ids = (...sketches: Sketch[]) => orderNotices(sketches.map(notice)).ordered.map(({ header }) => header.id);

  test('legal date, office, year, journal number, publication date, publication number', () => {
    const day = '2020-01-10';
    expect(
      ids(
        { id: '6', day: '2020-01-11', office: 'aa' },
        { id: '5', day, office: 'zh', journal: 2, published: '2020-01-20' },
        { id: '4', day, office: 'zh', journal: 2, published: '2020-01-15' },
        { id: '3', day, office: 'zh', journal: 1, published: '2020-01-20' },
        { id: '2', day, office: 'be', journal: 9 },
        { id: '1', day, office: '', journal: 9 },
      ),
    ).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('a resolved reference comes first, whatever the dates; the others keep the smallest ready key', () => {
    expect(ids({ id: '1', day: '2020-01-01', refs: ['3'] }, { id: '2', day: '2020-01-02' }, { id: '3', day: '2020-01-03' })).toEqual(['2', '3', '1']); // prettier-ignore
  });

  test('a reference that closes a cycle is dropped and counted', () => {
    const cycle: Sketch[] = [
      { id: '1', day: '2020-01-01', refs: ['2'] },
      { id: '2', day: '2020-01-02', refs: ['1'] },
      { id: '3', day: '2020-01-03', refs: ['2'] },
    ];
    expect(orderNotices(cycle.map(notice)).droppedReferences).toBe(1);
    expect(ids(...cycle)).toEqual(['1', '2', '3']);
    expect(derive(...cycle).unit.anomalies.map(({ code }) => code)).toEqual(['REFERENCE_DROPPED']);
  });

  test('a line that folds after a later one cannot end a mandate before its start', () => {
    const output = derive(founded, { id: '2', day: '2019-12-01', refs: ['1'], removed: [member] });
    expect(mandates(output)[0]).toContain('2020-01-10..<=2020-01-10');
  });
});
