import { BOARD_ROLES, type Language, type Role } from '../../core/index.js';
import { phraseAt, phraseTable, tokensOf } from '../reasoners/rules/words.js';

/** Who sits on a board by their office; a secretary or a treasurer may be no member. */
const MEMBERS = BOARD_ROLES.filter((role) => role !== 'BOARD_SECRETARY' && role !== 'BOARD_TREASURER');

/** Whether a question asks for a board as a whole: by words for it, and by none for an office in it. */
export function asksForBoard(question: string, language: Language): boolean {
  const tokens = tokensOf(question);
  const asked = tokens.flatMap((_, at) => {
    const slot = phraseAt(phraseTable(language), tokens, at)?.slot;
    return slot?.type === 'ROLE' ? [slot.roles] : [];
  });
  return asked.length > 0 && asked.every((roles) => MEMBERS.every((role) => roles.includes(role)));
}

/** What of a board a call for some of its members leaves out: who presides over it sits on it, too. */
export function leftOutOfBoard(roles: unknown): Role[] {
  const given = Array.isArray(roles) ? (roles as Role[]) : [];
  const isBoard = given.length > 0 && given.every((role) => BOARD_ROLES.includes(role));
  const isWhole = MEMBERS.every((role) => given.includes(role));
  return isBoard && !isWhole ? BOARD_ROLES.filter((role) => !given.includes(role)) : [];
}
