/** Lines of prose say less than lines of a list: what they leave out goes on. */
import { describe, expect, test } from 'vitest';
import { deriveFirm } from '../../ingest/derive/index.js';
import { nameEvidence } from '../../ingest/derive/mention-evidence.js';
import { readPublication } from '../../ingest/read/index.js';
import { notice } from '../read/notice.js';
import { mandates } from './as-lines.js';
import { derive, type Person, type Sketch } from './register.js';

const meier: Person = { name: 'Meier Hans', origins: ['Zürich'], residence: 'Bern' };
const member: Person = { ...meier, roles: ['BOARD_MEMBER'], signature: 'SOLE' };
const founding: Sketch = { id: '1', day: '2020-01-10', published: '2020-01-15', status: [['FOUNDED', 'ACTIVE']] };
const codes = (output: ReturnType<typeof derive>) => output.unit.anomalies.map(({ code }) => code);

describe('prose that points at somebody by the office (`le directeur X signe désormais ...`) keeps it', () => {
  const signs: Person = { name: 'Meier Hans', partial: true, signature: 'JOINT_TWO', stated: ['BOARD_MEMBER'] };
  const later: Sketch = { id: '2', day: '2021-03-01', entered: [signs] };

  test('where it is held, the offices held go on', () => {
    const chair: Person = { ...meier, roles: ['BOARD_PRESIDENT', 'DIRECTOR'], signature: 'SOLE' };
    const output = derive({ ...founding, registered: [chair] }, later);
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_PRESIDENT JOINT_TWO 2021-03-01..open 2021-03-01/-/- -',
      'Meier Hans BOARD_PRESIDENT SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- CHANGED',
      'Meier Hans DIRECTOR JOINT_TWO 2021-03-01..open 2021-03-01/-/- -',
      'Meier Hans DIRECTOR SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- CHANGED',
    ]);
    expect(codes(output)).toEqual([]);
  });

  test('where no row is held, counted: nobody knows since when', () => {
    const output = derive(later);
    expect(mandates(output)).toEqual(['Meier Hans BOARD_MEMBER JOINT_TWO <=2021-03-01..open 2021-03-01/-/- -']);
    expect(codes(output)).toEqual(['UNMATCHED_CHANGE']);
  });

  test('where the row holds another office: a notice is missing', () => {
    const output = derive({ ...founding, registered: [{ ...meier, roles: ['DIRECTOR'] }] }, later);
    expect(mandates(output)).toContain(
      'Meier Hans DIRECTOR - 2020-01-10..<=2021-03-01 2020-01-15/2021-03-01/- CHANGED',
    );
    expect(mandates(output).filter((line) => line.includes('open'))).toEqual([
      'Meier Hans BOARD_MEMBER JOINT_TWO 2021-03-01..open 2021-03-01/-/- -',
    ]);
  });

  test('where only the residence is new of somebody not held, the office is held since nobody knows when', () => {
    const moved: Person = { name: 'Meier Hans', partial: true, residence: 'Thun', stated: ['DIRECTOR'] };
    expect(mandates(derive({ id: '2', day: '2021-03-01', entered: [moved] }))).toEqual([
      'Meier Hans DIRECTOR - <=2021-03-01..open 2021-03-01/-/- -',
    ]);
  });
});

describe("a list's change of somebody who is not held (`X, Präsident, neu in Y`)", () => {
  const changed = (line: Partial<Person>, ...roles: Person['roles'] & object) =>
    mandates(derive({ id: '2', day: '2021-03-01', entered: [{ name: 'Meier Hans', partial: true, roles, ...line }] }));

  test('with a new residence: the office was held, nobody knows since when', () => {
    const line: Partial<Person> = { residence: 'Thun', stated: ['BOARD_PRESIDENT'] };
    expect(changed(line, 'BOARD_PRESIDENT')).toEqual(['Meier Hans BOARD_PRESIDENT - <=2021-03-01..open 2021-03-01/-/- -']); // prettier-ignore
  });

  test('with a new signature: that is new, the office is not', () => {
    expect(changed({ signature: 'SOLE', anew: true, stated: ['BOARD_PRESIDENT'] }, 'BOARD_PRESIDENT')).toEqual([
      'Meier Hans BOARD_PRESIDENT - <=2021-03-01..2021-03-01 2021-03-01/2021-03-01/- CHANGED',
      'Meier Hans BOARD_PRESIDENT SOLE 2021-03-01..open 2021-03-01/-/- -',
    ]);
  });

  test('who becomes liquidator: that office is new, the other is printed again', () => {
    expect(changed({ signature: 'SOLE', stated: ['MANAGER'] }, 'MANAGER', 'LIQUIDATOR')).toEqual([
      'Meier Hans LIQUIDATOR SOLE 2021-03-01..open 2021-03-01/-/- -',
      'Meier Hans MANAGER SOLE <=2021-03-01..open 2021-03-01/-/- -',
    ]);
  });
});

describe('somebody of whom only the signature was told', () => {
  const signs: Sketch = { id: '1', day: '2020-03-01', entered: [{ name: 'Meier Hans', partial: true, signature: 'SOLE' }] }; // prettier-ignore

  test('leaves an office: it was held with that signature, and both end', () => {
    const gone: Sketch = { id: '2', day: '2021-03-01', removed: [{ name: 'Meier Hans', partial: true, roles: ['DIRECTOR'] }] }; // prettier-ignore
    const output = derive(signs, gone);
    expect(mandates(output)).toEqual([
      'Meier Hans DIRECTOR SOLE <=2021-03-01..2021-03-01 2021-03-01/2021-03-01/- REMOVED',
      'Meier Hans SIGNATORY SOLE <=2020-03-01..2021-03-01 2020-03-01/2021-03-01/- REMOVED',
    ]);
    expect(codes(output)).toEqual(['UNMATCHED_CHANGE']);
  });

  test('is listed with an office by another register: it was held before, nobody knows since when', () => {
    const listed: Sketch = { id: '2', day: '2021-03-01', registered: [{ ...meier, roles: ['BOARD_PRESIDENT'], signature: 'SOLE' }] }; // prettier-ignore
    expect(mandates(derive(signs, listed))).toContain(
      'Meier Hans BOARD_PRESIDENT SOLE <=2021-03-01..open 2021-03-01/-/- -',
    );
  });
});

describe('a line of somebody not held that prints shares and no office (`X est maintenant titulaire de 20 parts`)', () => {
  const holding = (shares: string) =>
    mandates(derive({ id: '2', day: '2021-03-01', entered: [{ name: 'Meier Hans', partial: true, shares }] }));

  test('is a partner, nobody knows since when: only partners hold them', () => {
    expect(holding('200 parts de CHF 100')).toEqual(['Meier Hans PARTNER - <=2021-03-01..open 2021-03-01/-/- -']);
    expect(holding('mit 20 Stammanteilen zu je CHF 100.00')[0]).toContain('PARTNER');
    expect(holding("Kommanditsumme von CHF 5'000")[0]).toContain('LIMITED_PARTNER');
  });

  test('which goes with the next notice that says so', () => {
    const holds: Sketch = { id: '2', day: '2021-03-01', entered: [{ name: 'Meier Hans', partial: true, shares: '2 parts' }] }; // prettier-ignore
    const gone: Sketch = { id: '3', day: '2022-03-01', removed: [{ name: 'Meier Hans', roles: ['PARTNER'], partial: true }] }; // prettier-ignore
    expect(mandates(derive(holds, gone))).toEqual([
      'Meier Hans PARTNER - <=2021-03-01..2022-03-01 2021-03-01/2022-03-01/- REMOVED',
    ]);
  });
});

describe('a line that says only where somebody lives now', () => {
  const moved: Sketch = { id: '2', day: '2021-03-01', entered: [{ name: 'Meier Hans', residence: 'Thun', partial: true }] }; // prettier-ignore

  test('asserts no office of a row that is not held', () => {
    const output = derive(moved);
    expect(mandates(output)).toEqual([]);
    expect(codes(output)).toEqual(['UNMATCHED_CHANGE']);
    expect(output.profiles.map(({ residences }) => residences)).toEqual([[{ place: 'thun', date: '2021-03-01' }]]);
  });

  test('what a later notice says of it began nobody knows when', () => {
    const entered: Sketch = { id: '3', day: '2022-03-01', entered: [{ ...member, residence: 'Thun' }] };
    expect(mandates(derive(moved, entered))).toEqual([
      'Meier Hans BOARD_MEMBER SOLE <=2022-03-01..open 2022-03-01/-/- -',
    ]);
    const left = derive(moved, { ...entered, entered: [], removed: [{ ...member, residence: 'Thun' }] });
    expect(mandates(left)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE <=2022-03-01..2022-03-01 2022-03-01/2022-03-01/- REMOVED',
    ]);
    expect(left.profiles).toHaveLength(1);
  });
});

test('prose that ends one role or the signature ends only that', () => {
  const both: Person = { ...meier, roles: ['BOARD_MEMBER', 'DIRECTOR'], signature: 'SOLE' };
  const roles = derive(
    { ...founding, registered: [both] },
    {
      id: '2',
      day: '2021-03-01',
      removed: [{ name: 'Meier Hans', ends: { roles: ['DIRECTOR'], signature: false } }],
    },
  );
  expect(mandates(roles)).toEqual([
    'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/- -',
    'Meier Hans DIRECTOR SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- REMOVED',
  ]);
  const signature = derive(
    { ...founding, registered: [member] },
    { id: '2', day: '2021-03-01', removed: [{ name: 'Meier Hans', ends: { roles: [], signature: true } }] },
  );
  expect(mandates(signature)).toEqual([
    'Meier Hans BOARD_MEMBER NONE 2021-03-01..open 2021-03-01/-/- -',
    'Meier Hans BOARD_MEMBER SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- CHANGED',
  ]);
  expect(signature.unit.mandates.map(({ signatureText }) => signatureText)).toEqual([null, 'SOLE']);
  const all = derive(
    { ...founding, registered: [member] },
    {
      id: '2',
      day: '2021-03-01',
      removed: [{ name: 'Meier Hans', ends: { roles: ['BOARD_MEMBER'], signature: true } }],
    },
  );
  expect(mandates(all)).toEqual([
    'Meier Hans BOARD_MEMBER SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- REMOVED',
  ]);
});

test('who leaves the only office is not given it again by an entry of the same notice that names none', () => {
  const director: Person = { name: 'Meier Hans', roles: ['DIRECTOR'] };
  const output = derive(
    { ...founding, registered: [director] },
    {
      id: '2',
      day: '2021-03-01',
      removed: [{ name: 'Meier Hans', ends: { roles: ['DIRECTOR'], signature: false } }],
      entered: [{ name: 'Meier Hans' }],
    },
  );
  expect(mandates(output)).toEqual(['Meier Hans DIRECTOR - 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- REMOVED']);
});

describe('a sentence that gives one office and says that another goes on (`wird Präsident, bleibt Delegierter`)', () => {
  const text = {
    first: 'Eingetragene Personen: Probst, Raoul, von Biel, in Bern, Delegierter und Direktor, mit Einzelunterschrift.',
    later:
      'Probst Raoul, bisher eingetragen, ist zum Präsidenten ernannt worden, er bleibt Delegierter, ist aber nicht mehr Direktor.',
  };
  const offices = () => {
    const said = (id: string, publicationDate: string, body: string) => {
      const publication = notice({ id, number: `HR02-${id}`, subRubric: 'HR02', publicationDate, text: body });
      const { text: _text, fields: _fields, ...header } = publication;
      return { header, reading: readPublication(publication), cancelledKnownFrom: null };
    };
    const notices = [said('1', '2001-09-03', text.first), said('2', '2010-08-10', text.later)];
    return deriveFirm({ companyUid: 'co_1', keys: ['ch-uid:CHE1'], notices }).unit.mandates;
  };

  test('each office bears its own words', () => {
    const open = offices().filter(({ to, withdrawnPublished }) => to.kind === 'OPEN' && withdrawnPublished === null);
    expect(open.map(({ role, roleText }) => [role, roleText]).sort()).toEqual([
      ['BOARD_DELEGATE', 'Delegierter'],
      ['BOARD_PRESIDENT', 'Präsident'],
    ]);
  });

  test('an entry that is no more than an office shows whose it is', () => {
    const publication = notice({ subRubric: 'HR02', text: text.later });
    const entry = readPublication(publication).assertions.find(({ kind }) => kind === 'ENTRY_REMOVED');
    if (entry?.kind !== 'ENTRY_REMOVED') throw new Error('no entry leaves');
    const shown = nameEvidence(entry.mention)!;
    expect(publication.text.slice(shown.start, shown.end)).toMatch(/^Probst Raoul.*Direktor$/);
  });
});

describe('what a sentence says of one office leaves the others as they were', () => {
  const first = 'Exemple Jean, de Bex, à Aigle, est nommé administrateur avec signature collective à deux.';
  const chair = 'Exemple Jean, administrateur, est nommé président.';
  const open = (...texts: string[]) => {
    const notices = texts.map((text, index) => {
      const id = String(index + 1);
      const publicationDate = `202${index}-03-01`;
      const publication = notice({ id, number: `HR02-${id}`, subRubric: 'HR02', publicationDate, text });
      const { text: _text, fields: _fields, ...header } = publication;
      return { header, reading: readPublication(publication), cancelledKnownFrom: null };
    });
    const { mandates: rows } = deriveFirm({ companyUid: 'co_1', keys: ['ch-uid:CHE1'], notices }).unit;
    return rows
      .filter(({ to, withdrawnPublished }) => to.kind === 'OPEN' && withdrawnPublished === null)
      .map(({ role, signature }) => `${role} ${signature ?? '-'}`)
      .sort();
  };

  test.each([
    ['named by mistake', 'Exemple Jean a été nommé par erreur président; il reste administrateur.'],
    ['given up', 'Exemple Jean, ayant démissionné de la présidence, reste administrateur.'],
    ['given up, before the name', 'Ayant démissionné de la présidence, Exemple Jean reste administrateur.'],
  ])('%s: a member again, and no president', (_why, later) => {
    expect(open(first, chair)).toContain('BOARD_PRESIDENT JOINT_TWO');
    expect(open(first, chair, later)).toEqual(['BOARD_MEMBER JOINT_TWO']);
  });

  test('a signature struck by mistake is still held', () => {
    expect(open(first, 'Les pouvoirs de Exemple Jean ont été radiés par erreur.')).toEqual(['BOARD_MEMBER JOINT_TWO']);
  });
});
