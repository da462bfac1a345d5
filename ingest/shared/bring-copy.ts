import { migrate, openPool } from '../../src/postgres/index.js';
import type { GraphWriter } from '../../engines/graph/contract.js';
import { ledgerPath, openLedger } from '../ledger/index.js';
import { LEDGER_VERSIONS, openReadCopy } from '../ledger/postgres/index.js';
import { project } from '../project/projection.js';

/** Brings a data folder's copy of the ledger in PostgreSQL up to date, for a command that reads it. The folder is locked by the caller. */
export async function bringCopy(dataDir: string, databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, 1);
  try {
    await migrate(pool, LEDGER_VERSIONS);
    const copy = openReadCopy(ledgerPath(dataDir), pool);
    try {
      await copy.pull();
    } finally {
      await copy.close();
    }
  } finally {
    await pool.end();
  }
}

/** Empties a graph of this data folder and fills it again from the folder's copy of the ledger. The caller closes the graph. */
export async function refillOwnGraph(dataDir: string, graph: GraphWriter): Promise<void> {
  const ledger = openLedger(ledgerPath(dataDir), { readonly: true });
  try {
    await graph.clear();
    await project(ledger, graph);
  } finally {
    ledger.close();
  }
}
