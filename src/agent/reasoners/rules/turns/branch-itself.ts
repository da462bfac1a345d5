import type { ToolContext } from '../../../../tools/index.js';
import type { Asked } from '../../../slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { isBranch } from '../subjects.js';

const ITSELF =
  /^(?:ihrerseits|selber|selbst|als solche|come tale|stessa|di per se|elle meme|comme telle|itself|as such)(?: |$)/;
const ARTICLE = /^(?:die|der|la|l|della|dell|the|that|this|diese[rn]?|cette|questa)$/;
const SEVERAL = /(?:en|es|s)$/;
const MOST_BEHIND = 3;

/** `And the branch itself, who signs for it?`, behind its head office, `the address of the branch?`, where the firm spoken of is one: that one, and no branches of it. */
export async function withBranchItself({ recalled: { frames } }: Asked, reading: Reading, context: ToolContext): Promise<Reading> {
  const { tokens } = reading;
  const [own, another] = frames[0]?.subjects ?? [];
  const at = own === undefined || another !== undefined ? -1 : tokens.findIndex((token, index) => isOneBranch(token) && ARTICLE.test(tokens[index - 1]?.folded ?? ''));
  if (at < 0) return reading;
  const itself = ITSELF.exec(behind(tokens, at));
  const isOne = (itself !== null && frames[0]!.measure === 'HEAD_OFFICE') || (own!.uid !== null && own!.kind === 'COMPANY' && (await isBranch(own!.uid, context)) === true);
  if (!isOne) return reading;
  const words = itself === null ? 0 : itself[0].trim().split(' ').length;
  const slotted = (token: TaggedToken, index: number): TaggedToken =>
    index === at ? { ...token, slot: { type: 'PRONOUN', of: 'COMPANY' }, guess: null } : at < index && index <= at + words ? { ...token, slot: { type: 'FILLER' }, guess: null } : token;
  return { ...reading, tokens: tokens.map(slotted) };
} // prettier-ignore

const behind = (tokens: readonly TaggedToken[], at: number) => tokens.slice(at + 1, at + 1 + MOST_BEHIND).map(({ folded }) => folded).join(' '); // prettier-ignore

function isOneBranch(token: TaggedToken): boolean {
  const slot = slotOf(token);
  return slot?.type === 'MEASURE' && slot.measure === 'BRANCHES' && !token.inPhrase && !SEVERAL.test(token.folded);
}
