import type { Measure } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { WHO } from '../read/thing.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

const OF_PEOPLE: readonly Measure[] = ['SIGNATORIES', 'OFFICERS', 'JOINED', 'DEPARTED', 'AUDITOR'];
const MOST_WORDS = 3;

/** `Who at Y?`, behind who does something at a firm: who does that there, and not everybody. */
export function asksWhoAt({ recalled: { frames: [last] } }: Asked, { tokens, question }: Reading, names: readonly NamedInQuestion[]): boolean {
  const around = tokens.filter((_, at) => !names.some(({ start, end }) => start <= at && at < end));
  const bare = around.length > 0 && around.length <= MOST_WORDS && around.every((token) => slotOf(token)?.type === 'FILLER') && around.some(({ folded }) => WHO.has(folded)) && !around.some(({ folded }) => IS.test(folded));
  return bare && names.length === 1 && last !== undefined && last.refusal === null && OF_PEOPLE.includes(last.measure) && /\?\s*$/.test(question);
} // prettier-ignore

/** `Who is X?` asks who that is. */
const IS = /^(?:ist|sind|war|waren|est|sont|etait|etaient|e|sono|era|erano|is|are|was|were)$/;

/** `Who else is at Y?`, behind a list still to choose from: it asks for people, and chooses nobody. */
export const asksForPeople = ({ tokens, question }: Reading): boolean =>
  WHO.has(tokens.find((token) => !JOINS.test(token.folded))?.folded ?? '') && /\?/.test(question);
const JOINS = /^(?:und|et|e|ed|and)$/;
