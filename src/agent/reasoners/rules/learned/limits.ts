import type { Kind } from './kinds.js';

/** Exclusions, negations, bounds and choices: no guess may let one vanish. */
const LIMITS =
  /^(?:ausser|ausgenommen|ausgeschlossen|ohne|statt|anstatt|abgesehen|nicht|nie|niemals|kein\w*|weder|mindestens|hochstens|wenigstens|spatestens|fruhestens|ausschliesslich|lediglich|sauf|excepte\w*|hormis|hors|sans|jamais|ni|aucun\w*|uniquement|exclusivement|minimum|maximum|salvo|tranne|eccetto|escluso|esclus[aei]|senza|mai|nessun\w*|soltanto|unicamente|esclusivamente|almeno|except|excluding|without|never|neither|nor|not|least|latest|earliest|only|exclusively|besides|apart|unless)$/;

/** Who held it before is not who holds it: the lexicons alone tell the two apart. */
const FORMER =
  /^(?:former|formerly|previous|previously|predecessors?|ex|before|earlier|prior|longer|anymore|fruher\w*|ehemalig\w*|vorganger\w*|vorherig\w*|vorig\w*|davor|vorher|zuvor|ancien\w*|precedent\w*|predecesseur\w*|avant|auparavant|precedente|precedenti|predecessor\w*|prima|anterior\w*|erst\w*|premier\w*|first|prim[oi]|originar\w*|initial\w*|original\w*)$/;

export const asksFormer = (words: readonly string[]): boolean => words.some((word) => FORMER.test(word));

/** By kind, the limiting words with the word behind each (`sans contresignature`) that wordings of the kind say without limiting anything. */
export type Idioms = Partial<Record<Kind, readonly string[]>>;

const pairs = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => (LIMITS.test(word) ? [`${word} ${words[at + 1] ?? '$'}`] : []));

/** Whether an exclusion, a negation, a bound or a choice is among the words: none, only in idioms of the kind, or some that limits. */
export function limitsOf(words: readonly string[], kind: Kind, idioms: Idioms): 'NONE' | 'IDIOMS' | 'SOME' {
  const found = pairs(words);
  if (found.length === 0) return 'NONE';
  return found.every((pair) => idioms[kind]?.includes(pair)) ? 'IDIOMS' : 'SOME';
}

/** `without a` may leave out anybody; `sans contresignature` nobody. */
const isTelling = (pair: string) => pair.slice(pair.indexOf(' ') + 1).length >= 6;

/** The idioms of wordings that limit nothing: those said at least twice, with a word behind that tells. */
export function idiomsOf(wordings: readonly { words: readonly string[]; kind: Kind }[]): Idioms {
  const said = new Map<Kind, Map<string, number>>();
  for (const { words, kind } of wordings)
    for (const pair of new Set(pairs(words))) {
      const own = said.get(kind) ?? new Map<string, number>();
      said.set(kind, own.set(pair, (own.get(pair) ?? 0) + 1));
    }
  const twice = (own: Map<string, number>) => [...own].flatMap(([pair, times]) => (times > 1 && isTelling(pair) ? [pair] : [])).sort();
  return Object.fromEntries([...said].map(([kind, own]) => [kind, twice(own)] as const).filter(([, own]) => own.length > 0));
} // prettier-ignore
