import { AppError } from '../../core/index.js';
import type { RunStore } from '../contract.js';
import { createRunStore, type RunStoreSettings } from '../sql/run-store.js';
import { openRunsFile, type RunsFile } from './database.js';
import { openFailure, translated } from './failures.js';
import { migrate } from './tables.js';
import { watchOthers } from './watch.js';
import { createWriter } from './writer.js';
import { settled } from './settled.js';

export interface SqliteStoreOptions extends RunStoreSettings {
  path: string;
}

/** Runs, logs and leases in one SQLite file. */
export async function openSqliteStore({ path, ...settings }: SqliteStoreOptions): Promise<RunStore> {
  const file = openRunsFile(path);
  await migrated(file, path);
  const { write, idle } = createWriter(file, path);
  let stop = () => {};
  return createRunStore(
    {
      name: path,
      read: (work) => translated(path, () => settled(file, work())),
      write: (work) => write(() => settled(file, work())),
      watch: (awaited, grown, tick) => void (stop = watchOthers(file, awaited, grown, tick)),
      async close() {
        stop();
        await idle();
        file.close();
      },
    },
    settings,
  );
}

async function migrated(file: RunsFile, path: string): Promise<void> {
  try {
    if ((await translated(path, () => migrate(file))) === 'OK') return;
    const what = `${path} was written by a newer version of Dossier: update, or choose another DOSSIER_DATA_DIR`;
    throw new AppError('CORRUPT', what);
  } catch (error) {
    file.close();
    throw openFailure(path, error);
  }
}
