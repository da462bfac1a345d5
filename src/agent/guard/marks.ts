/** Where in a sentence words of which classes stand (word-classes.ts), in one pass. */
import { entriesOf, numberOf, numbersOf, WORD } from './known-words.js';

/** The numbers of the words that bear a mark, in order, by the mark's number. */
export type Marked = (number[] | undefined)[];

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Between the beginning of a clause and its command. */
const LEADING = set("and or then please just now kindly simply always instead und oder dann bitte jetzt so nun einfach immer nur doch stattdessen also et ou puis donc alors toujours maintenant o e ed poi quindi allora sempre ora do not don't never ne n' non mai only"); // prettier-ignore
const JOINING = set('and or then but und oder dann sondern et ou puis mais e ed o poi ma');
const NOTS = set("not don't never ne n' non");
/** Who writes wants to be told: `tell us`. */
const OURSELVES = set('us me uns mir mich nous moi ci mi');
const BOUNDARY = /[,:;–—()"«»“”„.!?\]>}]|\s-\s/;
const IS = set('ist sind hat haben');
const SPEAKERS = set('system systeme sistema developer entwickler developpeur sviluppatore operator');
const MARK = numbersOf('SELF', 'QUOTE', 'SNAKE', 'ADDRESS', 'SPEAKER', 'MUST', 'CODE', 'YOU', 'COLON', 'FAMILIAR', 'VOCATIVE', 'AUTO', 'THIS', 'TEXT', 'THAT', '!SUPPRESS', 'MODEL', 'MACHINE'); // prettier-ignore
const TO_OURSELVES = new Set((['!SAY', '!RATE', '!REVEAL', '!CONFIRM'] as const).map(numberOf));
/** `confirm that you are of age`: of whoever is spoken to, not dictated. */
const WHOSE = set("you sie vous lei ich i je j' we wir nous du tu ihr siete avete etes avez seid habt");
const SECOND = /^(?!(?:test|post|trust|ouest|forest|contrast)$)[a-z]{2,}st$/;
/** `write it so that all understand it`: how, and not what. */
const SO = set('so pour afin modo tale');
const MOST_BETWEEN = 12;

/** The marks of a folded sentence; null: it has none. */
export function marksOf(sentence: string): Marked | null {
  const found = [...sentence.matchAll(WORD)];
  const words = found.map(([word]) => word);
  /** What stands before each word, and behind the last. */
  const gaps = [...found, null].map((one, at) => sentence.slice(at === 0 ? 0 : found[at - 1]!.index + words[at - 1]!.length, one?.index)); // prettier-ignore
  const marked: Marked = [];
  const put = (mark: number, at: number): void => {
    const places = (marked[mark] ??= []);
    if (places.at(-1) !== at) places.push(at);
  };
  let [commands, is] = [false, -MOST_BETWEEN];
  words.forEach((word, at) => {
    if (IS.has(word)) is = at;
    if (at - is < MOST_BETWEEN && (word === 'zu' || /^[a-z]{2,5}zu[a-z]+en$/.test(word))) put(MARK.MUST, at);
    markShape(words, gaps, at, put);
    for (const { rest, marks, command } of entriesOf(word)) {
      if (rest.length === 0 && isOtherWord(words, at)) continue;
      if (!rest.every((next, ahead) => words[at + 1 + ahead] === next)) continue;
      if (marks[0] === MARK.THAT && (WHOSE.has(words[at + 1] ?? '') || SO.has(words[at - 1] ?? ''))) continue;
      for (const mark of marks) put(mark, at);
      if (command < 0) continue;
      const begins = begin(words, gaps, at, commands);
      if (begins === null || (TO_OURSELVES.has(command) && isToOurselves(word, words[at + 1 + rest.length]))) continue;
      commands = true;
      put(command, at);
      if (begins === 'NOT') put(MARK['!SUPPRESS'], at);
    }
    markTogether(words, gaps, at, marked, put);
  });
  for (const { 0: quote, index } of sentence.matchAll(/["«“„»]\s?([^"«»“”„]{10,})/g))
    if (quote.trim().split(/\s+/).length > 2) put(MARK.QUOTE, (sentence.slice(0, index).match(WORD) ?? []).length);
  return marked.length === 0 ? null : marked;
}

type Put = (mark: number, at: number) => void;

const DETERMINERS = set(
  'a an which whichever welcher welche quel quelque qualunque qualsiasi this that your my our the any every each ein eine einen einem kein keinen der die den dem jeder jeden un une le ce cet il lo ogni ai ki ia chat',
);
/** Italian `ai soci`, German `sie bot den Gläubigern`, firms whose trade it is (`AI companies`): no model. */
function isOtherWord(words: readonly string[], at: number): boolean {
  const [word, before, behind] = [words[at], words[at - 1], words[at + 1] ?? ''];
  if (word === 'bot') return before !== undefined && !DETERMINERS.has(before) && !ADDRESSING.has(before);
  return (word === 'ai' && /^[a-z]{3,}i$/.test(behind)) || (/^(?:ai|ki|ia)$/.test(word!) && /^(?:compan|firm|business|startup|unternehmen)/.test(behind));
} // prettier-ignore

/** Behind a pattern of a statement. */
const CLAUSE = /^(?:return|where|with|set|detach|delete)$/;

/** What a word is by how it is written, and by its next. */
function markShape(words: readonly string[], gaps: readonly string[], at: number, put: Put): void {
  const [word, before, behind] = [words[at]!, gaps[at]!, gaps[at + 1]!];
  // French and Italian have a `du` of their own; the German one stands beside a verb in -st.
  if (word === 'du' && words.slice(Math.max(0, at - 1), at + 5).some((near) => SECOND.test(near)))
    [MARK.YOU, MARK.FAMILIAR].forEach((mark) => put(mark, at));
  // `risk_level = low`, and no part of an address.
  if (/[a-z]_[a-z]/.test(word)) put(/^\s?[=({]/.test(behind) && !/[?&/]/.test(before) ? MARK.CODE : MARK.SNAKE, at);
  if (word.includes('@') || /^https?$/.test(word)) put(MARK.ADDRESS, at);
  // `match (c:Company)`, `match (c)-->`, `match (c) return`; `Match (Schweiz) AG` is a firm.
  if (word === 'match' && /^ ?\(/.test(behind) && (/^:|^\)\s?<?-/.test(gaps[at + 2] ?? '') || CLAUSE.test(words[at + 2] ?? ''))) put(MARK.CODE, at); // prettier-ignore
  if (before.includes(':')) put(MARK.COLON, at);
  if (SPEAKERS.has(word) && at < 3 && /^\s*[:\]]/.test(behind)) put(MARK.SPEAKER, at);
}

/** What a word is by the marks of those before it. */
function markTogether(words: readonly string[], gaps: readonly string[], at: number, marked: Marked, put: Put): void {
  const last = (mark: number): number => marked[mark]?.at(-1) ?? -9;
  const beside = (one: number, other: number) => last(one) === at && last(other) >= at - 1;
  if (beside(MARK.AUTO, MARK.MACHINE) || beside(MARK.MACHINE, MARK.AUTO)) put(MARK.MODEL, at);
  if (last(MARK.MODEL) === at && isAddressed(words, gaps, at) && /^\s?[,:]/.test(gaps[at + 1]!)) put(MARK.VOCATIVE, at);
  if (last(MARK.TEXT) === at && last(MARK.THIS) >= at - 3) put(MARK.SELF, at);
}

/** `tell us`, `scrivimi`. */
const isToOurselves = (word: string, next: string | undefined): boolean =>
  OURSELVES.has(next ?? '') || /^[a-z]{4,}(?:ci|mi)$/.test(word);

/** Whether a command may stand there: at the beginning of a clause, or joined to a command before it. */
function begin(
  words: readonly string[],
  gaps: readonly string[],
  at: number,
  commands: boolean,
): 'BEGINS' | 'NOT' | null {
  // prettier-ignore
  let negated = false;
  for (let index = at; ; index--) {
    if (index === 0 || BOUNDARY.test(gaps[index]!)) return negated ? 'NOT' : 'BEGINS';
    const before = words[index - 1]!;
    if (commands && JOINING.has(before)) return negated ? 'NOT' : 'BEGINS';
    if (!LEADING.has(before) || at - index > 4) return null;
    negated ||= NOTS.has(before);
  }
}

const ADDRESSING = set(
  "to the any all every for an das die den der alle jede jedes jeden fur a au aux le la les l' tout toute toutes pour al alla all' ai agli alle ogni per il lo i gli dear liebe lieber chere cher cara caro hey hello hallo salut ciao",
);

/** Whether only words of addressing stand between the beginning of a clause and a word. */
function isAddressed(words: readonly string[], gaps: readonly string[], at: number): boolean {
  for (let index = at; at - index < 4; index--) {
    if (index === 0 || BOUNDARY.test(gaps[index]!)) return true;
    if (!ADDRESSING.has(words[index - 1]!)) return false;
  }
  return false;
}
