import { existsSync, renameSync, rmSync } from 'node:fs';
import { lockDataDir, openRegister, type IngestEvent, type Register } from '../../ingest/index.js';
import type { Config } from '../config.js';
import { AppError, systemClock } from '../core/index.js';
import { graphPath, vectorsPath } from '../paths.js';
import { indexDocuments } from './index-passages.js';
import { inlineWriter } from './common.js';

/** Reads all notices again with this version's grammar, and derives what changes. */
export async function reparse(config: Config): Promise<void> {
  await withRegister(config, async (register) => {
    const { read, failed } = await register.commands.reparse();
    const already = read === 0 && failed === 0 ? ': all were read with this version of the grammar' : '';
    console.log(`${read} notices read again${already}${failed > 0 ? `, ${failed} could not be read` : ''}`);
    if (failed > 0) process.exitCode = 3;
  });
}

/** Empties the graph engine and the vector engine, and fills them again from the ledger. A damaged graph.db is set aside. */
export async function rebuild(config: Config): Promise<void> {
  const work = async (register: Register) => {
    await register.commands.rebuild();
    console.log('the graph is rebuilt');
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${vectorsPath(config.dataDir)}${suffix}`, { force: true });
    console.log(await indexDocuments(config));
    if (config.embeddings !== 'off') console.log('vectors of notices are made again once the server runs');
  };
  try {
    await withRegister(config, work);
  } catch (error) {
    const path = graphPath(config.dataDir);
    if (!(error instanceof AppError) || error.code !== 'CORRUPT' || !error.message.startsWith(path)) throw error;
    setAside(path);
    await withRegister(config, work);
  }
}

function setAside(path: string): void {
  renameSync(path, `${path}.damaged`);
  for (const beside of [`${path}-wal`, `${path}-shm`]) if (existsSync(beside)) rmSync(beside);
  console.log(`${path} is damaged: it is now ${path}.damaged, and a new one is made from the ledger`);
}

async function withRegister(config: Config, work: (register: Register) => Promise<void>): Promise<void> {
  const lock = lockDataDir(config.dataDir, null);
  try {
    const register = await openRegister({
      dataDir: config.dataDir,
      clock: systemClock,
      writer: inlineWriter(config, 1),
      onEvent: createStageLines(),
    });
    try {
      await register.idle();
      await work(register);
    } finally {
      await register.close();
    }
  } finally {
    lock.release();
  }
}

/** A line a stage, on standard error. */
function createStageLines(): (event: IngestEvent) => void {
  let told = '';
  return (event) => {
    if (event.kind !== 'STAGE' || event.stage === told) return;
    told = event.stage;
    process.stderr.write(`${event.stage}: ${event.of} to do\n`);
  };
}
