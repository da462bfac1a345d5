import { AppError } from '../../../src/core/index.js';
import type { LongConnection } from './connection.js';

/** The row of `ledger.state`. */
export interface LedgerState {
  id: string;
  /** How many times rows were shipped: every reader knows by it what it lacks. */
  shipment: number;
  /** Drawn for that shipment: a ledger set back to a backup that went on from there has shipments of the same number, and of another mark. */
  mark: string;
  /** The copy that shipped last, and the last change of its outbox that went with it. */
  copy: string | null;
  through: number;
  /** Grows whenever another process becomes the writer. */
  epoch: number;
}

const SELECT = 'SELECT id, shipment, mark, copy, through, epoch FROM ledger.state';

export async function readState(connection: LongConnection): Promise<LedgerState> {
  const [state] = await connection.rows<LedgerState>(SELECT);
  if (state === undefined) throw new AppError('CORRUPT', `${connection.name}: ledger.state holds no row`);
  return state;
}

/** The one who was the writer finds another in its place. */
export function notTheWriter(name: string): AppError {
  return new AppError('CONFLICT', `${name}: another process writes the ledger now`, { details: { lease: 'LOST' } });
}

export function isLeaseLost(error: unknown): boolean {
  return error instanceof AppError && error.details['lease'] === 'LOST';
}
