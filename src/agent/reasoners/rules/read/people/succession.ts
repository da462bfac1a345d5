/** Who came behind somebody in an office, or went before: `who replaced him`, `die Vorgängerin von ...`, `qui a présidé X avant ...`. */
import type { Language, Span } from '../../../../../core/index.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';
import type { Slot } from '../words/slots.js';
import { isAuditor } from './whose-audit.js';

export interface Succession {
  /** Whoever went before, or came after. */
  side: 'BEFORE' | 'AFTER';
  /** Whose predecessor or successor, as it is written; null: of whoever was spoken of. */
  who: string | null;
  /** The words that say so, and the name among them. */
  span: Span;
  /** Whose: of whoever holds the office now. */
  current: boolean;
  /** Only if the name is a person's: `before Easter` says no such thing. */
  unsure: boolean;
}

interface Words {
  /** Whoever comes in somebody's; only of somebody named, or of whom a word stands right before it. */
  place: RegExp;
  successor: RegExp;
  predecessor: RegExp;
  verb: RegExp;
  /** The one replaced is asked for: `whom did she replace`, `who was replaced by her`. */
  replaced: RegExp;
  before: RegExp;
  after: RegExp;
  /** Between one of these and a name. */
  small: RegExp;
  /** For a name. */
  pronoun: RegExp;
}

const WORDS: Record<Language, Words> = {
  de: {
    place: /^(?:stelle|platz)$/,
    successor: /^(?:amts)?(?:nachfolger(?:in|innen|n|s)?|nachfolge)$/,
    predecessor: /^(?:amts)?vorganger(?:in|innen|n|s)?$/,
    verb: /^(?:ersetzte?n?|abgelost|abloste|beerbte?|folgten?|gefolgt|losten?)$/,
    replaced: /(?:^|(?<!von|durch) )(?:wen|wem) |(?:^| )(?:durch|von) #/,
    before: /^vor$/,
    after: /^nach$/,
    small: /^(?:von|des|der|dem|den|herrn?|frau|auf|fur)$/,
    pronoun: /^(?:ihn|ihm|er|sie|ihr|ihre[mnrs]?|seine?[mnrs]?|ihnen|deren|dessen)$/,
  },
  en: {
    place: /^(?:place|stead|seat)$/,
    successor: /^(?:successors?|replacements?)$/,
    predecessor: /^predecessors?$/,
    verb: /^(?:replaced?|succeed(?:ed)?|followed|supplanted|over)$/,
    replaced: /(?:^|(?<!by) )whom |(?:^| )by #|(?:^| )who did /,
    before: /^before$/,
    after: /^after$/,
    small: /^(?:of|from|to|for|mr|mrs|ms|s)$/,
    pronoun: /^(?:him|her|them|his|their|she|he)$/,
  },
  fr: {
    place: /^place$/,
    successor: /^(?:successeure?s?|succession|remplacante?s?)$/,
    predecessor: /^predecesseure?s?$/,
    verb: /^(?:remplacee?s?|remplaca|succede|succeda)$/,
    replaced: /(?:^| )par #|(?<!par )qui (?:# )?(?:a t (?:il|elle)) |a qui /,
    before: /^avant$/,
    after: /^apres$/,
    small: /^(?:de|d|du|des|a|m|mme|monsieur|madame)$/,
    pronoun: /^(?:l|lui|leur|les|son|sa|ses|elle|eux|il)$/,
  },
  it: {
    place: /^posto$/,
    successor: /^(?:successor[ei]|successione)$/,
    predecessor: /^predecessor[ei]$/,
    verb: /^(?:sostituit[oaie]|sostitui|rimpiazzat[oaie]|succedut[oaie]|succedette|subentrat[oaie])$/,
    replaced: /(?:^| )(?:da|dal|dalla) #/,
    before: /^prima$/,
    after: /^dopo$/,
    small: /^(?:di|del|della|dell|a|al|alla|signor|signora)$/,
    pronoun: /^(?:lo|la|l|gli|le|li|lui|lei|loro|su[oa]|suoi|sue)$/,
  },
};
const COMES =
  /(?:^| )(?:kam|kamen|kommt|trat|traten|ruckten?|nahm|ubernahm|took|takes?|taken|came|comes?|sits|pris|prend|prit|venue?|arrivee?|entree?|preso|prende|venut[oa]|entrat[oa]|arrivat[oa]|subentrat[oa])(?= |$)/;
const ofHome = (slot: Slot | null) => slot?.type === 'MEASURE' && (slot.measure === 'RESIDENCE' || slot.measure === 'ORIGIN'); // prettier-ignore
/** Small words before a name; words between it and what stands behind. */
const MOST_SMALL = 4;
const MOST_BEHIND = 9;
const NAME = '#';
/** Inside a surname. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'von vom zu zum zur van ten ter den der de du des la le del della di da dal dos da do'.split(' '),
);
/** Right before its verb; elsewhere an article. */
const CLITIC = /^(?:l|la|le|les|lo|gli|li)$/;

/** The one succession by which a question asks; null: none, or it says a time of its own. */
export function successionIn(reading: Reading): Succession | null {
  const { tokens, language } = reading;
  const words = WORDS[language];
  if (tokens.some(({ slot }) => slot?.type === 'TIME' || slot?.type === 'COUNTING')) return null;
  // `Where did she live before Winterthur?` asks for no predecessor.
  if (tokens.some((token) => ofHome(slotOf(token)))) return null;
  const ofOffice = tokens.some((token) => slotOf(token)?.type === 'ROLE');
  for (const [at, { folded }] of tokens.entries()) {
    const noun = words.successor.test(folded) ? 'AFTER' : words.predecessor.test(folded) ? 'BEFORE' : null;
    // `The successor of X AG` is whoever took the firm over.
    if (noun !== null && !ofOffice && isOfFirm(at, tokens, words)) continue;
    // `What was it called before the present one?` asks for nobody's predecessor.
    const holder = ofOffice && (noun !== null || words.before.test(folded)) ? currentBehind(at, tokens) : null;
    if (holder !== null)
      return { ...found('BEFORE', at, holder, reading, false), side: noun ?? 'BEFORE', current: true };
    if (noun !== null) return found(noun, at, behind(at, tokens, words) ?? ahead(at, tokens, words), reading, false);
    if (words.place.test(folded) && COMES.test(tokens.map((token) => token.folded).join(' '))) {
      const who =
        behind(at, tokens, words) ??
        (words.pronoun.test(tokens[at - 1]?.folded ?? '') ? { start: at - 1, end: at, pronoun: true } : null);
      if (who !== null) return found('AFTER', at, who, reading, false);
    }
    if (words.verb.test(folded)) {
      const who = behind(at, tokens, words) ?? ahead(at, tokens, words);
      if (who === null) continue;
      const side = words.replaced.test(shapeOf(tokens, who)) ? 'BEFORE' : 'AFTER';
      return found(side, at, who, reading, false);
    }
    const side = words.before.test(folded) ? 'BEFORE' : words.after.test(folded) ? 'AFTER' : null;
    const who = side === null ? null : (behind(at, tokens, words) ?? auditorBehind(at, tokens, words));
    // `Before she left` is before she was gone, and nobody's predecessor.
    if (side === null || who === null || moves(tokens[who.end], side)) continue;
    // `After she joined` is not after her.
    if (
      side === 'AFTER' &&
      SUBJECT.test(tokens[who.start]!.folded) &&
      slotOf(tokens[who.end] ?? tokens[who.start]!)?.type === 'JOINED'
    )
      continue;
    return found(side, at, who, reading, true);
  }
  return null;
}

const SUBJECT = /^(?:s?he|er)$/;

interface Run {
  start: number;
  end: number;
  pronoun: boolean;
}

function found(side: Succession['side'], at: number, who: Run | null, { tokens, question }: Reading, unsure: boolean): Succession {
  const [first, last] = [Math.min(at, who?.start ?? at), Math.max(at, (who?.end ?? 0) - 1)];
  const text = (start: number, end: number) => question.slice(tokens[start]!.span.start, tokens[end]!.span.end);
  return {
    side,
    who: who === null || who.pronoun ? null : text(who.start, who.end - 1),
    span: { start: tokens[first]!.span.start, end: tokens[last]!.span.end },
    current: false,
    unsure,
  };
} // prettier-ignore

/** `Before the current one`, `vor der heutigen`, `avant l'actuel`: right behind, but for small words. */
function currentBehind(at: number, tokens: readonly TaggedToken[]): Run | null {
  let start = at + 1;
  while (start - at <= MOST_SMALL && ARTICLES.test(tokens[start]?.folded ?? '') && !tokens[start]!.breakBefore) start++;
  const first = tokens[start];
  return first !== undefined && !first.breakBefore && CURRENT.test(first.folded) ? { start, end: start + 1, pronoun: true } : null; // prettier-ignore
}
const ARTICLES =
  /^(?:the|of|to|der|die|dem|den|des|von|vom|l|la|le|du|de|d|celui|celle|il|lo|al|alla|all|dell|della|del|di|quello|quella)$/;
const CURRENT =
  /^(?:current|present|incumbent|heutigen?|jetzigen?|aktuellen?|derzeitigen?|gegenwartigen?|amtierenden?|actuel(?:le)?s?|presente?|attuale)$/;

/** Somebody's name, or a word for it, right behind a word or a few small ones; a firm's is none. */
function behind(at: number, tokens: readonly TaggedToken[], words: Words): Run | null {
  let start = at + 1;
  while (start - at <= MOST_SMALL && words.small.test(tokens[start]?.folded ?? '')) start++;
  const first = tokens[start];
  if (first === undefined || first.breakBefore) return null;
  const end = endOf(start, tokens);
  if (end > start) return isFirm(tokens[end]) ? null : { start, end, pronoun: false };
  return words.pronoun.test(first.folded) && !CLITIC.test(first.folded) ? { start, end: start + 1, pronoun: true } : null; // prettier-ignore
}

/** `Who audited X before Y Sàrl?`: an auditor may be a firm. */
function auditorBehind(at: number, tokens: readonly TaggedToken[], { small }: Words): Run | null {
  if (!tokens.some(isAuditor)) return null;
  let start = at + 1;
  while (start - at <= MOST_SMALL && (small.test(tokens[start]?.folded ?? '') || ARTICLES.test(tokens[start]?.folded ?? ''))) start++;
  let end = tokens[start] === undefined || tokens[start]!.breakBefore ? start : endOf(start, tokens);
  if (end === start || !isFirm(tokens[end])) return null;
  while (isFirm(tokens[end])) end++;
  return { start, end, pronoun: false };
} // prettier-ignore

/** Of the name that begins there, particles and all: `Petra von Berg`; `Meier von Muster AG` is two. */
function endOf(start: number, tokens: readonly TaggedToken[]): number {
  let end = start;
  while (tokens[end] !== undefined && isName(tokens[end]!, end) && !(end > start && tokens[end]!.breakBefore)) end++;
  let next = end;
  while (end > start && PARTICLES.has(tokens[next]?.folded ?? '')) next++;
  const later = next > end ? endOf(next, tokens) : end;
  return later > next && !isFirm(tokens[later]) ? later : end;
}

/** Before it: `X's successor`, `l'a remplacé`, `hat sie bei der Muster AG ersetzt`. */
function ahead(at: number, tokens: readonly TaggedToken[], words: Words): Run | null {
  for (let last = at - 1; last >= 0 && at - last <= MOST_BEHIND && !tokens[last + 1]!.breakBefore; last--) {
    if (!isName(tokens[last]!, last)) {
      const { folded } = tokens[last]!;
      const near = !CLITIC.test(folded) || at - last <= 2;
      if (near && words.pronoun.test(folded)) return { start: last, end: last + 1, pronoun: true };
      continue;
    }
    let start = last;
    const goesOn = (before: number) => before >= 0 && isName(tokens[before]!, before) && !tokens[start]!.commaBefore;
    while (goesOn(start - 1) || (PARTICLES.has(tokens[start - 1]?.folded ?? '') && goesOn(start - 2))) start -= goesOn(start - 1) ? 1 : 2; // prettier-ignore
    if (!isFirm(tokens[last + 1]) && !isFirm(tokens[start - 1]) && tokens[last]!.quote === null)
      return { start, end: last + 1, pronoun: false };
    last = start;
  }
  return null;
}

const isOfFirm = (at: number, tokens: readonly TaggedToken[], { small }: Words): boolean => {
  let start = at + 1;
  while (start - at <= MOST_SMALL && small.test(tokens[start]?.folded ?? '')) start++;
  const end = endOf(start, tokens);
  return end > start && isFirm(tokens[end]);
};

/** Behind a name. */
const isFirm = (token: TaggedToken | undefined): boolean => token !== undefined && !token.breakBefore && slotOf(token)?.type === 'FORM'; // prettier-ignore

const isName = ({ slot, capital, quote }: TaggedToken, at: number): boolean => slot === null && (quote !== null || (capital && at > 0)); // prettier-ignore

const moves = (token: TaggedToken | undefined, side: Succession['side']): boolean => {
  const slot = token === undefined || token.breakBefore ? null : slotOf(token);
  return side === 'BEFORE' && slot?.type === 'LEFT';
};

/** The words with one for the name. */
const shapeOf = (tokens: readonly TaggedToken[], { start, end }: Run): string =>
  [...tokens.slice(0, start), null, ...tokens.slice(end)].map((token) => token?.folded ?? NAME).join(' ');
