/** SQLite cannot be interrupted: every statement must be bounded by an index, or be one of the few that are walked in slices. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openForReading } from '../../engines/graph/sqlite/database.js';
import { openGraphWriter } from '../../engines/graph/sqlite/index.js';
import type { Arguments, OperationName } from '../../engines/graph/sqlite/read/operations.js';
import { operations } from '../../engines/graph/sqlite/read/operations.js';
import { perform } from '../../engines/graph/sqlite/read/perform.js';
import { RELATION_KINDS } from '../../src/core/index.js';
import { applyAll, changesOf, smallWorld } from '../contracts/graph.js';
import { randomUnits } from '../support/random-units.js';

const clocks = { asOf: '2015-01-01', knownOn: '2016-01-01' };
const page = { first: 5, after: null };
const search = {
  kinds: ['COMPANY', 'PERSON'] as ('COMPANY' | 'PERSON')[],
  canton: 'ZH' as const,
  legalForm: null,
  status: null,
  clocks,
  offset: 0,
  limit: 5,
};

/** Each operation with arguments that walk its branches. */
function questions(company: string, person: string): { [Name in OperationName]: Arguments<Name>[] } {
  const filter = { knownOn: clocks.knownOn };
  const network = { uids: [company, person], depth: 3, kinds: RELATION_KINDS, limit: 100, clocks };
  const top = { canton: 'ZH' as const, seat: 'Horgen', legalForm: null, status: null, clocks, limit: 5 };
  return {
    nodes: [[[company, person, 'ev_x', 'hu_x', 'nobody']]],
    visible: [[[company, person, 'ev_x', 'hu_x', 'nobody']]],
    companyStates: [[[{ uid: company, clocks }]]],
    companyHistory: [[company, clocks.knownOn]],
    companyHistories: [[[company], clocks.knownOn]],
    personStates: [[[{ uid: person, clocks }]]],
    mentions: [[person]],
    mentionsOf: [[[person]]],
    search: [[{ ...search, text: 'Anna Mustrmann Bau AG' }], [{ ...search, text: 'CHE-100.000.006' }], [{ ...search, text: 'a' }]],
    companies: [[{ canton: null, legalForm: null, status: null, clocks }, page], [{ canton: 'ZH', legalForm: null, status: 'ACTIVE', clocks }, { first: 5, after: 'co_x' }]],
    mandates: [[{ at: 'HISTORY', clocks }, page], [{ companyUids: [company], at: 'CLOCKS', clocks }, page], [{ holderUids: [company, person], at: 'CLOCKS', clocks }, { first: 5, after: '20100101|ma_x' }]],
    mandatesOf: [[[company], 'COMPANY', { at: 'CLOCKS', clocks }, 5], [[company, person], 'HOLDER', { at: 'HISTORY', clocks }, 5]],
    relations: [[[company], clocks, 'HISTORY']],
    events: [
      [filter, 'LEGAL_DATE_ASC', page], [filter, 'LEGAL_DATE_DESC', page], [filter, 'PUBLICATION_DATE_ASC', page], [filter, 'PUBLICATION_DATE_DESC', page],
      [{ ...filter, companyUids: [company], personUids: [person] }, 'LEGAL_DATE_ASC', page], [{ ...filter, publicationIds: ['x'] }, 'LEGAL_DATE_ASC', page],
      [{ ...filter, numbers: ['x'] }, 'LEGAL_DATE_ASC', page], [{ ...filter, text: 'und' }, 'LEGAL_DATE_ASC', page],
    ],
    eventsOf: [[[company, person], filter, 'LEGAL_DATE_DESC', 5]],
    searchTexts: [['und', filter, 5], ['und', { ...filter, companyUids: [company] }, 5]],
    network: [[network]],
    path: [[{ from: company, to: person, clocks, kinds: RELATION_KINDS, maxDepth: 6 }]],
    topEntities: (['COMPANY', 'PERSON'] as const).flatMap((kind) =>
      (['MANDATES', 'EVENTS', 'CONNECTIONS', 'BANKRUPTCIES'] as const).map((metric): [Arguments<'topEntities'>[0]] => [{ ...top, ...(kind === 'PERSON' && metric === 'EVENTS' ? { canton: null, seat: null } : {}), kind, metric }]),
    ),
    companyCounts: [null, ...(['BANKRUPTCY', 'MOVED'] as const).flatMap((topic) => (['LEGAL_DATE', 'PUBLICATION_DATE'] as const).map((by) => ({ topic, by, from: '2010-01-01', to: null })))].map((happened): Arguments<'companyCounts'> => [
      { canton: 'ZH', seat: null, address: null, legalForm: null, purpose: 'handel', status: null, happened, also: [{ topic: 'RENAMED', by: 'LEGAL_DATE', from: null, to: null, order: 'ANY', negated: false }], grouping: 'CANTON', clocks },
    ]),
    eventCounts: [['YEAR', filter], ['TOPIC', { ...filter, companyUids: [company] }]],
    screen: [[[{ name: 'Anna Muster', origin: 'Zug', firm: 'Muster AG' }], clocks]],
    counts: [[]],
  };
} // prettier-ignore

/** Whole tables, on purpose: counting rows, and the list of suppressed people, which is short. */
const WHOLE = [/^SELECT count\(\*\) FROM \w+$/, /FROM suppressed s/];

it('bounds every statement of every read by an index', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-graph-'));
  const path = join(folder, 'graph.db');
  const writer = openGraphWriter({ path });
  const units = [...randomUnits(smallWorld(3))];
  await applyAll(writer, changesOf(units));
  const company = units.find(({ unit }) => unit.unit === 'firm')!.key.slice('firm:'.length);
  const person = units.find(({ unit }) => unit.unit === 'identity')!.key.slice('identity:'.length);
  const opened = openForReading(path);
  const asked = questions(company, person);
  const limits = { remainingMs: 60_000, aborted: () => false, mostRows: Infinity };
  const run = <Name extends OperationName>(name: Name) => {
    for (const given of asked[name]) perform(opened, name, given, 'local', limits);
  };
  (Object.keys(operations) as OperationName[]).forEach(run);

  const statements = opened.statements().filter((sql) => sql.startsWith('SELECT'));
  expect(statements.length).toBeGreaterThan(30);
  const unbounded = statements.flatMap((sql) => {
    if (WHOLE.some((pattern) => pattern.test(sql))) return [];
    const plan = opened.database
      .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...Array<null>(sql.split('?').length - 1).fill(null));
    const scans = plan.filter(({ detail }) => /^SCAN/.test(detail) && !/VIRTUAL TABLE INDEX \d+:M/.test(detail));
    return scans.map(({ detail }) => `${detail}: ${sql}`);
  });
  expect(unbounded).toEqual([]);
  opened.close();
  await writer.close();
  rmSync(folder, { recursive: true });
});
