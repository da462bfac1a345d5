import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { HumanAnswer } from '../../src/trace/index.js';
import { afterKey, checkedPageSize, connectionOf, isNumberKey } from '../connection.js';
import type { OperationContext } from '../context.js';
import { cursorMark } from '../cursor.js';
import { CursorInvalid, InputRejected, KeyReused, NotFound } from '../types/common.js';
import * as types from '../types/conversation.js';
import { AgentRun, AgentRunsResult } from '../types/run.js';
import { checkedKey, rejecting } from './rejecting.js';
import { listRuns, noRun } from './runs.js';

/** Conversations, answers to what a run asks back, and users' words on answers. */
@Resolver(() => types.Conversation)
export class ConversationResolver {
  @Query(() => types.ConversationResult)
  async conversation(
    @Ctx() context: OperationContext,
    @Arg('id', () => ID) id: string,
  ): Promise<types.Conversation | NotFound> {
    const row = await context.services.agent.conversation(id, context.call);
    return row === null
      ? new NotFound(`no such conversation: ${JSON.stringify(id.slice(0, 60))}`)
      : new types.Conversation(row);
  }

  @Query(() => types.ConversationsResult, { description: 'The one asked in last comes first.' })
  async conversations(
    @Ctx() context: OperationContext,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    const mark = cursorMark('conversations', []);
    const key = afterKey(after, mark);
    if (key === undefined || !isNumberKey(key)) return new CursorInvalid();
    const size = checkedPageSize(first);
    if (typeof size === 'string') return new InputRejected(size);
    const page = await context.services.agent.conversations(size, key, context.call);
    const hasPreviousPage = key !== null;
    return connectionOf(page, mark, (row) => new types.Conversation(row), { hasPreviousPage, clocks: null });
  }

  @FieldResolver(() => AgentRunsResult, { description: 'Its runs, newest first.' })
  runs(
    @Root() conversation: types.Conversation,
    @Ctx() context: OperationContext,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return listRuns(context, conversation.row.conversationId, { first, after });
  }

  @Mutation(() => types.AnswerAgentRunResult, {
    description: 'Answers what a suspended run asks; returns once the answer is durable, and the run goes on.',
  })
  async answerAgentRun(
    @Ctx() context: OperationContext,
    @Arg('input', () => types.AnswerAgentRunInput) input: types.AnswerAgentRunInput,
  ) {
    const answer = humanAnswer(input);
    if (answer === null) return new InputRejected('exactly one of uid, confirmed and text answers a request');
    const { requestId, idempotencyKey } = input;
    return rejecting(async () => {
      const answered = await context.services.agent.answer(requestId, answer, checkedKey(idempotencyKey), context.call);
      switch (answered.outcome) {
        case 'ANSWERED':
          return new AgentRun(answered.run);
        case 'KEY_REUSED':
          return new KeyReused(answered.runId);
        case 'NOT_FOUND':
          return new NotFound(`no such request: ${JSON.stringify(requestId.slice(0, 60))}`);
        case 'NOT_WAITING':
          return new types.NotWaiting(new AgentRun(answered.run));
        case 'EXPIRED':
          return new types.InputExpired(new AgentRun(answered.run));
      }
    });
  }

  @Mutation(() => types.RateAnswerResult, { description: 'Whether the answer of a run that has ended was right.' })
  async rateAnswer(
    @Ctx() context: OperationContext,
    @Arg('input', () => types.RateAnswerInput) input: types.RateAnswerInput,
  ) {
    const { runId, rating, comment = null, idempotencyKey } = input;
    return rejecting(async () => {
      const rated = await context.services.agent.rate(runId, rating, comment, checkedKey(idempotencyKey), context.call);
      switch (rated.outcome) {
        case 'RATED':
          return Object.assign(new types.AnswerRating(), { ...rated.rating, run: new AgentRun(rated.run) });
        case 'KEY_REUSED':
          return new KeyReused(rated.runId);
        case 'NOT_FOUND':
          return noRun(runId);
        case 'NOT_ENDED':
          return new types.RunNotEnded(new AgentRun(rated.run));
      }
    });
  }
}

/** Null where not exactly one answer is given. */
function humanAnswer({ uid, confirmed, text }: types.AnswerAgentRunInput): HumanAnswer | null {
  const given: HumanAnswer[] = [];
  if (typeof uid === 'string') given.push({ type: 'ChooseEntity', uid });
  if (typeof confirmed === 'boolean') given.push({ type: 'Confirm', confirmed });
  if (typeof text === 'string') given.push({ type: 'Clarify', text });
  return given.length === 1 ? given[0]! : null;
}
