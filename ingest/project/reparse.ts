import type { Ledger } from '../ledger/index.js';
import { chunks } from './chunks.js';
import { deriveAll } from './cold/cold.js';
import type { ColdOptions } from './cold/options.js';

const A_TASK = 200;
const A_PAGE = 10_000;

/**
 * Reads every revision again that another parser version has read, then derives everything. Killed, the next call goes on with those still
 * outstanding. A revision that the parser fails on keeps its old reading and is handed to `failed`.
 */
export async function reparse(
  ledger: Ledger,
  version: string,
  options: ColdOptions & { failed?: (position: number, reason: string) => void },
): Promise<{ read: number }> {
  const parser = ledger.transaction(() => {
    ledger.meta.set('deriving', 1);
    return ledger.meta.parserId(version);
  });
  let read = 0;
  for (let after = 0; ;) {
    const page = ledger.readings.outdated(parser, after, A_PAGE);
    if (page.length === 0) break;
    const tasks = chunks(page, A_TASK).map((positions) => ({ kind: 'readings' as const, tasks: positions }));
    for await (const result of options.lanes.run(tasks, options.signal)) {
      if (result.kind !== 'readings') continue;
      options.fault?.('reparse');
      ledger.transaction(() => {
        for (const { position, prepared, reason } of result.results) {
          if (prepared !== null) ledger.revisions.readAgain(position, prepared, parser);
          else if (reason !== null) options.failed?.(position, reason);
        }
      });
      read += result.results.length;
      options.progress?.('reading', read, ledger.progress().position);
    }
    after = page.at(-1)!;
  }
  await deriveAll(ledger, options);
  return { read };
}
