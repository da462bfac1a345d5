/** Counting firms the naive way: what an engine's companyCounts is compared with. */
import { addDays, holdsAt, isSeat, knownAt, type Clocks, type CompanyStateRow, type EventRow, type FirmUnit, type Holds } from '../../src/core/index.js'; // prettier-ignore
import type { CompanyCountRequest } from '../../engines/graph/contract.js';
import { holdsBeside } from './holds-beside.js';
import { liesAt, saysSo } from './reference-words.js';

/** Uids of firms that count, and how many may, of those that the viewer sees. */
export function referenceCounts(
  firms: readonly FirmUnit[],
  events: readonly EventRow[],
  { canton, seat, address, legalForm, purpose, status, happened, away, arrived, also, clocks }: CompanyCountRequest,
) {
  const stateAt = (unit: FirmUnit, at: Clocks) => {
    const order = (row: CompanyStateRow) => [row.from.date ?? '0000-00-00', row.fromPublished].join(' ');
    const known = unit.states.map((row, seq) => ({ row, seq, holds: holdsAt(row, at) }));
    known.sort((a, b) => (order(b.row) < order(a.row) ? -1 : order(b.row) > order(a.row) ? 1 : b.seq - a.seq));
    return known.find(({ holds }) => holds === 'HELD') ?? known.find(({ holds }) => holds === 'UNKNOWN') ?? null;
  };
  const verdicts = firms.map((unit): [string, Holds] => {
    const now = stateAt(unit, clocks);
    const days = happened === null ? [{ day: clocks.asOf, sure: true }] : happenedOn(events, unit, happened, clocks);
    const beside = also.map(({ order, negated, ...asked }) => ({ order, negated, others: happenedOn(events, unit, asked, clocks) })); // prettier-ignore
    const found = days.flatMap((one): Holds[] => {
      const { day } = one;
      const others = holdsBeside(one, beside);
      if (others.includes('NOT_HELD')) return [];
      const told = one.sure && !others.includes('UNKNOWN');
      const there = stateAt(unit, { ...clocks, asOf: day });
      const before = stateAt(unit, { ...clocks, asOf: addDays(day, -1) });
      const then = away === true ? before : there;
      const across = away === true ? there : arrived === true ? before : null;
      const crossed = across !== null || (away ?? arrived ?? false);
      if (crossed && across?.row.canton === canton) return [];
      const sure = told && !(crossed && (across?.row.canton ?? null) === null);
      if (then === null || (canton !== null && then.row.canton !== canton)) return [];
      if (seat !== null && !isSeat(then.row.seat, seat)) return [];
      if (legalForm !== null && then.row.legalForm !== legalForm) return [];
      if (address !== null && !liesAt(then.row.address ?? '', address)) return [];
      if (purpose !== null && !saysSo(then.row.purpose ?? '', purpose)) return [];
      if (happened === null || status !== null) {
        const own = now?.row.status;
        if (now === null || (status === null ? own === 'DELETED' : own !== status)) return [];
        return [sure && now.holds === 'HELD' && (status !== null || own !== 'UNKNOWN') ? 'HELD' : 'UNKNOWN'];
      }
      return [sure ? 'HELD' : 'UNKNOWN'];
    });
    return [unit.company.uid, found.includes('HELD') ? 'HELD' : found.length > 0 ? 'UNKNOWN' : 'NOT_HELD'];
  });
  const uids = verdicts.flatMap(([uid, holds]) => (holds === 'HELD' ? [uid] : [])).sort();
  return { uids, unknown: verdicts.filter(([, holds]) => holds === 'UNKNOWN').length };
}

function happenedOn(
  events: readonly EventRow[],
  unit: FirmUnit,
  { topic, by, from, to }: NonNullable<CompanyCountRequest['happened']>,
  { asOf, knownOn }: Clocks,
) {
  // prettier-ignore
  const status = { BANKRUPTCY: 'BANKRUPT', LIQUIDATION: 'IN_LIQUIDATION', DELETED: 'DELETED' }[topic as string];
  const inside = (day: string) => (from === null || day >= from) && (to === null || day < to);
  const published = by === 'PUBLICATION_DATE';
  if (status === undefined) {
    const own = new Set(
      unit.edges.filter(({ kind }) => kind === 'HAS_EVENT').map(({ publicationId }) => publicationId),
    );
    return events
      .filter((row) => own.has(row.publicationId) && row.topics.includes(topic) && row.knownFrom <= knownOn)
      .filter((row) => row.state === 'PUBLISHED')
      .map((row) => ({
        day: row.legalDate.date ?? row.publicationDate,
        on: row.publicationDate,
        sure: row.legalDate.kind === 'EXACT',
      }))
      .filter(({ day, on }) => day <= asOf && inside(published ? on : day));
  }
  const rows = unit.states.filter((row) => knownAt(row, knownOn));
  const order = (row: CompanyStateRow) => [row.from.date ?? '0000-00-00', row.fromPublished].join(' ');
  rows.sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
  return rows.flatMap((row, at) => {
    const before = rows[at - 1];
    if (row.status !== status || (before?.status === status && before.to.date === row.from.date)) return [];
    const { date, kind } = row.from;
    if (published) return (date ?? '') <= asOf && inside(row.fromPublished) ? [{ day: date ?? asOf, sure: kind === 'EXACT' }] : []; // prettier-ignore
    if (date === null) return [{ day: asOf, sure: false }];
    if (kind !== 'EXACT') return date <= asOf && (from === null || date >= from) ? [{ day: date, sure: false }] : [];
    return date <= asOf && inside(date) ? [{ day: date, sure: true }] : [];
  });
}
