import { aroundNumbers, matchesOf } from '../../src/core/index.js';
import type { FirmReference, RelationAssertion, Span } from '../../src/core/index.js';
import { carriedOn } from './carried-on.js';
import type { Draft } from './draft.js';
import {
  GIVES,
  IS_DEMERGER,
  IS_MERGER,
  IS_TRANSFER,
  LEAD_IN,
  SUCCESSION_HINT,
  TAKES,
} from './lexicon/succession-phrases.js';
import { holdsNumber, NO_NUMBERS, sharesNumber, withPrinted } from './numbers.js';
import { tidy } from './printed.js';

const CARRIED_ON = /weitergeführt|fortge(?:führt|setzt)|continuée|poursuivie?|continuata|proseguita/u;

type Kind = RelationAssertion['kind'];

/** A firm with its number behind it: `X AG, in Bern (CHE-123.456.789)`; the seat may stand behind the number too. */
const NUMBERED = aroundNumbers(
  ({ printedLoosely }) => new RegExp(String.raw`\(?\s*(?:[A-Z]{2,4}\s)?(${printedLoosely})\s*\)?`, 'gu'),
);
/** ... and without: a name, a place and the end of the phrase. */
const UNNUMBERED =
  /(\S[^;()[\]]{1,120}?),\s+(?:in|à|a)\s+(\p{Lu}[\p{L}\s.'’/-]{1,40}?(?:\s\([A-Z]{2}\))?)(?=\s*[,.;(]|\s+(?:über|gemäss|selon|secondo|par|per|und|et|e|infolge|sowie|an|zu)\b|$)/gu;

/**
 * Mergers, demergers and transfers of assets told in these sentences, with the other firm of each. `ending`: the notice deletes the firm, so that
 * a merger can only have taken it over.
 */
export function readSuccessions(draft: Draft, sentences: readonly Span[], ending: boolean): void {
  for (const sentence of sentences) {
    const text = draft.body.slice(sentence.start, sentence.end);
    const heir = CARRIED_ON.test(text) ? carriedOn(draft, text, sentence.start) : null;
    if (heir) {
      const relation = { kind: 'ASSET_TRANSFER' as const, other: heir.firm, direction: 'TO' as const };
      draft.assert(`${heir.span.start}#relation`, { kind: 'RELATION', relation, span: heir.span });
      continue;
    }
    if (!SUCCESSION_HINT.test(text)) continue;
    const kind = kindOf(text);
    if (kind === null) continue;
    const direction = directionOf(text, kind, ending);
    for (const { firm, span } of otherFirms(draft, text, sentence.start)) {
      if (draft.subjects.some((subject) => sharesNumber(subject, firm))) continue;
      draft.assert(`${span.start}#relation`, { kind: 'RELATION', relation: { kind, other: firm, direction }, span });
    }
  }
}

function kindOf(text: string): Kind | null {
  if (IS_DEMERGER.test(text)) return 'DEMERGER';
  if (IS_MERGER.test(text)) return 'MERGER';
  return IS_TRANSFER.test(text) || GIVES.test(text) ? 'ASSET_TRANSFER' : null;
}

/** FROM: the other gives to the firm of the notice; TO: it takes from it. */
function directionOf(text: string, kind: Kind, ending: boolean): 'FROM' | 'TO' {
  if (ending && kind === 'MERGER') return 'TO';
  const gives = GIVES.exec(text)?.index ?? Infinity;
  const takes = TAKES.exec(text)?.index ?? Infinity;
  if (gives === takes) return ending ? 'TO' : 'FROM';
  return gives < takes ? 'TO' : 'FROM';
}

interface Found {
  firm: FirmReference;
  span: Span;
}

function otherFirms(draft: Draft, text: string, offset: number): Found[] {
  const found: Found[] = [];
  let from = 0;
  for (const match of matchesOf(NUMBERED(), text)) {
    const named = nameBefore(text.slice(from, match.index));
    const end = match.index + match[0].length;
    const span = { start: offset + from + (named?.at ?? match.index - from), end: offset + end };
    const behind = (named?.seat ?? null) === null ? seatBehind(text.slice(end)) : null;
    const firm = { name: named?.name ?? null, seat: named?.seat ?? behind, legalForm: null };
    found.push({ firm: { ...firm, ...withPrinted(draft, NO_NUMBERS, match[1]!, span) }, span });
    from = end;
  }
  if (found.length > 0) return found.filter(({ firm }) => firm.name !== null || holdsNumber(firm));
  for (const match of matchesOf(UNNUMBERED, text)) {
    const named = nameAfterLeadIn(match[1]!);
    if (named === null) continue;
    const span = { start: offset + match.index + named.at, end: offset + match.index + match[0].length };
    found.push({
      firm: { name: named.name, seat: tidy(match[2]!), ...NO_NUMBERS, legalForm: null },
      span,
    });
  }
  return found;
}

/** Name and seat that end the stretch before a number: `... der X AG, in Bern ` or `... der X AG `. */
function nameBefore(text: string): { name: string; seat: string | null; at: number } | null {
  const place = /,?\s+(?:in|à|a)\s+(\p{Lu}[^,;()[\]]{1,40}?(?:\s\([A-Z]{2}\))?)\s*,?\s*$/u.exec(text);
  const named = nameAfterLeadIn(place ? text.slice(0, place.index) : text.trimEnd().replace(/,$/, ''));
  return named === null ? null : { ...named, seat: place ? tidy(place[1]!) : null };
}

/** The name behind the last words that lead in to one; quotes are no part of it. */
function nameAfterLeadIn(text: string): { name: string; at: number } | null {
  let at = -1;
  for (const match of matchesOf(LEAD_IN, text)) {
    const end = match.index + match[0].length;
    if (/^["«„“'’]?[\p{Lu}\p{N}]/u.test(text.slice(end, end + 2)) || /^\p{Ll}\S*\s+\S/u.test(text.slice(end))) at = end;
  }
  if (at < 0) return null;
  const quoted = /^["«„“]\s*/.exec(text.slice(at));
  const start = at + (quoted ? quoted[0].length : 0);
  const name = tidy(text.slice(start).replace(/["»”“]\s*$/, ''));
  return name === '' || name.length > 160 ? null : { name, at: start };
}

function seatBehind(text: string): string | null {
  const match = /^,?\s+(?:in|à|a)\s+(\p{Lu}[\p{L}.'’/-]*(?:[\s-]\p{Lu}[\p{L}.'’/-]*)*(?:\s\([A-Z]{2}\))?)/u.exec(text);
  return match ? match[1]! : null;
}
