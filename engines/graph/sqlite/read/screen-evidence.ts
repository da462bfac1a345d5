import { nationalitiesOf, type Clocks } from '../../../../src/core/index.js';
import { COMPANY } from '../insert-units.js';
import { dateNumber, text } from '../columns.js';
import { mentionFrom, MENTION_COLUMNS } from '../row-codec.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';
import { mandatesOfPerson } from './mandate-scan.js';

/** Firms in which a person was ever entered, as known by then; each once. */
export function firmsEntered(context: ReadContext, person: EntityRef, clocks: Clocks): EntityRef[] {
  const mandates = mandatesOfPerson(context, person.id, { at: 'HISTORY', clocks });
  const theirs = new Map(mandates.map(({ company }) => [company, context.entities.companyById(company)]));
  return [...theirs.values()].filter((firm) => firm !== null);
}

/** The latest name known by then; the uid of a firm without one. */
export function nameOf({ opened }: ReadContext, firm: EntityRef, { knownOn }: Clocks): string {
  const row = opened.first(
    `SELECT name FROM name WHERE kind = ${COMPANY} AND owner = ? AND since <= ? ORDER BY since DESC, id LIMIT 1`,
    firm.id,
    dateNumber(knownOn),
  );
  return row === undefined ? firm.uid : text(row[0]);
}

/** Places of origin and nationalities, over the mentions known by then. */
export function knownOrigins({ opened, slice }: ReadContext, person: number, { knownOn }: Clocks): string[] {
  const known = dateNumber(knownOn);
  const rows = opened.all(
    `SELECT ${MENTION_COLUMNS} FROM mention WHERE person = ? AND published <= ? AND (wp IS NULL OR wp > ?) ORDER BY seq`,
    person,
    known,
    known,
  );
  slice.spend(rows.length);
  const places = rows.map(mentionFrom).flatMap((mention) => [...mention.origins, ...nationalitiesOf(mention)]);
  return [...new Set(places)].sort();
}
