/** Words that say how the answer is to be told, beside what is asked for. */
import { foldName } from '../../../../../core/index.js';
import type { Measure } from '../../../../../trace/index.js';
import type { Said } from '../said-slots.js';
import { slotOf, type TaggedToken } from '../words/tagging.js';

/** `Purpose of X, full text`: the wording of what is asked for, and no search in texts. */
export function withoutWording(measures: Said['measures']): Said['measures'] {
  const others = measures.some(({ value }) => WORDED.includes(value));
  return others
    ? measures.filter(({ value, text }) => value !== 'TEXT_SEARCH' || !WORDING.test(foldName(text)))
    : measures;
}

/** `Departures at X, names`: how people are to be told, where nothing but small words stands behind; not `what names did it go by`. */
export function withoutNaming({ measures, roles, signatures, left, joined }: Said, words: readonly TaggedToken[]): Said['measures'] {
  const last = words.findLast((word) => slotOf(word)?.type !== 'FILLER');
  if (last === undefined || !BARE_NAMES.test(last.folded)) return measures;
  const people = roles.length > 0 || (signatures ?? left ?? joined) !== null || measures.some(({ value }) => PEOPLE.includes(value));
  return people ? measures.filter(({ value, text }) => value !== 'NAMES' || !BARE_NAMES.test(foldName(text))) : measures;
} // prettier-ignore

const PEOPLE: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'SHARED_OFFICERS'];
const BARE_NAMES = /^(?:namen|names|noms|nomi)$/;

const WORDED: readonly Measure[] = ['PURPOSE', 'CAPITAL', 'STATUS', 'LEGAL_FORM', 'SEAT', 'OFFICERS', 'SIGNATORIES'];
const WORDING = /wortlaut|text|testo|wording/;
