/** When something happened to the firm, as the time that is asked about: `when it went bankrupt`, `vor der Löschung`, `au moment de sa fondation`. */
import type { EventTopic, Language, Span } from '../../../../../core/index.js';
import { QUESTION_WORDS } from '../../lexicon/index.js';
import { awayBefore, type Away } from './away.js';
import type { Piece } from '../dialect/dialect.js';
import { ASKED, firstIn, isSame, topicAt, topicOf } from './happens.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

export interface Happening {
  /** `TOLD`: whatever the turn before told the day of. */
  topic: EventTopic | 'TOLD';
  side: 'AT' | 'BEFORE' | 'AFTER';
  /** No words say what happened: the turn before asked about it, and it happened once. */
  once?: true;
  /** How long before or after. */
  away: Away | null;
  /** As it is written. */
  text: string;
  /** The question with another time, or none, where the happening stands; a firm that is named there stays. */
  pieces(time: string): Piece[];
}

interface Words {
  /** What leads to the happening: clauses may name the firm, what stands before a noun may not. */
  clause: Record<Happening['side'], string>;
  noun: Record<Happening['side'], string>;
  /** Inside a clause. */
  inside: string;
  /** Before the noun. */
  article: string;
  /** Behind it: what happened to somebody else. */
  others: RegExp;
  /** Behind it, of the same clause. */
  behind: ReadonlySet<string>;
  /** Before what a firm's name is left with. */
  of: string;
}

const set = (words: string) => new Set(words.split(' '));
const NAME = '#';
const WORDS: Record<Language, Words> = {
  de: {
    clause: { AT: 'als|zum zeitpunkt als|in dem moment als|an dem tag als', BEFORE: '(?:(?:kurz|unmittelbar|direkt) )?bevor|ehe', AFTER: '(?:(?:kurz|unmittelbar|direkt) )?nachdem' },
    noun: {
      AT: '(?:zum|im) (?:zeitpunkt|moment)|zur zeit (?:der|des|ihrer|seiner)|am tage? (?:der|des|ihrer|seiner)|bei|beim|anlasslich',
      BEFORE: '(?:(?:kurz|unmittelbar|direkt|noch) )?vor',
      AFTER: '(?:(?:kurz|unmittelbar|direkt|gleich) )?nach',
    },
    inside: 'sie|es|er|die|das|der|den|dem|diese|dieses|uber|in|ins|im|aus|von|firma|gesellschaft|unternehmen|betrieb|stiftung|verein|register|handelsregister|noch|nicht|wurde|war|ist|ihren|seinen|sitz|namen',
    article: 'der|des|dem|die|den|das|ihrer|ihres|ihrem|seiner|seines|seinem|deren|dessen',
    others: /^(?:mein\w*|unser\w*|eine[rs]?|anderer) /,
    behind: set('wurde wurden war ist sei worden ging kam fiel trat geriet hat hatte musste gegangen gefallen getreten geraten'),
    of: 'von',
  },
  en: {
    clause: { AT: 'when|at the time|at the moment|on the day', BEFORE: '(?:(?:just|right|immediately|shortly) )?before', AFTER: '(?:(?:just|right|immediately|shortly) )?after' },
    noun: {
      AT: '(?:at|on) the (?:time|moment|day|date) of|at|upon',
      BEFORE: '(?:(?:just|right|immediately|shortly) )?(?:before|prior to)',
      AFTER: '(?:(?:just|right|immediately|shortly) )?(?:after|following)',
    },
    inside: 'it|they|she|he|the|this|that|these|company|firm|business|foundation|was|were|is|had|has|been|being|got|being|going|went|came|into|in|put|its|finally|officially|being|from|register|of',
    article: 'the|its|their|his|her|that',
    others: /^of (?:my|our|a|an|another|that|one of) /,
    behind: set('from the register itself'),
    of: 'of',
  },
  fr: {
    clause: { AT: 'quand|lorsque|lorsqu|au moment ou|a l epoque ou', BEFORE: '(?:juste )?avant (?:que|qu)', AFTER: '(?:juste )?apres (?:que|qu)' },
    noun: {
      AT: '(?:au moment|lors|a l epoque|a la date|au jour) (?:de|du|d|des)|a (?:sa|son|leur)',
      BEFORE: '(?:(?:juste|peu) )?avant',
      AFTER: '(?:(?:juste|peu) )?apres|a la suite (?:de|du|d)',
    },
    inside: 'elle|il|on|la|le|l|cette|ce|cet|societe|entreprise|maison|firme|boite|fondation|association|a|ait|ete|est|soit|fut|etait|s|se|en|mise|mis|ne|de|du|son|sa|siege|nom|tombe|tombee|fait|partie',
    article: 'la|le|l|sa|son|leur|cette|ce',
    others: /^(?:d (?:un|une|autres?)|de (?:mon|ma|notre|nos|mes)) /,
    behind: set('du registre commerce'),
    of: 'de',
  },
  it: {
    clause: { AT: 'quando|nel momento in cui|all epoca in cui', BEFORE: '(?:poco )?prima che', AFTER: '(?:subito )?dopo che' },
    noun: {
      AT: '(?:al momento|all epoca|all atto|al tempo|nel giorno|alla data|in occasione) (?:di|del|della|dell|dello)|(?:alla|al) (?:sua|suo)',
      BEFORE: '(?:(?:poco|subito|appena) )?prima (?:di|del|della|dell|dello)',
      AFTER: '(?:(?:poco|subito|appena) )?dopo',
    },
    inside: 'essa|la|il|lo|l|questa|questo|societa|ditta|impresa|azienda|fondazione|e|era|fu|fosse|sia|stata|stato|venne|veniva|venisse|andata|andato|ando|in|messa|posta|ha|abbia|avesse|sua|suo|sede|nome|si|di|del|della|dal|dalla',
    article: 'la|il|l|lo|sua|suo|questa|questo',
    others: /^(?:di (?:un|una|uno|altr[ie])|del(?:la|lo)? (?:mi[oa]|nostr[oa])) /,
    behind: set('dal registro di commercio'),
    of: 'di',
  },
}; // prettier-ignore

const SIDES = ['AT', 'BEFORE', 'AFTER'] as const;
const leadsIn = ({ clause, noun, inside, article }: Words) =>
  SIDES.map((side) => ({
    side,
    pattern: new RegExp(`^(?:(?:${clause[side]})(?: (?:${inside}|${NAME}))+|(?:${noun[side]})(?: (?:${article}))?)$`),
  }));
const PATTERNS: Record<Language, ReturnType<typeof leadsIn>> = {
  de: leadsIn(WORDS.de),
  en: leadsIn(WORDS.en),
  fr: leadsIn(WORDS.fr),
  it: leadsIn(WORDS.it),
};
const insideOf = ({ inside }: Words): ReadonlySet<string> => new Set(inside.split('|'));
const INSIDE: Record<Language, ReadonlySet<string>> = {
  de: insideOf(WORDS.de),
  en: insideOf(WORDS.en),
  fr: insideOf(WORDS.fr),
  it: insideOf(WORDS.it),
};
const LONGEST = 14;
const MOST_SMALL = 5;
/** `When was it deleted?`, `quand la faillite a-t-elle été prononcée ?` ask when, wherever they stand; Italian asks so where a sentence begins. */
const ASKS_WHEN =
  /^(?:when (?:was|were|is|did|has|have|had|will)|quand (?:a|est|fut|ont|sera|avait)|(?:when|quand|quando|als) (?:the|la|le|l|il|lo|die|der|das)$)(?: |$)| t (?:elle|il|on) /;
const ASKS_IN_ITALIAN = /^quando (?:e|fu|venne|ha|hanno|sara|era) /;

/** The one happening by which the question says its time; null: none, or the question asks when it was. */
export function happeningIn(reading: Reading): Happening | null {
  const { tokens, question, language } = reading;
  if (tokens.some(({ slot }) => slot?.type === 'TIME')) return null;
  const first = firstIn(reading);
  if (first !== null) return { topic: 'FOUNDED', side: 'AT', away: null, text: first.text, pieces: (time) => [{ own: first.span, standard: time }] }; // prettier-ignore
  for (let at = 0; at < tokens.length; at++) {
    const topic = topicAt(at, tokens);
    if (topic === null || isSame(at, tokens) || isOfFirm(at, tokens)) continue;
    const led = leadTo(headOf(at, reading), reading);
    const end = endOf(at, reading);
    if (led === null || isAnothers(end, reading) || !asksBeside(led.start, end, reading)) continue;
    const [first, last] = [tokens[led.start]!, tokens[end - 1]!];
    const whole = { start: first.span.start, end: last.span.end };
    const named = led.name;
    return {
      topic,
      side: led.side,
      away: led.away,
      text: question.slice(whole.start, whole.end),
      pieces: (time) =>
        named === null
          ? [{ own: whole, standard: time }]
          : [
              { own: { start: whole.start, end: named.start }, standard: `${WORDS[language].of} ` },
              { own: { start: named.end, end: whole.end }, standard: time === '' ? '' : ` ${time}` },
            ],
    };
  }
  return null;
}

/** `When X AG in Liquidation was deleted`: the liquidation is of the name where something else happened. */
function isOfFirm(at: number, tokens: readonly TaggedToken[]): boolean {
  const preposition = tokens[at]!.folded.startsWith('liqui') ? at - 1 : at;
  if (!isSuffix(tokens, preposition) || preposition < 1 || !isOfName(tokens[preposition - 1]!, preposition - 1)) return false; // prettier-ignore
  const ends = tokens.findIndex(({ breakBefore, commaBefore }, index) => index > at && (breakBefore || commaBefore));
  return tokens.slice(preposition + 2, ends < 0 ? tokens.length : ends).some((token) => topicOf(token) !== null);
}

/** The words that lead to a happening, and the name among them. */
function leadTo(at: number, reading: Reading): (Pick<Happening, 'side' | 'away'> & { start: number; name: Span | null }) | null {
  const { tokens, language } = reading;
  for (let start = at - 1; start >= 0 && at - start <= LONGEST; start--) {
    const token = tokens[start]!;
    if (isApart(start + 1, tokens)) return null;
    if (tokens[start + 1]!.breakBefore) return null;
    const { words, name } = wordsBetween(start, at, tokens);
    const found = PATTERNS[language].find(({ pattern }) => pattern.test(words));
    if (found === undefined || goesOn(words, start, tokens, language)) continue;
    // `When was it deleted?`, `who audits it and when was it deleted?` and `nach wie vor in Liquidation` say no time.
    const opens = start === 0 || token.breakBefore;
    const asks = ASKS_WHEN.test(words) || (opens && ASKS_IN_ITALIAN.test(words));
    const beside = BESIDE.test(tokens[start - 1]?.folded ?? '') && !token.breakBefore && !/^(?:als|lorsqu)/.test(words);
    const away = found.side === 'AT' ? null : awayBefore(start, reading);
    if (asks || beside || away === 'VAGUE') return null;
    return { start: away?.start ?? start, side: found.side, away, name };
  }
  return null;
} // prettier-ignore

/** Behind a comma that is of no name (`X SA, en liquidation`). */
function isApart(at: number, tokens: readonly TaggedToken[]): boolean {
  return tokens[at]!.commaBefore && !(isSuffix(tokens, at) && isOfName(tokens[at - 1]!, at - 1));
}

/** Whether something is asked beside it, and not only when it was (`when it was founded, and its former names`). */
function asksBeside(start: number, end: number, { tokens }: Reading): boolean {
  const next = tokens[end];
  if (/^(?:when|quand|quando)$/.test(tokens[start]!.folded) && next !== undefined && /^(?:and|et|e|ed)$/.test(next.folded)) return false;
  // Italian asks `X quando è nata?` in the same words; `P era ancora alla Y quando è fallita?` says when.
  if (tokens[start]!.folded === 'quando' && tokens.slice(1, start).some(({ folded }) => WAS_THERE.test(folded))) return true;
  if (tokens[start]!.folded === 'quando' && !tokens.slice(0, start).some(({ folded }) => QUESTION_WORDS.has(folded))) return false;
  return tokens.some((token, at) => (at < start || at >= end) && ASKED.includes(slotOf(token)?.type ?? 'FILLER'));
} // prettier-ignore

const WAS_THERE =
  /^(?:era|erano|sedeva|sedevano|lavorava|lavoravano|figurava|figuravano|risultava|risultavano|stava|stavano)$/;

/** The words before a happening; what a firm is called by, from its first word to its last, is one. */
function wordsBetween(start: number, end: number, tokens: readonly TaggedToken[]): { words: string; name: Span | null } {
  const own = tokens.slice(start, end);
  const first = own.findIndex((token, at) => isOfName(token, start + at));
  const folded = (some: readonly TaggedToken[]) => some.map((token) => token.folded);
  if (first < 0) return { words: folded(own).join(' '), name: null };
  let last = own.findLastIndex((token, at) => isOfName(token, start + at));
  // What stands between words of a name is a small word.
  if (own.slice(first, last).some((token, at) => !isOfName(token, start + first + at) && token.folded.length > MOST_SMALL)) return { words: folded(own).join(' '), name: null };
  if (isSuffix(own, last + 1)) last += 2;
  const name = { start: own[first]!.span.start, end: own[last]!.span.end };
  return { words: [...folded(own.slice(0, first)), NAME, ...folded(own.slice(last + 1))].join(' '), name };
} // prettier-ignore

/** `In Liquidation`, `en liquidation` behind a name. */
function isSuffix(tokens: readonly TaggedToken[], at: number): boolean {
  return /^(?:in|en)$/.test(tokens[at]?.folded ?? '') && /^(?:liquidation|liquidazione)$/.test(tokens[at + 1]?.folded ?? ''); // prettier-ignore
}

/** `The bankrupt company`, `the bankruptcy of my supplier`: it says which firm, or happened to another. */
function isAnothers(end: number, { tokens, language }: Reading): boolean {
  const next = tokens[end];
  if (next === undefined || next.breakBefore || next.commaBefore) return false;
  // `Vor dem Konkurs Präsident` of whichever firm.
  const isNoun = language === 'de' && tokens[end - 1]!.capital && slotOf(next)?.type === 'ROLE';
  const behind = tokens.slice(end, end + 3).map(({ folded }) => folded).join(' '); // prettier-ignore
  return (
    (OF_SOMEBODY.includes(slotOf(next)?.type ?? 'FILLER') && !isNoun) ||
    isOfName(next, end) ||
    WORDS[language].others.test(`${behind} `)
  );
}

const OF_SOMEBODY: readonly Slot['type'][] = ['COMPANY_NOUN', 'PERSON_NOUN', 'ROLE', 'FORM'];
const BESIDE = /^(?:and|und|et|e|ed|or|oder|ou|o|since|seit|depuis|da|ab|des|bis|until|till|wie)$/;

/** Whether a longer lead fits as well. */
function goesOn(lead: string, start: number, tokens: readonly TaggedToken[], language: Language): boolean {
  let longer = lead;
  for (let before = start - 1; before >= 0 && start - before <= 4; before--) {
    if (tokens[before + 1]!.breakBefore || tokens[before + 1]!.commaBefore) return false;
    longer = `${tokens[before]!.folded} ${longer}`;
    if (PATTERNS[language].some(({ pattern }) => pattern.test(longer))) return true;
  }
  return false;
}

/** Where the phrase says what happened: of `è fallita` behind its verb. */
function headOf(at: number, { tokens, language }: Reading): number {
  let head = at;
  while (tokens[head + 1]?.phrase === tokens[at]!.phrase && INSIDE[language].has(tokens[head]!.folded)) head++;
  return head;
}

function isOfName(token: TaggedToken, at: number): boolean {
  const slot = slotOf(token);
  return slot?.type === 'FORM' || slot?.type === 'NUMBER' || token.quote !== null || (token.slot === null && token.capital && at > 0);
} // prettier-ignore

function endOf(at: number, { tokens, language }: Reading): number {
  const { phrase } = tokens[at]!;
  let end = at + 1;
  const goes = (token: TaggedToken | undefined) =>
    token !== undefined && !token.breakBefore && !token.commaBefore && (token.phrase === phrase || WORDS[language].behind.has(token.folded) || topicOf(token) !== null); // prettier-ignore
  while (goes(tokens[end])) end++;
  return end;
}
