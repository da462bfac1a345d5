import type { Bound, Proof } from '../../src/core/index.js';
import type { Notice } from './contract.js';
import { foldLines } from './fold-lines.js';
import { Journal } from './journal.js';
import type { Line } from './lines.js';
import { createFirm, nowOf, type FirmWords } from './live-firm.js';
import { legalDay } from './order.js';
import { closeRow, createPeople, openRows, type People } from './people.js';
import { createRelations, endHeadOffice, foldRelations, type Relations } from './relations.js';
import { foldFirm } from './states.js';

/** One notice as it folds: with its lines and values as later corrections leave them. */
export interface Step {
  notice: Notice;
  lines: readonly Line[];
  words: FirmWords;
  /** A correction whose target is not held, or has no such entry: it applies from its own date. */
  unresolved: boolean;
}

/** The firm by legal time, as far as notices have been folded; blind to when anything was published. */
export class Fold {
  readonly #journal = new Journal();
  readonly people = createPeople(this.#journal);
  readonly firm = createFirm(this.#journal);
  readonly relations = createRelations(this.#journal);

  /** `self`: the firm's own holder keys. */
  constructor(private readonly self: readonly string[]) {}

  mark(): number {
    return this.#journal.mark();
  }

  rollback(mark: number): void {
    this.#journal.rollback(mark);
  }

  /** `unbrokenSince`: whether no notice of the register can be missing between that one and this. */
  apply({ notice, lines, words, unresolved }: Step, unbrokenSince: (publicationId: string) => boolean): void {
    const { people, firm, relations } = this;
    const { legalDate } = notice.reading;
    const at: Bound =
      legalDate.date === null || legalDate.kind === 'OPEN' || legalDate.kind === 'UNKNOWN'
        ? { date: legalDay(notice), kind: 'NOT_LATER_THAN' }
        : legalDate;
    const publicationId = notice.header.id;
    if (unresolved) {
      const message = 'the corrected entry is not held; the correction applies from its own date';
      people.anomalies.set(`${publicationId} correction`, { code: 'CORRECTION_UNRESOLVED', publicationId, message });
    }
    // Moving in from another register is no founding of a firm that is held already.
    const founding = words.founding && nowOf(firm).key === null;
    foldRelations(relations, notice, this.self, at, founding);
    const ended = foldFirm(firm, words, notice, at);
    const opening = founding || words.statuses.some(({ set }) => set.cause === 'REENTERED');
    foldLines({ people, publicationId, at, unbrokenSince }, lines, opening);
    if (ended) endFirm(people, relations, words, at);
  }
}

/** The end of the firm ends its open mandates (data-model.md, Derived facts). */
function endFirm(people: People, relations: Relations, words: FirmWords, at: Bound): void {
  const proof: Proof = words.statuses.find(({ set }) => set.cause === 'DELETED')!.proof;
  for (const row of openRows(people)) {
    const keys = row.mandates;
    closeRow(people, row, at, 'FIRM_DELETED', null);
    for (const key of keys) {
      const mandate = people.mandates.get(key)!;
      if (mandate.endedBy === 'FIRM_DELETED')
        people.mandates.set(key, { ...mandate, proofs: [...mandate.proofs, proof] });
    }
  }
  endHeadOffice(relations, at, proof);
}
