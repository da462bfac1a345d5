import { expect, test } from 'vitest';
import { mentionUid, nationalitiesOf, type Publication } from '../../src/core/index.js';
import { deriveEvent } from '../../ingest/derive/index.js';
import { derive, notice, type Person, type Sketch } from './register.js';

const meier: Person = {
  name: 'Meier Hans',
  origins: ['Zürich'],
  residence: 'Bern',
  roles: ['BOARD_MEMBER'],
  signature: 'SOLE',
};
const founded: Sketch = {
  id: '1',
  day: '2020-01-10',
  published: '2020-01-15',
  status: [['FOUNDED', 'ACTIVE']],
  registered: [meier],
};

test('all mentions of one person in the firm are one profile, by the smallest mention', () => {
  const output = derive(
    founded,
    { id: '2', day: '2021-01-10', entered: [{ ...meier, name: 'Keller Hans', residence: 'Basel (BS)', previous: { surname: 'Meier', origins: ['Chur'] } }] },
    { id: '3', day: '2022-01-10', removed: [{ ...meier, name: 'Keller Hans' }] },
    { id: '4', day: '2023-01-10', entered: [{ ...meier, name: 'Keller Hans', origins: ['Chur'] }] },
  ); // prettier-ignore
  expect(output.profiles).toHaveLength(1);
  const [profile] = output.profiles;
  expect(profile).toMatchObject({
    id: mentionUid('1', 'hash-1', 100),
    companyUid: 'co_test',
    hubKeys: ['hanskeller', 'hansmeier'],
    origins: ['chur', 'zurich'],
    residences: [
      { place: 'bern', date: '2020-01-10' },
      { place: 'basel bs', date: '2021-01-10' },
      { place: 'bern', date: '2022-01-10' },
      { place: 'bern', date: '2023-01-10' },
    ],
    firstSeen: '2020-01-10',
    lastSeen: '2023-01-10',
    roles: ['BOARD_MEMBER'],
    scope: 'public',
  });
  expect(profile!.mentions).toHaveLength(4);
});

test('entries of one section are kept apart and are companions; those who never met in time are none', () => {
  const output = derive(
    { ...founded, registered: [meier, { ...meier, residence: 'Basel' }, { ...meier, name: 'Rossi Anna' }] },
    { id: '2', day: '2021-01-10', removed: [{ ...meier, name: 'Rossi Anna' }] },
    { id: '3', day: '2022-01-10', entered: [{ ...meier, name: 'Blanc Eva' }] },
  );
  expect(output.profiles).toHaveLength(4);
  const of = (hub: string) => output.profiles.filter(({ hubKeys }) => hubKeys[0] === hub);
  const [one, other] = of('hansmeier');
  expect(one!.cannotLink).toContain(other!.id);
  expect(one!.cannotLink).toHaveLength(2);
  expect(one!.companions).toEqual(['annarossi', 'blanceva', 'hansmeier']);
  expect(of('annarossi')[0]!.companions).toEqual(['hansmeier']);
  expect(of('blanceva')[0]!.cannotLink).toEqual([]);
});

test('rows that hold one office at the same time are two people, though a bracket gives both names', () => {
  const chair = (name: string): Person => ({ name, roles: ['BOARD_PRESIDENT'] });
  const bridge: Person = { name: 'Rossi Anna', previous: { surname: 'Keller' } };
  const first: Sketch = { id: '2', day: '2021-01-10', removed: [bridge], entered: [chair('Keller Anna')] };
  const second: Sketch = { id: '3', day: '2021-02-10', entered: [chair('Rossi Anna')] };
  const holders = ({ unit, profiles }: ReturnType<typeof derive>) =>
    unit.mandates
      .filter(({ role }) => role === 'BOARD_PRESIDENT')
      .map((row) => profiles.find(({ mentions }) => mentions.some(({ mentionId }) => mentionId === row.mentionId))!);
  const [one, other] = holders(derive(founded, first, second));
  expect(one!.id).not.toBe(other!.id);
  expect(one!.cannotLink).toContain(other!.id);
  const inTurn = holders(derive(founded, first, { ...second, removed: [chair('Keller Anna')] }));
  expect(inTurn).toHaveLength(2);
  expect(inTurn[0]!.id).toBe(inTurn[1]!.id);
});

test('nationality stands where no origin is printed', () => {
  const output = derive({ ...founded, registered: [{ name: 'Doe Jane', nationality: 'DEU', roles: ['DIRECTOR'] }] });
  expect(output.profiles[0]).toMatchObject({ origins: [], nationalities: ['DEU'] });
});

test('all nationalities that a notice prints are hers, in its order', () => {
  const output = derive({ ...founded, registered: [{ name: 'Doe Jane', nationality: 'FRA', further: ['CAN'], roles: ['DIRECTOR'] }] }); // prettier-ignore
  const [one] = output.profiles;
  expect(one!.nationalities).toEqual(['CAN', 'FRA']);
  expect(nationalitiesOf(one!.mentions[0]!)).toEqual(['FRA', 'CAN']);
});

test('an event is made from its publication alone; its debtors are its own', () => {
  const { header, reading } = notice({ ...founded, bound: { date: '2020-01-15', kind: 'NOT_LATER_THAN' } });
  const publication: Publication = { ...header, text: 'Ein Text', fields: [] };
  const span = { start: 3, end: 9 };
  const unit = deriveEvent(publication, {
    ...reading,
    debtors: [{ surname: 'Doe', givenNames: 'Jane', origins: ['Chur'], nationality: null, residence: 'Thun', dateOfBirth: '1970-01-01', span }],
    persons: { sections: [{ span, action: 'ENTERED', language: 'de', form: 'de-list', unreadCharacters: 4 }], unread: [] },
    topics: ['BANKRUPTCY'],
  }); // prettier-ignore
  expect(unit.event).toMatchObject({
    publicationId: '1',
    legalDate: { date: '2020-01-15', kind: 'NOT_LATER_THAN' },
    textHash: 'hash-1',
    unreadCharacters: 4,
    topics: ['BANKRUPTCY'],
  });
  expect(unit.text).toBe('Ein Text');
  expect(unit.debtors).toMatchObject([
    {
      dateOfBirth: '1970-01-01',
      mention: { mentionId: mentionUid('1', 'hash-1', 3), companyUid: '', hubKey: 'doejane', name: 'Doe, Jane' },
    },
  ]);
});
