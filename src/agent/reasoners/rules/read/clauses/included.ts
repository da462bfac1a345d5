import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** Stands before who is in as well. */
const BEFORE =
  /^(?:including|incl|inkl|inklusive|einschliesslich|mitsamt|samt|compris|inclus|incluso|inclusa|inclusi|compreso|compresa|compresi)$/;
/** Stands behind. */
const BEHIND =
  /^(?:included|inclusive|inbegriffen|eingeschlossen|inklusive|mitgezahlt|mitgerechnet|compris|comprise|inclus|incluse|compreso|compresa|compresi|incluso|inclusa|inclusi)$/;
const ARTICLES =
  /^(?:the|its|der|die|das|den|dem|des|le|la|les|l|il|lo|i|gli|du|del|della|y|and|und|et|e|auch|also|anche|aussi)$/;
const EVERYBODY =
  /^(?:all|everyone|everybody|whole|entire|alle|saemtliche|samtliche|ganze[nrs]?|gesamte[nrs]?|tous|toutes|tout|toute|tutti|tutte|tutto|tutta|intero|intera)$/;
const OF_MANY = ['ROLE', 'MEASURE'];

/** `The whole board, chair included`: who is said to be in as well narrows nothing, where a set is asked for. */
export function withoutIncluded(reading: Reading): Reading {
  const { tokens } = reading;
  const included = tokens.map(() => false);
  for (const [at, token] of tokens.entries()) {
    const marker = BEFORE.test(token.folded) || BEHIND.test(token.folded);
    if (!marker) continue;
    const behind = BEHIND.test(token.folded) ? roleEnding(tokens, at) : null;
    const run = behind ?? (BEFORE.test(token.folded) ? roleBeginning(tokens, at + 1) : null);
    if (run === null) continue;
    for (let index = Math.min(run.start, at); index < Math.max(run.end, at + 1); index++) included[index] = true;
  }
  const set = tokens.some((token, at) => !included[at] && (EVERYBODY.test(token.folded) || OF_MANY.includes(slotOf(token)?.type ?? '')));
  if (!set || !included.includes(true)) return reading;
  return { ...reading, tokens: tokens.map((token, at): TaggedToken => (included[at] ? { ...token, slot: { type: 'FILLER' }, guess: null } : token)) };
} // prettier-ignore

const isRole = (token: TaggedToken | undefined) => token !== undefined && slotOf(token)?.type === 'ROLE';

/** The role that ends right before, in a clause of its own or at the end. */
function roleEnding(tokens: readonly TaggedToken[], at: number): { start: number; end: number } | null {
  if (!isRole(tokens[at - 1]) || tokens[at]!.commaBefore) return null;
  let start = at - 1;
  while (start > 0 && tokens[start - 1]!.phrase === tokens[at - 1]!.phrase) start--;
  const opens = tokens[start]!.commaBefore || tokens[start]!.breakBefore || start === 0;
  const article = start > 0 && ARTICLES.test(tokens[start - 1]!.folded) && (tokens[start - 1]!.commaBefore || start === 1 || ARTICLES.test(tokens[start - 2]?.folded ?? ''));
  return opens || article ? { start, end: at } : null;
} // prettier-ignore

function roleBeginning(tokens: readonly TaggedToken[], from: number): { start: number; end: number } | null {
  let start = from;
  while (start < tokens.length && ARTICLES.test(tokens[start]!.folded)) start++;
  if (!isRole(tokens[start])) return null;
  let end = start + 1;
  while (tokens[end]?.phrase === tokens[start]!.phrase) end++;
  return { start, end };
}
