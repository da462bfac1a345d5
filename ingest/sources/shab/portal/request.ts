import { AppError, CANTONS, PUBLICATION_STATES, addDays, parseIsoDate } from '../../../../src/core/index.js';
import type { IsoDate, PublicationState } from '../../../../src/core/index.js';
import { isShabRubric, SHAB_RUBRICS } from '../rubrics.js';

/** What to load. Empty lists mean "all". Dates are publication dates, both inclusive. */
export interface PortalRequest {
  from: IsoDate;
  to: IsoDate;
  rubrics?: readonly string[];
  subRubrics?: readonly string[];
  cantons?: readonly string[];
  /** Default: PUBLISHED and CANCELLED. The portal demands it. */
  states?: readonly PublicationState[];
}

/** A request as it is asked of the portal: a range of days and what narrows it. */
export interface PortalWindow {
  from: IsoDate;
  to: IsoDate;
  rubrics: readonly string[];
  subRubrics: readonly string[];
  cantons: readonly string[];
  states: readonly PublicationState[];
}

/** Throws BAD_INPUT naming the value at fault: the portal itself answers a misspelt rubric with "nothing found". */
export function windowOf(request: PortalRequest): PortalWindow {
  const { from, to, rubrics = [], subRubrics = [], cantons = [], states = [] } = request;
  for (const [name, date] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (parseIsoDate(date) === null) throw bad(name, date, 'is no date that exists (YYYY-MM-DD)');
  }
  if (from > to) throw bad('from', from, `is after ${to}`);
  checkEach('rubric', rubrics, isShabRubric, `there are ${SHAB_RUBRICS.join(', ')}`);
  checkEach('sub-rubric', subRubrics, isSubRubric, 'they are a rubric and two digits, as HR02');
  checkEach('canton', cantons, (text) => CANTONS.some((canton) => canton === text), `there are ${CANTONS.join(', ')}`);
  return { from, to, rubrics, subRubrics, cantons, states: states.length > 0 ? states : PUBLICATION_STATES };
}

function isSubRubric(text: string): boolean {
  return /^[A-Z]{2}\d{2}$/.test(text) && isShabRubric(text.slice(0, 2));
}

function checkEach(what: string, values: readonly string[], isKnown: (text: string) => boolean, known: string): void {
  for (const value of values) {
    if (!isKnown(value)) throw bad(what, value, `is unknown; ${known}`);
  }
}

function bad(what: string, value: string, why: string): AppError {
  return new AppError('BAD_INPUT', `${what} ${JSON.stringify(value.slice(0, 60))} ${why}`, {
    details: { [what]: value },
  });
}

/** The sub-rubrics of the rubric with most notices; others are small enough to be told apart by rubric and canton. */
const SUB_RUBRICS: Readonly<Record<string, readonly string[]>> = { HR: ['HR01', 'HR02', 'HR03'] };

/** Smaller windows that together are this one: by days, then by rubric, sub-rubric, canton; null where it is the smallest. */
export function splitWindow(window: PortalWindow): PortalWindow[] | null {
  if (window.from < window.to) {
    const middle = addDays(window.from, Math.floor(daysBetween(window.from, window.to) / 2));
    return [
      { ...window, to: middle },
      { ...window, from: addDays(middle, 1) },
    ];
  }
  const rubrics = window.rubrics.length > 0 ? window.rubrics : SHAB_RUBRICS;
  if (rubrics.length > 1) return rubrics.map((rubric) => ({ ...window, rubrics: [rubric] }));
  const known = window.subRubrics.length > 0 ? window.subRubrics : (SUB_RUBRICS[rubrics[0] ?? ''] ?? []);
  if (known.length > 1) return known.map((subRubric) => ({ ...window, subRubrics: [subRubric] }));
  const cantons: readonly string[] = window.cantons.length > 0 ? window.cantons : CANTONS;
  return cantons.length > 1 ? cantons.map((canton) => ({ ...window, cantons: [canton] })) : null;
}

function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The address of one page of a window's list. */
export function pageUrl(
  baseUrl: string,
  window: PortalWindow,
  page: number,
  size: number,
  includeContent: boolean,
): URL {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/publications`);
  const query = url.searchParams;
  query.set('tenant', 'shab');
  query.set('publicationStates', window.states.join(','));
  query.set('publicationDate.start', window.from);
  query.set('publicationDate.end', window.to);
  for (const rubric of window.rubrics) query.append('rubrics', rubric);
  for (const subRubric of window.subRubrics) query.append('subRubrics', subRubric);
  for (const canton of window.cantons) query.append('cantons', canton);
  query.set('pageRequest.page', String(page));
  query.set('pageRequest.size', String(size));
  query.set('includeContent', String(includeContent));
  return url;
}

/** For messages: `2026-08-01 to 2026-08-31, HR, ZH`. */
export function windowText(window: PortalWindow): string {
  const days = window.from === window.to ? window.from : `${window.from} to ${window.to}`;
  return [days, ...window.rubrics, ...window.subRubrics, ...window.cantons].join(', ');
}
