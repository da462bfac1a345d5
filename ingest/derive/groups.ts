import { compareMentions, type MentionRow } from '../../src/core/index.js';
import { knownBetween, type History } from './epochs.js';
import { mentionRow, type Line } from './lines.js';

/** A line with its row for identity; `evidence` false for cancelled notices and names that were never right. */
export interface Seen {
  line: Line;
  row: MentionRow;
  living: boolean;
  evidence: boolean;
  /** Counts today; false for cancelled notices only. What a line with a wrong name says of origin and residence may be right all the same. */
  standing: boolean;
}

export interface Group {
  seen: Seen[];
  hubs: Set<string>;
  origins: Set<string>;
  residences: Set<string>;
}

/** Lines that met one row of what stands today are one group; each line of a cancelled notice is one by itself. */
export function groupsOf(companyUid: string, history: History): { living: Group[]; cancelled: Group[] } {
  const groups = new Map<string, Group>();
  const cancelled: Group[] = [];
  const { people } = history.fold;
  const neverRight = wrongNames(history);
  history.sorted.forEach((notice, rank) => {
    const between = knownBetween(notice);
    const withdrawn = between === null ? notice.header.publicationDate : between[1];
    for (const line of history.steps.linesOf(rank)) {
      if (line.mention.subject !== 'PERSON') continue;
      const standing = withdrawn === null && history.standing.has(rank);
      const row = mentionRow(line, companyUid, withdrawn);
      const seen: Seen = {
        line,
        row,
        living: withdrawn === null,
        evidence: standing && !neverRight.has(line.mentionId),
        standing,
      };
      if (!standing) {
        cancelled.push(groupOf(seen));
        continue;
      }
      const key = people.person.get(line.mentionId) ?? line.mentionId;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, groupOf(seen));
      else absorb(group, groupOf(seen));
    }
  });
  return { living: [...groups.values()], cancelled };
}

/** Lines whose name a correction took back: they stay with their person but are no evidence of what anybody is called. */
function wrongNames({ fold: { people } }: History): Set<string> {
  const wrong = new Set<string>();
  for (const [mentionId, { action }] of people.acted.entries())
    if (action === null && people.replaced.get(mentionId) === undefined) wrong.add(mentionId);
  return wrong;
}

function groupOf(seen: Seen): Group {
  const { line } = seen;
  const bridged = line.mention.previous?.kind === 'PREVIOUSLY';
  const hubs = new Set([line.hub]);
  if (bridged && line.previousHub !== null) hubs.add(line.previousHub);
  const origins = new Set(line.origins);
  if (bridged) for (const origin of line.previousOrigins) origins.add(origin);
  return { seen: [seen], hubs, origins, residences: new Set(line.residence === null ? [] : [line.residence]) };
}

/** Cancelled and wrong lines join as mentions, not as evidence. */
export function absorb(target: Group, group: Group): void {
  target.seen.push(...group.seen);
  if (target.seen.some(({ evidence }) => evidence) && !group.seen.some(({ evidence }) => evidence)) return;
  for (const hub of group.hubs) target.hubs.add(hub);
  for (const origin of group.origins) target.origins.add(origin);
  for (const residence of group.residences) target.residences.add(residence);
}

export function byFirstMention(a: Group, b: Group): number {
  return compareMentions(first(a), first(b));
}

function first(group: Group): MentionRow {
  return group.seen.reduce((least, { row }) => (compareMentions(row, least) < 0 ? row : least), group.seen[0]!.row);
}
