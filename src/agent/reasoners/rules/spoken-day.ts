import type { IsoDate, Language } from '../../../core/index.js';
import type { QuestionFrame } from '../../../trace/index.js';
import type { Asked } from '../../slots.js';
import type { Slot } from './read/slots.js';
import { slotOf, type Reading, type TaggedToken } from './read/tagging.js';
import { asksWhen } from './settle.js';

/** The day on which something was that no register knows, to the word that says what: `the day of my`, `le jour du`. German has one word for both. */
const DAY_OF: Record<Language, RegExp> = {
  de: /^(?:am|an(?: dem| diesem| jenem| seinem| ihrem| meinem| unserem)?|per|vom) (?!sonn|mon|diens|donners|frei|sams|heut|stich|werk|arbeits|gleich|ganz|jahres|vor|folge|nach|letzt|neben|alltag|grund|eintrag|loschungs|austritts|eintritts|konkurs|wahl)(?![a-z]*(?:feier|stich|werk|wahl|abstimmungs|stimm)tag)[a-z]{3,}tag$/,
  fr: /^(?:le|au|du|a ce) jour (?:du|de la|de l|de son|de sa|de mon|de ma|de notre|de leur) [a-z]{4,}$/,
  it: /^(?:il|al|nel|quel) giorno (?:del|della|dell|dello|del suo|della sua|del mio|della mia|del nostro) [a-z]{4,}$/,
  en: /^(?:on |as of |at )?the day (?:of|of the|of my|of his|of her|of our|of their) [a-z]{4,}$/,
}; // prettier-ignore
const LONGEST = 6;
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
  /^(?:fond|found|incorpor|constitu|costitu|creat|inscri|iscri|regist|elect|elett|elezion|nomin|election|vot|naiss|nascit|birth)/;

/** `On the day of my purchase`, where a turn before spoke of a day: that day. */
export function onSpokenDay({ recalled }: Asked, reading: Reading, now: IsoDate): Reading {
  const [before] = recalled.frames;
  const isSpoken = ({ asOf }: QuestionFrame) => asOf !== null && asOf !== now;
  if (!recalled.dated.some(isSpoken) || before === undefined || asksWhen(before) || reading.times.length > 0) return reading;
  const { tokens, language } = reading;
  for (let start = 0; start < tokens.length; start++)
    for (let end = Math.min(tokens.length, start + LONGEST); end > start + 1; end--) {
      const words = tokens.slice(start, end);
      const last = words.at(-1)!;
      if (!DAY_OF[language].test(words.map(({ folded }) => folded).join(' ')) || OWN_DAY.test(last.folded) || OF_REGISTER.includes(slotOf(last)?.type ?? 'FILLER')) continue;
      const slotAt = (at: number): Slot => (at === start ? { type: 'THEN' } : { type: 'FILLER' });
      return { ...reading, tokens: tokens.map((token, at): TaggedToken => (start <= at && at < end ? { ...token, slot: slotAt(at), guess: null } : token)) };
    }
  return reading;
} // prettier-ignore
