import type { Slot } from '../words/slots.js';
import { cantonRun } from '../names/canton-run.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** What a note is headed by: the kind of work it is written for, and of what. Nothing of it is asked. */
const HEAD =
  /^(?:kontrolle|prufung|uberprufung|abklarung|nachtrag|akte|dossier|fall|notiz|aktennotiz|bericht|inkasso|chronik|kyc|aml|compliance|due|diligence|controle|verification|dossier|recouvrement|chronique|note|rapport|memo|affaire|verific(?:a|he)|controllo|pratica|fascicolo|relazione|incasso|cronaca|nota|rapporto|audit|check|review|file|case|desk|report|debt|collection|confronto|comparaison|vergleich|comparison)$/;
/** Words that say of what kind it is. */
const KIND =
  /^(?:intern[aeo]?|interne[rs]?|internal|routine|judiciaire|giudiziari[ao]|lie|liee|collegat[oa]|correlat[eio]|parti|parties|related|kyc|aml|compliance|su|sur|uber|zu|on|re|con|avec|mit|with|betreffend|dossier|relazione|bericht|rapport|note|nota)$/;
const ASKS: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'SIGNATURE', 'TOPIC', 'COUNTING', 'STATUS'];
const MOST = 5;

/** `Bankruptcies in canton Zug in 2020: total?`: what is counted stands before it. */
export function withoutTotal(reading: Reading): Reading {
  const { tokens, question } = reading;
  const [before, last] = tokens.slice(-2);
  const total = last !== undefined && before !== undefined && TOTAL.test(last.folded) && /[.:,–—-]/.test(question.slice(before.span.end, last.span.start));
  const counted = tokens.some((token) => slotOf(token)?.type === 'TOPIC') && !tokens.slice(0, -1).some((token) => slotOf(token)?.type === 'COUNTING');
  return total && counted ? { ...reading, tokens: tokens.slice(0, -1) } : reading;
} // prettier-ignore
const TOTAL = /^(?:total|totale|gesamt|insgesamt|anzahl|nombre|numero|number|count|wieviele|combien|quanti|quante)$/;

/** `2022, Geneva: number of deletions?`: where it is counted stands before it, as a canton's name alone. */
export function withPlaceHead(reading: Reading): Reading {
  const { tokens, question } = reading;
  const end = tokens.findIndex(({ span }, at) => at > 0 && /[:–—]/.test(question.slice(tokens[at - 1]!.span.end, span.start)));
  if (end < 1 || end > MOST || !tokens.slice(end).some((token) => COUNTS.includes(slotOf(token)?.type ?? 'FILLER'))) return reading;
  const at = tokens.slice(0, end).findIndex((token, index) => slotOf(token) === null && cantonRun(tokens, index) !== null);
  const run = at < 0 ? null : cantonRun(tokens, at);
  const isRest = (token: TaggedToken, index: number) => (run !== null && index >= at && index < at + run.length) || OF_HEAD.includes(slotOf(token)?.type ?? 'MEASURE');
  if (run === null || at + run.length > end || !tokens.slice(0, end).every(isRest)) return reading;
  const slot = (index: number): Slot => (index === at ? { type: 'CANTON', canton: run.canton } : { type: 'FILLER' });
  return { ...reading, tokens: tokens.map((token, index) => (index >= at && index < at + run.length ? { ...token, slot: slot(index), guess: null } : token)) };
} // prettier-ignore
const COUNTS: readonly Slot['type'][] = ['COUNTING', 'TOPIC'];
const OF_HEAD: readonly Slot['type'][] = ['TIME', 'FILLER'];

/** `KYC check, file X. The board on 3 May 2020.`: without what the note is headed by, where what stands behind it asks for something. */
export function withoutHeading(reading: Reading): Reading {
  const { tokens, question } = reading;
  let end = 0;
  while (end < Math.min(MOST, tokens.length) && (HEAD.test(tokens[end]!.folded) || (end > 0 && KIND.test(tokens[end]!.folded)))) end++;
  const next = tokens[end];
  if (end === 0 || next === undefined) return reading;
  const mark = tokens.slice(1, end + 1).map(({ span }, at) => question.slice(tokens[at]!.span.end, span.start)).join('');
  // Before a name, without a mark, what asks for something does.
  const named = next.capital && slotOf(next) === null && tokens.slice(0, end).every((token) => !ASKS.includes(slotOf(token)?.type ?? 'FILLER'));
  const asks = tokens.slice(end).some((token) => ASKS.includes(slotOf(token)?.type ?? 'FILLER'));
  if (!asks || !(/[:.,;–—]/.test(mark) || named)) return reading;
  return { ...reading, tokens: tokens.map((token, at): TaggedToken => (at < end ? { ...token, slot: { type: 'FILLER' }, guess: null } : token)) };
} // prettier-ignore
