import { slotOf, type Reading, type TaggedToken } from './tagging.js';

/** What a question calls itself or its matter: `another question`, `new topic`, `last point`. */
const MATTER =
  /^(?:fragen?|zusatzfrage|anschlussfrage|ruckfrage|themen?|themenwechsel|themawechsel|punkte?|sache|anliegen|questions?|sujet|point|chose|affaire|demande|domand[ae]|argomento|tema|cosa|faccenda|punto|richiesta|query|topic|subject|matter|thing|point|issue|request)$/;
const MOST = 7;
const SAYS_NOTHING = [
  'FILLER',
  'ORDINAL',
  'OTHER',
  'QUANTITY',
  'ORDER',
  'JOINED',
  'ABOUT',
  'NOW',
  'COMPANY_NOUN',
  'PERSON_NOUN',
  'BOTH',
];

/** Without what only announces the question (`Different question:`): its words ask for nothing, and point at nobody. */
export function withoutPreface(reading: Reading): Reading {
  const { tokens, question } = reading;
  for (let end = Math.min(MOST, tokens.length - 1); end > 0; end--) {
    const [before, next] = [tokens[end - 1]!, tokens[end]!];
    if (!/[:.!;,\u2013\u2014]|\s-\s/.test(question.slice(before.span.end, next.span.start))) continue;
    if (isPreface(tokens.slice(0, end))) return { ...reading, tokens: tokens.slice(end) };
  }
  return reading;
}

function isPreface(words: readonly TaggedToken[]): boolean {
  if (!words.some(({ folded }) => MATTER.test(folded))) return false;
  return words.every((word, at) => {
    const slot = slotOf(word);
    if (word.quote !== null) return false;
    return slot === null ? at === 0 || !word.capital || MATTER.test(word.folded) : SAYS_NOTHING.includes(slot.type);
  });
}
