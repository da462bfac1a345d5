import { foldName, type IsoDate } from '../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../trace/index.js';
import type { Asked } from '../../slots.js';
import type { Carried } from './turns/carried.js';
import { bankruptcyOfFirms } from './asks/at-happening.js';
import { settleChanged, settleMoved } from './asks/counted-change.js';
import { takeMoves } from './turns/ellipsis.js';
import { says } from './read/says.js';
import { settleLimits, settleSize } from './asks/limits-of-lists.js';
import { settlePeople } from './asks/people-asked.js';
import { takeHappened, takeState } from './asks/state-meant.js';
import { ownWords } from './asks/past-offices.js';
import { settleSpoken } from './turns/spoken-people.js';
import { settleServed } from './asks/served.js';
import { settleUntoldTime } from './asks/untold-time.js';
import { asksStreet, settleWhereFrom } from './asks/where-from.js';
import { isListed, isSpoken } from './plan.js';
import { clocksRead, HELD, knownDay, monthOfEvents } from './read/time/clocks.js';
import { asksOfPast } from './read/time/past.js';
import { mightOfPast, saysThen } from './read/time/back-then.js';
import { between, betweenTwo } from './read/time/between-two.js';
import type { TimeRead } from './read/time/dates.js';
import { answersElse, refusalOf } from './read/refusal.js';
import type { Said } from './read/said.js';
import { slotOf, type Reading } from './read/words/tagging.js';
import { lastDay } from './speech/bounds.js';
import { asksOfTwo, OF_THOSE } from './turns/together.js';

type FrameTime = Pick<QuestionFrame, 'asOf' | 'knownOn' | 'range'>;

/** The times that a part asks for, one frame each. What was known on a day sets the other clock; with no other time, both. */
export function timesOf(words: Said, { question, language, recalled }: Asked, now: IsoDate, goneOn: boolean, measure: Measure): FrameTime[] {
  const { held: all, known } = clocksRead(words, question, measure);
  // `By what is known today, who was on it that day?`: today is when it is known, and not when it held.
  const knownToday = KNOWN_TODAY.test(foldName(question)) || ((recalled.frames[0]?.knownOn ?? null) !== null && all.length + words.known.length === 0 && !words.now && ACTUALLY.test(foldName(question)));
  const written = knownToday ? all.filter(({ asOf }) => asOf !== now) : all;
  const onlySince = words.joined !== null && ONLY_SINCE.test(foldName(words.joined));
  const held = onlySince || (words.then && THAT_YEAR.test(foldName(question))) ? written.map(ofThatYear) : between(written);
  if (held.length === 1 && isYearSpoken(held[0]!, question, now, recalled.frames[0])) return [{ asOf: null, range: recalled.frames[0]!.range, knownOn: null }];
  const two = held.length === 0 ? betweenTwo(question, recalled.dated) : null;
  if (two !== null) return [{ asOf: null, range: two, knownOn: null }];
  const knownOn = known === null ? null : knownDay(known, (range) => lastDay(range, now));
  if (held.length > 0) return held.map((time) => ({ ...monthOfEvents(time, measure, words.notices ? 1 : words.topics.length > 0 ? words.topics.length : (recalled.frames[0]?.topics.length ?? 0)), knownOn }));
  if (knownOn !== null) return [{ asOf: knownOn, range: null, knownOn }];
  // `And in all years?`, behind a count of one.
  if (goneOn && measure === 'COUNT' && ALL_TIME.test(foldName(question))) return [{ asOf: null, range: null, knownOn: null }];
  const [before] = recalled.frames;
  // `And today? Who was there on the said date?`: the one spoken of before today.
  const isSpoken = (frame: QuestionFrame | undefined) => frame !== undefined && isDated(frame) && frame.asOf !== now;
  const text = foldName(question);
  const leads = LEADS_ON.exec(text)?.[0].length ?? 0;
  // `And in that first year?`, where years were spoken of.
  // `What was its profit last year?`, which no register says; `the street address, then?`: it only leads on.
  const ofPast = asksOfPast(question.split(/[\s?]+/).map((word) => ({ text: word })), language);
  const leadsOn = before?.refusal?.type === 'OUTSIDE' && ONLY_THEN.test(text) && !DAY_OR_YEAR.test(text) && !ofPast;
  const opens = FIRST_YEAR.test(text) && recalled.dated.filter(({ range }) => range !== null).length > 1;
  const then = opens || (words.then && !leadsOn && (leads === 0 || OF_THEN.test(text.slice(leads)))) || SPOKEN_TIME.test(text) || (before !== undefined && !asksWhen(before) && recalled.dated.length > 0 && saysThen(text, language, ofPast)) || (before !== undefined && isDated(before) && HELD.includes(measure) && OF_THOSE.test(text) && mightOfPast(text, language));
  const spoken = opens || AT_FIRST.test(text) ? (recalled.dated.at(-1) ?? recalled.opening[0]) : SAME_AS_BEFORE.test(text) ? recalled.dated.find(isSpoken) : LATER_OF_TWO.test(text) ? latest(recalled.dated) : isSpoken(before) ? before : before !== undefined && asksWhen(before) ? undefined : DAY_OR_YEAR.test(text) || ofPast ? recalled.dated.find(isSpoken) : recalled.opening[0];
  const last = then && isSpoken(spoken) ? spoken : before;
  // `Going by what was published then`: what was known on the day of the turn before.
  if (then && last !== undefined && last.asOf !== null && (words.known.length > 0 || words.printed.length > 0) && !knownToday && HELD.includes(measure)) return [{ asOf: last.asOf, range: null, knownOn: last.asOf }];
  // `Then who is there today?`: of today.
  // `When was it founded then?`: a word that asks for no time, beside a day that is asked for.
  const ownDay = measure === 'TIMELINE' && words.when && words.topics.length > 0 && !DAY_OR_YEAR.test(text);
  return [((then && !ownDay && (!words.now || knownToday || IN_OFFICE.test(text) || (DAY_OR_YEAR.test(text) && BEGINS_NOW.test(text)))) || goneOn) && last ? { asOf: last.asOf, range: last.range, knownOn: knownToday ? null : last.knownOn } : { asOf: null, range: null, knownOn: null }];
} // prettier-ignore

const ALL_TIME = /(?:^| )(?:ever|jemals|depuis toujours|da sempre)$/;

/** What it answered is the day that is meant, and no day that was asked about. */
export const asksWhen = ({ measure, sinceWhen, changes }: QuestionFrame) =>
  measure === 'TIMELINE' || measure === 'BANKRUPTCY_DATES' || sinceWhen || changes;
/** `Allora passiamo a X`, `then let's turn to X`: it leads on, and says no time; a `then` behind it does. */
const LEADS_ON =
  /^(?:\w+ ){0,2}?(?:allora (?:passiamo|prendiamo|vediamo|andiamo|torniamo|facciamo|mi (?:dica|dia|mostri|indichi)|dimmi|dammi|mostrami)|then (?:let us|let s|lets|show|tell|give|take|on to|over to|back to|move|go))(?= |$)/;
const ONLY_THEN = /(?:^| )(?:then|allora)$|^(?:e )?(?:then|allora) /;
/** `For the later year`: of all the years spoken of, whichever was last. */
const LATER_OF_TWO = /\b(?:the (?:later|latter)|(?:im|das|furs|dem) (?:spaterer?n?|letzteren?)) (?:year|jahr)\b/;
const FIRST_YEAR =
  /(?:^| )(?:(?:that|the) (?:very )?first year|(?:cette|la) premiere annee|(?:quel|il|nel) primo anno|(?:jenem|diesem|im|das) ersten? jahr|first of (?:those|these|the) (?:two )?years|premiere (?:de ces|des) (?:deux )?annees|primo (?:di quei|di questi|dei) (?:due )?anni|ersten? (?:der|dieser|jener) (?:beiden )?jahre)(?! (?:of|after|de|du|d|des|apres|del|della|dell|di|dopo|nach|der|seit|since|depuis))(?= |$)/;
/** `The same date as before`: the day that a turn spoke of, and none that an answer told. */
const SAME_AS_BEFORE =
  /\b(?:(?:gleiche[rnms]?|selbe[rnms]?|derselbe|dasselbe|dieselbe|demselben) (?:datum|tag|stichtag|jahr)(?: \w+)? (?:wie )?(?:vorhin|vorher|zuvor|eben|oben|davor)|(?:meme|memes) (?:date|jour|annee)(?: \w+)? (?:tout a l heure|avant|auparavant|plus haut|precedemment|plus tot)|(?:stess[oa]|medesim[oa]) (?:data|giorno|anno)(?: di)? (?:prima|poco fa|sopra|poc anzi)|same (?:date|day|year) as (?:before|earlier|above|previously|a moment ago))\b/;
/** `Who really was on it that day?`, behind what was known by then. */
const ACTUALLY =
  /\b(?:wirklich|tatsachlich|rechtlich|effektiv|reellement|vraiment|en realite|effectivement|juridiquement|realmente|davvero|in realta|effettivamente|giuridicamente|really|actually|in fact|in reality|legally)\b/;
/** What is known today, whatever the day that it is asked of. */
const KNOWN_TODAY =
  /\b(?:heutige[mnrs]? (?:wissen|wissensstand|kenntnis\w*)|(?:was|wie) (?:man|wir) heute (?:weiss|wissen)|(?:ce qu (?:on|il)|ce que l on|ce que nous) (?:sait|savons|est connu) (?:aujourd hui|a ce jour|maintenant)|connaissances (?:actuelles|d aujourd hui)|(?:quanto|quel che|quello che|cio che) (?:si sa|sappiamo|e noto) (?:oggi|ora|adesso)|(?:what|as) (?:we|one|is) know\w* (?:today|now)|today s (?:knowledge|perspective)|knowing what (?:we|one) knows? (?:today|now))\b/;
/** `All directors in office that day`: a word for now that says no time. */
const IN_OFFICE =
  /^(?!.*\b(?:heute|aujourd hui|oggi|today|now|maintenant|actuel\w*|attual\w*)\b).*\b(?:en (?:fonction|poste|exercice)|in carica|in office|amtierende\w*)\b/;
const latest = (dated: readonly QuestionFrame[]): QuestionFrame | undefined =>
  [...dated].sort((one, other) => endOf(other).localeCompare(endOf(one)))[0];
const endOf = ({ asOf, range }: QuestionFrame): string => asOf ?? range?.to ?? '';
/** `On that date`, and not only `then`, which may but go on. */
const DAY_OR_YEAR =
  /\b(?:[a-z]*tag(?:es)?|datum|stichtag|zeitpunkt|jahr(?:es)?|jour|date|moment|epoque|annee|giorno|data|momento|epoca|anno|day|time|year)\b/;
/** `Now the whole board, at that same date`: a word that only leads on to the next question. */
const BEGINS_NOW = /^(?:ora|adesso|nun|jetzt|now|maintenant|a present)(?= )/;
/** `On the date I gave`. */
export const SPOKEN_TIME =
  /\b(?:tag|datum|stichtag|jahr|jour|date|annee|giorno|data|anno|day|year)(?: \w+){0,3}? (?:(?:ich|wir) (?:\w+ ){0,2}?(?:genannt|angegeben|erwahnt|angefangen|begonnen)|(?:j ai|je vous ai|nous avons) (?:donnee?|citee?|indiquee?|mentionnee?)|j indiquais|je disais|(?:che )?(?:ho (?:indicat|citat|dat|menzionat)[oa]|dicevo|indicavo)|(?:i|we) (?:first )?(?:gave|named|mentioned|started with|began with))\b(?! up| notice)/;
/** `At the date of my first question`, `the year that I first mentioned`: the first day or stretch of the conversation. */
const AT_FIRST =
  /\beingangs\b|premiere question|date du debut|prima domanda|erste[nr] frage|first question|(?:ich|wir) (?:\w+ ){0,2}?(?:angefangen|begonnen)|first (?:mentioned|gave|named)|(?:au (?:tout )?(?:debut|depart)|all inizio|(?:am|zu) (?:anfang|beginn)|at the (?:outset|start|beginning))(?! (?:of|de|d|des|du|di|del|dell|della|von|dieses|jenes|cette|quell))/;
const OF_THEN = new RegExp(`${DAY_OR_YEAR.source}|\\b(?:allora|then|time|tempo|periodo)\\b`);
const isDated = ({ asOf, range }: QuestionFrame) => asOf !== null || range !== null;

/** What is read at one day is read at the last day of a stretch; lists are read over all of it. A candidate is asked about at the time first asked for. */
export function settleTime(frame: QuestionFrame, words: Said, now: IsoDate, asked: Asked, carried: Carried | null): void {
  const last = carried?.again ?? undefined;
  takeMoves(frame, words, asked);
  takeHappened(frame);
  takeState(frame, words, asked);
  takeStillThere(frame, words);
  if (last !== undefined && !says(words) && words.times.length === 0)
    [frame.asOf, frame.range, frame.knownOn] = [last.asOf, last.range, last.knownOn];
  // `Who left the year after?`, behind what was asked of a day: in that year, and not on the day a year later.
  if ((frame.measure === 'DEPARTED' || frame.measure === 'JOINED') && frame.asOf !== null && YEAR_AFTER.test(foldName(asked.question))) {
    const year = Number(frame.asOf.slice(0, 4));
    [frame.asOf, frame.range] = [null, { from: `${year}-01-01`, to: `${year + 1}-01-01` }];
  }
  // `From its founding to today`: all of it.
  if (words.times.some(({ until }) => until === true) && frame.asOf === now && OVER_STRETCH.includes(frame.measure)) frame.asOf = null;
  // `And up to today?`, behind what happened in a time: from its beginning on.
  const onwards = words.times.some(({ until }) => until === true) && frame.asOf === now && frame.topics.length > 0 && (frame.measure === 'COUNT' || frame.measure === 'COMPANIES');
  if (onwards) [frame.asOf, frame.range] = [null, { from: asked.recalled.frames[0]?.range?.from ?? null, to: null }];
  // A stretch still to come has no last day that is known.
  const toCome = (frame.range?.from ?? now) > now;
  if (frame.range !== null && !toCome && (frame.sinceWhen || !readsStretch(frame.measure))) {
    frame.asOf = lastDay(frame.range, now);
    frame.range = null;
  } else if ((words.ever || isOrdered(frame) || (frame.within !== null && words.left !== null)) && isListed(frame.measure) && frame.range === null && frame.asOf === null) {
    frame.range = { from: null, to: null };
  }
} // prettier-ignore

const YEAR_AFTER =
  /(?:^| )(?:year (?:after|later)|(?:following|next) year|jahr (?:darauf|danach|spater)|(?:folgenden|nachsten) jahr|folgejahr|annee (?:suivante|d apres)|an(?:nee)? plus tard|anno (?:dopo|seguente|successivo))(?= |$)/;

/** `Is she still registered?`: a person is so by what she holds. */
function takeStillThere(frame: QuestionFrame, { measures }: Said): void {
  const states = measures.filter(({ value }) => value === 'STATUS');
  if (frame.measure !== 'STATUS' || !areOfPeople(frame) || states.length === 0) return;
  if (!states.every(({ text }) => ENTERED.test(foldName(text)))) return;
  [frame.measure, frame.status] = ['PERSON_MANDATES', null];
}

const areOfPeople = ({ subjects }: QuestionFrame) =>
  subjects.length > 0 && subjects.every(({ kind }) => kind === 'PERSON');
const ENTERED = /a[ckt]ti[vf]|eingetragen|regist|tatig|inscrit|iscritt|listed|on record|on the books|^stat(?:us|ut|o)$/;

const THAT_YEAR =
  /(?:annee(?: la)?|quell anno|stesso anno|that (?:same )?year|jenem jahr|diesem jahr|selben jahr)(?= |$)/;

/** `Who of them is there only since 2025`: whoever came in that year. */
const ONLY_SINCE = /^(?:erst|nur|gerade erst|que|seulement|solo|soltanto|solamente|appena|only|just)\b/;

/** German says `in diesem Jahr` of the year spoken of as well: behind a question about another year, it is that one. */
function isYearSpoken({ span }: TimeRead, question: string, now: IsoDate, last: QuestionFrame | undefined): boolean {
  const to = last?.range?.to ?? null;
  return to !== null && to <= now && /^(?:in |im )?diesem jahr$/.test(foldName(question.slice(span.start, span.end)));
}

/** `Since 2020 nobody greets us. Who came that year?`: of the year, and not of what came behind it. */
function ofThatYear(time: TimeRead): TimeRead {
  const from = time.range?.from ?? null;
  const open = from !== null && time.range?.to === null && from.endsWith('-01-01');
  return open ? { ...time, range: { from, to: `${Number(from.slice(0, 4)) + 1}-01-01` } } : time;
}

const isOrdered = ({ order }: QuestionFrame) => order === 'FIRST' || order === 'LAST';
const OVER_STRETCH: readonly Measure[] = ['TIMELINE', 'DEPARTED', 'JOINED'];
const OVER_TIME: readonly Measure[] = ['TEXT_SEARCH', 'TIMELINE', 'COUNT', 'RANKING', 'COMPANIES', 'BANKRUPTCY_DATES'];
const readsStretch = (measure: Measure) => isListed(measure) || OVER_TIME.includes(measure);

const BIGGER = /^(?:gro(?:ss|ß)er|kleiner|bigger|larger|smaller)$/;
/** Of a firm that is called so. */
const BIG = /^(?:grande|petite|grosse|piccol[oa])$/;

/** `The year after` nothing that was told is no year: nothing is answered in its place. Of `since then` it is said that it was not understood. */
export function settleUncounted(frame: QuestionFrame, words: Said, reading: Reading, asked: Asked): void {
  const { tokens, question } = reading;
  settleChanged(frame, words, reading);
  settleMoved(frame, reading);
  settleUntoldTime(frame, reading);
  settleLimits(frame, reading);
  settleSize(frame, reading, asked.recalled.frames[0]);
  const spoken = ownWords(frame, reading);
  settleSpoken(frame, words, spoken, asked);
  settlePeople(frame, words, spoken, reading);
  settleServed(frame, words, spoken, reading);
  const told = frame.refusal === null ? dayTold(frame, words, reading, asked) : null;
  if (told !== null) [frame.refusal, frame.notUnderstood] = [{ type: 'UNKNOWN_WORD' }, [...new Set([...frame.notUnderstood, told])]];
  const own = tokens.map(({ folded }) => folded).join(' ');
  // `How big are its offices`, `what does she make a year`: no register measures a place, or says what is done by the year.
  if (frame.refusal === null && PLACES.includes(frame.measure) && HOW_BIG.test(own)) frame.refusal = { type: 'OUTSIDE', topic: 'BUSINESS' };
  if (frame.refusal === null && frame.measure === 'PURPOSE' && BY_THE_YEAR.test(own)) frame.refusal = { type: 'OUTSIDE', topic: 'FINANCES' };
  // `Which of them audits other firms today?`, behind several auditors: not who audits the one spoken of.
  if (frame.refusal === null && frame.measure === 'AUDITOR' && frame.subjects.every((one) => one.text === '') && OTHER_FIRMS.test(own))
    [frame.refusal, frame.notUnderstood] = [{ type: 'UNKNOWN_WORD' }, [...new Set([...frame.notUnderstood, OTHER_FIRMS.exec(own)![0].trim()])]];
  // `Companies with a capital over 1 million in Bern`: of no firm, and the place is nobody's name.
  if (frame.refusal === null && frame.measure === 'CAPITAL' && words.companies && frame.subjects.every(({ uid }) => uid === null) && BOUND.test(foldName(question))) frame.refusal = { type: 'COMPARISON' };
  // `Of those: who has the most in the register?`: of all of it is another question.
  const ofThose = frame.measure === 'RANKING' && frame.subjects.length === 0 ? OF_THOSE.exec(own) : null;
  if (frame.refusal === null && ofThose !== null)
    [frame.refusal, frame.notUnderstood] = [{ type: 'UNKNOWN_WORD' }, [...new Set([...frame.notUnderstood, ofThose[0].trim()])]];
  // `How many is that in Bern?`, behind the firms of somebody: of those, and not of all.
  const [last] = asked.recalled.frames;
  const ofList = frame.measure === 'COUNT' && frame.subjects.length === 0 && last !== undefined && last.subjects.length > 0 ? THOSE_THERE.exec(own) : null;
  if (frame.refusal === null && ofList !== null) [frame.refusal, frame.notUnderstood] = [{ type: 'UNKNOWN_WORD' }, [...new Set([...frame.notUnderstood, ofList[0].trim()])]];
  // `Which is bigger, X or Y?`: no look at the whole of both.
  const size = tokens.find(({ slot, folded }, at) => slot?.type === 'FILLER' && (BIGGER.test(folded) || (BIG.test(folded) && tokens[at + 1]?.slot?.type === 'COMPANY_NOUN'))); // prettier-ignore
  if (frame.refusal === null && frame.measure === 'DOSSIER' && size !== undefined)
    [frame.refusal, frame.notUnderstood] = [{ type: 'UNKNOWN_WORD' }, [...new Set([...frame.notUnderstood, size.text])]];
  if (frame.refusal === null && frame.readAs.length > 0 && countsUnknown(tokens)) frame.refusal = { type: 'UNKNOWN_WORD' };
  const lost = tokens.flatMap(({ slot, span }) => (slot?.type === 'FILLER' && 'uncounted' in slot ? [{ span, of: slot.uncounted }] : []));
  if (lost.length === 0 || (lost.every(({ of }) => of === 'SINCE') && !readsStretch(frame.measure) && frame.measure !== 'DOSSIER')) return;
  const text = question.slice(lost[0]!.span.start, lost.at(-1)!.span.end).slice(0, MOST_SHOWN);
  frame.notUnderstood = [...new Set([...frame.notUnderstood, text])];
  if (frame.refusal === null && (frame.measure === 'DOSSIER' || lost.some(({ of }) => of === 'YEARS'))) frame.refusal = { type: 'UNKNOWN_WORD' };
} // prettier-ignore

/** `Who sat on the board that day?`, behind a turn that asked when something was: of that day, which the answer told and no turn did; nothing is answered of today in its stead. */
function dayTold({ measure, asOf, range }: QuestionFrame, { then, times, now }: Said, { tokens, question, language }: Reading, { recalled }: Asked): string | null {
  const [before] = recalled.frames;
  const said = tokens.filter(({ slot }) => slot?.type === 'THEN');
  const back = said[0] !== tokens[0] && asksOfPast(tokens.filter((token) => !said.includes(token) && !token.remark), language);
  const isDay = back || new RegExp(`${DAY_OR_YEAR.source}|${BACK_THEN}`).test(said.map(({ folded }) => folded).join(' '));
  if (!then || !isDay || now || times.length > 0 || asOf !== null || range !== null || !DATED.includes(measure)) return null;
  // Nor of a time that no turn told.
  if (before === undefined || !(asksWhen(before) || recalled.dated.length === 0)) return null;
  return question.slice(said[0]!.span.start, said.at(-1)!.span.end).slice(0, MOST_SHOWN);
} // prettier-ignore

/** No word that may but lead on. */
const BACK_THEN = '^(?:damals|seinerzeit|dannzumal|back then|d alors|(?:di|d) allora)$';
const DATED: readonly Measure[] = [...HELD, 'DEPARTED', 'JOINED', 'PERSON_MANDATES'];

const THOSE_THERE =
  /(?:^| )(?:wie ?viele (?:davon )?(?:sind|waren) (?:das|die|es)|how many (?:of them )?(?:is|are|were) (?:that|those|they|these)|(?:ca|cela) (?:en )?fait combien|combien (?:sont elles|sont ils|cela fait|ca fait)|quant[ei] (?:ne )?sono(?= (?:nel|in|a|di) ))(?= |$)/;
const OTHER_FIRMS =
  /(?:^| )(?:(?:andere|weitere) (?:firmen|gesellschaften|unternehmen)|(?:other|further) (?:companies|firms)|(?:d )?autres (?:societes|entreprises)|altre (?:societa|ditte|imprese|aziende))(?= |$)/;
const BOUND =
  /(?:^| )(?:over|above|more than|at least|under|below|less than|uber|ab|mindestens|mehr als|unter|weniger als|plus de|au dessus de|au moins|moins de|superieur a|inferieur a|oltre|piu di|sopra|superiore a|inferiore a|almeno|meno di) (?:chf |fr |francs? |eine[rn]? |une? |one )?(?:\d|million|milion)/;
const PLACES: readonly Measure[] = ['ADDRESS', 'SEAT'];
const HOW_BIG =
  /(?:^| )(?:wie gross|wie geraumig|wie alt|how (?:big|large|spacious|old|tall|high)|quelle (?:taille|surface|superficie)|de quelle taille|quanto (?:e|sono) grand[ei]|che (?:superficie|dimensioni))(?= |$)/;
const BY_THE_YEAR =
  /(?:^| )(?:(?:a|per|each|every) (?:year|month|week)|(?:im|pro|jedes|jeden) (?:jahr|monat)|par (?:an|mois)|(?:all|al|ogni) (?:anno|mese))(?= |$)/;

/** `How many flats do they own`: what is counted is known to nobody, and what is asked of it but resembles a word of the register. */
const countsUnknown = (tokens: Reading['tokens']): boolean =>
  tokens.some(
    (token, at) =>
      slotOf(token)?.type === 'COUNTING' &&
      tokens[at + 1] !== undefined &&
      tokens[at + 1]!.phrase !== token.phrase &&
      slotOf(tokens[at + 1]!) === null &&
      !tokens[at + 1]!.breakBefore,
  );

const MOST_SHOWN = 80;

const HOW_OLD = /^(?:how old|wie alt|quel age|quelle age|quanti anni|che eta)(?: |$)/;
const BORN = /(?:^| )(?:geboren\w*|nee?s?|naiss\w*|nat[oaie]|nascita|nacque|born|birth)(?: |$)/;

/** Nothing that is still to come is in a register. */
export function settleRefusal(frame: QuestionFrame, words: Said, now: IsoDate): void {
  settleWhereFrom(frame, words);
  const begins = frame.range?.from ?? frame.asOf;
  frame.refusal = begins !== null && begins > now ? { type: 'OUTSIDE', topic: 'FUTURE' } : refusalOf(words, frame.measure, isSpoken);
  if (frame.refusal === null && answersElse(frame, words)) frame.refusal = { type: 'UNKNOWN_WORD' };
  bankruptcyOfFirms(frame);
  // Whether somebody is alive, no register of firms says.
  if (frame.refusal === null && frame.measure === 'STATUS' && areOfPeople(frame)) frame.refusal = { type: 'OUTSIDE', topic: 'PRIVATE_LIFE' };
  // Of where somebody lives it says the place.
  if (frame.refusal === null && frame.measure === 'RESIDENCE' && asksStreet(words)) frame.refusal = { type: 'OUTSIDE', topic: 'PRIVATE_LIFE' };
  // Nor when she was born: what is founded is a firm.
  if (frame.refusal === null && frame.measure === 'TIMELINE' && areOfPeople(frame) && words.topics.some(({ value, text }) => value === 'FOUNDED' && BORN.test(foldName(text)))) frame.refusal = { type: 'OUTSIDE', topic: 'PRIVATE_LIFE' };
  if (frame.refusal === null && frame.measure === 'UNKNOWN' && frame.subjects.length > 0) frame.refusal = { type: 'NOTHING' };
  // Nor how old she is.
  if (frame.refusal === null && frame.measure === 'OFFICERS' && frame.roles.length > 0 && words.topics.some(({ value, text }) => value === 'FOUNDED' && HOW_OLD.test(foldName(text)))) frame.refusal = { type: 'OUTSIDE', topic: 'PRIVATE_LIFE' };
  // Whom a person has in common with nobody named is no question of hers.
  if (frame.refusal === null && frame.measure === 'SHARED_OFFICERS' && frame.subjects.length === 1 && frame.subjects[0]!.kind === 'PERSON') frame.refusal = { type: 'NOTHING' };
  // Nor whom she has in common with a firm.
  if (frame.refusal === null && frame.measure === 'SHARED_OFFICERS' && new Set(frame.subjects.map(({ kind }) => kind)).size > 1) frame.refusal = { type: 'NOTHING' };
  if (frame.refusal === null && (frame.measure === 'SHARED_OFFICERS' || frame.measure === 'PATH') && frame.subjects.length < 2 && asksOfTwo(words, frame.measure)) frame.refusal = { type: 'NOTHING' };
  // Who is with both of two of whom one is not found is not who is with the other and anybody.
  if (frame.refusal === null && frame.measure === 'SHARED_OFFICERS' && frame.subjects.length < 2 && (words.looksNamed || words.place !== null)) frame.refusal = { type: 'UNKNOWN_WORD' };
} // prettier-ignore
