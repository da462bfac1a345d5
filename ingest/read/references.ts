import type { NoticeReference, Span } from '../../src/core/index.js';
import type { Draft } from './draft.js';
import { hull } from './field-index.js';
import { PRINTED_DATE, printedDate } from './printed.js';

/**
 * A notice named by the gazette: `SHAB Nr. 253 vom 29. 12. 2005, S. 25, Publ. 3171104`, `FOSC du 19.09.2014, p. 0/1723779`, `Nr. FUSC 147
 * del 02.08.2019, Pubbl. 1004688903`, `SHAB vom 14.11.2013, Id 1179803`. Groups: number, day, month, year, page, sequence, sequence.
 */
const GAZETTE = new RegExp(
  String.raw`(?:SHAB|FOSC|FUSC|SOGC)\s*(?:(?:Nr|No|no|n°|N°|nr|n)\.?\s*)?(?:(\d{1,3})\s*)?(?:vom|du|del|of|from)\s*${PRINTED_DATE}` +
    String.raw`(?:\s*,?\s*(?:S|s|p|P|pag|page|Seite)\.?\s*(\d+)(?:\s*\/\s*(\d+))?)?` +
    String.raw`(?:\s*,?\s*\(?(?:Publ|Pubbl|Pub|Id|ID|Meldungs?-?Nr)\.?\s*(?:Nr\.?|no\.?)?\s*(\d{3,}))?`,
  'gu',
);
/** An entry of the journal: `Nr. 24'443 vom 02.07.2010`, `no. 9'933 del 13.07.2016`. Groups: number, day, month, year. */
const JOURNAL = new RegExp(
  String.raw`(?:Nr|No|no|n°|N°|nr|numéro|numero|n)\.?\s*(\d[\d'’]{0,9})\s*(?:vom|du|del|of)\s*${PRINTED_DATE}`,
  'u',
);

/** A notice named in the text, with the place where it is named. */
export interface TextReference extends NoticeReference {
  span: Span;
}

/** Every notice that the text names between the offsets. */
export function gazetteReferences(draft: Draft, from: number, to: number): TextReference[] {
  const { body } = draft;
  const found: TextReference[] = [];
  GAZETTE.lastIndex = from;
  for (let match = GAZETTE.exec(body); match && match.index < to; match = GAZETTE.exec(body)) {
    const [whole, number, day, month, year, page, afterPage, sequence] = match;
    const span = { start: match.index, end: match.index + whole.length };
    const gazetteDate = printedDate(day!, month!, year!);
    if (gazetteDate === null) draft.warn('IMPOSSIBLE_DATE', `a reference names no day that exists: ${whole}`, span);
    found.push({
      ...emptyReference(),
      gazetteNumber: number ?? null,
      gazetteDate,
      page: page === undefined || /^0+$/.test(page) ? null : page,
      sequence: sequence ?? afterPage ?? null,
      span,
    });
  }
  return found;
}

/** The first journal entry that the text names between the offsets outside the given places, as number and date. */
export function journalReference(
  draft: Draft,
  from: number,
  to: number,
  outside: readonly Span[],
): { journalNumber: string; journalDate: string | null; span: Span } | null {
  let window = draft.body.slice(from, to);
  for (const { start, end } of outside) window = blank(window, start - from, end - from);
  const match = JOURNAL.exec(window);
  if (!match) return null;
  const span = { start: from + match.index, end: from + match.index + match[0].length };
  const journalDate = printedDate(match[2]!, match[3]!, match[4]!);
  if (journalDate === null)
    draft.warn('IMPOSSIBLE_DATE', `a journal entry names no day that exists: ${match[0]}`, span);
  return { journalNumber: match[1]!.replace(/\D/g, ''), journalDate, span };
}

function blank(text: string, start: number, end: number): string {
  const from = Math.max(0, start);
  const to = Math.min(text.length, end);
  return to <= from ? text : text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
}

export function emptyReference(): NoticeReference {
  return {
    sequence: null, gazetteNumber: null, gazetteDate: null, page: null, office: null, journalNumber: null, journalDate: null, span: null,
  }; // prettier-ignore
}

/**
 * The firm's earlier notices: those named in the header's parentheses, and `lastFosc`. One that both name is kept once, at its place in the text,
 * with what either knows.
 */
export function readBackReferences(draft: Draft, from: number, to: number): void {
  for (const reference of gazetteReferences(draft, from, to)) {
    if (!inParentheses(draft.body, reference.span.start)) continue;
    if (!draft.references.some((each) => agrees(each, reference))) draft.references.push(reference);
  }
  const last = lastFosc(draft);
  if (last === null) return;
  const same = draft.references.find((reference) => agrees(reference, last));
  if (same === undefined) draft.references.push(last);
  else {
    same.sequence ??= last.sequence;
    same.gazetteNumber ??= last.gazetteNumber;
    same.gazetteDate ??= last.gazetteDate;
  }
}

function inParentheses(body: string, at: number): boolean {
  const opening = body.lastIndexOf('(', at);
  return opening >= 0 && at - opening < 24 && !body.slice(opening, at).includes(')');
}

function lastFosc(draft: Draft): NoticeReference | null {
  const { fields } = draft;
  const parts = [
    fields.get('lastFosc.lastFoscDate'),
    fields.get('lastFosc.lastFoscNumber'),
    fields.get('lastFosc.lastFoscSequence'),
  ];
  const sequence = parts[2]?.value ?? null;
  const gazetteDate = draft.date('lastFosc.lastFoscDate');
  if (sequence === null && gazetteDate === null) return null;
  const span = hull(parts.filter((part) => part !== undefined));
  return { ...emptyReference(), sequence, gazetteNumber: parts[1]?.value ?? null, gazetteDate, span };
}

function agrees(a: NoticeReference, b: NoticeReference): boolean {
  if (a.sequence !== null && b.sequence !== null) return a.sequence === b.sequence;
  return a.gazetteDate !== null && a.gazetteDate === b.gazetteDate;
}
