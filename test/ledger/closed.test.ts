import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLedger } from '../../ingest/ledger/index.js';
import { appendOnly } from '../../ingest/project/batch/batch.js';
import { demoPrepared, inFolder } from './support.js';

it('once its writer is closed the file alone holds all of it, whoever reads on', () =>
  inFolder((folder) => {
    const path = join(folder, 'ledger.db');
    const ledger = openLedger(path);
    const reader = openLedger(path, { readonly: true });
    appendOnly(ledger, demoPrepared(1, 80), 1);
    const { position } = ledger.progress();
    expect(position).toBeGreaterThan(0);
    ledger.close();
    const beside = `${path}-wal`;
    expect(existsSync(beside) ? statSync(beside).size : 0).toBe(0);
    const copy = join(folder, 'copy.db');
    copyFileSync(path, copy);
    const copied = openLedger(copy);
    expect(copied.progress().position).toBe(position);
    expect(reader.progress().position).toBe(position);
    copied.close();
    reader.close();
  }));
