/** The read contract done the naive way over plain arrays: what an engine is compared with. Slow, short, and without an index. */
import { referenceCounts } from './reference-counts.js';
import {
  endKnownOn, eventUid, holdsAt, knownAt,
  type Clocks, type CompanyRow, type EventRow, type FirmUnit, type Holds, type IsoDate, type MentionRow, type RelationKind, type Role, type Unit,
} from '../../src/core/index.js'; // prettier-ignore
import type { CompanyCountRequest } from '../../engines/graph/contract.js';

export interface ReferenceMandate {
  uid: string;
  companyUid: string;
  holderUid: string;
  role: Role;
  holds: Holds;
  from: string;
}
export interface ReferenceLink {
  kind: RelationKind;
  from: string;
  to: string;
  holds: Holds;
  fact: string;
}
type Person = { uid: string; mentions: MentionRow[]; scope: string };

export function referenceGraph(units: Iterable<Unit>, tenantId: string) {
  const all = [...units];
  const firms = all.filter((unit) => unit.unit === 'firm');
  const holders = new Map(all.filter((unit) => unit.unit === 'holder').map((unit) => [unit.key, unit]));
  const persons: Person[] = all.filter((unit) => unit.unit === 'identity').flatMap((unit) => unit.persons);
  const events: EventRow[] = all.filter((unit) => unit.unit === 'event').map((unit) => unit.event);
  const weak = [...holders.values()].flatMap((unit) => (unit.weak === null ? [] : [unit.weak]));
  const companies = new Map<string, CompanyRow>();
  for (const company of [...weak, ...firms.map((unit) => unit.company)]) companies.set(company.uid, company);
  const sees = (scope: string) => scope === 'public' || scope === tenantId;
  const personOf = new Map(persons.flatMap((person) => person.mentions.map(({ mentionId }) => [mentionId, person])));
  const visibleFirms = firms.filter((unit) => sees(unit.company.scope));

  /** Null where hidden. */
  const companyOfKey = (key: string): string | null => {
    const uid = holders.get(key)?.companyUid;
    if (uid === undefined) return key;
    const company = companies.get(uid);
    return company && !sees(company.scope) ? null : uid;
  };
  const lineHolder = (unit: FirmUnit, mention: string): string | null => {
    const entered = unit.holders.find((holder) => holder.mention.mentionId === mention);
    if (entered) return companyOfKey(entered.holderKey);
    const person = personOf.get(mention);
    if (!person) return mention;
    return sees(person.scope) ? person.uid : null;
  };
  const isNode = (uid: string) => companies.has(uid) || persons.some((person) => person.uid === uid);

  function mandates(clocks: Clocks, at: 'CLOCKS' | 'HISTORY'): ReferenceMandate[] {
    const rows = visibleFirms.flatMap((unit) =>
      unit.mandates.flatMap((row) => {
        const holds = holdsAt(row, clocks);
        if (at === 'CLOCKS' ? holds === 'NOT_HELD' : !knownAt(row, clocks.knownOn)) return [];
        const holderUid = lineHolder(unit, row.mentionId);
        if (holderUid === null) return [];
        return [
          {
            uid: row.uid,
            companyUid: row.companyUid,
            holderUid,
            role: row.role,
            holds,
            from: row.from.date ?? '0000-00-00',
          },
        ];
      }),
    );
    return rows.sort((a, b) => (a.from + a.uid < b.from + b.uid ? -1 : 1));
  }

  function links(clocks: Clocks, kinds: readonly RelationKind[]): ReferenceLink[] {
    const found: ReferenceLink[] = kinds.includes('MANDATE')
      ? mandates(clocks, 'CLOCKS').map((row) => ({
          kind: 'MANDATE',
          from: row.holderUid,
          to: row.companyUid,
          holds: row.holds,
          fact: row.uid,
        }))
      : [];
    for (const unit of visibleFirms) {
      for (const row of unit.relations) {
        const [from, to] = [companyOfKey(row.fromHolder), companyOfKey(row.toHolder)];
        const holds = holdsAt(row, clocks);
        if (holds === 'NOT_HELD' || !kinds.includes(row.kind) || from === null || to === null) continue;
        found.push({ kind: row.kind, from, to, holds, fact: row.uid });
      }
    }
    return found.filter(({ from, to }) => from !== to && isNode(from) && isNode(to));
  }

  /** Distinct people in each firm, or distinct firms in which each firm holds a role: surely, and beside that perhaps; `within`: roles in these firms alone. */
  function tops(
    metric: 'PEOPLE' | 'MANDATES_HELD',
    clocks: Clocks,
    roles?: readonly Role[],
    within?: ReadonlySet<string>,
  ) {
    const pairs = new Map<string, Map<string, boolean>>();
    for (const { companyUid, holderUid, role, holds } of mandates(clocks, 'CLOCKS')) {
      if (within?.has(companyUid) === false) continue;
      const isCompany = companies.has(holderUid);
      const isKey = !isCompany && [...holders.keys()].includes(holderUid);
      const [owner, other] = metric === 'PEOPLE' ? [companyUid, holderUid] : [holderUid, companyUid];
      if ((roles && !roles.includes(role)) || isKey || isCompany === (metric === 'PEOPLE')) continue;
      if (metric === 'MANDATES_HELD' && !isCompany) continue;
      const others = pairs.get(owner) ?? new Map<string, boolean>();
      pairs.set(owner, others.set(other, others.get(other) === true || holds === 'HELD'));
    }
    return [...pairs]
      .map(([uid, others]) => ({ uid, value: [...others.values()].filter(Boolean).length, all: others.size }))
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value || (a.uid < b.uid ? -1 : 1))
      .map(({ uid, value, all }) => ({ uid, value: String(value), unknown: all - value }));
  }

  return {
    mandates,
    links,
    tops,
    stateHolds(companyUid: string, clocks: Clocks): Holds | null {
      const unit = visibleFirms.find(({ company }) => company.uid === companyUid);
      const holds = (unit?.states ?? []).map((row) => holdsAt(row, clocks));
      return holds.includes('HELD') ? 'HELD' : holds.includes('UNKNOWN') ? 'UNKNOWN' : null;
    },
    /** Uid and how it held, of every visible company with a state, by uid. */
    companies(clocks: Clocks): [string, Holds][] {
      return visibleFirms
        .map(({ company }): [string, Holds | null] => [company.uid, this.stateHolds(company.uid, clocks)])
        .filter((row): row is [string, Holds] => row[1] !== null)
        .sort(([a], [b]) => (a < b ? -1 : 1));
    },
    companyCounts: (request: CompanyCountRequest) =>
      referenceCounts(visibleFirms, events.filter(({ scope }) => sees(scope)), request), // prettier-ignore
    historyLength(companyUid: string, knownOn: IsoDate): number {
      const unit = visibleFirms.find(({ company }) => company.uid === companyUid);
      return (unit?.states ?? []).filter((row) => knownAt(row, knownOn) && endKnownOn(row, knownOn)).length;
    },
    /** The mentions that a person's state, citizenship and residence are read from. */
    personMentions(personUid: string, { asOf, knownOn }: Clocks): (string | null)[] {
      const person = persons.find(({ uid }) => uid === personUid);
      const order = (row: MentionRow) => [row.legalDate, row.publicationDate, row.mentionId].join(' ');
      const known = (person && sees(person.scope) ? person.mentions : []).filter(
        (row) =>
          row.legalDate <= asOf && row.publicationDate <= knownOn && knownOn < (row.withdrawnPublished ?? '9999-12-31'),
      );
      const latest = (...tells: ((row: MentionRow) => boolean)[]) =>
        known.filter((row) => tells.some((does) => does(row))).sort((a, b) => (order(a) < order(b) ? 1 : -1))[0]?.mentionId ?? null; // prettier-ignore
      return [latest(() => true), latest((row) => row.origins.length > 0, (row) => row.nationality !== null), latest((row) => row.residence !== null)]; // prettier-ignore
    },
    network(uids: readonly string[], depth: number, kinds: readonly RelationKind[], clocks: Clocks) {
      const every = links(clocks, kinds);
      const depths = new Map(uids.filter((uid) => isNode(uid) && visibleUid(uid)).map((uid) => [uid, 0]));
      const walked = new Set<string>();
      for (let at = 0; at < depth; at++) {
        for (const uid of [...depths.keys()].filter((one) => depths.get(one) === at)) {
          walked.add(uid);
          for (const { from, to } of every) {
            const other = from === uid ? to : to === uid ? from : null;
            if (other !== null && !depths.has(other)) depths.set(other, at + 1);
          }
        }
      }
      const edges = every.filter(
        ({ from, to }) => depths.has(from) && depths.has(to) && (walked.has(from) || walked.has(to)),
      );
      return { depths, edges };
    },
    /** The shortest, of these the smallest by uids; null for none. */
    path(from: string, to: string, maxDepth: number, kinds: readonly RelationKind[], clocks: Clocks): string[] | null {
      const held = links(clocks, kinds).filter(({ holds }) => holds === 'HELD');
      let paths = [[from]];
      const seen = new Set([from]);
      for (let depth = 0; depth <= maxDepth && paths.length > 0; depth++) {
        const done = paths.filter((path) => path.at(-1) === to);
        if (done.length > 0) return done.sort((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1))[0]!;
        const next = paths.flatMap((path) => {
          const end = path.at(-1)!;
          const around = held.flatMap((link) => (link.from === end ? [link.to] : link.to === end ? [link.from] : []));
          return [...new Set(around)].filter((uid) => !seen.has(uid)).map((uid) => [...path, uid]);
        });
        for (const path of next) seen.add(path.at(-1)!);
        paths = next;
      }
      return null;
    },
    /** Uids of events known by then, of a firm's own edges or of any. */
    events(knownOn: IsoDate, of: string | null): string[] {
      const known = (row: EventRow) => (row.state === 'CANCELLED' ? row.publicationDate : row.knownFrom) <= knownOn;
      const own = of === null ? null : tied(of);
      return events
        .filter((row) => sees(row.scope) && known(row) && (own === null || own.has(row.uid)))
        .sort((a, b) => (a.publicationDate + a.uid < b.publicationDate + b.uid ? -1 : 1))
        .map(({ uid }) => uid);
    },
  };

  function visibleUid(uid: string): boolean {
    const company = companies.get(uid);
    const person = persons.find((one) => one.uid === uid);
    return sees(company?.scope ?? person?.scope ?? '');
  }

  /** Events of a firm: its own notices, and lines of others' that name it. */
  function tied(uid: string): Set<string> {
    const found = new Set<string>();
    for (const unit of firms) {
      for (const edge of unit.edges) {
        const { entity } = edge;
        const mention = 'mention' in entity ? entity.mention : null;
        const entered = unit.holders.find((holder) => holder.mention.mentionId === mention)?.holderKey;
        const key = 'holder' in entity ? entity.holder : entered;
        const named = key !== undefined && holders.get(key)?.companyUid === uid;
        if (unit.company.uid === uid || named) found.add(eventUid(edge.publicationId));
      }
    }
    return found;
  }
}
