import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { afterKey, checkedPageSize, connectionOf, isNumberKey } from '../connection.js';
import type { OperationContext } from '../context.js';
import { cursorMark } from '../cursor.js';
import { ConversationBusy, CursorInvalid, InputRejected, NotFound } from '../types/common.js';
import * as types from '../types/memory.js';

/** What is remembered of a user's runs, and how it is made to go. */
@Resolver()
export class MemoryResolver {
  @Query(() => types.MemoriesResult, { description: 'What is remembered of your runs, newest first.' })
  async memories(
    @Ctx() context: OperationContext,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    const mark = cursorMark('memories', []);
    const key = afterKey(after, mark);
    if (key === undefined || !isNumberKey(key)) return new CursorInvalid();
    const size = checkedPageSize(first);
    if (typeof size === 'string') return new InputRejected(size);
    const page = await context.services.agent.memories(size, key, context.call);
    return connectionOf(page, mark, ({ clocks, ...row }) => Object.assign(new types.Memory(), { asOf: null, knownOn: null, ...clocks, ...row }), { hasPreviousPage: key !== null, clocks: null }); // prettier-ignore
  }

  @Mutation(() => types.MemoriesForgotten, {
    description: 'They are offered to no later question; the runs themselves stay (see eraseConversation).',
  })
  async forgetMemories(
    @Ctx() context: OperationContext,
    @Arg('input', () => types.ForgetMemoriesInput, { nullable: true }) input?: types.ForgetMemoriesInput,
  ): Promise<types.MemoriesForgotten> {
    const which = {
      ...(input?.runId === undefined || input.runId === null ? {} : { runId: input.runId }),
      ...(input?.conversationId === undefined || input.conversationId === null
        ? {}
        : { conversationId: input.conversationId }),
    };
    return { count: await context.services.agent.forget(which, context.call) };
  }

  @Mutation(() => types.EraseConversationResult, {
    description: 'Cancel its run first, where one is under way or waits.',
  })
  async eraseConversation(
    @Ctx() context: OperationContext,
    @Arg('conversationId', () => ID) conversationId: string,
  ): Promise<types.ConversationErased | NotFound | ConversationBusy> {
    const erased = await context.services.agent.erase(conversationId, context.call);
    switch (erased.outcome) {
      case 'ERASED':
        return Object.assign(new types.ConversationErased(), { conversationId });
      case 'NOT_FOUND':
        return new NotFound(`no such conversation: ${JSON.stringify(conversationId.slice(0, 60))}`);
      case 'CONVERSATION_BUSY':
        return new ConversationBusy(erased.runId);
    }
  }
}
