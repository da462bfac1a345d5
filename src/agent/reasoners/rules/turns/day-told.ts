/** The one day that the answer before told: since when somebody is there, or on which day a value of the firm changed. */
import type { CompanyStateFact } from '../../../../../engines/graph/contract.js';
import { addDays, type Bound, type FirmStatus, type IsoDate } from '../../../../core/index.js';
import { meantTenures, type ToolContext } from '../../../../tools/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';

/** What a firm has one of at a time. */
const VALUES: Partial<Record<Measure, (state: CompanyStateFact) => unknown>> = {
  SEAT: ({ seat, canton }) => [seat, canton],
  ADDRESS: ({ address, seat }) => [address, seat],
  CAPITAL: ({ capitalNominal }) => capitalNominal,
  NAMES: ({ name }) => name,
  PURPOSE: ({ purpose }) => purpose,
  LEGAL_FORM: ({ legalForm }) => legalForm,
};
/** Asked of a firm: since when the one who holds it does. */
const IN_OFFICE: readonly Measure[] = ['AUDITOR', 'OFFICERS'];
const MOST = 200;

/** Whether that turn asked since when, or what changed when, so that its answer tells a day; of a status it always does. */
export function tellsDay([last, ...others]: readonly QuestionFrame[]): boolean {
  if (last === undefined || others.length > 0 || last.refusal !== null || last.asOf !== null) return false;
  const [subject, another] = last.subjects;
  if ((subject?.uid ?? null) === null || another !== undefined) return false;
  if (last.sinceWhen) return (last.measure === 'PERSON_MANDATES' && (last.within?.uid ?? null) !== null) || IN_OFFICE.includes(last.measure); // prettier-ignore
  return last.measure === 'STATUS' || (last.changes && VALUES[last.measure] !== undefined);
}

/** Null: several were told, or none that is known to the day. */
export async function dayTold({ measure, subjects: [subject], within, sinceWhen, roles }: QuestionFrame, { clocks }: Asked, { graph, call }: ToolContext): Promise<IsoDate | null> {
  if (sinceWhen) {
    const of = within === null ? { companyUids: [subject!.uid!] } : { holderUids: [subject!.uid!], companyUids: [within.uid!] };
    const { rows } = await graph.mandates({ ...of, ...(roles.length > 0 && { roles }), at: 'HISTORY', clocks }, { first: MOST, after: null }, call);
    const [tenure, another] = meantTenures(rows, clocks.knownOn);
    return tenure === undefined || another !== undefined ? null : exactly(tenure.lasting.from);
  }
  const states = await graph.companyHistory(subject!.uid!, clocks.knownOn, call);
  const valueOf = measure === 'STATUS' ? ({ status }: CompanyStateFact) => status : VALUES[measure]!;
  const changes = states.filter((state, at) => at > 0 && JSON.stringify(valueOf(state)) !== JSON.stringify(valueOf(states[at - 1]!)));
  // Of a status, since when it is the one told.
  const told = measure === 'STATUS' ? changes.slice(-1) : changes;
  const day = told.length === 1 ? exactly(told[0]!.from) : null;
  return day !== null && measure === 'STATUS' && ENDS.includes(told[0]!.status) ? addDays(day, -1) : day;
} // prettier-ignore

/** Mandates end on the day on which a firm comes into these: how it was then, it was up to the day before. */
const ENDS: readonly FirmStatus[] = ['DELETED', 'IN_LIQUIDATION'];

const exactly = ({ kind, date }: Bound): IsoDate | null => (kind === 'EXACT' ? date : null);
