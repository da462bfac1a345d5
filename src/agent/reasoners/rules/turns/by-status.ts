import type { FirmStatus, Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Remembered } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import type { Run } from '../read/names/runs.js';
import type { Reading } from '../read/words/tagging.js';

/** `The deleted one`, by what it says of the firm. */
const BY_STATUS: Record<Language, readonly (readonly [RegExp, readonly FirmStatus[]])[]> = {
  de: [
    [/\b(?:die|der|das|dem|den|des) (?:geloschte|gestrichene|verschwundene)n?\b/, ['DELETED']],
    [/\b(?:die|der|das|dem|den|des) (?:konkursiten?|aufgelosten?|liquidierten?|in liquidation|in konkurs)\b/, ['BANKRUPT', 'IN_LIQUIDATION', 'DELETED']],
  ],
  fr: [
    [/\b(?:la radiee|la disparue|celle qui (?:est|a ete|etait) (?:radiee|effacee))\b/, ['DELETED']],
    [/\b(?:la faillie|la dissoute|celle (?:qui est )?en (?:faillite|liquidation))\b/, ['BANKRUPT', 'IN_LIQUIDATION', 'DELETED']],
  ],
  it: [
    [/\b(?:la|quella|della|alla|dalla|sulla) (?:cancellata|radiata|scomparsa)\b/, ['DELETED']],
    [/\b(?:la|quella|della|alla|dalla|sulla) (?:fallita|sciolta|in liquidazione|in fallimento)\b/, ['BANKRUPT', 'IN_LIQUIDATION', 'DELETED']],
  ],
  en: [
    [/\b(?:the (?:deleted|struck off|dead|defunct) (?:one|firm|company)|the one (?:that|which) (?:is|was|got) (?:deleted|struck off))\b/, ['DELETED']],
    [/\b(?:the (?:bankrupt|dissolved|insolvent) (?:one|firm|company)|the one in (?:liquidation|bankruptcy))\b/, ['BANKRUPT', 'IN_LIQUIDATION', 'DELETED']],
  ],
}; // prettier-ignore

/** Words that tell a firm by its status (`the deleted one`), and what it may have; null: none do. */
export function toldStatus({ tokens, language }: Reading): { run: Run; statuses: readonly FirmStatus[] } | null {
  for (let start = 0; start < tokens.length; start++)
    for (let end = start + 2; end <= Math.min(tokens.length, start + LONGEST); end++) {
      const text = tokens.slice(start, end).map(({ folded }) => folded).join(' ');
      const [, statuses] = BY_STATUS[language].find(([words]) => words.exec(text)?.[0] === text) ?? [];
      if (statuses !== undefined) return { run: { start, end }, statuses };
    }
  return null;
} // prettier-ignore

const LONGEST = 6;

/** The only one of the firms spoken of that has one of these statuses; null: none, or several. */
export async function onlyWithStatus({ recalled, clocks }: Asked, statuses: readonly FirmStatus[], { graph, call }: ToolContext): Promise<Remembered | null> {
  const firms = recalled.subjects.filter(({ kind }) => kind === 'COMPANY');
  const states = await graph.companyStates(firms.map(({ uid }) => ({ uid, clocks })), call);
  const [only, ...more] = firms.filter((_, at) => statuses.includes(states[at]?.status ?? 'ACTIVE'));
  return more.length > 0 ? null : (only ?? null);
} // prettier-ignore
