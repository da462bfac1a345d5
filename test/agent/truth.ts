import type { FirmStateTruth, MandateTruth, PersonTruth, TruthRecord } from '../../demo/index.js';
import { BOARD_ROLES, type Role } from '../../src/core/index.js';

/** What a simulated world's truth says, looked up as questions need it. */
export interface Truth {
  states: FirmStateTruth[];
  mandates: MandateTruth[];
  people: Map<string, PersonTruth>;
  /** Firms whose current name no other firm ever bore (nor one that differs only by the suffix of a liquidation). */
  plainFirms: FirmStateTruth[];
  stateAt(firm: string, day: string): FirmStateTruth | null;
  /** `person or firm` and role of those in office. */
  officersAt(firm: string, day: string, roles: readonly Role[]): MandateTruth[];
  /** Every way in which notices print the holder's name, slips of the pen included. */
  namesOf(mandate: MandateTruth, day: string): ReadonlySet<string>;
}

/** Whom a question about the board is about, by legal form: the law gives these forms no board, but others who govern. */
const IN_THE_BOARDS_PLACE: Record<string, readonly Role[]> = {
  '0101': ['OWNER'],
  '0103': ['PARTNER', 'GENERAL_PARTNER'],
  '0104': ['PARTNER', 'GENERAL_PARTNER'],
  '0107': ['MANAGER', 'MANAGERS_CHAIR'],
  '0111': ['BRANCH_MANAGER'],
  '0151': ['BRANCH_MANAGER'],
};

export const governing = (legalForm: string | null): readonly Role[] => [...BOARD_ROLES, ...(IN_THE_BOARDS_PLACE[legalForm ?? ''] ?? [])]; // prettier-ignore

const bare = (name: string) => name.replace(/,? (in|en) (liquidation|liquidazione)$/i, '').toLowerCase();

export function truthOf(records: readonly TruthRecord[]): Truth {
  const states = records.filter((record) => record.kind === 'firmState');
  const mandates = records.filter((record) => record.kind === 'mandate');
  const people = new Map(records.filter((record) => record.kind === 'person').map((person) => [person.id, person]));
  const bearers = new Map<string, Set<string>>();
  for (const { name, firm } of states) bearers.set(bare(name), (bearers.get(bare(name)) ?? new Set()).add(firm));
  const printed = new Map<string, Set<string>>();
  for (const record of records) {
    if (record.kind !== 'publication') continue;
    for (const { person, surname, givenNames } of record.mentions) {
      if (person === null || surname === null) continue;
      const name = [surname, givenNames].filter((part) => part !== null).join(', ');
      printed.set(person, (printed.get(person) ?? new Set()).add(name));
    }
  }
  const within = (fact: { from: string | null; to: string | null }, day: string) =>
    (fact.from === null || fact.from <= day) && (fact.to === null || day < fact.to);
  const stateAt = (firm: string, day: string) =>
    states.find((state) => state.firm === firm && within(state, day)) ?? null;
  return {
    states,
    mandates,
    people,
    plainFirms: states.filter((state) => state.to === null && bearers.get(bare(state.name))?.size === 1),
    stateAt,
    officersAt: (firm, day, roles) =>
      mandates.filter((mandate) => mandate.firm === firm && within(mandate, day) && roles.includes(mandate.role)),
    namesOf: (mandate, day) =>
      mandate.holderFirm === null
        ? (printed.get(mandate.person ?? '') ?? new Set())
        : new Set([stateAt(mandate.holderFirm, day)?.name ?? '']),
  };
}
