import type { FirmUnit, MentionRow, PersonRow } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import { Recent } from '../project/recent.js';
import { unitOf } from '../project/unit-rows.js';

/** A person's mention, and the uid of the person. */
export interface Named {
  uid: string;
  mention: MentionRow;
}

/** Finds who a firm's mentions are: people by their cluster, firms and offices by their holder key. Keeps the last ones it met. */
export class HoldersOf {
  readonly #persons = new Recent<number, PersonRow[]>(1_000);
  readonly #companies = new Recent<string, string>(2_000);

  constructor(private readonly ledger: Ledger) {}

  /** The mentions of people in a firm's notices. */
  people(companyUid: string): Named[] {
    return this.ledger.read(() => {
      const firm = this.ledger.firmKeys.findFirm(companyUid);
      const components = firm === null ? [] : this.ledger.profiles.componentsOfFirm(firm);
      return components.flatMap((component) =>
        this.#personsIn(component).flatMap((person) => namedIn(person, companyUid)),
      );
    });
  }

  #personsIn(component: number): PersonRow[] {
    let persons = this.#persons.get(component);
    if (persons !== undefined) return persons;
    const key = this.ledger.units.key(component);
    const rows = key === null ? null : this.ledger.units.rows(key);
    const unit = key === null || rows === null ? null : unitOf(this.ledger, key, rows, false);
    persons = unit?.unit === 'identity' ? unit.persons : [];
    this.#persons.set(component, persons);
    return persons;
  }

  /** The uid of the company that a holder key means. */
  company(holderKey: string): string | null {
    const known = this.#companies.get(holderKey);
    if (known !== undefined) return known;
    const key = `holder:${holderKey}`;
    const rows = this.ledger.units.rows(key);
    const unit = rows === null ? null : unitOf(this.ledger, key, rows, false);
    if (unit?.unit !== 'holder') return null;
    this.#companies.set(holderKey, unit.companyUid);
    return unit.companyUid;
  }

  /** By mention id, the uid of whoever is entered in the firm. */
  of(firm: FirmUnit): Map<string, string> {
    const uids = new Map(this.people(firm.company.uid).map(({ uid, mention }) => [mention.mentionId, uid]));
    for (const { mention, holderKey } of firm.holders) {
      const company = this.company(holderKey);
      if (company !== null) uids.set(mention.mentionId, company);
    }
    return uids;
  }
}

function namedIn({ uid, mentions }: PersonRow, companyUid: string): Named[] {
  return mentions.filter((mention) => mention.companyUid === companyUid).map((mention) => ({ uid, mention }));
}
