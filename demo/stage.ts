/** What every story plays on: the clock's notices, numbers, people and firms of one world. */
import { AppError, uidCheckDigit } from '../src/core/index.js';
import { issueOf, yearOf, isoOf, type Day } from './calendar.js';
import type { Firm, FirmReference, Reference } from './model.js';
import { personOf, PROFESSIONAL_SLOT, type PeopleContext, type Person } from './people.js';
import { publicationDay, uuidOf } from './portal.js';
import type { PortalCommons, PortalItem } from './portal-item.js';
import { mixSeed, Random } from './random.js';
import { HEADS, MIDDLES, TAILS } from './stock/firm-words.js';
import { PLACES, type Place } from './stock/places.js';
import type { PublicationTruth, TruthRecord } from './truth.js';
import { TruthLog } from './truth-log.js';

export interface StageOptions {
  seed: string;
  firms: number;
  publications: number;
  from: Day;
  to: Day;
  truth: (record: TruthRecord) => void;
  /** False where the truth goes nowhere. */
  listens: boolean;
}

export interface Departure {
  place: Place;
  name: string;
  commons: PortalCommons;
  last: Reference;
}

interface Pending {
  item: PortalItem;
  reference: Reference | null;
  truth: PublicationTruth;
  /** The day this revision becomes known: the day of publication, or of cancellation. */
  known: Day;
}

/** Slots beyond the firms': auditors, and the branches' numbers. */
export const AUDITOR_SLOT = 110_000;
const MOST_SLOTS = 131_000;

/** How often each canton comes up, roughly as firms are spread, the west and Ticino somewhat more. */
const WEIGHTS: Readonly<Partial<Record<Place['canton'], number>>> = {
  ZH: 9,
  BE: 5,
  LU: 5,
  ZG: 7,
  FR: 8,
  BS: 9,
  SG: 5,
  AG: 5,
  TI: 7,
  VD: 8,
  VS: 5,
  NE: 9,
  GE: 9,
  JU: 4,
  BL: 4,
};
const WEIGHTED_PLACES: readonly Place[] = PLACES.flatMap((place) =>
  Array.from({ length: WEIGHTS[place.canton] ?? 3 }, () => place),
);

export class Stage {
  readonly truth: TruthLog;
  readonly people: PeopleContext;
  readonly firms: (Firm | null)[] = [];
  /** Ids of everybody in a notice, kept only where somebody listens to the truth. */
  readonly mentioned = new Set<string>();
  readonly counts = { publications: 0, cancelled: 0, corrections: 0, firms: 0 };
  /** Firms that moved away and whose old register has yet to delete them, by CHE number. */
  readonly departures = new Map<string, Departure>();
  private readonly branches = new Map<string, Firm[]>();
  private readonly branchCounts: number[] = [];
  private readonly buckets = new Map<Day, Pending[]>();
  private readonly journals = new Map<string, number>();
  private readonly randoms: Random[] = [];
  private readonly professionals = new Map<number, Person>();
  private lastSequence = 0;
  private readonly written: number[] = [];

  constructor(readonly options: StageOptions) {
    if (options.firms >= AUDITOR_SLOT)
      throw new AppError('BAD_INPUT', `at most ${AUDITOR_SLOT - 1} firms can be simulated, not ${options.firms}`);
    this.truth = new TruthLog(options.truth);
    this.people = { seed: options.seed, from: options.from, to: options.to, placeOf: (slot) => this.placeOf(slot) };
  }

  mention(person: string): void {
    if (this.options.listens) this.mentioned.add(person);
  }

  placeOf(slot: number): Place {
    return new Random(this.options.seed, 'place', slot).pick(WEIGHTED_PLACES);
  }

  /** A slot's own stream. */
  random(slot: number): Random {
    return (this.randoms[slot] ??= new Random(this.options.seed, 'life', slot));
  }

  /** The fancy part of a firm's name, e.g. `Velmora`. */
  rootOf(slot: number): string {
    const random = new Random(this.options.seed, 'root', slot);
    return `${random.pick(HEADS)}${random.pick(MIDDLES)}${random.pick(TAILS)}`;
  }

  /** The one CHE number of a firm: no two share one, the check digit holds (eCH-0097). */
  uidOf(slot: number, generation: number): string {
    for (let attempt = 0; attempt < 8 && slot < MOST_SLOTS; attempt++) {
      const index = (slot * 32 + generation) * 8 + attempt;
      const spread = (Math.imul(index, 0x2545f491) + mixSeed(this.options.seed, 'uid')) & 0x1ffffff;
      const digits = String(10_000_000 + spread);
      const check = uidCheckDigit(digits);
      if (check !== null) return `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}${check}`;
    }
    throw new AppError('INTERNAL', `no UID left for slot ${slot}, generation ${generation}`);
  }

  /** The register number that an office gives to a firm; its last digit is a plain checksum of ours. */
  code13Of(uid: string, place: Place): string {
    const body = `${place.office.prefix}${String(mixSeed(uid, place.office.key) % 10_000_000).padStart(7, '0')}`;
    const check = [...body].reduce((sum, digit, index) => sum + Number(digit) * (index + 2), 0) % 10;
    return `CH${body}${check}`;
  }

  auditorOf(index: number): FirmReference {
    const slot = AUDITOR_SLOT + index;
    const place = this.placeOf(slot);
    const root = this.rootOf(slot);
    const name = { de: `${root} Revision AG`, fr: `Fiduciaire ${root} SA`, it: `${root} Fiduciaria SA` }[
      place.language
    ];
    return { uid: this.uidOf(slot, 0), name, seat: place.seat };
  }

  get auditorCount(): number {
    return Math.min(4000, Math.max(6, Math.floor(this.options.firms / 40)));
  }

  /** A professional director; the first few sit on many boards. */
  professional(random: Random): Person {
    const number = Math.floor(random.unit() ** 2 * Math.max(10, this.options.firms / 8));
    let person = this.professionals.get(number);
    if (!person) this.professionals.set(number, (person = personOf(this.people, PROFESSIONAL_SLOT, number)));
    return person;
  }

  /** The id of a slot's next notice. */
  nextId(slot: number): string {
    const count = (this.written[slot] = (this.written[slot] ?? 0) + 1);
    return uuidOf(this.options.seed, 'publication', slot, count);
  }

  /** Takes the next journal number of an office and the day on which the gazette will print the entry. */
  enter(random: Random, place: Place, slot: number, journal: Day): Reference {
    const key = `${place.office.key}/${yearOf(journal)}`;
    const number = (this.journals.get(key) ?? mixSeed(this.options.seed, key) % 40) + 1 + random.below(3);
    this.journals.set(key, number);
    const day = publicationDay(random, journal);
    return {
      id: this.nextId(slot),
      day,
      issue: issueOf(day),
      sequence: '',
      office: place.office.key,
      journalNumber: number,
      journalDay: journal,
    };
  }

  /** A notice from before the simulation: later ones refer to it, nobody holds it. */
  bygone(random: Random, place: Place, before: Day): Reference {
    const journal = before - random.between(30, 2500);
    const day = publicationDay(random, journal);
    const sequence = String(Math.max(1_000_000, sequenceFloor(day) + random.below(400)));
    return {
      id: '',
      day,
      issue: issueOf(day),
      sequence,
      office: place.office.key,
      journalNumber: random.between(100, 20_000),
      journalDay: journal,
    };
  }

  branchesOf(firm: Firm): Firm[] {
    let list = this.branches.get(firm.uid);
    if (!list) this.branches.set(firm.uid, (list = []));
    return list;
  }

  allBranches(): Firm[] {
    return [...this.branches.values()].flat();
  }

  /** A number for a slot's next branch, or null when it has had its sixteen. */
  nextBranch(slot: number): number | null {
    const count = this.branchCounts[slot] ?? 0;
    this.branchCounts[slot] = count + 1;
    return count < 16 ? count : null;
  }

  /** The firm is deleted; `day` is the legal date. */
  bury(firm: Firm, day: Day, notice: Reference): void {
    firm.status = 'DELETED';
    this.truth.closeFirm(firm, day, notice);
    firm.officers = [];
  }

  submit(item: PortalItem, reference: Reference | null, truth: PublicationTruth, known: Day): void {
    const bucket = this.buckets.get(known);
    const pending = { item, reference, truth, known };
    if (bucket) bucket.push(pending);
    else this.buckets.set(known, [pending]);
  }

  /** A later revision of a notice that takes it back. */
  cancel(item: PortalItem, truth: PublicationTruth, day: Day): void {
    const meta = { ...item.meta, publicationState: 'CANCELLED' as const, updateDate: `${isoOf(day)}T06:12:44.000Z` };
    truth.cancelled = isoOf(day);
    this.submit({ ...item, meta }, null, truth, day);
  }

  /** The notices of one day, numbered in the order in which they appear. */
  *appear(day: Day): Generator<PortalItem> {
    const bucket = this.buckets.get(day);
    if (!bucket) return;
    this.buckets.delete(day);
    for (const { item, reference, truth } of bucket) {
      this.counts.publications++;
      if (item.meta.publicationState === 'CANCELLED') {
        item.meta.publicationNumber = truth.number;
        this.counts.cancelled++;
      } else {
        this.lastSequence = Math.max(this.lastSequence + 1, sequenceFloor(day));
        if (reference) reference.sequence = String(this.lastSequence);
        truth.number = `${item.meta.subRubric}-${String(this.lastSequence).padStart(10, '0')}`;
        item.meta.publicationNumber = truth.number;
        this.options.truth(truth);
      }
      yield item;
    }
  }
}

/** The gazette's running numbers stood near 1004450000 in September 2018 and grow by some 800 a day. */
function sequenceFloor(day: Day): number {
  return 1_004_450_000 + (day - 17_777) * 800;
}
