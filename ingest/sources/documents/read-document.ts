import { LANGUAGES, parseIsoDate, sha256Hex, shortHash, type IsoDate, type Language } from '../../../src/core/index.js';
import type { ArchivedDocument } from '../../contract.js';
import { documentText } from './document-text.js';
import { languageOf } from './language.js';

const TITLE_LENGTH = 300;

/**
 * A document from the bytes of its file. Its id is made from its text: the same text is one document, whatever its file is called. Title, date
 * (`YYYY-MM-DD`) and language stand in a head between `---` lines (`title: ...`, `date: ...`, `language: de`), or the title is the first
 * Markdown heading, else the file's name. Throws problems ENCODING, MALFORMED.
 */
export function readDocument(fileName: string, bytes: Uint8Array): ArchivedDocument {
  const text = documentText(bytes);
  const head = headOf(text);
  const heading = /^#{1,6} +(.+?) *#*$/m.exec(text)?.[1];
  return {
    documentId: `doc_${shortHash(text)}`,
    title: (head.title ?? heading ?? fileName).slice(0, TITLE_LENGTH),
    fileName,
    language: head.language ?? languageOf(text),
    publicationDate: head.date ?? null,
    text,
    textHash: sha256Hex(text),
  };
}

interface Head {
  title?: string;
  date?: IsoDate;
  language?: Language;
}

/** Lines `name: value`; others, and what no date or language can be, are passed over. */
function headOf(text: string): Head {
  const block = /^---\n([^]{0,4000}?)\n---(?:\n|$)/.exec(text)?.[1];
  const head: Head = {};
  for (const line of block?.split('\n') ?? []) {
    const [, name, raw = ''] = /^(title|date|language) *: *(.*)$/i.exec(line) ?? [];
    const value = raw.trim().replace(/^(["'])(.*)\1$/, '$2');
    if (value === '') continue;
    const language = LANGUAGES.find((known) => known === value.toLowerCase());
    const date = parseIsoDate(value);
    if (name?.toLowerCase() === 'title') head.title = value;
    else if (name?.toLowerCase() === 'date' && date !== null) head.date = date;
    else if (name?.toLowerCase() === 'language' && language !== undefined) head.language = language;
  }
  return head;
}
