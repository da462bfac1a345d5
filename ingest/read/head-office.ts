import type { FirmReference, Span } from '../../src/core/index.js';
import { bareValue, sentenceEnd, type Clause } from './clauses.js';
import { firmAt } from './commons.js';
import type { Draft } from './draft.js';
import { splitName } from './header.js';
import { NO_NUMBERS, PRINTED_NUMBERS, withPrinted } from './numbers.js';
import { tidy } from './printed.js';

/** `Unter dieser Firma hat die Aktiengesellschaft X AG, mit Sitz in Y, ... eine Zweigniederlassung errichtet`. Groups: name, seat. */
const BRANCH_OF =
  /hat\s+die\s+(?:Aktiengesellschaft|Gesellschaft(?:\s+mit\s+beschränkter\s+Haftung)?|Genossenschaft|Firma|Stiftung)\s+((?:[^,;()]|\([^()]{0,80}\)){2,120}?),\s+(?:mit\s+Sitz\s+)?in\s+([^,;(]{2,40}?)\s*,.{0,300}?Zweigniederlassung/su;

/**
 * The head office of a branch, from `headOffice` of the structured content, else from the text. Another firm's address is never read into the
 * branch: only its reference is kept. Nothing where no name and no number is printed.
 */
export function readHeadOffice(draft: Draft, path: string | null, clauses: readonly Clause[]): void {
  const structured = path === null ? [] : draft.fields.repeated(`${path}.headOffice`, ['name', 'uid']);
  for (const each of structured) {
    const firm = firmAt(draft, each);
    const span = (draft.fields.get(`${each}.name`) ?? draft.fields.get(`${each}.uid`))?.span;
    if (firm && span)
      relate(
        draft,
        each,
        { ...firm, seat: firm.seat ?? textOf(draft, clauses, 'headOfficeSeat')?.value ?? null },
        span,
      );
  }
  if (structured.length > 0) return;
  const told = fromClauses(draft, clauses) ?? fromSeat(draft, clauses) ?? fromSentence(draft);
  if (told) relate(draft, `${told.span.start}#relation`, told.firm, told.span);
}

function relate(draft: Draft, place: string, other: FirmReference, span: Span): void {
  draft.assert(place, { kind: 'RELATION', relation: { kind: 'HEAD_OFFICE', other, direction: 'FROM' }, span });
  draft.topics.add('BRANCH');
}

function fromClauses(draft: Draft, clauses: readonly Clause[]): { firm: FirmReference; span: Span } | null {
  const name = textOf(draft, clauses, 'headOfficeName');
  const seat = textOf(draft, clauses, 'headOfficeSeat');
  const printed = textOf(draft, clauses, 'headOfficeNumber');
  const number = printed ? printed.value.match(PRINTED_NUMBERS())?.[0] : undefined;
  if (name === null && number === undefined) return null;
  const spans = [name, seat, printed].filter((part) => part !== null).map(({ span }) => span);
  const span = { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) };
  const numbers = number === undefined ? NO_NUMBERS : withPrinted(draft, NO_NUMBERS, number, printed!.span);
  return { firm: { ...numbers, name: nameOf(draft, name), seat: seat?.value ?? null, legalForm: null }, span };
}

/** The name without its translations in brackets. */
function nameOf(draft: Draft, part: { span: Span } | null): string | null {
  return part === null ? null : splitName(draft.body, part.span.start, part.span.end).name.value;
}

function textOf(draft: Draft, clauses: readonly Clause[], kind: Clause['kind']): { value: string; span: Span } | null {
  const clause = clauses.find((each) => each.kind === kind);
  if (!clause) return null;
  const end = sentenceEnd(draft.body, clause.from, clause.to);
  const printed = draft.body.slice(clause.from, end).trimEnd();
  const value = bareValue(printed);
  return value === '' ? null : { value, span: { start: clause.from, end: clause.from + printed.length } };
}

/** `Nouvelle succursale d'une société anonyme avec siège principal à Y`. */
const BRANCH_WITH_SEAT =
  /[Nn]ouvelle\s+succursale\s+d[^.;]{1,80}?\savec\s+(?:siège|établissement)\s+(?:principal\s+)?à\s+(\p{Lu}[^.,;(]{1,40})/du;
const SEAT = /^\p{Lu}[^,;(]{1,40}?(?=\s*(?:[,;(]|$))(?:\s\((?!CH)[^()]{2,30}\))?/u;
const CALLED = /raison\s+(?:sociale|de\s+commerce)\s*:?\s+(\p{Lu}.{1,120})$/u;
const BRANCH = /^(.{2,120}?),?\s+(?:succursale|zweigniederlassung|filiale)(?!\p{L})/iu;

/**
 * `Siège principal: Y (CHE-...), sous la raison sociale: X`; where no name is printed, the branch's own before `succursale`: it must carry its head
 * office's (CO 952).
 */
function fromSeat(draft: Draft, clauses: readonly Clause[]): { firm: FirmReference; span: Span } | null {
  const sentence = BRANCH_WITH_SEAT.exec(draft.body.slice(0, 600))?.indices?.[1];
  const printed = textOf(draft, clauses, 'headOfficeSeat') ?? (sentence && { value: draft.body.slice(...sentence), span: { start: sentence[0], end: sentence[1] } }); // prettier-ignore
  const seat = printed ? (SEAT.exec(printed.value)?.[0] ?? null) : null;
  if (!printed || seat === null) return null;
  const own = BRANCH.exec(draft.subjects[0]?.name ?? '')?.[1]?.replace(new RegExp(String.raw`,?\s+${literal(seat)}$`, 'u'), ''); // prettier-ignore
  const name = CALLED.exec(printed.value)?.[1] ?? own;
  if (name === undefined) return null;
  const number = printed.value.match(PRINTED_NUMBERS())?.[0];
  const numbers = number === undefined ? NO_NUMBERS : withPrinted(draft, NO_NUMBERS, number, printed.span);
  return { firm: { ...numbers, name: tidy(name), seat: tidy(seat), legalForm: null }, span: printed.span };
}

const literal = (text: string): string => text.replace(/\s\(.*$/u, '').replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

function fromSentence(draft: Draft): { firm: FirmReference; span: Span } | null {
  const match = BRANCH_OF.exec(draft.body.slice(0, 1200));
  if (!match) return null;
  const start = match.index + match[0].indexOf(match[1]!);
  const firm = {
    ...NO_NUMBERS,
    name: tidy(match[1]!),
    seat: tidy(match[2]!),
    legalForm: null,
  };
  const seatAt = match[0].indexOf(match[2]!, match[0].indexOf(match[1]!) + match[1]!.length);
  return { firm, span: { start, end: match.index + seatAt + match[2]!.length } };
}
