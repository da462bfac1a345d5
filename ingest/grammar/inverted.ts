import { followUps, leaves, namesSomebody, type Line } from './lines.js';
import { findRoles } from './roles.js';
import { readRows } from './rows.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

/** `Infolge Todes ist A ausgeschieden`, `Aus dem Vorstand ist die Präsidentin A zurückgetreten`: in German the subject stands behind its verb where an occasion comes first. */
const INVERTED =
  /^(?<lead>(?:infolge|zufolge|wegen|nach|durch|per|seit|mit|am|auf|aus|ferner|zudem|ausserdem|gleichzeitig|ebenfalls|weiter)(?!\p{L})[^;:()]{0,80}?)\s?(?<![\p{L}])(?:ist|sind)\s+(?<who>[^;:]{4,160}?),?\s+(?<gone>(?:(?:als|aus)\s[^,;:]{3,60}?\s)?(?:ausgeschieden|zurückgetreten|ausgetreten|verstorben|gestorben)|nicht\smehr\s[^,;:]{3,80})$/diu;

const LEAD =
  /(?:[Ii]nfolge|[Zz]ufolge|[Ww]egen|[Nn]ach|[Dd]urch|[Pp]er|[Ss]eit|[Mm]it|[Aa]m|[Aa]u[fs]|[Ff]erner|[Zz]udem|[Aa]usserdem|[Gg]leichzeitig|[Ee]benfalls|[Ww]eiter)\s/y;

function mayInvert(text: string, start: number): boolean {
  LEAD.lastIndex = start;
  return LEAD.test(text);
}

/** Whoever leaves in such a clause; null where it is none. */
export function inverted(skeleton: Skeleton, clause: Stretch): Line[] | null {
  const { text } = skeleton;
  if (clause.end - clause.start > 400 || !mayInvert(text, clause.start)) return null;
  const { main, signature } = followUps(text, clause);
  const match = INVERTED.exec(text.slice(main.start, main.end));
  const groups = match?.indices?.groups;
  if (!groups) return null;
  const at = ([start, end]: [number, number]): Stretch => ({ start: main.start + start, end: main.start + end });
  const rows = readRows(skeleton, at(groups['who']!), { prose: true });
  if (rows.length === 0 || !rows.every((row) => namesSomebody(text, row))) return null;
  // The clause is theirs from its first word on.
  rows[0]!.start = main.start;
  rows.at(-1)!.end = main.end;
  const offices = [at(groups['gone']!), at(groups['lead']!)].flatMap((said) => officeIn(text, said)).slice(0, 1);
  return rows.map((row) => {
    const roles = [row.roles, row.stated, offices].find((some) => some.length > 0) ?? [];
    row.leaves = roles.length === 0;
    return leaves(row, roles, signature);
  });
}

function officeIn(text: string, { start, end }: Stretch): Stretch[] {
  const roles = findRoles(text.slice(start, end));
  const [first, last] = [roles[0], roles.at(-1)];
  return first && last ? [{ start: start + first.start, end: start + last.end }] : [];
}
