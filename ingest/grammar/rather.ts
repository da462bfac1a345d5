import { kindOf, type PartKind } from './kinds.js';
import { findRoles } from './roles.js';
import type { Stretch } from './text.js';

/** What never was so, or is no longer, and what is. */
export interface Rather {
  kind: 'NEVER' | 'PREVIOUSLY';
  never: Stretch;
  is: Stretch;
}

/** Verbs that deny: whatever is said instead stands behind them. */
export const DENIES = /^(?:n'est pas|ne sont pas|ne signe(?:nt)? pas|non è|non sono)$/;
const RATHER =
  /^(?<not>nicht\s+(?<more>(?:mehr|länger)\s+)?)?(?<never>[^;]{2,160}?),?\s+(?:mais|sondern|bensì|ma)\s+(?:(?:bien|en\s+réalité|in\s+realtà|vielmehr|richtigerweise|korrekterweise)\s+)?(?!(?:reste|demeure|bleib|est|sont|signe|conserve|garde|ist|sind|rimane|resta|è|sono|il|elle|er|sie)(?:nt?|n)?\s)(?<is>\p{L}.*)$/diu;
const ARTICLE = /^(?:l['’]|l[ae]\s|il\s|als\s|zu[mr]\s)\s*/iu;
const VALUES: ReadonlySet<PartKind> = new Set(['ROLE', 'SIGNATURE', 'RESIDENCE', 'ORIGIN', 'NATIONALITY']);

/** `n'est pas administrateur, mais directeur`, `wohnt nicht in Thun, sondern in Bern`: two values of one kind; null for anything else. */
export function ratherThan(text: string, verb: string, rest: Stretch): Rather | null {
  const raw = text.slice(rest.start, rest.end);
  const groups = DENIES.test(verb) || raw.startsWith('nicht ') ? RATHER.exec(raw)?.indices?.groups : undefined;
  if (!groups?.['never'] || !groups['is'] || (groups['not'] !== undefined) === DENIES.test(verb)) return null;
  const at = ([start, end]: [number, number]): Stretch => ({ start: rest.start + start, end: rest.start + end });
  const [never, is] = [withoutArticle(text, at(groups['never'])), withoutArticle(text, at(groups['is']))];
  const first = /^[^,]*/u.exec(text.slice(is.start, is.end))![0].length;
  const kind = valueKind(text, never);
  return kind !== null && kind === valueKind(text, { start: is.start, end: is.start + first })
    ? { kind: groups['more'] ? 'PREVIOUSLY' : 'NEVER', never, is }
    : null;
}

const withoutArticle = (text: string, { start, end }: Stretch): Stretch => ({
  start: start + (ARTICLE.exec(text.slice(start, end))?.[0].length ?? 0),
  end,
});

function valueKind(text: string, part: Stretch): PartKind | null {
  if (findRoles(text.slice(part.start, part.end))[0]?.start === 0) return 'ROLE';
  const { kind } = kindOf(text, part);
  return VALUES.has(kind) && kind !== 'ROLE' ? kind : null;
}
