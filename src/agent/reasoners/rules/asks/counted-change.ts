import { foldName, type EventTopic, type Language } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { CHANGED, DIRECTION, TOPIC_OF } from '../read/firms/changed.js';
import { movedFrom } from '../read/firms/of-all-firms.js';
import type { Said } from '../read/said.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

/** Where a firm is may limit a count; what it has by these limits none. */
const NO_LIMIT: readonly Measure[] = ['NAMES', 'PURPOSE', 'CAPITAL', 'BRANCHES', 'HEAD_OFFICE'];
const TIMES = /^(?:mal|male|times|fois|volte)$/;
/** What changed, by the words of the question: `how many changed their name`; null: nothing is said to. */
export function changedTopic({ measures }: Said, question: string): EventTopic | null {
  const field = measures.find(({ value }) => value in TOPIC_OF)?.value;
  const says = foldName(question)
    .split(' ')
    .some((word) => CHANGED.test(word));
  return field === undefined || !says ? null : (TOPIC_OF[field] ?? null);
}

/** `In den Kanton Zug`, `vers le canton de Vaud`: what stands before a canton that firms went to, and did not just move within. */
const INTO: Record<Language, RegExp> = {
  de: /(?:^| )(?:in (?:den|die)|ins|nach)(?: kanton)?$/,
  en: /(?:^| )(?:to|into)(?: the)?(?: canton(?: of)?)?$/,
  fr: /(?:^| )(?:(?:dans|vers) (?:le|la|l)|au|en|aux)(?: canton(?: d(?:e|u|es)?(?: la| l)?)?)?$/,
  it: /(?:^| )(?:nel|nei|nella|verso il|verso i|in)(?: canton(?:e)?(?: d(?:i|el|ei|ella))?)?$/,
};
/** `Transferts de siège dans le canton` are those within it, too. */
const WITHIN: Partial<Record<Language, RegExp>> = {
  fr: /(?:^| )(?:transferts?|demenagements?|changements?)(?: .*)? (?:dans|au|en|aux)(?: |$)/,
  it: /(?:^| )(?:trasferiment[oi]|traslochi|trasloco|camb\w+)(?: .*)? (?:nel|nei|nella|in)(?: |$)/,
};

function movedInto(language: Language, tokens: Reading['tokens']): boolean {
  const canton = tokens.findIndex((token) => slotOf(token)?.type === 'CANTON');
  const before = tokens
    .slice(0, Math.max(0, canton))
    .map(({ folded }) => folded)
    .join(' ');
  return INTO[language].test(before) && WITHIN[language]?.test(before) !== true;
}

/** `Which firms moved from Zurich to Zug?`: where they came from limits nothing, and is no seat. */
export function settleMoved(frame: QuestionFrame, { tokens, language }: Reading): void {
  const ofAll = (frame.measure === 'COMPANIES' || frame.measure === 'COUNT') && frame.subjects.length === 0;
  if (!ofAll || frame.refusal !== null || !frame.topics.includes('MOVED')) return;
  const from = movedFrom(language, tokens);
  if (from === null) {
    if (frame.canton !== null && frame.municipality === null && movedInto(language, tokens)) frame.movedIn = true;
    return;
  }
  // Of one place alone, whoever is there no longer; of two, nothing tells who went from one to the other.
  if (isOnePlace(frame, tokens)) {
    frame.movedAway = true;
    frame.notUnderstood = frame.notUnderstood.filter((word) => !from.includes(word) && !word.includes(from));
    return;
  }
  frame.notUnderstood = [...new Set([...frame.notUnderstood, from])];
  frame.refusal = { type: 'UNKNOWN_WORD' };
}

function isOnePlace({ canton, municipality }: QuestionFrame, tokens: Reading['tokens']): boolean {
  const places = tokens.filter((token, at) => slotOf(token)?.type === 'CANTON' || (at > 0 && token.capital && slotOf(token) === null));
  const words = municipality === null ? (canton === null ? 0 : MOST_OF_CANTON) : Math.max(1, municipality.split(/[\s-]+/).length);
  const phrases = new Set(places.map(({ phrase }) => phrase)).size;
  return (canton === null) !== (municipality === null) && places.length <= words && (municipality !== null || phrases === 1);
} // prettier-ignore
/** `Kanton Basel-Landschaft`. */
const MOST_OF_CANTON = 5;

/** `How many companies changed their name in 2022`: those of which a notice says so. What limits no count is named, and nothing counted in its place. */
export function settleChanged(frame: QuestionFrame, { measures }: Said, { tokens }: Reading): void {
  if (frame.measure !== 'COUNT' || frame.counted === 'NOTICES' || frame.subjects.length > 0 || frame.topics.length + frame.roles.length > 0 || frame.refusal !== null) return;
  // `How many times did it change its seat?` counts no firms.
  const times = tokens.some(({ folded }, at) => TIMES.test(folded) && slotOf(tokens[at - 1] ?? tokens[at]!)?.type === 'COUNTING');
  const changes = tokens.filter((token) => CHANGED.test(token.folded));
  const field = measures.find(({ value }) => value in TOPIC_OF || NO_LIMIT.includes(value))?.value;
  const topic = field === undefined ? undefined : TOPIC_OF[field];
  if (field === undefined && !times) return;
  if (changes.length > 0 && topic !== undefined && !times) {
    frame.topics = [topic];
    const plain = frame.notUnderstood.filter((word) => !changes.some(({ text }) => text === word));
    frame.notUnderstood = [...plain, ...changes.flatMap(({ text, folded }) => (DIRECTION.test(folded) ? [text] : []))];
  } else if (times || (field !== undefined && NO_LIMIT.includes(field))) {
    const said = measures.filter(({ value }) => value === field).map(({ text }) => text);
    frame.notUnderstood = [...new Set([...frame.notUnderstood, ...said])];
    frame.refusal = { type: 'UNKNOWN_WORD' };
  }
} // prettier-ignore
