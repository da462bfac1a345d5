import { findRoles } from './roles.js';
import type { Row } from './row.js';
import type { Skeleton } from './segment.js';
import { subjectRows } from './subject-rows.js';
import type { Stretch } from './text.js';

/** What an earlier entry got wrong: of whom, and the offices that were never held; a signature struck by mistake has none. */
export interface Mistake {
  clause: Stretch;
  rows: Row[];
  wrong: Stretch | null;
}

const FR = String.raw`(?:par\s+(?:erreur|inadvertance|mégarde)|à\s+tort|erronément)`;
const DE = String.raw`(?:irrtümlich(?:erweise)?|versehentlich|fälschlich(?:erweise)?|aus\s+versehen)`;
const IT = String.raw`(?:per\s+errore|erroneamente)`;
const IN_FR = String.raw`(?:inscrit|nommé|élu|désigné|publié|indiqué|mentionné)e?s?`;
const IN_DE = String.raw`(?:eingetragen|publiziert|aufgeführt|bezeichnet|ernannt|gewählt)(?:\s+worden)?`;
const IN_IT = String.raw`(?:iscritt|nominat|elett|indicat|pubblicat)[oaie]`;
const AS_FR = String.raw`(?:(?:comme|en\s+qualité\s+de|en\s+qualité\s+d['’]|en\s+tant\s+que)\s*)?`;
const WHO = String.raw`(?<who>[^;]{3,160}?)`;
const OFFICE = String.raw`(?<office>[^;]{3,80}?)`;
const pattern = (source: string): RegExp => new RegExp(`^${source}$`, 'diu');

const ENTERED: readonly RegExp[] = [
  pattern(String.raw`c['’]est\s+${FR}\s+qu(?:e\s+|['’])${WHO}\s+(?:a|ont)\s+été\s+${IN_FR}\s+${AS_FR}${OFFICE}`),
  pattern(String.raw`${WHO}\s+(?:(?:a|ont)\s+été|est|sont)\s+(?:${IN_FR}\s+)?${FR}\s+(?:${IN_FR}\s+)?${AS_FR}${OFFICE}`),
  pattern(String.raw`${WHO}\s+(?:(?:a|ont)\s+été|est|sont)\s+${IN_FR}\s+${AS_FR}${OFFICE}\s+${FR}`),
  pattern(String.raw`${WHO}\s+(?:ist|sind|wurden?|war(?:en)?)\s+${DE}\s+(?:als|zu[mr])\s+${OFFICE}\s+${IN_DE}`),
  pattern(String.raw`${DE}\s+(?:ist|sind|wurden?|war(?:en)?)\s+${WHO}\s+(?:als|zu[mr])\s+${OFFICE}\s+${IN_DE}`),
  pattern(String.raw`${WHO}\s+(?:è|sono)\s+stat[oaie]\s+(?:${IN_IT}\s+)?${IT}\s+(?:${IN_IT}\s+)?(?:(?:quale|quali|come|in\s+qualità\s+di)\s+)?${OFFICE}`),
  pattern(String.raw`${IT}\s+${WHO}\s+(?:è|sono)\s+stat[oaie]\s+${IN_IT}\s+(?:(?:quale|quali|come|in\s+qualità\s+di)\s+)?${OFFICE}`),
]; // prettier-ignore

const STRUCK: readonly RegExp[] = [
  pattern(String.raw`c['’]est\s+${FR}\s+qu(?:e\s+|['’])(?:(?:les\s+pouvoirs|la\s+(?:signature|procuration)[^;]{0,40}?)\s+(?:de\s+|d['’]))?${WHO}\s+(?:a|ont)\s+été\s+(?:radié|éteint|supprimé)\p{L}*`),
  pattern(String.raw`die\s+(?:löschung|streichung)\s+(?:der\s+\p{L}*(?:unterschrift|prokura)\p{L}*(?:\s+zu\s+\p{L}+)?\s+)?(?:von\s+|des\s+|der\s+)?${WHO}\s+(?:ist|war|erfolgte|wurde)\s+${DE}(?:\s+(?:erfolgt|vorgenommen|eingetragen)(?:\s+worden)?)?`),
  pattern(String.raw`${IT}\s+(?:(?:la\s+(?:firma|procura)[^;]{0,40}?)\s+di\s+)?${WHO}\s+(?:è|sono)\s+stat[oaie]\s+(?:cancellat|radiat|estint)[oaie]`),
]; // prettier-ignore

/** `A a été inscrit par erreur comme président`, `C'est par erreur que les pouvoirs de A ont été radiés`: what follows says what is right. */
export function mistaken(skeleton: Skeleton, clause: Stretch): Mistake | null {
  const { text } = skeleton;
  const raw = text.slice(clause.start, clause.end);
  if (raw.length > 400 || !saysMistaken(raw)) return null;
  for (const expression of [...ENTERED, ...STRUCK]) {
    const indices = expression.exec(raw)?.indices?.groups;
    if (!indices?.who) continue;
    const at = ([start, end]: [number, number]): Stretch => ({ start: clause.start + start, end: clause.start + end });
    const rows = subjectRows(skeleton, at(indices.who));
    if (!rows || rows.length === 0) continue;
    if (!indices.office) return { clause, rows, wrong: null };
    const office = at(indices.office);
    const roles = findRoles(text.slice(office.start, office.end));
    if (roles[0]?.start === 0) return { clause, rows, wrong: { start: office.start, end: office.start + roles.at(-1)!.end } };
  }
  return null;
} // prettier-ignore

const MISTAKEN = new RegExp(String.raw`(?<!\p{L})(?:${FR}|${DE}|${IT})(?!\p{L})`, 'iu');

/** In every form of it is one of these. */
const MAY_BE_MISTAKEN = /err|inadv|mégarde|tort|irrt|verseh|fälsch/i;

/** Whether a clause tells of a mistake, outside its brackets. */
export function saysMistaken(raw: string): boolean {
  return MAY_BE_MISTAKEN.test(raw) && MISTAKEN.test(raw) && MISTAKEN.test(raw.replace(/\([^()]*\)/gu, ''));
}

/** Whether a sentence says that somebody's office or signature was entered or struck by mistake. */
export function speaksOfMistake(raw: string): boolean {
  return raw.length < 2_000 && saysMistaken(raw) && (findRoles(raw).length > 0 || SIGNING.test(raw));
}
const SIGNING = /signature|procuration|pouvoirs|unterschrift|prokura|(?<!\p{L})firma(?!\p{L})|procura/iu;
