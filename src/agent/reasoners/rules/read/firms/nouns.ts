import { isClient, isMost } from './most.js';
import { slotOf, type TaggedToken } from '../words/tagging.js';

/** A noun of those that a ranking can rank, or rank by, in the order of the question. */
export interface Noun {
  of: 'COMPANY' | 'PERSON' | 'ROLE' | 'MANDATES';
  /** Behind the question word: `which firm`. */
  asked: boolean;
  /** Somewhere behind `the most`. */
  afterMost: boolean;
}

const WHICH = /^(?:welch\w*|which|what|quel\w*|qual[ei]?|che)$/;
const FIRM = /^(?:compan|firm|societ|entrepris|aziend|ditt|impres|gesellsch|unternehm|board)/;
const IS = new Set('ist sind die der das est sont l la le les e sono il lo gli i is are the'.split(' '));

export function nounsIn(words: readonly TaggedToken[]): Noun[] {
  const nouns: Noun[] = [];
  let [most, phrase] = [false, -1];
  words.forEach((word, at) => {
    if (isMost(words, at)) most = true;
    if (word.phrase === phrase) return;
    phrase = word.phrase;
    const of = nounOf(words.filter((other) => other.phrase === phrase));
    const before = words[at - 1];
    // `Quelle est l'entreprise qui`, `which is the firm that`
    const leading = words.slice(Math.max(0, at - 4), at);
    const which = leading.findLastIndex(({ folded }) => WHICH.test(folded));
    const asked = WHICH.test(word.folded) || (before !== undefined && WHICH.test(before.folded)) || (which >= 0 && leading.slice(which + 1).every(({ folded }) => IS.has(folded)));
    if (of !== null) nouns.push({ of, asked, afterMost: most });
  });
  return nouns;
} // prettier-ignore

function nounOf(members: readonly TaggedToken[]): Noun['of'] | null {
  const slot = slotOf(members[0]!);
  switch (slot?.type) {
    case 'COMPANY_NOUN':
      return 'COMPANY';
    // `La società con ...`: a pronoun elsewhere, the noun that is ranked here.
    case 'PRONOUN':
      return members.some(({ folded }) => FIRM.test(folded)) ? 'COMPANY' : null;
    case 'PERSON_NOUN':
      return 'PERSON';
    case 'ROLE':
      return 'ROLE';
    case 'OUTSIDE':
      return members.some(isClient) ? 'COMPANY' : null;
    case 'MEASURE':
      if (slot.measure === 'OFFICERS') return 'PERSON';
      if (slot.measure !== 'PERSON_MANDATES') return null;
      return members.some(({ folded }) => FIRM.test(folded)) ? 'COMPANY' : 'MANDATES';
    default:
      return null;
  }
}
