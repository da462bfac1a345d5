/** What is remembered of a user's runs beside their logs: by tenant and user, bounded, erasable. Nobody else's exists for a viewer. */
import type { Call, Instant } from '../core/index.js';

/** RUN: a question that was answered, or that failed, with how (P3's answers, P4's cases). TERM: what a user said that a word means. */
export const MEMORY_KINDS = ['RUN', 'TERM'] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** Kept of each kind for a user; the oldest go. */
export const MOST_MEMORIES = 200;

export interface NewMemory {
  kind: MemoryKind;
  /** One of the same kind and topic takes the place of an earlier one: a run's id, a word. */
  topic: string;
  /** The run it was made from: it goes with it. */
  runId: string;
  conversationId: string;
  /** The words it is found by, folded, parted by blanks. */
  words: string;
  /** Whose vector it is (EmbeddingModel.hash) and its 32-bit numbers in base64; null: it is found by words alone. */
  model: string | null;
  vector: string | null;
  /** JSON text; whoever keeps it knows its shape. */
  body: string;
  /** Whom it names: where one of them may no longer be seen, it is not shown. */
  uids: readonly string[];
}

/** What a memory is found by. */
export interface MemoryKey extends Pick<NewMemory, 'topic' | 'words' | 'model' | 'vector'> {
  /** Above those of all that the viewer had when it was kept. */
  number: number;
  memoryId: string;
  conversationId: string;
}

export interface MemoryRow extends Omit<NewMemory, 'words' | 'model' | 'vector'> {
  memoryId: string;
  at: Instant;
}

/** How a user's memories of a kind stand: otherwise once one was kept or went. */
export interface MemoryStanding {
  count: number;
  /** Its memoryId; null where there is none. */
  newest: string | null;
  /** Of their numbers. */
  sum: number;
}

/** Which memories are to go; all of the viewer's where neither is given. */
export interface Forgotten {
  runId?: string;
  conversationId?: string;
}

/** A page of a list; `after` is a key of an earlier one, which is opaque to callers. */
export interface Listed<Row> {
  rows: Row[];
  /** The key of each row, parallel to `rows`: any of them may come back as `after`. */
  keys: string[];
  /** That of the last row; null at the end. */
  nextAfter: string | null;
}

export interface MemoryStore {
  /** Each in place of an earlier one of its kind and topic; beyond {@link MOST_MEMORIES} of a kind the oldest go. */
  keep(memories: readonly NewMemory[], call: Call): Promise<void>;
  /** Cheap: reads no memory. */
  standing(kind: MemoryKind, call: Call): Promise<MemoryStanding>;
  /** What the viewer's memories of a kind are found by, newest first; those with a number above `after`, default 0. */
  keys(kind: MemoryKind, call: Call, after?: number): Promise<MemoryKey[]>;
  /** The viewer's memories with these ids, at most 50; unknown ones are left out. */
  read(memoryIds: readonly string[], call: Call): Promise<MemoryRow[]>;
  /** Newest first. */
  list(first: number, after: string | null, call: Call): Promise<Listed<MemoryRow>>;
  /** Gives how many went. */
  forget(which: Forgotten, call: Call): Promise<number>;
}
