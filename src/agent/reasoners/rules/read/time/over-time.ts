/** `How did its capital develop?`, `its purpose before and after 2006`, `where was it before Genoa`: all that a value ever was, and not what it is today. */
import type { Language } from '../../../../../core/index.js';
import type { Measure } from '../../../../../trace/index.js';
import { amend } from '../../amend.js';
import { FIELDS } from '../fields-asked.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import { CHANGE, CHANGE_OF, CHANGED, TOPIC_OF } from '../firms/changed.js';
import { isOfFirm } from '../firms/objects.js';
import { isSuffix } from '../names/runs.js';
import type { Said } from '../said-slots.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';
import { isWhichFirms } from '../firms/which-firms.js';

interface Words {
  /** Said of a value that went through several. */
  course: RegExp;
  /** Of places: all of them. */
  everywhere: RegExp;
  /** On both sides of a time or of what happened. */
  bothSides: RegExp;
  before: RegExp;
}

const WORDS: Record<Language, Words> = {
  de: {
    course: /(?:^| )(?:(?:weiter|fort)?entwickelt?e?|entwicklung(?:en)?|(?:zeitliche[rn]? )?verlauf|(?:im laufe?|im verlauf) der (?:zeit|jahre)|(?:uber|durch) die (?:zeit|jahre)|nacheinander)(?= |$)/,
    everywhere: /(?:^| )(?:(?:schon )?uberall|(?:an welchen|alle) orten?)(?= |$)/,
    bothSides: /(?:^| )vor und nach(?= |$)/,
    before: /^vor$/,
  },
  fr: {
    course: /(?:^| )(?:evolue(?:e|r)?|evoluai(?:t|ent)|evolutions?|au fil (?:du temps|des ans|des annees)|au cours (?:du temps|des ans|des annees)|successi(?:f|fs|ve|ves|vement))(?= |$)/,
    everywhere: /(?:^| )(?:partout|tous les endroits)(?= |$)/,
    bothSides: /(?:^| )avant et apres(?= |$)/,
    before: /^avant$/,
  },
  it: {
    course: /(?:^| )(?:evolut[oaie]|evoluzion[ei]|evolveva|sviluppat[oa]|nel tempo|nel corso (?:del tempo|degli anni)|negli anni|successiv[ie])(?= |$)/,
    everywhere: /(?:^| )(?:ovunque|dappertutto|tutti i luoghi)(?= |$)/,
    bothSides: /(?:^| )prima e dopo(?= |$)/,
    before: /^prima$/,
  },
  en: {
    course: /(?:^| )(?:develop(?:ed|ment)?|evolv(?:e|ed|es|ing)|evolution|over (?:time|the years)|through(?:out)? (?:time|the years)|successive(?:ly)?)(?= |$)/,
    everywhere: /(?:^| )(?:everywhere|all (?:the )?places)(?= |$)/,
    bothSides: /(?:^| )before and after(?= |$)/,
    before: /^before$/,
  },
}; // prettier-ignore

const NOUNS = /^(?:development|evolution|entwicklung(?:en)?|evolutions?|evoluzion[ei]|sviluppat[oa])$/;
const PLACES: readonly Measure[] = ['ADDRESS', 'SEAT'];
/** They only say that it is asked over time, or where. */
const BESIDE: readonly Measure[] = ['TIMELINE', 'IDENTIFY', 'PERSON_MANDATES'];

/** Of a firm that is named, or of whoever is spoken of and is no person. */
export function takeOverTime(reading: Reading, names: readonly NamedInQuestion[], words: readonly TaggedToken[], result: Said): void {
  const { roles, topics, outside, people, pronoun, counting, signatures, joined } = result;
  if ((names.length > 0 && !isOfFirm(names)) || people || pronoun?.of === 'PERSON' || (outside ?? counting ?? signatures ?? joined) !== null || roles.length + topics.length > 0) return;
  // `Which companies had their seat there over time?` asks for firms.
  if (names.length === 0 && (result.companies || result.measures.some(isWhichFirms))) return;
  const { course, everywhere, bothSides } = WORDS[reading.language];
  const text = words.map(({ folded }) => folded).join(' ');
  const asked = [...new Set(result.measures.filter(({ value }) => !BESIDE.includes(value)).map(({ value }) => value))];
  const placed = asked.length > 0 && asked.every((measure) => PLACES.includes(measure));
  const measure = asked.length === 1 ? asked[0]! : placed ? 'ADDRESS' : null;
  if (measure === null || !FIELDS.includes(measure)) return;
  const place = placed ? placeBefore(reading, names) : [];
  const found = [course, bothSides, ...(placed ? [everywhere] : [])].flatMap((pattern) => pattern.exec(text)?.[0].trim().split(' ') ?? []);
  const changed = words.filter((word, at) => (CHANGED.test(word.folded) && isOpen(slotOf(word))) || isChangeOf(words, at, measure));
  const topic = TOPIC_OF[measure];
  // `Did its capital change in 2021?`: what was published of that in that time.
  if (changed.length > 0 && topic !== undefined && result.times.length > 0 && result.times.every(({ asOf }) => asOf === null)) {
    const unknown = result.unknown.filter((word) => changed.every(({ text: own }) => own !== word));
    return amend(result, { measures: [], topics: [{ value: topic, text: changed[0]!.text }], unknown, unknownAsked: result.unknownAsked && unknown.length > 0 });
  }
  // `Has its capital changed?`
  found.push(...changed.map(({ folded }) => folded));
  if (found.length + place.length === 0) return;
  // Within a time that is said, all of it would be too much; of a purpose, `software development` is no course.
  if ((result.times.length > 0 && !bothSides.test(text)) || (measure === 'PURPOSE' && found.every((word) => NOUNS.test(word)))) return;
  const own = words.filter(({ folded }) => found.includes(folded)).map((word) => word.text).concat(place);
  const unknown = result.unknown.filter((word) => !own.includes(word));
  amend(result, { measures: [{ value: place.length > 0 ? 'SEAT' : measure, text: '' }], ever: true, how: false, left: null, unknown, unknownAsked: result.unknownAsked && unknown.length > 0 });
  if (place.length > 0) result.place = null;
  if (bothSides.test(text)) result.times = [];
} // prettier-ignore

/** `Adressänderungen`, `changements d'adresse`, `address changes`: of that value. */
function isChangeOf(words: readonly TaggedToken[], at: number, measure: Measure): boolean {
  const isValue = (word: TaggedToken | undefined) => {
    const slot = word === undefined ? null : slotOf(word);
    return slot?.type === 'MEASURE' && slot.measure === measure;
  };
  const { folded } = words[at]!;
  if (CHANGE_OF.test(folded)) return isValue(words[at]);
  if (!CHANGE.test(folded) || !isOpen(slotOf(words[at]!))) return false;
  const next = words.findIndex((word, index) => index > at && slotOf(word)?.type !== 'FILLER');
  return isValue(words[at - 1]) || (next > at && next - at <= MOST_TO_VALUE && isValue(words[next]));
}
const MOST_TO_VALUE = 3;

/** No word of its own for anything but what happened. */
const isOpen = (slot: Slot | null): boolean =>
  slot === null || slot.type === 'FILLER' || (slot.type === 'MEASURE' && slot.measure === 'TIMELINE');

/** `Before Genoa`: the words of a place behind one that says `before`, to the end of the clause, and no firm's name. */
function placeBefore(reading: Reading, names: readonly NamedInQuestion[]): string[] {
  const { tokens, language } = reading;
  const isNamed = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  const at = tokens.findIndex(({ folded }) => WORDS[language].before.test(folded));
  const first = tokens[at + 1]?.folded === 'di' ? at + 2 : at + 1;
  if (at < 0 || tokens[first] === undefined) return [];
  const end = tokens.findIndex((token, index) => index > first && (token.breakBefore || token.commaBefore));
  const behind = tokens.slice(first, end < 0 ? tokens.length : end);
  const isPlace = behind.every((token, index) => !isNamed(first + index) && !isSuffix(token) && (slotOf(token) === null || slotOf(token)?.type === 'CANTON' || (index > 0 && slotOf(token)?.type === 'FILLER')));
  return isPlace && behind[0]?.capital === true ? [tokens[at]!.text, ...behind.map(({ text }) => text)] : [];
} // prettier-ignore

/** `Where was it before Genoa?`: what nobody is called, behind `before` where a place is asked for, is no name. */
export function isPlaceBefore(reading: Reading, { hits }: NamedInQuestion): boolean {
  const where = reading.tokens.some((token) => {
    const slot = slotOf(token);
    return slot?.type === 'MEASURE' && PLACES.includes(slot.measure);
  });
  return where && hits.length === 0 && placeBefore(reading, []).length > 0;
}
