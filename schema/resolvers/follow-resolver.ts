import { Arg, Ctx, Int, Resolver, Root, Subscription } from 'type-graphql';
import { pullIterator } from '../../src/core/index.js';
import type { OperationContext } from '../context.js';
import { badInput } from '../errors.js';
import { afterOf, type FollowedRegister } from '../following.js';
import { CursorExpired } from '../types/common.js';
import { Event, EventFilter } from '../types/event.js';
import { EventBatch, EventsFollowed } from '../types/graph.js';
import { engineFilter } from './lists.js';

const BATCH = 200;
const FROM_NOW = -1;

/** The register itself, as it grows. */
@Resolver()
export class FollowResolver {
  @Subscription(() => EventsFollowed, {
    description:
      'Notices after a ledger position, in ledger order; a batch without events only moves the position on. One that is revised or taken back comes again.',
    subscribe: ({ args, context }) =>
      followRegister(
        context as OperationContext,
        afterOf(args, context as OperationContext),
        args['filter'] as EventFilter | null,
      ),
  })
  async events(
    @Root() followed: FollowedRegister,
    @Arg('filter', () => EventFilter, { nullable: true }) filter: EventFilter | null,
    @Arg('after', () => Int, { defaultValue: 0, description: 'Exclusive; -1: only what comes from now on.' })
    after: number,
    @Ctx() context: OperationContext,
  ): Promise<EventBatch | CursorExpired> {
    if ('lastPosition' in followed) {
      const { lastPosition } = followed;
      return new CursorExpired(
        `after: ${afterOf({ after }, context)} lies beyond the ledger, which ends at ${lastPosition}`,
        lastPosition,
      );
    }
    const { publicationIds, position } = followed;
    if (publicationIds.length === 0) return batchOf([], position);
    const page = await context.services.graph.events(
      { ...engineFilter(filter ?? {}), publicationIds, knownOn: '9999-12-31' },
      'PUBLICATION_DATE_ASC',
      { first: BATCH, after: null },
      context.call,
    );
    const order = new Map(publicationIds.map((id, index) => [id, index]));
    const rows = [...page.rows].sort(
      (a, b) => (order.get(a.event.publicationId) ?? 0) - (order.get(b.event.publicationId) ?? 0),
    );
    return batchOf(
      rows.map((fact) => new Event(fact, context.defaultClocks)),
      position,
    );
  }
}

function batchOf(events: Event[], position: number): EventBatch {
  return Object.assign(new EventBatch(), { events, position });
}

/** Pulls from the ledger whenever the visible position has moved; nothing is queued for a slow reader. */
function followRegister(
  context: OperationContext,
  after: number,
  filter: EventFilter | null,
): AsyncIterableIterator<FollowedRegister> {
  if (after < FROM_NOW) throw badInput(`after: a ledger position, or -1 for from now on, not ${after}`);
  engineFilter(filter ?? {});
  const { archive, ingest } = context.services;
  let at = after;
  let begun = false;
  let refused = false;
  return pullIterator<FollowedRegister>(context.call.signal, async (signal) => {
    if (refused) return undefined;
    if (!begun) {
      begun = true;
      const lastPosition = await archive.position();
      if (at === FROM_NOW) at = lastPosition;
      refused = at > lastPosition;
      if (refused) return { lastPosition };
    }
    while (!signal.aborted) {
      // The archive's position is what the engine shows already; the engine's own may run ahead of what `since` hands out.
      const visible = await archive.position();
      if (visible > at) {
        const rows = await archive.since(at, BATCH, context.call);
        // All of a stretch may be hidden from this viewer: then only the stretch is passed, not what lies after it.
        at = rows.at(-1)?.position ?? Math.min(visible, at + BATCH);
        return { publicationIds: [...new Set(rows.map((row) => row.publicationId))], position: at };
      }
      await ingest.advanced(at, signal);
    }
    return undefined;
  });
}
