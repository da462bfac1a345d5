/** What every engine refuses, in the same words; all throw BAD_INPUT. */
import { AppError, wordsOf } from '../../../src/core/index.js';
import type { CompanyCountRequest, NetworkRequest, PathRequest, SearchRequest, TopMetric, TopRequest } from '../contract.js'; // prettier-ignore

const MOST_UIDS = 200;
export const MOST_SUBJECTS = 500;
export const MOST_HITS = 1_000;
const MOST_WORDING = 200;
const MOST_ALSO = 3;

export function atMost<Item>(items: readonly Item[], most = MOST_UIDS): readonly Item[] {
  if (items.length > most) throw new AppError('BAD_INPUT', `at most ${most} at once, not ${items.length}`);
  return items;
}

export function checkedNetwork(request: NetworkRequest): NetworkRequest {
  inRange('uids', request.uids.length, 1, 50);
  inRange('depth', request.depth, 1, 3);
  inRange('limit', request.limit, 1, 2_000);
  return request;
}

export function checkedCount(request: CompanyCountRequest): CompanyCountRequest {
  for (const condition of ['purpose', 'address'] as const) {
    const asked = request[condition];
    if (asked !== null && (asked.length > MOST_WORDING || wordsOf(asked).length === 0))
      throw new AppError('BAD_INPUT', `${condition}: a word at least, in up to ${MOST_WORDING} characters`);
  }
  refuseSeat(request.seat);
  if ((request.grouping === 'YEAR' || request.grouping === 'MONTH') && request.happened === null)
    throw new AppError('BAD_INPUT', 'grouping: firms are counted by year or month only of what happened to them');
  inRange('also', request.also.length, 0, MOST_ALSO);
  for (const crossing of ['away', 'arrived'] as const)
    if (
      request[crossing] === true &&
      (request.happened?.topic !== 'MOVED' || (request.canton ?? request.seat) === null)
    )
      throw new AppError('BAD_INPUT', `${crossing}: of MOVED alone, and with a canton or a seat`);
  if (request.away === true && request.arrived === true)
    throw new AppError('BAD_INPUT', 'away, arrived: not both, of one place');
  if (request.happened === null && request.also.some(({ order }) => order !== 'ANY'))
    throw new AppError('BAD_INPUT', 'also: comes before or after what happened, and nothing is asked that happened');
  return request;
}

export function checkedPath(request: PathRequest): PathRequest {
  inRange('maxDepth', request.maxDepth, 1, 8);
  return request;
}

export function checkedSearch(request: SearchRequest): SearchRequest {
  if (request.offset >= 0 && request.limit >= 0 && request.offset + request.limit <= MOST_HITS) return request;
  throw new AppError('BAD_INPUT', `offset + limit: 0 to ${MOST_HITS}, not ${request.offset} + ${request.limit}`);
}

const MOST_OF_SEAT = 100;
const OF_FIRMS: readonly TopMetric[] = ['CAPITAL', 'PEOPLE', 'MANDATES_HELD'];
const OF_ROLES: readonly TopMetric[] = ['MANDATES', 'PEOPLE', 'MANDATES_HELD'];

export function checkedTop(request: TopRequest): TopRequest {
  if (request.kind === 'PERSON' && OF_FIRMS.includes(request.metric))
    throw new AppError('BAD_INPUT', `people cannot be ranked by ${request.metric}`);
  if (request.roles !== undefined && !OF_ROLES.includes(request.metric))
    throw new AppError('BAD_INPUT', `roles do not narrow ${request.metric}`);
  const { canton, seat, legalForm, status } = request;
  // A person's notices are hers, in whatever firm.
  if (
    request.kind === 'PERSON' &&
    request.metric === 'EVENTS' &&
    [canton, seat, legalForm, status].some((value) => value !== null)
  )
    throw new AppError('BAD_INPUT', 'people ranked by notices are not narrowed by their firms');
  refuseSeat(seat);
  return request;
}

function refuseSeat(seat: string | null): void {
  if (seat !== null && !(seat.trim().length > 0 && seat.length <= MOST_OF_SEAT))
    throw new AppError('BAD_INPUT', `seat: 1 to ${MOST_OF_SEAT} characters, not ${seat.trim().length}`);
}

function inRange(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new AppError('BAD_INPUT', `${name}: ${least} to ${most}, not ${value}`);
}
