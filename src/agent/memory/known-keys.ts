import type { Call } from '../../core/index.js';
import type { MemoryKey, MemoryKind, MemoryStanding, MemoryStore } from '../../store/contract.js';
import { fromBase64 } from './vectors.js';

/** A memory's key, read once: likeness is asked of it in every run of its user. */
export interface KnownKey extends Omit<MemoryKey, 'words' | 'vector'> {
  stems: ReadonlySet<string>;
  vector: Float32Array | null;
}

interface Held {
  /** Counts up: who asked later knows better. */
  asked: number;
  keys: readonly KnownKey[];
}

/** Users and kinds whose keys are held, at most; whoever was asked for longest ago goes. */
const MOST_HELD = 64;
const HELD = new WeakMap<MemoryStore, Map<string, Held>>();
let asks = 0;

/** The viewer's keys of a kind, newest first. What is held of them is gone on from: each run asks only how they stand, and for those that are new. */
export async function knownKeys(memories: MemoryStore, kind: MemoryKind, call: Call): Promise<readonly KnownKey[]> {
  const of = HELD.get(memories) ?? new Map<string, Held>();
  HELD.set(memories, of);
  const place = JSON.stringify([call.viewer.tenantId, call.viewer.userId, kind]);
  const asked = ++asks;
  const stands = await memories.standing(kind, call);
  const before = of.get(place);
  // Another run asked meanwhile, and has its answer.
  if (before !== undefined && before.asked > asked) return before.keys;
  const keys = await keysThat(stands, before?.keys ?? [], (after) => memories.keys(kind, call, after));
  if ((of.get(place)?.asked ?? 0) > asked) return keys;
  of.delete(place);
  of.set(place, { asked, keys });
  for (const oldest of of.keys()) {
    if (of.size <= MOST_HELD) break;
    of.delete(oldest);
  }
  return keys;
}

async function keysThat(
  stands: MemoryStanding,
  held: readonly KnownKey[],
  read: (after: number) => Promise<MemoryKey[]>,
): Promise<readonly KnownKey[]> {
  if (stands.count === 0) return [];
  return (
    fitting(held.slice(0, 1), held, stands) ??
    (held.length > 0 ? goneOn(held, await read(held[0]!.number - 1), stands) : null) ??
    (await read(0)).map(known)
  );
}

/** Those that are held behind those that came. A number is given again once the newest went: where the newest that is held is another by now, nothing of it is sure. */
function goneOn(held: readonly KnownKey[], since: readonly MemoryKey[], stands: MemoryStanding): readonly KnownKey[] | null {
  if (since.at(-1)?.memoryId !== held[0]?.memoryId) return null;
  const came = since.slice(0, -1).map(known);
  return fitting([...came, held[0]!], [...came, ...held], stands);
} // prettier-ignore

/** Without the oldest where they went; null where others did. What came since it was asked how they stand is there too: the newest then is one of the `latest` now. */
function fitting(latest: readonly KnownKey[], keys: readonly KnownKey[], { count, newest, sum }: MemoryStanding): readonly KnownKey[] | null {
  const newer = latest.findIndex(({ memoryId }) => memoryId === newest);
  if (newer < 0) return null;
  const end = newer + count;
  if (keys.length < end) return null;
  let total = 0;
  for (let at = newer; at < end; at++) total += keys[at]!.number;
  if (total !== sum) return null;
  return keys.length === end ? keys : keys.slice(0, end);
} // prettier-ignore

function known({ number, memoryId, conversationId, topic, words, model, vector: text }: MemoryKey): KnownKey {
  const vector = text === null ? null : fromBase64(text);
  return { number, memoryId, conversationId, topic, model, stems: new Set(words.split(' ')), vector };
}
