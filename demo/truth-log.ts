/** Keeps what is true while the world runs and hands it out as soon as it is settled. */
import type { Role } from '../src/core/index.js';
import { isoOf, type Day } from './calendar.js';
import {
  registeredName,
  type Firm,
  type FirmState,
  type Officer,
  type OpenMandate,
  type Reference,
  type Row,
} from './model.js';
import type { MandateEnd, RelationTruth, TruthSink } from './truth.js';

const iso = (day: Day | null) => (day === null ? null : isoOf(day));

export class TruthLog {
  mandates = 0;
  constructor(readonly sink: TruthSink) {}

  /** Brings an officer's open mandates in line with the row that holds from `day`; null: nothing holds any more. */
  syncOfficer(
    firm: Firm,
    officer: Officer,
    row: Row | null,
    day: Day | null,
    notice: Reference | null,
    endedBy: MandateEnd = 'REMOVED',
  ): void {
    const still: OpenMandate[] = [];
    for (const mandate of officer.open) {
      const holds =
        row !== null &&
        row.roles.includes(mandate.role) &&
        row.signature === mandate.signature &&
        row.restriction === mandate.restriction;
      if (notice && mandate.publications[mandate.publications.length - 1] !== notice.id)
        mandate.publications.push(notice.id);
      if (!holds) {
        this.settle(firm, officer, mandate, day, notice?.day ?? null, row ? 'CHANGED' : endedBy);
        continue;
      }
      const last = mandate.shares[mandate.shares.length - 1]?.value;
      if (row.shares && (row.shares.count !== last?.count || row.shares.nominal !== last.nominal))
        mandate.shares.push({ from: day, value: row.shares });
      still.push(mandate);
    }
    officer.open = still;
    for (const role of row?.roles ?? [])
      if (!still.some((mandate) => mandate.role === role)) still.push(this.open(row!, role, day, notice));
  }

  /** A line has just been printed with another signature than it should have: what is true comes out with the correction. */
  printedWrongly(officer: Officer): void {
    for (const mandate of officer.open) mandate.unpublished = true;
  }

  corrected(officer: Officer, correction: Reference): void {
    for (const mandate of officer.open) {
      if (mandate.unpublished) mandate.fromPublished = correction.day;
      mandate.unpublished = false;
    }
  }

  /** A notice whose fields name the firm's auditors. */
  auditorsPrinted({ officers }: Firm, notice: Reference): void {
    for (const { publications, role } of officers.filter(({ firm }) => firm !== null).flatMap(({ open }) => open))
      if (role === 'AUDITOR' && publications.at(-1) !== notice.id) publications.push(notice.id);
  }

  private open(row: Row, role: Role, day: Day | null, notice: Reference | null): OpenMandate {
    return {
      role,
      signature: row.signature,
      restriction: row.restriction,
      from: day,
      fromPublished: notice?.day ?? null,
      unpublished: false,
      publications: notice ? [notice.id] : [],
      shares: row.shares ? [{ from: day, value: row.shares }] : [],
    };
  }

  private settle(
    firm: Firm,
    officer: Officer,
    mandate: OpenMandate,
    to: Day | null,
    toPublished: Day | null,
    endedBy: MandateEnd | null,
  ): void {
    if (mandate.publications.length === 0 || mandate.unpublished) return; // no notice ever said so
    this.mandates++;
    this.sink({
      kind: 'mandate',
      firm: firm.uid,
      person: officer.person?.id ?? null,
      holderFirm: officer.firm?.uid ?? null,
      role: mandate.role,
      signature: mandate.signature,
      restriction: mandate.restriction,
      from: iso(mandate.from),
      fromPublished: iso(mandate.fromPublished),
      to: iso(to),
      toPublished: iso(toPublished),
      endedBy: to === null ? null : endedBy,
      shares: mandate.shares.map(({ from, value }) => ({ from: iso(from), value })),
      publications: mandate.publications,
    });
  }

  /** The status turned on a day before the register said so (a court decided); the name still stands as it did. */
  statusSince(firm: Firm, day: Day, notice: Reference): void {
    this.recordState(firm, { ...firm.recorded!.state, status: firm.status }, day, notice);
  }

  /** Records the firm's state if it differs from the one recorded. */
  syncState(firm: Firm, day: Day | null, notice: Reference | null): void {
    this.recordState(firm, this.stateOf(firm), day, notice);
  }

  private stateOf(firm: Firm): FirmState {
    return {
      name: registeredName(firm),
      seat: firm.place.seat,
      canton: firm.place.canton,
      legalForm: firm.legalForm,
      purpose: firm.purpose,
      nominal: firm.nominal,
      currency: firm.nominal === null ? null : firm.currency,
      status: firm.status,
    };
  }

  private recordState(firm: Firm, state: FirmState, day: Day | null, notice: Reference | null): void {
    const old = firm.recorded?.state;
    if (old && (Object.keys(state) as (keyof FirmState)[]).every((key) => old[key] === state[key])) return;
    if (firm.recorded) this.settleState(firm, day);
    firm.recorded = { from: day, fromPublished: notice?.day ?? null, publication: notice?.id ?? null, state };
  }

  private settleState(firm: Firm, to: Day | null): void {
    const { from, fromPublished, publication, state } = firm.recorded!;
    this.sink({
      kind: 'firmState',
      firm: firm.uid,
      from: iso(from),
      to: iso(to),
      fromPublished: iso(fromPublished),
      publication,
      ...state,
    });
  }

  relation(relation: RelationTruth['relation'], firm: string, other: string, day: Day, notice: Reference): void {
    this.sink({ kind: 'relation', relation, firm, other, from: isoOf(day), publication: notice.id });
  }

  /** The firm will not be heard of again: settles what is still open. `to`: the day it was deleted, null at the end of the world. */
  closeFirm(firm: Firm, to: Day | null, notice: Reference | null): void {
    for (const officer of firm.officers)
      for (const mandate of officer.open)
        this.settle(firm, officer, mandate, to, to === null ? null : (notice?.day ?? null), 'FIRM_DELETED');
    if (to !== null) this.recordState(firm, { ...firm.recorded!.state, status: 'DELETED' }, to, notice);
    if (firm.recorded) this.settleState(firm, null);
    this.sink({ kind: 'firm', firm: firm.uid, code13: firm.codes, foundedHere: firm.foundedHere });
  }
}
