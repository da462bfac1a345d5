/** Runs the world day by day: firms whose time has come live through something, and the gazette of the day appears. */
import { AppError } from '../src/core/index.js';
import { dayOf, isoOf, printedDate, workingDay, type Day } from './calendar.js';
import { Profiles } from './indistinguishable.js';
import { changePersons, correct } from './life/corrections.js';
import {
  callCreditors,
  closeBankruptcy,
  deleteAtOldRegister,
  deleteFirm,
  dissolve,
  goBankrupt,
  revive,
  suspendBankruptcy,
} from './life/endings.js';
import { changeFirm, merge, moveCanton, openBranch, type FirmChange } from './life/firm-changes.js';
import { inherit, makeFirm, register } from './life/founding.js';
import type { Firm, Step } from './model.js';
import { tellPeople } from './summing-up.js';
import type { PortalItem } from './portal-item.js';
import type { Random } from './random.js';
import { Stage } from './stage.js';
import { CLAUSES } from './text/clauses.js';
import type { TruthRecord, TruthSink } from './truth.js';

export interface SimulateOptions {
  /** Same seed and options, same bytes. Default `dossier`. */
  seed?: string;
  /** Firms alive at a time; a deleted one is followed by another. Default 400, at most 109,999. */
  firms?: number;
  /** About how many publications; at least so many. Default ten a firm. */
  publications?: number;
  /** First and last day of publication, `YYYY-MM-DD`. Default 2018-09-03 to 2026-08-31. */
  from?: string;
  to?: string;
  /** Receives the truth. */
  truth?: TruthSink;
}

/** Days of silence a firm needs between notices: the next one names the last, so that must have appeared. */
const LEAST_GAP = 14;
/** Notices are drafted so many days before the end at the latest, so that they still appear. */
const LAST_DRAFTS = 14;

/**
 * A fictional register's publications in the order in which they become known: by publication date, a cancelled revision on
 * the day of its cancellation. Memory grows with the firms, not with the publications.
 * @throws AppError BAD_INPUT where so many publications do not fit into the days.
 */
export function* simulate(options: SimulateOptions = {}): Generator<PortalItem> {
  const world = new World(options);
  yield* world.run();
}

class World {
  private readonly stage: Stage;
  private readonly due = new Map<Day, number[]>();
  private readonly generations: number[] = [];
  private readonly nextPerson: number[] = [];
  private readonly formerNames: ({ name: string; form: string } | null)[] = [];
  /** Only where somebody listens to the truth. */
  private readonly profiles = new Profiles();
  private readonly meanGap: number[] = [];
  private readonly quota: number;

  constructor(options: SimulateOptions) {
    const firms =
      options.firms ?? (options.publications === undefined ? 400 : Math.max(1, Math.round(options.publications / 10)));
    const publications = options.publications ?? firms * 10;
    const [from, to] = [dayOf(options.from ?? '2018-09-03'), dayOf(options.to ?? '2026-08-31')];
    if (!(firms >= 1) || !(publications >= 1) || !(to - from > 60))
      throw new AppError('BAD_INPUT', 'a simulation needs a firm, a publication and more than sixty days');
    this.quota = (publications / firms) * 1.14;
    if ((to - from) / this.quota < LEAST_GAP * 2)
      throw new AppError(
        'BAD_INPUT',
        `${publications} publications are too many for ${firms} firms between ${isoOf(from)} and ${isoOf(to)}: give more firms or more days`,
      );
    const sink = options.truth;
    const truth = sink
      ? (record: TruthRecord) => {
          this.observe(record);
          sink(record);
        }
      : () => undefined;
    this.stage = new Stage({
      seed: options.seed ?? 'dossier',
      firms,
      publications,
      from,
      to,
      truth,
      listens: sink !== undefined,
    });
  }

  private observe(record: TruthRecord): void {
    if (record.kind !== 'publication') return;
    for (const mention of record.mentions) if (mention.person) this.profiles.add(record.firms[0]!, mention);
  }

  *run(): Generator<PortalItem> {
    const { from, to, firms } = this.stage.options;
    for (let slot = 0; slot < firms; slot++) this.begin(slot);
    for (let day = from; day <= to; day++) {
      yield* this.stage.appear(day);
      const slots = this.due.get(day);
      if (!slots) continue;
      this.due.delete(day);
      for (const slot of slots.sort((left, right) => left - right)) this.live(slot, day);
    }
    this.end();
  }

  /** A third of the firms were there before; the others are founded over the first half of the time. */
  private begin(slot: number): void {
    const { from, to } = this.stage.options;
    const random = this.stage.random(slot);
    if (random.chance(0.3)) {
      const firm = makeFirm(this.stage, slot, 0, 0, null);
      inherit(this.stage, firm, random);
      this.settle(slot, firm);
      this.meanGap[slot] = (to - from) / this.quota;
      this.schedule(slot, from + random.below(Math.ceil(this.meanGap[slot] * 1.2)));
    } else {
      const start = from + random.below(Math.floor((to - from) * 0.45));
      this.meanGap[slot] = (to - start) / this.quota;
      this.schedule(slot, start);
    }
  }

  private settle(slot: number, firm: Firm): void {
    this.stage.firms[slot] = firm;
    this.generations[slot] = firm.generation + 1;
  }

  private schedule(slot: number, day: Day): void {
    const when = workingDay(day);
    if (when > this.stage.options.to - LAST_DRAFTS) return;
    const list = this.due.get(when);
    if (list) list.push(slot);
    else this.due.set(when, [slot]);
  }

  private live(slot: number, day: Day): void {
    const random = this.stage.random(slot);
    const firm = this.stage.firms[slot];
    if (!firm) {
      const generation = this.generations[slot] ?? 0;
      if (generation > 15) return;
      const founded = makeFirm(
        this.stage,
        slot,
        generation,
        this.nextPerson[slot] ?? 0,
        this.formerNames[slot] ?? null,
      );
      register(this.stage, founded, random, day);
      this.settle(slot, founded);
    } else if (firm.last!.day >= day) return this.schedule(slot, firm.last!.day + 1);
    else if (firm.script.length > 0) this.perform(firm, firm.script.shift()!, random, day);
    else this.happen(firm, random, day);
    this.goOn(slot, random, day);
  }

  private goOn(slot: number, random: Random, day: Day): void {
    const firm = this.stage.firms[slot]!;
    if (firm.status === 'DELETED') {
      this.nextPerson[slot] = firm.nextPerson;
      this.formerNames[slot] = { name: firm.name, form: firm.legalForm };
      this.stage.firms[slot] = null;
      return this.schedule(slot, day + random.waiting(90, 20));
    }
    const next = firm.script[0] ? firm.script[0].after : random.waiting(this.meanGap[slot]!, LEAST_GAP);
    this.schedule(slot, day + next);
  }

  private happen(firm: Firm, random: Random, day: Day): void {
    const { stage } = this;
    const company = firm.body === 'company' || firm.body === 'gmbh';
    const settled = firm.body !== 'branch';
    const kind = random.weighted([
      ['persons', 62], ['address', 7], ['move', settled ? 4 : 0], ['canton', settled && firm.body !== 'sole' ? 3 : 0], ['capital', company ? 4 : 0], ['purpose', settled ? 4 : 0], ['rename', company ? 4 : 0],
      ['form', firm.legalForm === '0107' ? 1.5 : 0], ['branch', company ? 2.5 : 0], ['merge', company ? 1.5 : 0], ['dissolve', settled && firm.body !== 'sole' ? 2.2 : 0],
      ['bankrupt', settled && firm.body !== 'foundation' && firm.body !== 'association' ? 2.4 : 0], ['delete', firm.body === 'sole' ? 5 : 0],
    ] as const); // prettier-ignore
    switch (kind) {
      case 'persons':
        return changePersons(stage, firm, random, day);
      case 'canton':
        return moveCanton(stage, firm, random, day);
      case 'branch':
        return openBranch(stage, firm, random, day);
      case 'merge':
        return void (merge(stage, firm, random, day) || changePersons(stage, firm, random, day));
      case 'dissolve':
        return dissolve(stage, firm, random, day);
      case 'bankrupt':
        return goBankrupt(stage, firm, random, day);
      case 'delete':
        return deleteFirm(stage, firm, random, day, CLAUSES[firm.place.language].ownerGone);
      default:
        return changeFirm(stage, firm, random, day, this.together(kind, random));
    }
  }

  /** Changes that share a notice. */
  private together(kind: FirmChange, random: Random): FirmChange[] {
    if (kind === 'rename' && random.chance(0.3)) return ['rename', 'purpose'];
    if (kind === 'move' && random.chance(0.2)) return ['rename', 'move'];
    return [kind];
  }

  private perform(firm: Firm, step: Step, random: Random, day: Day): void {
    const { stage } = this;
    const clauses = CLAUSES[firm.place.language];
    switch (step.run) {
      case 'correct':
        if (step.data?.change?.type === 'enter' && step.data.reference)
          correct(stage, firm, random, day, step.data.change, step.data.reference);
        return;
      case 'revive':
        return revive(stage, firm, random, day);
      case 'endLiquidation':
        return deleteFirm(stage, firm, random, day, clauses.liquidated);
      case 'callCreditors':
        return callCreditors(stage, firm, random, day, step.data?.day ?? day);
      case 'suspendBankruptcy':
        return suspendBankruptcy(stage, firm, random, day);
      case 'closeBankruptcy':
        return closeBankruptcy(stage, firm, random, day);
      case 'deleteSuspended':
        return deleteFirm(stage, firm, random, day, clauses.deletedAfterSuspension);
      case 'deleteClosed':
        return deleteFirm(stage, firm, random, day, clauses.deletedAfterClosing(printedDate(step.data?.day ?? day)));
      case 'deleteAtOldRegister':
        return deleteAtOldRegister(stage, firm, random, day);
    }
  }

  /** Settles what is still open and sums up. */
  private end(): void {
    const { stage, profiles } = this;
    const { truth } = stage.options;
    for (const firm of stage.firms) if (firm) stage.truth.closeFirm(firm, null, null);
    for (const branch of stage.allBranches())
      if (branch.status !== 'DELETED') stage.truth.closeFirm(branch, null, null);
    const shares = tellPeople(stage, profiles);
    let indistinguishable = 0;
    for (const record of profiles.indistinguishable()) {
      indistinguishable++;
      truth(record);
    }
    const { publications, cancelled, corrections, firms } = stage.counts;
    truth({
      kind: 'figures',
      from: isoOf(stage.options.from),
      to: isoOf(stage.options.to),
      publications,
      cancelled,
      corrections,
      firms,
      persons: profiles.persons,
      ...shares,
      mandates: stage.truth.mandates,
      indistinguishable,
    });
  }
}
