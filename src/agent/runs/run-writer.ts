import { AppError, type Clock, type Language } from '../../core/index.js';
import type { Lease, NewMemory, Recording, RunStore } from '../../store/contract.js';
import type { TraceDraft, TraceEvent } from '../../trace/index.js';

/** The run goes on elsewhere or has ended: whoever gets this stops in silence, for nothing it could append would stand. */
export class RunLost extends Error {
  constructor(readonly outcome: 'ENDED' | 'STALE_LEASE' | 'CONFLICT') {
    super(`the run is no longer ours: ${outcome}`);
    this.name = 'RunLost';
  }
}

/** Nodes in one append at most. */
const MOST_AT_ONCE = 200;
/** Nodes that wait for the disk before whoever logs waits too. */
const MOST_WAITING = 8;

/** A node to append, and the reply that it holds part of. */
interface Waiting {
  draft: TraceDraft;
  recording: Omit<Recording, 'seq'> | null;
}

/**
 * Logs for one holder of a run, in order. What is logged in one turn of the event loop, those aside in which the run only waits for its own, is one append,
 * for nobody outside could act on its parts sooner, and each append waits for the disk. No clock decides: whoever kills a run at its nth append
 * finds the same nodes there each time.
 */
export class RunWriter {
  private spans = 0;
  private waiting: Waiting[] = [];
  private recordings: Recording[] = [];
  private memories: NewMemory[] = [];
  private turn: NodeJS.Immediate | null = null;
  /** Steps of the run, side by side, that wait for their turn. */
  private stopped = 0;
  private appending: Promise<void> | null = null;
  private failed: { error: unknown } | null = null;
  readonly rootSpan: string;
  /** The run's first node, where it was logged here: who asks for it need not read it back. */
  first: TraceDraft | null = null;
  /** What is logged in an event's place; null: the event itself. */
  guard: ((event: TraceEvent) => readonly TraceEvent[]) | null = null;

  constructor(
    private readonly store: Pick<RunStore, 'append'>,
    readonly lease: Lease,
    private seq: number,
    private readonly clock: Clock,
    private readonly summarise: (event: TraceEvent, language: Language) => string,
    private readonly language: Language,
  ) {
    this.rootSpan = `s${lease.epoch}.0`;
  }

  newSpan(): string {
    return `s${this.lease.epoch}.${++this.spans}`;
  }

  /**
   * `recording` is kept with the node, which holds the rest of its reply. Throws, once, what an earlier append met: RunLost where somebody else
   * ended the run or took it over.
   */
  log(
    event: TraceEvent,
    spanId: string = this.rootSpan,
    parentSpanId: string | null = null,
    recording: Waiting['recording'] = null,
  ): void {
    // prettier-ignore
    this.assertHeld();
    const at = new Date(this.clock.now()).toISOString();
    for (const shown of this.guard?.(event) ?? [event]) {
      const draft = { at, summary: this.summarise(shown, this.language), spanId, parentSpanId, event: shown };
      this.waiting.push({ draft, recording: shown === event ? recording : null });
      if (this.seq === 0) this.first ??= draft;
    }
    this.startSoon();
  }

  /** Keeps a reply from outside in the append of the nodes that are logged next, or sooner. */
  record(recording: Recording): void {
    this.recordings.push(recording);
  }

  /** As record(): nothing is remembered of a run that went on elsewhere, or was ended. */
  remember(memory: NewMemory): void {
    this.memories.push(memory);
  }

  /** Resolves at once while few nodes wait for the disk, else once they are durable: gives way to others, and bounds what a crash forgets. */
  async room(): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) await this.durable();
  }

  /** Resolves once all that was logged is durable. Throws as log() does. */
  async durable(): Promise<void> {
    while (this.waiting.length > 0 || this.appending !== null) await this.start();
    this.assertHeld();
  }

  private assertHeld(): void {
    const { failed } = this;
    this.failed = null;
    if (failed !== null) throw failed.error;
  }

  /** Meanwhile the run does nothing, and waits for nobody outside: what it logs behind that goes with what it logged before. */
  async across(turn: () => Promise<void>): Promise<void> {
    this.stopped++;
    this.stopStart();
    try {
      await turn();
    } finally {
      this.stopped--;
      if (this.waiting.length > 0) this.startSoon();
    }
  }

  private startSoon(): void {
    if (this.stopped === 0) this.turn ??= setImmediate(() => this.start());
  }

  private stopStart(): void {
    if (this.turn !== null) clearImmediate(this.turn);
    this.turn = null;
  }

  private start(): Promise<void> {
    this.stopStart();
    return (this.appending ??= this.appendWaiting().finally(() => (this.appending = null)));
  }

  /** Never rejects: whoever logs next is told. */
  private async appendWaiting(): Promise<void> {
    try {
      while (this.waiting.length > 0) await this.append(this.waiting.splice(0, MOST_AT_ONCE));
    } catch (error) {
      this.waiting = [];
      this.recordings = [];
      this.memories = [];
      this.failed = { error };
    }
  }

  private async append(nodes: readonly Waiting[]): Promise<void> {
    const drafts = nodes.map(({ draft }) => draft);
    const recordings = this.recordings.splice(0);
    for (const [at, { recording }] of nodes.entries())
      if (recording !== null) recordings.push({ seq: this.seq + at + 1, ...recording });
    const beside = { recordings, memories: this.memories.splice(0) };
    const result = await this.store.append(this.lease.runId, this.seq, this.lease.epoch, drafts, beside);
    if (result.outcome === 'APPENDED') {
      this.seq = result.lastSeq;
      return;
    }
    if (result.outcome === 'CONFLICT' && result.lastSeq < this.seq) {
      throw new AppError('CORRUPT', `the log of ${this.lease.runId} ends at ${result.lastSeq}, before ${this.seq}`);
    }
    throw new RunLost(result.outcome);
  }
}
