import type { ToolContext } from '../../../../tools/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';

/** The uid in focus: its name, so that a turn that opens nothing remembers it too; `unknown` where it is no company's and no person's. */
export async function focusOf({ focusUid, clocks }: Asked, { graph, call }: ToolContext) {
  if (focusUid === null) return null;
  const [found] = await graph.nodes([focusUid], call);
  const keys = [{ uid: focusUid, clocks }];
  switch (found?.node.kind) {
    case 'COMPANY': {
      const [state] = await graph.companyStates(keys, call);
      return { uid: focusUid, unknown: false, name: state?.name ?? found.node.names.at(-1)?.name ?? null };
    }
    case 'PERSON': {
      const [state] = await graph.personStates(keys, call);
      return { uid: focusUid, unknown: false, name: state?.mention.name ?? null };
    }
    default:
      return { uid: focusUid, unknown: true, name: null };
  }
}

export const withNameOf = (frame: QuestionFrame, focus: { uid: string; name: string | null }): QuestionFrame => ({
  ...frame,
  subjects: frame.subjects.map((subject) =>
    subject.uid === focus.uid && subject.name === null ? { ...subject, name: focus.name } : subject,
  ),
});

export const refusedFor = (frame: QuestionFrame, uid: string): QuestionFrame => ({ ...frame, subjects: [], refusal: { type: 'UNKNOWN_UID', uid } }); // prettier-ignore
