import { foldName, type FirmStatus, type Language } from '../../../core/index.js';
import type { ToolContext } from '../../../tools/index.js';
import type { Asked } from '../../slots.js';
import type { Reading } from './read/tagging.js';

/** `The deleted one`, by what it says of the firm. */
const BY_STATUS: Record<Language, readonly (readonly [RegExp, readonly FirmStatus[]])[]> = {
  de: [
    [/\b(?:die|der|das) (?:geloschte|gestrichene|verschwundene)\b/, ['DELETED']],
    [/\b(?:die|der|das) (?:konkursite|aufgeloste|liquidierte|in liquidation|in konkurs)\b/, ['BANKRUPT', 'IN_LIQUIDATION', 'DELETED']],
  ],
  fr: [
    [/\b(?:la radiee|la disparue|celle qui (?:est|a ete|etait) (?:radiee|effacee))\b/, ['DELETED']],
    [/\b(?:la faillie|la dissoute|celle (?:qui est )?en (?:faillite|liquidation))\b/, ['BANKRUPT', 'IN_LIQUIDATION', 'DELETED']],
  ],
  it: [
    [/\b(?:la|quella) (?:cancellata|radiata|scomparsa)\b/, ['DELETED']],
    [/\b(?:la|quella) (?:fallita|sciolta|in liquidazione|in fallimento)\b/, ['BANKRUPT', 'IN_LIQUIDATION', 'DELETED']],
  ],
  en: [
    [/\b(?:the (?:deleted|struck off|dead|defunct) (?:one|firm|company)|the one (?:that|which) (?:is|was|got) (?:deleted|struck off))\b/, ['DELETED']],
    [/\b(?:the (?:bankrupt|dissolved|insolvent) (?:one|firm|company)|the one in (?:liquidation|bankruptcy))\b/, ['BANKRUPT', 'IN_LIQUIDATION', 'DELETED']],
  ],
}; // prettier-ignore

/**
 * Of several firms spoken of, the one that its status tells (`the deleted one`), whoever was spoken of last; null where none of them, or more than
 * one, is so. Otherwise as it was.
 */
export async function withToldByStatus(asked: Asked, { question, language }: Reading, { graph, call }: ToolContext): Promise<Asked | null> {
  const { recalled, focusUid, clocks } = asked;
  const firms = recalled.subjects.filter(({ kind }) => kind === 'COMPANY');
  const text = foldName(question);
  const [, statuses] = BY_STATUS[language].find(([words]) => words.test(text)) ?? [];
  if (focusUid !== null || firms.length < 2 || statuses === undefined) return asked;
  const states = await graph.companyStates(firms.map(({ uid }) => ({ uid, clocks })), call);
  const [only, ...more] = firms.filter((_, at) => statuses.includes(states[at]?.status ?? 'ACTIVE'));
  if (only === undefined || more.length > 0) return null;
  const others = recalled.subjects.filter(({ uid }) => uid !== only.uid);
  return { ...asked, recalled: { ...recalled, subjects: [only, ...others], current: 1, candidates: [], pending: false, listed: [], together: [] } };
} // prettier-ignore
