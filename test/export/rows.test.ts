import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { columnsOf, exportRows, type ExportKind } from '../../ingest/export/index.js';
import { openLedger, type Ledger } from '../../ingest/ledger/index.js';
import { currentRevision, unitOf } from '../../ingest/project/unit-rows.js';
import type { Unit } from '../../src/core/index.js';
import { demoPrepared, loadCold } from '../ledger/support.js';
import { parseCsv } from './csv.js';

type Row = Record<string, string | number | boolean | null | string[]>;
const KINDS: ExportKind[] = ['mentions', 'mandates', 'companies', 'states', 'events', 'quarantined'];

const folder = mkdtempSync(join(tmpdir(), 'dossier-export-'));
let ledger: Ledger;
let units: Unit[];
const rows = new Map<ExportKind, Row[]>();
const of = (kind: ExportKind): Row[] => rows.get(kind) ?? [];

async function textOf(kind: ExportKind, format: 'jsonl' | 'csv'): Promise<string> {
  let text = '';
  for await (const line of exportRows(ledger, kind, format)) text += line;
  return text;
}

/** Every unit, read without the export's own pages. */
function allUnits(): Unit[] {
  const page = ledger.units.page('', 1_000_000);
  return page.map(({ key, rows: packed }) => unitOf(ledger, key, packed, true));
}

const unitsOf = <Kind extends Unit['unit']>(kind: Kind) =>
  units.filter((unit): unit is Extract<Unit, { unit: Kind }> => unit.unit === kind);

beforeAll(async () => {
  ledger = openLedger(join(folder, 'ledger.db'));
  await loadCold(ledger, demoPrepared(7, 700));
  ledger.transaction(() => {
    ledger.quarantine.add(
      'job',
      { origin: 'a, "b".json:1', code: 'MALFORMED', reason: '=1+1', raw: '' },
      '2026-01-01T00:00:00.000Z',
    );
  });
  units = allUnits();
  for (const kind of KINDS) {
    const text = await textOf(kind, 'jsonl');
    rows.set(
      kind,
      text
        .trim()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Row),
    );
  }
});
afterAll(() => {
  ledger.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the lines of an export', () => {
  it('are as many as the units hold', () => {
    const mentions = unitsOf('identity').flatMap(({ persons }) => persons.flatMap((person) => person.mentions));
    const holders = unitsOf('firm').flatMap((firm) => firm.holders);
    expect(of('mentions')).toHaveLength(mentions.length + holders.length);
    expect(of('mandates')).toHaveLength(unitsOf('firm').flatMap((firm) => firm.mandates).length);
    const weak = unitsOf('holder').filter((holder) => holder.weak !== null);
    expect(of('companies')).toHaveLength(unitsOf('firm').length + weak.length);
    expect(of('states')).toHaveLength(unitsOf('firm').flatMap((firm) => firm.states).length);
    expect(of('events')).toHaveLength(unitsOf('event').length);
    expect(of('quarantined')).toHaveLength(1);
    for (const kind of KINDS) expect(of(kind).length).toBeGreaterThan(0);
  });

  it('name only what other exports hold', () => {
    const companies = new Set(of('companies').map((row) => row['uid']));
    const people = new Set(
      of('mentions')
        .filter((row) => row['kind'] === 'PERSON')
        .map((row) => row['uid']),
    );
    const publications = new Set(of('events').map((row) => row['publicationId']));
    expect(companies.size).toBe(of('companies').length);
    for (const { subject, personUid, companyUid, publications: proofs } of of('mandates')) {
      expect(companies).toContain(companyUid);
      expect(subject === 'PERSON' ? people : companies).toContain(personUid);
      for (const proof of proofs as string[]) expect(publications).toContain(proof);
    }
    for (const { kind, uid, companyUid, publicationId } of of('mentions')) {
      expect(kind === 'PERSON' ? people : companies).toContain(uid);
      expect(companies).toContain(companyUid);
      expect(publications).toContain(publicationId);
    }
  });

  it('give each mention once, with the person that holds it today', () => {
    const expected = new Map(
      unitsOf('identity').flatMap(({ persons }) =>
        persons.flatMap(({ uid, mentions }) => mentions.map(({ mentionId }) => [mentionId, uid] as const)),
      ),
    );
    const found = of('mentions').filter((row) => row['kind'] === 'PERSON');
    expect(new Map(found.map((row) => [row['mentionId'], row['uid']]))).toEqual(expected);
    expect(found).toHaveLength(expected.size);
  });

  it('cut the surface from the notice itself', () => {
    for (const { publicationId, start, end, surface, surname, name } of of('mentions')) {
      const { text } = currentRevision(ledger, String(publicationId)).event;
      expect(surface).toBe(text.slice(Number(start), Number(end)));
      expect(surface).toContain(surname ?? name);
    }
  });

  it('say what an entry did', () => {
    const actions = new Set(of('mentions').map((row) => row['action']));
    for (const action of ['ADDED', 'CHANGED', 'REMOVED']) expect(actions).toContain(action);
    const told = of('mentions').filter((row) => (row['roleText'] ?? row['signatureText'] ?? row['shares']) !== null);
    expect(told.length).toBeGreaterThan(of('mentions').length / 2);
  });
});

describe('CSV', () => {
  it.each(KINDS)('carries what the JSON lines carry: %s', async (kind) => {
    const [head = [], ...cells] = parseCsv(await textOf(kind, 'csv'));
    expect(head).toEqual([...columnsOf(kind)]);
    const read = cells.map((row) =>
      Object.fromEntries(row.map((cell, index) => [head[index], cell.replace(/^'('*[=+\-@\t\r\n])/, '$1')])),
    );
    const flat = of(kind).map((row) => {
      expect(Object.keys(row)).toEqual(head);
      return Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          value === null ? '' : Array.isArray(value) ? value.join(' | ') : String(value),
        ]),
      );
    });
    expect(read).toEqual(flat);
  });
});

it('reads beside a writer, and leaves its file alone', async () => {
  const before = ledger.progress();
  const reader = openLedger(join(folder, 'ledger.db'), { readonly: true });
  let lines = 0;
  ledger.transaction(() => ledger.meta.set('held', 'while somebody reads'));
  for await (const _line of exportRows(reader, 'mandates', 'jsonl')) lines++;
  reader.close();
  expect(lines).toBe(of('mandates').length);
  expect(ledger.progress()).toEqual(before);
});
