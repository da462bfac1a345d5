import { LANGUAGES, type IsoDate, type Language } from '../../../src/core/index.js';
import { PASSAGE_KINDS, type PassageKind } from '../contract.js';

/** Dates, kinds and languages as numbers, which a vector search can filter by. 0: none. */
export function dayNumber(date: IsoDate | null): number {
  return date === null ? 0 : Number(date.replaceAll('-', ''));
}
export function kindNumber(kind: PassageKind): number {
  return PASSAGE_KINDS.indexOf(kind) + 1;
}
export function languageNumber(language: Language | null): number {
  return language === null ? 0 : LANGUAGES.indexOf(language) + 1;
}

export function vectorBytes(vector: Float32Array): Uint8Array {
  return new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
}
