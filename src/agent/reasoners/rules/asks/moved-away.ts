/** `Which companies left Zurich in 2023?`, `wie viele Firmen sind aus dem Kanton Zug weggezogen?`: firms whose seat was there, and no longer is. */
import { foldName, today, type Language, type Span } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { JOINING } from '../lexicon/index.js';
import { cantonNamed } from '../lexicon/cantons.js';
import { isPlaceName, officialPlace } from '../lexicon/places.js';
import { REGISTER_PHRASES } from '../phrases/register/index.js';
import { said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { settleTime, timesOf } from '../settle.js';

const FIRMS = '(?:firmen|gesellschaften|unternehmen|betriebe|companies|firms|businesses|sociétés|entreprises|società|ditte|imprese|aziende|gmbhs?|ags|sàrl|sagl|stiftungen|foundations|fondations|fondazioni|vereine|associations|associazioni)'; // prettier-ignore
const FIRM = new RegExp(FIRMS, 'iu');
const of = (body: string) => new RegExp(`(${FIRMS})(?=[ ,])(?:St\\.|[^?.!])*? (${body})`, 'diu');
/** The place stands behind. */
const LEFT: Record<Language, RegExp> = {
  de: of('verliessen '),
  fr: of("(?:quitté|abandonné|déserté|quittent|quittèrent) |(?:parties|déménagé|transféré leur siège(?: hors)?|sorties) (?:(?:de|du) |d['’])"),
  it: of("(?:lasciato|abbandonato) |(?:andate|trasferite|partite|trasferito la (?:loro )?sede) (?:via )?(?:(?:da|dal|dalla) |dall['’])"),
  en: of('(?:left|quit|abandoned|moved (?:out of|away from|from)|went away from|pulled out of|departed(?: from)?|relocated (?:out of|away from|from)) '),
}; // prettier-ignore
/** And here before it. */
const LAST = of('(?:verlassen|den rücken gekehrt)(?!\\p{L})');
const AWAY = of('(?:weggezogen|weg|fortgezogen|fort|abgewandert|ausgezogen)(?!\\p{L})');
const PLACE = "(?:(?:de[nmr]|die|the|le|la|il|del|della) |l['’] ?)?((?:[KkCc]antone?|[Ss]tadt|[Gg]emeinde|[Cc]ity|[Tt]own|[Mm]unicipality|[Vv]ille|[Cc]ommune|[Cc]ittà|[Cc]omune) (?:(?:of|de|du|di|del|von) |d['’])?)?(\\p{Lu}[\\p{L}.'’()/-]+(?: (?:(?:an der|am|im|bei|sur|de|la|le) )?\\p{Lu}[\\p{L}.'’()/-]*)*)"; // prettier-ignore
const BEHIND = new RegExp(`(?:(?:(?:im Jahr|seit|since|in|en|depuis|nel|dal) )?(?:19|20)\\d\\d )?(${PLACE})`, 'duy');
const [BETWEEN, FROM] = ['', '(?:aus|von) '].map((from) => new RegExp(`(?<=[ ,])(${from}${PLACE})`, 'dgu')) as [RegExp, RegExp]; // prettier-ignore
const CANTON = /kanton|canton/i;
const TOWN = /stadt|gemeinde|city|town|municipality|ville|commune|città|comune/i;
/** Nothing but firms, their number and when. */
const BESIDE: readonly Slot['type'][] = ['FILLER', 'TIME', 'COUNTING', 'COMPANY_NOUN', 'FORM', 'NOW', 'EVER', 'ABOUT', 'THEN', 'LEFT']; // prettier-ignore
/** Behind the firms any other word changes what is said of them: `almost`, `only`, `would have`. */
const SMALL = /^(?:die|haben|hat|hatten|sind|waren|zogen|der|den|dem|im|in|seit|schon|bereits|denn|bitte|jahre?|eigentlich|that|which|who|have|has|had|did|they|of|the|since|already|so|far|please|year|years|qui|ont|avaient|a|t|elles|sont|étaient|se|s|y|déjà|svp|en|dans|de|depuis|année|che|hanno|ha|avevano|sono|erano|si|ne|già|nel|dal|anno)$/; // prettier-ignore
/** `Treuhandfirmen`: what firms do is no condition here. */
const COMPOUND = /.(?:firmen|gesellschaften|unternehmen|betriebe)$/;
/** Before the place, these ask what somebody left. */
const OF_SOMEBODY: readonly Slot['type'][] = ['PRONOUN', 'PERSON_NOUN', 'ROLE', 'BACK'];
const MOST_SHOWN = 80;
/** Each may be asked of the whole register. */
const MOST_PLACES = 4;

interface Leaving {
  noun: Span;
  verb: Span;
  unit: string;
  place: Span;
  /** With its article. */
  told: Span;
}

/** Null: something else is asked, or no place is written. Where they went, who never did, and any other word that limits them is refused by name. */
export async function movedAway(asked: Asked, written: Reading, context: ToolContext): Promise<Route | null> {
  const { question, language, focusUid } = asked;
  if (focusUid !== null) return null;
  const all = leavingsIn(question, language, written).slice(0, MOST_PLACES);
  const read = await Promise.all(all.map(({ place, unit }) => placeOf(question.slice(place.start, place.end), unit, context)));
  const at = read.findIndex((where) => where !== null);
  const [leaving, where] = [all[at], read[at] ?? null];
  if (leaving === undefined || where === null) return null;
  const { unit } = leaving;
  const place = question.slice(leaving.place.start, leaving.place.end);
  const joins = (at: number) => JOINING.has(written.tokens[at]!.folded) && [at - 1, at + 1].every((beside) => written.tokens[beside]?.slot?.type === 'TIME');
  const more = written.tokens.filter((token, at) => saysMore(token, leaving) && !joins(at));
  const [from, to] = sentenceOf(question, leaving);
  const ofSomebody = ({ span, capital, slot }: TaggedToken) => span.end <= leaving.told.start && (slot === null ? capital : OF_SOMEBODY.includes(slot.type));
  if (more.some((token) => token.span.end <= from || to <= token.span.start || ofSomebody(token))) return null;
  const now = today({ now: () => context.now() });
  const words = said(written, []);
  const measure = words.counting === null ? 'COMPANIES' : 'COUNT';
  const times = timesOf({ ...words, topics: [{ value: 'MOVED', text: '' }] }, asked, now, false, measure);
  const ofCanton = where.canton !== null && (!TOWN.test(unit) && (CANTON.test(unit) || where.town === null || measure === 'COUNT'));
  const readAs = ofCanton && where.town !== null && !CANTON.test(unit) ? [{ text: place, as: REGISTER_PHRASES[language].canton(where.canton!) }] : [];
  const frames = times.map((time): QuestionFrame => ({
    ...BLANK_FRAME,
    ...time,
    language,
    span: { start: 0, end: question.length },
    intent: measure === 'COUNT' ? 'analytics' : 'search_companies',
    measure,
    counted: measure === 'COUNT' ? 'COMPANIES' : null,
    topics: ['MOVED'],
    movedAway: true,
    canton: ofCanton ? where.canton : null,
    municipality: ofCanton ? null : where.town,
    legalForm: words.legalForm,
    readAs,
  }));
  for (const frame of frames) settleTime(frame, words, now, asked, null);
  if (more.length > 0) refuse(frames[0]!, more, leaving, question);
  return { intent: frames[0]!.intent, confidence: 0.9, reasoning: 'firms that moved away from a place', frames: more.length > 0 ? frames.slice(0, 1) : frames, refused: [] };
} // prettier-ignore

/** Each place that firms may have left, as it is written. */
function leavingsIn(question: string, language: Language, { tokens }: Reading): Leaving[] {
  const found: Leaving[] = [];
  const take = (match: RegExpExecArray, places: (noun: Span, verb: Span) => readonly RegExpExecArray[]) => {
    const [noun, verb] = [spanOf(match, 1), spanOf(match, 2)];
    for (const one of places(noun, verb)) {
      const place = spanOf(one, 3);
      // `Zürich im Jahr 2023`.
      const timed = tokens.find(({ span, slot }) => slot?.type === 'TIME' && place.start <= span.start && span.start < place.end);
      const end = timed === undefined ? place.end : place.start + question.slice(place.start, timed.span.start).trimEnd().length;
      if (end > place.start) found.push({ noun, verb, unit: one[2] ?? '', place: { ...place, end }, told: { start: spanOf(one, 1).start, end } });
    }
  };
  const left = LEFT[language].exec(question);
  if (left !== null) take(left, (_, { end }) => { BEHIND.lastIndex = end; return [BEHIND.exec(question)].filter((one) => one !== null); });
  for (const [verb, places] of language === 'de' ? [[LAST, BETWEEN], [AWAY, FROM]] as const : []) {
    const match = verb.exec(question);
    if (match !== null) take(match, (noun, { start }) => { places.lastIndex = noun.end; return [...question.matchAll(places)].filter((one) => spanOf(one, 3).end <= start); });
  }
  return found;
} // prettier-ignore

function spanOf({ indices }: RegExpExecArray, group: number): Span {
  const [start, end] = indices![group]!;
  return { start, end };
}

function saysMore(token: TaggedToken, { noun, verb, told }: Leaving): boolean {
  const { span, folded, text } = token;
  if ([verb, told].some(({ start, end }) => start <= span.start && span.end <= end)) return false;
  const behind = noun.end <= span.start;
  if (behind && SMALL.test(text.toLowerCase())) return false;
  const slot = slotOf(token);
  if (slot === null || (slot.type === 'COMPANY_NOUN' && COMPOUND.test(folded))) return true;
  if (slot.type === 'FILLER') return behind;
  return !BESIDE.includes(slot.type) && !(slot.type === 'MEASURE' && slot.measure === 'PERSON_MANDATES');
} // prettier-ignore

function sentenceOf(question: string, { noun, verb, told }: Leaving): [number, number] {
  const end = Math.max(verb.end, told.end);
  const stop = question.slice(end).search(/[?!]|\.(?=\s|$)/);
  return [Math.max(...[...question.slice(0, noun.start).matchAll(/[?!.]\s/g)].map(({ index }) => index + 1), 0), stop < 0 ? question.length : end + stop];
} // prettier-ignore

function refuse(frame: QuestionFrame, more: readonly TaggedToken[], { told }: Leaving, question: string): void {
  const denied = more.find((token) => slotOf(token)?.type === 'NEGATION');
  const first = denied ?? more[0]!;
  const side = more.filter(({ span }) => span.start < told.start === first.span.start < told.start);
  const { end } = (denied ?? side.at(-1)!).span;
  frame.notUnderstood = [question.slice(first.span.start, end).slice(0, MOST_SHOWN)];
  [frame.refusal, frame.negated, frame.readAs] = [{ type: denied === undefined ? 'UNKNOWN_WORD' : 'NEGATION' }, denied !== undefined, []];
} // prettier-ignore

/** `And to Bern?`, behind those who left a place: where they went no condition says; nor who left no place at all, nor what was refused before. */
export function stillAway(route: Route, { question, recalled: { frames: [last] } }: Asked): Route {
  if (last?.movedAway !== true) return route;
  const to = TO.exec(question)?.[0].trim();
  const whole = question.trim().replace(/\s*[?.!]+$/u, '').slice(0, MOST_SHOWN);
  const refused = (frame: QuestionFrame): QuestionFrame => {
    const { movedAway, refusal, canton, municipality } = frame;
    if (!movedAway || refusal !== null) return frame;
    const { notUnderstood } = last;
    if (last.refusal !== null && !FIRM.test(question)) return { ...frame, readAs: [], refusal: last.refusal, negated: last.negated, notUnderstood };
    if (to === undefined && (canton ?? municipality) !== null) return frame;
    return { ...frame, readAs: [], refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [to ?? whole] };
  };
  return { ...route, frames: route.frames.map(refused) };
} // prettier-ignore
const TO = new RegExp(`(?<!\\p{L})(?:[Nn]ach|[Tt]o|[Ii]nto|[Tt]owards?|[Vv]ers|[Vv]erso|[Ààa]|[Aa]d?|[Aa]u|[Aa]l|[Ii]n den) ${PLACE}`, 'u'); // prettier-ignore

interface Where {
  canton: QuestionFrame['canton'];
  town: string | null;
}

async function placeOf(place: string, unit: string, { graph, clocks, call }: ToolContext): Promise<Where | null> {
  const canton = cantonNamed(foldName(place));
  if (isPlaceName(place)) return { canton, town: officialPlace(place) };
  if (canton !== null && !TOWN.test(unit)) return { canton, town: null };
  if (CANTON.test(unit)) return null;
  // Of what is in no table, whether a firm ever moved from there.
  const left = await graph.companyCounts({ canton: null, seat: place, address: null, legalForm: null, purpose: null, status: null, happened: { topic: 'MOVED', by: 'LEGAL_DATE', from: null, to: null }, away: true, also: [], grouping: null, clocks }, call);
  const there = left.total + left.unknown > 0 ? left : await graph.companyCounts({ canton: null, seat: place, address: null, legalForm: null, purpose: null, status: null, happened: null, also: [], grouping: null, clocks }, call);
  return there.total + there.unknown > 0 ? { canton, town: place } : null;
} // prettier-ignore
