import { AppError, type Clock, type Language } from '../core/index.js';
import type { Lease, RunStore } from '../store/contract.js';
import type { TraceDraft, TraceEvent } from '../trace/index.js';

/** The run goes on elsewhere or has ended: whoever gets this stops in silence, for nothing it could append would stand. */
export class RunLost extends Error {
  constructor(readonly outcome: 'ENDED' | 'STALE_LEASE' | 'CONFLICT') {
    super(`the run is no longer ours: ${outcome}`);
    this.name = 'RunLost';
  }
}

/** Appends for one holder of a run, in order; each append is durable before it resolves. */
export class RunWriter {
  private spans = 0;
  readonly rootSpan: string;

  constructor(
    private readonly store: RunStore,
    readonly lease: Lease,
    private seq: number,
    private readonly clock: Clock,
    private readonly summarise: (event: TraceEvent, language: Language) => string,
    private readonly language: Language,
  ) {
    this.rootSpan = `s${lease.epoch}.0`;
  }

  get lastSeq(): number {
    return this.seq;
  }

  newSpan(): string {
    return `s${this.lease.epoch}.${++this.spans}`;
  }

  draft(event: TraceEvent, spanId: string = this.rootSpan, parentSpanId: string | null = null): TraceDraft {
    return {
      at: new Date(this.clock.now()).toISOString(),
      summary: this.summarise(event, this.language),
      spanId,
      parentSpanId,
      event,
    };
  }

  /** Throws RunLost where somebody else ended the run or took it over. */
  async append(...drafts: TraceDraft[]): Promise<void> {
    const result = await this.store.append(this.lease.runId, this.seq, this.lease.epoch, drafts);
    if (result.outcome === 'APPENDED') {
      this.seq = result.lastSeq;
      return;
    }
    if (result.outcome === 'CONFLICT' && result.lastSeq < this.seq) {
      throw new AppError('CORRUPT', `the log of ${this.lease.runId} ends at ${result.lastSeq}, before ${this.seq}`);
    }
    throw new RunLost(result.outcome);
  }

  log(event: TraceEvent): Promise<void> {
    return this.append(this.draft(event));
  }
}
