import { Arg, Ctx, Int, Resolver, Root, Subscription } from 'type-graphql';
import { pullIterator } from '../../src/core/index.js';
import type { OperationContext } from '../context.js';
import { Event, EventFilter } from '../types/event.js';
import { EventBatch } from '../types/graph.js';
import { engineFilter } from './lists.js';

const BATCH = 200;
interface Followed {
  publicationIds: string[];
  position: number;
}

/** The register itself, as it grows. */
@Resolver()
export class FollowResolver {
  @Subscription(() => EventBatch, {
    description: 'Notices after a ledger position, in ledger order; a batch without events only moves the position on.',
    subscribe: ({ args, context }) => followRegister(context as OperationContext, Number(args['after'] ?? 0)),
  })
  async events(
    @Root() followed: Followed,
    @Arg('filter', () => EventFilter, { nullable: true }) filter: EventFilter | null,
    @Arg('after', () => Int, { defaultValue: 0, description: 'Exclusive; -1: only what comes from now on.' })
    _after: number,
    @Ctx() context: OperationContext,
  ): Promise<EventBatch> {
    const { graph } = context.services;
    if (followed.publicationIds.length === 0) return { events: [], position: followed.position };
    const page = await graph.events(
      { ...engineFilter(filter ?? {}), publicationIds: followed.publicationIds, knownOn: '9999-12-31' },
      'PUBLICATION_DATE_ASC',
      { first: BATCH, after: null },
      context.call,
    );
    const order = new Map(followed.publicationIds.map((id, index) => [id, index]));
    const rows = [...page.rows].sort(
      (a, b) => (order.get(a.event.publicationId) ?? 0) - (order.get(b.event.publicationId) ?? 0),
    );
    return { events: rows.map((fact) => new Event(fact, context.defaultClocks)), position: followed.position };
  }
}

/** Pulls from the ledger whenever the visible position has moved; nothing is queued for a slow reader. */
function followRegister(context: OperationContext, after: number): AsyncIterableIterator<Followed> {
  const { archive, ingest, graph } = context.services;
  let at = after;
  return pullIterator(context.call.signal, async (signal) => {
    if (at < 0) at = (await graph.position()).ledger;
    while (!signal.aborted) {
      const visible = (await graph.position()).ledger;
      if (visible > at) {
        const rows = (await archive.since(at, BATCH, context.call)).filter((row) => row.position <= visible);
        at = rows.at(-1)?.position ?? visible;
        return { publicationIds: rows.map((row) => row.publicationId), position: at };
      }
      await ingest.advanced(at, signal);
    }
    return undefined;
  });
}
