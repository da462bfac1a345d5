import { endKnownOn, type Bound, type Validity } from '../../core/index.js';
import type { MandateFact } from '../../../engines/graph/contract.js';

/** A holder's rows in one firm that follow one another without a break: another signature or wording in the place of the old is none. */
export interface Tenure {
  holderUid: string;
  companyUid: string;
  /** By beginning; the first one's notice proves since when. */
  rows: MandateFact[];
  /** From the beginning of the first row to the latest end. */
  lasting: Validity;
}

/** The stretches that rows make up, oldest first; what is not surely unbroken is told apart. */
export function tenuresOf(facts: readonly MandateFact[], knownOn: string): Tenure[] {
  const found: Tenure[] = [];
  for (const fact of [...facts].sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1))) {
    const open = found.findLast(({ holderUid, companyUid }) => holderUid === fact.holderUid && companyUid === fact.companyUid);
    if (open !== undefined && goesOn(open, fact, knownOn)) {
      open.rows.push(fact);
      open.lasting = later(open.lasting, fact, knownOn);
    } else {
      const lasting = { ...fact, to: endKnownOn(fact, knownOn) };
      found.push({ holderUid: fact.holderUid, companyUid: fact.companyUid, rows: [fact], lasting });
    }
  }
  return found;
} // prettier-ignore

/** Those that hold, or may hold; where none does, all there were. */
export function meantTenures(facts: readonly MandateFact[], knownOn: string): Tenure[] {
  const all = tenuresOf(facts, knownOn);
  const now = all.filter(({ rows }) => rows.some(({ holds }) => holds !== 'NOT_HELD'));
  return now.length > 0 ? now : all;
}

/** A beginning that nobody knows comes first. */
const startOf = ({ from, uid }: MandateFact) => `${from.date ?? ''} ${uid}`;

/** A change of a row leaves no gap, whatever is known of its day; any other end must be known to the day. */
function goesOn({ rows, lasting }: Tenure, next: MandateFact, knownOn: string): boolean {
  const { to } = lasting;
  if (to.kind === 'OPEN') return true;
  if (to.date === null || next.from.date === null || next.from.date > to.date) return false;
  return to.kind === 'EXACT' || rows.some((row) => row.endedBy === 'CHANGED' && endKnownOn(row, knownOn).date === to.date); // prettier-ignore
}

function later(lasting: Validity, next: MandateFact, knownOn: string): Validity {
  const to = endKnownOn(next, knownOn);
  return isLater(to, lasting.to) ? { ...lasting, to, toPublished: next.toPublished } : lasting;
}

/** An open end is the latest; of one that is not known, nothing later is. */
function isLater(a: Bound, b: Bound): boolean {
  if (b.kind === 'OPEN') return false;
  if (a.kind === 'OPEN' || a.date === null) return true;
  return b.date !== null && a.date > b.date;
}
