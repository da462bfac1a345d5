import type { Role } from '../../src/core/vocabulary.js';
import { findRoles } from './roles.js';
import type { Row } from './row.js';
import type { Stretch } from './text.js';

/** Offices of which nobody holds two in one firm. */
const LADDERS: readonly ReadonlySet<Role>[] = [
  new Set<Role>(['BOARD_PRESIDENT', 'BOARD_VICE_PRESIDENT']),
  new Set<Role>(['DIRECTOR', 'DEPUTY_DIRECTOR', 'VICE_DIRECTOR']),
];

const rolesIn = (text: string, { start, end }: Stretch): Role[] => findRoles(text.slice(start, end)).map(({ role }) => role); // prettier-ignore

/** `A, vice-présidente, est élue présidente`: what stands before the verb (up to `since`) is what she has been, where both are not held at once. */
export function climb(text: string, row: Row, since: number): void {
  const gained = row.roles.filter(({ start }) => start >= since).flatMap((role) => rolesIn(text, role));
  row.roles = row.roles.filter((office) => {
    const [role, another] = rolesIn(text, office);
    const ladder = LADDERS.find((some) => role !== undefined && some.has(role));
    const left = office.start < since && another === undefined && ladder !== undefined && gained.some((other) => other !== role && ladder.has(other)); // prettier-ignore
    if (left) row.earlier.push({ ...office, kind: 'ROLE', valueStart: office.start });
    return !left;
  });
}
