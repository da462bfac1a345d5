import type {
  FirmStateTruth, FirmTruth, MandateTruth, PersonTruth, PortalAddress, PortalItem, PublicationTruth, RelationTruth, TruthRecord,
} from '../demo/index.js'; // prettier-ignore
import { BOARD_ROLES, type EventTopic, type Role } from '../src/core/index.js';

export interface Printed {
  surname: string;
  givenNames: string;
}

export interface Dated<T> {
  from: string;
  value: T;
}

/** A simulated world's truth, looked up as the expectations need it. Nothing here was ever near an engine. */
export class Truth {
  readonly firms = new Map<string, FirmTruth>();
  readonly states = new Map<string, FirmStateTruth[]>();
  readonly mandates: MandateTruth[] = [];
  readonly byFirm = new Map<string, MandateTruth[]>();
  readonly byPerson = new Map<string, MandateTruth[]>();
  readonly people = new Map<string, PersonTruth>();
  readonly publications = new Map<string, PublicationTruth>();
  readonly publicationsOf = new Map<string, PublicationTruth[]>();
  readonly relations: RelationTruth[] = [];
  /** Every way in which notices print a person's name, those taken back included. */
  readonly printed = new Map<string, Printed[]>();
  /** Names of firms that are only named by others (auditors), by number. */
  readonly namedFirms = new Map<string, string>();
  /** Auditors that the structured part of a firm's notices names, whatever the text says. */
  readonly auditors = new Map<string, string[]>();
  readonly addresses = new Map<string, Dated<PortalAddress>[]>();
  /** Names in other languages under which a firm is registered as well. */
  readonly translated = new Map<string, string[]>();
  readonly capitals = new Map<string, Set<number>>();
  /** Of a person, everybody whom no notice tells apart from her: a name, a citizenship and a residence are printed of both. */
  readonly notToldApart = new Map<string, Set<string>>();
  private outer: string[] = [];
  private readonly towns = new Map<string, string>();
  /** `publication id:offset` to the person. */
  readonly mentions = new Map<string, string>();

  constructor(records: readonly TruthRecord[], items: readonly PortalItem[]) {
    for (const record of records) this.add(record);
    for (const item of items) this.addItem(item);
  }

  private add(record: TruthRecord): void {
    switch (record.kind) {
      case 'firm':
        return void this.firms.set(record.firm, record);
      case 'firmState':
        return push(this.states, record.firm, record);
      case 'person':
        return void this.people.set(record.id, record);
      case 'relation':
        return void this.relations.push(record);
      case 'mandate':
        this.mandates.push(record);
        push(this.byFirm, record.firm, record);
        if (record.person) push(this.byPerson, record.person, record);
        return;
      case 'publication':
        this.publications.set(record.id, record);
        for (const firm of record.firms) push(this.publicationsOf, firm, record);
        return this.addMentions(record);
      case 'figures':
        this.outer = [record.from, record.to];
        return;
      case 'indistinguishable':
        // One person whom nothing links is no pair of two.
        return record.same ? undefined : this.addPair(record.left.person, record.right.person);
    }
  }

  private addPair(left: string, right: string): void {
    for (const [one, other] of [
      [left, right],
      [right, left],
    ] as const)
      this.notToldApart.set(one, (this.notToldApart.get(one) ?? new Set()).add(other));
  }

  private addMentions({ id, mentions }: PublicationTruth): void {
    for (const { person, start, surname, givenNames, formerName } of mentions) {
      if (person === null) continue;
      this.mentions.set(`${id}:${start}`, person);
      if (surname !== null) push(this.printed, person, { surname, givenNames: givenNames ?? '' });
      if (formerName) push(this.printed, person, formerName);
    }
  }

  private addItem({ meta, content }: PortalItem): void {
    if (!('publicationText' in content)) return;
    for (const commons of [content.commonsActual, content.commonsNew]) {
      for (const { name, uid } of commons?.revision?.revisionCompany ?? [])
        if (uid) {
          const number = uid.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3');
          this.namedFirms.set(number, name);
          push(this.auditors, commons!.company.uid, number);
        }
      for (const [, name] of (commons?.company.translations ?? '').matchAll(/\(([^()]+)\)/g)) push(this.translated, commons!.company.uid, name!); // prettier-ignore
      if (commons) this.towns.set(commons.company.address.swissZipCode, commons.company.address.town);
      const capital = commons?.capital;
      for (const { nominal, paid } of Array.isArray(capital) ? capital : capital ? [capital] : [])
        for (const amount of [nominal, paid])
          if (amount !== undefined && commons) {
            const known = this.capitals.get(commons.company.uid) ?? new Set();
            this.capitals.set(commons.company.uid, known.add(amount));
          }
    }
    if (meta.publicationState === 'CANCELLED') return;
    const { commonsActual, commonsNew } = content;
    const day = content.journalDate.slice(0, 10);
    const uid = (commonsNew ?? commonsActual)!.company.uid;
    if (commonsActual && !this.addresses.has(uid))
      push(this.addresses, uid, { from: '', value: commonsActual.company.address });
    if (commonsNew) push(this.addresses, uid, { from: day, value: commonsNew.company.address });
  }

  stateAt(firm: string, day: string): FirmStateTruth | null {
    return (this.states.get(firm) ?? []).find((state) => holds(state, day)) ?? null;
  }

  addressAt(firm: string, day: string): PortalAddress | null {
    const dated = (this.addresses.get(firm) ?? []).filter(({ from }) => from <= day);
    return dated.sort((left, right) => (left.from < right.from ? -1 : 1)).at(-1)?.value ?? null;
  }

  /** Mandates of a firm in force on a day that a notice tells of. `from` null counts: it began before the world did. */
  inOffice(firm: string, day: string, roles: readonly Role[] | null = null): MandateTruth[] {
    return (this.byFirm.get(firm) ?? []).filter(
      (mandate) => holds(mandate, day) && (roles === null || roles.includes(mandate.role)) && this.isTold(mandate),
    );
  }

  /** Some notice prints the role: one about a new home or name alone says of nobody what he is. */
  isTold({ from, publications, person, holderFirm, role }: MandateTruth): boolean {
    if (from !== null) return true;
    const mentions = publications.flatMap((id) => this.publications.get(id)?.mentions ?? []);
    return mentions.some((one) => (person === null ? one.firm === holderFirm : one.person === person) && (one.roles?.includes(role) ?? false)); // prettier-ignore
  }

  /** Whoever is in a firm without a notice that says as what. */
  untold(firm: string): string[] {
    return (this.byFirm.get(firm) ?? []).filter((one) => !this.isTold(one)).map((one) => one.person ?? one.holderFirm!);
  }

  /** The legal date of the first notice that proves it. */
  provedFrom(mandate: MandateTruth): string {
    return mandate.publications.map((id) => this.publications.get(id)?.legalDate ?? '').sort()[0] ?? '';
  }

  nameOf(firm: string, day: string): string {
    const states = this.states.get(firm);
    return this.stateAt(firm, day)?.name ?? states?.at(-1)?.name ?? this.namedFirms.get(firm) ?? firm;
  }

  namesOfFirm(firm: string): string[] {
    const names = (this.states.get(firm) ?? []).map(({ name }) => name);
    const named = this.namedFirms.get(firm);
    return [...new Set(named === undefined ? names : [...names, named])];
  }

  /** First and last day of that world and of all its notices: what the coverage of a register may name. */
  bounds(): string[] {
    if (this.outer.length > 2) return this.outer;
    const legal = [...this.publications.values()].map(({ legalDate }) => legalDate).sort();
    const printed = [...this.publications.values()].map(({ published }) => published).sort();
    return (this.outer = [...this.outer, legal[0]!, legal.at(-1)!, printed[0]!, printed.at(-1)!]);
  }

  townOf(zip: string): string | undefined {
    return this.towns.get(zip);
  }

  withTopic(firm: string, topic: EventTopic): PublicationTruth[] {
    return (this.publicationsOf.get(firm) ?? []).filter((one) => one.cancelled === null && one.topics.includes(topic));
  }
}

export const holds = (fact: { from: string | null; to: string | null }, day: string): boolean =>
  (fact.from === null || fact.from <= day) && (fact.to === null || day < fact.to);

export const bareName = (name: string): string =>
  name.replace(/,? (in Liquidation|en liquidation|in liquidazione)$/, '');

export const BOARD: readonly Role[] = BOARD_ROLES;

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
