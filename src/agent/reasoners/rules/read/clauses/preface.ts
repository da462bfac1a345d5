import { JOINING, QUESTION_WORDS } from '../../lexicon/index.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** What a question calls itself or its matter: `another question`, `new topic`, `last point`. */
const MATTER =
  /^(?:fragen?|zusatzfrage|anschlussfrage|ruckfrage|zwischenfrage|nebenfrage|randfrage|ziffer|position|traktandum|themen?|themenwechsel|themawechsel|punkte?|sache|anliegen|questions?|sujet|point|parenthese|aparte|chose|affaire|demande|domand[ae]|parentesi|argomento|tema|cosa|faccenda|punto|richiesta|query|topic|subject|matter|thing|point|issue|request|item)$/;
/** What people say before they ask on. */
const OUTCRY = new RegExp(
  `^(?:${[
    'ach|ah|aha|oh|o|oha|hm+|mh+|na|naja|tja|ja|nein|doch|ok|okay|oki|gut|sehr|schon|schon gut|prima|super|toll|klar|alles|verstehe|verstanden|schade|mist|so|zu|wissen|echt|wirklich|ups|huch|uff|tatsachlich|danke|merci|vielen|besten|dank|autsch|puh|herrje|herrjemine|donnerwetter|potzblitz|jesses|gottseidank|spannend|interessant|perfekt|genau|richtig|stimmt|aber|also|egal|macht|nichts|moment|wow|krass|soso|bestens|einverstanden',
    'bon|bien|a|savoir|vraiment|oups|ouf|la|eh|ben|tres|parfait|d|accord|compris|entendu|dommage|tant|pis|mieux|oui|non|ah bon|tiens|voila|super|genial|interessant|merci|beaucoup|excellent|zut|pardon|desole|ce|n|est|pas|grave|c|note|alors|mince|aie|fichtre|bigre|flute|punaise',
    'bene|benissimo|va|molto|perfetto|ottimo|capito|chiaro|d|accordo|peccato|pazienza|si|no|grazie|mille|interessante|ecco|ah si|a|sapersi|buono|davvero|ops|oddio|pero|ho|non|importa|scusi|scusa|bravo|certo|esatto|allora|uffa|accipicchia|caspita|perbacco|mannaggia|accidenti|anzi|che|sbadat[ao]|distratt[ao]|sciocc[ao]',
    'fine|great|good|very|right|alright|all|perfect|excellent|pity|too|bad|shame|what|a|yes|no|i|see|got|it|understood|thanks|thank|you|many|interesting|nice|cool|well|sorry|hold|on|wait|never|mind|sure|lovely|brilliant|noted|fair|enough|to|know|really|oops|gotcha|hang|cheers|right|hmm|wow|damn|ouch|phew|whew|yikes|blimey|crikey|ugh|jeez|drat|bother|dear|me|silly|separately',
  ].join('|')})$`,
);
const MOST_CRIED = 5;
/** Sounds: no words at all. */
const SIGHS = /^(?:ach|ah+|aha|oh+|oha|hm+|mh+m?|naja|tja|ups|huch|uff|oops|ops|oups|ouf|eh|euh|uh|um|ahm|ehm)$/;
/** Of these none says anything but that it was heard, with or without a mark behind them: `ach so ja wann ...`, `perfetto e ...`. */
const HEARD =
  /^(?:ach|ah|aha|oh|oha|hm+|mh+m?|naja|tja|ups|huch|uff|wow|oops|ops|oups|ouf|eh|ben|ja|jaja|so|ok|okay|oki|alright|super|prima|toll|perfekt|verstanden|danke|merci|parfait|compris|genial|perfetto|ottimo|capito|grazie|perfect|great|thanks|cool|gotcha|cheers|lovely)$/;
/** `Internal audit. Who was ...`: what one asks for, and not whom one asks for. */
const CHECK =
  /^(?:verific(?:a|he)|controll[oi]|revisione|esame|inchiesta|indagine|ricerca|prufung|uberprufung|revision|kontrolle|abklarung|untersuchung|recherche|audit|controle|verification|enquete|examen|check|review|inquiry|investigation|control)$/;
/** None is the audit that a register tells of: that one is from outside, and yearly. */
const OF_WHAT_KIND = /^(?:intern[aeo]?|interne[rs]?|internal|routine|compliance|conformite|conformita)$/;
const OF = /^(?:di|de|of)$/;
/** `Conflict-of-interest check before we award: who sits in both?`: what one asks for; whether there is one, no register says. */
const CONFLICT =
  /(?:^| )(?:conflicts? of interests?|conflitt[oi] di? interess[ei]|conflits? d interets?|interessens?konflikt(?:e|s|check|prufung|abklarung)?)(?: |$)/;
/** `My boss wants to know:`, `la cliente chiede ancora:`: who asks, at the end of what comes before the question, and nothing that is asked. */
const SMALL =
  '(?: (?:noch|mich|uns|gerade|nun|jetzt|auch|gern|dringend|eben|das|dies|folgendes|encore|aussi|maintenant|ceci|juste|ancora|anche|adesso|ora|questo|me|us|again|now|also|this|just|still))*';
const REPORTED = new RegExp(
  `(?:^| )(?:${[
    `frag(?:t|en|te)|(?:will|wollen|mochten?|wollten?|muss|mussen)${SMALL} wissen|(?:hat|haben)${SMALL} gefragt`,
    `(?:me |m |nous )?(?:demande(?:nt)?|a demande|ont demande)|(?:veut|veulent|voudrai(?:t|ent)|souhaite(?:nt)?|souhaiterait|aimerai(?:t|ent)|doit|doivent)${SMALL} savoir`,
    `(?:mi |ci )?(?:chied(?:e|ono)|ha chiesto|hanno chiesto|domanda(?:no)?)|(?:vuole|vogliono|vorrebbe(?:ro)?|deve|devono)${SMALL} sapere`,
    `(?:asks?|asked|is asking|are asking|has asked|wonders?)|(?:wants?|needs?|would${SMALL} like|d like|wanted)${SMALL} to know`,
  ].join('|')})${SMALL}$`,
);
const MOST_REPORTING = 9;
const ALSO = /^(?:auch|ebenfalls|ebenso|aussi|egalement|idem|pareil|anche|pure|also|too|again|encore|nochmals?)$/;
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

/** Without what only announces the question (`Different question:`) or answers the turn before (`Pity.`): its words ask for nothing, and point at nobody. */
export function withoutPreface(reading: Reading): Reading {
  const { tokens, question } = reading;
  // `Point 1 also for X`.
  if (
    MATTER.test(tokens[0]?.folded ?? '') &&
    /^\d{1,2}$/.test(tokens[1]?.text ?? '') &&
    ALSO.test(tokens[2]?.folded ?? '')
  )
    return { ...reading, tokens: tokens.slice(2) };
  for (let end = Math.min(MOST_REPORTING, tokens.length - 1); end > 1; end--)
    if (reports(reading, end)) return { ...reading, tokens: tokens.slice(end) };
  for (let end = Math.min(MOST, tokens.length - 1); end > 0; end--) {
    const [before, next] = [tokens[end - 1]!, tokens[end]!];
    const words = tokens.slice(0, end);
    const mark = question.slice(before.span.end, next.span.start);
    const marked = /[:.!;,\u2013\u2014]|\s-\s/.test(mark);
    const leadsOn = QUESTION_WORDS.has(next.folded) || JOINING.has(next.folded);
    const heard =
      leadsOn && words.every((word) => word.quote === null && word.slot?.type !== 'ORDINAL' && HEARD.test(word.folded));
    const sighs =
      /^\p{Ll}/u.test(next.text) && words.every(({ folded, quote }) => quote === null && SIGHS.test(folded));
    const checks = (/[.!;]/.test(mark) && isCheck(words)) || (/[:.!;\u2013\u2014]/.test(mark) && isOfConflict(words));
    if (sighs || checks || (marked && isPreface(words)) || ((marked || mark.includes('?')) && isOutcry(words)) || heard)
      return { ...reading, tokens: tokens.slice(end) };
  }
  return reading;
}

/** Whether the words up to here say who asks, and whom it is asked of comes behind a colon. */
function reports({ tokens, question }: Reading, end: number): boolean {
  const words = tokens.slice(0, end);
  const mark = question.slice(words.at(-1)!.span.end, tokens[end]!.span.start);
  const firm = words.some(({ slot, quote }) => quote !== null || slot?.type === 'FORM' || slot?.type === 'NUMBER');
  return mark.includes(':') && !firm && !QUESTION_WORDS.has(words[0]!.folded) && REPORTED.test(words.map(({ folded }) => folded).join(' '));
} // prettier-ignore

/** `Pity.`, `Very good, thanks.`: no word of it asks, and none is a name. */
const isOutcry = (words: readonly TaggedToken[]) =>
  words.length <= MOST_CRIED && words.every(({ folded, quote, slot }) => quote === null && !['PRONOUN', 'ORDINAL'].includes(slot?.type ?? '') && OUTCRY.test(folded)); // prettier-ignore

const isCheck = (words: readonly TaggedToken[]) =>
  [CHECK, OF_WHAT_KIND].every((said) => words.some(({ folded }) => said.test(folded))) &&
  words.every(({ folded, quote }) => quote === null && [CHECK, OF_WHAT_KIND, OF].some((said) => said.test(folded)));

const isOfConflict = (words: readonly TaggedToken[]) =>
  CONFLICT.test(words.map(({ folded }) => folded).join(' ')) &&
  words.every((word) => word.quote === null && !QUESTION_WORDS.has(word.folded) && (CHECK.test(word.folded) || OF_CONFLICT.test(word.folded) || ['FILLER', 'OUTSIDE'].includes(slotOf(word)?.type ?? ''))); // prettier-ignore
/** Its own words, and when it is made; any other may name somebody. */
const OF_CONFLICT = /^(?:interessens?konflikt\w*|interess[ei]|interets?|conflitt[oi]|conflits?|before|award\w*|prior)$/;

/** `I forgot something. The other firm: ...`: of whom it is asked. */
const isAnotherFirm = (word: TaggedToken, at: number, words: readonly TaggedToken[]) =>
  slotOf(word)?.type === 'COMPANY_NOUN' && ['OTHER', 'ORDINAL'].includes(slotOf(words[at - 1] ?? word)?.type ?? '');

function isPreface(words: readonly TaggedToken[]): boolean {
  if (!words.some(({ folded }) => MATTER.test(folded)) || words.some(isAnotherFirm)) return false;
  return words.every((word, at) => {
    const slot = slotOf(word);
    if (word.quote !== null) return false;
    // `Point 2: the capital`.
    if (/^\d{1,2}$/.test(word.text) && at > 0 && MATTER.test(words[at - 1]!.folded)) return true;
    return slot === null ? at === 0 || !word.capital || MATTER.test(word.folded) : SAYS_NOTHING.includes(slot.type);
  });
}
