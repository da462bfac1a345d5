import { orderIn, type Order } from '../../guard/index.js';

const MOST_CHARACTERS = 8_000_000;

const verdicts = new Map<string, Order | null>();
let characters = 0;

/** As orderIn(text, 'TEXT'). Runs see the same notices again and again: what was found in each is kept, the oldest let go past so many characters. */
export function orderInKnown(text: string): Order | null {
  const held = verdicts.get(text);
  if (held !== undefined) return held;
  const found = orderIn(text, 'TEXT');
  verdicts.set(text, found);
  characters += text.length;
  for (const [oldest] of verdicts) {
    if (characters <= MOST_CHARACTERS) break;
    verdicts.delete(oldest);
    characters -= oldest.length;
  }
  return found;
}
