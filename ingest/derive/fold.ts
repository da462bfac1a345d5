import type { Bound, Proof } from '../../src/core/index.js';
import type { Notice } from './contract.js';
import { foldLines } from './fold-lines.js';
import { createJournal } from './journal.js';
import type { Line } from './lines.js';
import { legalDay } from './order.js';
import { closeRow, createPeople, openRows, type People } from './people.js';
import { createRelations, endHeadOffice, foldRelations, type Relations } from './relations.js';
import { createFirm, foldFirm, nowOf, type Firm, type FirmWords } from './states.js';

/** One notice as it folds: with its lines and values as later corrections leave them. */
export interface Step {
  notice: Notice;
  lines: readonly Line[];
  words: FirmWords;
  /** A correction whose target is not held, or has no such entry: it applies from its own date. */
  unresolved: boolean;
}

/** The firm by legal time, as far as notices have been folded; blind to when anything was published. */
export interface Fold {
  people: People;
  firm: Firm;
  relations: Relations;
  mark(): number;
  rollback(mark: number): void;
  apply(step: Step): void;
}

/** `self`: the firm's own holder keys. */
export function createFold(self: readonly string[]): Fold {
  const journal = createJournal();
  const people = createPeople(journal);
  const firm = createFirm(journal);
  const relations = createRelations(journal);
  return {
    people,
    firm,
    relations,
    mark: journal.mark,
    rollback: journal.rollback,
    apply({ notice, lines, words, unresolved }) {
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
      foldRelations(relations, notice, self, at, founding);
      const ended = foldFirm(firm, words, notice, at);
      foldLines(
        people,
        lines,
        publicationId,
        at,
        founding || words.statuses.some(({ set }) => set.cause === 'REENTERED'),
      );
      if (ended) endFirm(people, relations, words, at);
    },
  };
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
