import { foldName, type IsoDate, type Language } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { asksWhen } from '../settle.js';

/** The day on which something was that no register knows, to the word that says what: `the day of my`, `le jour du`. German has one word for both. */
const DAY_OF: Record<Language, RegExp> = {
  de: /^(?:am|an(?: dem| diesem| jenem| seinem| ihrem| meinem| unserem)?|per|vom) (?!sonn|mon|diens|donners|frei|sams|heut|stich|werk|arbeits|gleich|ganz|jahres|vor|folge|nach|letzt|neben|alltag|grund|eintrag|loschungs|austritts|eintritts|konkurs|wahl)(?![a-z]*(?:feier|stich|werk|wahl|abstimmungs|stimm)tag)[a-z]{3,}tag$/,
  fr: /^(?:le|au|du|a ce|a la|la|en) (?:jour|date) (?:du|de la|de l|de ce|de cette|de son|de sa|de mon|de ma|de notre|de leur) [a-z]{4,}$/,
  it: /^(?:il|al|nel|quel|la|alla|in) (?:giorno|data) (?:del|della|dell|dello|di questa|di questo|di quella|di quel|del suo|della sua|del mio|della mia|del nostro|della nostra) [a-z]{4,}$/,
  en: /^(?:on |as of |as at |at |by )?the (?:day|date) (?:of|of the|of that|of this|of my|of his|of her|of our|of their) [a-z]{4,}$/,
}; // prettier-ignore
const OF_THE_DAY =
  /^(?:am|zum|per) (?:tag|datum|zeitpunkt|stichtag) (?:der|des|dieser|dieses|meiner|meines|unserer|unseres) [a-z]{4,}$/;
/** `On the contract date`: one word says what, before that for a day. */
const DATE_OF_WORD: Partial<Record<Language, RegExp>> = {
  de: /^(?:am|an(?: dem| diesem| jenem| seinem| ihrem| meinem| unserem)?|per|zum|vom) (?!heut|stich|gleich|selb|eintrag|austritts|eintritts|wahl)[a-z]{3,}datum$/,
  en: /^(?:on|as of|as at|at|by|per) (?:the|that|this|our|my|their|its) (?!same|said|very|first|second|third|last|later|latter|relevant|present|current|other|next|following|previous|prior|exact|following)[a-z]{4,} (?:date|day)$/,
};
const LONGEST = 7;
/** When a firm was founded, or somebody entered, is asked for, or known. */
const OF_REGISTER: readonly Slot['type'][] = [
  'TOPIC',
  'MEASURE',
  'ROLE',
  'STATUS',
  'LEFT',
  'JOINED',
  'NOTICE_NOUN',
  'TIME',
];

/** A founding or an election has a day of its own. */
const OWN_DAY =
  /^(?:fond|found|incorpor|constitu|costitu|creat|inscri|iscri|regist|elect|elett|elezion|nomin|election|vot|naiss|nascit|birth|move|umzug|demenag|trasloc|transfer|merger|fusion|konkurs|faillit|fallim|bankrupt|liquid|resign|demiss|dimiss|depart|appoint|eintritt|austritt|chang|cambi)/;

/** Whoever buys joins nothing. */
const DEAL = /^(?:acquist|acquisiz|vendit|compravend|kauf|verkauf|achat|acquisition|vente|purchas|sale)/;

/** `On the day of my purchase`, where a turn before spoke of a day: that day. */
export function onSpokenDay({ recalled }: Asked, reading: Reading, now: IsoDate): Reading {
  const [before] = recalled.frames;
  const isSpoken = ({ asOf }: QuestionFrame) => asOf !== null && asOf !== now;
  if (!recalled.dated.some(isSpoken) || before === undefined || asksWhen(before) || reading.times.length > 0) return reading;
  const { tokens, language } = reading;
  // `The power of attorney is of 3 May 2020. ... on its date?`
  const wasDated = ({ folded, slot }: TaggedToken) => slot?.type === 'MEASURE' && recalled.calledIn.some(({ question }) => /\d/.test(question) && foldName(question).split(' ').includes(folded));
  for (let start = 0; start < tokens.length; start++)
    for (let end = Math.min(tokens.length, start + LONGEST); end > start + 1; end--) {
      const words = tokens.slice(start, end);
      // What it is the day of.
      const last = /^(?:date|day)$/.test(words.at(-1)!.folded) ? words.at(-2)! : words.at(-1)!;
      const text = words.map(({ folded }) => folded).join(' ');
      const isDay = DAY_OF[language].test(text) || DATE_OF_WORD[language]?.test(text) === true || (language === 'de' && OF_THE_DAY.test(text));
      if (!isDay || words.some((word) => slotOf(word)?.type === 'THEN') || OWN_DAY.test(last.folded) || (OF_REGISTER.includes(slotOf(last)?.type ?? 'FILLER') && !DEAL.test(last.folded) && !wasDated(last))) continue;
      const slotAt = (at: number): Slot => (at === start ? { type: 'THEN' } : { type: 'FILLER' });
      return { ...reading, tokens: tokens.map((token, at): TaggedToken => (start <= at && at < end ? { ...token, slot: slotAt(at), guess: null } : token)) };
    }
  return reading;
} // prettier-ignore
