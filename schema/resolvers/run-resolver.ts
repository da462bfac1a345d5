import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { FollowItem } from '../../src/agent/contract.js';
import type { OperationContext } from '../context.js';
import { afterOf } from '../following.js';
import { ConversationBusy, CursorExpired, KeyReused, NotFound } from '../types/common.js';
import {
  AgentRun,
  AgentRunEvent,
  AgentRunResult,
  AgentRunsResult,
  RunSnapshot,
  StartAgentRunInput,
  StartAgentRunResult,
  TraceBatch,
} from '../types/run.js';
import { checkedKey, rejecting } from './rejecting.js';
import { listRuns, noRun } from './runs.js';
import { Tool } from '../types/tool.js';
import { traceNodeFrom } from '../types/trace/index.js';

/** Runs of the agent: start, cancel, read, follow. */
@Resolver()
export class RunResolver {
  @Query(() => AgentRunResult)
  async agentRun(
    @Ctx() context: OperationContext,
    @Arg('runId', () => ID) runId: string,
  ): Promise<AgentRun | NotFound> {
    const run = await context.services.agent.run(runId, context.call);
    return run === null ? noRun(runId) : new AgentRun(run);
  }

  @Query(() => [Tool], { description: 'Everything the agent can call.' })
  tools(@Ctx() context: OperationContext): Tool[] {
    return context.services.tools.map(({ intents, inputSchema, ...tool }) => ({
      ...tool,
      intents: [...intents],
      inputSchema: JSON.stringify(inputSchema),
    }));
  }

  @Query(() => AgentRunsResult, { description: 'Newest first.' })
  async agentRuns(
    @Ctx() context: OperationContext,
    @Arg('conversationId', () => ID, { nullable: true }) conversationId?: string,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return listRuns(context, conversationId ?? null, { first, after });
  }

  @Mutation(() => StartAgentRunResult, {
    description: 'Returns once the run is durable; follow it with the subscription agentRun.',
  })
  async startAgentRun(
    @Ctx() context: OperationContext,
    @Arg('input', () => StartAgentRunInput) input: StartAgentRunInput,
  ) {
    const request = {
      question: input.question,
      conversationId: input.conversationId ?? null,
      profile: input.profile ?? ('GUIDED' as const),
      asOf: input.asOf ?? null,
      knownOn: input.knownOn ?? null,
      focusUid: input.focusUid ?? null,
      onAmbiguity: input.onAmbiguity ?? ('LIST' as const),
      language: input.language ?? null,
    };
    return rejecting(async () => {
      const started = await context.services.agent.start(request, checkedKey(input.idempotencyKey), context.call);
      switch (started.outcome) {
        case 'STARTED':
          return new AgentRun(started.run);
        case 'KEY_REUSED':
          return new KeyReused(started.runId);
        case 'CONVERSATION_BUSY':
          return new ConversationBusy(started.runId);
        case 'NOT_FOUND':
          return new NotFound(`no such ${started.what}`);
      }
    });
  }

  @Mutation(() => AgentRunResult, { description: 'Cancels once; a run that has ended stays as it is.' })
  async cancelAgentRun(
    @Ctx() context: OperationContext,
    @Arg('runId', () => ID) runId: string,
  ): Promise<AgentRun | NotFound> {
    const run = await context.services.agent.cancel(runId, context.call);
    return run === null ? noRun(runId) : new AgentRun(run);
  }

  @Subscription(() => AgentRunEvent, {
    name: 'agentRun',
    description:
      'Replays the log after `after` (exclusive), then follows it; ends after the terminal node. Disconnecting cancels nothing.',
    subscribe: ({ args, context }) =>
      (context as OperationContext).services.agent.follow(
        String(args['runId']),
        afterOf(args, context as OperationContext),
        (context as OperationContext).call,
      ),
  })
  agentRunFollowed(
    @Root() item: FollowItem,
    @Arg('runId', () => ID) runId: string,
    @Arg('after', () => Int, { defaultValue: 0 }) after: number,
    @Ctx() context: OperationContext,
  ): TraceBatch | RunSnapshot | NotFound | CursorExpired {
    switch (item.type) {
      case 'BATCH':
        return Object.assign(new TraceBatch(), { nodes: item.nodes.map(traceNodeFrom), lastSeq: item.lastSeq });
      case 'SNAPSHOT':
        return Object.assign(new RunSnapshot(), { run: new AgentRun(item.run), atSeq: item.atSeq });
      case 'NOT_FOUND':
        return noRun(runId);
      case 'CURSOR_EXPIRED':
        return new CursorExpired(
          `after: ${afterOf({ after }, context)} lies outside the log, which goes from 0 to ${item.lastSeq}`,
          item.lastSeq,
        );
    }
  }
}
