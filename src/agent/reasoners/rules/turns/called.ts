import { foldName, type Language } from '../../../../core/index.js';
import type { Remembered } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { bareOf, RELATIONS } from '../lexicon/relations.js';
import { POSSESSIVES } from '../read/names/possessed.js';
import { isAsked } from '../read/clauses/sentences.js';
import type { Run } from '../read/names/runs.js';
import type { Said } from '../read/said.js';
import { isContent, type Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { WHO } from '../read/thing.js';

const BEFORE_NOUN: Record<Language, ReadonlySet<string>> = {
  de: new Set('der die das den dem des mein meine meinen meinem meiner meines unser unsere unseren unserem unserer unseres besagte besagten zur zum vom beim'.split(' ')),
  fr: new Set('le la l du de mon ma notre ladite ledit'.split(' ')),
  it: new Set('il lo la l del della dell al alla mio mia nostro nostra sul sulla dal dalla'.split(' ')),
  en: new Set('the my our said that'.split(' ')),
}; // prettier-ignore

/** Says of a firm what it is: `la gérance est X`, `the agency is called X`; Italian tells `è` from `e` by its mark alone. */
const IS: Record<Language, string> = {
  de: '(?:ist|heisst|war|ware|nennt sich)(?: die| der| das| also| eine?)?',
  fr: '(?:est|s appelle|se nomme|etait|serait)(?: la| le| l)?',
  it: '(?:essere|si chiama|sarebbe|era)(?: la| il| lo| l)?',
  en: '(?:is|s|are|was|is called|goes by|would be)(?: the)?',
}; // prettier-ignore
const IS_WITH_MARK = /(?<!\p{L})(?:è|e['’])(?!\p{L})/giu;
const LEAST_LETTERS = 4;
/** Nobody's role in a firm that such a noun tells, and nothing it has: `l'organe de révision est X`. */
const mayCall = (token: TaggedToken): boolean => {
  const slot = slotOf(token);
  if (slot === null) return true;
  if (slot.type === 'ROLE') return !slot.roles.includes('AUDITOR');
  return (slot.type === 'MEASURE' && slot.measure === 'OFFICERS') || slot.type === 'FILLER' || (slot.type === 'OUTSIDE' && slot.topic === 'BUSINESS');
}; // prettier-ignore

/**
 * `La gérance, elle a quelle adresse`, where an earlier turn said `la gérance est X`: the words that call one so, and X. A noun that asks for somebody (`et la
 * gérance ?`) does so where nothing else is asked. Null: no turn said so.
 */
export function calledSo({ recalled: { calledIn } }: Asked, { tokens, language }: Reading): { run: Run; one: Remembered } | null {
  for (const [at, token] of tokens.entries()) {
    const led = at > 0 && !token.commaBefore && !token.breakBefore && BEFORE_NOUN[language].has(tokens[at - 1]!.folded);
    // What a firm is to whoever asks each part tells for itself.
    if (!led || token.folded.length < LEAST_LETTERS || RELATIONS[language].test(token.folded) || !mayCall(token)) continue;
    // `And the chair, who is that?`: who holds the office.
    const asksMore = tokens.some((other) => other.phrase !== token.phrase && isAsked(other) && slotOf(other)?.type !== 'WHEN');
    if (slotOf(token)?.type === 'ROLE' && !asksMore && tokens.some((other) => slotOf(other)?.type === 'WHEN' || WHO.has(other.folded))) continue;
    const asksFor = slotOf(token) !== null && isContent(slotOf(token)!);
    const asksElse = ({ phrase }: TaggedToken, slot: Slot | null) => phrase !== token.phrase && (slot === null || isContent(slot));
    if (asksFor && !tokens.some((other) => asksElse(other, slotOf(other)))) continue;
    const said = calledIn.filter(({ question, firm }) => {
      const text = foldName(question.replace(IS_WITH_MARK, ' essere '));
      const [name] = foldName(firm.name).split(' ');
      return new RegExp(`(?:^| )${token.folded} ${IS[language]} ${name}(?: |$)`).test(text);
    });
    if (said.length > 0) return { run: { start: at - 1, end: at + 1 }, one: said[0]!.firm };
  }
  return null;
} // prettier-ignore

/** Whether a word says what whoever is called so does: the noun without the ending that makes a doer of it. A root of three letters, only with the ending of a noun. */
function isDeedOf(noun: string, word: string, language: Language): boolean {
  const root = rootOf(noun);
  // `The lessee` is not who was called the lessor.
  if (RELATIONS[language].test(word)) return rootOf(word) === root && /ee$/.test(word) === /ee$/.test(noun);
  if (root.length < LEAST_OF_ROOT || !word.startsWith(root) || NO_DEED.test(word)) return false;
  return root.length > LEAST_OF_ROOT ? word.length > root.length + 1 || word === root : /^(?:e?ments?|ed|ing|amento|amenti|ung|ungen)$/.test(word.slice(root.length));
} // prettier-ignore
const rootOf = (noun: string): string => noun.replace(/(?:er(?:in)?|ee|or|eur|euse|atore|atrice|itore|itrice)$/, '');
const LEAST_OF_ROOT = 3;
const LEADS_ELSEWHERE: readonly Slot['type'][] = ['OTHER', 'ORDINAL', 'BACK'];
/** Weekdays, and what is believed, of a seller and a creditor. */
const NO_DEED = /^(?:vendredis?|venerdi|cred(?:o|i|e|iamo|ete|ono|evo|ere))$/;

/**
 * `What capital has my supplier`, where an earlier turn about one firm called it so: that firm, whoever was spoken of since; of several firms none
 * of which was called so, nobody (null). Otherwise everything stands as it was.
 */
export function asCalled(asked: Asked, { tokens, language }: Reading, words: Said): { asked: Asked; words: Said } | null {
  const { recalled, focusUid } = asked;
  // `What capital has she? The landlord asks.`
  if (focusUid !== null || recalled.subjects.length === 0 || words.pronoun !== null) return { asked, words };
  const isNoun = (token: TaggedToken, at: number) => {
    const before = tokens[at - 1]?.folded ?? '';
    const led = BEFORE_NOUN[language].has(before) || POSSESSIVES[language].has(before);
    return led && !token.told && !token.commaBefore && RELATIONS[language].test(token.folded);
  };
  const nouns = tokens.filter(isNoun);
  for (const noun of nouns) {
    const said = (is: (word: string) => boolean) => recalled.calledIn.filter(({ question }) => foldName(question).split(' ').some(is));
    const did = said((word) => isDeedOf(noun.folded, word, language));
    // `The payments come from X`, and it is the payer; of several none.
    const turn = said((word) => bareOf(word, language) === bareOf(noun.folded, language))[0] ?? (new Set(did.map(({ firm }) => firm.uid)).size === 1 ? did[0] : undefined);
    if (turn === undefined) continue;
    const { firm } = turn;
    const others = recalled.subjects.filter(({ uid }) => uid !== firm.uid);
    const outside = words.outside !== null && foldName(words.outside.text).split(' ').includes(noun.folded) ? null : words.outside;
    const unknown = words.unknown.filter((word) => foldName(word) !== noun.folded);
    const about = { ...recalled, subjects: [firm, ...others], current: 1, candidates: [], pending: false, listed: [], together: [] };
    return { asked: { ...asked, recalled: about }, words: { ...words, outside, unknown, unknownAsked: words.unknownAsked && unknown.length > 0, back: false, other: false } };
  }
  const firms = recalled.subjects.filter(({ kind }) => kind === 'COMPANY');
  const other = tokens.some((token) => LEADS_ELSEWHERE.includes(slotOf(token)?.type ?? 'FILLER'));
  return firms.length > 1 && !other && nouns.some(({ folded }) => RELATIONS[language].test(folded)) ? null : { asked, words };
} // prettier-ignore
