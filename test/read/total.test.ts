import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPublication } from '../../ingest/ledger/canonical.js';
import { readPublication } from '../../ingest/read/index.js';
import type { Field, FieldTree, Publication, PublicationReading, Span } from '../../src/core/index.js';
import { record } from './notice.js';

/** Words that rules wait for, and characters that break naive ones. */
const fragment = fc.oneof(
  fc.constantFrom(
    'Berichtigung des im SHAB Nr. 130 vom 08.07.2010, S. 27, ', "TR-Eintrags Nr. 24'443 vom 02.07.2010. ", '(SHAB vom 31.02.2012, s. 0/6571438)', ', in ', ', à ',
    'Firma neu: ', 'Nouveau siège: ', 'Nuova ditta: ', 'Zweck neu: ', 'But: ', 'Aktienkapital neu: CHF 1\'000.-- ', '[bisher: ', ']', '(', ')', '. ', '; ', ': ', ', ',
    'Fusion: Übernahme der Aktiven und Passiven der ', '(CHE-123.456.789)', 'CH-020.3.029.381-5', 'X AG', 'en liquidation', 'der Konkurs eröffnet', 'dissoute',
    'Eingetragene Personen: ', 'Personne(s) inscrite(s): ', 'Muster, Anna, von Wil, in Chur, Präsidentin', 'Zweigniederlassung', 'Verfügung 1. Anmeldung', 'gelöscht',
    'Sitzverlegung nach ', 'St. Gallen', '8000 Zürich', 'Aktiengesellschaft', 'Hauptsitz: ', '\n', ' ', '"',
  ),
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
); // prettier-ignore
const text = fc.array(fragment, { maxLength: 30 }).map((parts) => parts.join(''));
const value = fc.oneof(
  text,
  fc.constantFrom('true', 'false', '2024-02-31', '2024-02-01', 'CHE-100.000.006', '0106', '20000', 'x'),
);
const path = fc.constantFrom(
  'commonsNew', 'commonsActual', 'company', 'name', 'uid', 'code13', 'seat', 'legalForm', 'address', 'town', 'street', 'purpose', 'capital', 'nominal', 'paid',
  'revision', 'revisionCompany', 'headOffice', 'lastFosc', 'lastFoscDate', 'lastFoscSequence', 'transaction', 'delete', 'deletionDate', 'update', 'changements',
  'statusChanged', 'bankruptcy', 'dissolution', 'debtor', 'companies', 'person', 'prename', 'dateOfBirth', 'resolutionDate', 'journalDate', 'journalNumber',
  'publicationText', 'constructor', '__proto', 'toString', 'hasOwnProperty',
); // prettier-ignore
const tree = fc.letrec<{ tree: FieldTree; node: FieldTree | FieldTree[] | string }>((tie) => ({
  tree: fc.array(fc.tuple(path, tie('node')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
  node: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    value,
    tie('tree'),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
  ),
})).tree;
const subRubric = fc.constantFrom('HR01', 'HR02', 'HR03', 'KK01', 'KK03', 'KK07', 'LS01', 'SB01', 'AB01', '');
const language = fc.constantFrom('de' as const, 'fr' as const, 'it' as const, 'en' as const);

function check(publication: Publication, reading: PublicationReading): void {
  const keys = reading.assertions.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const spans: (Span | null)[] = [
    ...reading.assertions.map(({ span }) => span),
    ...reading.references.map(({ span }) => span),
    ...reading.warnings.map(({ span }) => span),
    ...reading.debtors.map(({ span }) => span),
  ];
  for (const span of spans) {
    if (span === null) continue;
    expect(span.start).toBeGreaterThanOrEqual(0);
    expect(span.end).toBeGreaterThanOrEqual(span.start);
    expect(span.end).toBeLessThanOrEqual(publication.text.length);
  }
  expect(reading.topics.length).toBeGreaterThan(0);
  expect(reading.legalDate.date).not.toBeNull();
}

describe('reading', () => {
  it('is total and pure on any publication; keys are unique, spans lie inside the text', () => {
    fc.assert(
      fc.property(subRubric, language, text, tree, (rubric, spoken, body, content) => {
        const publication = toPublication(record({ subRubric: rubric, language: spoken, text: body, content }));
        const reading = readPublication(publication);
        check(publication, reading);
        expect(readPublication(publication)).toEqual(reading);
      }),
      { numRuns: 500 },
    );
  });

  it('stands even fields that lie about themselves', () => {
    const fields: Field[] = [{ path: 'commonsNew.company.name', value: 'X', span: { start: 900, end: 901 } }];
    expect(() => readPublication({ ...toPublication(record({ text: 'a' })), fields, bodyLength: 99 })).not.toThrow();
  });

  it('stays linear on texts made to be slow', () => {
    for (const unit of [
      '(',
      '[bisher: ',
      'Fusion der Aktiven und Passiven der ',
      'Konkurs ',
      ', in A',
      'Firma neu: ',
      'Z. ',
      'der ',
      '1',
      ' ',
      'Eintrag ',
      "CHF 1'000 ",
    ]) {
      const publication = toPublication(record({ text: unit.repeat(Math.ceil(20_000 / unit.length)) }));
      const before = process.cpuUsage();
      readPublication(publication);
      const { user } = process.cpuUsage(before);
      // Not a timing of this machine: quadratic behaviour would take minutes.
      expect(user / 1e6, JSON.stringify(unit)).toBeLessThan(20);
    }
  });
});
