import { AppError } from '../../src/core/index.js';
import type { Sqlite } from './database.js';

/** A candidate edge between two profiles, by their numbers, low < high. */
export interface StoredEdge {
  low: number;
  high: number;
  points: number;
  linkable: boolean;
}

/** 8 bytes of points, two numbers of 4, one of linkable. */
const BYTES = 17;

/** The candidate edges of identity's components, by the component's unit, so that a pair that did not change is not compared again. */
export function createEdges(database: Sqlite) {
  const find = database.prepare<[number], { body: Buffer }>('SELECT body FROM edges WHERE component = ?');
  const put = database.prepare<[number, Uint8Array]>('INSERT OR REPLACE INTO edges (component, body) VALUES (?, ?)');
  const drop = database.prepare<[number]>('DELETE FROM edges WHERE component = ?');
  return {
    of(component: number): StoredEdge[] {
      const row = find.get(component);
      return row === undefined ? [] : unpackEdges(row.body, component);
    },
    /** In place of what the component held. Null: none. */
    put(component: number, body: Uint8Array | null): void {
      const held = find.get(component)?.body;
      if (body === null) {
        if (held !== undefined) drop.run(component);
      } else if (!held?.equals(body)) put.run(component, body);
    },
  };
}

/** Null for no edges. One component's edges in one order give the same bytes. */
export function packEdges(edges: readonly StoredEdge[]): Buffer | null {
  if (edges.length === 0) return null;
  const body = Buffer.allocUnsafe(edges.length * BYTES);
  edges.forEach(({ low, high, points, linkable }, index) => {
    const at = index * BYTES;
    body.writeDoubleLE(points, at);
    body.writeInt32LE(low, at + 8);
    body.writeInt32LE(high, at + 12);
    body[at + 16] = linkable ? 1 : 0;
  });
  return body;
}

function unpackEdges(body: Buffer, component: number): StoredEdge[] {
  if (body.length % BYTES !== 0)
    throw new AppError('CORRUPT', `the ledger holds damaged bytes for the edges of component ${component}`);
  return Array.from({ length: body.length / BYTES }, (_, index) => {
    const at = index * BYTES;
    const [low, high] = [body.readInt32LE(at + 8), body.readInt32LE(at + 12)];
    return { low, high, points: body.readDoubleLE(at), linkable: body[at + 16] === 1 };
  });
}
