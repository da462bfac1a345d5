import { existsSync } from 'node:fs';
import { PARSER_VERSION } from '../../ingest/read/index.js';
import { replayRun, type Replay } from '../agent/index.js';
import type { Config } from '../config.js';
import { AppError, systemClock } from '../core/index.js';
import { runsAt } from '../paths.js';
import { openRunStore, type RunStore } from '../store/index.js';
import { operatorCall } from './common.js';
import { safeText } from './terminal-text.js';

/** Prints where a stored run comes out otherwise today; the exit code says whether it does. Opens no engine and asks no model; beside a running server, too. */
export async function replay(config: Config, runId: string): Promise<void> {
  const store = await openStoredRuns(config);
  try {
    const replayed = await replayRun({ store, parserVersion: PARSER_VERSION }, runId, operatorCall(new AbortController().signal)); // prettier-ignore
    if (replayed === null) throw new AppError('BAD_INPUT', `no such run: ${runId}`);
    for (const line of told(replayed)) process.stdout.write(`${safeText(line)}\n`);
    process.exitCode = isSame(replayed) ? 0 : 1;
  } finally {
    await store.close();
  }
}

/** The runs of the data folder or the database. Throws UNAVAILABLE where there are none yet. */
export async function openStoredRuns(config: Config): Promise<RunStore> {
  const at = runsAt(config);
  if ('path' in at && !existsSync(at.path)) throw new AppError('UNAVAILABLE', `${at.path} does not exist: nothing has been asked yet (dossier ask)`); // prettier-ignore
  return openRunStore({ ...at, clock: systemClock, newId: () => crypto.randomUUID() });
}

const isSame = ({ differences, asked }: Replay) => differences.length === 0 && asked === null;

function told(replayed: Replay): string[] {
  const { nodes, differences, versions, asked, isCut } = replayed;
  return [
    ...versions.map(({ of, recorded, now }) => `${of}: ${recorded ?? 'none'} then, ${now ?? 'none'} now`),
    ...(isCut ? ['the run came to no end of its own: compared as far as it went'] : []),
    ...differences.map(
      ({ kind, field, recorded, replayed: now }) =>
      field === '' ? `parts here: ${recorded ?? 'the end'} then, ${now ?? 'the end'} now` : `${kind}.${field}: ${recorded ?? 'nothing'} then, ${now ?? 'nothing'} now`, // prettier-ignore
    ),
    ...(asked === null ? [] : [`asks what was not recorded: ${asked}`]),
    isSame(replayed) ? `${nodes} nodes, the same` : `${nodes} nodes, ${differences.length} differ`,
  ];
}
