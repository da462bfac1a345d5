import type { ToolContext } from '../../../../tools/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

/** What is told of one firm without its seat. */
const WITHOUT_SEAT: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'PURPOSE', 'CAPITAL', 'STATUS', 'LEGAL_FORM', 'NAMES', 'AUDITOR', 'DEPARTED', 'JOINED', 'BANKRUPTCY_DATES', 'NUMBER']; // prettier-ignore

/** `The board of X in the canton of Geneva`, of a firm that is in another one: it is the only one of that name, and that its canton is another is not passed over. */
export async function tellOtherCanton(frame: QuestionFrame, { tokens }: Reading, context: ToolContext): Promise<void> {
  const [firm, another] = frame.subjects;
  if (frame.canton === null || firm?.kind !== 'COMPANY' || firm.uid === null || another !== undefined) return;
  if (frame.refusal !== null || !WITHOUT_SEAT.includes(frame.measure)) return;
  const { graph, clocks, call } = context;
  const [state] = await graph.companyStates([{ uid: firm.uid, clocks }], call);
  if (!state?.canton || state.canton === frame.canton) return;
  const { canton } = frame;
  const said = tokens.filter((token) => {
    const slot = slotOf(token);
    return slot?.type === 'CANTON' && slot.canton === canton;
  });
  if (said.length === 0) return;
  const place = said.map(({ text }) => text).join(' ');
  frame.notUnderstood = [...new Set([...frame.notUnderstood, place])];
}
