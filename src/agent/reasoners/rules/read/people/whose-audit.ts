import { slotOf, type TaggedToken } from '../words/tagging.js';

export const isAuditor = (word: TaggedToken): boolean => {
  const slot = slotOf(word);
  return slot?.type === 'ROLE' && slot.roles.includes('AUDITOR');
};

/** `Which practice audits X`, `the external auditor`: whoever audits is asked for, by whatever noun. */
export function isWhoAudits(words: readonly TaggedToken[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at]!, words[at + 1]];
  const type = slotOf(word)?.type;
  if (type !== undefined && type !== 'OUTSIDE') return false;
  if (EXTERNAL.test(word.folded)) return [before, next].some((beside) => beside !== undefined && isAuditor(beside));
  const which = WHICH.test(before?.folded ?? '');
  return which && words.slice(at + 1, at + 4).some(isAuditor);
}

const EXTERNAL = /^(?:extern\w*|estern[oaie]|independent\w*|unabhangig\w*|indipendent[ei])$/;
const WHICH = /^(?:welche[rsmn]?|quel(?:le)?s?|qual[ei]|which|what)$/;
