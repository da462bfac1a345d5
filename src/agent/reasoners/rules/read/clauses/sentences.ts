import type { Language } from '../../../../../core/index.js';
import { OPENING, QUESTION_WORDS, SINCE, VERBS } from '../../lexicon/index.js';
import { areParties } from '../../lexicon/relations.js';
import type { OutsideTopic } from '../../../../../trace/index.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import type { Run } from '../names/runs.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';
import { WHO } from '../thing.js';

/** A sentence of the question, by its tokens, and what it does there. */
export interface Sentence extends Run {
  /** ASKS: it says what is asked for. OPEN: a question that does not say of what (`what do I put there?`). STATES: neither. */
  does: 'ASKS' | 'OPEN' | 'STATES';
  /** It asks though no word of it says for what: what the turn before asked, or since when. */
  again: boolean;
  /** A heading: it asks nothing, whatever it names. */
  heads?: true;
}

/** What a statement may leave to be asked: no paper at hand, no aside, and not what somebody is called. */
export const tellsWhat = (word: TaggedToken): boolean =>
  isAsked(word) && !isPaper(word) && !isAside(slotOf(word)) && (isStrong(word) || slotOf(word)?.type !== 'MEASURE');

/** Ends of sentences; a comma ends none, nor does a full stop before a small letter or a number. */
const END = /[?!;:\n\r]|[.…]\s+(?=[\p{Lu}\p{Lt}¿«"“„]?\P{Ll}*$)|\s[–—]\s/u;
/** Of somebody who begins no sentence with a capital. */
const END_SMALL = /^[^.]*[.…]\s+\P{L}*\p{Ll}$/u;
const SHORT = /^(?:\p{L}{1,2}|art|abs|lit|str|dr|prof|nr|no|cie|hr|fr|mr|mrs|ms|me|st|ste|co|inc|ltd)$/u;
const TITLES = /^(?:art|abs|lit|str|dr|prof|nr|no|cie|hr|fr|mr|mrs|ms|st|ste|co|inc|ltd)$/;
const ASKED: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'SIGNATURE', 'LEFT', 'JOINED', 'TOPIC', 'COUNTING', 'OUTSIDE', 'WHEN']; // prettier-ignore
/** Relative pronouns as well: inside of a sentence they ask nothing. */
export const RELATIVE = new Set(['que', 'qui', 'che', 'dont', 'which', 'that', 'who', 'was', 'wo', 'wie', 'when', 'quand', 'quando', 'wann', 'where', 'ou', 'dove', 'come', 'how', 'seit', 'since', 'depuis']); // prettier-ignore
/** Whoever says that something is so. */
export const SAYS_THAT = /^(?:pretend|pretendent|affirme|affirment|soutient|assure|dit|raconte|croit|pense|jure|behauptet|meint|sagt|glaubt|schwort|beteuert|erzahlt|dice|sostiene|afferma|giura|crede|pensa|assicura|racconta|says|said|claims|claimed|swears|reckons|thinks|believes|insists|tells)$/; // prettier-ignore
/** One who wants to know: what stands beside it is asked for. */
const WISHES: Record<Language, RegExp> = {
  de: /^(?:brauch|benotig|such|gesucht|mocht|will$|woll|gern|wunsch|interess|bitt|wiss)/,
  fr: /^(?:cherch|recherch|voudr|aimer|besoin|veux|voul|souhait|savoir|faut$|faudr|manque|dites|svp|merci)/,
  it: /^(?:cerc|vorre|vogli|bisogn|serve$|servono|servirebbe|manca|devo$|dobbiamo$|desider|saper|dimmi|dica$|dia$)/,
  en: /^(?:need|want|wish|would$|interest|wonder|requir|missing|tell$|please$|know$|like$)/,
}; // prettier-ignore

/** Whether a word is of one who wants to know. */
export const isWish = (language: Language, { folded }: TaggedToken): boolean => WISHES[language].test(folded);

/** Names apart, what a word says of what is asked. */
export const isAsked = (word: TaggedToken): boolean => {
  const slot = slotOf(word);
  if (slot === null) return false;
  return ASKED.includes(slot.type) && !(slot.type === 'MEASURE' && (slot.measure === 'IDENTIFY' || slot.measure === 'TEXT_SEARCH')); // prettier-ignore
};

/** Whether it says of itself what is asked, and no more than what somebody is called. */
export const isStrong = (word: TaggedToken): boolean => {
  const slot = slotOf(word);
  return isAsked(word) && slot?.type !== 'OUTSIDE' && slot?.type !== 'WHEN' && !(slot?.type === 'MEASURE' && slot.measure === 'NAMES' && BARE_NAME.test(word.folded) && !word.inPhrase); // prettier-ignore
};

/** What a firm is to the one who asks: `Insured: X.` */
const PARTNER =
  /^(?:kundin?|kunde|lieferantin?|versicherungsnehmerin?|versicherte|cliente?|fournisseur|assuree?|locataire|fornitore|fornitrice|assicurat[ao]|customer|supplier|insured|policyholder)$/;

/** What people say beside a question (`a date will do`, `PEP review`), and ask for in a sentence of its own. */
const isAside = (slot: Slot | null): boolean => slot?.type === 'OUTSIDE' && ASIDE.includes(slot.topic);
const ASIDE: readonly OutsideTopic[] = ['FUTURE', 'LEGAL_ADVICE', 'REPUTATION', 'FOREIGN_REGISTER', 'REASONS'];

export const BARE_NAME = /^(?:names?|namens?|noms?|nom[ei]|nominativ[oi])$/;

/** What somebody is: since when so, is asked behind it. */
const OFFICES: readonly Slot['type'][] = ['ROLE', 'SIGNATURE', 'LEFT', 'JOINED'];

/** The sentences of a question, in its order. */
export function sentencesIn(reading: Reading, names: readonly NamedInQuestion[]): Sentence[] {
  const { tokens, question } = reading;
  const inside = (at: number) => names.some(({ start, end }) => start < at && at < end);
  const inName = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  const sentences: Sentence[] = [];
  const small = /^\P{L}*\p{Ll}/u.test(question);
  let start = 0;
  for (let at = 1; at <= tokens.length; at++) {
    const [before, token] = [tokens[at - 1]!, tokens[at]];
    const mark = question.slice(before.span.end, token === undefined ? question.length : token.span.start + 1);
    const ends =
      token === undefined ||
      ((END.test(mark) || (small && END_SMALL.test(mark))) && !isOneThing(before, token, mark) && !inside(at));
    if (!ends) continue;
    const words = tokens.slice(start, at).filter((_, index) => !inName(start + index));
    const does = doesOf(reading, words, tokens[start]!, mark);
    // `Since when is P with F?`: of two that are named it says what is asked.
    const named = names.filter((name) => start <= name.start && name.end <= at).length;
    // `I am looking at P. Entered since?`: since when P is.
    const behind = names.some(({ end, hits }) => end <= start && hits.some(({ kind }) => kind === 'PERSON'));
    const office = sentences.some((one) => tokens.slice(one.start, one.end).some((token, index) => !inName(one.start + index) && OFFICES.includes(slotOf(token)?.type ?? 'FILLER')));
    const since = SINCE[reading.language].test(words.map(({ folded }) => folded).join(' '));
    const dates = (named === 2 || (named < 2 && behind && !office)) && mark.includes('?') && (since || words.some((word) => slotOf(word)?.type === 'WHEN')); // prettier-ignore
    sentences.push(does === 'OPEN' && dates ? { start, end: at, does: 'ASKS', again: true } : { start, end: at, does, again: false });
    start = at;
  }
  const heads = sentences.map((_, index) => isHeading(reading, names, sentences, index));
  // `Onboarding, point 1: legal form of X.`
  const isOfHeading = (index: number) => heads.slice(0, index).includes(true) && !sentences.some(({ does }, at) => does === 'ASKS' && !heads[at]);
  return sentences.map((sentence, index) => {
    if (heads[index]) return { ...sentence, does: 'STATES', heads: true };
    if (isOfHeading(index) && sentence.does === 'STATES' && tokens.slice(sentence.start, sentence.end).some(isStrong)) return { ...sentence, does: 'ASKS' };
    return goesOn(reading, sentence, index, sentences) ? { ...sentence, does: 'ASKS', again: true } : sentence;
  });
} // prettier-ignore

/** `Point 1 of the list`. */
const POINT = /^(?:punkt|ziffer|position|pos|traktandum|point|chiffre|punto|voce|item|step|schritt|etape|passo)$/;
const MOST_OF_HEADING = 8;
/** `As it stood on 3 May 2020: who ...?` says when. */
const OF_TIME: readonly Slot['type'][] = ['TIME', 'KNOWN', 'STATE_OF', 'THEN'];
/** What a heading may be about and hardly asks for. */
const HEADS = /^(?:NAMES|PERSON_MANDATES|DOSSIER|OUTSIDE|PATH|NETWORK|JOINED|QUANTITY)$/;

/**
 * `Conflict check, new mandate. How are X and Y connected?`, `Name on the owner's form: X. Who is that?`: nouns at the beginning, or before a colon, that say what it is for, before
 * what is asked of somebody named.
 */
function isHeading({ tokens, question }: Reading, names: readonly NamedInQuestion[], sentences: readonly Sentence[], index: number): boolean {
  const own = sentences[index]!;
  const mark = question.slice(tokens[own.end - 1]!.span.end, tokens[own.end]?.span.start ?? question.length);
  const heads = index === 0 ? /^\s?[.:]/ : /^\s?:/;
  const named = ({ start, end }: Sentence) => names.some((name) => start <= name.start && name.end <= end);
  const words = tokens.slice(own.start, own.end);
  if (!heads.test(mark) || words.length > MOST_OF_HEADING || named(own) || words.some((word) => QUESTION_WORDS.has(word.folded) || OF_TIME.includes(slotOf(word)?.type ?? 'FILLER'))) return false;
  const strange = words.some((word, at) => slotOf(word) === null || (at > 0 && /^\d{1,2}$/.test(word.text) && POINT.test(words[at - 1]!.folded)));
  const bare = words.every((word) => !isAsked(word) || HEADS.test(slotOf(word)?.type === 'MEASURE' ? (slotOf(word) as Extract<Slot, { type: 'MEASURE' }>).measure : slotOf(word)!.type));
  const more = sentences.slice(index + 1);
  const strong = (one: Sentence) => one.does !== 'OPEN' && tokens.slice(one.start, one.end).some(isStrong);
  // Behind a colon the name may stand alone, and what is asked of it behind that.
  const asks = more.some((one) => named(one) && strong(one)) || (mark.includes(':') && more.length > 1 && named(more[0]!));
  return bare && asks && (strange || (mark.includes(':') && more[0] !== undefined && named(more[0])));
} // prettier-ignore

/** `Theirs?` behind a statement, `and on 3 May 2020?` before one: what the turn before asked, and the statement asks nothing. */
function goesOn({ tokens, question, language }: Reading, { start, end, does }: Sentence, index: number, all: readonly Sentence[]): boolean {
  const words = tokens.slice(start, end);
  const others = all.filter((_, at) => at !== index);
  if (does !== 'OPEN' || others.length === 0 || others.some((other) => other.does !== 'STATES')) return false;
  const mark = question.slice(tokens[end - 1]!.span.end, tokens[end]?.span.start ?? question.length);
  const has = (...types: Slot['type'][]) => words.some((word) => types.includes(slotOf(word)?.type ?? 'FILLER'));
  const small = words.every((word) => ['FILLER', 'TIME', 'PRONOUN', 'NOW', 'THEN', 'ABOUT', 'BACK', 'OTHER', 'ORDINAL'].includes(slotOf(word)?.type ?? ''));
  // `It was replaced, I think. Who is it now?`
  if (mark.includes('?') && index === all.length - 1 && small && has('NOW') && WHO.has(words[0]!.folded)) return true;
  // `Another town than on the card. The second, then.`: who is picked.
  if (!mark.includes('?') && index > 0 && index === all.length - 1 && small && words.length <= MOST_OF_PICK && has('ORDINAL')) return true;
  if (!mark.includes('?') || !small || words.some(({ folded }) => QUESTION_WORDS.has(folded))) return false;
  // `I was told it closed down. Has it?`: what was stated is asked.
  if (index > 0 && VERBS[language].has(words[0]!.folded)) return false;
  return index === 0 ? has('TIME', 'NOW', 'THEN') : index === all.length - 1 && (has('BACK', 'OTHER', 'ORDINAL') || (words.length <= MOST_OF_ONE && has('PRONOUN')));
} // prettier-ignore

/** `Entrati e usciti`: an Italian `and`, which is written as `is` is without its accent. */
const joinsAsked = (words: readonly TaggedToken[], word: TaggedToken): boolean => {
  const at = words.indexOf(word);
  return word.text === 'e' && [words[at - 1], words[at + 1]].every((other) => other !== undefined && isAsked(other));
};

const MOST_OF_ONE = 3;
const MOST_OF_PICK = 5;
const AS = new Set(['come', 'comme', 'wie', 'as']);
/** `What a nice lot.`: with these a sentence that asks nothing may begin as one that does. */
const EXCLAIMS = new Set(['che', 'quel', 'quelle', 'quels', 'quelles', 'was', 'wie', 'what', 'how']);
const MOST_EXCLAIMED = 5;

/** `St.`, `J.`: and no small word that a sentence may end with (`I had it.`). */
const isShortened = ({ text, folded, slot }: TaggedToken): boolean =>
  SHORT.test(folded) && (slot === null || TITLES.test(folded) || text.length < 2 || !/^\p{Ll}/u.test(text));

const isOneThing = (before: TaggedToken, token: TaggedToken, mark: string): boolean =>
  (before.slot?.type === 'TIME' && token.slot?.type === 'TIME' && before.slot.index === token.slot.index) ||
  before.phrase === token.phrase ||
  (before.quote !== null && before.quote === token.quote) ||
  (mark.startsWith('.') &&
    ((isShortened(before) && before.slot?.type !== 'FORM') ||
      (/^\d/.test(token.text) && before.slot?.type !== 'TIME')));

function doesOf(
  { language, times }: Reading,
  words: readonly TaggedToken[],
  first: TaggedToken,
  mark: string,
): Sentence['does'] {
  // `When was that?` does not say what.
  const asked = words.some((word) => isAsked(word) && slotOf(word)?.type !== 'WHEN');
  // What only resembles a word of the register says nothing beside one who tells of himself.
  const tells = words.some(({ folded }) => TELLS.has(folded));
  const states = words.some((word) => slotOf(word) === null || (tells && word.slot === null) || SAYS_THAT.test(word.folded) || ((VERBS[language].has(word.folded) || IS_OR_HAS.test(word.folded)) && !joinsAsked(words, word))); // prettier-ignore
  const when = words.some((word) => slotOf(word)?.type === 'WHEN' && !(DATE_NOUN.test(word.folded) && words.some(({ slot }) => slot?.type === 'TIME'))); // prettier-ignore
  const questions = mark.includes('?') || words.some((word, at) => opens(word, words, at, first)) || (OPENING.has(first.folded) && !mark.includes(':')); // prettier-ignore
  // `Chain bankruptcy?`: a heading.
  const text = words.map(({ folded }) => folded).join(' ');
  const exclaims = !mark.includes('?') && /[.!]/.test(mark) && EXCLAIMS.has(first.folded) && words.length <= MOST_EXCLAIMED && !asked && !when; // prettier-ignore
  if (exclaims && words.some((word) => slotOf(word) === null)) return 'STATES';
  // `As beneficiary they wrote P.`: German and the Romance languages ask `how` with a word for `as`.
  if (questions && !asked && !when && AS.has(first.folded) && !mark.includes('?') && /[.!]/.test(mark) && words.some((word) => slotOf(word) === null)) return 'STATES'; // prettier-ignore
  if (questions)
    return asked || CAPACITY.test(text) ? 'ASKS' : words.length === 1 && slotOf(words[0]!) === null ? 'STATES' : 'OPEN';
  const denies = words.some((word) => slotOf(word)?.type === 'NEGATION');
  if (!asked) return (states || denies) && !when ? 'STATES' : 'OPEN';
  if (isFact(words, times)) return 'STATES';
  // `I am new in this country.`
  if (OF_SELF.test(text) && words.every((word) => !isAsked(word) || ['JOINED', 'LEFT'].includes(slotOf(word)!.type)))
    return 'STATES';
  // `We would like to join X`: what whoever asks is about to do.
  if (OWN_MOVE.test(text)) return 'STATES';
  // `I want to know with whom we are dealing`: what is asked before it is asked for that.
  if (DEALING.test(text) || (MEANS.test(text) && !when && !words.some((word) => slotOf(word)?.type === 'ROLE'))) return 'STATES'; // prettier-ignore
  if (words.some((word) => isWish(language, word))) return 'ASKS';
  if (words.every((word) => !isAsked(word) || isAside(slotOf(word)) || PARTNER.test(word.folded))) return 'STATES';
  // `HR here, I am checking a CV.`: what somebody is at, by a word of what no register holds.
  if (
    words.some(({ commaBefore }, at) => (at === 0 || commaBefore) && AT_WORK.test(words.slice(at).map(({ folded }) => folded).join(' '))) && // prettier-ignore
    words.every(
      (word) =>
        !isAsked(word) ||
        slotOf(word)?.type === 'OUTSIDE' ||
        isDossier(slotOf(word)) ||
        areParties(word.folded, language),
    )
  )
    return 'STATES';
  // `Address and auditor of X.`: nouns alone ask; a verb, or a word that no lexicon knows, makes a statement of it.
  return states ? 'STATES' : 'ASKS';
}

/** `Date of loss 3 May 2020`, `lease of X.`: a day, or a paper at hand, and nothing that a register tells. */
function isFact(words: readonly TaggedToken[], times: Reading['times']): boolean {
  const asked = words.filter(isAsked);
  const outside = asked.filter((word) => slotOf(word)?.type === 'OUTSIDE');
  const day = words.some(({ slot }) => slot?.type === 'TIME' && (times[slot.index]?.asOf ?? null) !== null);
  const other = asked.some((word) => !outside.includes(word) && slotOf(word)?.type !== 'WHEN');
  return !other && outside.length > 0 && (day || outside.every(isPaper));
}

/** `As what?`: what somebody is in a firm is asked. */
const CAPACITY = /\b(?:als was|in welcher (?:eigenschaft|funktion|rolle)|welche (?:funktion|rolle|stellung)|a quel titre|en quelle qualite|en tant que quoi|quelle (?:fonction|qualite)|quel (?:role|titre)|che (?:carica|funzione|ruolo)|quale (?:carica|funzione|ruolo)|in che (?:veste|qualita)|in quale veste|as what|in what capacity|what (?:capacity|role|post|title|position)|s the title|which (?:role|post|position))\b/; // prettier-ignore

/** `I am speaking of the people entered`: what was asked, said more closely. */
const MEANS = /^(?:ich meine|damit meine ich|gemeint sind|gemeint ist|ich spreche von|je parle|je veux parler|j entends|intendo|parlo|mi riferisco|i am talking|i m talking|i mean the)\b/; // prettier-ignore

const isDossier = (slot: Slot | null) => slot?.type === 'MEASURE' && slot.measure === 'DOSSIER';
const AT_WORK = /^(?:ich|wir|je|j|nous|on|i|we|it s for|it is for|c est pour|e per|es ist fur|verifico|controllo|preparo|scrivo|sto|stiamo)(?: |$)/; // prettier-ignore

const TELLS = new Set('mein meine meinen meinem meiner unser unsere unseren ma mon mes notre nos mia mio miei mie nostra nostro nostri my our'.split(' ')); // prettier-ignore

const OF_SELF =
  /^(?:(?:hello|hi|hallo|bonjour|ciao|buongiorno) )?(?:i am|i m|ich bin|je suis|io sono|sono|wir sind|we are|nous sommes|siamo) /;
const OWN_MOVE = /\b(?:vorre\w*|vogli\w*|vuole|desider\w*|(?:wants?|wish|wishes|like|love|plans?|hopes?|going|intends?) to|voudr\w*|aimer\w*|souhait\w*|veux|veut|voulons|pense) (?:\w+ ){0,1}(?:lasciare|entrare|aderire|uscire|partner|join|leave|rejoindre|quitter|laisser|leguer|adherer|sortir)\b|\b(?:mochte|mochten|will|wollen|wurde|wurden)\b.* (?:beitreten|einsteigen|verlassen|austreten|aussteigen|hinterlassen)$/; // prettier-ignore

const DEALING = /\bmit wem (?:wir|ich) (?:es )?(?:da )?zu tun\b|\ba qui (?:nous avons|j ai|on a) affaire\b|\bcon chi (?:abbiamo|ho) a che fare\b|\bwho (?:we|i) (?:are|am) dealing with\b/; // prettier-ignore

const PAPERS =
  /^(?:vertrag|vertrage|mietvertrag|police|versicher\w*|offerte|sanktion\w*|contrat|contrats|bail|loyer|loyers|sinistre|assur\w*|offre|devis|poursuites?|contratto|contratti|affitt\w*|polizza|assicurat\w*|precett\w*|preventiv\w*|contracts?|lease|rent|insur\w*|sanction\w*|litigation|lawsuit\w*|claims?|cvs?|resumes?|lebenslauf|lebenslaufe|curriculum|curricula|linkedin|visitenkarten?|business card|briefpapier|rechnung(?:en)?|invoices?|facture|factures|fattur[ae])$/;

/** Something that people have before them when they ask about a firm. */
export const isPaper = (word: TaggedToken): boolean => slotOf(word)?.type === 'OUTSIDE' && PAPERS.test(word.folded);

/** `The report bears the date 3 May 2020`: it asks for no day. */
const DATE_NOUN = /^(?:datum|zeitpunkt|date|moment|data|giorno|jour|tag|day)$/;

const IS_OR_HAS =
  /^(?:will|wird|werden|sera|sara|heisst|deve|devono|doit|doivent|schulde\w*|owes?|habe|haben|hatte[nt]?|hab|bin|sind|musste[nt]?|muss|mussen|soll|sollte|ai|avons|avait|suis|etait|sommes|ho|abbiamo|avevo|sono|aveva|have|had|has|am|was|were|is|are|says?|said|sagt[e]?|dit|dice|disse)$/;

/** A question word that leads its clause. */
function opens(word: TaggedToken, words: readonly TaggedToken[], at: number, first: TaggedToken): boolean {
  if (!QUESTION_WORDS.has(word.folded)) return false;
  if (at > 1) return word.commaBefore && !RELATIVE.has(word.folded);
  return word === first || (words[0] === first && !BINDS.has(first.folded));
}

/** `Before I put it up`, `bien que`: the word behind them asks nothing. */
const BINDS = new Set('avant apres bien pour afin parce alors dopo prima before after because'.split(' '));
