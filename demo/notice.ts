/** Turns what happens to a firm into one register notice, with its truth. */
import { instantOf, isoOf, type Day } from './calendar.js';
import type { Firm, OfficerChange, Reference } from './model.js';
import { commonsOf, noChangements, registerItem, type RegisterRubric } from './portal.js';
import type { Changements, PortalAddress, PortalCommons, PortalItem, PortalTransaction } from './portal-item.js';
import { Random } from './random.js';
import type { Stage } from './stage.js';
import type { Place } from './stock/places.js';
import { NoticeText } from './text/notice-text.js';
import { writePersons } from './text/persons.js';
import type { PublicationTruth } from './truth.js';

export class Notice {
  readonly out = new NoticeText();
  readonly changements = noChangements();
  readonly topics: string[] = [];
  readonly before: PortalCommons | null;
  readonly reference: Reference;
  /** The notice before this one, which the header names. */
  readonly last: Reference | null;
  corrects: Reference | null = null;
  private readonly place: Place;

  /** Takes the journal number; `place`: of the register, where it is not the firm's own any more. */
  constructor(
    readonly stage: Stage,
    readonly firm: Firm,
    readonly rubric: RegisterRubric,
    readonly day: Day,
    random: Random,
    place: Place = firm.place,
  ) {
    this.place = place;
    this.before = rubric === 'HR01' ? null : commonsOf(firm, rubric);
    this.last = rubric === 'HR01' ? null : firm.last;
    this.reference = stage.enter(random, place, firm.slot, day);
  }

  /** Prints the changes, makes them hold, and tells the truth about them. A notice that will be cancelled only prints them. */
  persons(changes: readonly OfficerChange[], holds = true): this {
    writePersons(this.out, this.firm, changes, this.rubric === 'HR01');
    if (changes.length > 0) this.changements.others = true;
    for (const change of changes) {
      if (change.officer.person) this.stage.mention(change.officer.person.id);
    }
    if (holds) this.hold(changes);
    if (changes.some((change) => change.row.roles.includes('AUDITOR'))) this.topics.push('AUDITOR');
    if (changes.some((change) => change.officer.person)) this.topics.push('PERSONS');
    return this;
  }

  /** Makes the changes true, whatever the text said. */
  hold(changes: readonly OfficerChange[]): this {
    for (const change of changes) this.apply(change);
    return this;
  }

  private apply(change: OfficerChange): void {
    const { firm } = this;
    const { officer } = change;
    if (change.type === 'remove') {
      firm.officers = firm.officers.filter((other) => other !== officer);
      this.stage.truth.syncOfficer(firm, officer, null, this.day, this.reference);
      return;
    }
    officer.row = change.row;
    if (!firm.officers.includes(officer)) firm.officers.push(officer);
    this.stage.truth.syncOfficer(firm, officer, change.row, this.day, this.reference);
  }

  /** Hands the notice in. The firm's next notice will refer to it, unless `aside` (it is cancelled, or another register's). */
  send(aside = false): { item: PortalItem; truth: PublicationTruth } {
    const { firm, reference, stage } = this;
    const after = this.rubric === 'HR03' ? null : commonsOf(firm, this.rubric);
    const item = registerItem({
      rubric: this.rubric,
      firm,
      reference,
      officeName: this.place.office.name,
      text: this.out.text,
      before: this.before,
      after,
      last: this.last,
      transaction: this.transaction(after),
    });
    const truth: PublicationTruth = {
      kind: 'publication',
      id: reference.id,
      number: '',
      firms: [firm.uid],
      language: firm.place.language,
      style: firm.place.style,
      legalDate: isoOf(this.day),
      published: isoOf(reference.day),
      cancelled: null,
      corrects: this.corrects?.id || null,
      topics: this.topics,
      mentions: this.out.mentions,
    };
    stage.submit(item, reference, truth, reference.day);
    if (!aside) {
      firm.last = reference;
      // Its text may say nothing of the auditor; its fields name who is it all the same.
      if (after?.revision) stage.truth.auditorsPrinted(firm, reference);
    }
    return { item, truth };
  }

  private transaction(after: PortalCommons | null): PortalTransaction {
    if (this.rubric === 'HR01') return { registration: true };
    if (this.rubric === 'HR03' || !after || !this.before) return { delete: { deletionDate: instantOf(this.day) } };
    return { update: { changements: compare(this.changements, this.before, after) } };
  }
}

/** As the real flags are: seatChanged also on moves inside a town, nameChanged not for "in Liquidation". */
function compare(flags: Changements, before: PortalCommons, after: PortalCommons): Changements {
  const bare = (name: string) => name.replace(/,? (in Liquidation|en liquidation|in liquidazione)$/, '');
  flags.nameChanged = bare(before.company.name) !== bare(after.company.name);
  flags.legalStatusChanged = before.company.legalForm !== after.company.legalForm;
  flags.addressChanged = !sameAddress(before.company.address, after.company.address);
  flags.seatChanged = flags.addressChanged && before.company.address.town !== after.company.address.town;
  flags.purposeChanged = before.purpose !== after.purpose;
  const capital = (commons: PortalCommons) => (Array.isArray(commons.capital) ? commons.capital[0] : commons.capital);
  flags.capitalChanged.nominal = capital(before)?.nominal !== capital(after)?.nominal;
  flags.capitalChanged.paid = capital(before)?.paid !== capital(after)?.paid;
  return flags;
}

const sameAddress = (left: PortalAddress, right: PortalAddress) =>
  left.street === right.street &&
  left.houseNumber === right.houseNumber &&
  left.town === right.town &&
  left.addressLine1 === right.addressLine1;
