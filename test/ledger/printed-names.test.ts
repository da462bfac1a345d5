import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalHash } from '../../ingest/export/index.js';
import type { Ledger, Prepared } from '../../ingest/ledger/index.js';
import { prepare } from '../../ingest/project/prepare.js';
import { unitOf } from '../../ingest/project/unit-rows.js';
import { companyNameAt, type CompanyRow } from '../../src/core/index.js';
import { record } from '../read/notice.js';
import { applyAll, coldHash, withLedger } from './support.js';

const AUDITOR = 'CHE-123.456.788';
const CLIENTS = ['CHE-100.000.006', 'CHE-100.000.012', 'CHE-100.000.029', 'CHE-100.000.035'];

/** A client's notice that prints an auditor which has no notice of its own. */
function printed(index: number, day: string, name: string, heading = 'Eingetragene Personen neu oder mutierend'): Prepared {
  const company = { name: `Kunde ${index} AG`, uid: CLIENTS[index]!, seat: 'Zürich', legalForm: '0106' };
  return prepare(
    record({
      id: `00000000-0000-4000-8000-00000000${index}${day.slice(0, 4)}`.slice(0, 36).padEnd(36, '0'),
      number: `HR02-${1_000_000_000 + index * 10_000 + Number(day.slice(0, 4))}`,
      publicationDate: day,
      text: `${company.name}, in Zürich, ${CLIENTS[index]!}, Aktiengesellschaft. ${heading}: ${name} (${AUDITOR}), in Zug, Revisionsstelle.`,
      content: { journalDate: day, commonsActual: { company }, commonsNew: { company } },
    }),
  );
} // prettier-ignore

const REMOVED = 'Ausgeschiedene Personen und erloschene Unterschriften';
const NOTICES = [
  printed(0, '2010-03-01', 'Treufid Muster AG'),
  printed(1, '2015-06-01', 'Revix Beispiel AG'),
  printed(2, '2018-09-03', 'REVIX Beispiel AG'),
  // The register held the former name until that client's entry went.
  printed(0, '2020-02-03', 'Treufid Muster AG', REMOVED),
  printed(3, '2021-04-01', 'Revix & Söhne AG'),
];

function namesIn(ledger: Ledger): CompanyRow['names'] {
  const key = `holder:ch-uid:${AUDITOR}`;
  const unit = ledger.read(() => unitOf(ledger, key, ledger.units.rows(key), false));
  return unit.unit === 'holder' ? unit.weak!.names : [];
}

describe('a firm that only the notices of others print', () => {
  it('bears the name printed last, by the clocks asked for; those before it are former names', async () => {
    await withLedger((ledger) => {
      applyAll(ledger, [NOTICES]);
      const names = namesIn(ledger);
      expect(names.map(({ name, from, to }) => [name, from.date, to.kind])).toEqual([
        ['Revix & Söhne AG', '2021-04-01', 'OPEN'],
        ['REVIX Beispiel AG', '2015-06-01', 'UNKNOWN'],
        ['Treufid Muster AG', '2010-03-01', 'UNKNOWN'],
      ]);
      const at = (asOf: string, knownOn = '2026-01-01') => companyNameAt(names, { asOf, knownOn });
      expect(at('2026-01-01')).toBe('Revix & Söhne AG');
      expect(at('2020-12-31')).toBe('REVIX Beispiel AG');
      expect(at('2026-01-01', '2020-12-31')).toBe('REVIX Beispiel AG');
      expect(at('2012-01-01')).toBe('Treufid Muster AG');
      expect(at('2009-01-01')).toBe('Treufid Muster AG');
      expect(at('2026-01-01', '2009-01-01')).toBeNull();
    });
  });

  it('is the same whatever the order, the batches and the way; a further print of the current name changes nothing', async () => {
    const expected = await coldHash(NOTICES);
    const orders = fc.shuffledSubarray(NOTICES, { minLength: NOTICES.length });
    await fc.assert(
      fc.asyncProperty(orders, fc.nat(NOTICES.length), async (notices, cut) => {
        await withLedger(async (ledger) => {
          applyAll(ledger, [notices.slice(0, cut), notices.slice(cut)]);
          expect(await canonicalHash(ledger)).toBe(expected);
        });
      }),
      { numRuns: 10 },
    );
    await withLedger((ledger) => {
      applyAll(ledger, [NOTICES]);
      const names = namesIn(ledger);
      const version = () => ledger.read(() => ledger.units.rows(`holder:ch-uid:${AUDITOR}`));
      const before = version();
      applyAll(ledger, [[printed(1, '2023-04-03', 'Revix & Söhne AG')]]);
      expect(namesIn(ledger)).toEqual(names);
      expect(version()).toEqual(before);
    });
  });
});
