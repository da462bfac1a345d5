/** What else is said to have happened to the firms asked for: `founded in 2020 | went bankrupt since`. */
import type { EventTopic, Language } from '../../../../../core/index.js';
import type { AlsoAsked } from '../../../../../trace/index.js';
import { JOINING } from '../../lexicon/index.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';
import { CHANGED, TOPIC_OF } from './changed.js';

/** Words from `start` to before `end`, and what they say. */
export interface SaidAlso {
  start: number;
  end: number;
  also: AlsoAsked;
  /** In the time of what happened first: `deleted in the same year`. */
  sameTime: boolean;
}

interface Event {
  start: number;
  end: number;
  topic: EventTopic;
  /** That it goes on to exist: that it was not deleted. */
  lasts: boolean;
}

/** Words around a verb that say nothing of their own: auxiliaries, adverbs of what follows, who does it. */
const AUXILIARY: Record<Language, RegExp> = {
  de: /^(?:sind|ist|wurden?|worden|haben|hat|hatten|waren|gingen|ging|gegangen|geworden|danach|dann|spater|inzwischen|mittlerweile|unterdessen|seither|seitdem|seit|nachher|anschliessend|schliesslich|zuvor|vorher|fruher|bereits|schon|und|aber|auch|nie|niemals|nicht|wieder|noch|heute|die|ihren?|den|das|der)$/,
  fr: /^(?:ont|a|avaient|avait|ete|sont|etaient|puis|ensuite|depuis|lors|apres|avant|auparavant|deja|plus|tard|entre|temps|finalement|et|mais|aussi|jamais|ne|n|pas|encore|toujours|aujourd|hui|qui|se|par|la|suite|leur)$/,
  it: /^(?:sono|e|stat[eio]|hanno|ha|erano|avevano|poi|dopo|successivamente|seguito|in|nel|frattempo|prima|precedenza|gia|ma|anche|mai|non|ancora|oggi|che|da|allora|infine|si|la|il|loro)$/,
  en: /^(?:have|has|had|been|be|were|was|are|is|went|gone|going|got|later|then|since|afterwards|subsequently|eventually|finally|ultimately|meanwhile|now|today|before|previously|earlier|already|and|but|also|ever|never|not|again|still|who|which|that|their|its|the)$/,
};
const JOINS = /^(?:und|aber|et|puis|mais|e|ed|poi|ma|and|then|but|die|qui|che|who|which|that|ont|sono|wurden|sind)$/;
const AFTER = /^(?:danach|dann|spater|inzwischen|mittlerweile|unterdessen|seither|seitdem|seit|nachher|anschliessend|schliesslich|puis|ensuite|depuis|apres|tard|suite|finalement|poi|dopo|successivamente|seguito|frattempo|allora|infine|later|then|since|afterwards|subsequently|eventually|finally|ultimately|meanwhile)$/; // prettier-ignore
const BEFORE =
  /^(?:zuvor|vorher|fruher|bereits|auparavant|avant|deja|prima|precedenza|gia|before|previously|earlier|already)$/;
const NOT = /^(?:nie|niemals|nicht|jamais|pas|mai|non|never|not)$/;
/** Before what happened, as a noun or a verb without its doer: `vor dem Konkurs`, `before going bankrupt`. */
const [UP_TO, FROM_ON] = [/^(?:vor|bevor|avant|prima|before)$/, /^(?:nach|nachdem|apres|dopo|after)$/];
const CLAUSE = /^(?:bevor|nachdem)$/;
const BETWEEN =
  /^(?:de|d|di|del|della|dello|dell|la|le|les|l|il|lo|dem|der|ihrem|ihrer|einem|einer|leur|une|un|una|loro|their|its|the|a|an|they|it|sie|es|elles|ils|esse|qu|que|che|ne|n|going|being|faire|etre|avoir|avere|aver|essere|having|fait|ete|stat[eio])$/;
const LASTS: Record<Language, RegExp> = {
  de: /^(?:gibt es (?:(?:heute|immer|auch) )*noch|(?:existieren|bestehen|leben) (?:(?:heute|immer|auch) )*noch|sind (?:(?:heute|immer|auch) )*noch (?:eingetragen|da|am leben|im (?:handels)?register)|noch (?:existieren|bestehen))\b/,
  fr: /^(?:existent(?: elles)? (?:toujours|encore)|(?:sont|figurent) (?:toujours|encore) (?:inscrites?|la|au registre)|subsistent(?: encore)?)\b/,
  it: /^(?:esistono ancora|(?:ci )?sono ancora (?:iscritte|nel registro|in vita)|ci sono ancora)\b/,
  en: /^(?:still (?:exist|around|registered|there|in the register|alive)|(?:are|is) still (?:around|registered|there|entered|in the register|alive|going)|(?:have )?survived?|continue to exist)\b/,
};
const MOST_APART = 6;

/** What stands behind the first thing that happened, each with the words that say so; `within` where something happened to firms told before. Empty: one thing is asked, or none. */
export function saidAlso(reading: Reading, within: boolean): SaidAlso[] {
  const events = eventsIn(reading);
  if (events.length < (within ? 1 : 2)) return [];
  const beside = events.map((event) => besideOf(reading, event));
  const base = within ? -1 : beside.indexOf(null);
  if (!within && (base < 0 || events[base]!.lasts)) return [];
  if (!within && asksTwice(reading, events)) return [];
  const said = events.flatMap((event, at): SaidAlso[] => (at === base ? [] : [beside[at] ?? clauseOf(reading, event, within ? null : events[base]!.topic)]));
  const first = within ? null : events[base]!;
  return first !== null && said.some(({ start, end }) => start <= first.start && first.end <= end) ? [] : said;
} // prettier-ignore

/** `Foundings and deletions in 2020`, `founded or deleted`, `how many were founded, how many deleted`: one question each, or either of both. */
function asksTwice({ tokens }: Reading, events: readonly Event[]): boolean {
  const [first, last] = [Math.min(...events.map(({ start }) => start)), Math.max(...events.map(({ start }) => start))];
  const between = tokens.slice(first + 1, last);
  const nouns = events.filter(({ start, end }) => end === start + 1 && NOUN.test(tokens[start]!.folded) && slotOf(tokens[start - 1] ?? tokens[start]!)?.type !== 'TOPIC');
  const asks = (token: TaggedToken, at: number) => ASKS.test(token.folded) && (token.commaBefore || JOINING.has(between[at - 1]?.folded ?? ''));
  // `How many were founded and deleted in 2022?`: two numbers; `that are bankrupt`: how they are today.
  const [second] = [...events].sort((a, b) => b.start - a.start);
  const [lead, led] = [tokens[second!.start - 1]?.folded ?? '', tokens[second!.start - 2]];
  const bare = JOINING.has(lead) && led !== undefined && slotOf(led)?.type === 'TOPIC' && tokens.some((token) => slotOf(token)?.type === 'COUNTING');
  const are = IS.test(lead) && !PERFECT.test(tokens[second!.start]!.folded) && !PERFECT.test(tokens[second!.end]?.folded ?? '') && STATES.includes(second!.topic);
  return nouns.length > 1 || bare || are || between.some((token, at) => EITHER.test(token.folded) || slotOf(token)?.type === 'COUNTING' || asks(token, at));
} // prettier-ignore
const IS = /^(?:are|is|sind|ist)$/;
const PERFECT = /^(?:gegangen|worden|geworden|geloscht\w*|gone|been|deleted|dissolved|liquidated|wound)$/;
const STATES: readonly EventTopic[] = ['BANKRUPTCY', 'LIQUIDATION', 'DELETED'];
const NOUN =
  /(?:ung(?:en)?|tions?|zion[ei]|ings?|bankruptc(?:y|ies)|konkurse?|faillites?|fallimenti?|moves?|umzuge?|wechsel|changements?|cambiament[oi])$/;
const EITHER = /^(?:oder|ou|o|od|or|than|als|sowie|bzw|nor|beziehungsweise|ovvero|oppure)$/;
const ASKS = /^(?:welche|quelles?|lesquelles|quali|which|wie|combien|quante|how)$/;

function eventsIn({ tokens, language }: Reading): Event[] {
  const events: Event[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const event = lastsAt(tokens, at, language) ?? topicAt(tokens, at) ?? changeAt(tokens, at);
    if (event !== null && !events.some(({ topic }) => topic === event.topic)) events.push(event);
  }
  return events;
}

function topicAt(tokens: readonly TaggedToken[], at: number): Event | null {
  const slot = slotOf(tokens[at]!);
  let end = at + 1;
  while (end < tokens.length && tokens[end]!.phrase === tokens[at]!.phrase) end++;
  // `Had been in bankruptcy before`: a state that it came into.
  const before =
    slot?.type === 'STATUS' && tokens.slice(Math.max(0, at - 3), end + 2).some(({ folded }) => BEFORE.test(folded));
  const topic = slot?.type === 'TOPIC' ? slot.topic : before ? STATE_OF[slot.status] : undefined;
  return topic === undefined ? null : { start: at, end, topic, lasts: false };
}

const STATE_OF: Partial<Record<string, EventTopic>> = { BANKRUPT: 'BANKRUPTCY', IN_LIQUIDATION: 'LIQUIDATION', DELETED: 'DELETED' }; // prettier-ignore

/** A field and, near it, a word that says it changed. */
function changeAt(tokens: readonly TaggedToken[], at: number): Event | null {
  const topic = changedField(tokens[at]!);
  const changes = CHANGED.test(tokens[at]!.folded);
  if (topic === null && !changes) return null;
  for (let other = at + (topic !== null && changes ? 0 : 1); other <= at + MOST_APART && other < tokens.length; other++) {
    const found = topic ?? changedField(tokens[other]!);
    if (found === null || !(changes || CHANGED.test(tokens[other]!.folded))) continue;
    let end = other + 1;
    while (end < tokens.length && changedField(tokens[end]!) === found) end++;
    return { start: at, end, topic: found, lasts: false };
  }
  return null;
} // prettier-ignore

function changedField(token: TaggedToken): EventTopic | null {
  const slot = slotOf(token);
  if (slot?.type === 'ROLE') return slot.roles.includes('AUDITOR') ? 'AUDITOR' : null;
  return slot?.type === 'MEASURE' ? (TOPIC_OF[slot.measure] ?? null) : null;
}

function lastsAt(tokens: readonly TaggedToken[], at: number, language: Language): Event | null {
  const text = tokens.slice(at, at + 6).map(({ folded }) => folded).join(' '); // prettier-ignore
  const found = LASTS[language].exec(text)?.[0];
  if (found === undefined) return null;
  return { start: at, end: at + found.split(' ').length, topic: 'DELETED', lasts: true };
}

/** `Before going bankrupt`: what follows; `after the bankruptcy`: what came before. */
function besideOf({ tokens, language }: Reading, { start, end, topic }: Event): SaidAlso | null {
  let at = start - 1;
  while (at >= 0 && BETWEEN.test(tokens[at]!.folded)) at--;
  const word = at < 0 ? '' : tokens[at]!.folded;
  const order = UP_TO.test(word) ? 'AFTER' : FROM_ON.test(word) ? 'BEFORE' : null;
  if (order === null) return null;
  // `Had before changed its name`: an adverb.
  if (at === start - 1 && AUXILIARY[language].test(tokens[at - 1]?.folded ?? '')) return null;
  // `Bevor sie in Konkurs gingen`: its verb stands last.
  let last = end;
  while (CLAUSE.test(word) && last < tokens.length && !tokens[last]!.breakBefore && (AUXILIARY[language].test(tokens[last]!.folded) || slotOf(tokens[last]!)?.type === 'LEFT')) last++; // prettier-ignore
  return {
    start: at,
    end: withTime(tokens, last),
    also: { topic, range: null, order, negated: false },
    sameTime: false,
  };
}

function clauseOf(
  { tokens, language }: Reading,
  { start, end, topic, lasts }: Event,
  base: EventTopic | null,
): SaidAlso {
  const says = (at: number) => tokens[at] !== undefined && AUXILIARY[language].test(tokens[at].folded) && !OWN.includes(slotOf(tokens[at])?.type ?? 'FILLER'); // prettier-ignore
  const isTime = (at: number) => tokens[at] !== undefined && slotOf(tokens[at])?.type === 'TIME';
  const asks = (at: number) => tokens[at]?.phrase === tokens[0]?.phrase || slotOf(tokens[at]!)?.type === 'COUNTING';
  let from = start;
  while (from > 0 && (says(from - 1) || (isTime(from - 1) && AFTER.test(tokens[from - 1]!.folded))) && !asks(from - 1)) from--; // prettier-ignore
  let timed = from;
  while (timed > 0 && isTime(timed - 1)) timed--;
  if (timed < from && timed > 0 && JOINS.test(tokens[timed - 1]!.folded)) {
    from = timed;
    while (from > 0 && says(from - 1) && !asks(from - 1)) from--;
  }
  const before = SAME_TIME_LAST.exec(tokens.slice(Math.max(0, from - 6), from).map(({ folded }) => folded).join(' '))?.[0].trim(); // prettier-ignore
  if (before !== undefined) {
    from -= before.split(' ').length;
    while (from > 0 && says(from - 1) && !asks(from - 1)) from--;
  }
  let to = end;
  while (to < tokens.length && !tokens[to]!.breakBefore && (says(to) || isTime(to) || LEFT.includes(slotOf(tokens[to]!)?.type ?? 'FILLER'))) to++; // prettier-ignore
  const same = SAME_TIME.exec(tokens.slice(to, to + 6).map(({ folded }) => folded).join(' '))?.[0]; // prettier-ignore
  if (same !== undefined) to += same.split(' ').length;
  const words = tokens.slice(from, to).map(({ folded }) => folded);
  const founded = base === 'FOUNDED' || lasts;
  const order = founded || words.some((word) => AFTER.test(word)) ? 'AFTER' : words.some((word) => BEFORE.test(word)) ? 'BEFORE' : 'ANY'; // prettier-ignore
  return { start: from, end: to, also: { topic, range: null, order, negated: lasts || words.some((word) => NOT.test(word)) }, sameTime: (same ?? before) !== undefined }; // prettier-ignore
}
const SAME =
  '(?:(?:im|in dem) (?:gleichen|selben|namlichen) jahr|(?:dans |pendant |durant |au cours de )?la meme annee|(?:nello?|entro lo) stesso anno|(?:in|within|during) (?:the|that) (?:very )?same year)';
const [SAME_TIME, SAME_TIME_LAST] = [new RegExp(`^${SAME}(?= |$)`), new RegExp(`(?:^| )${SAME}$`)];
const OWN: readonly Slot['type'][] = ['CANTON', 'FORM', 'COUNTING', 'TOPIC', 'MEASURE'];
const LEFT: readonly Slot['type'][] = ['LEFT'];

function withTime(tokens: readonly TaggedToken[], end: number): number {
  let at = end;
  while (at < tokens.length && slotOf(tokens[at]!)?.type === 'TIME') at++;
  return at;
}
