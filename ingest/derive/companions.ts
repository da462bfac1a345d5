import type { MandateRow, Profile } from '../../src/core/index.js';
import type { Group } from './groups.js';

const MOST = 64;
/** How many neighbours in time are looked at: keeps a firm of thousands linear. */
const WINDOW = 128;

/** The hub keys of those who served beside each profile, nearest in time of entry first where there are too many. */
export function addCompanions(
  groups: readonly Group[],
  profiles: readonly Profile[],
  mandates: readonly [string, MandateRow][],
): void {
  const indexOf = new Map<string, number>();
  groups.forEach((group, index) => group.seen.forEach(({ row }) => indexOf.set(row.mentionId, index)));
  const spans = profiles.map((profile) => ({ profile, start: profile.firstSeen, end: profile.lastSeen }));
  for (const [, mandate] of mandates) {
    const index = indexOf.get(mandate.mentionId);
    if (index === undefined) continue;
    const span = spans[index]!;
    if (mandate.from.date !== null && mandate.from.date < span.start) span.start = mandate.from.date;
    const end = mandate.to.kind === 'OPEN' ? '9999-12-31' : (mandate.to.date ?? span.end);
    if (end > span.end) span.end = end;
  }
  spans.sort((a, b) => (a.start === b.start ? (a.profile.id < b.profile.id ? -1 : 1) : a.start < b.start ? -1 : 1));
  spans.forEach((span, index) => {
    const found = new Set<string>();
    const meet = (other: (typeof spans)[number]): void => {
      if (other.start > span.end || other.end < span.start) return;
      for (const hub of other.profile.hubKeys) if (found.size < MOST) found.add(hub);
    };
    for (let step = 1; step <= WINDOW && found.size < MOST; step++) {
      const [earlier, later] = [spans[index - step], spans[index + step]];
      if (earlier === undefined && (later === undefined || later.start > span.end)) break;
      if (earlier !== undefined) meet(earlier);
      if (later !== undefined) meet(later);
    }
    span.profile.companions = [...found].sort();
  });
}
