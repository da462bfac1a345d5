import { BY, LEGAL_DATE, PUBLICATION_DATE } from '../../lexicon/date-kinds.js';
import type { Measure } from '../../../../../trace/index.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** Which of its two dates says when something happened to a firm. */
export type DateMeant = 'LEGAL_DATE' | 'PUBLICATION_DATE';

const THE = '(?:de[mrs] |d[ae]n |ihre[mn] |la |le |leur |leurs |il |loro |their |its |the )?';
const KINDS: readonly (readonly [DateMeant, RegExp, RegExp])[] = (
  [['LEGAL_DATE', LEGAL_DATE], ['PUBLICATION_DATE', PUBLICATION_DATE]] as const
).map(([kind, date]) => [kind, new RegExp(`^${BY} ${THE}${date}(?= |$)`), new RegExp(`^${THE}${date}(?= |$)`)]); // prettier-ignore
const MOST = 9;

/** By which date it is asked, and the words that say so. */
export interface DateSaid {
  meant: DateMeant;
  start: number;
  end: number;
}

/** `... in March, by legal date?`, `(publication date)`; null: it is not said. A date that is itself asked for has nothing that leads to it. */
export function dateSaid({ tokens, question }: Reading): DateSaid | null {
  for (const [start, token] of tokens.entries()) {
    const text = tokens.slice(start, start + MOST).map(({ folded }) => folded).join(' '); // prettier-ignore
    const before = tokens[start - 1];
    const apart = before !== undefined && /[,(;:–—]/.test(question.slice(before.span.end, token.span.start));
    for (const [meant, behind, alone] of KINDS) {
      const said = behind.exec(text) ?? (apart ? alone.exec(text) : null);
      if (said !== null) return { meant, start, end: start + said[0].split(' ').length };
    }
  }
  return null;
}

/** Which firms, or how many: what else is asked has dates of its own. */
const OF_FIRMS: readonly Measure[] = ['PERSON_MANDATES', 'STATUS', 'NAMES', 'SEAT', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'LEGAL_FORM', 'TIMELINE']; // prettier-ignore
const ASKS_ELSE = ['ROLE', 'SIGNATURE', 'LEFT', 'KNOWN', 'WHEN', 'NUMBER'];

/** Of what happened in a time: which date is meant asks for nothing of its own. */
export function withoutDateMeant(reading: Reading): Reading {
  const said = dateSaid(reading);
  if (said === null) return reading;
  const others = reading.tokens.filter((_, at) => at < said.start || at >= said.end);
  const slots = others.map(slotOf);
  const happens = slots.some((slot) => slot?.type === 'TIME') && slots.some((slot) => slot !== null && ['TOPIC', 'COMPANY_NOUN', 'COUNTING', 'NOTICE_NOUN'].includes(slot.type)); // prettier-ignore
  const asksElse = slots.some((slot) => slot !== null && (ASKS_ELSE.includes(slot.type) || (slot.type === 'MEASURE' && !OF_FIRMS.includes(slot.measure)))); // prettier-ignore
  if (!happens || asksElse) return reading;
  const small = (token: TaggedToken): TaggedToken => ({ ...token, slot: { type: 'FILLER' }, guess: null });
  return { ...reading, tokens: reading.tokens.map((token, at) => (said.start <= at && at < said.end ? small(token) : token)) }; // prettier-ignore
}
