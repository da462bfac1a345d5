import { LANGUAGES } from '../../../src/core/index.js';
import type { FieldTree, IsoDate, Language, SourceRecord } from '../../../src/core/index.js';
import { dayOf } from '../days.js';
import { fieldTree } from '../field-tree.js';
import { problem } from '../problem.js';
import { undoDoubleEncoding } from './double-encoded.js';

/** Columns with a place of their own in the record, the markup, which repeats the text, and the bookkeeping of the table it came from. */
const LEFT_OUT = new Set([
  'text', 'text_marked_up', 'journal_date', 'journal_number', 'shab_date', 'uid', 'code13', 'language_guess', 'entry_id', 'flag_last',
]); // prettier-ignore

type Columns = Record<string, unknown>;

/**
 * One line of the older notices (2001 to 2017, before the portal). Its id is office/year/journal number/gazette
 * number/page/firm, the year being the journal's. The text stays as it came, the notes on documents at its end ("Verfügung 1.
 * Anmeldung") included; only double-encoded letters are undone.
 * `commonsNew` (new entries) or `commonsActual` (changes, deletions) hold what the text's head says of the firm: name and seat as
 * they were before a change, and its numbers. The other columns are under `legacy` by their own names: there address, purpose and
 * legal form are the state after the notice. Throws a problem.
 */
export function fromLegacyLine(json: unknown): SourceRecord {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw problem('MALFORMED', 'the line is no JSON object');
  }
  const columns = repaired(json);
  const journalDate = dayOf(needed(columns, 'journal_date'), 'journal_date');
  const publicationDate = dayOf(needed(columns, 'shab_date'), 'shab_date');
  const subRubric = subRubricOf(columns);
  const id = idOf(columns, journalDate);
  const canton = textOf(columns, 'canton');
  const registrationOffice = { id: textOf(columns, 'register_office') };
  return {
    source: 'shab-legacy',
    scope: 'public',
    id,
    number: id,
    rubric: 'HR',
    subRubric,
    language: languageOf(columns),
    state: 'PUBLISHED',
    publicationDate,
    updateDate: null,
    cantons: canton === '' ? [] : [canton],
    title: {},
    meta: fieldTree({ rubric: 'HR', subRubric, publicationDate, cantons: canton, registrationOffice }, 'meta'),
    content: contentOf(columns, journalDate, subRubric),
  };
}

function idOf(columns: Columns, journalDate: IsoDate): string {
  const office = idPart(columns, 'register_office');
  const rest = ['journal_number', 'shab_issue', 'shab_page', 'id_firma'].map((name) => idPart(columns, name));
  return [office, journalDate.slice(0, 4), ...rest].join('/');
}

function idPart(columns: Columns, name: string): string {
  const text = needed(columns, name);
  if (!/^[\w.-]{1,40}$/.test(text))
    throw problem('INVALID_FIELD', `${name} ${JSON.stringify(text.slice(0, 60))} is no number`);
  return text;
}

function contentOf(columns: Columns, journalDate: IsoDate, subRubric: string): FieldTree {
  const content = {
    publicationText: needed(columns, 'text'),
    journalDate,
    journalNumber: needed(columns, 'journal_number'),
    [subRubric === 'HR01' ? 'commonsNew' : 'commonsActual']: { company: companyOf(columns) },
    legacy: legacyColumns(columns),
  };
  return fieldTree(content, 'content');
}

function repaired(json: object): Columns {
  const columns: Columns = {};
  for (const [name, value] of Object.entries(json)) {
    columns[name] = typeof value === 'string' ? undoDoubleEncoding(value) : value;
  }
  return columns;
}

function textOf(columns: Columns, name: string): string {
  const value = columns[name];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

function needed(columns: Columns, name: string): string {
  const text = textOf(columns, name);
  if (text === '') throw problem('INVALID_FIELD', `${name} is missing`);
  return text;
}

/**
 * ZNE is a new entry, ZAN a change, ZLO and ZLÖ a deletion; ZBE corrects and ZNA completes an earlier notice, which is a
 * change of the register. `is_new_entry` must agree: a notice read as the wrong kind would invent or end a firm.
 */
function subRubricOf(columns: Columns): 'HR01' | 'HR02' | 'HR03' {
  const type = needed(columns, 'record_type').toUpperCase();
  const isNew = columns['is_new_entry'] === true || /^(?:true|1)$/i.test(textOf(columns, 'is_new_entry'));
  if (type === 'ZNE') return 'HR01';
  if (isNew) throw problem('INVALID_FIELD', `record_type ${type.slice(0, 20)} contradicts is_new_entry`);
  if (type === 'ZAN' || type === 'ZBE' || type === 'ZNA') return 'HR02';
  if (/^ZL(?:O|Ö|OE)$/.test(type)) return 'HR03';
  throw problem('INVALID_FIELD', `record_type ${JSON.stringify(type.slice(0, 20))} is none of ZNE, ZAN, ZBE, ZNA, ZLO`);
}

function languageOf(columns: Columns): Language {
  const text = textOf(columns, 'text');
  const given = textOf(columns, 'language_guess').toLowerCase();
  const known = LANGUAGES.find((language) => language === given);
  if (known) return known;
  if (/\bFUSC\b|\bsocietà\b|\bcon firma\b/.test(text)) return 'it';
  return /\bFOSC\b|\bsociété\b|\bsignature\b/i.test(text) ? 'fr' : 'de';
}

function companyOf(columns: Columns): FieldTree {
  const uid = /^CHE-?(\d{3})\.?(\d{3})\.?(\d{3})$/.exec(textOf(columns, 'uid'));
  return fieldTree(
    {
      name: marked(columns, 'F'),
      seat: marked(columns, 'S'),
      uid: uid ? `CHE-${uid[1]}.${uid[2]}.${uid[3]}` : textOf(columns, 'uid'),
      code13: textOf(columns, 'code13'),
    },
    'company',
  );
}

/** What stands between `<F>` (firm) or `<S>` (seat) and `<E>` in the marked-up text, without a closing comma. */
function marked(columns: Columns, tag: 'F' | 'S'): string {
  const match = new RegExp(`<${tag}>([^<]*)<E>`).exec(textOf(columns, 'text_marked_up'));
  return (match?.[1] ?? '').replace(/[\s,]+$/, '').trim();
}

function legacyColumns(columns: Columns): Columns {
  const kept: Columns = {};
  for (const [name, value] of Object.entries(columns)) {
    if (!LEFT_OUT.has(name)) kept[name] = value;
  }
  return kept;
}
