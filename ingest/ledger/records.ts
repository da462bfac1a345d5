import { sha256Hex, type IdentityDecision, type Instant, type IsoDate } from '../../src/core/index.js';
import type { Coverage, QuarantinedRecord } from '../contract.js';
import type { PublicationHeader } from '../derive/contract.js';
import { pack } from './codec.js';
import type { Sqlite } from './database.js';

export interface NewQuarantine {
  origin: string;
  code: string;
  reason: string;
  raw: string;
}

interface DecisionRow extends Omit<IdentityDecision, 'undone'> {
  undone: number;
}

/** What was refused and why: once, however often its file is loaded; the job that met it last has it. */
export function createQuarantine(database: Sqlite) {
  const add = database.prepare<[string, string, string, string, Instant, Uint8Array, string]>(
    'INSERT INTO quarantine (job, origin, code, reason, at, raw, record) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const forget = database.prepare<[string]>('DELETE FROM quarantine WHERE record = ?');
  const columns = 'SELECT id, job AS jobId, origin, code, reason, at FROM quarantine';
  const ofJob = database.prepare<[string, number, number], QuarantinedRecord>(
    `${columns} WHERE job = ? AND id > ? ORDER BY id LIMIT ?`,
  );
  const all = database.prepare<[number, number], QuarantinedRecord>(`${columns} WHERE id > ? ORDER BY id LIMIT ?`);
  const count = database.prepare<[], { n: number }>('SELECT count(*) AS n FROM quarantine');
  return {
    add(job: string, record: NewQuarantine, at: Instant): void {
      const { origin, code, reason, raw } = record;
      const same = sha256Hex([origin, code, raw].join('\n'));
      forget.run(same);
      add.run(job, origin, code, reason, at, pack(raw), same);
    },
    page: (job: string | null, after: number, limit: number): QuarantinedRecord[] =>
      job === null ? all.all(after, limit) : ofJob.all(job, after, limit),
    count: (): number => count.get()?.n ?? 0,
  };
}

export function createDecisions(database: Sqlite) {
  const add = database.prepare<[string, string, string, string, string, string, Instant]>(
    'INSERT INTO decisions (id, kind, a, b, reason, author, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const undo = database.prepare<[string]>('UPDATE decisions SET undone = 1 WHERE id = ?');
  const all = database.prepare<[], DecisionRow>(
    'SELECT id, kind, a, b, reason, author, at, undone FROM decisions ORDER BY at, id',
  );
  const places = database.prepare<[], { decision: string; side: string; profile: number | null }>(
    'SELECT decision, side, profile FROM decision_places',
  );
  const place = database.prepare<[string, string, number | null]>(
    'INSERT OR REPLACE INTO decision_places (decision, side, profile) VALUES (?, ?, ?)',
  );
  return {
    /** The profile that each end of a decision lies in, by `<decision id> a` and `<decision id> b`. */
    places: (): Map<string, number | null> =>
      new Map(places.all().map((row) => [`${row.decision} ${row.side}`, row.profile])),
    place: (decision: string, side: 'a' | 'b', profile: number | null): void => void place.run(decision, side, profile),
    add: (decision: IdentityDecision): void =>
      void add.run(decision.id, decision.kind, decision.a, decision.b, decision.reason, decision.author, decision.at),
    undo: (id: string): void => void undo.run(id),
    /** By time; few, made by hand. */
    all: (): IdentityDecision[] => all.all().map((row) => ({ ...row, undone: row.undone === 1 })),
  };
}

/** Counts that coverage shows, kept as batches go by. */
export function createCoverage(database: Sqlite) {
  const add = database.prepare<[string, string, string, IsoDate, IsoDate]>(
    `INSERT INTO coverage (rubric, sub_rubric, canton, publications, first, last) VALUES (?, ?, ?, 1, ?, ?)
     ON CONFLICT DO UPDATE SET publications = publications + 1, first = min(first, excluded.first), last = max(last, excluded.last)`,
  );
  const loaded = database.prepare<[], Coverage['loaded'][number]>(
    `SELECT rubric, sub_rubric AS subRubric, canton, publications, first AS "from", last AS "to" FROM coverage
     ORDER BY rubric, sub_rubric, canton`,
  );
  const count = database.prepare<[string, number]>(
    'INSERT INTO counters (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = value + excluded.value',
  );
  const counters = database.prepare<[], { name: string; value: number }>(
    'SELECT name, value FROM counters WHERE value <> 0 ORDER BY name',
  );
  return {
    /** A publication seen for the first time. */
    add({ rubric, subRubric, cantons, publicationDate }: PublicationHeader): void {
      for (const canton of cantons.length > 0 ? cantons : [''])
        add.run(rubric, subRubric, canton, publicationDate, publicationDate);
    },
    loaded: (): Coverage['loaded'] => loaded.all(),
    count(name: string, by: number): void {
      if (by !== 0) count.run(name, by);
    },
    counters: (): Map<string, number> => new Map(counters.all().map((row) => [row.name, row.value])),
  };
}

export function createMeta(database: Sqlite) {
  const get = database.prepare<[string], { value: string }>('SELECT value FROM meta WHERE name = ?');
  const set = database.prepare<[string, string]>(
    'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  const parser = database.prepare<[string], { id: number }>('SELECT id FROM parsers WHERE version = ?');
  const addParser = database.prepare<[string]>('INSERT INTO parsers (version) VALUES (?)');
  return {
    get: (name: string): string | null => get.get(name)?.value ?? null,
    number: (name: string): number => Number(get.get(name)?.value ?? 0),
    set: (name: string, value: string | number): void => void set.run(name, String(value)),
    /** The number that stands for a parser version. */
    parserId: (version: string): number => parser.get(version)?.id ?? Number(addParser.run(version).lastInsertRowid),
  };
}
