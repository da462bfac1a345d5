import { foldName } from '../../../../core/index.js';
import type { Said } from './said-slots.js';
import { slotOf, type TaggedToken } from './tagging.js';

const BROKE = /bust|under|bankrupt|insolv|konkurs|pleite|fallit|faillit|fallit|bankrott/;

/** Whether a word tells what happened to a firm: a notice's topic, or a state that begins with one. */
export function isEvent(word: TaggedToken): boolean {
  const slot = slotOf(word);
  return slot?.type === 'TOPIC' || (slot?.type === 'MEASURE' && slot.measure === 'STATUS' && BROKE.test(word.folded));
}

/** `When did it go under`: the day of the bankruptcy, and no state of today. */
export function takeBroke(result: Said): void {
  const states = result.measures.filter(({ value, text }) => value === 'STATUS' && BROKE.test(foldName(text)));
  if (!result.when || result.topics.length > 0 || states.length === 0) return;
  result.measures = result.measures.filter((measure) => !states.includes(measure));
  result.topics.push({ value: 'BANKRUPTCY', text: states[0]!.text });
}

const STRUCK =
  /^(?:ausgetragen|weg|raus|gestrichen|ausgeschieden|biff\w+|radi\w+|ray\w+|sorti\w*|stralciat\w+|depennat\w+|cancellat\w+|uscit\w+|struck(?: out| off)?|taken off|crossed out|removed|dropped|gone|off)$/;

/** `Taken off on which day?`, of no people: what happened to the firm. */
export function takeStruck(result: Said): void {
  const { left, when, who, people, roles, measures, topics } = result;
  if (left === null || !when || who || people || roles.length + topics.length > 0 || measures.some(({ value }) => value === 'OFFICERS')) return; // prettier-ignore
  if (!STRUCK.test(foldName(left))) return;
  result.topics.push({ value: 'DELETED', text: left });
  result.left = null;
}

const NAMES = /^(?:(?:quels )?noms|namen|(?:quali |che )?nomi|(?:which )?names)$/;

/** `Which names were struck off in 2025`: of the entry's people, and no former name. */
export function takeStruckNames(result: Said): void {
  const { measures, topics, times, when } = result;
  const named = measures.length > 0 && measures.every(({ value, text }) => value === 'NAMES' && NAMES.test(foldName(text)));
  if (!named || when || times.length === 0 || topics.length === 0 || topics.some(({ value }) => value !== 'DELETED')) return;
  [result.measures, result.people] = [[], true];
} // prettier-ignore
