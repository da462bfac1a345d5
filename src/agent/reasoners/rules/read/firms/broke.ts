import { foldName, type Language } from '../../../../../core/index.js';
import type { Measure } from '../../../../../trace/index.js';
import { amend } from '../../amend.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import { takeFounding } from '../time/founding.js';
import { isOfFirm } from './objects.js';
import { BROKE, takeOnce } from '../time/once-was.js';
import type { Said } from '../said-slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** Whether a word tells what happened to a firm: a notice's topic, or a state that begins with one. */
export function isEvent(word: TaggedToken): boolean {
  const slot = slotOf(word);
  return slot?.type === 'TOPIC' || (slot?.type === 'MEASURE' && slot.measure === 'STATUS' && BROKE.test(word.folded));
}

/** `When did it go under`, `was it ever bankrupt`: the day of the bankruptcy, and no state of today; of a founding likewise, and no foundation. */
export function takeBroke(result: Said, words: readonly TaggedToken[], language: Language): void {
  takeFounding(result);
  takeOnce(result, words, language);
  const states = result.measures.filter(({ value, text }) => value === 'STATUS' && BROKE.test(foldName(text)));
  if (!result.when || result.topics.length > 0 || states.length === 0) return;
  result.measures = result.measures.filter((measure) => !states.includes(measure));
  result.topics.push({ value: 'BANKRUPTCY', text: states[0]!.text });
}

const HOW = /^(?:wie|comment|come|com|how)$/;
const ENDED =
  /^(?:endete|geendet|endet|ausging|ausgegangen|termine\w*|fini\w*|acheve\w*|terminat[oa]|conclus[oa]|concluse|end|ended|turn|turned|conclude|concluded)$/;
const NOTHING_ELSE: readonly Measure[] = ['STATUS', 'IDENTIFY', 'BANKRUPTCY_DATES', 'TIMELINE'];
const OUTCOME = /^(?:ausgang|ergebnis|issue|resultat|esito|risultato|outcome|result|upshot)$/;

/** `How did the bankruptcy end?`: all that the notices say of it, since one that was suspended was never closed. */
export function takeOutcome(result: Said, words: readonly TaggedToken[]): void {
  const { topics, when, measures } = result;
  const isBankruptcy = topics.length > 0 && topics.every(({ value }) => value === 'BANKRUPTCY' || value === 'BANKRUPTCY_CLOSED');
  const asked = words.some(({ folded }) => OUTCOME.test(folded)) || (words.some(({ folded }) => HOW.test(folded)) && words.some(({ folded }) => ENDED.test(folded)));
  if (!isBankruptcy || !asked || when || result.counting !== null || measures.some(({ value, text }) => !NOTHING_ELSE.includes(value) && !HOW.test(foldName(text).split(' ')[0]!))) return;
  const unknown = result.unknown.filter((word) => !OUTCOME.test(foldName(word)) && !ENDED.test(foldName(word)));
  amend(result, { topics: [{ value: 'BANKRUPTCY', text: topics[0]!.text }], measures: [], notices: true, ever: false, how: false, unknown, unknownAsked: false });
} // prettier-ignore

const STRUCK =
  /^(?:ausgetragen|gestrichen|biff\w+|radi\w+|ray\w+|stralciat\w+|depennat\w+|cancellat\w+|struck(?: out| off)?|taken off|crossed out)$/;
const ARTICLES = new Set('der dem die la le l the'.split(' '));
/** In front of a firm these tell where somebody was struck off, and not what was. */
const AT = new Set('bei beim aus von vom in im de du d chez a au di da del della dell dal dalla dall alla presso nella at from of by with'.split(' ')); // prettier-ignore
const HE = new Set('er he il lui egli'.split(' '));

/** `On which day was X taken off?`, of a firm named and of no people: what happened to it, and nobody who left it. */
export function takeStruck(result: Said, { tokens }: Reading, names: readonly NamedInQuestion[]): void {
  const { left, when, who, anybody, people, ordinal, pronoun, roles, measures, topics } = result;
  if (left === null || !when || who || anybody || people || ordinal !== null || roles.length + topics.length > 0 || measures.some(({ value }) => value === 'OFFICERS')) return; // prettier-ignore
  if (pronoun?.of === 'PERSON' || tokens.some(({ folded, slot }) => HE.has(folded) && slot?.type === 'PRONOUN')) return;
  if (!STRUCK.test(foldName(left)) || !isOfFirm(names) || names.length === 0) return;
  if (names.some(({ start }) => AT.has(beforeArticle(tokens, start)))) return;
  result.topics.push({ value: 'DELETED', text: left });
  result.left = null;
}

/** The word in front of a name, and of its article. */
function beforeArticle(tokens: readonly TaggedToken[], start: number): string {
  const before = tokens.slice(0, start).findLast(({ folded }) => !ARTICLES.has(folded));
  return before?.folded ?? '';
}

const NAMES = /^(?:(?:quels )?noms|namen|(?:quali |che )?nomi|(?:which )?names)$/;

/** `Which names were struck off in 2025`: of the entry's people, and no former name. */
export function takeStruckNames(result: Said): void {
  const { measures, topics, times, when } = result;
  const named = measures.length > 0 && measures.every(({ value, text }) => value === 'NAMES' && NAMES.test(foldName(text)));
  if (!named || when || times.length === 0 || topics.length === 0 || topics.some(({ value }) => value !== 'DELETED')) return;
  [result.measures, result.people] = [[], true];
} // prettier-ignore
