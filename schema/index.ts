import 'reflect-metadata';
import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { CompanyCountsResolver } from './resolvers/company-counts-resolver.js';
import { ConversationResolver } from './resolvers/conversation-resolver.js';
import {
  CompanyFields,
  EventEdgeFields,
  EventFields,
  MandateFields,
  PersonFields,
  RelationFields,
} from './resolvers/entity-fields.js';
import { FollowResolver } from './resolvers/follow-resolver.js';
import { GraphResolver } from './resolvers/graph-resolver.js';
import { MemoryResolver } from './resolvers/memory-resolver.js';
import { OperatorResolver } from './resolvers/operator-resolver.js';
import { PassageResolver } from './resolvers/passage-resolver.js';
import { RegisterResolver } from './resolvers/register-resolver.js';
import { RunResolver } from './resolvers/run-resolver.js';
import { TRACE_TYPES } from './types/trace/index.js';

export { createContext, type OperationContext } from './context.js';
export { cursorOf } from './following.js';
export type { Services } from './services.js';

/** Every @Subscription pulls from a log of its own; nothing may ever be published through memory. */
const noPubSub: PubSub = {
  publish() {
    throw new Error('subscriptions pull from logs; there is nothing to publish to');
  },
  subscribe() {
    throw new Error('subscriptions pull from logs; there is nothing to subscribe to');
  },
};

export function buildDossierSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      RegisterResolver, GraphResolver, RunResolver, ConversationResolver, MemoryResolver, PassageResolver, OperatorResolver, FollowResolver, CompanyCountsResolver, CompanyFields, PersonFields, MandateFields, RelationFields,
      EventFields, EventEdgeFields,
    ], // prettier-ignore
    orphanedTypes: Object.values(TRACE_TYPES),
    pubSub: noPubSub,
    validate: false,
  });
  return lexicographicSortSchema(schema);
}
