import {
  eventUid,
  hubKey,
  mentionUid,
  type DebtorPerson,
  type EventUnit,
  type MentionRow,
  type Publication,
} from '../../src/core/index.js';
import type { DeriveEvent } from './contract.js';

export const deriveEvent: DeriveEvent = (publication, reading) => ({
  unit: 'event',
  event: {
    uid: eventUid(publication.id),
    publicationId: publication.id,
    number: publication.number,
    rubric: publication.rubric,
    subRubric: publication.subRubric,
    language: publication.language,
    state: publication.state,
    publicationDate: publication.publicationDate,
    legalDate: reading.legalDate,
    knownFrom: publication.knownFrom,
    cantons: publication.cantons,
    title: publication.title,
    topics: reading.topics,
    office: publication.office,
    source: publication.source,
    scope: publication.scope,
    textHash: publication.hash,
    unreadCharacters: reading.persons.sections.reduce((sum, section) => sum + section.unreadCharacters, 0),
  },
  debtors: reading.debtors.map((debtor): EventUnit['debtors'][number] => ({
    mention: debtorMention(publication, debtor, reading.legalDate.date ?? publication.publicationDate),
    dateOfBirth: debtor.dateOfBirth,
  })),
  text: publication.text,
});

function debtorMention(publication: Publication, debtor: DebtorPerson, legalDate: string): MentionRow {
  const name = [debtor.surname, debtor.givenNames].filter((part) => part !== '').join(', ');
  const row: MentionRow = {
    mentionId: mentionUid(publication.id, publication.hash, debtor.span.start),
    companyUid: '',
    hubKey: hubKey(name),
    name,
    surname: debtor.surname,
    givenNames: debtor.givenNames,
    origins: debtor.origins,
    nationality: debtor.nationality,
    residence: debtor.residence,
    legalDate,
    publicationDate: publication.publicationDate,
    publicationId: publication.id,
    publicationNumber: publication.number,
    span: debtor.span,
    scope: publication.scope,
  };
  if (publication.state === 'CANCELLED') row.withdrawnPublished = publication.knownFrom;
  return row;
}
