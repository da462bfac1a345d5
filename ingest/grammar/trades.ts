import { areNationalities } from '../../src/core/index.js';
import type { Part, PartKind } from './kinds.js';
import type { Row } from './row.js';
import { isLower } from './text.js';

/** Trades that begin with a capital, as German writes them. */
const TRADE =
  /^(?:(?:dipl|eidg|lic)\.\s)*\p{L}*(?:kauf(?:mann|frau)|landwirt|meister|ingenieur|architekt|techniker|treuhänder|zeichner|arzt|ärztin|anwalt|anwältin|lehrer|mechaniker|schreiner|drogist|apotheker|hausfrau|rentner|unternehmer|ökonom|gastwirt)(?:in)?$/iu;
/** `l'Abbaye`, `s-Hertogenbosch`: a place all the same. */
const PLACE = /^(?:l['’]|d['’]|la |le |les |lo |'?s-|den |der |san |von |de |da )\s?\p{Lu}/iu;

/** `von Bern, landwirt, in Thun`: between where somebody is from and lives stands no office and no place; a trade, which no entry keeps. */
export function isTrade(
  text: string,
  row: Row,
  last: PartKind | 'NAME',
  part: Part,
  next: PartKind | undefined,
): boolean {
  if (part.kind !== 'UNKNOWN' || part.fresh === true || row.residence !== null) return false;
  if ((last !== 'ORIGIN' && last !== 'NATIONALITY') || next !== 'RESIDENCE') return false;
  const raw = text.slice(part.start, part.end);
  if (areNationalities(raw)) return false;
  return TRADE.test(raw) || (isLower(text.charCodeAt(part.start)) && raw.length > 3 && !PLACE.test(raw));
}
