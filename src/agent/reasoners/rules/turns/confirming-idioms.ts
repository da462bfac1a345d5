/** English turns that say something to have it confirmed, give a reason before they ask, take another in a word or two, or ask of a person in everyday words, in the words that the lexicons read. */
import type { Measure } from '../../../../trace/index.js';
import type { Idiom } from './later-idioms.js';

const STANDING: readonly Measure[] = ['SEAT', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'LEGAL_FORM', 'STATUS', 'OFFICERS', 'SIGNATORIES', 'AUDITOR']; // prettier-ignore
const OFFICES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR'];
const OF_PEOPLE: readonly Measure[] = [...OFFICES, 'PERSON_MANDATES', 'RESIDENCE', 'ORIGIN', 'DEPARTED', 'JOINED'];

const IT = '(?:[Ii]t|[Tt]hey|[Tt]he company|[Tt]he firm|[Tt]his company|[Tt]hat company)';
const ONE = '(he|she|this person|that person|this individual|that individual)';
const TAG =
  "(?:,? (?:right|correct|yes|no|(?:is|are|has|have|does|do)(?:n['’]?t)? (?:it|they|that)(?: not)?|is that (?:right|correct)))";
const POSTS = '(?:mandates|posts|roles|offices|directorships|positions|seats|jobs)';
const ASKS = '(?:who|what|where|when|which|how|is|are|does|do|can|could|has|the|his|her|its|their|please)';
const PURPOSES = '(?:annual report|report|record|records|file|files|form|invoice|minutes|contract|letter|summons|credit check|credit file|compliance|audit|books)'; // prettier-ignore

export const CONFIRMING_IDIOMS: readonly Idiom[] = [
  { said: new RegExp(`^(?:[Ss]o |[Aa]nd |[Bb]ut )?(${IT}(?:['’]s| is|['’]re| are| sits?) (?:still )?in \\p{Lu}[\\p{L}.'’ -]+?${TAG})\\s*[?.]*$`, 'u'), standard: 'where is its seat' },
  { said: new RegExp(`^(?:[Ss]o |[Aa]nd |[Bb]ut )?(${IT}(?:['’]s| is|['’]re| are| sits?) (?:still )?at \\p{Lu}[\\p{L}.'’ -]+ \\d{1,4}[a-z]?${TAG})\\s*[?.]*$`, 'u'), standard: 'what is its address' },
  { said: new RegExp(`^(?:so |and )?((?:it|they|that)(?:['’]s|['’]re| is| are) (?:an?|in the) [a-z][a-z -]{2,30} (?:business|trade|industry|shop|line)${TAG})\\s*[?.]*$`, 'i'), standard: 'what is its purpose' },
  { said: new RegExp(`^(?:so |and )?((?:it|that|this)(?:['’]?s| is) (an? [a-z][a-z -]{2,40}?)${TAG})\\s*[?.]*$`, 'i'), standard: 'is it $2' },
  { said: /^((?:(?:hang on|hold on|wait|no|sorry|oops|Hang on|Hold on|Wait|No|Sorry|Oops)[,.]? )*(\p{Lu}[^?!]{2,80}?) is (?:what|the one|the company|the firm) (?:I|i) (?:meant|mean|want|wanted|was after))\s*[.!]*$/u, standard: 'and $2', behind: STANDING },
  { said: new RegExp(`^(for (?:(?:my|our) [a-z' -]{3,40}|the ${PURPOSES}|${PURPOSES}): )(?=${ASKS}\\b)`, 'i'), standard: '' },
  { said: /^(?:and |so |ok |no,? |sorry,? )*((?:[Ww]hat of|[Mm]ake (?:it|that)|[Rr]eplace (?:it|that|this) (?:with|by)|[Tt]ry|(?:[Cc]ould|[Cc]an|[Mm]ay) (?:I|i|we|you) (?:get|have|give me|do) (?:this|that|the same|it) (?:for|of|on)|[Nn]ot that one,))(?= \p{Lu})/u, standard: 'and', behind: STANDING },
  { said: /^(?:and )?((?:was|were) (?:that|this|it|they|things) (?:any )?(?:different|otherwise))(?= (?:on|in|at|as) )/i, standard: 'and', behind: STANDING },
  { said: /^(?:and )?((?:no|any) changes? since(?: then)?)\s*\??$/i, standard: 'and since then', behind: OFFICES },
  { said: /^(?:and )?((?:no|any) changes? since(?: then)?)\s*\??$/i, standard: 'has it changed', behind: STANDING },
  { said: new RegExp(`((?:does|do|did) ${ONE} (?:still |really )?live there|where(?: is|['’]s) ${ONE} living)(?! with)`, 'i'), standard: 'where does $2$3 live' },
  { said: new RegExp(`((?:what|which) country (?:is|does|did) ${ONE} (?:come )?from)`, 'i'), standard: 'what nationality does $2 have' },
  { said: new RegExp(`(where (?:does|is|did|was) ${ONE} originally (?:come )?from)`, 'i'), standard: 'where is $2 from' },
  { said: new RegExp(`^(?:and |any )?((?:earlier|old|prior|ended|past) (${POSTS}))\\s*[?.]*$`, 'i'), standard: 'former $2', behind: OF_PEOPLE },
  { said: new RegExp(`(which (?:companies|firms) did ${ONE} used? to (?:be (?:in|with|at|on)|work for|run))`, 'i'), standard: 'which former mandates does $2 have' },
  { said: new RegExp(`((?:is|was) ${ONE} (?:also )?(?:with|in|at|on) any(?:where else| other (?:compan(?:y|ies)|firms?|boards?)))`, 'i'), standard: 'which other companies is $2 in' },
  { said: /(since when (?:has|is) (?:it|the company|the firm|this company) (?:been )?(?:registered|entered|in the register))/i, standard: 'when was it founded', behind: OFFICES },
  { said: /(what does (its|the|their) (?:share )?capital (?:amount|come) to)/i, standard: 'how much is $2 capital' },
  { said: /^[^?]{10,}?(,? and what for)\s*\?*$/i, standard: ', and what is its purpose' },
]; // prettier-ignore
