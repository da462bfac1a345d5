import { BOARD_ROLES, type Role } from '../../../core/index.js';

/** Who governs firms whose legal form has no board (OR 809, 552, 594, 935): what a question about the board then asks for. */
const GOVERNING: Readonly<Record<string, { body: readonly Role[]; chair: readonly Role[] }>> = {
  '0101': { body: ['OWNER'], chair: ['OWNER'] },
  '0103': { body: ['PARTNER', 'GENERAL_PARTNER'], chair: ['PARTNER', 'GENERAL_PARTNER'] },
  '0104': { body: ['GENERAL_PARTNER', 'PARTNER'], chair: ['GENERAL_PARTNER', 'PARTNER'] },
  '0107': { body: ['MANAGER', 'MANAGERS_CHAIR'], chair: ['MANAGERS_CHAIR'] },
  '0111': { body: ['BRANCH_MANAGER'], chair: ['BRANCH_MANAGER'] },
  '0151': { body: ['BRANCH_MANAGER'], chair: ['BRANCH_MANAGER'] },
};

/** Who manages a firm, where its legal form says so (OR 809); empty where it does not. */
export const runningRoles = (form: string | null): readonly Role[] => (form === '0107' ? GOVERNING[form]!.body : []);

/** Roles that stand for the board's in a firm of that form; empty where it has a board, or the question asks for none. */
export function equivalents(form: string | null, roles: readonly Role[]): readonly Role[] {
  const governing = form === null ? undefined : GOVERNING[form];
  if (governing === undefined || !roles.some((role) => BOARD_ROLES.includes(role))) return [];
  const asked = roles.includes('BOARD_MEMBER') ? governing.body : roles.includes('BOARD_PRESIDENT') ? governing.chair : []; // prettier-ignore
  return asked.filter((role) => !roles.includes(role));
}
