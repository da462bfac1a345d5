import { AppError } from '../../../../src/core/index.js';
import { windowText, type PortalWindow } from './request.js';

/** One page of the portal's list; what its items are is for the record reader to say. */
export interface ListPage {
  items: unknown[];
  total: number;
}

/** The page, or null for anything that is no list page (a maintenance page, half an answer). */
export function parseListPage(body: string): (ListPage & { page: unknown; size: unknown }) | null {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return null; // not JSON: tried again by the caller
  }
  const items = field(answer, 'content');
  const total = field(answer, 'total');
  if (!Array.isArray(items) || typeof total !== 'number' || !Number.isInteger(total) || total < 0) return null;
  const request = field(answer, 'pageRequest');
  return { items: items as unknown[], total, page: field(request, 'page'), size: field(request, 'size') };
}

/**
 * The portal ignores parameters it does not know and then answers with its whole corpus, so every item has to be what was asked
 * for. Throws UNAVAILABLE naming the first that is not.
 */
export function checkFilter(items: readonly unknown[], window: PortalWindow): void {
  for (const item of items) {
    const meta = field(item, 'meta');
    const wrong = violation(meta, window);
    if (wrong === null) continue;
    throw new AppError(
      'UNAVAILABLE',
      `the portal does not filter as asked (${windowText(window)}): publication ${String(field(meta, 'id'))} has ${wrong}`,
    );
  }
}

/** Fields that are missing are not held against an item here: its record is refused later, by itself. */
function violation(meta: unknown, window: PortalWindow): string | null {
  const checks: [string, readonly string[]][] = [
    ['rubric', window.rubrics],
    ['subRubric', window.subRubrics],
    ['publicationState', window.states],
  ];
  for (const [name, allowed] of checks) {
    const value = field(meta, name);
    if (typeof value === 'string' && allowed.length > 0 && !allowed.includes(value)) return `${name} ${value}`;
  }
  const cantons = field(meta, 'cantons');
  if (
    window.cantons.length > 0 &&
    Array.isArray(cantons) &&
    cantons.length > 0 &&
    !cantons.some((each) => window.cantons.includes(String(each)))
  ) {
    return `cantons ${cantons.join(' ')}`;
  }
  const days = daysOf(meta);
  return days.length === 0 || days.some((day) => day >= window.from && day <= window.to)
    ? null
    : `publicationDate ${days[0]}`;
}

/** The gazette's own date and those of the other gazettes a notice is printed in: the portal searches them all. */
function daysOf(meta: unknown): string[] {
  const others = field(meta, 'secondaryTenants');
  const dates = [
    field(meta, 'publicationDate'),
    ...(Array.isArray(others) ? others : []).map((each) => field(each, 'publicationDate')),
  ];
  return dates.flatMap((date) => (typeof date === 'string' ? [date.slice(0, 10)] : []));
}

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
