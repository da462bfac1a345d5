import { isPlaceKind, kindOf, type Part } from './kinds.js';
import { isGiven, wordsOf } from './name-words.js';
import { endsInGiven, isFirmName, isNameLike } from './names.js';
import type { Row } from './row.js';
import type { Stretch } from './text.js';

/** `X, Präsident, neu mit Einzelunterschrift`: the signature is a part of its own, and the word stands alone. */
export const ONLY_NEW = /^(?:neu|nun|nunmehr|jetzt|maintenant|désormais|dorénavant|nouvellement|ora|adesso)$/i;

/** `jedoch nicht mit Muster, Anna`: the given name of whom the signature's limit names by the surname. */
export function namesCosigner(text: string, { signature }: Row, part: Stretch): boolean {
  const [first] = wordsOf(text, part);
  if (!signature || !first || !isGiven(first.folded)) return false;
  return COSIGNER.test(text.slice(Math.max(signature.start, signature.end - 80), signature.end));
}
/** A limit of a signature that ends in a name. */
const COSIGNER =
  /(?<!\p{L})(?:mit|avec|con|und|oder|et|ou|ed?|o)\s+(?:\p{Ll}{1,5}\s+){0,2}\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u;

export function isNameOnly(text: string, start: number, end: number): boolean {
  const part = kindOf(text, { start, end });
  return part.kind === 'UNKNOWN' && (isNameLike(text, part) || isFirmName(text.slice(start, end)));
}

/** `Treuhand Muster, Probst & Co.`: a further part of a firm's name. */
export function isFirmPart(text: string, row: Row, part: Stretch): boolean {
  return (
    isFirmName(text.slice(part.start, part.end)) && /[-–,&]|treuhand|revision/i.test(text.slice(row.start, part.end))
  );
}

/** `von Emmen in Luzern`: origin and residence without the comma between them. */
export function placesIn(text: string, part: Part): Part[] {
  const match = /\s+(?:in|à)\s+(?=\p{Lu})/u.exec(text.slice(part.valueStart, part.end));
  if (!match) return [part];
  const end = part.valueStart + match.index;
  return [{ ...part, end }, kindOf(text, { start: end + (/^\s+/.exec(match[0])?.[0].length ?? 0), end: part.end })];
}

/** `Dupont Jean, de Mestral Guy et Roux Lea ne sont plus ...`: a particle, not an origin, where a given name ends it and no place follows. */
export function namesAnother(text: string, part: Part, next: Part | undefined): boolean {
  if (part.kind !== 'ORIGIN' || !endsInGiven(text, part)) return false;
  if (!next || next.fresh) return true;
  return next.kind === 'ORIGIN' ? endsInGiven(text, next) : !isPlaceKind(next.kind) && next.kind !== 'COUNTRY';
}
