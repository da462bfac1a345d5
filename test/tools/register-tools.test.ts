import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyUid, uidKey, type FirmStatus } from '../../src/core/index.js';
import { toolNamed } from '../../src/tools/index.js';
import type { Truth } from '../agent/truth.js';
import { callNow, TODAY } from '../agent/world.js';
import { toolWorld, type ToolWorld } from './tool-world.js';

let world: ToolWorld['world'];
let truth: Truth;
let ask: ToolWorld['ask'];
let quotesStand: ToolWorld['quotesStand'];

beforeAll(async () => void ({ world, truth, ask, quotesStand } = await toolWorld(120)));
afterAll(() => world.close());

const clocks = { asOf: TODAY, knownOn: TODAY };
const uidOf = (firm: string) => companyUid(uidKey(firm));
const current = () => truth.states.filter(({ to }) => to === null);

describe('list_relations', () => {
  it('lists the branches of a firm and the head office of a branch', async () => {
    const branches = world.truth.filter((record) => record.kind === 'relation' && record.relation === 'HEAD_OFFICE');
    expect(branches.length).toBeGreaterThan(3);
    for (const branch of branches) {
      if (branch.kind !== 'relation') continue;
      const of = { uid: uidOf(branch.firm), kinds: ['HEAD_OFFICE'], side: 'TO', history: true };
      const { rows, ...result } = await ask('list_relations', of, 'RELATIONS');
      expect(rows.relations.map(({ fact }) => fact.fromUid)).toEqual([uidOf(branch.other)]);
      const back = { uid: uidOf(branch.other), kinds: ['HEAD_OFFICE'], side: 'FROM', history: true };
      const all = await ask('list_relations', back, 'RELATIONS');
      expect(all.rows.relations.map(({ fact }) => fact.toUid)).toContain(uidOf(branch.firm));
      await quotesStand({ rows, ...result });
    }
  });

  it('says none, and what was searched, of a firm that has neither', async () => {
    const named = new Set(
      world.truth.flatMap((record) => (record.kind === 'relation' ? [record.firm, record.other] : [])),
    );
    const alone = current().find(({ firm }) => !named.has(firm))!;
    const of = { uid: uidOf(alone.firm), kinds: ['HEAD_OFFICE', 'MERGER'], history: true };
    const { outcome, evidence } = await ask('list_relations', of, 'RELATIONS');
    expect([outcome, evidence.map((item) => item.evidence.type)]).toEqual(['EMPTY', ['ABSENCE']]);
  });

  it('knows who was absorbed by whom', async () => {
    const mergers = world.truth.filter((record) => record.kind === 'relation' && record.relation === 'MERGER');
    expect(mergers.length).toBeGreaterThan(0);
    for (const merger of mergers) {
      if (merger.kind !== 'relation') continue;
      const of = { uid: uidOf(merger.firm), kinds: ['MERGER'], side: 'FROM', history: true };
      const { rows } = await ask('list_relations', of, 'RELATIONS');
      expect(rows.relations.map(({ fact }) => fact.toUid)).toContain(uidOf(merger.other));
    }
  });
});

describe('shared_officers', () => {
  it('names those who sit in both firms, as the register alone can tell people', async () => {
    const { rows: busy } = await ask(
      'get_top_entities',
      { kind: 'PERSON', metric: 'CONNECTIONS', limit: 8 },
      'RANKING',
    );
    let found = 0;
    for (const { uid, name } of busy.ranked) {
      const filter = { holderUids: [uid], at: 'CLOCKS' as const, clocks };
      const { rows: held } = await world.graph.mandates(filter, { first: 200, after: null }, callNow());
      const firms = [...new Set(held.flatMap(({ companyUid: firm, holds }) => (holds === 'HELD' ? [firm] : [])))];
      if (firms.length < 2) continue;
      const both = await ask('shared_officers', { uids: firms.slice(0, 2) }, 'SHARED');
      expect(both.rows.holders.map((holder) => holder.name)).toContain(name);
      for (const { mandates } of both.rows.holders)
        expect([...new Set(mandates.map(({ fact }) => fact.companyUid))].sort()).toEqual(firms.slice(0, 2).sort());
      const { rows } = await ask('shared_officers', { uids: [firms[0]] }, 'SHARED');
      expect(rows.holders.map((holder) => holder.uid)).toContain(uid);
      await quotesStand(both);
      found++;
    }
    expect(found).toBeGreaterThan(3);
  });
});

describe('explore_network and find_path', () => {
  it('gives each neighbour with a fact that a notice proves', async () => {
    for (const { firm } of current().slice(0, 12)) {
      const result = await ask('explore_network', { uids: [uidOf(firm)] }, 'NETWORK');
      const { nodes, mandates, relations } = result.rows;
      const ends = new Set([
        ...mandates.flatMap(({ fact }) => [fact.companyUid, fact.holderUid]),
        ...relations.flatMap(({ fact }) => [fact.fromUid, fact.toUid]),
      ]);
      for (const node of nodes.filter(({ depth }) => depth > 0)) expect(ends.has(node.uid)).toBe(true);
      for (const node of nodes) expect(node.name).not.toBe('');
      await quotesStand(result);
    }
  });

  it('joins two ends by hops that held, and says how far it looked where it finds none', async () => {
    const { rows: busy } = await ask(
      'get_top_entities',
      { kind: 'PERSON', metric: 'CONNECTIONS', limit: 30 },
      'RANKING',
    );
    const [first, ...others] = busy.ranked.map(({ uid }) => uid);
    let paths = 0;
    for (const to of others) {
      const { rows, outcome, evidence, total } = await ask('find_path', { from: first, to }, 'PATH');
      expect(outcome).toBe(rows.found ? 'OK' : 'EMPTY');
      if (!rows.found) {
        expect(evidence.at(-1)?.evidence).toMatchObject({ type: 'ABSENCE' });
        continue;
      }
      paths++;
      expect([rows.nodes[0]?.uid, rows.nodes.at(-1)?.uid, total]).toEqual([first, to, rows.nodes.length - 1]);
      for (const { fact } of [...rows.mandates, ...rows.relations]) expect(fact.holds).toBe('HELD');
    }
    expect(paths).toBeGreaterThan(0);
  });
});

describe('get_node_history', () => {
  it('gives the notices of a firm with both of their dates', async () => {
    const published = world.truth.filter((record) => record.kind === 'publication');
    for (const { firm } of current().slice(0, 40)) {
      const own = published.filter(({ firms, cancelled }) => firms.includes(firm) && cancelled === null);
      const result = await ask('get_node_history', { uid: uidOf(firm) }, 'COMPANY_HISTORY');
      const dates = (rows: readonly (string | null)[][]) => rows.map((row) => row.join(' ')).sort();
      const events = result.rows.events.filter(({ companies }) => companies.some(({ uid }) => uid === uidOf(firm)));
      expect(
        dates(events.map(({ fact: { event } }) => [event.number, event.legalDate.date, event.publicationDate])),
      ).toEqual(dates(own.map(({ number, legalDate, published: day }) => [number, legalDate, day])));
      expect(result.complete).toBe(true);
    }
  });

  it('carries a legal date as one, and a publication date as the other', async () => {
    const { firm } = current()[0]!;
    const { evidence, rows } = await ask('get_node_history', { uid: uidOf(firm) }, 'COMPANY_HISTORY');
    for (const { fact } of rows.events) {
      const { uid, legalDate, publicationDate } = fact.event;
      const carried = evidence
        .flatMap(({ carries }) => carries)
        .filter(({ relation, subjectUid }) => relation === 'DATED' && subjectUid === uid);
      const said = (which: string) => [
        ...new Set(carried.filter(({ attribute }) => attribute === which).map(({ object }) => object)),
      ];
      expect(said('PUBLICATION')).toEqual([publicationDate]);
      expect(said('LEGAL')).toEqual(legalDate.kind === 'EXACT' ? [legalDate.date] : []);
    }
  });

  it('gives the mandates and notices of a person', async () => {
    const { hits } = await world.graph.search(
      { text: 'a', kinds: ['PERSON'], canton: null, legalForm: null, status: null, clocks, offset: 0, limit: 20 },
      callNow(),
    );
    for (const { uid } of hits) {
      const { rows } = await ask('get_node_history', { uid }, 'PERSON_HISTORY');
      expect(rows.mandates.length + rows.events.length).toBeGreaterThan(0);
      for (const { companies } of rows.events) expect(companies.length).toBeGreaterThan(0);
    }
  });
});

const FORMER: Partial<Record<FirmStatus, 'BANKRUPTCY' | 'LIQUIDATION' | 'DELETED'>> = {
  BANKRUPT: 'BANKRUPTCY',
  IN_LIQUIDATION: 'LIQUIDATION',
  DELETED: 'DELETED',
};

describe('counts', () => {
  it('counts firms by canton, legal form and status as the truth does', async () => {
    for (const status of ['ACTIVE', 'IN_LIQUIDATION', 'BANKRUPT', 'DELETED'] as const) {
      const expected = current().filter((state) => state.status === status);
      const { rows, total } = await ask('count_companies', { status, grouping: 'CANTON' }, 'COUNTS');
      expect([status, total, rows.unknown]).toEqual([status, expected.length, 0]);
      for (const { key, count } of rows.counts)
        expect(count).toBe(expected.filter(({ canton }) => canton === key).length);
    }
    const limited = current().filter(({ legalForm, status }) => legalForm === '0107' && status !== 'DELETED');
    const { total } = await ask('count_companies', { legalForm: '0107' }, 'COUNTS');
    expect(total).toBe(limited.length);
    const [{ seat, canton } = { seat: '', canton: 'ZH' }] = current();
    const there = current().filter(
      (state) => state.seat === seat && state.canton === canton && state.status !== 'DELETED',
    );
    expect((await ask('count_companies', { seat, canton }, 'COUNTS')).total).toBe(there.length);
  });

  it('counts what happened to firms in a year by its legal date', async () => {
    let counted = 0;
    for (const [status, topic] of Object.entries(FORMER)) {
      for (const year of [2019, 2021, 2023, 2025]) {
        const during = { from: `${year}-01-01`, to: `${year + 1}-01-01` };
        const begun = truth.states.filter((state, index) => {
          const before = truth.states.slice(0, index).findLast(({ firm }) => firm === state.firm);
          return state.status === status && before?.status !== status && (state.from ?? '').startsWith(`${year}`);
        });
        const { total, evidence } = await ask(
          'count_entities_by_event',
          { count: 'COMPANIES', topic, during },
          'COUNTS',
        );
        expect([topic, year, total]).toEqual([topic, year, new Set(begun.map(({ firm }) => firm)).size]);
        expect(evidence[0]?.evidence.type).toBe(total === 0 ? 'ABSENCE' : 'AGGREGATE');
        counted += total ?? 0;
      }
    }
    expect(counted).toBeGreaterThan(10);
  });

  it('counts foundings by the notices, and notices by their publication', async () => {
    const published = world.truth
      .filter((record) => record.kind === 'publication' && record.cancelled === null)
      .flatMap((record) => (record.kind === 'publication' ? [record] : []));
    const during = { from: '2020-01-01', to: '2024-01-01' };
    const founded = published.filter(
      ({ topics, legalDate }) => topics.includes('FOUNDED') && legalDate >= during.from && legalDate < during.to,
    );
    const firms = new Set(founded.flatMap((record) => record.firms));
    const { total } = await ask('count_entities_by_event', { count: 'COMPANIES', topic: 'FOUNDED', during }, 'COUNTS');
    expect(total).toBe(firms.size);
    const all = await ask('count_entities_by_event', { count: 'NOTICES', during, grouping: 'YEAR' }, 'COUNTS');
    const every = world.truth.flatMap((record) => (record.kind === 'publication' ? [record] : []));
    expect(all.total).toBe(
      every.filter((record) => record.published >= during.from && record.published < during.to).length,
    );
    expect(all.rows.counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  });

  it('refuses a condition that it would not apply', () => {
    const { input } = toolNamed('count_entities_by_event')!;
    for (const args of [
      { count: 'NOTICES', legalForm: '0106' },
      { count: 'NOTICES', grouping: 'SEAT' },
      { count: 'COMPANIES' },
      { count: 'COMPANIES', topic: 'MOVED', grouping: 'RUBRIC' },
      { count: 'NOTICES', topic: 'MOVED', also: [{ topic: 'RENAMED' }] },
    ])
      expect(input.safeParse(args).success).toBe(false);
  });
});

describe('get_top_entities', () => {
  it('ranks by capital as the truth does, equal values sharing a rank', async () => {
    const { rows } = await ask('get_top_entities', { kind: 'COMPANY', metric: 'CAPITAL', limit: 20 }, 'RANKING');
    // Of firms that are entered: one that was deleted is none of today's.
    const expected = current()
      .flatMap(({ nominal, status }) => (nominal === null || nominal === 0 || status === 'DELETED' ? [] : [nominal]))
      .sort((a, b) => b - a);
    expect(rows.ranked.map(({ value }) => Number(value))).toEqual(expected.slice(0, 20));
    for (const { rank, value } of rows.ranked)
      expect(rank).toBe(rows.ranked.filter((other) => Number(other.value) > Number(value)).length + 1);
    expect(rows.tiedBeyond).toBe(expected[20] === expected[19]);
  });
});

describe('global_text_search', () => {
  it('finds the notices that hold the words, and quotes the place', async () => {
    const { firm, seat } = current()[0]!;
    const result = await ask('global_text_search', { query: seat, limit: 20 }, 'TEXT_HITS');
    expect(result.rows.passages.length).toBeGreaterThan(0);
    for (const { quote } of result.rows.passages)
      expect(quote.toLowerCase()).toContain(seat.split(' ')[0]!.toLowerCase());
    await quotesStand(result);
    const own = await ask('global_text_search', { query: seat, uid: uidOf(firm) }, 'TEXT_HITS');
    for (const { companies } of own.rows.passages) expect(companies.length).toBeGreaterThan(0);
    const none = await ask('global_text_search', { query: 'xyqqwolp' }, 'TEXT_HITS');
    expect([none.outcome, none.evidence[0]?.evidence.type]).toEqual(['EMPTY', 'ABSENCE']);
  });

  it('finds a word where a notice says it, not in the names of fields, and never quotes such a name', async () => {
    const { archive } = world.register;
    const held = await archive.since(0, 100_000, callNow());
    const ids = [...new Set(held.map(({ publicationId }) => publicationId))];
    for (const word of ['liquidation', 'transaction', 'changements', 'company']) {
      let saying = 0;
      for (let at = 0; at < ids.length; at += 200)
        for (const { text, bodyLength } of await archive.publications(ids.slice(at, at + 200), callNow())) {
          const values = text.slice(bodyLength).replace(/^[\w.[\]]+: /gm, '').replace(/^(company|person|summary|ordinary)$/gm, ''); // prettier-ignore
          if (new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu').test(`${text.slice(0, bodyLength)}\n${values}`))
            saying++;
        }
      const found = await ask('global_text_search', { query: word, limit: 50 }, 'TEXT_HITS');
      expect([word, found.total]).toEqual([word, saying]);
      expect(saying < ids.length / 5 && (word !== 'liquidation' || saying > 0)).toBe(true);
      for (const { quote } of found.rows.passages) expect(quote).not.toMatch(/^[\w.[\]]+: /m);
    }
  });
});
