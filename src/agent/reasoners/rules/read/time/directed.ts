/** `By the end of 2022`, `seit Anfang 2022`, `prima della fine del 2022`: up to a part of a year or a month, or from there on, and no day alone. */
import { addDays } from '../../../../../core/index.js';
import type { Range, TimeRead } from './dates.js';
import { fringesOfNamed } from './days-spoken.js';
import { isOfMonth, thirdOf } from './thirds.js';

const SMALL =
  "(?:[\\s'’]+(?:the|very|à|au|a|al|all|alla|allo|del|dell|della|di|d|de|du|le|la|l|il|zu|zum|zur|dem|der|den|in|en|im))*[\\s'’]*";
const before = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})${SMALL}$`, 'iu');
/** With the end that is named: of a whole year or a day just so. */
const UP_TO_WITH =
  "through|thru|up\\s+to\\s+and\\s+including|(?:until|till|to)\\s+and\\s+including|bis\\s+(?:und\\s+mit|inkl(?:usive|\\.)?|einschlie(?:ss|ß)lich)(?:\\s+per)?|(?:jusque?|d['’]\\s?ici)(?:\\s*['’]?\\s*(?:à|au|en))?\\s+(?:et\\s+)?y\\s+compris|fino\\s+a\\s+tutt[oa]|a\\s+tutt[oa]";
const AT_LATEST =
  "(?:by\\s+)?(?:no|not)\\s+later\\s+than|(?:by\\s+)?at\\s+the\\s+latest(?:\\s+by)?|(?:bis\\s+)?sp(?:ä|ae)testens|nicht\\s+sp(?:ä|ae)ter\\s+als|au\\s+plus\\s+tard|pas\\s+plus\\s+tard\\s+qu(?:e|[’'])|(?:al|entro\\s+il)\\s+pi[ùu]\\s+tardi(?:\\s+entro)?|(?:entro\\s+e\\s+)?non\\s+oltre|non\\s+pi[ùu]\\s+tardi\\s+(?:che|di)";
const WHOLLY = before(`${UP_TO_WITH}|${AT_LATEST}`);
const LATEST = before(AT_LATEST);
const UP_TO = before(`${UP_TO_WITH}|by|until|till|up\\s+to|bis|jusque?|d['’]\\s?ici|fino|sino|entro`);
const EARLIER = before('before|prior\\s+to|vor|avant|prima');
const ONWARDS = before('since|as\\s+of\\s+and\\s+since|seit|ab|depuis|d[èe]s|à\\s+partir|a\\s+partire|dal|dalla|dall');
const AFTERWARDS = before('after|nach|après|dopo');
/** Of what is so, they may say as of which day. */
const FROM = before('from|von|vom|da|du|de');
/** Of any time: all others are read with the time itself. */
const BY = before("by|d['’]\\s?ici|entro");
const between = (words: string) => new RegExp(`^[\\s'’]*(?:${words})(?!\\p{L})${SMALL}$`, 'iu');
const TO = between(`${UP_TO_WITH}|to|until|till|bis|jusque?|au|à|al?|alla|allo|fino|sino`);
/** Of Latin, as a part of the second: `alla fine del 2023`. */
const TO_WITHIN = /^(?:à|au|all?a?)(?=[\s'’])/iu;
const BETWEEN = before('between|zwischen|entre|tra|fra');
const AND = between('and|und|et|ed?');
/** Said behind the end that is meant with it; `einschliesslich Filialen` is no such thing. */
const INCLUDED =
  /^\s*[,(]?\s*(?:inclusive|included|inclus(?:e|ivement)?|compris(?:e|es)?|y compris|compres[oai]|inclus[oai]|einschlie(?:ss|ß)lich|eingeschlossen|inkl(?:usive|\.))(?!\p{L})\)?(?=\s*(?:[?.!,;:]|$|\p{Ll}))(?!\s+(?:of|the|all|le|la|les|des|du|de|il|lo|i|gli|delle|der|die|das|den|aller?|ihrer?|seiner?)(?!\p{L}))/u;
const FRINGE =
  /^(?:(?:per|at|the|its|very|à|la|le|l|il|au|en|pour|vers|alla|all|nel|sul|verso|a|am|auf|gegen|bei|zum?|towards|in)[\s'’]+)*(ende|schluss|fin|fine|end|close|termine|jahresende|jahresschluss|monatsende|monatsschluss|year[\s-]end|month[\s-]end|late|anfangs?|beginn|début|debut|start|beginning|early|inizio|jahresanfang|jahresbeginn|monatsanfang|monatsbeginn|mitte|jahresmitte|monatsmitte|mid|middle|mi|milieu|metà)(?!\p{L})/iu;
const AT_END = /en?d|^fin|schluss|close|late|termine/i;

/** Each with the stretch that it begins or ends where the words before it say so. */
export function withDirections(text: string, times: readonly TimeRead[]): TimeRead[] {
  const directed: TimeRead[] = [];
  for (const said of times) {
    const time = withIncluded(text, said);
    const one = directedBy(text, time);
    const early = monthBefore(text, time);
    const last = directed.at(-1);
    const joined =
      early !== null ? upToOther(text, early, time) : last === undefined ? null : upToOther(text, last, time);
    directed.splice(joined === null || early !== null ? directed.length : -1, 1, joined ?? one);
  }
  return directed;
}

function directedBy(text: string, time: TimeRead): TimeRead {
  const { span, asOf, range } = time;
  const [ahead, own] = [text.slice(0, span.start), text.slice(span.start, span.end)];
  const fringe = asOf === null ? null : (FRINGE.exec(own)?.[1] ?? null);
  const led = (words: RegExp) => words.exec(ahead)?.index ?? null;
  const from = (start: number) => ({ ...time, span: { start, end: span.end } });
  if (asOf === null || fringe === null) {
    const wholly = led(WHOLLY);
    const last = asOf === null ? (range?.to ?? null) : addDays(asOf, 1);
    if (wholly !== null && last !== null && range?.from !== null) return { ...from(wholly), asOf: null, range: { from: null, to: last }, bareYear: false };
    const by = led(BY);
    return by === null || last === null || range?.from === null ? time : { ...from(by), stretch: { from: null, to: last } };
  }
  const upTo: Range = { from: null, to: addDays(asOf, 1) };
  const latest = led(LATEST);
  if (latest !== null) return { ...from(latest), asOf: null, range: upTo, bareYear: false };
  const by = led(UP_TO);
  if (by !== null) return { ...from(by), stretch: upTo };
  const earlier = led(EARLIER);
  if (earlier !== null) return { ...from(earlier), asOf: null, range: AT_END.test(fringe) ? upTo : { from: null, to: asOf } };
  const onwards = led(ONWARDS);
  if (onwards !== null) return { ...from(onwards), asOf: null, range: { from: asOf, to: null } };
  const after = led(AFTERWARDS);
  if (after !== null) return { ...from(after), asOf: null, range: { from: AT_END.test(fringe) ? addDays(asOf, 1) : asOf, to: null } };
  const weak = led(FROM);
  // Of what happens, the month; of a month, its third.
  if (weak === null) return isOfMonth(own) ? { ...time, stretch: thirdOf(asOf) } : { ...time, around: true };
  return { ...from(weak), stretch: { from: asOf, to: null } };
} // prettier-ignore

/** `From early 2022 to the end of 2023`, `between March 2022 and the end of 2023`: one stretch. */
function upToOther(text: string, first: TimeRead, second: TimeRead): TimeRead | null {
  const open = (first.stretch ?? first.range)?.to === null;
  const words = text.slice(first.span.end, second.span.start);
  const pair = BETWEEN.exec(text.slice(0, first.span.start))?.index ?? null;
  const begins = (open ? (first.stretch ?? first.range)?.from : (first.asOf ?? first.range?.from)) ?? null;
  const ends = second.asOf === null ? (second.range?.to ?? null) : addDays(second.asOf, 1);
  if (begins === null || ends === null || ends <= begins) return null;
  if (!(pair === null ? leadsTo(words, text.slice(second.span.start)) : AND.test(words))) return null;
  return { span: { start: pair ?? first.span.start, end: second.span.end }, asOf: null, range: { from: begins, to: ends }, bareYear: false };
} // prettier-ignore

const leadsTo = (words: string, second: string) => TO.test(words) || (words.trim() === '' && TO_WITHIN.test(second));

/** `Between early March and late May 2022`: the year is said once, behind. */
function monthBefore(text: string, { span, asOf, range }: TimeRead): TimeRead | null {
  const year = Number((asOf ?? range?.from ?? '').slice(0, 4));
  const ahead = text.slice(0, span.start);
  const first = fringesOfNamed(ahead, year).find(({ end }) => leadsTo(ahead.slice(end), text.slice(span.start)) || AND.test(ahead.slice(end)));
  return first === undefined ? null : directedBy(text, { span: { start: first.start, end: first.end }, asOf: first.day, range: null, bareYear: false });
} // prettier-ignore

function withIncluded(text: string, time: TimeRead): TimeRead {
  const included = INCLUDED.exec(text.slice(time.span.end))?.[0].length ?? 0;
  return included === 0 ? time : { ...time, span: { start: time.span.start, end: time.span.end + included } };
}
