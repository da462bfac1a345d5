import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { RELATION_KINDS, type Clocks } from '../../src/core/index.js';
import type { NetworkResult as EngineNetwork } from '../../engines/graph/contract.js';
import { clocksFrom, type OperationContext } from '../context.js';
import { Canton, EntityKind, EventGrouping, FirmStatus, RelationKind, Role, TopMetric } from '../enums.js';
import { badInput } from '../errors.js';
import { DateScalar, InputRejected } from '../types/common.js';
import { Event, EventFilter } from '../types/event.js';
import * as types from '../types/graph.js';
import { LEGAL_FORM, noLegalForm } from './entities.js';
import { engineFilter } from './lists.js';
import { entitiesOf, lookupEntities } from './lookup.js';

const AS_OF = { nullable: true, description: 'Legal date; default today.' } as const;
const KNOWN_ON = { nullable: true, description: 'Only what was published by then; default today.' } as const;
const MAX_SCREENED = 500;
const MAX_DRAWN_EVENTS = 200;

/** Networks, paths, rankings, counts and screening. */
@Resolver()
export class GraphResolver {
  @Query(() => types.NetworkResult, {
    description: 'Who is tied to whom by mandates in force, head offices, ownership and mergers at that date.',
  })
  async network(
    @Ctx() context: OperationContext,
    @Arg('uids', () => [ID], { description: '1 to 50.' }) uids: string[],
    @Arg('depth', () => Int, { defaultValue: 1, description: '1 to 3 hops.' }) depth: number,
    @Arg('edgeKinds', () => [RelationKind], { nullable: true }) edgeKinds?: (keyof typeof RelationKind)[],
    @Arg('limit', () => Int, { defaultValue: 200, description: 'Most nodes, 1 to 2,000.' }) limit: number = 200,
    @Arg('withEvents', () => Boolean, {
      defaultValue: false,
      description: 'Also the notices behind the edges, at most 200.',
    })
    withEvents = false,
    @Arg('asOf', () => DateScalar, AS_OF) asOf?: string,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
  ) {
    if (uids.length < 1 || uids.length > 50) return new InputRejected(`uids: 1 to 50, not ${uids.length}`);
    if (depth < 1 || depth > 3) return new InputRejected(`depth: 1 to 3, not ${depth}`);
    if (limit < 1 || limit > 2_000) return new InputRejected(`limit: 1 to 2000, not ${limit}`);
    const living = await lookupEntities(context, uids);
    if (!Array.isArray(living)) return living;
    const clocks = clocksFrom({ asOf, knownOn }, undefined, context);
    const result = await context.services.graph.network(
      { uids: living, depth, kinds: edgeKinds ?? RELATION_KINDS, limit, clocks },
      context.call,
    );
    return this.drawn(context, result, clocks, withEvents);
  }

  @Query(() => types.PathResult, { description: 'The shortest chain of relations that held at that date.' })
  async path(
    @Ctx() context: OperationContext,
    @Arg('from', () => ID) from: string,
    @Arg('to', () => ID) to: string,
    @Arg('maxDepth', () => Int, { defaultValue: 6, description: '1 to 8.' }) maxDepth: number,
    @Arg('edgeKinds', () => [RelationKind], { nullable: true }) edgeKinds?: (keyof typeof RelationKind)[],
    @Arg('asOf', () => DateScalar, AS_OF) asOf?: string,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
  ) {
    if (maxDepth < 1 || maxDepth > 8) return new InputRejected(`maxDepth: 1 to 8, not ${maxDepth}`);
    const living = await lookupEntities(context, [from, to]);
    if (!Array.isArray(living)) return living;
    const clocks = clocksFrom({ asOf, knownOn }, undefined, context);
    const result = await context.services.graph.path(
      { from: living[0]!, to: living[1]!, maxDepth, kinds: edgeKinds ?? RELATION_KINDS, clocks },
      context.call,
    );
    const { unknown, complete } = result;
    if (!result.found) return Object.assign(new types.NoPath(), { complete, maxDepth, unknown });
    const entities = await entitiesOf(context, result.nodes, clocks);
    return Object.assign(new types.Path(), {
      nodes: result.nodes.flatMap((uid) => entities.get(uid) ?? []),
      edges: result.edges.map((edge) => new types.NetworkEdge(edge)),
      length: result.edges.length,
      unknown,
    });
  }

  @Query(() => types.Ranking, { description: 'The first by a measure; only what is known to hold counts.' })
  async topEntities(
    @Ctx() context: OperationContext,
    @Arg('kind', () => EntityKind) kind: keyof typeof EntityKind,
    @Arg('metric', () => TopMetric) metric: keyof typeof TopMetric,
    @Arg('canton', () => Canton, { nullable: true }) canton?: keyof typeof Canton,
    @Arg('legalForm', () => String, { nullable: true }) legalForm?: string,
    @Arg('status', () => FirmStatus, { nullable: true }) status?: keyof typeof FirmStatus,
    @Arg('first', () => Int, { defaultValue: 10, description: '1 to 100.' }) first: number = 10,
    @Arg('asOf', () => DateScalar, AS_OF) asOf?: string,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
    @Arg('roles', () => [Role], {
      nullable: true,
      description: 'These roles alone; of MANDATES, PEOPLE and MANDATES_HELD.',
    })
    roles?: (keyof typeof Role)[],
    @Arg('seat', () => String, {
      nullable: true,
      description: 'Municipality: 1 to 100 characters, case and accents do not matter.',
    })
    seat?: string,
  ): Promise<types.Ranking> {
    if (first < 1 || first > 100) throw badInput(`first: 1 to 100, not ${first}`);
    if (legalForm && !LEGAL_FORM.test(legalForm)) throw badInput(noLegalForm(legalForm));
    const clocks = clocksFrom({ asOf, knownOn }, undefined, context);
    const result = await context.services.graph.topEntities(
      {
        kind,
        metric,
        canton: canton ?? null,
        seat: seat ?? null,
        legalForm: legalForm ?? null,
        status: status ?? null,
        clocks,
        limit: first,
        ...(roles ? { roles } : {}),
      },
      context.call,
    );
    const entities = await entitiesOf(
      context,
      result.rows.map((row) => row.uid),
      clocks,
    );
    const rows = result.rows.flatMap((row) => {
      const entity = entities.get(row.uid);
      return entity ? [{ entity, value: row.value, unknown: row.unknown }] : [];
    });
    return { rows, complete: result.complete };
  }

  @Query(() => types.EventCounts, {
    description: 'How many notices, by what. Days, months and years are those of publication.',
  })
  eventCounts(
    @Ctx() context: OperationContext,
    @Arg('by', () => EventGrouping) by: keyof typeof EventGrouping,
    @Arg('filter', () => EventFilter, { nullable: true }) filter?: EventFilter,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
  ): Promise<types.EventCounts> {
    const clocks = clocksFrom({ knownOn }, undefined, context);
    return context.services.graph.eventCounts(
      by,
      { ...engineFilter(filter ?? {}), knownOn: clocks.knownOn },
      context.call,
    );
  }

  @Query(() => [types.Screening], {
    description: "An analyst's list against the register: ranked matches with reasons, up to 500 subjects.",
  })
  async screen(
    @Ctx() context: OperationContext,
    @Arg('subjects', () => [types.ScreenSubject]) subjects: types.ScreenSubject[],
    @Arg('asOf', () => DateScalar, AS_OF) asOf?: string,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
  ): Promise<types.Screening[]> {
    if (subjects.length < 1 || subjects.length > MAX_SCREENED)
      throw badInput(`subjects: 1 to ${MAX_SCREENED}, not ${subjects.length}`);
    for (const [index, { name, origin, firm }] of subjects.entries()) {
      for (const [field, text] of Object.entries({ name, origin, firm })) {
        const length = text?.trim().length ?? 1;
        if (length < 1 || length > 200)
          throw badInput(`subjects[${index}].${field}: 1 to 200 characters, not ${length}`);
      }
    }
    const clocks = clocksFrom({ asOf, knownOn }, undefined, context);
    const asked = subjects.map(({ name, origin, firm }) => ({
      name: name.trim(),
      origin: origin ?? null,
      firm: firm ?? null,
    }));
    const lists = await context.services.graph.screen(asked, clocks, context.call);
    const entities = await entitiesOf(context, [...new Set(lists.flat().map((match) => match.uid))], clocks);
    return subjects.map(({ name }, index) => ({
      name,
      matches: (lists[index] ?? []).flatMap((match) => {
        const entity = entities.get(match.uid);
        return entity ? [{ entity, score: match.score, reasons: match.reasons }] : [];
      }),
    }));
  }

  private async drawn(context: OperationContext, result: EngineNetwork, clocks: Clocks, withEvents: boolean) {
    const entities = await entitiesOf(
      context,
      result.nodes.map((node) => node.uid),
      clocks,
    );
    const publications = withEvents
      ? [...new Set(result.edges.flatMap((edge) => edge.publicationIds))].slice(0, MAX_DRAWN_EVENTS)
      : [];
    const events = await Promise.all(publications.map((id) => context.loaders.event.load(id)));
    return Object.assign(new types.Network(), {
      nodes: result.nodes.flatMap((node) => {
        const entity = entities.get(node.uid);
        return entity ? [{ entity, depth: node.depth }] : [];
      }),
      edges: result.edges.map((edge) => new types.NetworkEdge(edge)),
      events: events.flatMap((fact) => (fact === null ? [] : [new Event(fact, clocks)])),
      truncated: result.truncated,
      cutAt: result.cutAt,
    });
  }
}
