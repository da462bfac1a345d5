import type { Asked } from '../../../slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

const ITSELF =
  /^(?:ihrerseits|selber|selbst|als solche|come tale|stessa|di per se|elle meme|comme telle|itself|as such)(?: |$)/;
const ARTICLE = /^(?:die|der|la|l|the|that|this|diese[rn]?|cette|questa)$/;
const MOST_BEHIND = 3;

/** `And the branch itself, who signs for it?`, behind its head office: the one spoken of, and no branches of it. */
export function withBranchItself({ recalled: { frames } }: Asked, reading: Reading): Reading {
  const { tokens } = reading;
  if (frames[0]?.measure !== 'HEAD_OFFICE') return reading;
  const at = tokens.findIndex((token, index) => isBranch(token) && ARTICLE.test(tokens[index - 1]?.folded ?? '') && ITSELF.test(behind(tokens, index)));
  if (at < 0) return reading;
  const words = ITSELF.exec(behind(tokens, at))![0].trim().split(' ').length;
  const slotted = (token: TaggedToken, index: number): TaggedToken =>
    index === at ? { ...token, slot: { type: 'PRONOUN', of: 'COMPANY' }, guess: null } : at < index && index <= at + words ? { ...token, slot: { type: 'FILLER' }, guess: null } : token;
  return { ...reading, tokens: tokens.map(slotted) };
} // prettier-ignore

const behind = (tokens: readonly TaggedToken[], at: number) => tokens.slice(at + 1, at + 1 + MOST_BEHIND).map(({ folded }) => folded).join(' '); // prettier-ignore

function isBranch(token: TaggedToken): boolean {
  const slot = slotOf(token);
  return slot?.type === 'MEASURE' && slot.measure === 'BRANCHES' && !token.inPhrase;
}
