import { expect, it } from 'vitest';
import { companyUid } from '../../src/core/index.js';
import { resolveHolder } from '../../ingest/identity/index.js';
import { profile } from './profiles.js';

const first = profile({ firm: 'co_client', lines: [{ name: 'Revix Treuhand AG', on: '2012-05-07', in: 'Brunnegg' }] })
  .mentions[0]!;

it('one claimant is the firm', () => {
  const unit = resolveHolder({
    key: 'name:revix treuhand ag|brunnegg',
    claimants: ['co_a'],
    first,
    names: [],
    fallback: null,
  });
  expect(unit).toEqual({ unit: 'holder', key: 'name:revix treuhand ag|brunnegg', companyUid: 'co_a', weak: null });
});

it.each([[[]], [['co_a', 'co_b']]])(
  'none or several claimants: a WEAK company of its own, named as first printed',
  (claimants) => {
    const key = 'ch-uid:CHE-100.000.006';
    const unit = resolveHolder({ key, claimants, first, names: [], fallback: null });
    expect(unit.companyUid).toBe(companyUid(key));
    expect(unit.weak).toMatchObject({
      uid: companyUid(key),
      registerNumber: 'CHE-100.000.006',
      identifiers: [{ scheme: 'ch-uid', value: 'CHE-100.000.006' }],
      strength: 'WEAK',
      names: [
        {
          name: 'Revix Treuhand AG',
          from: { date: '2012-05-07', kind: 'NOT_LATER_THAN' },
          fromPublished: '2012-05-10',
        },
      ],
    });
  },
);

it('only a relation names it: its name and no date', () => {
  const fallback = { name: 'Altfirma GmbH', seat: 'Seewil' };
  const { weak } = resolveHolder({ key: 'ch-old:CH02030293815', claimants: [], first: null, names: [], fallback });
  expect(weak).toMatchObject({ registerNumber: null, identifiers: [{ scheme: 'ch-old' }] });
  expect(weak!.names).toMatchObject([{ name: 'Altfirma GmbH', from: { date: null, kind: 'UNKNOWN' } }]);
});

it('names that mentions print: the first given is the current one, the others are former', () => {
  const names = [
    { name: 'Revix Treuhand AG', legalDate: '2019-02-01', publicationDate: '2019-02-05' },
    { name: 'Altfid Revision AG', legalDate: '2012-05-07', publicationDate: '2012-05-10' },
  ];
  const { weak } = resolveHolder({ key: 'ch-uid:CHE-100.000.006', claimants: [], first, names, fallback: null });
  expect(weak!.names.map(({ name, from, to, fromPublished }) => [name, from.date, to.kind, fromPublished])).toEqual([
    ['Revix Treuhand AG', '2019-02-01', 'OPEN', '2019-02-05'],
    ['Altfid Revision AG', '2012-05-07', 'UNKNOWN', '2012-05-10'],
  ]);
});
