import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { searchPassages } from '../../engines/passages/index.js';
import { clocksFrom, type OperationContext } from '../context.js';
import { Language, PassageKind } from '../enums.js';
import { DateScalar, InputRejected } from '../types/common.js';
import { Event } from '../types/event.js';
import { Passage, Passages, PassagesResult } from '../types/passage.js';
import { rejecting } from './rejecting.js';

const LIST = { nullable: true } as const;

/** What notices and documents say, by words and, with an embedding model, by meaning. */
@Resolver(() => Passage)
export class PassageResolver {
  @Query(() => PassagesResult, { description: 'Places in notices and documents that speak of `search`, best first.' })
  async passages(
    @Ctx() context: OperationContext,
    @Arg('search', () => String, { description: '1 to 1,000 characters.' }) search: string,
    @Arg('kinds', () => [PassageKind], LIST) kinds?: (keyof typeof PassageKind)[],
    @Arg('languages', () => [Language], LIST) languages?: (keyof typeof Language)[],
    @Arg('from', () => DateScalar, { nullable: true, description: 'Published on that day or later.' }) from?: string,
    @Arg('to', () => DateScalar, { nullable: true, description: 'Published on that day or earlier.' }) to?: string,
    @Arg('first', () => Int, { defaultValue: 10, description: '1 to 50.' }) first: number = 10,
    @Arg('knownOn', () => DateScalar, {
      nullable: true,
      description: 'Only what was published by then; default today.',
    })
    knownOn?: string,
  ): Promise<Passages | InputRejected> {
    const clocks = clocksFrom({ knownOn }, undefined, context);
    const length = search.trim().length;
    if (length < 1 || length > 1_000) return new InputRejected(`search: 1 to 1,000 characters, not ${length}`);
    if (first < 1 || first > 50) return new InputRejected(`first: 1 to 50, not ${first}`);
    return rejecting(async () => {
      const request = {
        text: search,
        ...(kinds ? { kinds } : {}),
        ...(languages ? { languages } : {}),
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
        knownOn: clocks.knownOn,
        today: context.defaultClocks.knownOn,
        limit: first,
      };
      const { passages, ...found } = await searchPassages(context.services, request, context.call);
      return Object.assign(new Passages(), {
        ...found,
        passages: passages.map((passage) => new Passage(passage, clocks)),
      });
    });
  }

  @FieldResolver(() => Event, { nullable: true, description: 'The notice; null for a document.' })
  async event(@Root() { found, clocks }: Passage, @Ctx() context: OperationContext): Promise<Event | null> {
    if (found.publicationId === null) return null;
    const fact = await context.loaders.event.load(found.publicationId);
    return fact === null ? null : new Event(fact, clocks);
  }
}
