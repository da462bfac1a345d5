import type { IsoDate, Language, PersonReadings, Publication, PublicationReading } from '../../src/core/index.js';
import { officeOf } from './corrections.js';
import { createDraft, legalBound, type Draft } from './draft.js';
import { readInsolvencyNotice } from './insolvency-notice.js';
import { readRegisterNotice } from './register-notice.js';
import { placesOf, withPath } from './quoted-lines.js';
import { addTopics } from './topics.js';

/** Bump with every change of what is read: readings are stored under it and made again when it changes. */
export const PARSER_VERSION = '20';

/** The grammar of person sections: pure, offsets into the text handed in. */
export type ReadPersons = (notice: { text: string; subRubric: string; language: Language }) => PersonReadings;

/**
 * The reader with its grammar. It is pure and total: every publication, however odd, gives a reading; what is odd is a warning. All spans are into
 * the canonical text, keys are unique within the reading.
 */
export function createReader(readPersons: ReadPersons): (publication: Publication) => PublicationReading {
  return (publication) => {
    const draft = createDraft(publication);
    const isRegister = publication.rubric === 'HR';
    const persons = isRegister ? readEntries(draft, readPersons) : NOBODY;
    const journalDate = draft.date('journalDate');
    let ownDate = null;
    if (isRegister) {
      readRegisterNotice(draft, persons);
      ownDate = journalDate ?? draft.date('transaction.delete.deletionDate');
    } else ownDate = readInsolvencyNotice(draft);
    addTopics(draft);
    warnOfDates(draft);
    const places = placesOf(draft.publication);
    return {
      parserVersion: PARSER_VERSION,
      subjects: draft.subjects,
      debtors: draft.debtors,
      legalDate: legalBound(draft, ownDate),
      journal: journalOf(draft, journalDate),
      references: draft.references,
      assertions: draft.assertions.map((assertion) => withPath(assertion, places)),
      topics: [...draft.topics].sort(),
      persons: { sections: persons.sections, unread: persons.unread },
      warnings: draft.warnings,
    };
  };
}
const NOBODY: PersonReadings = { mentions: [], sections: [], unread: [] };

function readEntries(draft: Draft, readPersons: ReadPersons): PersonReadings {
  if (draft.body === '') return NOBODY;
  const { subRubric, language } = draft.publication;
  const persons = readPersons({ text: draft.body, subRubric, language });
  for (const mention of persons.mentions) {
    const kind = mention.action === 'REMOVED' ? 'ENTRY_REMOVED' : 'ENTRY_SET';
    draft.assert(String(mention.span.start), { kind, mention, span: mention.span });
  }
  return persons;
}

function journalOf(draft: Draft, date: IsoDate | null): PublicationReading['journal'] {
  const printed = draft.fields.value('journalNumber')?.replace(/\D/g, '') ?? '';
  return {
    office: officeOf(draft),
    number: printed === '' || printed.length > 12 ? 0 : Number(printed),
    date,
  };
}

function warnOfDates(draft: Draft): void {
  const { publication } = draft;
  if (publication.state === 'CANCELLED' && publication.updateDate === null) {
    draft.warn('CANCELLED_WITHOUT_DATE', 'a cancelled publication carries no date of its cancellation', null);
  }
  const journal = draft.fields.get('journalDate');
  if (journal && journal.value.slice(0, 10) > publication.publicationDate) {
    draft.warn(
      'JOURNAL_AFTER_PUBLICATION',
      `journalDate ${journal.value.slice(0, 10)} is after the publication`,
      journal.span,
    );
  }
}
