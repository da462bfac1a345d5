/** Who may sit on a firm's board, and the line the register makes of them. */
import type { Role, SignatureKind } from '../../src/core/index.js';
import type { Day } from '../calendar.js';
import type { Firm, FirmReference, Officer, Row, Shares } from '../model.js';
import { at, personOf, type Person } from '../people.js';
import { mixSeed, Random } from '../random.js';
import { initialOf, otherSpelling } from '../spelling.js';
import type { Stage } from '../stage.js';

export function rowOf(
  person: Person,
  day: Day,
  roles: readonly Role[],
  signature: SignatureKind,
  shares: Shares | null = null,
): Row {
  return {
    name: at(person.names, day),
    female: person.female,
    doctor: person.doctor,
    citizenship: at(person.citizenships, day),
    home: at(person.homes, day),
    roles,
    signature,
    restriction: null,
    shares,
  };
}

export function firmRow(
  firm: FirmReference,
  roles: readonly Role[],
  signature: SignatureKind | null,
  shares: Shares | null = null,
): Row {
  return {
    name: { surname: firm.name, givenNames: '' },
    female: true,
    doctor: false,
    citizenship: { origins: [], nationality: null },
    home: { town: firm.seat, country: null },
    roles,
    signature,
    restriction: null,
    shares,
  };
}

/** Somebody who is spelt differently somewhere is so in half of the firms; those who sit on many boards in every eighth. */
export function spellsOtherwise(person: Person, firm: Firm): boolean {
  return person.variant && mixSeed('spelling', person.id, firm.uid) % (person.id.startsWith('d') ? 8 : 2) === 0;
}

export function misspell(row: Row, person: Person, firm: Firm): Row {
  return { ...row, name: otherSpelling(row.name, new Random('spelling', person.id, firm.uid), initialOf(person.id)) };
}

/** A line for somebody new to the firm, in the spelling that this register takes down. */
export function newOfficer(firm: Firm, person: Person, row: Row): Officer {
  return { person, firm: null, row: spellsOtherwise(person, firm) ? misspell(row, person, firm) : row, open: [] };
}

export function auditorOfficer(auditor: FirmReference): Officer {
  return { person: null, firm: auditor, row: firmRow(auditor, ['AUDITOR'], null), open: [] };
}

const nameKey = (row: Row) => `${row.name.surname} ${row.name.givenNames}`;

/**
 * Somebody who is not yet in the firm: mostly its own people, else from firms nearby, a professional, or anybody.
 * `taken`: others the same notice brings in. Nobody who shares a name with somebody of the firm.
 */
export function pickPerson(stage: Stage, firm: Firm, random: Random, day: Day, taken: readonly Officer[] = []): Person {
  const known = [...firm.officers, ...taken];
  for (let attempt = 0; ; attempt++) {
    const person = drawPerson(stage, firm, random, attempt > 6);
    const row = rowOf(person, day, [], 'NONE');
    const clash = known.some(
      (other) =>
        other.person?.id === person.id ||
        nameKey(other.row) === nameKey(row) ||
        other.person?.names.some((name) => `${name.value.surname} ${name.value.givenNames}` === nameKey(row)),
    );
    if (!clash) return person;
  }
}

function drawPerson(stage: Stage, firm: Firm, random: Random, own: boolean): Person {
  const draw = own ? 0 : random.unit();
  if (draw < 0.66 || firm.slot === 0) return personOf(stage.people, firm.slot, firm.nextPerson++);
  if (draw < 0.8) {
    const first = firm.slot - (firm.slot % 6);
    const near = first + random.below(Math.min(6, firm.slot - first + 1));
    return personOf(stage.people, near, near === firm.slot ? firm.nextPerson++ : random.below(3));
  }
  if (draw < 0.93) return stage.professional(random);
  return personOf(stage.people, random.below(firm.slot), random.below(2));
}
