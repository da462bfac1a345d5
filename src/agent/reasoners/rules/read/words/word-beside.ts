/** What a word says by those right beside it: no phrase of a lexicon tells. */
import { parseLegalForm, type Language } from '../../../../../core/index.js';
import { cantonOfAdjective } from '../../lexicon/cantonal.js';
import { NAME_SUFFIXES } from '../../lexicon/forms.js';
import { isCoParty, RELATIONS } from '../../lexicon/relations.js';
import type { TimeRead } from '../time/dates.js';
import { everyday } from './everyday.js';
import { known, type WordRead } from './tagged.js';
import type { Token } from './tokens.js';

const EARLIER = new Set('before beforehand earlier prior previously after afterwards later dopo prima precedenza precedentemente anteriormente poi successivamente avant auparavant anterieurement apres ensuite vorher zuvor davor fruher danach nachher spater'.split(' ')); // prettier-ignore

const MOST_OF_DAY = 9;
const NAMED = /^(?:hiess|geheissen|genannt|nam|nom|call|known|appel|chiam|denom|firmier|raison|ragion)/;

const BEFORE_THAT =
  /(?:^| )(?:vor (?:dem|der)|vor|avant (?:le|la|l)|avant|prima (?:del|della|dell|dello)|before (?:the|its|their)|before)$/;
const MOST_TO_MOST = 5;
const A_PLACE = /^(?:the )?(?:canton|city|town|municipality|commune)\b/;
const WITH_THE_MOST =
  /^(?:with|having|(?:that|which) (?:has|had|counts?)|avec|ayant|qui (?:a|avait|compte|comptait|possede)|con|avente|(?:che|la quale) (?:ha|aveva|conta|contava)|mit|welche|die) (?:(?:the|le|la|il|den|dem|der|am) )?(?:most|largest|highest|greatest|biggest|fewest|plus(?: grand)?|moins|piu|maggiore?|minore?|meisten|grossten|hochsten|wenigsten)(?= |$)/;
const SINCE = new Set(['seit', 'depuis', 'da', 'dal', 'since']);

const EARLIER_THAN_THAT = new Set(['before that', 'before then', 'prior to that', 'davor', 'zuvor', 'vorher', 'avant cela', 'avant ca', 'auparavant', 'in precedenza', 'prima di allora', 'prima di cio']); // prettier-ignore
/** Of the state of things, right before a day. */
const STATE = new Set(['etat', 'stand', 'stato', 'state', 'situation', 'situazione']);
/** German speaks to the one asked with a capital. */
const POLITE = new Set(['Sie', 'Ihnen', 'Ihre', 'Ihrem', 'Ihren', 'Ihrer', 'Ihr']);

const DAY_NOUN =
  /^(?:en |a la |in |alla |per |zum |on the |at the )?(?:date|data|datum|jour|giorno|stichtag|day)(?: (?:du|de|d|del|di|dell|vom|of))?$/;
/** Whether a day begins at a word, small words apart. */
function isOfTime(tokens: readonly Token[], from: number, times: readonly TimeRead[]): boolean {
  let at = from;
  while (at < from + 2 && /^(?:du|de|d|del|di|dell|vom|of|the|le|il)$/.test(tokens[at]?.folded ?? '')) at++;
  const token = tokens[at];
  return token !== undefined && !token.breakBefore && !token.commaBefore && times.some(({ span }) => span.start <= token.span.start && token.span.end <= span.end);
} // prettier-ignore
const SHOULD_I = /^(?:should (?:i|we)|soll ich|sollen wir|dois je|devons nous|devo|dobbiamo)$/;
const WHERE_TO = new Set('where whom which what how who wohin wo wem wen welche welcher welchen welches an ou qui quelle quel dove chi quale che'.split(' ')); // prettier-ignore
const MOST_TO_WHERE = 3;

const CAME_OUT = /^(?:sorti|sortie|sortis|sorties|uscit[oaie])$/;
const GAZETTE = /^(?:fosc|fusc|sogc|feuille|foglio|gazzetta|gazette)$/;
const PRINTS = /^(?:publications?|parutions?|avis|annonces?|pubblicazion[ei]|avvis[oi]|annunc[io]|comunicazion[ei])$/;
/** `How many bankruptcies has the canton known`: it had them, and nobody knew of anything. */
const LIVED = /^(?:a|ont|avait|avaient|ha|hanno|aveva|avevano)$/;
const WAS = /^(?:est|sont|ete|etait|etaient|era|erano|stat[oiae]|e|sono|fu|furono)$/;
const SUBJECTS = /^(?:t|il|elle|on|ils|elles)$/;
function isLived(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:connue?s?|conosciut[oiae])$/.test(tokens[at]!.folded)) return false;
  let before = at - 1;
  while (before > 0 && SUBJECTS.test(tokens[before]!.folded)) before--;
  return LIVED.test(tokens[before]?.folded ?? '') && !WAS.test(tokens[before]?.folded ?? '');
}
const BEFORE_SIGNING =
  /^(?:avant de|prima di|\S* before|bevor \S+|pour|per) (?:signer|firmare|sottoscrivere|signing|i sign|unterschreiben?|unterzeichnen?|unterschreibe|unterzeichne)$/;
const OF_TIME = /^(?:year|month|week|quarter|term|summer|winter|spring|autumn|time|\p{L}+day)s?$/u;
const AT_SIGNING =
  /^(?:\S* bei|bei der|(?:zeitpunkt|zeit|tag|datum) der|\S* (?:at|upon)|(?:date|time|day) of|moment de la|lors de la|momento della|data della) (?:unterzeichnung|unterschrift|signing|signature|firma)$/;
const BEFORE_NOUN = new Set(['a', 'an', 'the', 'per', 'each', 'every', 'this', 'that', 'his', 'her', 'our', 'my', 'your', 'their', 'its', 'one']); // prettier-ignore
const SOURCE = /(?:^| )(?:laut|gemass|selon|d apres|secondo|stando (?:a|al|alla)|according to|as per|per)$/;
const HANGS = /^(?:moi|nous)$/;
/** Before `ca` in small letters, where it stands for the board. */
const BOARD_BEFORE = new Set(['le', 'du', 'au', 'son', 'leur', 'actuel', 'dit']);

/** `Ou qui d'autre`: behind `or`. */
const OR_WHAT = new Set('qui que quoi quel quelle quels quelles bien non pas alors autre un une'.split(' '));

/** Between two forms, or before the second. */
const EITHER = /(?:^| )(?:oder|ou|o|or) /;
const WHICH_OF_ALL =
  /(?:^| )(?:welche|wieviele|wie viele|quelles?|quels|combien de|combien d|quali|quante|which|how many)$/;
const FIRM_NOUNS =
  /^(?:firmen|gesellschaften|unternehmen|betriebe|stiftungen|vereine|aktiengesellschaften|societes|entreprises|firmes|fondations|associations|ditte|societa|imprese|aziende|fondazioni|associazioni|companies|firms|businesses)$/;
const FIRMS = /^(?:compan(?:y|ies)|firms?|business(?:es)?)$/;
const LEADS_TO_WHERE = new Set('d par vers savoir et dire dis dites est se trouve sait'.split(' '));

export function wordBeside(read: WordRead, tokens: readonly Token[], at: number, language: Language, times: readonly TimeRead[]): WordRead {
  const plain = everyday(tokens, at, language, read);
  if (plain !== null) return known(plain.slot, plain.length);
  const token = tokens[at]!;
  const said = tokens.slice(at, at + read.length).map(({ folded }) => folded).join(' ');
  // `And before that, on 1 May 2019`: beside a day, words that only say earlier or later.
  const earlier = read.slot === null ? EARLIER.has(token.folded) : read.slot.type === 'LEFT' && EARLIER_THAN_THAT.has(said);
  if (earlier && times.length > 0) return known({ type: 'FILLER' }, read.length);
  // `Earlier, on 20 February 2023?`: then, and under no other name.
  if (EARLIER.has(token.folded) && read.slot?.type === 'MEASURE' && read.slot.measure === 'NAMES' && times.length > 0 && tokens.length <= MOST_OF_DAY && !tokens.some(({ folded }) => NAMED.test(folded))) return known({ type: 'FILLER' }, read.length);
  const next = tokens[at + read.length];
  // `X AG next. Alive or not?`: whom it goes on to, where nothing else stands before it.
  if (token.folded === 'next' && at > 0 && tokens.slice(0, at).every(({ capital }) => capital) && !OF_TIME.test(next?.folded ?? '')) return known({ type: 'ABOUT' });
  if (STATE.has(said) && read.slot?.type === 'MEASURE' && times.some(({ span }) => next !== undefined && span.start <= next.span.start && next.span.end <= span.end)) return known({ type: 'STATE_OF' });
  // `Before the change of auditors`, beside a day: it says when, and nobody who came or went.
  if (times.length > 0 && (read.slot?.type === 'JOINED' || read.slot?.type === 'LEFT' || read.slot?.type === 'TOPIC') && BEFORE_THAT.test(`${tokens[at - 2]?.folded ?? ''} ${tokens[at - 1]?.folded ?? ''}`)) return known({ type: 'FILLER' }, read.length);
  // `En date du 13 avril 2011`: the day, and not since when.
  if (read.slot?.type === 'WHEN' && DAY_NOUN.test(said) && isOfTime(tokens, at + read.length, times)) return known({ type: 'FILLER' }, read.length);
  // `Where should I send it`: no advice is asked for.
  if (read.slot?.type === 'OUTSIDE' && read.slot.topic === 'LEGAL_ADVICE' && SHOULD_I.test(said) && tokens.slice(Math.max(0, at - MOST_TO_WHERE), at).some(({ folded }) => WHERE_TO.has(folded))) return known({ type: 'FILLER' }, read.length);
  // `The company with the most people`: of all that there are, and none that was spoken of.
  const behind = tokens.slice(at + read.length, at + read.length + MOST_TO_MOST).map(({ folded }) => folded).join(' ');
  if (read.slot?.type === 'PRONOUN' && read.slot.of === 'COMPANY' && WITH_THE_MOST.test(behind)) return known({ type: 'COMPANY_NOUN' }, read.length);
  // `Genfer Firmen`, `sociétés genevoises`, as long as all of it is no name.
  const ofCanton = read.slot === null && read.length === 1 ? cantonOfAdjective(token.folded) : null;
  if (ofCanton !== null && [tokens[at - 1], next].some((word) => FIRM_NOUNS.test(word?.folded ?? '') || (!token.capital && NAME_SUFFIXES.has(word?.folded ?? '')))) return known({ type: 'CANTON', canton: ofCanton });
  // `The co-defendant`, `die Mitbeklagte`.
  if (read.slot === null && isCoParty(token.folded, language)) return known({ type: 'FILLER' });
  if (token.folded === 'co' && read.slot === null && RELATIONS[language].test(next?.folded ?? '') && next!.span.start - token.span.end === 1) return known({ type: 'FILLER' });
  // `Which firms moved in 2023`, `in the canton of Bern`: into no house, nor onto a board.
  if (read.slot?.type === 'JOINED' && said === 'moved in' && tokens.slice(0, at).some(({ folded }) => FIRMS.test(folded)) && (isOfTime(tokens, at + 2, times) || A_PLACE.test(behind))) return known({ type: 'TOPIC', topic: 'MOVED' });
  // `Welche GmbH oder AG gingen in Konkurs?`: firms of either form, and not which of them one is.
  if (read.slot?.type === 'MEASURE' && read.slot.measure === 'LEGAL_FORM' && EITHER.test(said)) {
    const isOr = EITHER.exec(said)!.index === 0;
    const first = isOr ? at - 1 : at;
    const code = parseLegalForm(tokens[first]?.text ?? '');
    if (code !== null && WHICH_OF_ALL.test(`${tokens[first - 2]?.folded ?? ''} ${tokens[first - 1]?.folded ?? ''}`)) return known(isOr ? { type: 'FILLER' } : { type: 'FORM', code });
  }
  // `Since?`: since when.
  if (tokens.length === 1 && SINCE.has(token.folded)) return known({ type: 'WHEN' });
  // `The publications that came out by May`: they left nobody.
  if (read.slot?.type === 'JOINED' && read.length === 1 && PRINTS.test(tokens[at - 1]?.folded ?? '')) return known({ type: 'FILLER' });
  if (read.slot?.type === 'LEFT' && read.length === 1 && (PRINTS.test(tokens[at - 1]?.folded ?? '') || (CAME_OUT.test(said) && tokens.some(({ folded }) => GAZETTE.test(folded) || PRINTS.test(folded))))) return known({ type: 'FILLER' });
  // `Chi ne presiede il consiglio`: a pronoun; with its accent it is `nor`.
  if (language === 'it' && token.text === 'ne' && read.slot?.type === 'NEGATION') return known({ type: 'FILLER' });
  if (read.slot?.type === 'KNOWN' && read.length === 1 && isLived(tokens, at)) return known({ type: 'FILLER' });
  // `Before I sign`: it is what the question is asked for.
  if (read.slot?.type === 'MEASURE' && read.slot.measure === 'SIGNATORIES' && BEFORE_SIGNING.test(`${tokens[at - 2]?.folded ?? ''} ${tokens[at - 1]?.folded ?? ''} ${token.folded}`)) return known({ type: 'FILLER' }, read.length);
  // `At signing`: when, and nobody who signs.
  const meant = read.slot ?? read.guess?.slot;
  if (meant?.type === 'MEASURE' && meant.measure === 'SIGNATORIES' && read.length === 1 && AT_SIGNING.test(`${tokens[at - 2]?.folded ?? ''} ${tokens[at - 1]?.folded ?? ''} ${token.folded}`)) return known({ type: 'FILLER' });
  // `A share letter`, `per share`: a noun, and nobody who shares anything.
  if (language === 'en' && token.folded === 'share' && read.length === 1 && read.slot?.type === 'MEASURE' && BEFORE_NOUN.has(tokens[at - 1]?.folded ?? '')) return known({ type: 'FILLER' });
  // `According to LinkedIn`: whose word it is, and nothing asked for.
  if (read.slot?.type === 'OUTSIDE' && read.slot.topic === 'CONTACT' && SOURCE.test(`${tokens[at - 2]?.folded ?? ''} ${tokens[at - 1]?.folded ?? ''}`)) return known({ type: 'FILLER' }, read.length);
  if (language === 'fr') {
    // `Ne ... que`: only.
    if (token.folded === 'ne' && tokens.slice(at + 1, at + 5).some(({ folded }) => folded === 'qu' || folded === 'que')) return known({ type: 'FILLER' });
    // `M'indiquer`: nobody's title.
    if (token.folded === 'm' && read.length === 1 && (tokens[at + 1]?.span.start ?? 0) - token.span.end === 1 && !token.capital) return known({ type: 'FILLER' });
    // `Nommez-moi`: whatever verb it is, it asks.
    if (at === 0 && HANGS.test(tokens[1]?.folded ?? '') && tokens[1]!.span.start - token.span.end === 1 && read.slot === null) return known({ type: 'FILLER' });
    // `Le tribunal a décidé`: nobody who decides.
    if (read.slot?.type === 'MEASURE' && read.slot.measure === 'OFFICERS' && read.length === 1 && /é(?:e?s?)$/u.test(token.text.normalize('NFC'))) return known({ type: 'FILLER' });
    // `Ça`, in everyday writing without its mark too, is no board.
    if (token.folded === 'ca' && read.length === 1 && token.text !== 'CA' && !BOARD_BEFORE.has(tokens[at - 1]?.folded ?? '')) return known({ type: 'FILLER' });
    const begins = at === 0 || token.breakBefore || token.commaBefore;
    // `Siège X SA`: the noun begins; elsewhere the word is a verb.
    if (token.folded === 'siege' && read.length === 1 && begins && read.slot?.type === 'FILLER') return known({ type: 'MEASURE', measure: 'SEAT' });
    // `Entre X et Y`: a preposition; with its accent it says that somebody came.
    if (token.text === 'entre' && read.slot?.type === 'JOINED' && read.length === 1) return known({ type: 'FILLER' });
    // `Ou` without its accent is `or`, but where a question begins.
    if (token.text === 'ou' && OR_WHAT.has(tokens[at + 1]?.folded ?? '')) return known({ type: 'FILLER' });
    if (token.text === 'ou' && read.length === 1 && !begins && !LEADS_TO_WHERE.has(tokens[at - 1]!.folded)) return known({ type: 'FILLER' });
  }
  if (language === 'de' && read.slot?.type === 'PRONOUN' && at > 0 && !token.breakBefore && POLITE.has(token.text)) return known({ type: 'FILLER' }, read.length);
  return read;
} // prettier-ignore
