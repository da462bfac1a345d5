import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionTypes, pageOr } from '../connection.js';
import { ConversationBusy, CursorInvalid, DateScalar, InputRejected, InstantScalar, NotFound } from './common.js';

@ObjectType({ description: 'A question of yours that is remembered: like questions of yours are offered what it was answered.' })
export class Memory {
  @Field(() => ID)
  memoryId: string;
  @Field(() => ID)
  runId: string;
  @Field(() => ID)
  conversationId: string;
  @Field(() => InstantScalar)
  at: string;
  @Field(() => DateScalar, { nullable: true, description: 'Of an answer: the day that it was for.' })
  asOf: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'And the day whose knowledge it had.' })
  knownOn: string | null;
  @Field(() => String, { description: 'What was asked; of a word that you were to explain, the word.' })
  question: string;
  @Field(() => String, { nullable: true, description: 'The beginning of the answer, as it was then; what you said that the word means.' })
  said: string | null;
} // prettier-ignore
export const MemoryConnection = connectionTypes<Memory>('Memory', () => Memory).Connection;
export const MemoriesResult = createUnionType({
  name: 'MemoriesResult',
  types: () => [MemoryConnection, CursorInvalid, InputRejected] as const,
  resolveType: pageOr(MemoryConnection),
});

@InputType({ description: 'What was made from that run or conversation; all of yours where neither is given.' })
export class ForgetMemoriesInput {
  @Field(() => ID, { nullable: true })
  runId?: string;
  @Field(() => ID, { nullable: true })
  conversationId?: string;
}

@ObjectType()
export class MemoriesForgotten {
  @Field(() => Int)
  count: number;
}

@ObjectType({
  description:
    'Each step of its runs now says only that something was erased; recordings, ratings and memories are gone.',
})
export class ConversationErased {
  @Field(() => ID)
  conversationId: string;
}
export const EraseConversationResult = createUnionType({
  name: 'EraseConversationResult',
  types: () => [ConversationErased, NotFound, ConversationBusy] as const,
});
