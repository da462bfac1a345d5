import type { EventFilter as EngineFilter, MandateFilter, PageRequest } from '../../engines/graph/contract.js';
import type { Clocks } from '../../src/core/index.js';
import { afterKey, connectionOf, pageOrForeign, pageSize, type ConnectionOf } from '../connection.js';
import { listClocks, type OperationContext } from '../context.js';
import { cursorMark } from '../cursor.js';
import { badInput, cursorInvalid } from '../errors.js';
import { Event, type EventFilter, type EventOptions } from '../types/event.js';
import { Mandate, type MandateOptions } from '../types/mandate.js';

const FOREIGN = 'after: this cursor was not made for this list with these arguments';
const MAX_LIST = 200;
const MAX_TEXT = 200;

/** The mandates of one company or holder inside a list: the first page goes through a dataloader. */
export async function nestedMandates(
  context: OperationContext,
  owner: string,
  side: 'COMPANY' | 'HOLDER',
  inherited: Clocks,
  options: MandateOptions = {},
): Promise<ConnectionOf<Mandate>> {
  const clocks = listClocks(options, inherited, context);
  const first = pageSize(options.first);
  const at = options.history === true ? 'HISTORY' : 'CLOCKS';
  const mark = cursorMark('mandates', [owner, side, at, clocks, options.roles ?? null]);
  const after = afterKey(options.after, mark);
  if (after === undefined) throw cursorInvalid(FOREIGN);
  const roles = options.roles ?? undefined;
  const page =
    after === null
      ? await context.loaders.mandates.load({ owner, side, at, clocks, first, roles })
      : await pageOrForeign(
          after,
          restOfMandates(context, owner, side, { at, clocks, ...(roles ? { roles } : {}) }, { first, after }),
        );
  if (page === undefined) throw cursorInvalid(FOREIGN);
  return connectionOf(page, mark, (fact) => new Mandate(fact, clocks), { hasPreviousPage: after !== null, clocks });
}

function restOfMandates(
  context: OperationContext,
  owner: string,
  side: 'COMPANY' | 'HOLDER',
  filter: Pick<MandateFilter, 'at' | 'clocks' | 'roles'>,
  page: PageRequest,
) {
  const owned = side === 'COMPANY' ? { companyUids: [owner] } : { holderUids: [owner] };
  return context.services.graph.mandates({ ...filter, ...owned }, page, context.call);
}

/** Events by filter; null where `after` is foreign. */
export async function listEvents(
  context: OperationContext,
  options: EventOptions,
  inherited: Clocks | undefined,
  own: Partial<EngineFilter> = {},
): Promise<ConnectionOf<Event> | null> {
  const clocks = listClocks({ knownOn: options.knownOn, after: options.after }, inherited, context);
  const asked = { ...engineFilter(options), knownOn: clocks.knownOn };
  const filter: EngineFilter = { ...asked, ...own };
  const order = options.orderBy ?? 'LEGAL_DATE_DESC';
  const mark = cursorMark('events', [filter, order]);
  const after = afterKey(options.after, mark);
  if (after === undefined) return null;
  const first = pageSize(options.first);
  const owner = ownerOf(own, options);
  const page =
    after === null && owner !== null
      ? await context.loaders.events.load({ owner, filter: asked, order, first })
      : await pageOrForeign(after, context.services.graph.events(filter, order, { first, after }, context.call));
  if (page === undefined) return null;
  return connectionOf(page, mark, (fact) => new Event(fact, clocks), { hasPreviousPage: after !== null, clocks });
}

/** The one entity whose first page goes through a dataloader; null where the client narrows to further ones. */
function ownerOf({ companyUids, personUids }: Partial<EngineFilter>, options: EventOptions): string | null {
  if (options.companyUids || options.personUids) return null;
  return companyUids?.[0] ?? personUids?.[0] ?? null;
}

export async function nestedEvents(
  context: OperationContext,
  own: Partial<EngineFilter>,
  inherited: Clocks,
  options: EventOptions = {},
) {
  const connection = await listEvents(context, options, inherited, own);
  if (connection === null) throw cursorInvalid(FOREIGN);
  return connection;
}

/** The engine's filter from a client's, every list and text bounded. */
export function engineFilter(filter: EventFilter): Omit<EngineFilter, 'knownOn'> {
  const { companyUids, personUids, numbers, rubrics, subRubrics, topics, cantons, from, to, text } = filter;
  const lists = { companyUids, personUids, numbers, rubrics, subRubrics, topics, cantons };
  for (const [name, list] of Object.entries(lists)) {
    if (list && list.length > MAX_LIST) throw badInput(`${name}: at most ${MAX_LIST} values, not ${list.length}`);
  }
  if (text && text.length > MAX_TEXT) throw badInput(`text: at most ${MAX_TEXT} characters, not ${text.length}`);
  const disorder = rangeDisorder(from, to);
  if (disorder !== null) throw badInput(disorder);
  return Object.fromEntries(
    Object.entries({ ...lists, from, to, text }).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** What is wrong with a range that ends before it begins, which nothing can be in; null where nothing is. Both days are inclusive. */
export function rangeDisorder(from: string | null | undefined, to: string | null | undefined): string | null {
  return from && to && from > to ? `from ${from} lies after to ${to}` : null;
}
