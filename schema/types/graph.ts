import { createUnionType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { NameHubNode, NetworkEdge as EngineEdge } from '../../engines/graph/contract.js';
import type { Clocks } from '../../src/core/index.js';
import * as enums from '../enums.js';
import {
  CursorExpired,
  CursorInvalid,
  DecimalScalar,
  Gone,
  InputRejected,
  Node,
  NotFound,
  PageInfo,
} from './common.js';
import { pageOr } from '../connection.js';
import { Company } from './company.js';
import { Entity } from './entity.js';
import { Event, EventConnection } from './event.js';
import { MandateConnection } from './mandate.js';
import { Person } from './person.js';

@ObjectType({
  implements: Node,
  description: 'The bridging node of a name: everybody and every firm so called. A name alone proves nothing.',
})
export class NameHub implements Node {
  constructor(
    readonly node: NameHubNode,
    readonly clocks: Clocks,
  ) {}
  @Field(() => ID)
  get id(): string {
    return this.node.uid;
  }
  @Field(() => ID)
  get uid(): string {
    return this.node.uid;
  }
  @Field(() => String)
  get key(): string {
    return this.node.key;
  }
}

@ObjectType({ description: 'An entity found by a search.' })
export class SearchHit {
  @Field(() => Entity)
  entity: Company | Person;
  @Field(() => String, {
    nullable: true,
    description: 'The name that matched: perhaps a former or translated one. Null where nothing was searched for.',
  })
  matchedName: string | null;
  @Field(() => enums.MatchKind, { nullable: true })
  match: keyof typeof enums.MatchKind | null;
  @Field(() => Float, { nullable: true, description: '0 to 1; comparable within one result only.' })
  score: number | null;
}
@ObjectType()
export class SearchHitEdge {
  @Field(() => String)
  cursor: string;
  @Field(() => SearchHit)
  node: SearchHit;
}
@ObjectType({ description: 'Of a search: best first. Without one: by uid.' })
export class EntityConnection {
  @Field(() => [SearchHitEdge])
  edges: SearchHitEdge[];
  @Field(() => PageInfo)
  pageInfo: PageInfo;
  @Field(() => Int, { nullable: true, description: 'Hits of a search, at most 1,000; null without one.' })
  total: number | null;
  @Field(() => Boolean, { description: 'False where a search found more than it returns, or time ran out.' })
  complete: boolean;
  @Field(() => Boolean, { description: 'The register moved on since the cursor was made.' })
  stale: boolean;
  @Field(() => Int, { description: 'The ledger position searched.' })
  position: number;
}

@ObjectType()
export class NetworkNode {
  @Field(() => Entity)
  entity: Company | Person;
  @Field(() => Int, { description: 'Hops from the entities asked for.' })
  depth: number;
}
@ObjectType({ description: 'One derived relation between two entities; the events are the evidence on it.' })
export class NetworkEdge {
  constructor(readonly edge: EngineEdge) {}
  @Field(() => enums.RelationKind)
  get kind(): keyof typeof enums.RelationKind {
    return this.edge.kind;
  }
  @Field(() => ID, { description: 'MANDATE: the holder. HEAD_OFFICE: the head office. Else the giving firm.' })
  get fromUid(): string {
    return this.edge.fromUid;
  }
  @Field(() => ID)
  get toUid(): string {
    return this.edge.toUid;
  }
  @Field(() => enums.Holds)
  get holds(): keyof typeof enums.Holds {
    return this.edge.holds;
  }
  @Field(() => [enums.Role])
  get roles(): (keyof typeof enums.Role)[] {
    return this.edge.roles;
  }
  @Field(() => [ID], { description: 'The mandates or the relation behind it.' })
  get factUids(): string[] {
    return this.edge.factUids;
  }
  @Field(() => [ID])
  get publicationIds(): string[] {
    return this.edge.publicationIds;
  }
}
@ObjectType()
export class Network {
  @Field(() => [NetworkNode])
  nodes: NetworkNode[];
  @Field(() => [NetworkEdge])
  edges: NetworkEdge[];
  @Field(() => [Event], {
    description: 'The notices behind the edges, drawn as nodes between; empty unless asked for.',
  })
  events: Event[];
  @Field(() => Boolean)
  truncated: boolean;
  @Field(() => [ID], { description: 'Nodes beyond which the limit or a too high degree kept something out.' })
  cutAt: string[];
}
@ObjectType({ description: 'The shortest chain of relations that held.' })
export class Path {
  @Field(() => [Entity])
  nodes: (Company | Person)[];
  @Field(() => [NetworkEdge])
  edges: NetworkEdge[];
  @Field(() => Int)
  length: number;
  @Field(() => Int, { description: 'Edges left out because whether they held is unknown.' })
  unknown: number;
}
@ObjectType({ description: 'No path; `complete` says whether that is sure.' })
export class NoPath {
  @Field(() => Boolean)
  complete: boolean;
  @Field(() => Int)
  maxDepth: number;
  @Field(() => Int)
  unknown: number;
}

@ObjectType()
export class RankedEntity {
  @Field(() => Entity)
  entity: Company | Person;
  @Field(() => DecimalScalar)
  value: string;
  @Field(() => Int, { description: 'What may count too, but is not known to hold.' })
  unknown: number;
}
@ObjectType()
export class Ranking {
  @Field(() => [RankedEntity])
  rows: RankedEntity[];
  @Field(() => Boolean)
  complete: boolean;
}
@ObjectType()
export class EventCount {
  @Field(() => String)
  key: string;
  @Field(() => Int)
  events: number;
  @Field(() => Int, { description: 'Different companies among them.' })
  companies: number;
}
@ObjectType()
export class EventCounts {
  @Field(() => [EventCount])
  rows: EventCount[];
  @Field(() => Int)
  total: number;
  @Field(() => Boolean)
  complete: boolean;
}

@InputType()
export class ScreenSubject {
  @Field(() => String, { description: '1 to 200 characters.' })
  name: string;
  @Field(() => String, { nullable: true, description: 'Place of origin or nationality.' })
  origin?: string;
  @Field(() => String, { nullable: true, description: 'Name or number of a firm the subject is said to be in.' })
  firm?: string;
}
@ObjectType()
export class ScreenReason {
  @Field(() => enums.ScreenReasonCode)
  code: keyof typeof enums.ScreenReasonCode;
  @Field(() => String, {
    description: 'The name that matched, the origin or the firm that agrees; of a difference: those of the match.',
  })
  text: string;
}
@ObjectType()
export class ScreenMatch {
  @Field(() => Entity)
  entity: Company | Person;
  @Field(() => Float, {
    description:
      '0 to 1; at most 0.6 by a name alone. Origin and firm raise it where they agree and lower it where they differ.',
  })
  score: number;
  @Field(() => [ScreenReason])
  reasons: ScreenReason[];
}
@ObjectType({ description: "One line of an analyst's list." })
export class Screening {
  @Field(() => String)
  name: string;
  @Field(() => [ScreenMatch], { description: 'Best first, at most 20.' })
  matches: ScreenMatch[];
}

@ObjectType()
export class Engine {
  @Field(() => String)
  name: string;
  @Field(() => Boolean)
  healthy: boolean;
  @Field(() => Int)
  latencyMs: number;
  @Field(() => String, { description: 'What is wrong, and what to do about it; empty but for operators.' })
  detail: string;
}

@ObjectType({ description: 'New notices, in ledger order.' })
export class EventBatch {
  @Field(() => [Event])
  events: Event[];
  @Field(() => Int, { description: 'Subscribe after it to go on.' })
  position: number;
}

export const EventsFollowed = createUnionType({
  name: 'EventsFollowed',
  types: () => [EventBatch, CursorExpired] as const,
});
export const AnyNode = createUnionType({
  name: 'NodeResult',
  types: () => [Company, Person, Event, NameHub, NotFound, Gone] as const,
});
export const EntityResult = createUnionType({
  name: 'EntityResult',
  types: () => [Company, Person, NotFound, Gone] as const,
});
export const EntitiesResult = createUnionType({
  name: 'EntitiesResult',
  types: () => [EntityConnection, CursorInvalid, InputRejected] as const,
});
export const EventsResult = createUnionType({
  name: 'EventsResult',
  types: () => [EventConnection, CursorInvalid, InputRejected] as const,
  resolveType: pageOr(EventConnection),
});
export const MandatesResult = createUnionType({
  name: 'MandatesResult',
  types: () => [MandateConnection, CursorInvalid, InputRejected] as const,
  resolveType: pageOr(MandateConnection),
});
export const NetworkResult = createUnionType({
  name: 'NetworkResult',
  types: () => [Network, NotFound, Gone, InputRejected] as const,
});
export const PathResult = createUnionType({
  name: 'PathResult',
  types: () => [Path, NoPath, NotFound, Gone, InputRejected] as const,
});
