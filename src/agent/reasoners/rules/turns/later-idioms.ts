/** Idioms of turns that ask whether it is still so, of what country the one told of is, or say an amount to have it confirmed, in the words that the lexicons read. */
import type { EventTopic, Language } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';

export interface Idiom {
  /** The first group is what is said otherwise. */
  said: RegExp;
  /** `$2`, `$3`: the second group, the third. */
  standard: string;
  /** Only right behind one of these. */
  behind?: readonly Measure[];
  /** Behind what happened, only of these. */
  topics?: readonly EventTopic[];
  /** Of whom that was, alone. */
  of?: 'PERSON' | 'COMPANY';
  /** What is told in its place: the answer says so. */
  as?: string;
  /** The second group has to be a town, by a table or by how it is written. */
  town?: true;
}

/** What is so on a day, and may be otherwise today. */
const STANDING: readonly Measure[] = ['SEAT', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'LEGAL_FORM', 'STATUS', 'OFFICERS', 'SIGNATORIES', 'AUDITOR', 'PERSON_MANDATES']; // prettier-ignore
const HOLDERS: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'PERSON_MANDATES'];
const VALUES: readonly Measure[] = ['SEAT', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'LEGAL_FORM'];
/** Whose answers tell of people. */
const OF_PEOPLE: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED', 'DEPARTED', 'PERSON_MANDATES', 'RESIDENCE', 'ORIGIN', 'DOSSIER', 'IDENTIFY']; // prettier-ignore
const AMOUNT =
  "(?:(?:chf|fr\\.?|sfr\\.?) ?)?\\d[\\d.,'’ ]*(?: ?(?:chf|francs?|franken|franchi|k|mio\\.?|millions?|millionen))?";

/** Before it and behind it may stand what says nothing. */
const turn = (before: string, asks: string, after: string) =>
  new RegExp(`^(?:(?:${before})[,.:]? )*(${asks})(?:[,.]? (?:${after}))*\\s*[?.!]*$`, 'iu');

const NOW = { de: 'heute|jetzt|aktuell|denn|eigentlich|bitte', fr: "aujourd['’]hui|maintenant|actuellement|à présent|donc|svp", it: 'oggi|adesso|ora|attualmente|per favore', en: 'today|now|nowadays|these days|at present|currently|please|then|as of today' }; // prettier-ignore

export const LATER_IDIOMS: Record<Language, readonly Idiom[]> = {
  de: [
    { said: turn('und|ok|gut|aber|danke|hm', '(?:ist|sind|war) (?:das|es|dies|sie|er) (?:heute |jetzt |immer )?(?:noch|nach wie vor|weiterhin) (?:so|der fall|aktuell|gültig|richtig|korrekt|unverändert|(?:der|die|das)selben?|die gleichen?|der gleiche|das gleiche)|(?:gilt|stimmt) (?:das|es|dies) (?:heute |immer |jetzt )?noch(?: so)?|(?:immer noch|nach wie vor) (?:(?:der|die|das)selben?|die gleichen?|der gleiche|das gleiche|so)', NOW.de), standard: 'und heute', behind: STANDING },
    { said: /((?:ist|wäre) (er|sie) (?:eigentlich |denn )?(?:schweizer(?:in)?|ausländer(?:in)?|deutscher?|franzose|französin|italiener(?:in)?|österreicher(?:in)?)(?: (?:staats)?bürger(?:in)?)?)(?=\s*[?,.]|$)/i, standard: 'welche Staatsangehörigkeit hat $2', behind: OF_PEOPLE },
    { said: turn('und|also|aber', `(?:das|ihr) (?:aktien|stamm|gesellschafts)?kapital (?:ist|beträgt|liegt bei|beläuft sich auf) (?:doch |auf )?${AMOUNT}`, 'oder|nicht wahr|richtig|gell|stimmts|stimmt das'), standard: 'wie hoch ist das Kapital' },
  ],
  fr: [
    { said: turn('et|ok|bon|mais|merci|hm', "(?:est-ce(?: que c['’]est)?|c['’]est|ce sont|est-(?:elle|il)|sont-(?:ils|elles)|serait-ce) (?:encore|toujours) (?:le cas|ainsi|comme ça|pareil|vrai|valable|exact|d['’]actualité|(?:le|la) même|les mêmes)|(?:encore|toujours) (?:(?:le|la) même|les mêmes|le cas|valable)|(?:ça|cela) (?:vaut|tient) (?:encore|toujours)", NOW.fr), standard: "et aujourd'hui", behind: STANDING },
    { said: /((?:est-(?:il|elle)|(?:il|elle) est)(?: bien)?(?: de nationalité)? (?:suisse|étrang(?:er|ère)|allemande?|française?|italienne?|autrichienne?))(?=\s*[?,.]|$)/i, standard: 'quelle est sa nationalité', behind: OF_PEOPLE },
    { said: turn('et|donc|mais', `(?:le|son) capital(?:[ -]actions| social)? (?:est|s['’]élève|se monte) (?:bien )?(?:de|à) ${AMOUNT}`, "non|n['’]est-ce pas|correct|c['’]est (?:ça|juste)|exact"), standard: 'quel est le capital' },
  ],
  it: [
    { said: turn('e|ok|bene|ma|grazie', "(?:è|sono|è rimast[oa]) (?:ancora|sempre|tuttora) (?:così|il caso|vero|valid[oa]|corretto|attuale|lo stesso|la stessa|gli stessi|le stesse)|(?:vale|valgono) ancora|(?:ancora|sempre) (?:lo stesso|la stessa|gli stessi|le stesse|così)", NOW.it), standard: 'e oggi', behind: STANDING },
    { said: /((?:è|sarebbe)(?: lui| lei)? (?:svizzer[oa]|stranier[oa]|italian[oa]|tedesc[oa]|francese|austriac[oa]))(?=\s*[?,.]|$)/i, standard: 'qual è la sua nazionalità', behind: OF_PEOPLE },
    { said: turn('e|quindi|ma', `il (?:suo )?capitale(?: azionario| sociale)? (?:è|ammonta|è pari) (?:di|a) ${AMOUNT}`, 'vero|no|giusto|corretto'), standard: 'qual è il capitale' },
  ],
  en: [
    { said: turn('and|so|ok|okay|but|right|thanks|thank you|hm|well', "(?:is|are|isn['’]?t|aren['’]?t) (?:that|this|it|he|she|they|these|those|things) (?:all )?(?:still|also) (?:so|the same(?: ones?| people| names?| lot)?|the case|true|valid|current|correct|right|accurate|unchanged|like that|that way|how things are)|(?:does|do) (?:that|this|it|they|things) still (?:hold|apply|stand)(?: true| good)?|still (?:the same(?: ones?| people| lot)?|so|the case|true|valid|current)|is (?:it|that) the same|(?:and )?as (?:things|matters) stand|as (?:on|at) (?:date|today)", NOW.en), standard: 'and today', behind: STANDING },
    { said: turn('and|so|but|ok|well', '(?:has|have) (?:that|this|it|anything|things|something) (?:been )?changed(?: at all)? since|(?:has|have) (?:that|this|it|anything|things|something) changed (?:in the meantime|meanwhile|afterwards|after that)', NOW.en), standard: 'and since then', behind: HOLDERS },
    { said: turn('and|so|but|ok|well', '(?:has|have) (?:that|this|it|anything|things|something) (?:been )?changed(?: at all)? since(?: then)?', NOW.en), standard: 'has it changed', behind: VALUES },
    { said: /((?:is|isn['’]?t|was) (he|she) (?:not |really |actually |by any chance )?(?:an? )?(?:swiss|foreign(?:er)?|german|french(?:man|woman)?|italian|austrian|british|american)(?: (?:citizen|national))?)(?=\s*[?,.]|$)/i, standard: 'what nationality does $2 have', behind: OF_PEOPLE },
    { said: /^(?:so |and |but )?((he|she)(?:['’]?s| is) (?:an? )?(?:swiss|foreign(?:er)?|german|french(?:man|woman)?|italian|austrian|british|american)(?: (?:citizen|national))?,? (?:isn['’]?t|is) (?:he|she)(?: not)?)\s*[?.]*$/i, standard: 'what nationality does $2 have', behind: OF_PEOPLE },
    { said: /((?:whether|if) (he|she) (?:is|was) (?:really |actually )?(?:an? )?(?:swiss|foreign(?:er)?|german|french(?:man|woman)?|italian|austrian|british|american)(?: (?:citizen|national))?)(?=\s*[?,.]|$)/i, standard: 'what nationality $2 has', behind: OF_PEOPLE },
    { said: /((?:did|does|has|had) (he|she|this person|that person) (?:ever |also )?(?:hold|held|have|had) (?:any |some |other )*(?:earlier|previous|former|past) (?:posts|mandates|roles|offices|positions|seats|directorships|jobs))/i, standard: 'which former mandates did $2 have' },
    { said: /^((it|they|this company|that company|the company|the firm)(?: is(?: not|n['’]?t)|['’]s not|['’]re not| are(?: not|n['’]?t)) ([a-z ]{4,40}), (?:is|are) (?:it|they))\s*\??$/i, standard: 'is $2 $3' },
    { said: /^(that['’]?s (?:today|now|the current (?:one|state|situation))[.,;] (?:but |and )?)(?=\w)/i, standard: '' },
    { said: /^((?:[Ii]|[Ww]e|[Mm]y [a-z]+)(?:['’](?:m|ve|re|d|s))? (?:have to|has to|need to|needs to|must|want to|wants to|am|are|is|was)?[^.?!:;\p{Lu}\d]{3,80}(?:, so|:|;) )(?=(?:who|what|where|when|which|how|is|does|do|can|has|are|could)\b)/u, standard: '' },
    { said: /^(?:and |so |but |well,? )?((is|was|has|does|did|are|have|do|were)n['’]?t (it|they|he|she|this company|that company|the company|the firm))(?= \w)/i, standard: '$2 $3' },
    { said: turn('and|so|but', `(?:the|its|their) (?:(?:share|nominal|registered|paid[- ]up) )?capital(?: is|['’]s| amounts to| stands at) ${AMOUNT}`, "isn['’]?t it|right|correct|is that (?:right|correct)|is it not|yes|no|doesn['’]?t it"), standard: 'what is the capital' },
  ],
}; // prettier-ignore
