/** `By the end of 2022`, `seit Anfang 2022`, `prima della fine del 2022`: up to a part of a year or a month, or from there on, and no day alone. */
import { addDays } from '../../../../../core/index.js';
import type { Range, TimeRead } from './dates.js';

const SMALL =
  "(?:[\\s'’]+(?:the|very|à|au|a|al|all|alla|allo|del|dell|della|di|d|de|du|le|la|l|il|zu|zum|zur|dem|der|den|in|en|im))*[\\s'’]*";
const before = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})${SMALL}$`, 'iu');
const UP_TO = before("by|until|till|up\\s+to|bis|jusque?|d['’]\\s?ici|fino|sino|entro");
const EARLIER = before('before|prior\\s+to|vor|avant|prima');
const ONWARDS = before('since|as\\s+of\\s+and\\s+since|seit|ab|depuis|d[èe]s|à\\s+partir|a\\s+partire|dal|dalla|dall');
const AFTERWARDS = before('after|nach|après|dopo');
/** Of what is so, they may say as of which day. */
const FROM = before('from|von|vom|da|du|de');
/** Of any time: all others are read with the time itself. */
const BY = before("by|d['’]\\s?ici|entro");
const TO = /^[\s'’]*(?:to|until|till|bis|jusque?|au|à|a|al|alla|allo|fino|sino)(?=[\s'’])/iu;
const FRINGE =
  /^(?:(?:per|at|the|its|very|à|la|le|l|il|au|en|pour|vers|alla|all|nel|sul|verso|a|am|auf|gegen|bei|zum?|towards|in)[\s'’]+)*(ende|schluss|fin|fine|end|close|termine|jahresende|jahresschluss|monatsende|monatsschluss|year[\s-]end|month[\s-]end|anfang|beginn|début|debut|start|beginning|early|inizio|jahresanfang|jahresbeginn|monatsanfang|monatsbeginn|mitte|jahresmitte|monatsmitte|mid|middle|mi|milieu|metà)(?!\p{L})/iu;
const AT_END = /en?d|^fin|schluss|close|termine/i;

/** Each with the stretch that it begins or ends where the words before it say so. */
export function withDirections(text: string, times: readonly TimeRead[]): TimeRead[] {
  const directed: TimeRead[] = [];
  for (const time of times) {
    const one = directedBy(text, time);
    const last = directed.at(-1);
    const joined = last === undefined ? null : upToOther(text, last, time);
    if (joined === null) directed.push(one);
    else directed.splice(-1, 1, joined);
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
    const by = led(BY);
    const to = asOf === null ? (range?.to ?? null) : addDays(asOf, 1);
    return by === null || to === null || (asOf === null && range?.from === null) ? time : { ...from(by), stretch: { from: null, to } };
  }
  const upTo: Range = { from: null, to: addDays(asOf, 1) };
  const by = led(UP_TO);
  if (by !== null) return { ...from(by), stretch: upTo };
  const earlier = led(EARLIER);
  if (earlier !== null) return { ...from(earlier), asOf: null, range: AT_END.test(fringe) ? upTo : { from: null, to: asOf } };
  const onwards = led(ONWARDS);
  if (onwards !== null) return { ...from(onwards), asOf: null, range: { from: asOf, to: null } };
  const after = led(AFTERWARDS);
  if (after !== null) return { ...from(after), asOf: null, range: { from: AT_END.test(fringe) ? addDays(asOf, 1) : asOf, to: null } };
  const weak = led(FROM);
  // Of what happens, the month.
  return weak === null ? { ...time, around: true } : { ...from(weak), stretch: { from: asOf, to: null } };
} // prettier-ignore

/** `From early 2022 to the end of 2023`: one stretch. */
function upToOther(text: string, first: TimeRead, second: TimeRead): TimeRead | null {
  const begins = first.stretch?.from ?? first.range?.from ?? null;
  const open = (first.stretch ?? first.range)?.to === null;
  const behind = text.slice(first.span.end, second.span.end);
  const between = text.slice(first.span.end, second.span.start);
  const ends = second.asOf === null ? (second.range?.to ?? null) : addDays(second.asOf, 1);
  if (begins === null || !open || ends === null || ends <= begins || !TO.test(behind) || between.trim().split(/\s+/).length > MOST_BETWEEN) return null;
  return { span: { start: first.span.start, end: second.span.end }, asOf: null, range: { from: begins, to: ends }, bareYear: false };
} // prettier-ignore
const MOST_BETWEEN = 4;
