import type { EventRow, Viewer } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import { sourceUrl } from '../project/source-url.js';
import type { Row } from './format.js';
import { isVisible, unitsOf } from './pages.js';

export const EVENT_COLUMNS = [
  'uid', 'publicationId', 'number', 'rubric', 'subRubric', 'language', 'state', 'publicationDate', 'legalDate', 'legalDateKind', 'knownFrom',
  'cantons', 'title', 'topics', 'office', 'source', 'sourceUrl', 'textHash', 'unreadCharacters',
] as const; // prettier-ignore

export async function* eventRows(ledger: Ledger, viewer: Viewer): AsyncGenerator<Row> {
  for await (const { event } of unitsOf(ledger, 'event')) if (isVisible(event.scope, viewer)) yield eventRow(event);
}

function eventRow(event: EventRow): Row {
  const { uid, publicationId, number, rubric, subRubric, language, state, publicationDate, legalDate, knownFrom } =
    event;
  const { cantons, title, topics, office, source, textHash, unreadCharacters } = event;
  return {
    uid, publicationId, number, rubric, subRubric, language, state, publicationDate, legalDate: legalDate.date, legalDateKind: legalDate.kind,
    knownFrom, cantons, title: title[language] ?? Object.values(title)[0] ?? null, topics, office, source,
    sourceUrl: sourceUrl(source, publicationId), textHash, unreadCharacters,
  }; // prettier-ignore
}
