import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLedger } from '../../ingest/ledger/index.js';
import { demoPrepared, inFolder, loadCold } from '../ledger/support.js';

it('an export holds a page, however many lines it has', async () => {
  await inFolder(async (folder) => {
    const path = join(folder, 'ledger.db');
    const ledger = openLedger(path);
    await loadCold(ledger, demoPrepared(3, 3_000));
    ledger.close();
    for (const kind of ['events', 'mentions', 'mandates']) {
      const printed = execFileSync(
        process.execPath,
        ['--expose-gc', join(import.meta.dirname, 'heap.mjs'), path, kind],
        { encoding: 'utf8' },
      );
      const { lines, streamed, hoarded } = JSON.parse(printed) as { lines: number; streamed: number; hoarded: number };
      console.log(
        `${kind}: ${lines} lines; heap from a tenth to all of them ${streamed} bytes, ${hoarded} with all lines kept`,
      );
      expect(lines).toBeGreaterThan(2_000);
      expect(streamed).toBeLessThan(hoarded / 2);
    }
  });
}, 180_000);
