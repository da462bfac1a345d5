import { enters, namesSomebody, type Line } from './lines.js';
import { kindOf } from './kinds.js';
import { partsOf } from './parts.js';
import { putValue } from './row.js';
import type { Skeleton } from './segment.js';
import { subjectRows } from './subject-rows.js';
import type { Stretch } from './text.js';

const FORMS: readonly RegExp[] = [
  /^(?<who>[^;]{4,200}?)\s+hat\s+(?:ihre|seine|die|den)\s+(?:firma|firmenbezeichnung|firmennamen|namen?|bezeichnung)\s+(?:neu\s+)?in\s+(?<name>[^;]{3,160}?)\s+(?:ab)?geändert$/diu,
  /^(?<who>[^;]{4,200}?)\s+(?:wurde|ist|wird)\s+(?:neu\s+)?in\s+(?<name>[^;]{3,160}?),?\s+(?:umfirmiert|umbenannt)(?:\s+worden)?$/diu,
  /^(?<who>[^;]{4,200}?)\s+ha\s+(?:modificato|cambiato|mutato)\s+(?:la\s+|il\s+)?(?:sua\s+|suo\s+|propria\s+|proprio\s+)?(?:ragione\s+sociale|ditta|denominazione|nome)\s+in\s+(?<name>[^;]{3,160})$/diu,
];

/** A participle that one of the forms has. */
const RENAMED = /geändert|umfirmiert|umbenannt|modificato|cambiato|mutato/i;

/** `Die Revisionsstelle A wurde in B, in Y (CHE-...), umfirmiert`: a firm in a role by its new name. Null where it is no such sentence. */
export function renamedFirm(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, body.end);
  if (raw.length > 500 || !RENAMED.test(raw)) return null;
  for (const form of FORMS) {
    const groups = form.exec(raw)?.indices?.groups;
    if (!groups?.who || !groups.name) continue;
    const at = ([start, end]: [number, number]): Stretch => ({ start: body.start + start, end: body.start + end });
    const rows = subjectRows(skeleton, at(groups.who));
    const [name, ...others] = partsOf(skeleton, at(groups.name)).parts;
    const [row] = rows ?? [];
    if (!row || rows!.length > 1 || !name || !namesSomebody(text, row)) return null;
    row.renamed = { start: name.start, end: name.end };
    for (const part of others) if (!putValue(text, row, kindOf(text, part), 'NAME')) row.unread.push(part);
    row.end = body.end;
    return [enters(row)];
  }
  return null;
}
