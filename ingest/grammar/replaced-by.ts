import { leaves, namesSomebody, type Line } from './lines.js';
import { readRows } from './rows.js';
import type { Row } from './row.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const ROMANCE =
  /^(?:(?:été|stat[oaie])\s+)?(?:(?:radiée?s?|cancellat[oaie]|radiat[oaie])\s+(?:et|ed?)\s+)?(?:remplacée?s?|sostituit[oaie])\s+((?:comme|en qualité d(?:e\s|['’])|en tant que|quale|quali|come|in qualità di)\s*[^,;]{3,60}?\s+)?(?:par|da|dall['’]|dal|dalla)\s*(?:(?:la|le|il)\s+|l['’])?(?=\p{Lu})/iu;
const GERMAN =
  /^(?:(?:gelöscht|gestrichen|ausgeschieden)\s+und\s+(?:wird\s+|wurde\s+)?)?(?:als\s+([^,;]{3,60}?)\s+)?(?:ersetzt\s+durch\s+|(?:durch|von)\s+(?=[^;]*?,?\s+ersetzt(?:\s+worden)?$))(?:(?:die|den|das|der)\s+)?(?=\p{Lu})/iu;

/** `A est remplacé comme président par B, de X, à Y`, `A wird durch B, in Y, ersetzt`: the office, where it is said, and who comes into it. */
export function replacedBy(raw: string, rest: Stretch): { office: Stretch | null; successor: Stretch } | null {
  const match = ROMANCE.exec(raw) ?? GERMAN.exec(raw);
  if (!match) return null;
  const at = match[1] === undefined ? -1 : match[0].indexOf(match[1]);
  const office = at < 0 ? null : { start: rest.start + at, end: rest.start + at + match[1]!.length };
  const tail = /,?\s+ersetzt(?:\s+worden)?$/iu.exec(raw)?.[0].length ?? 0;
  return { office, successor: { start: rest.start + match[0].length, end: rest.end - tail } };
}

/** Who leaves, and who comes into the same office; null where it says of none which one. */
export function replacement(
  skeleton: Skeleton,
  rows: readonly Row[],
  roles: Stretch[],
  by: Stretch,
): { gone: Line[]; successors: Row[] } | null {
  const { text } = skeleton;
  const office = [roles, rows[0]?.roles ?? [], rows[0]?.stated ?? []].find((some) => some.length > 0) ?? [];
  // `A, président, et B, secrétaire, sont remplacés par C et D`: who follows whom is not said.
  if (roles.length === 0 && rows.some((row) => row.roles.length > 0 && row.roles[0] !== office[0])) return null;
  const successors = readRows(skeleton, by, { prose: true });
  if (rows.length === 0 || successors.length === 0 || office.length === 0) return null;
  if (!successors.every((row) => namesSomebody(text, row))) return null;
  for (const row of successors) if (row.roles.length === 0) row.roles = [...office];
  return { gone: rows.map((row) => leaves(row, roles, null)), successors };
}
