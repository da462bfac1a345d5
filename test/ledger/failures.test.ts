import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guarded, openDatabase } from '../../ingest/ledger/database.js';
import { openLedger, pack, unpack, unpackJson } from '../../ingest/ledger/index.js';
import { AppError } from '../../src/core/index.js';
import { inFolder } from './support.js';

function failureOf(run: () => unknown): AppError {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing failed');
}

describe('failures of the ledger file', () => {
  it('says that a file is no ledger', () =>
    inFolder((folder) => {
      const path = join(folder, 'ledger.db');
      writeFileSync(path, 'this is no database, whatever its name says'.repeat(50));
      const error = failureOf(() => openLedger(path));
      expect(error.code).toBe('CORRUPT');
      expect(error.message).toContain(path);
    }));

  it('says that the folder is missing', () => {
    expect(failureOf(() => openLedger('/nowhere/at/all/ledger.db')).code).toBe('UNAVAILABLE');
  });

  it('says who else writes', () =>
    inFolder((folder) => {
      const path = join(folder, 'ledger.db');
      const first = openLedger(path);
      const second = openDatabase(path, { readonly: false, busyTimeoutMs: 1 });
      first.transaction(() => {
        const error = failureOf(() => guarded(path, () => second.exec('BEGIN IMMEDIATE')));
        expect(error).toMatchObject({ code: 'UNAVAILABLE', retryable: true });
      });
      second.close();
      first.close();
    }));

  it('says that the disk is full, and keeps what was stored', () =>
    inFolder((folder) => {
      const path = join(folder, 'full.db');
      const database = openDatabase(path, { readonly: false });
      database.exec('CREATE TABLE t (x BLOB)');
      database.pragma('max_page_count = 4');
      const error = failureOf(() => guarded(path, () => database.exec('INSERT INTO t VALUES (zeroblob(100000))')));
      expect(error.code).toBe('DISK_FULL');
      expect(error.message).toContain(path);
      expect(database.prepare('SELECT count(*) AS n FROM t').get()).toEqual({ n: 0 });
      database.close();
    }));

  it('refuses a file of a later version', () =>
    inFolder((folder) => {
      const path = join(folder, 'ledger.db');
      openLedger(path).close();
      const database = openDatabase(path, { readonly: false });
      database.pragma('user_version = 999');
      database.close();
      expect(failureOf(() => openLedger(path)).code).toBe('UNSUPPORTED');
    }));

  it('names damaged bytes', () => {
    const packed = pack(JSON.stringify({ text: 'x'.repeat(1000) }));
    expect(unpack(packed, 'a')).toContain('xxx');
    for (const whole of [packed, pack(JSON.stringify({ text: 'x'.repeat(5_000) }))]) {
      const failure = failureOf(() => unpackJson(whole.subarray(0, 12), 'revision 7'));
      expect(failure.code).toBe('CORRUPT');
      expect(failure.message).toContain('revision 7');
    }
    expect(failureOf(() => unpack(Buffer.from([9, 9]), 'revision 7')).code).toBe('CORRUPT');
  });
});
