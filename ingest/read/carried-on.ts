import { aroundNumbers, legalFormInName } from '../../src/core/index.js';
import type { FirmReference, Span } from '../../src/core/index.js';
import type { Draft } from './draft.js';
import { NO_NUMBERS, withPrinted } from './numbers.js';
import { tidy } from './printed.js';

const PLACE = String.raw`(?:,\s+(?:in|à|a)\s+(\p{Lu}[^,;()]{1,40}?(?:\s\([A-Z]{2}\))?))?`;
const PATTERN = aroundNumbers(
  ({ printedLoosely }) =>
    new RegExp(
      String.raw`(?:(?:[Gg]eschäft|[Bb]etrieb|[Uu]nternehmen)\s+(?:wird|wurde)\s+(?:von|durch)\s+(?:de[rm]|die|das)\s+|(?:affaires|exploitation)\s+(?:sont|est)\s+(?:continuée?s|continuée|poursuivie?s?)\s+par\s+(?:la\s+société\s+)?|(?:attività|azienda)\s+è\s+(?:continuata|proseguita)\s+dalla\s+)(\p{Lu}[^,;()]{2,100}?)(?:\s*\(?\s*(${printedLoosely})\s*\)?)?${PLACE}(?:\s*\(?\s*(${printedLoosely})\s*\)?)?,?\s*(?:(?:weiter|fort)(?:geführt|gesetzt)|$)`,
      'du',
    ),
);

/** `Das Geschäft wird von der X GmbH, in Y, weitergeführt`: the firm that a business goes to; null where whoever carries it on is no firm. */
export function carriedOn(draft: Draft, text: string, offset: number): { firm: FirmReference; span: Span } | null {
  const match = PATTERN().exec(text.replace(/\.\s*$/u, ''));
  const [from, to] = match?.indices?.[1] ?? [0, 0];
  if (!match || legalFormInName(match[1]!) === null) return null;
  const number = match.slice(2).find((part) => part !== undefined && /\d{3}/u.test(part));
  const seat = match.slice(2).find((part) => part !== undefined && /^\p{Lu}\p{Ll}/u.test(part));
  const span = { start: offset + from, end: offset + to };
  const numbers = number === undefined ? NO_NUMBERS : withPrinted(draft, NO_NUMBERS, number, span);
  return {
    firm: { ...numbers, name: tidy(match[1]!), seat: seat === undefined ? null : tidy(seat), legalForm: null },
    span,
  };
}
