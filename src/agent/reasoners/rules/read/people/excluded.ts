import type { Language } from '../../../../../core/index.js';
import { EXCLUSIONS } from '../../lexicon/index.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** Between such a word and what it leaves out. */
const SMALL =
  'von|vom|der|die|das|dem|den|des|im|bei|beim|zu|zur|stadt|gemeinde|kantons?|herrn?|frau|de|du|d|la|le|les|l|a|au|aux|en|dans|chez|celles?|celui|ceux|ville|commune|m|mme|madame|monsieur|il|lo|i|gli|da|di|del|della|dello|dell|dal|dalla|dalle|dai|ad|al|alla|allo|alle|ai|nel|nella|in|presso|quell[aeio]|citta|comune|cantone|signora?|sig|the|of|from|for|to|at|those|ones?|city|town|municipality|canton|mr|mrs|ms|che|qu|que';
const MOST_SMALL = 5;
/** What narrows a question, and would be read as asked for. */
const CONDITIONS: readonly Slot['type'][] = ['CANTON', 'FORM', 'STATUS', 'ROLE', 'SIGNATURE', 'TIME', 'ORDINAL'];

/** Where, in words between which stand single blanks, the word that leaves out begins and ends. */
type Finder = (words: string) => { start: number; end: number } | null;
const finder = (pattern: string): Finder => {
  const words = new RegExp(pattern, 'd');
  return (text) => {
    const [start, end] = words.exec(text)?.indices?.[1] ?? [];
    return start === undefined || end === undefined ? null : { start, end };
  };
};
const before = (words: string) => finder(`(?:^| )(${words})(?: (?:${SMALL})){0,${MOST_SMALL}}$`);
const finders = (language: Language) => {
  const { out, beside, without, after } = EXCLUSIONS[language];
  return { out: before(out), beside: before(beside), without: before(without), after: finder(`^(${after})(?: |$)`) };
};
const FINDERS = { de: finders('de'), fr: finders('fr'), it: finders('it'), en: finders('en') };

/** The word that leaves out a place, a name or another condition which the question writes: `outside Bern`. Null: none does. */
export function exclusionIn(reading: Reading, names: readonly NamedInQuestion[]): string | null {
  const { tokens, language } = reading;
  const { out, beside, without, after } = FINDERS[language];
  for (let at = 0; at < tokens.length; at++) {
    const name = names.find(({ start, end }) => start <= at && at < end);
    if (name === undefined ? !isCondition(tokens, at) : name.start !== at) continue;
    // Of a person and a firm, neither is meant beside the other.
    const slot = name === undefined ? slotOf(tokens[at]!) : null;
    const office = slot?.type === 'ROLE';
    const apart = office || slot?.type === 'PRONOUN' || (name !== undefined && (isPerson(name) || (names.length === 2 && names.some(isPerson))));
    const led = wordsBefore(tokens, at);
    const behind = wordsBehind(tokens, name?.end ?? at + 1);
    const said = written(reading, led, out) ?? (apart ? written(reading, led, beside) : null) ?? (office ? written(reading, led, without) : null) ?? written(reading, behind, after);
    if (said !== null) return said;
  }
  return null;
} // prettier-ignore

const isPerson = ({ hits }: NamedInQuestion) => hits.length > 0 && hits.every(({ kind }) => kind === 'PERSON');

/** A capital that no lexicon knows is a place, or somebody. */
function isCondition(tokens: readonly TaggedToken[], at: number): boolean {
  const slot = slotOf(tokens[at]!);
  if (slot === null) return at > 0 && tokens[at]!.capital && slotOf(tokens[at - 1]!)?.type !== 'NEGATION';
  if (slot.type === 'PRONOUN') return slot.of === 'PERSON';
  return CONDITIONS.includes(slot.type) && tokens[at - 1]?.phrase !== tokens[at]!.phrase;
}

const ends = ({ breakBefore, commaBefore }: TaggedToken) => breakBefore || commaBefore;
const textOf = (words: readonly TaggedToken[]) => words.map(({ folded }) => folded).join(' ');

function wordsBefore(tokens: readonly TaggedToken[], at: number): readonly TaggedToken[] {
  if (ends(tokens[at]!)) return [];
  const start = tokens.slice(0, at).findLastIndex(ends);
  return tokens.slice(Math.max(start, at - MOST_SMALL - 3, 0), at);
}

function wordsBehind(tokens: readonly TaggedToken[], at: number): readonly TaggedToken[] {
  const words = tokens.slice(at, at + 3);
  const end = words.findIndex((word, index) => index > 0 && ends(word));
  return end < 0 ? words : words.slice(0, end);
}

/** As the question writes it; null where it is part of another word that says something: `thrown out`. */
function written({ question }: Reading, words: readonly TaggedToken[], find: Finder): string | null {
  const text = textOf(words);
  const place = find(text);
  if (place === null) return null;
  const first = text.slice(0, place.start).split(' ').length - 1;
  const own = words.slice(first, first + text.slice(place.start, place.end).split(' ').length);
  const says = own.some((word) => MEANS_ELSE.includes(slotOf(word)?.type ?? 'FILLER'));
  return says ? null : question.slice(own[0]!.span.start, own.at(-1)!.span.end);
}

const MEANS_ELSE: readonly Slot['type'][] = ['LEFT', 'JOINED', 'ROLE', 'TOPIC', 'OUTSIDE'];

/** French denies with a letter and a word that also says `more`: of firms that are counted, `n'existent plus`. */
export function noLonger(words: readonly TaggedToken[]): string | null {
  return /(?:^| )n \S+(?: \S+){0,2} plus(?! (?:de|que|qu|d) )(?: |$)/.test(textOf(words)) ? 'plus' : null;
}
