import type { FirmStatus, Span, StatusCause } from '../../src/core/index.js';
import type { Draft } from './draft.js';
import { takenBack } from './clauses.js';
import { saysLiquidation } from './lexicon/firm-names.js';
import {
  BANKRUPTCY_PHRASES, IN_LIQUIDATION, LIQUIDATION_OVER, LIQUIDATION_PHRASES, MOVED_ABROAD, REENTRY_PHRASES, SEAT_MOVED, STATUS_HINT, type StatusPhrase,
} from './lexicon/status-phrases.js'; // prettier-ignore

interface Said {
  cause: StatusCause;
  status: FirmStatus;
  span: Span;
}

/** The firm's name after the notice, and where it stands. */
interface Name {
  value: string;
  span: Span;
}

const CHANGES = 'transaction.update.changements.statusChanged';

/** The switches of `statusChanged` by what they mean. `suspension`, `reapplication` and `summary` say nothing that the text does not. */
const SWITCHES: readonly { path: string; cause: StatusCause; status: FirmStatus }[] = [
  { path: 'bankruptcy.revocation', cause: 'BANKRUPTCY_REVOKED', status: 'ACTIVE' },
  { path: 'bankruptcy.cancellation', cause: 'BANKRUPTCY_REVOKED', status: 'ACTIVE' },
  { path: 'bankruptcy.dismissal', cause: 'BANKRUPTCY_SUSPENDED', status: 'BANKRUPT' },
  { path: 'bankruptcy.dissolution', cause: 'BANKRUPTCY_OPENED', status: 'BANKRUPT' },
  { path: 'liquidation.revocation', cause: 'LIQUIDATION_REVOKED', status: 'ACTIVE' },
  { path: 'liquidation.dissolution.nonExceptional', cause: 'LIQUIDATION_OPENED', status: 'IN_LIQUIDATION' },
  { path: 'liquidation.dissolution.or731b', cause: 'LIQUIDATION_OPENED', status: 'IN_LIQUIDATION' },
  { path: 'liquidation.dissolution.hregv153b', cause: 'LIQUIDATION_OPENED', status: 'IN_LIQUIDATION' },
  { path: 'reentry', cause: 'REENTERED', status: 'ACTIVE' },
];

/**
 * What a change (HR02) does to the firm's status. The switches tell the kind; where the text tells it too, the assertion's place is the sentence.
 * Without switches the text alone counts, then the name. `sentences`: those outside purpose and person lists.
 */
export function readStatusChange(
  draft: Draft,
  sentences: readonly Span[],
  name: Name | null,
  nameWas: string | null,
): void {
  const told = readPhrases(draft, sentences);
  const switched = readSwitches(draft);
  const said =
    switched.length > 0 ? switched.map((each) => told.find(({ cause }) => cause === each.cause) ?? each) : told;
  for (const { cause, status, span } of said) {
    const named = status === 'ACTIVE' && name !== null && saysLiquidation(name.value);
    const still = named && wordsIn(draft, sentences, LIQUIDATION_OVER) === null;
    draft.assert(String(span.start), { kind: 'STATUS_SET', cause, status: still ? 'IN_LIQUIDATION' : status, span });
  }
  if (said.length > 0 || name === null) return;
  if (saysLiquidation(name.value)) {
    draft.assert(`${name.span.start}#status`, {
      kind: 'STATUS_SET',
      cause: 'NAME_SAYS_LIQUIDATION',
      status: 'IN_LIQUIDATION',
      span: name.span,
    });
  } else if (nameWas !== null && saysLiquidation(nameWas)) {
    draft.assert(`${name.span.start}#status`, {
      kind: 'STATUS_SET',
      cause: 'LIQUIDATION_REVOKED',
      status: 'ACTIVE',
      span: name.span,
    });
  }
}

/** A first entry: founded, or entered again, or taken over from another register; the last says nothing of the status. */
export function readStatusOfEntry(draft: Draft, sentences: readonly Span[], name: Name | null, movedIn: boolean): void {
  const again = firstSaid(draft, sentences, REENTRY_PHRASES);
  const status: FirmStatus = name !== null && saysLiquidation(name.value) ? 'IN_LIQUIDATION' : 'ACTIVE';
  const registration = draft.fields.get('transaction.registration');
  const span = again?.span ?? registration?.span ?? name?.span ?? { start: 0, end: draft.publication.bodyLength };
  if (again) draft.assert(String(span.start), { kind: 'STATUS_SET', cause: 'REENTERED', status, span });
  else if (!movedIn && status === 'ACTIVE') {
    draft.assert(registration?.path ?? `${span.start}#founded`, { kind: 'STATUS_SET', cause: 'FOUNDED', status, span });
  } else if (status === 'IN_LIQUIDATION') {
    draft.assert(`${span.start}#status`, { kind: 'STATUS_SET', cause: 'NAME_SAYS_LIQUIDATION', status, span });
  }
}

/** A deletion (HR03): of the firm, or of its entry in this one register because the seat moved to another canton. */
export function readDeletion(draft: Draft, sentences: readonly Span[], name: Name | null): void {
  const moved = movedSentence(draft, sentences);
  const deletion = draft.fields.get('transaction.delete.deletionDate');
  if (moved) {
    draft.assert(String(moved.start), {
      kind: 'STATUS_SET',
      cause: 'DELETED_HERE_MOVED',
      status: 'ACTIVE',
      span: moved,
    });
    return;
  }
  readStatusBefore(draft, sentences, name);
  const span = deletion?.span ?? deletionWords(draft, sentences) ?? { start: 0, end: draft.publication.bodyLength };
  draft.assert(deletion?.path ?? `${span.start}#deleted`, {
    kind: 'STATUS_SET',
    cause: 'DELETED',
    status: 'DELETED',
    span,
  });
}

/** What a deletion tells of the time before it: a bankruptcy that ended, or a liquidation, which its name or its text says. */
function readStatusBefore(draft: Draft, sentences: readonly Span[], name: Name | null): void {
  const bankruptcy = sentences.some(({ start, end }) => STATUS_HINT.test(draft.body.slice(start, end)))
    ? firstSaid(draft, sentences, BANKRUPTCY_PHRASES)
    : null;
  if (bankruptcy !== null && bankruptcy.cause !== 'BANKRUPTCY_REVOKED') {
    const { cause, status, span } = bankruptcy;
    draft.assert(String(span.start), { kind: 'STATUS_SET', cause, status, span });
    return;
  }
  const named = name !== null && saysLiquidation(name.value) ? name.span : null;
  const span = named ?? wordsIn(draft, sentences, IN_LIQUIDATION);
  if (span === null) return;
  draft.assert(`${span.start}#status`, {
    kind: 'STATUS_SET',
    cause: 'NAME_SAYS_LIQUIDATION',
    status: 'IN_LIQUIDATION',
    span,
  });
}

/** The words that say the seat moved inside the country; null for none. */
export function movedSentence(draft: Draft, sentences: readonly Span[]): Span | null {
  for (const { start, end } of sentences) {
    const sentence = draft.body.slice(start, end);
    const match = SEAT_MOVED.exec(sentence);
    if (match && !MOVED_ABROAD.test(sentence))
      return { start: start + match.index, end: start + match.index + match[0].length };
  }
  return null;
}

/** `Sitzverlegung: bisher in X`, `Transfert de siège: précédemment à X`, `Trasferimento della sede: finora in X`, `Verlegung des Sitzes von X nach Y`. */
const MOVED_FROM =
  /(?:bisher|vorher|zuvor|vormals|précédemment|jusqu['’]ici|auparavant|anciennement|finora|in\s+precedenza|precedentemente)\s+(?:in|à|au|a|ad)\s+(\p{Lu}[^.;:,]{1,60}?)(?=\s*(?:[.;:,]|$))|(?:Sitz(?:es)?|siège|sede)\s+(?:von|de|d['’]|da)\s*(\p{Lu}[^.;:,]{1,60}?)\s+(?:nach|à|au|a|ad)\s+\p{Lu}/u;

/** The seat that a firm came from, as a sentence of another register's first entry prints it; null where none does. */
export function seatBefore(draft: Draft, sentences: readonly Span[]): Span | null {
  for (const { start, end } of sentences) {
    const sentence = draft.body.slice(start, Math.min(end, start + 400));
    const moved = SEAT_MOVED.test(sentence) ? MOVED_FROM.exec(sentence) : null;
    const seat = moved?.[1] ?? moved?.[2];
    if (seat === undefined) continue;
    const at = start + moved!.index + moved![0].indexOf(seat);
    return { start: at, end: at + seat.length };
  }
  return null;
}

const DELETION = /gelöscht|erloschen|Löschung|radiée?s?\b|radiation|cancellat[oa]|cancellazione|radiat[oa]/u;

function deletionWords(draft: Draft, sentences: readonly Span[]): Span | null {
  return wordsIn(draft, sentences, DELETION);
}

function wordsIn(draft: Draft, sentences: readonly Span[], words: RegExp): Span | null {
  for (const { start, end } of sentences) {
    const match = words.exec(draft.body.slice(start, end));
    if (match) return { start: start + match.index, end: start + match.index + match[0].length };
  }
  return null;
}

function readSwitches(draft: Draft): Said[] {
  const on: Said[] = [];
  for (const { path, cause, status } of SWITCHES) {
    const field = draft.fields.get(`${CHANGES}.${path}`);
    if (field?.value === 'true' && !on.some((each) => each.cause === cause))
      on.push({ cause, status, span: field.span });
  }
  return on;
}

/** One of each group at most: bankruptcy, else liquidation, and a re-entry. */
function readPhrases(draft: Draft, sentences: readonly Span[]): Said[] {
  if (!sentences.some(({ start, end }) => STATUS_HINT.test(draft.body.slice(start, end)))) return [];
  const bankruptcy = firstSaid(draft, sentences, BANKRUPTCY_PHRASES);
  const liquidation = bankruptcy === null ? firstSaid(draft, sentences, LIQUIDATION_PHRASES) : null;
  const again = firstSaid(draft, sentences, REENTRY_PHRASES);
  return [bankruptcy, liquidation, again].filter((said) => said !== null);
}

function firstSaid(draft: Draft, sentences: readonly Span[], phrases: readonly StatusPhrase[]): Said | null {
  for (const { cause, status, pattern } of phrases) {
    for (const { start, end } of sentences) {
      const match = pattern.exec(draft.body.slice(start, end));
      if (!match || takenBack(draft.body, start + match.index) !== null) continue;
      return { cause, status, span: { start: start + match.index, end: start + match.index + match[0].length } };
    }
  }
  return null;
}
