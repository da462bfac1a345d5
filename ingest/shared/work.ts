import { setTimeout as pause } from 'node:timers/promises';
import { AppError, failureOf, settlesWithin, unreachable } from '../../src/core/index.js';
import { Listener, migrate, openPool, type Pool } from '../../src/postgres/index.js';
import type { IngestCommands, IngestEvent } from '../jobs/commands.js';
import {
  COMMAND_CHANNEL,
  createCommands,
  LEDGER_VERSIONS,
  releaseLease,
  renewLease,
  takeLease,
  writerOf,
  type Commands,
  type StoredCommand,
  type WriterLease,
} from '../ledger/postgres/index.js';
import { isLeaseLost } from '../ledger/postgres/state.js';
import { Patience } from './patience.js';
import { SHOWN_CHANNEL } from './register.js';
import type { CommandBody, CommandReply } from './remote-commands.js';
import { startWorkThread, type WorkStart } from './work-thread.js';

/** Where no notification came, a look is taken. */
const LOOK_MS = 1_000;
const COMMANDS_AT_ONCE = 50;
const FORGET_EVERY_MS = 3_600_000;
/** Where PostgreSQL does not answer, the place is free when its time is up. */
const RELEASE_MS = 3_000;

export interface WorkOptions extends Omit<WorkStart, 'epoch'> {
  /** Who this is, for people: host and process. */
  holder: string;
  /** How long this process may be silent before another writes. Milliseconds. */
  leaseMs: number;
  /** A module that calls `serveIngestThread`. */
  url: URL;
  onEvent: (event: WorkEvent) => void;
  /** Started with each turn as the writer, on its working copy, and closed with it. */
  beside?: () => Promise<Beside>;
}

/** Follows the ledger beside its writer, so that of several processes one does. */
export interface Beside {
  /** The ledger has grown. */
  wake(): void;
  close(): Promise<void>;
}

export type WorkEvent =
  | IngestEvent
  /** Another process writes; this one waits for its place. */
  | { kind: 'STANDING_BY'; writer: string }
  /** PostgreSQL answered: this process has its place, or waits for it. */
  | { kind: 'ALIVE' }
  | { kind: 'WRITING' }
  /** Another process took the place: this one had been silent. */
  | { kind: 'OUSTED' }
  | { kind: 'FAULT'; error: string };

/**
 * Works on the ledger in PostgreSQL until the signal fires: writes it as long as the lease is this process's, and stands by else. Any number
 * of processes may. Throws what the first look at PostgreSQL meets; later failures are told, and tried again.
 */
export async function work(options: WorkOptions, signal: AbortSignal): Promise<void> {
  const { databaseUrl, holder, leaseMs, onEvent } = options;
  const pool = openPool(databaseUrl, 4);
  let listener: Listener | null = null;
  try {
    await migrate(pool, LEDGER_VERSIONS);
    listener = new Listener(pool);
    let standingBy: string | null = null;
    const patience = new Patience((error) => onEvent({ kind: 'FAULT', error }));
    while (!signal.aborted) {
      let pauseMs = LOOK_MS;
      try {
        const lease = await takeLease(pool, holder, leaseMs);
        if (lease !== null) {
          standingBy = null;
          await new Work(options, pool, listener, lease).run(signal);
        } else {
          const writer = (await writerOf(pool)) ?? 'another process';
          if (writer !== standingBy) onEvent({ kind: 'STANDING_BY', writer });
          standingBy = writer;
          onEvent({ kind: 'ALIVE' });
        }
        patience.went();
      } catch (error) {
        if (
          error instanceof AppError &&
          (error.code === 'CONFLICT' || error.code === 'UNSUPPORTED') &&
          !error.retryable &&
          !isLeaseLost(error)
        )
          throw error;
        pauseMs = patience.failed(error);
      }
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    await listener?.close();
    await pool.end();
  }
}

/** One turn as the writer. */
class Work {
  readonly #commands: Commands;
  readonly #underWay = new Map<string, Promise<void>>();
  /** Fires when the turn is over, whoever ends it. */
  readonly #over = new AbortController();
  /** Of looking for commands, and of each that waits to be tried again. */
  readonly #looking: Patience;
  readonly #failing = new Map<string, { patience: Patience; notBefore: number }>();
  #beside: Promise<Beside | null> | null = null;

  constructor(
    private readonly options: WorkOptions,
    private readonly pool: Pool,
    private readonly listener: Listener,
    private readonly lease: WriterLease,
  ) {
    this.#commands = createCommands(pool);
    this.#looking = new Patience((error) => this.#fault(error));
  }

  async run(signal: AbortSignal): Promise<void> {
    const { url, leaseMs, onEvent } = this.options;
    const beat = setInterval(() => void this.#renew(), leaseMs / 3);
    const forget = () => void this.#commands.forget().catch(() => undefined);
    forget();
    const forgetting = setInterval(forget, FORGET_EVERY_MS);
    let writer: IngestCommands | null = null;
    try {
      const { dataDir, databaseUrl, portalUrl, threads, fillsGraph } = this.options;
      const start = { dataDir, databaseUrl, portalUrl, threads, fillsGraph, leaseMs, epoch: this.lease.epoch };
      const thread = await startWorkThread(url, start, (event) => this.#heard(event));
      writer = thread.commands;
      void thread.ended.then(() => this.#over.abort());
      onEvent({ kind: 'WRITING' });
      this.#beside = this.#startBeside();
      await this.#serve(writer, AbortSignal.any([signal, this.#over.signal]));
    } finally {
      this.#over.abort();
      await (await this.#beside)?.close();
      await writer?.close().catch(() => undefined);
      await settlesWithin(Promise.all(this.#underWay.values()), RELEASE_MS);
      clearInterval(beat);
      clearInterval(forgetting);
      await settlesWithin(releaseLease(this.pool, this.lease), RELEASE_MS);
    }
  }

  /** Where PostgreSQL is away nobody else can take the place either. */
  async #renew(): Promise<void> {
    const { leaseMs, onEvent } = this.options;
    const mine = await renewLease(this.pool, this.lease, leaseMs).catch(() => null);
    if (mine === true) onEvent({ kind: 'ALIVE' });
    if (mine !== false || this.#over.signal.aborted) return;
    onEvent({ kind: 'OUSTED' });
    this.#over.abort();
  }

  /** Without it the ledger is written all the same. */
  async #startBeside(): Promise<Beside | null> {
    try {
      return (await this.options.beside?.()) ?? null;
    } catch (error) {
      this.options.onEvent({ kind: 'FAULT', error: error instanceof Error ? error.message : String(error) });
      return null;
    }
  }

  #heard(event: IngestEvent): void {
    this.options.onEvent(event);
    if (event.kind === 'ADVANCED' || event.kind === 'JOB') void this.#beside?.then((beside) => beside?.wake());
    if (event.kind !== 'ADVANCED' || !this.options.fillsGraph) return;
    const sql = `SELECT pg_notify('${SHOWN_CHANNEL}', ?)`;
    this.pool
      .lend((connection) => connection.ask({ sql, values: [String(event.ledgerPosition)], gives: 'ROWS' }))
      .catch(() => undefined); // servers look for themselves, too
  }

  async #serve(writer: IngestCommands, over: AbortSignal): Promise<void> {
    let wake = (): void => undefined;
    const unlisten = this.listener.listen(COMMAND_CHANNEL, () => wake());
    try {
      while (!over.aborted) {
        const woken = new Promise<void>((resolve) => (wake = resolve));
        const waiting = await this.#waiting();
        for (const command of waiting) this.#begin(writer, command);
        await Promise.race([woken, pause(LOOK_MS, undefined, { signal: over }).catch(() => undefined)]);
      }
    } finally {
      unlisten();
    }
  }

  async #waiting(): Promise<StoredCommand[]> {
    try {
      const waiting = await this.#commands.waiting(COMMANDS_AT_ONCE);
      this.#looking.went();
      return waiting;
    } catch (error) {
      this.#looking.failed(error);
      return [];
    }
  }

  #fault(error: string): void {
    if (!this.#over.signal.aborted) this.options.onEvent({ kind: 'FAULT', error });
  }

  /** One that fails for want of the lease or of a server goes on waiting, and is tried again after a while: whoever works then does it, once. */
  #begin(writer: IngestCommands, command: StoredCommand): void {
    const { id } = command;
    if (this.#underWay.has(id) || this.#underWay.size >= COMMANDS_AT_ONCE) return;
    if (Date.now() < (this.#failing.get(id)?.notBefore ?? 0)) return;
    const done = this.#do(writer, command)
      .then(() => void this.#failing.delete(id))
      .catch((error: unknown) => {
        const patience = this.#failing.get(id)?.patience ?? new Patience((said) => this.#fault(said));
        this.#failing.set(id, { patience, notBefore: Date.now() + patience.failed(error) });
      })
      .finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, done);
  }

  async #do(writer: IngestCommands, command: StoredCommand): Promise<void> {
    if (!(await this.#commands.take(command.id, this.lease.epoch))) return;
    let reply: CommandReply;
    try {
      reply = { value: (await execute(writer, command)) ?? null };
    } catch (error) {
      const goesOn =
        isLeaseLost(error) || this.#over.signal.aborted || (error instanceof AppError && error.code === 'UNAVAILABLE');
      if (goesOn) throw error;
      reply = { failure: failureOf(error) };
    }
    const state = 'failure' in reply ? 'FAILED' : 'DONE';
    await this.#commands.reply(command.id, state, JSON.stringify(reply), this.lease.epoch);
  }
}

/** What a command makes bears the command's id: done again after a kill, it is the same. */
function execute(writer: IngestCommands, { id, body, tenant, idempotencyKey }: StoredCommand): Promise<unknown> {
  const command = JSON.parse(body) as CommandBody;
  switch (command.kind) {
    case 'START':
      return writer.start(command.request, tenant, idempotencyKey, id);
    case 'CANCEL':
      return writer.cancel(command.jobId);
    case 'DECIDE':
      return writer.decide(...command.args, id);
    case 'UNDO':
      return writer.undo(...command.args);
    case 'REPARSE':
      return writer.reparse();
    case 'REBUILD':
      return writer.rebuild();
    case 'REDACT':
      return writer.redact(command.publicationId);
    default:
      return unreachable(command);
  }
}
