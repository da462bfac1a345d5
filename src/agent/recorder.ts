import { sha256Hex } from '../core/index.js';
import type { Recording, RecordingSource } from '../store/contract.js';

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

export interface RecorderOptions {
  /** Keeps a recording beside the nodes that are logged in the same turn. */
  keep: (recording: Recording) => void;
  /** What earlier attempts of the run recorded. */
  held?: readonly Recording[];
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
    const { absent = null, keep } = this.options;
    const held = this.held.get(placeOf(place));
    if (held !== undefined && (!held.failed || absent !== null)) {
      const reply = JSON.parse(held.reply) as Reply;
      log?.(reply, true);
      return reply;
    }
    if (absent !== null) throw absent(source, request);
    const { reply, failed } = await ask();
    const recording = { ...place, failed, reply: JSON.stringify(reply) };
    if (this.count(recording)) keep(recording);
    log?.(reply, false);
    return reply;
  }

  private next(source: RecordingSource, request: unknown): Pick<Recording, 'source' | 'request' | 'ordinal'> {
    const hash = sha256Hex(JSON.stringify(request));
    const ordinal = this.ordinals.get(`${source} ${hash}`) ?? 0;
    this.ordinals.set(`${source} ${hash}`, ordinal + 1);
    return { source, request: hash, ordinal };
  }

  /** False where it is too long to be kept. */
  private count({ source, reply }: Recording): boolean {
    if (reply.length > MOST_OF_REPLY) return false;
    if (source === 'MODEL') return true;
    if (this.characters + reply.length > MOST_OF_RUN) return false;
    this.characters += reply.length;
    return true;
  }
}

const placeOf = ({ source, request, ordinal }: Pick<Recording, 'source' | 'request' | 'ordinal'>) =>
  `${source} ${request} ${ordinal}`;
