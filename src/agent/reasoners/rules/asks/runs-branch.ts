import { isBranchForm, type Role } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';

const MANAGING: readonly Role[] = ['MANAGERS_CHAIR', 'MANAGER', 'MANAGEMENT_CHAIR', 'MANAGEMENT_MEMBER', 'DIRECTOR', 'DEPUTY_DIRECTOR', 'VICE_DIRECTOR']; // prettier-ignore

/** `Who runs the branch?`, `who manages it?`: whoever heads a branch is entered as its head, beside no managers or board; where it never had one, all whom it has. */
export async function settleRunningBranch(frame: QuestionFrame, runs: boolean, { graph, clocks, call }: ToolContext): Promise<void> {
  const [branch, another] = frame.subjects;
  const { measure, roles } = frame;
  const asked = runs ? roles.length === 0 : roles.length > 0 && roles.every((role) => MANAGING.includes(role));
  if (measure !== 'OFFICERS' || !asked || branch === undefined || another !== undefined || branch.kind === 'PERSON' || branch.uid === null) return;
  const [state] = await graph.companyStates([{ uid: branch.uid, clocks }], call);
  if (!isBranchForm(state?.legalForm ?? null)) return;
  const heads = await graph.mandates({ companyUids: [branch.uid], roles: ['BRANCH_MANAGER'], at: 'HISTORY', clocks }, { first: 1, after: null }, call);
  if (heads.rows.length > 0) frame.roles = [...roles, 'BRANCH_MANAGER'];
} // prettier-ignore
