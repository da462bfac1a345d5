import type { Embedder } from '../../engines/embeddings/contract.js';
import type { PassageChange, VectorPosition, VectorWriter } from '../../engines/vector/contract.js';
import type { Call } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import type { FaultPoint } from '../project/fault-point.js';
import { cutDocument, cutNotice, passageTexts, putOf, type Cut } from './notice-source.js';

export interface FollowOptions {
  /** A connection of its own, read-only. */
  ledger: Ledger;
  vectors: VectorWriter;
  /** Null: documents by words alone, and no notices, whose words the graph engine has indexed. */
  embedder: Embedder | null;
  /** Passages of all kinds, beyond which further notices are passed over and counted. */
  cap: number;
  /** Its signal ends following between two stretches. */
  call: Call;
  /** Default: both. */
  only?: 'DOCUMENTS';
  fault?: FaultPoint;
  /** Called after each stretch. */
  progress?: (lag: Lag) => void;
}

/** What is still to come. */
export interface Lag {
  position: VectorPosition;
  /** Feed positions; null where notices are not followed. */
  notices: number | null;
  documents: number;
}

/** Passages embedded before they are stored. */
const STRETCH = 64;
const TEXTS_AT_ONCE = 16;
/** Feed positions looked at in one read. */
const WINDOW = 1_000;
/** Room below the cap from which those passed over are gone back to. */
const ROOM = 0.95;

/**
 * Brings passages from the engine's own position to the ledger's end: documents first, then (with an embedder) notices along the change feed.
 * Each stretch is stored with the position that it reaches, in one transaction: killed anywhere, the next call goes on, exactly once. A text whose
 * vectors are held is not embedded again, even where the whole feed is. Throws what ledger, engine and embedder throw.
 */
export async function followPassages(options: FollowOptions): Promise<Lag> {
  const { vectors, call } = options;
  const embedder = (await vectors.model()) === null ? null : options.embedder;
  const own = { ...options, embedder };
  while (!call.signal.aborted && (await documentStretch(own)));
  if (embedder === null || options.only === 'DOCUMENTS') return lagOf(own);
  await restart(own);
  while (!call.signal.aborted && (await noticeStretch(own, embedder)));
  return lagOf(own);
}

async function lagOf({ ledger, vectors, embedder }: FollowOptions): Promise<Lag> {
  const position = await vectors.position();
  const { feed } = ledger.read(() => ledger.progress());
  return {
    position,
    notices: embedder === null ? null : Math.max(0, feed - position.feed),
    documents: ledger.read(() => ledger.documents.position()) - position.documents,
  };
}

/** One document; false where none is left. */
async function documentStretch(options: FollowOptions): Promise<boolean> {
  const { ledger, vectors, embedder, fault } = options;
  const at = await vectors.position();
  const [next] = ledger.read(() => ledger.documents.after(at.documents, 1));
  // A ledger that was set back to an older one: what it no longer has is gone, and the rest is looked at again.
  if (next === undefined) {
    if (at.documents <= ledger.read(() => ledger.documents.position())) return false;
    await sweep(options, { ...at, documents: 0 });
    return true;
  }
  const to = { ...at, documents: next.position };
  const held = (await vectors.held([next.id])).get(next.id);
  let change: PassageChange;
  if (next.document === null) change = { kind: 'REMOVE', id: next.id };
  else {
    const cut = cutDocument(next.document, next.scope);
    const same = held?.textHash === cut.source.textHash && (held.embedded || embedder === null);
    change = same ? { kind: 'DESCRIBE', source: cut.source } : await embedded(cut, options);
  }
  fault?.('documents');
  await vectors.apply([change], to);
  options.progress?.(await lagOf(options));
  return true;
}

async function embedded(cut: Cut, { embedder, call }: FollowOptions): Promise<PassageChange> {
  if (embedder === null) return putOf(cut, null);
  const made: Float32Array[] = [];
  const all = passageTexts(cut);
  for (let at = 0; at < all.length; at += TEXTS_AT_ONCE) {
    const texts = all.slice(at, at + TEXTS_AT_ONCE);
    made.push(...(await embedder.embed(texts, 'PASSAGE', call)));
  }
  return putOf(cut, made);
}

/** Where the feed begins anew, or there is room again for what was passed over, all of it is gone through once more. */
async function restart(options: FollowOptions): Promise<void> {
  const { ledger, vectors, cap } = options;
  const at = await vectors.position();
  const { feed, feedFloor } = ledger.read(() => ledger.progress());
  const anew = at.feed > feed || (at.feed > 0 && at.feed < feedFloor);
  const room = at.skipped > 0 && (await vectors.counts()).passages < ROOM * cap;
  if (anew || room) await sweep(options, { ...at, feed: 0, ledger: 0, skipped: 0 });
}

/** Sets the position, and takes away what the ledger no longer holds. */
async function sweep({ ledger, vectors, fault }: FollowOptions, to: VectorPosition): Promise<void> {
  for (let after: string | null = null; ;) {
    const page = await vectors.sources(after, 500);
    const last = page.at(-1);
    if (last === undefined) break;
    const gone = ledger.read(() => page.filter(({ id }) => !isHeld(ledger, id)));
    fault?.('sweep');
    if (gone.length > 0)
      await vectors.apply(
        gone.map(({ id }) => ({ kind: 'REMOVE', id })),
        await vectors.position(),
      );
    after = last.id;
  }
  fault?.('restart');
  await vectors.apply([], to);
}

function isHeld(ledger: Ledger, id: string): boolean {
  const document = ledger.documents.get(id);
  if (document !== null) return document.document !== null;
  const located = ledger.readings.locate(id);
  return located !== null && located.cancelledFrom === null;
}

const EVENT = 'event:';

/** Some notices of the feed; false where none is left, or the feed is being made anew. */
async function noticeStretch(options: FollowOptions, embedder: Embedder): Promise<boolean> {
  const { ledger, vectors, cap, call, fault } = options;
  const at = await vectors.position();
  const window = ledger.read(() => {
    const { feed, feedFloor } = ledger.progress();
    if (ledger.meta.get('deriving') === '1' || at.feed > feed) return null;
    if (at.feed === feed) return at.ledger === ledger.units.ledgerAt(feed) ? null : { end: feed, rows: [] };
    const after = Math.max(at.feed, feedFloor - 1);
    const end = Math.min(feed, after + WINDOW);
    const rows = ledger.units.keys(after, end).filter(({ key }) => key.startsWith(EVENT));
    return { end, rows: rows.map(({ position, key }) => ({ position, id: key.slice(EVENT.length) })) };
  });
  if (window === null) return false;
  const held = await vectors.held(window.rows.map(({ id }) => id));
  let { passages } = await vectors.counts();
  let { skipped } = at;
  const changes: PassageChange[] = [];
  let end = window.end;
  let made = 0;
  for (const { position, id } of window.rows) {
    if (call.signal.aborted) return false;
    const cut = ledger.read(() => cutNotice(ledger, id));
    const known = held.get(id);
    if (cut === null) changes.push({ kind: 'REMOVE', id });
    else if (known?.embedded && known.textHash === cut.source.textHash)
      changes.push({ kind: 'DESCRIBE', source: cut.source });
    else if (passages >= cap) {
      skipped++;
      changes.push({ kind: 'REMOVE', id });
    } else {
      changes.push(await embedded(cut, { ...options, embedder }));
      passages += cut.spans.length;
      made += cut.spans.length;
    }
    if (made < STRETCH) continue;
    end = position;
    break;
  }
  fault?.('notices');
  await vectors.apply(changes, { ...at, feed: end, ledger: ledger.read(() => ledger.units.ledgerAt(end)), skipped });
  options.progress?.(await lagOf(options));
  return true;
}
