/** Orders in a sentence, by rules over the classes of its words; families after OWASP LLM01:2025. */
import { COMMANDS, numberOf, type Mark } from './known-words.js';
import { marksOf, type Marked } from './marks.js';
import { RULES } from './rules.js';

export type OrderRule = 'OVERRIDE' | 'PERSONA' | 'FAKE_TURN' | 'ORDER';

interface Rule {
  rule: OrderRule;
  places: ReadonlySet<'TEXT' | 'QUESTION'>;
  /** With the sentence behind it. */
  wide: boolean;
  /** Any of them, each. */
  parts: readonly { any: readonly number[]; behind: boolean; most: number }[];
  none: readonly number[];
}

const marksIn = (written: string): number[] =>
  written.split('|').flatMap((name) => (name === '!ANY' ? COMMANDS.map((one) => numberOf(`!${one}`)) : [numberOf(name as Mark)])); // prettier-ignore

/** `>`: behind the part before it, `>3`: at most three words behind. */
function placed(sign: string | undefined, most: number): { behind: boolean; most: number } {
  return sign?.startsWith('>')
    ? { behind: true, most: sign === '>' ? most : Number(sign.slice(1)) }
    : { behind: false, most };
}

const rules: readonly Rule[] = RULES.trim().split('\n').map((line) => {
  const [rule, where, most, ...written] = line.trim().split(/\s+/) as [OrderRule, string, string, ...string[]];
  const parts = written.flatMap((one, index) => (/^[>-]/.test(one) ? [] : [{ any: marksIn(one), ...placed(written[index - 1], Number(most)) }])); // prettier-ignore
  const none = written.filter((one) => one.startsWith('-')).flatMap((one) => marksIn(one.slice(1)));
  const places = new Set((['TEXT', 'QUESTION'] as const).filter((place) => where.includes(place[0]!)));
  return { rule, places, wide: where.endsWith('+'), parts, none };
}); // prettier-ignore

/** The rule that a folded sentence, with the one behind it, breaks; null: none. */
export function orderInSentence(sentence: string, next: string, place: 'TEXT' | 'QUESTION'): OrderRule | null {
  const marked = marksOf(sentence);
  if (marked === null) return null;
  let both: Marked | null = null;
  for (const one of rules) {
    if (!one.places.has(place) || !has(marked, one.parts[0]!.any)) continue;
    const within = one.wide ? (both ??= marksOf(`${sentence} ${next}`)!) : marked;
    if (one.parts.every(({ any }) => has(within, any)) && !has(within, one.none) && meets(within, one)) return one.rule;
  }
  return null;
}

const has = (marked: Marked, any: readonly number[]): boolean => any.some((mark) => marked[mark] !== undefined);

/** Whether the parts stand near each other: each by one before it, or behind the one before it where the order counts. */
function meets(marked: Marked, { parts }: Rule): boolean {
  const from = (index: number, low: number, high: number): boolean => {
    if (index === parts.length) return true;
    const { any, behind, most } = parts[index]!;
    for (const mark of any)
      for (const at of marked[mark] ?? []) {
        const near = behind ? at > high && at <= high + most : at >= low - most && at <= high + most;
        if (near && from(index + 1, Math.min(low, at), Math.max(high, at))) return true;
      }
    return false;
  };
  return parts[0]!.any.some((mark) => (marked[mark] ?? []).some((at) => from(1, at, at)));
}
