import { foldName } from '../../../../../core/index.js';
import type { Said } from '../said-slots.js';
import { slotOf, type TaggedToken } from './tagging.js';

const AT_LEAST = /^(?:au moins|du moins|almeno|perlomeno|wenigstens|zumindest|mindestens|at least)$/;
/** `The date is missing in my files`, `X turns up in our records`: whoever asks has them, and they are not searched. */
export function isOwnFile(words: readonly TaggedToken[], { topics, roles, measures }: Said): boolean {
  const at = words.findIndex((word) => slotOf(word)?.type === 'DOCUMENT_NOUN');
  const [before, lead] = [words[at - 1]?.folded ?? '', words[at - 2]?.folded ?? ''];
  if (MINE.test(before)) return true;
  const asks = topics.length + roles.length > 0 || measures.some(({ value }) => value !== 'TEXT_SEARCH' && value !== 'IDENTIFY');
  return asks && /^(?:den|die|le|les|nei|the|al|au|aux|dossier)$/.test(before) && MISSING.test(words.map(({ folded }) => folded).join(' ')) && lead !== 'was';
} // prettier-ignore

const MINE = /^(?:mein\w*|unser\w*|mes|mon|nos|notre|mie|miei|nostr[ieoa]|my|our)$/;
const MISSING = /\b(?:fehl\w*|manqu\w*|manc\w*|missing|lacking)\b/;
const ONE =
  /^(?:ein|eine|einen|einem|einer|zwei|drei|un|une|uno|una|deux|trois|due|tre|one|two|three|half|halb\w*|moitie|meta)$/;

/** `Then tell me at least where it is`: no bound, for no number stands behind it. */
export function isParticle(text: string, words: readonly TaggedToken[], token: TaggedToken): boolean {
  const next = words[words.findLastIndex(({ phrase }) => phrase === token.phrase) + 1];
  const counts = next !== undefined && (ONE.test(next.folded) || /^\d/.test(next.text) || ['QUANTITY', 'NUMBER'].includes(slotOf(next)?.type ?? ''));
  return AT_LEAST.test(foldName(text)) && !counts;
} // prettier-ignore
