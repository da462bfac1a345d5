import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toPublication } from '../../ingest/ledger/canonical.js';
import { PARSER_VERSION, readPublication } from '../../ingest/read/index.js';
import { fromLegacyLine, fromPortalJson } from '../../ingest/sources/index.js';
import type { PublicationReading } from '../../src/core/index.js';
import { describeShared, sharedPath } from '../support/shared.js';
import { commons, notice, statuses } from './notice.js';

const entries = (reading: PublicationReading) =>
  reading.assertions.filter((each) => each.kind === 'ENTRY_SET' || each.kind === 'ENTRY_REMOVED');
const HEAD =
  'Blaufels Werkzeuge AG, in Zürich, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 2 vom 06.01.2024, Publ. 1005900000). ';

describe('entries of persons and firms in a reading', () => {
  it('are keyed by their offset, and point into the text', () => {
    const text = `${HEAD}Ausgeschiedene Personen und erloschene Unterschriften: Ahornwald, Reto, von Wil (SG), in Chur, Mitglied des Verwaltungsrates, mit Einzelunterschrift. Eingetragene Personen neu oder mutierend: Birkenau, Eva, von Chur, in Bern, Liquidatorin, mit Einzelunterschrift.`;
    const publication = notice({ text, content: { commonsNew: commons(), commonsActual: commons() } });
    const reading = readPublication(publication);
    expect(entries(reading).map(({ kind }) => kind)).toEqual(['ENTRY_REMOVED', 'ENTRY_SET']);
    for (const { key, span } of entries(reading)) {
      expect(key).toBe(String(span.start));
      expect(publication.text.slice(span.start, span.end)).toMatch(/^(?:Ahornwald|Birkenau),/);
    }
    expect(reading.topics).toEqual(['PERSONS']);
    expect(statuses(reading)).toEqual([]);
    expect(reading.parserVersion).toBe(PARSER_VERSION);
  });

  it('name an auditor once, where text and structured content both do', () => {
    const revision = { revision: { revisionCompany: { name: 'Prüfwerk AG', country: 'CH', uid: 'CHE100000012' } } };
    const text = `${HEAD}Eingetragene Personen neu oder mutierend: Prüfwerk AG (CHE-100.000.012), in Bern, Revisionsstelle.`;
    const reading = readPublication(
      notice({ text, content: { commonsNew: commons({}, revision), commonsActual: commons() } }),
    );
    expect(entries(reading)).toHaveLength(1);
    expect(entries(reading)[0]).not.toHaveProperty('background');
    expect(reading.topics).toEqual(['AUDITOR']);
  });
});

describeShared('real notices', () => {
  const portal = JSON.parse(readFileSync(sharedPath('data/shab/portal/publications.json'), 'utf8')) as unknown[];
  const legacy = readFileSync(sharedPath('data/shab/notices-2001-2017/records.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const publications = [...portal.map(fromPortalJson), ...legacy.map((line) => fromLegacyLine(JSON.parse(line)))].map(
    toPublication,
  );

  it('give unique keys, and spans that hold what they claim', () => {
    for (const publication of publications) {
      const reading = readPublication(publication);
      const keys = reading.assertions.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const assertion of reading.assertions) {
        const quote = publication.text.slice(assertion.span.start, assertion.span.end);
        expect(quote.trim(), publication.id).not.toBe('');
        if (
          assertion.kind === 'FIRM_FIELD_SET' &&
          ['name', 'seat', 'purpose'].includes(assertion.field) &&
          assertion.value !== null
        ) {
          expect(quote.replace(/\s+/g, ' '), publication.id).toContain(assertion.value);
        }
      }
    }
  });

  it('read into a firm and a legal date before the publication, without warnings', () => {
    for (const publication of publications) {
      const reading = readPublication(publication);
      expect(reading.subjects).toHaveLength(1);
      expect(reading.legalDate.kind).toBe('EXACT');
      expect(reading.legalDate.date! <= publication.publicationDate).toBe(true);
      expect(reading.warnings, publication.id).toEqual([]);
    }
  });

  it('have a topic of their own wherever persons, fields or status changed', () => {
    const silent = publications
      .filter((publication) => readPublication(publication).topics.join() === 'OTHER')
      .map(({ text, bodyLength }) => text.slice(0, bodyLength));
    for (const text of silent)
      expect(text).toMatch(
        /Reglement|reglement|Mitteilungen|Aktien neu|Revision|Aufsichtsbehörde|Postadresse|Organisation/,
      );
  });
});
