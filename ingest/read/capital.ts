import type { Draft } from './draft.js';
import type { Clause } from './clauses.js';
import { previousValue, skipBlanks } from './clauses.js';
import type { Span } from '../../src/core/index.js';
import { PRINTED_MONEY, decimal, printedMoney, type PrintedMoney } from './printed.js';

/** An amount in the text and where it stands. */
export interface MoneyPart extends PrintedMoney {
  span: Span;
  /** The amount before, from `[bisher: CHF 20'000.00]` or `porté de CHF 250'000 à`; null where none is printed. */
  previous: PrintedMoney | null;
}

const MONEY = new RegExp(PRINTED_MONEY, 'g');
/** `Augmentation du capital-actions porté de CHF 250'000 à CHF 270'000`; Italian `da ... a`, German `von ... auf`. Groups: two amounts. */
const RAISED = new RegExp(
  String.raw`(?:capital|kapital)[^.;:[\]]{0,120}?\b(?:de|von|da|wird von)\s+${PRINTED_MONEY}\s+(?:à|auf|a)\s+${PRINTED_MONEY}`,
  'iu',
);

/** `..., et reporté simultanément de CHF 0 à CHF 100'000`: a fall and a rise at once, of which the last amount holds. */
const AGAIN = new RegExp(
  String.raw`^[^.;[\]]{0,160}?\b(?:report[ée]|port[ée]|augment[ée]|erhöht|aumentat[oa]|riportat[oa])[^.;[\]]{0,40}?\s(?:de|von|da)\s+${PRINTED_MONEY}\s+(?:à|auf|a)\s+${PRINTED_MONEY}`,
  'iu',
);

function raisedAgain(first: RegExpExecArray, again: RegExpExecArray): MoneyPart | null {
  const money = printedMoney(`${again[3]} ${again[4]}`);
  if (money === null) return null;
  const end = first.index + first[0].length + again[0].trimEnd().length;
  const span = { start: end - `${again[3]}`.length - `${again[4]}`.trimEnd().length - 1, end };
  return { ...money, span, previous: printedMoney(`${first[1]} ${first[2]}`) };
}

/** The amount that opens a clause `Aktienkapital neu: CHF 100'000.00 [bisher: CHF 20'000.00].`, or follows a few words; null where none does. */
export function clauseMoney(draft: Draft, clause: Clause): MoneyPart | null {
  const from = skipBlanks(draft.body, clause.from);
  const text = draft.body.slice(from, Math.min(clause.to, from + 300));
  const match = /^[^\d[(]{0,40}?(?=(?:[A-Z]{3}|S?Fr\.)\s?\d)/.exec(text);
  const money = match ? printedMoney(text.slice(match[0].length)) : null;
  if (!match || money === null) return null;
  const start = from + match[0].length;
  const length = new RegExp(`^${PRINTED_MONEY}`).exec(draft.body.slice(start))![0].trimEnd().length;
  const before = previousValue(text);
  return { ...money, span: { start, end: start + length }, previous: before ? printedMoney(before.value) : null };
}

/** A rise or fall told in a sentence, with both amounts. */
export function raisedCapital(draft: Draft): MoneyPart | null {
  const match = RAISED.exec(draft.body);
  if (!match) return null;
  const again = AGAIN.exec(draft.body.slice(match.index + match[0].length));
  // `réduit de A à B, après avoir été augmenté ...`: what comes later in the sentence came before.
  if (again && !/(?<!\p{L})(?:après|nachdem|zuvor|dopo|précédemment)(?!\p{L})/iu.test(again[0])) return raisedAgain(match, again); // prettier-ignore
  const previous = printedMoney(`${match[1]} ${match[2]}`);
  const money = printedMoney(`${match[3]} ${match[4]}`);
  if (money === null) return null;
  const end = match.index + match[0].trimEnd().length;
  return { ...money, span: { start: end - `${match[3]}`.length - `${match[4]}`.trimEnd().length - 1, end }, previous };
}

/** The currency that the text prints with this very amount; the structured content has none (facts on the gazette's data). */
export function currencyOfAmount(draft: Draft, amount: string): { currency: string; span: Span } | null {
  MONEY.lastIndex = 0;
  for (let match = MONEY.exec(draft.body); match; match = MONEY.exec(draft.body)) {
    if (decimal(match[2]!) !== amount) continue;
    const start = match.index;
    return { currency: match[1]!.endsWith('.') ? 'CHF' : match[1]!, span: { start, end: start + match[1]!.length } };
  }
  return null;
}
