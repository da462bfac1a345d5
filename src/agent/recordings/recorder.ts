import { sha256Hex } from '../../core/index.js';
import type { Recording, RecordingSource } from '../../store/contract.js';
import type { TraceEvent } from '../../trace/index.js';

/** Characters of one reply, and of all replies of a run but models', beyond which a reply is not kept: it is asked for again, and a replay ends there. */
const MOST_OF_REPLY = 2_000_000;
const MOST_OF_RUN = 16_000_000;

export interface OnceOptions<Reply> {
  source: RecordingSource;
  /** Equal JSON text is an equal request, keys in the same order: nothing in it may depend on the clock, on chance, or on what ran beside. */
  request: unknown;
  ask: () => Promise<{ reply: Reply; failed: boolean }>;
  /** Logs what tells of the reply: in the append that keeps it. */
  log?: (reply: Reply, replayed: boolean) => void;
}

/** A reply of which a node of the log holds part: nothing is kept twice. */
export interface ToldOptions<Reply, Rest> extends Omit<OnceOptions<Reply>, 'log'> {
  /** The reply, of what was kept of it and the node that tells the rest; null: that node tells something else. */
  whole: (rest: Rest, event: TraceEvent) => Reply | null;
}

/** What came back, and how it is kept: by whoever logs what it came to. */
export interface Told<Reply, Rest> {
  reply: Reply;
  /** What to keep with the node that tells the rest of the reply; null: nothing. */
  rest: (rest: Rest) => Omit<Recording, 'seq'> | null;
  /** Keeps the whole of it. */
  keep: () => void;
}

export interface RecorderOptions {
  /** Keeps a recording beside the nodes that are logged next. */
  keep: (recording: Recording) => void;
  /** What earlier attempts of the run recorded. */
  held?: readonly Recording[];
  /** Nodes of the run's log that hold replies, by seq. */
  told?: ReadonlyMap<number, TraceEvent>;
  /** Where nobody can be asked: failures stand as well, and what was never recorded throws what this gives. Null: it is asked for. */
  absent?: ((source: RecordingSource, request: unknown) => Error) | null;
}

/** What a run asks from outside of itself, each request once, however often the run begins again. Replies are JSON values. */
export class Recorder {
  private readonly held: Map<string, Recording>;
  private readonly ordinals = new Map<string, number>();
  private characters = 0;

  constructor(private readonly options: RecorderOptions) {
    this.held = new Map((options.held ?? []).map((one) => [placeOf(one), one]));
    for (const one of this.held.values()) this.count(one);
  }

  /** The reply that an earlier attempt got to an equal request, the nth to the nth; else what `ask` gives, kept. What failed is asked for again. */
  async once<Reply>({ source, request, ask, log }: OnceOptions<Reply>): Promise<Reply> {
    const place = this.next(source, request);
    const held = this.heldAt(place);
    if (held !== null) {
      const reply = JSON.parse(held.reply) as Reply;
      log?.(reply, true);
      return reply;
    }
    const { reply, failed } = await this.asked({ source, request, ask });
    this.keep(wholly(place, failed, reply));
    log?.(reply, false);
    return reply;
  }

  /** As once(), kept by whoever logs what the reply came to. */
  async onceTold<Reply, Rest>({ source, request, ask, whole }: ToldOptions<Reply, Rest>): Promise<Told<Reply, Rest>> {
    const place = this.next(source, request);
    const held = this.heldAt(place);
    const known = held === null ? null : this.wholeOf(held, whole);
    if (known !== null) return { reply: known, rest: () => null, keep: () => undefined };
    const { reply, failed } = await this.asked({ source, request, ask });
    return {
      reply,
      rest: (rest) => {
        const recording = { failed, reply: JSON.stringify(rest), ...place };
        return this.count(recording) ? recording : null;
      },
      keep: () => this.keep(wholly(place, failed, reply)),
    };
  }

  /** What stands of what an earlier attempt was told; null: it is asked for. */
  private heldAt(place: Place): Recording | null {
    const held = this.held.get(placeOf(place));
    return held === undefined || (held.failed && !this.isReplay) ? null : held;
  }

  private wholeOf<Reply, Rest>({ reply, seq }: Recording, whole: ToldOptions<Reply, Rest>['whole']): Reply | null {
    if (seq === null) return JSON.parse(reply) as Reply;
    const event = this.options.told?.get(seq);
    return event === undefined ? null : whole(JSON.parse(reply) as Rest, event);
  }

  private async asked<Reply>({ source, request, ask }: Omit<OnceOptions<Reply>, 'log'>) {
    const { absent = null } = this.options;
    if (absent !== null) throw absent(source, request);
    return ask();
  }

  private get isReplay(): boolean {
    return (this.options.absent ?? null) !== null;
  }

  private keep(recording: Recording): void {
    if (this.count(recording)) this.options.keep(recording);
  }

  private next(source: RecordingSource, request: unknown): Place {
    const hash = sha256Hex(JSON.stringify(request));
    const asked = `${source} ${hash}`;
    const ordinal = this.ordinals.get(asked) ?? 0;
    this.ordinals.set(asked, ordinal + 1);
    return { source, request: hash, ordinal };
  }

  /** False where it is too long to be kept. */
  private count({ source, reply }: Pick<Recording, 'source' | 'reply'>): boolean {
    if (reply.length > MOST_OF_REPLY) return false;
    if (source === 'MODEL') return true;
    if (this.characters + reply.length > MOST_OF_RUN) return false;
    this.characters += reply.length;
    return true;
  }
}

type Place = Pick<Recording, 'source' | 'request' | 'ordinal'>;
const wholly = ({ source, request, ordinal }: Place, failed: boolean, reply: unknown): Recording => {
  return { source, request, ordinal, failed, reply: JSON.stringify(reply), seq: null };
};
const placeOf = ({ source, request, ordinal }: Place) => `${source} ${request} ${ordinal}`;
