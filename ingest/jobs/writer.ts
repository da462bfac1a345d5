import type { GraphWriter } from '../../engines/graph/contract.js';
import type { Clock } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import { appendOnly, applyBatch } from '../project/batch/batch.js';
import { deriveAll, needsCold } from '../project/cold/cold.js';
import { deriveWhile } from '../project/cold/derive-and-load.js';
import type { FaultPoint } from '../project/fault-point.js';
import { inlineLanes, threadLanes, type Lanes } from '../project/cold/lanes.js';
import { inlineProjector, type Projector } from '../project/projector.js';
import { PARSER_VERSION } from '../read/index.js';
import type { IngestEvent } from './commands.js';
import type { Source } from '../sources/index.js';
import type { Shipper } from './shipper.js';
import { ReadThreads } from './read-thread.js';
import type { Portal, Stretch } from './source-steps.js';

export interface WriterOptions {
  ledger: Ledger;
  /** The engine: its writer, which this thread then works, or one that works on a thread of its own. The caller closes it. */
  graph: GraphWriter | Projector;
  clock: Clock;
  /** For job and decision ids: unique, any form. */
  newId: () => string;
  portal: Portal;
  /** What files may hold; threads beside read those of the registry. Default: the registry's. */
  sources?: readonly Source[] | undefined;
  /** Threads beside the writer's own for reading and deriving; 0: none. */
  threads: number;
  /** Those that read, where some were started before; closed with the writer. */
  readers?: ReadThreads;
  /** Where the ledger is a working copy of one in PostgreSQL: engines show only what was shipped there. */
  shipper?: Shipper;
  emit: (event: IngestEvent) => void;
  /** Tests throw here: before every durable write. */
  fault?: FaultPoint;
}

/** Publications from which on an empty graph is loaded while they are derived. */
const LOAD_FROM = 2_000;

/** A stretch as the ledger took it. */
export interface Taken {
  written: number;
  unchanged: number;
  quarantined: number;
}

/** The one writer of ledger and graph: what jobs and commands share. Its calls must not overlap. */
export class Writer {
  /** The parser's number in this ledger. */
  readonly #parser: number;
  readonly readers: ReadThreads;
  readonly #graph: Projector;
  /** A projection under way that nobody waits for. */
  #behind: Promise<unknown> | null = null;
  /** Stretches taken so far. */
  #taken = 0;

  constructor(readonly options: WriterOptions) {
    const { ledger, graph, readers = new ReadThreads() } = options;
    this.readers = readers;
    this.#graph = 'project' in graph ? graph : inlineProjector(ledger, graph);
    this.#parser = ledger.transaction(() => ledger.meta.parserId(PARSER_VERSION));
  }

  /** Stores a stretch, derives what it touches unless a cold derivation follows, and calls `also` in the same transaction. */
  take(jobId: string, stretch: Stretch, cold: boolean, also: (taken: Taken) => void): Taken {
    const { ledger, fault, clock } = this.options;
    fault?.('stretch');
    this.#taken++;
    return ledger.transaction(() => {
      const records = stretch.steps.flatMap((step) => (step.kind === 'RECORD' ? [step.prepared] : []));
      const { written, unchanged } = cold
        ? appendOnly(ledger, records, this.#parser)
        : applyBatch(ledger, records, this.#parser, fault, stretch.foreseen);
      const at = new Date(clock.now()).toISOString();
      for (const step of stretch.steps) if (step.kind === 'REFUSED') ledger.quarantine.add(jobId, step.refused, at);
      const documents = stretch.steps.flatMap((step) => (step.kind === 'DOCUMENT' ? [step.document] : []));
      const added = documents.filter((document) => ledger.documents.append(document, 'public') === 'WRITTEN').length;
      for (const { origin, claim } of stretch.claims) ledger.claims.put(jobId, origin, claim);
      const taken = {
        written: written + added,
        unchanged: unchanged + documents.length - added,
        quarantined: stretch.steps.length - records.length - documents.length,
      };
      also(taken);
      fault?.('stretch end');
      return taken;
    });
  }

  /** Whether the ledger holds nothing yet, or something that only a cold derivation completes. */
  wantsCold(): boolean {
    return needsCold(this.options.ledger) || this.options.ledger.progress().position === 0;
  }

  /** Derives everything if that is due; an empty graph is loaded meanwhile. */
  async settle(progress: (stage: string, done: number, of: number) => void, signal: AbortSignal): Promise<void> {
    const { ledger, fault } = this.options;
    if (!needsCold(ledger)) return;
    const { feed } = await this.#graph.position();
    const large = ledger.progress().position >= LOAD_FROM && this.options.shipper === undefined;
    const loads = feed === 0 && large && !(await this.#graph.fills());
    await this.withLanes((lanes) => {
      const options = { lanes, progress, signal, ...(fault && { fault }) };
      return loads ? deriveWhile(ledger, this.#graph.load(), options) : deriveAll(ledger, options);
    });
  }

  async withLanes<Result>(run: (lanes: Lanes) => Promise<Result>): Promise<Result> {
    const { ledger, threads } = this.options;
    const small = ledger.progress().position < 2_000;
    const lanes = threads === 0 || small ? inlineLanes(ledger) : threadLanes(ledger.path, threads);
    try {
      return await run(lanes);
    } finally {
      await lanes.close();
    }
  }

  /**
   * A job has ended and clients see what it loaded: what it read whole is covered from now on. A file's manifest counts where all files were
   * read (`complete`). Gives which manifests claim nothing, and why, by file.
   */
  cover(jobId: string, complete: boolean): string[] {
    const { ledger } = this.options;
    const untrue: string[] = [];
    for (const { origin, claim } of ledger.claims.take(jobId)) {
      if (claim.kind === 'WHOLE') ledger.windows.claim(claim.window);
      else if (claim.kind === 'FALSE') untrue.push(`${origin}: ${claim.reason}: no range of days is claimed`);
      else if (complete) {
        const refused = ledger.claims.refused(jobId, origin);
        if (refused === 0) ledger.windows.claim(claim.window);
        else untrue.push(`${origin}: ${refused} of its records were refused: no range of days is claimed`);
      }
    }
    return untrue;
  }

  /** Brings the graph to the end of the feed, and tells how far clients see. Nothing may be stored meanwhile where it is shipped. */
  async show(progress?: (feed: number, of: number) => void): Promise<number> {
    const { fault, emit, shipper } = this.options;
    await shipper?.flush();
    const position = await this.#graph.project({ ...(fault && { fault }), ...(progress && { progress }) });
    emit({ kind: 'ADVANCED', ledgerPosition: position.ledger });
    return position.ledger;
  }

  /**
   * Lets the graph follow while the ledger goes on; false where it has to be waited for: it shares this thread, or might run ahead of
   * PostgreSQL. A failure is met again, and told, by the next {@link show}.
   */
  showMeanwhile(): boolean {
    if (!this.#graph.apart || this.options.shipper !== undefined) return false;
    this.#behind ??= this.#follow()
      .catch(() => undefined)
      .finally(() => (this.#behind = null));
    return true;
  }

  /** What is taken while the graph is at work is shown next: it may have looked for the last time before that. */
  async #follow(): Promise<void> {
    let seen: number;
    do {
      seen = this.#taken;
      await this.show();
    } while (this.#taken > seen);
  }

  /** Ends threads that were kept, when what the graph follows has been shown. */
  async close(): Promise<void> {
    await this.#behind;
    await this.readers.close();
  }

  /** Empties the graph and fills it again. */
  async showAgain(progress: (feed: number, of: number) => void): Promise<void> {
    await this.#graph.clear();
    await this.show(progress);
  }
}
