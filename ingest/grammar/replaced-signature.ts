import type { Stretch } from './text.js';

const REPLACED =
  /^(?:(?:et|und|e)\s+)?(sa|ses|leurs?|seine|ihre|la sua|le sue|la loro|le loro)\s+((?:signature|procuration|einzel|kollektiv|firm[ae]|procur[ae])[^;,]{0,50}?)\s+(?:est|sont|wird|werden|wurden?|ist|sind|è|sono)\s+(?:(?:radiée?s?|éteinte?s?|erloschen|cancellat[aeoi]|estint[aeoi])\s+(?:et|und|ed?)\s+(?:(?:est|sont|wird|werden|è|sono)\s+)?)?(?:remplacée?s?\s+par|durch|in|sostituit[aeoi]\s+(?:da|dalla|con))\s+(?:la\s+|une?\s+|die\s+|eine\s+|una\s+)?((?:signature|procuration|einzel|kollektiv|firma|procura)[^;,]{0,80}?)(?:\s+(?:ersetzt|umgewandelt|geändert)(?:\s+worden)?)?$/diu;

/** `leur signature individuelle est remplacée par une signature collective à deux`: theirs, hers, or what may be either. */
export interface ReplacedSignature {
  whose: 'ONE' | 'SEVERAL' | 'EITHER';
  former: Stretch;
  now: Stretch;
}

/** A clause by which those named before it sign in another way; null where it is none. */
export function replacedSignature(text: string, clause: Stretch): ReplacedSignature | null {
  const match = REPLACED.exec(text.slice(clause.start, clause.end));
  if (!match?.indices) return null;
  const at = ([start, end]: [number, number]): Stretch => ({ start: clause.start + start, end: clause.start + end });
  const whose = /^(?:leurs?|l[ae] loro)$/i.test(match[1]!) ? 'SEVERAL' : /^ihre$/i.test(match[1]!) ? 'EITHER' : 'ONE';
  return { whose, former: at(match.indices[2]!), now: at(match.indices[3]!) };
}
