import { lockDataDir, openRegister } from '../../ingest/index.js';
import type { Config } from '../config.js';
import { systemClock } from '../core/index.js';
import { inlineWriter } from './common.js';

/** Reads all notices again with this version's grammar, and derives what changes. */
export async function reparse(config: Config): Promise<void> {
  await withRegister(config, async (register) => {
    const { read, failed } = await register.commands.reparse();
    console.log(`${read} notices read again${failed > 0 ? `, ${failed} could not be read` : ''}`);
  });
}

/** Empties the graph engine and fills it again from the ledger. */
export async function rebuild(config: Config): Promise<void> {
  await withRegister(config, async (register) => {
    await register.commands.rebuild();
    console.log('the graph is rebuilt');
  });
}

async function withRegister(
  config: Config,
  work: (register: Awaited<ReturnType<typeof openRegister>>) => Promise<void>,
): Promise<void> {
  const lock = lockDataDir(config.dataDir, null);
  try {
    const register = await openRegister({
      dataDir: config.dataDir,
      clock: systemClock,
      writer: inlineWriter(config, 1),
    });
    try {
      await work(register);
    } finally {
      await register.close();
    }
  } finally {
    lock.release();
  }
}
