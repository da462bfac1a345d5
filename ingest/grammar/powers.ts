import { enters, namesSomebody, type Line } from './lines.js';
import { interpret, masked, verbsOf } from './predicate.js';
import { readRows } from './rows.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const CHANGED =
  /^(?:les\s+pouvoirs|la\s+(?:signature|procuration)|le\s+mode\s+de\s+signature|le\s+droit\s+de\s+signature)\s+(?:des?\s+|d['’]|de\s+l['’]|du\s+)([^;]{3,600}?)\s*,?\s+(?:est|sont|a\s+été|ont\s+été)\s+modifiée?s?\s*[,;:]?\s*(?:(?:et|en\s+ce\s+sens\s+qu(?:e\s+|['’]))\s*)?(?:elles?|ils?|ceux-ci|celles?-ci|celui-ci|lequel|laquelle|lesquel(?:le)?s)(?=\s)/iu;

/** `Les pouvoirs de X, administratrice, sont modifiés en ce sens qu'elle signe ...`: the office is whom it points at by, the signature is new. */
export function changedPowers(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, body.end);
  const match = raw.length < 6_000 ? CHANGED.exec(raw) : null;
  if (!match) return null;
  const from = body.start + match[0].indexOf(match[1]!);
  const rows = readRows(skeleton, { start: from, end: from + match[1]!.length }, { prose: true });
  const after = body.start + match[0].length;
  const semicolon = text.slice(after, body.end).indexOf(';');
  const clause = { start: after, end: semicolon < 0 ? body.end : after + semicolon };
  const verb = verbsOf(masked(skeleton, clause), clause.start)[0];
  if (!verb || rows.length === 0 || !rows.every((row) => namesSomebody(text, row))) return null;
  for (const row of rows) row.stated.push(...row.roles.splice(0));
  const outcome = interpret(skeleton, verb, { start: verb.end, end: clause.end }, rows);
  if (outcome?.kind !== 'SETS' || !rows.every((row) => row.signature !== null)) return null;
  rows.at(-1)!.end = Math.max(rows.at(-1)!.end, clause.end);
  return rows.map(enters);
}
