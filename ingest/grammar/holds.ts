import { matchesOf } from '../../src/core/index.js';
import { apply } from './apply.js';
import { payload } from './predicate-parts.js';
import type { Row } from './row.js';
import type { Skeleton } from './segment.js';
import { PARTS } from './shares.js';
import type { Stretch } from './text.js';

const NOW = String.raw`(?:(?:désormais|maintenant|dorénavant|neu|nun|ora|en\s+outre)\s+)`;
const HOLDS = new RegExp(
  String.raw`^${NOW}?(?:chacune?\s+)?(?:titulaires?|porteurs?|propriétaires?|détenteurs?|associée?s?|inhaber(?:in)?|titolar[ei])?\s*(?:chacune?\s+)?(?:pour|de|d'|avec|von|mit|di|con|per)?\s*(?:une?|\d|deux|trois|quatre|cinq|dix|ein)`,
  'i',
);
/** `a désormais 60 parts`: the verb alone says nothing of what is held. */
const HAS_NOW = new RegExp(String.raw`^${NOW}(?:une?\s+seule\s+|une?\s|[\d'’]+\s)`, 'i');

/** Whether a predicate says how many shares somebody has. */
export function saysHolding(verb: string, raw: string): boolean {
  if (!PARTS.test(raw.slice(0, 90))) return false;
  if (/^(?:a|ont|ha|hanno)$/.test(verb)) return HAS_NOW.test(raw);
  return (
    /^(?:détien|poss|detiene|hält|halten|conserv|gard|mant|beh[äa]lt)/.test(verb) ||
    HOLDS.test(raw) ||
    RESPECTIVELY.test(raw)
  );
}

/** Gives the shares to whom they are said to be; false where they are somebody else's, too. */
export function holds(skeleton: Skeleton, rest: Stretch, rows: readonly Row[]): boolean {
  const raw = skeleton.text.slice(rest.start, rest.end);
  if (AND_ANOTHER.test(raw) || COUNT_IN_BRACKETS.test(raw)) return false;
  const inTurn = RESPECTIVELY.exec(raw);
  if (inTurn) return holdInTurn(skeleton, rest, inTurn, rows);
  const lead = LEAD.exec(raw)![0].length;
  const parts = payload(skeleton, { start: rest.start + lead, end: rest.end }, rows);
  apply(skeleton, parts, rows, 'NAME');
  return true;
}
const LEAD = new RegExp(
  String.raw`^${NOW}?(?:chacune?\s+)?(?:(?:titulaires?|porteurs?|propriétaires?|détenteurs?)\s+(?:de\s+|d')?)?`,
  'i',
);

/** `détient 150 parts et B, de X, à Y, nouvel associé, 50 parts`: somebody else's, for whom the verb is not printed again. */
const AND_ANOTHER = /\s(?:et|und|ed?)\s\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+,/u;

/** `hält neu 15 (bisher 10) Stammanteile`: which count is whose is left unread. */
const COUNT_IN_BRACKETS = /\d\s\([^)]{0,30}\d\)\s+(?:stamm|part|quot)/iu;

/** `titulaires respectivement de 50 et 30 parts de CHF 200`: as many numbers as there are people, in their order. */
const RESPECTIVELY =
  /^(?:\p{L}+\s+){0,2}(?:respectiv\p{L}+|rispettivamente)\s+(?:(?:titulaires?|porteurs?|titolari)\s+)?(?:d[ei]\s+|d['’]|mit\s+|con\s+)?(?<counts>\d[\d'’]*(?:\s+\p{L}+)?(?:(?:,\s+|\s+(?:et|und|ed?)\s+)(?:d[ei]\s+)?\d[\d'’]*)+)\s+(?:parts?|quote|stammanteile)(?:\s+sociales)?(?:\s+(?:de|da|zu(?:\s+je)?)\s+(?<nominal>(?:CHF|EUR)\s*\d[\d'’.]*\d|(?:CHF|EUR)\s*\d))?/diu;

function holdInTurn(skeleton: Skeleton, rest: Stretch, match: RegExpExecArray, rows: readonly Row[]): boolean {
  const { counts, nominal } = match.indices!.groups!;
  const numbers = matchesOf(/\d[\d'’]*/g, skeleton.text.slice(rest.start + counts![0], rest.start + counts![1]));
  if (numbers.length !== rows.length) return false;
  const at = (from: number, to: number): Stretch => ({ start: rest.start + from, end: rest.start + to });
  rows.forEach((row, index) => {
    const from = counts![0] + numbers[index]!.index;
    row.bought = { count: at(from, from + numbers[index]![0].length), nominal: nominal ? at(...nominal) : null };
  });
  return true;
}
