import { apply } from './apply.js';
import { changedCosigner } from './cosigner.js';
import { officeBehind } from './in-place.js';
import type { Outcome } from './outcome.js';
import { payload } from './predicate-parts.js';
import { findRoles } from './roles.js';
import { setSignature, type Row } from './row.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const COMES_AS =
  /^continu(?:ent?|a(?:no)?)\s+(?:comme|en qualité d(?:e\s|['’])|d['’]être\s|quale\s|come\s|ad\s+essere\s)/i;
const AS_OFFICE = /^zeichne[nt]\s+(?:(?:neu|nun|nunmehr|jetzt|weiterhin)\s+)?als\s+/iu;

const AS_BEFORE =
  /^(?:zeichne[nt]\s+(?:weiterhin\s+)?wie\s+bisher|signe(?:nt)?\s+comme\s+(?:jusqu['’]ici|précédemment|auparavant)|firma(?:no)?\s+come\s+(?:finora|sinora|prima))$/iu;

/** What a verb of signing says of its subjects: an office it names with the signature, and who else signs. */
export function signs(skeleton: Skeleton, stretch: Stretch, rows: readonly Row[]): Outcome | null {
  const parts = payload(skeleton, stretch, rows);
  // `continue les affaires sous la raison individuelle`: nobody signs by that.
  const said = skeleton.text.slice(stretch.start, stretch.end);
  // `zeichnet wie bisher`: nothing new.
  if (AS_BEFORE.test(said)) return { kind: 'SETS' };
  if (/^continu/.test(said) && !COMES_AS.test(said) && !/sign|procur|à être|firma/i.test(said)) return null;
  // `continuent comme associés avec signature individuelle`: the office, then the signature.
  const goesOn =
    parts[0] && parts[0].kind === 'ROLE' && COMES_AS.test(skeleton.text.slice(parts[0].start, parts[0].end));
  if (goesOn) return apply(skeleton, parts, rows, 'NAME') ? { kind: 'SETS' } : null;
  const asOffice = parts[0] && parts[1] ? AS_OFFICE.exec(skeleton.text.slice(parts[0].start, parts[0].end)) : null;
  const gained = asOffice && { start: parts[0]!.start + asOffice[0].length, end: parts[0]!.end };
  if (gained && findRoles(skeleton.text.slice(gained.start, gained.end))[0]?.start === 0) {
    for (const row of rows) row.roles.push(gained);
    parts.shift();
  }
  const first = parts[0];
  const office = first ? officeBehind(skeleton.text, first) : null;
  if (first && office) {
    for (const row of rows)
      (/^(?:continue|bleib|weiterhin)/i.test(skeleton.text.slice(first.start, first.end)) ? row.kept : row.roles).push(
        office.role,
      );
    first.end = office.before;
  }
  for (const row of first ? rows : []) {
    if (row.signature) row.earlier.push({ ...row.signature, kind: 'SIGNATURE', valueStart: row.signature.start });
    setSignature(skeleton.text, row, first!);
  }
  const cosigner = first ? changedCosigner(skeleton, first, parts.slice(1)) : null;
  if (cosigner) return { kind: 'SETS', further: [cosigner] };
  apply(skeleton, parts.slice(1), rows, 'SIGNATURE');
  return { kind: 'SETS' };
}
