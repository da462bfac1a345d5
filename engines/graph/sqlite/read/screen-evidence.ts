import { compareText, foldPlace, type Clocks } from '../../../../src/core/index.js';
import type { ScreenMatch, SearchHit } from '../../contract.js';
import { COMPANY } from '../insert-units.js';
import { dateNumber, text } from '../columns.js';
import { mentionFrom, MENTION_COLUMNS } from '../row-codec.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';
import { mandatesOfPerson } from './mandate-scan.js';

/** What the register says beside the name. */
export interface Evidence {
  reason: ScreenMatch['reasons'][number];
  /** -1 to 1: agreement above 0, disagreement below; 0 where the register cannot tell. */
  weight: number;
}

/** The firm that a subject is said to be in: what its name may mean, by uid. */
export interface AskedFirms {
  name: string;
  hits: ReadonlyMap<string, SearchHit>;
}

const ORIGIN_AGREES = 0.4;
const ORIGIN_DIFFERS = -0.5;
const FIRM_AGREES = 0.6;
const FIRM_DIFFERS = -0.3;
const MOST_FIRMS_NAMED = 3;

/** Null where no notice prints an origin or nationality of the person: absence is no evidence. */
export function originEvidence(
  context: ReadContext,
  person: EntityRef,
  origin: string,
  clocks: Clocks,
): Evidence | null {
  const origins = knownOrigins(context, person.id, clocks);
  if (origins.length === 0) return null;
  const wanted = foldPlace(origin);
  const same = origins.find((known) => foldPlace(known) === wanted);
  return same === undefined
    ? { reason: { code: 'ORIGIN_DIFFERS', text: origins.join(', ') }, weight: ORIGIN_DIFFERS }
    : { reason: { code: 'ORIGIN', text: same }, weight: ORIGIN_AGREES };
}

/**
 * FIRM_NOT_FOUND, weighing nothing, where no firm of that name is known; FIRM_DIFFERS names firms that the person was entered in. Null where
 * the person was entered in none: absence is no evidence. A firm that the name only comes near to weighs less.
 */
export function firmEvidence(
  context: ReadContext,
  person: EntityRef,
  { name, hits }: AskedFirms,
  clocks: Clocks,
): Evidence | null {
  if (hits.size === 0) return { reason: { code: 'FIRM_NOT_FOUND', text: name }, weight: 0 };
  const mandates = mandatesOfPerson(context, person.id, { at: 'HISTORY', clocks });
  const theirs = new Map(mandates.map(({ company }) => [company, context.entities.companyById(company)]));
  const firms = [...theirs.values()].filter((firm) => firm !== null);
  if (firms.length === 0) return null;
  const [best] = firms
    .flatMap(({ uid }) => hits.get(uid) ?? [])
    .sort((a, b) => b.score - a.score || compareText(a.uid, b.uid));
  if (best !== undefined) {
    return { reason: { code: 'FIRM', text: best.matchedName }, weight: FIRM_AGREES * Math.min(1, best.score) };
  }
  const names = firms.sort((a, b) => compareText(a.uid, b.uid)).slice(0, MOST_FIRMS_NAMED);
  const printed = names.map((firm) => nameOf(context, firm, clocks)).join(', ');
  return { reason: { code: 'FIRM_DIFFERS', text: printed }, weight: FIRM_DIFFERS };
}

/** The latest name known by then; the uid of a firm without one. */
function nameOf({ opened }: ReadContext, firm: EntityRef, { knownOn }: Clocks): string {
  const row = opened.first(
    `SELECT name FROM name WHERE kind = ${COMPANY} AND owner = ? AND since <= ? ORDER BY since DESC, id LIMIT 1`,
    firm.id,
    dateNumber(knownOn),
  );
  return row === undefined ? firm.uid : text(row[0]);
}

/** Places of origin, or the nationality where none is printed, over the mentions known by then. */
function knownOrigins({ opened, slice }: ReadContext, person: number, { knownOn }: Clocks): string[] {
  const known = dateNumber(knownOn);
  const rows = opened.all(
    `SELECT ${MENTION_COLUMNS} FROM mention WHERE person = ? AND published <= ? AND (wp IS NULL OR wp > ?) ORDER BY seq`,
    person,
    known,
    known,
  );
  slice.spend(rows.length);
  const places = rows
    .map(mentionFrom)
    .flatMap(({ origins, nationality }) => (origins.length > 0 ? origins : [nationality ?? '']));
  return [...new Set(places.filter((place) => place !== ''))].sort();
}
