import {
  compareMentions,
  compareText,
  type MentionRow,
  type Profile,
  type PersonRow,
  type PossiblySameRow,
} from '../../src/core/index.js';
import type { Commonness } from './commonness.js';
import { compare } from './compare.js';
import type { Edge } from './contract.js';
import type { Partition } from './partition.js';
import { isLiving, type Prepared } from './prepared.js';
import { latest, operatorReason, reasonsOf } from './reasons.js';
import type { Ruling } from './rulings.js';
import { MAX_POSSIBLY_SAME, WEIGHTS } from './weights.js';

interface Component {
  prepared: readonly Prepared[];
  commonness: Commonness;
  partition: Partition;
}
type Link = PersonRow['links'][number];

/** One row a person, by uid. Links span it: every mention to the first of its profile, and the accepted edges between profiles. */
export function personRows(input: Component & { accepted: readonly Edge[]; forced: readonly Ruling[] }): PersonRow[] {
  const { prepared, partition } = input;
  const links = new Map<number, Link[]>();
  const add = (at: number, link: Link) => {
    const list = links.get(partition.root(at));
    if (list) list.push(link);
    else links.set(partition.root(at), [link]);
  };
  for (const ruling of input.forced)
    add(ruling.a, linkOf(prepared[ruling.a]!, prepared[ruling.b]!, WEIGHTS.OPERATOR, [operatorReason(ruling)]));
  for (const { a, b, points } of input.accepted)
    add(a, linkOf(prepared[a]!, prepared[b]!, points, reasonsBetween(input, a, b)));
  const rows = partition.groups().map((group) => {
    const sides = group.map((index) => prepared[index]!);
    const mentions = sides.flatMap((side) => side.mentions).sort(compareMentions);
    const inside = [...sides.flatMap(rowLinks), ...(links.get(partition.root(group[0]!)) ?? [])];
    return { uid: uidOf(group, prepared), mentions, links: inside.sort(byEnds), scope: sides[0]!.profile.scope };
  });
  return rows.sort((a, b) => compareText(a.uid, b.uid));
}

/** Somebody who meets nobody, as most do: nothing is to be compared. */
export function rowOfOne(profile: Profile): PersonRow {
  const mentions = [...profile.mentions].sort(compareMentions);
  const lead = mentions.find(isLiving) ?? mentions[0]!;
  return { uid: lead.mentionId, mentions, links: rowLinks({ lead, mentions }).sort(byEnds), scope: profile.scope };
}

/** The pairs of people that no evidence decides: the best edge between each two, at most MAX_POSSIBLY_SAME for one person. */
export function possiblySameRows(input: Component & { edges: readonly Edge[] }): PossiblySameRow[] {
  const { prepared, partition } = input;
  const uids = new Map(partition.groups().map((group) => [partition.root(group[0]!), uidOf(group, prepared)]));
  const count = new Map<number, number>();
  const seen = new Set<string>();
  const rows: PossiblySameRow[] = [];
  for (const edge of input.edges) {
    const [left, right] = [partition.root(edge.a), partition.root(edge.b)];
    if (left === right || !partition.mayJoin(left, right)) continue;
    const [a, b] = [uids.get(left)!, uids.get(right)!].sort(compareText) as [string, string];
    if (seen.has(`${a} ${b}`)) continue;
    seen.add(`${a} ${b}`);
    const [leftCount, rightCount] = [count.get(left) ?? 0, count.get(right) ?? 0];
    if (leftCount >= MAX_POSSIBLY_SAME && rightCount >= MAX_POSSIBLY_SAME) continue;
    count.set(left, leftCount + 1).set(right, rightCount + 1);
    const contested = edge.contested ? [{ code: 'CONTESTED' as const, on: [] }] : [];
    const reasons = reasonsOf(contested, prepared[edge.a]!, prepared[edge.b]!);
    rows.push({ a, b, score: edge.points, reasons: [...reasonsBetween(input, edge.a, edge.b), ...reasons] });
  }
  return rows.sort((x, y) => compareText(x.a, y.a) || compareText(x.b, y.b));
}

function reasonsBetween({ prepared, commonness }: Component, a: number, b: number) {
  const [left, right] = [prepared[a]!, prepared[b]!];
  return reasonsOf(compare(left, right, commonness)?.evidence ?? [], left, right);
}

function uidOf(group: readonly number[], prepared: readonly Prepared[]): string {
  const leads = group.map((index) => prepared[index]!.lead).sort(compareMentions);
  return (leads.find(isLiving) ?? leads[0]!).mentionId;
}

function linkOf(a: Prepared, b: Prepared, score: number, reasons: Link['reasons']): Link {
  const [left, right] = [a.lead, b.lead].sort(compareMentions) as [MentionRow, MentionRow];
  return { a: left.mentionId, b: right.mentionId, score, reasons };
}

/** Every later mention to the first one of its row. Under another name it rests on the notice that first printed that name here. */
function rowLinks(side: Pick<Prepared, 'lead' | 'mentions'>): Link[] {
  const { lead } = side;
  const rest = side.mentions.filter((mention) => mention !== lead);
  return rest.map((mention) => {
    const renamed = mention.hubKey !== lead.hubKey;
    const named = side.mentions.find((other) => other.hubKey === mention.hubKey) ?? mention;
    const publishedLatest = latest(mention.publicationDate, named.publicationDate);
    const reason = renamed
      ? { code: 'BISHER_NAME', text: 'one row of one firm, under a former and a later name', publishedLatest }
      : { code: 'SAME_FIRM_ROW', text: 'one row of one firm', publishedLatest };
    return { a: lead.mentionId, b: mention.mentionId, score: WEIGHTS.SAME_FIRM_ROW, reasons: [reason] };
  });
}

function byEnds(x: Link, y: Link): number {
  return compareText(x.a, y.a) || compareText(x.b, y.b);
}
