import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { addDays } from '../../src/core/index.js';
import { clocksFrom, type OperationContext } from '../context.js';
import { CompanyGrouping } from '../enums.js';
import { badInput } from '../errors.js';
import { DateScalar } from '../types/common.js';
import { Company } from '../types/company.js';
import { CompanyCounts, CompanyFilter, type HappenedInput } from '../types/company-counts.js';
import { LEGAL_FORM, noLegalForm } from './entities.js';
import { rangeDisorder } from './lists.js';
import { entitiesOf } from './lookup.js';

const MOST_SHOWN = 200;

/** How many firms, and which: by where they are, what they are, what they do and what happened to them. */
@Resolver()
export class CompanyCountsResolver {
  @Query(() => CompanyCounts, { description: 'How many firms, by what; and the first of them.' })
  async companyCounts(
    @Ctx() context: OperationContext,
    @Arg('filter', () => CompanyFilter, { nullable: true }) filter?: CompanyFilter | null,
    @Arg('by', () => CompanyGrouping, { nullable: true }) by?: keyof typeof CompanyGrouping | null,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Of `companies`, 0 to 200.' }) first: number = 20,
    @Arg('asOf', () => DateScalar, { nullable: true, description: 'Legal date; default today.' }) asOf?: string,
    @Arg('knownOn', () => DateScalar, {
      nullable: true,
      description: 'Only what was published by then; default today.',
    })
    knownOn?: string,
  ): Promise<CompanyCounts> {
    if (first < 0 || first > MOST_SHOWN) throw badInput(`first: 0 to ${MOST_SHOWN}, not ${first}`);
    const { canton, seat, address, legalForm, purpose, status, happened, also } = filter ?? {};
    if (legalForm && !LEGAL_FORM.test(legalForm)) throw badInput(noLegalForm(legalForm));
    if ((by === 'YEAR' || by === 'MONTH') && !happened)
      throw badInput(`by: ${by} is of what happened, and filter.happened is missing`);
    const clocks = clocksFrom({ asOf, knownOn }, undefined, context);
    const conditions = {
      canton: canton ?? null,
      seat: seat ?? null,
      address: address ?? null,
      legalForm: legalForm ?? null,
      purpose: purpose ?? null,
      status: status ?? null,
      happened: happened ? halfOpen('happened', happened) : null,
      also: (also ?? []).map(({ order, negated, ...one }) => ({ ...halfOpen('also', one), order, negated })),
    };
    const request = { ...conditions, grouping: by ?? null, clocks };
    const { uids, ...counts } = await context.services.graph.companyCounts(request, context.call);
    const entities = await entitiesOf(context, uids.slice(0, first), clocks);
    return { ...counts, companies: [...entities.values()].filter((entity) => entity instanceof Company) };
  }
}

function halfOpen(field: string, { topic, by, from, to }: HappenedInput) {
  const disorder = rangeDisorder(from, to);
  if (disorder !== null) throw badInput(`${field}: ${disorder}`);
  return { topic, by, from: from ?? null, to: to ? addDays(to, 1) : null };
}
