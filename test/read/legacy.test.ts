import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toPublication } from '../../ingest/ledger/canonical.js';
import { readHeader } from '../../ingest/read/header.js';
import { fromLegacyLine } from '../../ingest/sources/index.js';
import { parseOldNumber } from '../../src/core/index.js';
import type { Publication } from '../../src/core/index.js';
import { legalForms } from '../../src/core/index.js';
import { describeShared, sharedPath } from '../support/shared.js';
import { field, notice, readBare, targets } from './notice.js';

interface Line extends Record<string, string> {
  text_marked_up: string;
}

describeShared('the notices of 2001 to 2017', () => {
  const lines = readFileSync(sharedPath('data/shab/notices-2001-2017/records.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
  const publications = lines.map((line) => toPublication(fromLegacyLine(line)));
  const readings = publications.map(readBare);
  const each = (check: (line: Line, publication: Publication, index: number) => void) =>
    lines.forEach((line, index) => check(line, publications[index]!, index));
  /** What the index marked by hand, without its closing comma; letters as the source repaired them. */
  const marked = (publication: Publication, name: 'name' | 'seat') => {
    const found = publication.fields.find(({ path }) => path.endsWith(`.company.${name}`));
    return found!.value.replace(/\s+/g, ' ').trim();
  };

  it('are 118', () => expect(lines).toHaveLength(118));

  it('have a header from which name and seat are read as the hand-made marks have them, without using those', () => {
    each((_line, publication, index) => {
      const body = publication.text.slice(0, publication.bodyLength);
      const prefix =
        readings[index]!.assertions.find(({ kind, key }) => kind === 'CORRECTS' && key === '0')?.span.end ?? 0;
      const from = prefix === 0 ? 0 : prefix + /^[.\s]*/.exec(body.slice(prefix))![0].length;
      const header = readHeader(body, from);
      expect(header?.name.value, publication.id).toBe(marked(publication, 'name'));
      expect(header?.seat.value, publication.id).toBe(marked(publication, 'seat'));
    });
  });

  it('print the old number of the index wherever they print one', () => {
    let printed = 0;
    each((line, _publication, index) => {
      const number = /<I>([^<]*)<E>/.exec(line.text_marked_up)?.[1];
      if (number === undefined) return;
      printed++;
      expect(parseOldNumber(number)).toBe(line['code13']);
      expect(readings[index]!.subjects[0]!.oldNumber).toBe(line['code13']);
    });
    expect(printed).toBeGreaterThan(50);
  });

  it('print the new number where it is marked, and it holds', () => {
    each((line, _publication, index) => {
      const number = /<L>([^<]*)<E>/.exec(line.text_marked_up)?.[1];
      if (number !== undefined) expect(readings[index]!.subjects[0]).toMatchObject({ uid: number, uidValid: true });
    });
  });

  it('drop the numbers that no register gave', () => {
    each((line, _publication, index) => {
      if (line['code13']!.startsWith('CH007')) expect(readings[index]!.subjects[0]!.oldNumber).toBeNull();
    });
  });

  it('have the legal form of the index, where the text prints one', () => {
    let read = 0;
    each((line, publication, index) => {
      const expected = legalForms.find(({ indexId }) => indexId === Number(line['legal_form_id']))?.code;
      const found = readings[index]!.subjects[0]!.legalForm;
      if (expected === undefined || found === null) return;
      read++;
      expect(found, publication.id).toBe(expected);
    });
    expect(read).toBeGreaterThan(80);
  });

  it('keep journal and gazette apart', () => {
    each((line, publication, index) => {
      const reading = readings[index]!;
      expect(reading.legalDate).toEqual({ date: line['journal_date'], kind: 'EXACT' });
      expect(reading.journal).toEqual({
        office: line['register_office'],
        number: Number(line['journal_number']),
        date: line['journal_date'],
      });
      expect(publication.publicationDate).toBe(line['shab_date']);
    });
  });

  it('refer to an earlier notice of the firm in every change, by a date before their own', () => {
    each((_line, publication, index) => {
      const { references } = readings[index]!;
      expect(references, publication.id).toHaveLength(publication.subRubric === 'HR01' ? 0 : 1);
      for (const { gazetteDate } of references) expect(gazetteDate! <= publication.publicationDate).toBe(true);
    });
  });

  it('correct or complete an earlier entry where the index says so or the text does', () => {
    each((line, publication, index) => {
      const says =
        line['record_type'] === 'ZBE' ||
        line['record_type'] === 'ZNA' ||
        /Berichtigung|Complemento/.test(publication.text);
      expect(targets(readings[index]!), publication.id).toHaveLength(says ? 1 : 0);
      for (const target of targets(readings[index]!)) {
        // The entry corrected is in the data: same office, that journal number and date.
        expect(
          lines.some(
            (each) =>
              each['register_office'] === target.office &&
              each['journal_number'] === target.journalNumber &&
              each['journal_date'] === target.journalDate,
          ),
          publication.id,
        ).toBe(true);
      }
    });
  });

  it('name a new seat, a new name and a new address where the marks do', () => {
    each((line, publication, index) => {
      const seat = /<5>([^<]*?)\.?<E>/.exec(line.text_marked_up)?.[1];
      const name = /<N>([^<]*)<E>/.exec(line.text_marked_up)?.[1];
      if (seat !== undefined && !/Ã/.test(seat))
        expect(field(readings[index]!, 'seat'), publication.id).toMatchObject({
          value: seat,
          previous: marked(publication, 'seat'),
        });
      if (name !== undefined)
        expect(field(readings[index]!, 'name')).toMatchObject({ value: name, previous: marked(publication, 'name') });
      const address = /(?:Domizil|Adresse) neu: (.*?\d{4} [\p{L}-]+)/u.exec(publication.text)?.[1];
      if (address !== undefined) expect(field(readings[index]!, 'address')!.value).toBe(address.replace(/\s+/g, ' '));
    });
  });

  it('found a firm in each first entry and end none', () => {
    each((line, publication, index) => {
      const causes = readings[index]!.assertions.flatMap((assertion) =>
        assertion.kind === 'STATUS_SET' ? [assertion.cause] : [],
      );
      expect(causes, publication.id).toEqual(line['is_new_entry'] === 'True' ? ['FOUNDED'] : []);
    });
  });
});

it('reads a deletion of the older form', () => {
  const text =
    'Blaufels GmbH in Liquidation, in Wil (SG), CH-320.4.020.491-0, Gesellschaft mit beschränkter Haftung (SHAB Nr. 84 vom 01. 05. 2000, S. 2898). Die Gesellschaft wird infolge beendeter Liquidation gelöscht.';
  const reading = readBare(notice({ subRubric: 'HR03', source: 'shab-legacy', text }));
  expect(reading.topics).toEqual(['DELETED']);
  expect(field(reading, 'name')).toMatchObject({ value: 'Blaufels GmbH in Liquidation', background: true });
});
