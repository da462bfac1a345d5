import fc from 'fast-check';
import { expect, it } from 'vitest';
import type {
  CompanyCountRequest,
  Happened,
  CompanyFilter,
  CompanyStateFact,
  Page,
} from '../../engines/graph/contract.js';
import {
  CANTONS,
  EVENT_TOPICS,
  RELATION_KINDS,
  type Canton,
  type Clocks,
  type EventTopic,
} from '../../src/core/index.js';
import { NO_CONDITIONS } from '../support/no-conditions.js';
import { everyEvent, everyMandate } from '../support/graph-content.js';
import { randomUnits } from '../support/random-units.js';
import { referenceGraph } from '../support/reference-graph.js';
import { anyCall, applyAll, changesOf, smallWorld, withGraph, type OpenGraph, type OpensGraph } from './graph.js';

const dates = fc
  .integer({ min: 2000, max: 2024 })
  .chain((year) => fc.integer({ min: 1, max: 12 }).map((month) => `${year}-${String(month).padStart(2, '0')}-15`));
const clocksOf: fc.Arbitrary<Clocks> = fc.record({ asOf: dates, knownOn: dates });

/** Random worlds, random questions: the engine and the naive reading of the contract say the same. */
export function comparesWithReference(open: OpensGraph, worlds: number): void {
  it('answers as the naive reference does: mandates, states, relations, networks, paths, events', async () => {
    const question = fc.record({
      clocks: clocksOf,
      pick: fc.nat(),
      other: fc.nat(),
      depth: fc.integer({ min: 1, max: 3 }),
    });
    const law = fc.asyncProperty(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(question, { minLength: 12, maxLength: 12 }),
      async (seed, questions) => {
        const units = [...randomUnits(smallWorld(seed))];
        await withGraph(open, async ({ writer, reader }) => {
          await applyAll(writer, changesOf(units));
          const reading = reader();
          const reference = referenceGraph(
            units.map(({ unit }) => unit),
            'local',
          );
          const entities = units.flatMap(({ unit }) =>
            unit.unit === 'firm'
              ? [unit.company.uid]
              : unit.unit === 'identity'
                ? unit.persons.map(({ uid }) => uid)
                : [],
          );
          for (const { clocks, pick, other, depth } of questions) {
            const uid = entities[pick % entities.length]!;
            await sameMandates(reading, reference, uid, clocks);
            await sameStates(reading, reference, uid, clocks);
            await sameCompanies(reading, reference, clocks);
            await sameCompanyCounts(reading, reference, pick, clocks);
            await sameNetwork(reading, reference, uid, depth, clocks);
            await samePath(reading, reference, uid, entities[other % entities.length]!, clocks);
            await sameEvents(reading, reference, uid, clocks);
            await sameTops(reading, reference, clocks);
          }
        });
      },
    );
    await fc.assert(law, { numRuns: worlds });
  });
}

type Reading = ReturnType<OpenGraph['reader']>;
type Reference = ReturnType<typeof referenceGraph>;

async function sameMandates(reading: Reading, reference: Reference, uid: string, clocks: Clocks) {
  for (const at of ['CLOCKS', 'HISTORY'] as const) {
    const expected = reference.mandates(clocks, at);
    const key = (row: { uid: string; holderUid: string; companyUid: string; holds: string }) => [
      row.uid,
      row.holderUid,
      row.companyUid,
      row.holds,
    ];
    expect((await everyMandate(reading, anyCall, clocks, at)).map(key)).toEqual(expected.map(key));
    const page = { first: 200, after: null };
    const inFirm = await reading.mandates({ companyUids: [uid], at, clocks }, page, anyCall);
    expect(inFirm.rows.map(key)).toEqual(expected.filter((row) => row.companyUid === uid).map(key));
    const held = await reading.mandatesOf([uid], 'HOLDER', { at, clocks }, 200, anyCall);
    expect(held.get(uid)!.rows.map(key)).toEqual(expected.filter((row) => row.holderUid === uid).map(key));
  }
}

async function sameTops(reading: Reading, reference: Reference, clocks: Clocks) {
  const all = { kind: 'COMPANY' as const, canton: null, seat: null, legalForm: null, status: null, clocks, limit: 100 };
  for (const metric of ['PEOPLE', 'MANDATES_HELD'] as const)
    for (const roles of [undefined, ['AUDITOR'], ['BOARD_MEMBER', 'MANAGER']] as const) {
      const top = await reading.topEntities({ ...all, metric, ...(roles === undefined ? {} : { roles }) }, anyCall);
      expect(top.rows).toEqual(reference.tops(metric, clocks, roles).slice(0, 100));
    }
  // Of a municipality: the same, of the firms that surely have their seat there.
  const firms = await everyCompany(reading, { canton: null, legalForm: null, status: null, clocks });
  const seats = [...new Set(firms.flatMap(({ seat, holds }) => (seat !== null && holds === 'HELD' ? [seat] : [])))];
  for (const seat of seats.slice(0, 3)) {
    const there = new Set(
      firms.flatMap((firm) => (firm.seat === seat && firm.holds === 'HELD' ? [firm.companyUid] : [])),
    );
    for (const metric of ['PEOPLE', 'MANDATES_HELD'] as const) {
      const top = await reading.topEntities({ ...all, metric, seat: seat.toUpperCase() }, anyCall);
      expect(top.rows).toEqual(reference.tops(metric, clocks, undefined, there).slice(0, 100));
    }
  }
}

async function sameStates(reading: Reading, reference: Reference, uid: string, clocks: Clocks) {
  const [state] = await reading.companyStates([{ uid, clocks }], anyCall);
  expect(state?.holds ?? null).toBe(reference.stateHolds(uid, clocks));
  expect((await reading.companyHistory(uid, clocks.knownOn, anyCall)).length).toBe(
    reference.historyLength(uid, clocks.knownOn),
  );
  const [person] = await reading.personStates([{ uid, clocks }], anyCall);
  const { mention = null, citizenship = null, residence = null } = person ?? {};
  expect([mention, citizenship, residence].map((row) => row?.mentionId ?? null)).toEqual(reference.personMentions(uid, clocks)); // prettier-ignore
}

/** The list of companies, page by page, is what each company's own state says. */
async function sameCompanies(reading: Reading, reference: Reference, clocks: Clocks) {
  const every = { canton: null, legalForm: null, status: null, clocks };
  const all = await everyCompany(reading, every);
  expect(all.map(({ companyUid, holds }) => [companyUid, holds])).toEqual(reference.companies(clocks));
  const [picked] = all;
  if (picked === undefined) return;
  const { canton, legalForm, status } = picked;
  const narrowed = await everyCompany(reading, { canton: canton as Canton | null, legalForm, status, clocks });
  const same = all.filter(
    (row) =>
      (canton === null || row.canton === canton) &&
      (legalForm === null || row.legalForm === legalForm) &&
      row.status === status,
  );
  expect(narrowed).toEqual(same);
}

async function sameCompanyCounts(reading: Reading, reference: Reference, pick: number, clocks: Clocks) {
  const [some] = (await everyCompany(reading, { canton: null, legalForm: null, status: null, clocks })).slice(pick % 5);
  const year = 2000 + (pick % 24);
  const happened = (topic: EventTopic, by: Happened['by'] = 'LEGAL_DATE') => ({
    topic,
    by,
    from: `${year - 6}-01-01`,
    to: `${year}-01-01`,
  });
  const nothing = { ...NO_CONDITIONS, clocks };
  const narrow = { canton: (some?.canton ?? 'ZH') as Canton, legalForm: some?.legalForm ?? null };
  const seat = (some?.seat ?? 'Zug').toUpperCase();
  const requests: CompanyCountRequest[] = [
    nothing,
    { ...nothing, ...narrow },
    { ...nothing, status: some?.status ?? 'ACTIVE' },
    { ...nothing, seat },
    { ...nothing, seat, happened: happened('BANKRUPTCY') },
    { ...nothing, seat, happened: happened('CAPITAL'), also: [{ topic: 'DELETED', by: 'LEGAL_DATE', from: null, to: null, order: 'AFTER', negated: pick % 2 === 0 }] }, // prettier-ignore
    { ...nothing, purpose: (some?.purpose ?? 'Handel').split(/[^\p{L}]+/u).filter((word) => word.length > 3).slice(pick % 3, 2 + (pick % 3)).map((word) => word.slice(0, 5)).join(' ') || 'Handel' }, // prettier-ignore
    { ...nothing, address: some?.address?.split(',')[pick % 2] ?? 'Strasse' },
    { ...nothing, address: `Str. ${pick % 99}`, happened: happened('CAPITAL') },
    { ...nothing, purpose: 'Handel', happened: happened('CAPITAL') },
    { ...nothing, happened: happened('BANKRUPTCY') },
    { ...nothing, happened: happened('DELETED'), canton: narrow.canton },
    { ...nothing, happened: { topic: 'LIQUIDATION', by: 'LEGAL_DATE', from: null, to: null } },
    { ...nothing, happened: happened(EVENT_TOPICS[pick % EVENT_TOPICS.length]!), ...narrow },
    { ...nothing, happened: happened('CAPITAL'), status: 'ACTIVE' },
    ...(['BANKRUPTCY', 'DELETED', 'FOUNDED', EVENT_TOPICS[pick % EVENT_TOPICS.length]!] as const).map((topic) => ({
      ...nothing,
      happened: happened(topic, 'PUBLICATION_DATE'),
    })),
    { ...nothing, happened: { topic: 'BANKRUPTCY', by: 'PUBLICATION_DATE', from: null, to: null } },
    ...alsoHappened(nothing, pick),
  ];
  for (const request of requests) {
    const expected = reference.companyCounts(request);
    const found = await reading.companyCounts(request, anyCall);
    expect(found).toMatchObject({ uids: expected.uids, total: expected.uids.length, unknown: expected.unknown });
    const grouped = await reading.companyCounts({ ...request, grouping: 'CANTON' }, anyCall);
    expect([grouped.total, grouped.unknown]).toEqual([found.total, found.unknown]);
    // Firms that moved between two happenings stand in two groups.
    const sum = grouped.rows.reduce((total, row) => total + row.companies, 0);
    if (request.happened === null) expect(sum).toBe(found.total);
    else expect(sum).toBeGreaterThanOrEqual(found.total);
  }
}

/** Two and three things that happened, in every order, and one that did not. */
function alsoHappened(nothing: CompanyCountRequest, pick: number): CompanyCountRequest[] {
  const ever = (topic: EventTopic) => ({ topic, by: 'LEGAL_DATE' as const, from: null, to: null });
  const other = EVENT_TOPICS[pick % EVENT_TOPICS.length]!;
  const orders = (['AFTER', 'BEFORE', 'ANY'] as const).flatMap((order) =>
    (['DELETED', 'RENAMED', other] as const).flatMap(
      (topic) =>
      [true, false].map((negated): CompanyCountRequest => ({ ...nothing, happened: ever('FOUNDED'), also: [{ ...ever(topic), order, negated }] })), // prettier-ignore
    ),
  );
  const both = [
    { ...ever('CAPITAL'), order: 'ANY' as const, negated: false },
    { ...ever(other), by: 'PUBLICATION_DATE' as const, from: `${2000 + (pick % 24)}-01-01`, order: 'ANY' as const, negated: pick % 2 === 0 }, // prettier-ignore
  ];
  return [
    ...orders,
    { ...nothing, happened: ever(other), also: [{ ...ever('BANKRUPTCY'), order: 'BEFORE', negated: false }] },
    { ...nothing, also: both },
    { ...nothing, happened: ever('MOVED'), also: both, status: 'ACTIVE' },
    ...CANTONS.flatMap((canton): CompanyCountRequest[] => {
      const moved = { ...nothing, canton, happened: ever('MOVED') };
      return [
        { ...moved, away: true },
        { ...moved, arrived: true },
      ];
    }),
  ];
}

async function everyCompany(reading: Reading, filter: CompanyFilter) {
  const rows: CompanyStateFact[] = [];
  for (let after: string | null = null; ;) {
    const page: Page<CompanyStateFact> = await reading.companies(filter, { first: 7, after }, anyCall);
    rows.push(...page.rows);
    expect(page.keys.length).toBe(page.rows.length);
    if (page.nextAfter === null) return rows;
    after = page.nextAfter;
  }
}

async function sameNetwork(reading: Reading, reference: Reference, uid: string, depth: number, clocks: Clocks) {
  const found = await reading.network({ uids: [uid], depth, kinds: RELATION_KINDS, limit: 2_000, clocks }, anyCall);
  const expected = reference.network([uid], depth, RELATION_KINDS, clocks);
  expect(Object.fromEntries(found.nodes.map((node) => [node.uid, node.depth]))).toEqual(
    Object.fromEntries(expected.depths),
  );
  const facts = found.edges.flatMap((edge) =>
    edge.factUids.map((fact) => `${edge.fromUid} ${edge.kind} ${edge.toUid} ${fact}`),
  );
  expect(facts.sort()).toEqual(
    [...new Set(expected.edges.map((edge) => `${edge.from} ${edge.kind} ${edge.to} ${edge.fact}`))].sort(),
  );
  for (const edge of found.edges) {
    const same = expected.edges.filter(
      ({ from, to, kind }) => from === edge.fromUid && to === edge.toUid && kind === edge.kind,
    );
    expect(edge.holds).toBe(same.some(({ holds }) => holds === 'HELD') ? 'HELD' : 'UNKNOWN');
  }
  expect(found.truncated).toBe(false);
}

async function samePath(reading: Reading, reference: Reference, from: string, to: string, clocks: Clocks) {
  const found = await reading.path({ from, to, clocks, kinds: RELATION_KINDS, maxDepth: 6 }, anyCall);
  const visible = (await reading.nodes([from, to], anyCall)).length === 2;
  const expected = visible ? reference.path(from, to, 6, RELATION_KINDS, clocks) : null;
  expect(found.found ? found.nodes : null).toEqual(expected);
  if (found.found) expect(found.edges.length >= found.nodes.length - 1).toBe(true);
}

async function sameEvents(reading: Reading, reference: Reference, uid: string, clocks: Clocks) {
  const every = await everyEvent(reading, anyCall, clocks.knownOn, 7);
  const expected = reference.events(clocks.knownOn, null);
  expect(every.map(({ event }) => event.uid)).toEqual(expected);
  if (uid.startsWith('co_') && (await reading.nodes([uid], anyCall)).length === 1) {
    const filter = { companyUids: [uid], knownOn: clocks.knownOn };
    const own = await reading.events(filter, 'PUBLICATION_DATE_ASC', { first: 200, after: null }, anyCall);
    expect(own.rows.map(({ event }) => event.uid)).toEqual(reference.events(clocks.knownOn, uid));
    const counts = await reading.eventCounts('CANTON', filter, anyCall);
    expect(counts.total).toBe(own.rows.length);
  }
}
