/** What of a firm a word says to have happened, on a day that the firm's notices tell. */
import type { EventTopic, FirmStatus } from '../../../../../core/index.js';
import { QUESTION_WORDS } from '../../lexicon/index.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

const TOPICS: readonly EventTopic[] = ['FOUNDED', 'DELETED', 'RENAMED', 'MOVED', 'CAPITAL', 'LEGAL_FORM', 'LIQUIDATION', 'BANKRUPTCY', 'MERGER']; // prettier-ignore
const OF_STATUS: Partial<Record<FirmStatus, EventTopic>> = { BANKRUPT: 'BANKRUPTCY', DELETED: 'DELETED', IN_LIQUIDATION: 'LIQUIDATION' }; // prettier-ignore

/** Something is asked. */
export const ASKED: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'SIGNATURE', 'LEFT', 'JOINED'];

/** `Who were the first directors`: those at its founding; `der erste Vizepräsident` has another in second place. */
export function firstIn({ tokens, question }: Reading): TaggedToken | null {
  if (!tokens.some(({ folded }) => WAS.test(folded)) || !tokens.some(({ folded }) => QUESTION_WORDS.has(folded))) return null;
  const first = tokens.find((token, at) => {
    const office = tokens[at + 1];
    const slot = office === undefined || office.breakBefore || office.commaBefore ? null : slotOf(office);
    const isFirst = FIRST.test(token.folded) && question.slice(token.span.end, office?.span.start).trim() === '';
    return isFirst && slot?.type === 'ROLE' && !slot.roles.every((role) => role.includes('VICE'));
  });
  return first ?? null;
} // prettier-ignore

const WAS = /^(?:was|were|war|waren|sass|sassen|bildeten?|fut|furent|etait|etaient|fu|furono|era|erano|stat[oaie])$/;
const FIRST =
  /^(?:first|original|initial|founding|erste[nrs]?|allererste[nrs]?|ursprungliche[nrs]?|anfangliche[nrs]?|premiere?s?|initiale?s?|initiaux|prim[oaie]|originari[oaie]|inizial[ei])$/;

/** A legal form too, and then of a name or with a capital. */
const FOUNDATION = /^(?:fondation|fondazione|foundation)$/;

/** Whether it happens on a day that a firm's notices tell. */
const isHappening = (topic: EventTopic): boolean => TOPICS.includes(topic);

/** Said by a word before in the same phrase. */
export const isSame = (at: number, tokens: readonly TaggedToken[]) => tokens[at - 1]?.phrase === tokens[at]!.phrase && topicAt(at - 1, tokens) !== null; // prettier-ignore

/** Words for a change of name ask for the names as a rule; beside something else that is asked they say when. */
export function topicAt(at: number, tokens: readonly TaggedToken[]): EventTopic | null {
  const token = tokens[at]!;
  if (isConversion(token))
    return tokens.some((other) => other !== token && ASKED.includes(slotOf(other)?.type ?? 'FILLER'))
      ? 'LEGAL_FORM'
      : null;
  if (!RENAMES.test(token.folded) || !isNames(token)) return topicOf(token);
  const own = tokens.filter(({ phrase }) => phrase === token.phrase).map(({ folded }) => folded).join(' '); // prettier-ignore
  const asked = tokens.some((other) => !isNames(other) && ASKED.includes(slotOf(other)?.type ?? 'FILLER'));
  return asked && OF_NAME.test(own) ? 'RENAMED' : null;
}

/** Of a firm into another legal form. */
function isConversion(token: TaggedToken): boolean {
  const slot = slotOf(token);
  return CONVERTS.test(token.folded) && (slot === null || (slot.type === 'MEASURE' && slot.measure === 'LEGAL_FORM'));
}
const CONVERTS =
  /^(?:umwandlung|umgewandelt|formwechsel|rechtsformwechsel|conversion|converted|convertie?|transformation|transformee?|trasformazione|trasformat[ao])$/;

const isNames = (token: TaggedToken): boolean => {
  const slot = slotOf(token);
  return slot?.type === 'MEASURE' && slot.measure === 'NAMES';
};
const RENAMES =
  /^(?:renam\w+|chang\w+|umbenannt\w*|umbenennung|umfirmier\w+|namens(?:wechsel|anderung)\w*|rebaptis\w+|cambi\w*|mutamento|rinominat\w+)$/;
const OF_NAME =
  /renam|umben|umfirm|namens|rebaptis|rinominat|(?:chang|cambi|mutamento).*(?:nam|nom|raison|ragione|denominazione)|nam.*chang/;

export function topicOf(token: TaggedToken): EventTopic | null {
  const slot = slotOf(token);
  if (FOUNDATION.test(token.folded) && !token.capital && slot?.type !== 'ROLE') return 'FOUNDED';
  if (slot?.type === 'STATUS') return OF_STATUS[slot.status] ?? null;
  return slot?.type === 'TOPIC' && isHappening(slot.topic) ? slot.topic : null;
}
