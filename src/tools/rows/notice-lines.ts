import type { ArchivedPublication } from '../../../ingest/contract.js';
import type { EventRow, EventTopic, Span } from '../../core/index.js';
import type { NoticeDetail } from '../../trace/index.js';

/** A sentence of a notice, or one of its fields. */
export interface NoticeLine {
  /** The last name of the field's path; null: a sentence of the printed text. */
  field: string | null;
  value: string;
  span: Span;
}

/** What one notice says. */
export interface NoticeRows {
  type: 'NOTICE';
  query: string;
  /** The number asked for; null: the latest of `ownerUid`. */
  number: string | null;
  ownerUid: string | null;
  topics: EventTopic[];
  /** Only these were asked for; empty: all that it says. */
  details: NoticeDetail[];
  /** Null: none says it. */
  notice: EventRow | null;
  lines: NoticeLine[];
}

const DETAIL_OF: readonly (readonly [NoticeDetail, RegExp])[] = [
  ['DEADLINE', /^(?:entryDeadline|commentEntryDeadline|daysAfterPublication|claimDeadline)$/],
  ['OFFICE', /^(?:registrationOffice|claimContactPoint|authority|contactPoint)$/],
  ['AUCTION', /(?:^|\.)auction(?:\.|$)|^auctionObjects$/],
  ['INSPECTION', /^(?:locationCirculationAuthority|informationAboutEdition|entryStart)$/],
];
/** Whom it is about stands in its title; codes and switches say nothing to people. */
const NOT_SHOWN =
  /^(?:debtors?|dissolved|meta|commonsActual|commonsNew|journal|lastFosc)\b|(?:^|\.)(?:selectType|noUID|or731b|uid\w*|code\w*|id|legalForm)$|^transaction\./;
/** The birthday and the private address of a debtor, a creditor or an heir are in no answer. */
const PRIVATE =
  /(?:^|\.)(?:(?:\w*[pP]ersons?|residence|placeOfOrigin|countryOfOrigin)\b|\w*(?:[bB]irth|[dD]eath|[pP]rename|[fF]irstName|[lL]astName)\w*$)/;

/** What people read of a notice, in its order: sentences of the printed text, else fields. A field is where the ledger has its value: no value's own line is taken for one. */
export function noticeLines({ text, bodyLength, readable, sentences }: Pick<ArchivedPublication, 'text' | 'bodyLength' | 'readable' | 'sentences'>): NoticeLine[] {
  if (bodyLength > 0)
    return sentences.map(({ start, end }) => ({ field: null, value: text.slice(start, end), span: { start, end } }));
  return readable.flatMap(({ start, end }): NoticeLine[] => {
    const line = text.lastIndexOf('\n', start - 1) + 1;
    const path = text.slice(line, start - SEPARATOR.length);
    const value = text.slice(start, end).trim();
    if (NOT_SHOWN.test(path) || PRIVATE.test(path) || value === '') return [];
    // `auction.date` is no date of the notice.
    const field = path.startsWith('auction.') ? path : path.split('.').at(-1)!;
    return [{ field, value, span: { start: line, end } }];
  });
} // prettier-ignore

const SEPARATOR = ': ';

/** Lines that tell one of these details: a field by its name, a court by a sentence that names one. */
export function tells({ field, value }: NoticeLine, details: readonly NoticeDetail[]): boolean {
  if (field === null || PROSE.has(field))
    return details.includes('COURT') && COURT.test(value.replace(OF_STREETS, ' '));
  return DETAIL_OF.some(([detail, name]) => details.includes(detail) && name.test(field));
}

const PROSE = new Set(['publication', 'remarks']);
/** `Richter` alone is a surname. */
const COURT =
  /(?<!(?:ein|aus|hin|zu|an|ab|unter))gericht(?:s|es|e)?(?!\p{L})|(?:konkurs|einzel|gerichts|bezirks|kreis|amts|kantons|zivil|handels)richter|\btribuna(?:l|ux|le)\b|\bjuge (?:de|du|des|unique|civil)|\bpret(?:ore|ura)\b|\bcour (?:de justice|civile|d[’']appel)/iu;
const OF_STREETS =
  /\b(?:rue|place|ruelle|avenue|chemin|via|piazza|vicolo) (?:du|de la|des|del|della|dei) \p{L}+|\bgerichts?(?:gasse|strasse|weg|platz|haus\w*)\b/giu;
