import { readFileSync } from 'node:fs';
import type { Mention, PersonReadings } from '../../src/core/mention.js';
import { readPersons } from '../../ingest/grammar/index.js';
import { sharedPath } from '../support/shared.js';

export interface Notice {
  key: string;
  canton: string;
  text: string;
  readings: PersonReadings;
}

export interface Expected {
  key: string;
  sign: '+' | '-';
  surname: string | null;
  given_names: string | null;
  origin_or_nationality: string | null;
  legal_entity_name: string | null;
  residence_or_seat: string | null;
  role: string | null;
  signature: string | null;
  shares: string | null;
}

const FIELDS = [
  'surname', 'given_names', 'origin_or_nationality', 'legal_entity_name', 'residence_or_seat', 'role', 'signature', 'shares',
] as const; // prettier-ignore
export type Line = Record<(typeof FIELDS)[number], string> & { key: string; sign: string; mention: Mention | null };

/**
 * Some of the older records were decoded twice, and lost their no-break spaces (`Nr.Â 48`, `societÃ  anonima`) on the way: each pair of
 * letters that is one UTF-8 sequence read as two is put right, a lone space standing for the no-break space it was.
 */
export function repaired(text: string): string {
  if (!/[ÃÂ][\u0080-\u00bf ]/.test(text)) return text;
  return text.replace(/[\u00c2-\u00df][\u0080-\u00bf ]/g, (pair) =>
    Buffer.from(pair.replace(' ', '\u00a0'), 'latin1').toString('utf8'),
  );
}

function lines<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

interface RawRecord {
  id_firma: string;
  journal_date: string;
  record_type: string;
  canton: string;
  language_guess: 'de' | 'fr' | 'it';
  text: string;
}

export function loadNotices(): Notice[] {
  return lines<RawRecord>(sharedPath('data', 'shab', 'notices-2001-2017', 'records.jsonl')).map((record) => {
    const text = repaired(record.text).normalize('NFC');
    const readings = readPersons({
      text,
      subRubric: record.record_type === 'ZNE' ? 'HR01' : 'HR02',
      language: record.language_guess,
    });
    return { key: `${record.id_firma}/${record.journal_date}`, canton: record.canton, text, readings };
  });
}

type RawExpected = Omit<Expected, 'key' | 'sign'> & { id_firma: number; journal_date: string; add_remove: '+' | '-' };

export function loadExpected(): Line[] {
  return lines<RawExpected>(sharedPath('data', 'shab', 'notices-2001-2017', 'persons.jsonl')).map((raw) => {
    const name = raw.legal_entity_name?.replace(/<[RME]>/g, '').replace(/\s*\(CHE?[\d.\-\s]+\)/, '') ?? null;
    return {
      key: `${raw.id_firma}/${raw.journal_date}`, sign: raw.add_remove, mention: null,
      surname: plain(raw.surname), given_names: plain(raw.given_names), origin_or_nationality: plain(raw.origin_or_nationality), legal_entity_name: plain(name),
      residence_or_seat: plain(raw.residence_or_seat), role: plain(raw.role), signature: bare(raw.signature), shares: bare(raw.shares),
    }; // prettier-ignore
  });
}

function plain(value: string | null | undefined): string {
  return (value ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;.])/g, '$1')
    .trim();
}

/** Without the preposition in front, as issue 3 allows. */
function bare(value: string | null | undefined): string {
  return plain(value).replace(/^(?:mit|ohne|avec|sans|con|senza|pour|für)\s+/i, (lead) =>
    /^(?:ohne|sans|senza)/i.test(lead) ? lead : '',
  );
}

function originOf(text: string, mention: Mention): string {
  if (mention.nationality) return text.slice(mention.nationality.span.start, mention.nationality.span.end);
  const [first, last] = [mention.origins[0], mention.origins.at(-1)];
  return first && last ? text.slice(first.span.start, last.span.end) : '';
}

export function lineOf(notice: Notice, mention: Mention): Line {
  return {
    key: notice.key, sign: mention.action === 'REMOVED' ? '-' : '+', mention,
    surname: plain(mention.surname?.value), given_names: plain(mention.givenNames?.value), origin_or_nationality: plain(originOf(notice.text, mention)),
    legal_entity_name: plain(mention.name?.value), residence_or_seat: plain(mention.residence?.value), role: plain(mention.roleText),
    signature: bare(mention.signature?.text), shares: bare(mention.shares?.text),
  }; // prettier-ignore
}

export function signatureOfLine(line: Line): string {
  return [line.key, line.sign, ...FIELDS.map((field) => line[field])].join(' | ');
}

/** Pairs expected and read lines that are equal in every field; what is left over on both sides. */
export function compare(
  expected: readonly Line[],
  read: readonly Line[],
): { right: number; missed: Line[]; extra: Line[] } {
  const left = new Map<string, Line[]>();
  for (const line of read) left.set(signatureOfLine(line), [...(left.get(signatureOfLine(line)) ?? []), line]);
  const missed = expected.filter((line) => !left.get(signatureOfLine(line))?.shift());
  return { right: expected.length - missed.length, missed, extra: [...left.values()].flat() };
}
