import type { NamedInQuestion } from '../names/named-in-question.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

export interface Denied {
  reading: Reading;
  names: readonly NamedInQuestion[];
  /** Somebody was named only to say that somebody else is meant. */
  denies: boolean;
}

/** `Forget X`. */
const DISMISSES = /^(?:vergessen|vergiss|vergesst|lassen|oubliez|oublie|oublions|laissez|laisse|laissons|tomber|cote|dimentichi|dimentica|dimentichiamo|lasciamo|lasci|lascia|stare|perdere|forget|skip|drop|leave|scratch)$/; // prettier-ignore
const ARTICLES = new Set(
  'die der das den dem sie wir la le les l il lo the de du di a alla della dell celui celle quello quella that of'.split(
    ' ',
  ),
);
const BEFORE = new Set(['no', 'nein', 'non', 'ah', 'oh', 'sorry', 'pardon', 'scusi', 'scusa']);
/** What denies; `without`, `except` and `no` leave out, and are refused where they do. */
const NOT = new Set(['nicht', 'not', 'pas', 'non']);
const MOST_BETWEEN = 4;

/**
 * `Not X, Y.`, `forget X, the same for Y`: of several named of one kind who is denied is not asked about. Only what a turn begins with is denied:
 * `who is at Y, not at X`, `not X, who else is at Y` leave out.
 */
export function withoutDenied(reading: Reading, names: readonly NamedInQuestion[]): Denied {
  const from = names.map((name) => deniedFrom(reading, name));
  const kindOf = ({ hits }: NamedInQuestion) => hits[0]?.kind ?? null;
  const kept = names.filter((_, at) => from[at] === null);
  if (names.some((name, at) => from[at] !== null && !kept.some((other) => kindOf(other) === kindOf(name)))) return { reading, names, denies: false };
  if (kept.length === 0 || kept.length === names.length) return { reading, names, denies: false };
  const tokens = reading.tokens.map((token, at): TaggedToken =>
    names.some(({ end }, index) => from[index] !== null && from[index]! <= at && at < end) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token,
  );
  return { reading: { ...reading, tokens }, names: kept, denies: true };
} // prettier-ignore

const THING: Slot['type'] = 'MEASURE';

/** `No, not the capital, the purpose`: a field that is denied is not asked for where another is. Who, and what happened, is left out, not denied. */
export function withoutDeniedThing(reading: Reading): Reading {
  const { tokens } = reading;
  const isThing = (token: TaggedToken) => slotOf(token)?.type === THING;
  const at = tokens.findIndex((token, index) => NOT.has(token.folded) && slotOf(token)?.type === 'NEGATION' && begins(tokens, index));
  let thing = at + 1;
  while (at >= 0 && thing < tokens.length && ARTICLES.has(tokens[thing]!.folded) && !isThing(tokens[thing]!)) thing++;
  const first = at < 0 ? undefined : tokens[thing];
  if (first === undefined || !isThing(first)) return reading;
  const end = tokens.findIndex(({ phrase }, index) => index > thing && phrase !== first.phrase);
  const next = tokens[end];
  if (next === undefined || !(next.commaBefore || next.breakBefore) || !tokens.slice(end).some(isThing)) return reading;
  return { ...reading, tokens: tokens.filter((_, index) => index < at || index >= end) };
} // prettier-ignore

/** `The company, not the auditor: where is it?`: which of two spoken of is meant, and the other one is not asked about. */
export function withoutDeniedOther(reading: Reading): Reading {
  const { tokens } = reading;
  const at = tokens.findIndex((token, index) => NOT.has(token.folded) && index > 0 && index <= MOST_BETWEEN && OF_FIRM.includes(slotOf(tokens[index - 1]!)?.type ?? 'FILLER'));
  let end = at + 1;
  while (at > 0 && end < tokens.length && (ARTICLES.has(tokens[end]!.folded) || slotOf(tokens[end]!)?.type === 'ROLE') && !tokens[end]!.breakBefore && !tokens[end]!.commaBefore) end++;
  const other = at > 0 && slotOf(tokens[end - 1]!)?.type === 'ROLE' && tokens[end] !== undefined;
  return other ? { ...reading, tokens: tokens.filter((_, index) => index < at || index >= end) } : reading;
} // prettier-ignore

const OF_FIRM: readonly Slot['type'][] = ['COMPANY_NOUN', 'PRONOUN'];

const TAKES_BACK =
  /^(?:entschuldig\w*|verzeihung|pardon|sorry|scus[aio]\w*|excus\w*|desolee?|nein|non|no|anzi|quatsch|halt|wait|stop|moment|attendez|attends|aspetti?)$/;
const MEANT =
  /^(?:wollte|wollten|meinte|meine|lieber|voulais|voulions|parlais|plutot|volevo|intendevo|piuttosto|wanted|meant|mean|rather|just|only|nur|bloss|juste|seulement|solo|soltanto)$/;
const ASKED: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'SIGNATURE', 'TOPIC'];

const asks = (some: readonly TaggedToken[]): boolean =>
  some.some((token) => ASKED.includes(slotOf(token)?.type ?? 'FILLER'));
const ALSO =
  /^(?:auch|noch|aussi|encore|anche|pure|also|too|as|well|all|both|beides?|alles|tout|tutto|und|and|et|e|ed|sowie)$/;

/** Says in one clause that another thing is meant; no further thing, nobody else, and nothing that is denied. */
function wantsInstead([, ...rest]: readonly TaggedToken[]): boolean {
  if (rest.some((token) => ALSO.test(token.folded) || slotOf(token)?.type === 'NEGATION' || slotOf(token)?.type === 'FORM')) return false;
  const clauses = rest.map((token, at) => (at === 0 || token.commaBefore || token.breakBefore ? at : -1)).filter((at) => at >= 0);
  return clauses.some((start, index) => {
    const clause = rest.slice(start, clauses[index + 1]);
    return clause.some(({ folded }) => MEANT.test(folded)) && asks(clause);
  });
} // prettier-ignore

/** `The auditor... sorry, the purpose I wanted`: what is taken back in the same breath is not asked for. */
export function withoutTakenBack(reading: Reading): Reading {
  const { tokens, question } = reading;
  const at = tokens.findIndex((token, index) => {
    const between = question.slice(tokens[index - 1]?.span.end ?? 0, token.span.start);
    if (index === 0 || !/[,.;…–—]/.test(between) || !TAKES_BACK.test(token.folded)) return false;
    const rest = tokens.slice(index);
    const asked = question.slice(tokens[0]!.span.start, token.span.start).includes('?');
    return !asked && wantsInstead(rest) && asks(tokens.slice(0, index));
  });
  if (at < 0) return reading;
  const quiet = (token: TaggedToken): TaggedToken =>
    asks([token]) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token; // prettier-ignore
  return { ...reading, tokens: tokens.map((token, index) => (index < at ? quiet(token) : token)) };
}

/** `Je me suis trompée de commune`, `ho sbagliato comune`: what was mistaken is not asked for, where something else is said. */
export function withoutMistaken(reading: Reading): Reading {
  const { tokens } = reading;
  const at = tokens.findIndex(({ folded }) => MISTOOK.test(folded));
  if (at < 0 || !tokens.slice(0, at).some(({ folded }) => SELF.test(folded))) return reading;
  let thing = at + 1;
  while (thing < tokens.length && (ARTICLES.has(tokens[thing]!.folded) || tokens[thing]!.folded === 'up')) thing++;
  const mistaken = tokens[thing];
  const ends = tokens.slice(at + 1, thing + 1).some(({ commaBefore, breakBefore }) => commaBefore || breakBefore);
  if (mistaken === undefined || ends || slotOf(mistaken)?.type !== THING || !tokens.slice(thing + 1).some(saysElse)) return reading;
  return { ...reading, tokens: tokens.map((token, index): TaggedToken => (index === thing ? { ...token, slot: { type: 'FILLER' }, guess: null } : token)) };
} // prettier-ignore

/** `Ho sbagliato sede. Qual è quella giusta?` asks for what was mistaken; a name, a pick or another thing behind it says what is meant. */
const saysElse = (token: TaggedToken): boolean =>
  asks([token]) || ELSE.includes(slotOf(token)?.type ?? 'OTHER') || (slotOf(token) === null && token.capital);
const ELSE: readonly Slot['type'][] = ['OTHER', 'ORDINAL', 'CANTON', 'NUMBER', 'BACK'];
const MISTOOK = /^(?:trompee?s?|sbagliat[oa]|confus[oa]|mixed|confused|mistook|verwechselt)$/;
const SELF = /^(?:je|me|m|ho|mi|i|we|abbiamo|ich|wir|on|nous)$/;

/** Whether nothing but `no, sorry` stands before. */
const begins = (tokens: readonly TaggedToken[], at: number) =>
  tokens.slice(0, at).every(({ folded }) => BEFORE.has(folded));

/** Where the words begin that deny a name; null: none does. */
function deniedFrom({ tokens }: Reading, { start }: NamedInQuestion): number | null {
  for (let at = start - 1; at >= 0 && start - at <= MOST_BETWEEN; at--) {
    const token = tokens[at]!;
    if (tokens[at + 1]!.commaBefore || tokens[at + 1]!.breakBefore) return null;
    const dismisses = DISMISSES.test(token.folded) && !ARTICLES.has(token.folded);
    if (dismisses || (slotOf(token)?.type === 'NEGATION' && NOT.has(token.folded))) {
      const leads = !dismisses ? begins(tokens, at) : at === 0 || token.commaBefore || token.breakBefore || BEFORE.has(tokens[at - 1]!.folded) || DISMISSES.test(tokens[at - 1]!.folded);
      if (leads) return at > 0 && DISMISSES.test(tokens[at - 1]!.folded) ? at - 1 : at;
      if (!dismisses) return null;
    } else if (!ARTICLES.has(token.folded) && slotOf(token)?.type !== 'COMPANY_NOUN') return null;
  }
  return null;
} // prettier-ignore
