import { RELATIONS } from '../../lexicon/relations.js';
import { QUESTION_WORDS } from '../../lexicon/index.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** Before these an ordinal means one of several; without them it may say when (`First, ...`, `prima del 2020`). */
const DETERMINERS = new Set(
  'the this that der die das den dem des zur zum beim vom la le les il lo l au du al alla allo all dell dall nell sull del della dal dalla sul sulla nella per'.split(' '),
); // prettier-ignore
const SHORT = 4;
const LEADS = new Set('in a da di en dans de a au von zu at on under unter sotto sous'.split(' '));
const OF = /^(?:of|for|about|with|from)$/;
const ASKS_WHERE = new Set(['wo', 'ou', 'dove', 'dov', 'where', 'com', 'cos', 'qu', 'chi', 'cosa']);

/** Firms or people, more than one. */
export const SEVERAL = /^(?:firmen|gesellschaften|stiftungen|vereine|personen|leute|societes|entreprises|firmes|personnes|gens|ditte|aziende|imprese|persone|companies|firms|businesses|entities|people|persons)$/; // prettier-ignore

/** `Other posts`, `d'autres sociétés`, `qui d'autre`: others than those spoken of, and not the other of two. */
export function isSeveral({ tokens }: Reading, token: TaggedToken): boolean {
  const next = tokens[tokens.findLastIndex(({ phrase }) => phrase === token.phrase) + 1];
  const before = tokens[tokens.findIndex(({ phrase }) => phrase === token.phrase) - 1];
  if (WHO_ELSE.test(`${tokens[tokens.indexOf(token) - 2]?.folded ?? ''} ${before?.folded ?? ''}`)) return true;
  if (A.test(before?.folded ?? '') && next !== undefined && !next.breakBefore) return true;
  return OTHERS.test(token.folded) || (next !== undefined && !next.breakBefore && (SEVERAL.test(next.folded) || POSTS.test(next.folded)));
} // prettier-ignore

/** `Ein anderer Ort`, `un autre lieu`: any other. */
const A = /^(?:ein|eine|einen|einem|einer|un|une|una|uno|irgendein\w*|any)$/;
const WHO_ELSE = /(?:(?:qui|quoi|que|rien|personne) d|(?:chi|cosa|che|nessun|who|what|nobody|nothing))$/;
const OTHERS = /^(?:others|autres|altr[ie])$/;
const INDEFINITE = /^(?:une?|una|uno|eine?[rns]?)$/;
const POSTS =
  /^(?:amter|mandate|posten|funktionen|firmennamen|posts|mandates|offices|positions|functions|roles|seats|boards|directorships|hats)$/;

/** What an ordinal's own noun says that it counts: `the first company`; null where it has none. */
export function countedBy({ tokens, language }: Reading, token: TaggedToken): 'COMPANY' | 'PERSON' | null {
  const next = tokens[tokens.findLastIndex(({ phrase }) => phrase === token.phrase) + 1];
  // Several are not counted by it: `the second, firms?`.
  if (next === undefined || next.breakBefore || next.commaBefore || SEVERAL.test(next.folded)) return null;
  const type = slotOf(next)?.type;
  return type === 'COMPANY_NOUN' || RELATIONS[language].test(next.folded)
    ? 'COMPANY'
    : type === 'PERSON_NOUN'
      ? 'PERSON'
      : null;
}

const AUXILIARY = /^(?:do|does|did|is|was|has|had|will|would|can|could)$/;

/** Whether an ordinal, or `other`, means one of several spoken of (`the second?`), and counts no thing of its own (`the second auditor`). */
export function standsAlone(reading: Reading, token: TaggedToken): boolean {
  const { tokens, language, question } = reading;
  const first = tokens.findIndex(({ phrase }) => phrase === token.phrase);
  // `The wire gives another`: none of those spoken of.
  if (slotOf(token)?.type === 'OTHER' && INDEFINITE.test(tokens[first - 1]?.folded ?? '')) return false;
  const last = tokens.findLastIndex(({ phrase }) => phrase === token.phrase);
  const needsOne = language === 'en' || language === 'it';
  const next = tokens[last + 1];
  const noun =
    next !== undefined &&
    (['COMPANY_NOUN', 'PERSON_NOUN'].includes(slotOf(next)?.type ?? '') || RELATIONS[language].test(next.folded));
  // `The one listed first`; in Italian that would be `before`.
  // `First one again`, with no article.
  const one = language === 'en' && next?.folded === 'one' && (first === 0 || tokens[first]!.breakBefore);
  const closes = language === 'en' && first > 1 && (next === undefined || next.breakBefore);
  // `The address of first bidder`, with no article, of a thing that no lexicon knows.
  const led =
    language === 'en' && OF.test(tokens[first - 1]?.folded ?? '') && next !== undefined && slotOf(next) === null;
  const introduced =
    last > first ||
    noun ||
    one ||
    closes ||
    led ||
    DETERMINERS.has(tokens[first - 1]?.folded ?? '') ||
    tokens.length <= SHORT;
  if (needsOne && !introduced) return false;
  if (next === undefined || next.breakBefore) return true;
  if (/[,.]/.test(question.slice(tokens[last]!.span.end, next.span.start))) return true;
  // `And the second, where is it?`, without the comma.
  if (QUESTION_WORDS.has(next.folded) || ASKS_WHERE.has(next.folded)) return true;
  // `The second, in which town is it`, as one phrase.
  if (next.inPhrase && LEADS.has(next.folded)) return true;
  switch (slotOf(next)?.type) {
    case undefined:
      return !next.capital;
    case 'ROLE':
      // A verb of German: `wer die zweite revidiert`.
      return language === 'de' && !next.capital;
    case 'MEASURE':
      return language === 'en' || (language === 'de' && !next.capital);
    case 'OUTSIDE':
    case 'JOINED':
    case 'LEFT':
      // `Is the first married?`, `ist die erste verheiratet`: a verb, or what somebody is.
      return language === 'de' ? !next.capital : language === 'en' && AUXILIARY.test(tokens[first - 2]?.folded ?? '');
    case 'TOPIC':
    case 'NOTICE_NOUN':
    case 'DOCUMENT_NOUN':
      return false;
    default:
      return true;
  }
}
