import { toPublication } from '../../ingest/ledger/canonical.js';
import { createReader } from '../../ingest/read/reader.js';
import type {
  Assertion,
  FieldTree,
  NoticeReference,
  Publication,
  PublicationReading,
  SourceRecord,
} from '../../src/core/index.js';

/** A record of an invented notice; what a test does not say is a plain German change of the register. */
export function record(parts: Partial<SourceRecord> & { text?: string } = {}): SourceRecord {
  const { text, content = {}, ...rest } = parts;
  const subRubric = rest.subRubric ?? 'HR02';
  return {
    source: 'shab',
    scope: 'public',
    id: '00000000-0000-4000-8000-000000000001',
    number: `${subRubric}-1000000001`,
    rubric: subRubric.slice(0, 2),
    subRubric,
    language: 'de',
    state: 'PUBLISHED',
    publicationDate: '2024-03-12',
    updateDate: null,
    cantons: ['ZH'],
    title: {},
    meta: { rubric: subRubric.slice(0, 2) },
    ...rest,
    content: {
      journalDate: '2024-03-07',
      journalNumber: "12'345",
      ...(text === undefined ? {} : { publicationText: text }),
      ...content,
    },
  };
}

export function notice(parts: Partial<SourceRecord> & { text?: string } = {}): Publication {
  return toPublication(record(parts));
}

const withoutPersons = createReader(() => ({ mentions: [], sections: [], unread: [] }));

/** Reads without the person grammar, which has tests of its own. */
export function read(parts: Partial<SourceRecord> & { text?: string }): PublicationReading {
  return withoutPersons(notice(parts));
}

/** A reading without the grammar, of a publication that a test has. */
export const readBare: (publication: Publication) => PublicationReading = withoutPersons;

export function statuses(reading: PublicationReading): string[] {
  return reading.assertions.flatMap((each) => (each.kind === 'STATUS_SET' ? [`${each.status} ${each.cause}`] : []));
}

export function relations(reading: PublicationReading): Extract<Assertion, { kind: 'RELATION' }>['relation'][] {
  return reading.assertions.flatMap((each) => (each.kind === 'RELATION' ? [each.relation] : []));
}

export function targets(reading: PublicationReading): NoticeReference[] {
  return reading.assertions.flatMap((each) =>
    each.kind === 'CORRECTS' || each.kind === 'CANCELS' ? [each.target] : [],
  );
}

type FieldSet = Extract<Assertion, { kind: 'FIRM_FIELD_SET' }>;

/** The one assertion about that field; fails where there are two. */
export function field(reading: PublicationReading, name: FieldSet['field']): FieldSet | undefined {
  const found = reading.assertions.filter(
    (each): each is FieldSet => each.kind === 'FIRM_FIELD_SET' && each.field === name,
  );
  if (found.length > 1) throw new Error(`${name} is asserted ${found.length} times`);
  return found[0];
}

/** `commonsNew` or `commonsActual` of an invented firm, as the source hands it over. */
export function commons(
  firm: Partial<{ name: string; seat: string; legalForm: string; uid: string }> = {},
  rest: FieldTree = {},
): FieldTree {
  return {
    company: {
      name: 'Blaufels Werkzeuge AG', uid: 'CHE-100.000.006', seat: 'Zürich', legalForm: '0106', noAddress: 'false',
      address: { street: 'Lindenweg', houseNumber: '4', swissZipCode: '8003', town: 'Zürich' },
      ...firm,
    },
    ...rest,
  }; // prettier-ignore
}
