import { AppError } from '../../core/index.js';
import type { RunStore } from '../contract.js';
import type { Database } from '../sql/database.js';
import { createRunStore, type RunStoreSettings } from '../sql/run-store.js';
import { lastSeqOf } from '../sql/runs.js';
import type { Growth } from '../sql/work.js';
import { commit } from './commit.js';
import { startCommitThread } from './commit-thread.js';
import { openRunsFile, type RunsFile } from './database.js';
import { openFailure, translated } from './failures.js';
import { migrate } from './tables.js';
import { settled } from './settled.js';
import { watch, type Watch } from './watch.js';
import { createWriter } from './writer.js';

export interface SqliteStoreOptions extends RunStoreSettings {
  path: string;
  /** Commits, which wait for the disk, on a thread of their own: for servers. Default: on the caller's. */
  commitThread?: boolean;
  /** Only reads, for a thread beside the one that writes: tells the growth of each run, or null where a look is to be taken. Default: this store writes. */
  news?: (heard: (growth: Growth | null) => void) => void;
}

/** A disk takes about as long. */
const GATHER_MS = 5;

/** Runs, logs and leases in one SQLite file. */
export async function openSqliteStore({ path, commitThread = false, news, ...settings }: SqliteStoreOptions): Promise<RunStore> {
  const file = openRunsFile(path);
  await migrated(file, path);
  if (news !== undefined) return createRunStore(onlyReading(file, path, news), settings);
  return createRunStore(commitThread ? withThread(file, path) : onCallersThread(file, path), settings);
} // prettier-ignore

function onCallersThread(file: RunsFile, path: string): Database {
  const { write, idle } = createWriter({
    commit: (writes) => commit(file, path, writes),
    mostAtOnce: 25,
    rest: 3,
    gatherMs: 0,
  });
  let watching: Watch | null = null;
  return {
    name: path,
    read: (work) => translated(path, () => settled(file, work())),
    write,
    watch(awaited, grown, tick) {
      watching = watch(() => file.version(), lookAt(file, awaited, grown), tick);
    },
    async close() {
      watching?.stop();
      await idle();
      file.close();
    },
  };
}

/** The caller's thread only reads. */
function withThread(file: RunsFile, path: string): Database {
  let [watching, heard]: [Watch | null, number] = [null, 0];
  const thread = startCommitThread(path, () => {
    heard++;
    watching?.look();
  });
  const { write, idle } = createWriter({
    commit: (writes) => thread.commit(writes),
    mostAtOnce: 200,
    rest: 0,
    gatherMs: GATHER_MS,
  });
  return {
    name: path,
    read: (work) =>
      translated(path, () => {
        thread.assertAlive();
        return settled(file, work());
      }),
    write,
    watch(awaited, grown, tick) {
      watching = watch(() => heard, lookAt(file, awaited, grown), tick);
    },
    async close() {
      watching?.stop();
      await idle();
      await thread.close();
      file.close();
    },
  };
}

/** Another thread of this process writes, and tells. */
function onlyReading(file: RunsFile, path: string, news: NonNullable<SqliteStoreOptions['news']>): Database {
  let [watching, heard]: [Watch | null, number] = [null, 0];
  return {
    name: path,
    read: (work) => translated(path, () => settled(file, work())),
    write: () => Promise.reject(new AppError('INTERNAL', `${path}: this thread only reads it`)),
    watch(awaited, grown, tick) {
      watching = watch(() => heard, lookAt(file, awaited, grown), tick);
      news((growth) => {
        if (growth !== null) return grown(growth);
        heard++;
        watching?.look();
      });
    },
    async close() {
      watching?.stop();
      file.close();
    },
  };
}

/** Wakes followers for what another process appended. */
function lookAt(file: RunsFile, awaited: Parameters<Database['watch']>[0], grown: Parameters<Database['watch']>[1]) {
  return () => {
    for (const runId of [...awaited()]) grown({ runId, lastSeq: settled(file, lastSeqOf(runId)) });
  };
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
