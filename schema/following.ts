/** Where a subscription stands: each of its events has a number, and the ones that follow are asked for by `after`. */
import type { IngestJob } from '../ingest/contract.js';
import type { FollowItem } from '../src/agent/contract.js';
import type { OperationContext } from './context.js';

export type FollowedRegister = { publicationIds: string[]; position: number } | { lastPosition: number };
export type FollowedJob = IngestJob | { lastVersion: number } | null;

/** Exclusive. A client that was cut off goes on behind the event that it had last, whatever its document says. */
export function afterOf(args: Record<string, unknown>, { resumeAfter }: OperationContext): number {
  return Math.max(Number(args['after'] ?? 0), resumeAfter ?? Number.NEGATIVE_INFINITY);
}

/** `after` of what follows the event; null where nothing does. */
export function cursorOf(event: FollowItem | FollowedRegister | FollowedJob): number | null {
  if (event === null) return null;
  if ('type' in event) return event.type === 'BATCH' ? event.lastSeq : event.type === 'SNAPSHOT' ? event.atSeq : null;
  if ('position' in event) return event.position;
  return 'version' in event ? event.version : null;
}
