import type { Clock } from '../../src/core/index.js';
import { migrate, openPool, type Listener } from '../../src/postgres/index.js';
import type { IngestEvent } from '../jobs/commands.js';
import { createIngestService } from '../jobs/service.js';
import { ledgerPath, openLedger } from '../ledger/index.js';
import { createCommands, LEDGER_VERSIONS, SHIPPED_CHANNEL, writerOf } from '../ledger/postgres/index.js';
import { createArchive } from '../project/archive.js';
import type { Register } from '../register.js';
import { startCopyThread } from './copy-thread.js';
import { createRemoteCommands } from './remote-commands.js';

/** Told by the writer after the graph that all servers share shows more. */
export const SHOWN_CHANNEL = 'dossier_graph_shown';

/** A copy that is younger counts as the ledger itself. */
const TOLD_FROM_MS = 5_000;

export interface SharedRegisterOptions {
  /** Exists, and is locked by this process: this server's copy lies here. */
  dataDir: string;
  clock: Clock;
  databaseUrl: string;
  /** The process's own; the caller closes it. */
  listener: Listener;
  /** A module that calls `serveIngestThread`. */
  url: URL;
  /** Where all servers share a graph: the ledger position that it shows. Else this server fills a graph of its own. */
  shown: (() => Promise<number>) | null;
  onEvent?: (event: IngestEvent) => void;
}

export interface SharedRegister extends Register {
  /** For health pages: who writes the ledger, and whether this server's copy follows. */
  health(): Promise<{ healthy: boolean; detail: string }>;
}

/**
 * A server's side of the ledger in PostgreSQL: a copy of what readers need, which follows and can be read while PostgreSQL is away; jobs and
 * decisions go to whoever works (./work.ts). Resolves when the copy is complete.
 */
export async function openSharedRegister(options: SharedRegisterOptions): Promise<SharedRegister> {
  const { dataDir, clock, databaseUrl, listener, url, shown, onEvent } = options;
  const pool = openPool(databaseUrl, 4);
  const opened: (() => unknown)[] = [() => pool.end()];
  const closeAll = async () => {
    for (const close of opened.reverse()) await close();
  };
  try {
    await migrate(pool, LEDGER_VERSIONS);
    let wrong: string | null = null;
    let copiedAt = clock.now();
    let heard = (_event: IngestEvent): void => undefined;
    let lastVisible = 0;
    const emit = (event: IngestEvent): void => {
      onEvent?.(event);
      if (event.kind === 'COPIED') {
        wrong = event.error;
        if (wrong === null) copiedAt = clock.now();
      }
      if (event.kind === 'ADVANCED') lastVisible = event.ledgerPosition;
      heard(event);
    };
    const copy = await startCopyThread(url, { dataDir, databaseUrl, ownGraph: shown === null }, emit);
    opened.push(() => copy.close());
    const ledger = openLedger(ledgerPath(dataDir), { readonly: true });
    opened.push(() => ledger.close());
    const stored = createCommands(pool);
    const held = async (jobId: string) => ledger.read(() => ledger.jobs.get(jobId))?.job ?? null;
    const commands = createRemoteCommands({ commands: stored, listener, held, newId: () => crypto.randomUUID() });
    const service = createIngestService({ commands, ledger, visible: lastVisible, pending: commands });
    heard = (event) => service.heard(event);

    /** A graph that all share may be ahead of this server's copy, or behind it. */
    const look = async () => {
      const position = Math.min((await shown?.()) ?? 0, ledger.progress().position);
      if (position !== service.visible()) emit({ kind: 'ADVANCED', ledgerPosition: position });
    };
    if (shown !== null) {
      await look().catch(() => undefined); // its engine's health tells
      const timer = setInterval(() => void look().catch(() => undefined), 1_000);
      const unlisten = listener.listen(SHOWN_CHANNEL, () => void look().catch(() => undefined));
      opened.push(unlisten, () => clearInterval(timer));
    }
    opened.push(listener.listen(SHIPPED_CHANNEL, () => copy.wake()));

    return {
      archive: createArchive({ ledger, clock, visible: service.visible }),
      ingest: service,
      commands: {
        reparse: commands.reparse,
        redact: commands.redact,
        rebuild: shown === null ? copy.rebuild : commands.rebuild,
      },
      ledger,
      idle: async () => undefined,
      async health() {
        const ageMs = clock.now() - copiedAt;
        const follows = wrong === null ? '' : `, since it does not follow: ${wrong}`;
        const old = wrong !== null || ageMs > TOLD_FROM_MS;
        const age = old ? `; this copy is ${Math.round(ageMs / 1_000)} s old${follows}` : '';
        try {
          const writer = await writerOf(pool);
          const written = writer === null ? 'nobody writes it: start dossier work' : `written by ${writer}`;
          return { healthy: wrong === null, detail: `${pool.name}; ${written}${age}` };
        } catch (error) {
          return { healthy: false, detail: `${error instanceof Error ? error.message : String(error)}${age}` };
        }
      },
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
