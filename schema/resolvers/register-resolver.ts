import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { afterKey, checkedPageSize, connectionOf, MAX_PAGE, pageOrForeign } from '../connection.js';
import { clocksFrom, listClocks, type OperationContext } from '../context.js';
import { cursorMark } from '../cursor.js';
import { Canton, EntityKind, EventOrder, FirmStatus } from '../enums.js';
import { badInput } from '../errors.js';
import { CursorInvalid, DateScalar, Gone, InputRejected, NotFound } from '../types/common.js';
import { EventFilter } from '../types/event.js';
import {
  AnyNode,
  EntitiesResult,
  EntityConnection,
  EntityResult,
  EventsResult,
  MandatesResult,
  NameHub,
} from '../types/graph.js';
import { Mandate, MandateOptions } from '../types/mandate.js';
import { Company } from '../types/company.js';
import { Event } from '../types/event.js';
import { Person } from '../types/person.js';
import { LEGAL_FORM, listCompanies, noLegalForm, searchEntities } from './entities.js';
import { listEvents } from './lists.js';
import { lookup, lookupEntities, shownNode } from './lookup.js';
import { rejecting } from './rejecting.js';

const AS_OF = { nullable: true, description: 'Legal date; default today.' } as const;
const KNOWN_ON = { nullable: true, description: 'Only what was published by then; default today.' } as const;

/** Search, lookups and lists of the register. */
@Resolver()
export class RegisterResolver {
  @Query(() => AnyNode, { description: 'Anything with an id.' })
  async node(
    @Ctx() context: OperationContext,
    @Arg('id', () => ID) id: string,
    @Arg('asOf', () => DateScalar, AS_OF) asOf?: string,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
  ): Promise<Company | Person | Event | NameHub | NotFound | Gone> {
    const node = await lookup(context, id);
    if (node instanceof NotFound || node instanceof Gone) return node;
    if (node.kind === 'EVENT')
      return this.eventByPublication(context, node.publicationId, clocksFrom({ asOf, knownOn }, undefined, context));
    return shownNode(node, clocksFrom({ asOf, knownOn }, undefined, context));
  }

  @Query(() => [AnyNode], { description: 'Several at once, in order; at most 200.' })
  nodes(
    @Ctx() context: OperationContext,
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('asOf', () => DateScalar, AS_OF) asOf?: string,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
  ) {
    if (ids.length > MAX_PAGE) throw badInput(`ids: at most ${MAX_PAGE}, not ${ids.length}`);
    return Promise.all(ids.map((id) => this.node(context, id, asOf, knownOn)));
  }

  @Query(() => EntityResult, { description: 'A company or a person by uid, register number or any mention id.' })
  async entity(
    @Ctx() context: OperationContext,
    @Arg('uid', () => ID) uid: string,
    @Arg('asOf', () => DateScalar, AS_OF) asOf?: string,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
  ): Promise<Company | Person | NotFound | Gone> {
    const clocks = clocksFrom({ asOf, knownOn }, undefined, context);
    const node = await lookup(context, uid);
    if (node instanceof NotFound || node instanceof Gone) return node;
    if (node.kind === 'COMPANY') return new Company(node, clocks);
    if (node.kind === 'PERSON') return new Person(node, clocks);
    return new NotFound(`${uid}: neither a company nor a person`);
  }

  @Query(() => EntitiesResult, {
    description:
      'Search by name (typos, parts and former names too) or register number. Without `search`: companies by canton, legal form and status.',
  })
  async entities(
    @Ctx() context: OperationContext,
    @Arg('search', () => String, { nullable: true }) search?: string,
    @Arg('kind', () => EntityKind, { nullable: true }) kind?: keyof typeof EntityKind,
    @Arg('canton', () => Canton, { nullable: true }) canton?: keyof typeof Canton,
    @Arg('legalForm', () => String, { nullable: true, description: 'Four-digit code, e.g. 0106.' }) legalForm?: string,
    @Arg('status', () => FirmStatus, { nullable: true }) status?: keyof typeof FirmStatus,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('asOf', () => DateScalar, AS_OF) asOf?: string,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
  ): Promise<EntityConnection | CursorInvalid | InputRejected> {
    if (legalForm && !LEGAL_FORM.test(legalForm)) return new InputRejected(noLegalForm(legalForm));
    const clocks = listClocks({ asOf, knownOn, after }, undefined, context);
    const filter = { canton: canton ?? null, legalForm: legalForm ?? null, status: status ?? null, clocks };
    const page = { first, after };
    if (search !== undefined && search !== null)
      return searchEntities(context, search.trim(), kind ? [kind] : ['COMPANY', 'PERSON'], filter, page);
    if (kind === 'PERSON') return new InputRejected('search: people are found by name only');
    return listCompanies(context, filter, page);
  }

  @Query(() => EventsResult, { description: 'Notices, by what they are about, when and where.' })
  async events(
    @Ctx() context: OperationContext,
    @Arg('filter', () => EventFilter, { nullable: true }) filter?: EventFilter,
    @Arg('orderBy', () => EventOrder, { nullable: true, description: 'Default: newest legal date first.' })
    orderBy?: keyof typeof EventOrder,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
  ) {
    return rejecting(async () => {
      const connection = await listEvents(context, { ...filter, orderBy, first, after, knownOn }, undefined);
      return connection ?? new CursorInvalid();
    });
  }

  @Query(() => MandatesResult, {
    description:
      'Mandates of companies, of holders, or of these holders in these companies, in force or in history. An empty list is met by none.',
  })
  async mandates(
    @Ctx() context: OperationContext,
    @Arg('companyUids', () => [ID], { nullable: true }) companyUids?: string[],
    @Arg('holderUids', () => [ID], { nullable: true }) holderUids?: string[],
    @Arg('options', () => MandateOptions, { nullable: true }) options: MandateOptions = {},
  ) {
    const asked = [...(companyUids ?? []), ...(holderUids ?? [])];
    if (asked.length === 0 || asked.length > MAX_PAGE)
      return new InputRejected(`companyUids and holderUids: 1 to ${MAX_PAGE} ids together`);
    const living = await lookupEntities(context, asked);
    if (!Array.isArray(living)) return new InputRejected(living.message);
    const clocks = listClocks(options, undefined, context);
    const at = options.history === true ? ('HISTORY' as const) : ('CLOCKS' as const);
    const companies = living.slice(0, companyUids?.length ?? 0);
    const holders = living.slice(companyUids?.length ?? 0);
    const filter = {
      ...(companyUids ? { companyUids: companies } : {}),
      ...(holderUids ? { holderUids: holders } : {}),
      ...(options.roles ? { roles: options.roles } : {}),
      at,
      clocks,
    };
    const mark = cursorMark('mandates', filter);
    const after = afterKey(options.after, mark);
    if (after === undefined) return new CursorInvalid();
    const size = checkedPageSize(options.first);
    if (typeof size === 'string') return new InputRejected(size);
    const page = await pageOrForeign(
      after,
      context.services.graph.mandates(filter, { first: size, after }, context.call),
    );
    if (page === undefined) return new CursorInvalid();
    return connectionOf(page, mark, (fact) => new Mandate(fact, clocks), { hasPreviousPage: after !== null, clocks });
  }

  private async eventByPublication(
    context: OperationContext,
    publicationId: string,
    clocks: Company['clocks'],
  ): Promise<Event | NotFound> {
    const fact = await context.loaders.event.load(publicationId);
    if (fact === null) return new NotFound(`${publicationId}: not in the register`);
    if (fact.event.publicationDate > clocks.knownOn)
      return new NotFound(`${fact.event.number}: was not published yet on ${clocks.knownOn}`);
    return new Event(fact, clocks);
  }
}
