import type { Skeleton } from './segment.js';
import { trim, type Stretch } from './text.js';

/** A bracket in an entry that speaks of another value: `[bisher: in Thun]`, `[non: gerente]`, `(wie bisher)`. */
export interface Note {
  kind: 'PREVIOUSLY' | 'NEVER' | 'NOTHING';
  /** Brackets included. */
  span: Stretch;
  /** Without brackets and keyword. */
  body: Stretch;
  /** The value that it names itself: `[Heimatort bisher: Bern]`. */
  of?: 'GIVEN_NAMES' | 'ORIGIN' | 'RESIDENCE';
}

const NOTHING =
  /(?:wie bisher|bisher nicht publiziert|bisher nicht eingetragen|bisher\s*[)\]]|nicht publiziert|come finora|come sinora|come prima|comme précédemment|comme jusqu'ici|comme ci-devant|inchangée?|invariat|sans changement|unverändert|(?:neue?[rs]?|nouveau|nouvelle|nuov[oa]|(?:beide |tous(?: les)? deux |toutes(?: les)? deux |entramb[ie] )?(?:bereits |déjà |già )?(?:eingetragen|inscrite?s?|iscritt[oaie]))\s*[)\]]|finora non pubblicat|jusqu'ici non publié|précédemment non publié|non publié|gestrichen|biffé|radiat[oi]|stralciat|korrekt|korrigiert|berichtigt|rectif|corret|von amtes wegen|d'office|d'ufficio)/iy;
const PREVIOUSLY =
  /(?:(?:anstatt|statt|anstelle von|au lieu de|anziché)\s+(?:(?:wie|comme|come)\s+)?(?=bisher|précédemment|jusqu['’]ici|finora|sinora))?(?:(?:et |e )?non plus|(?:und )?nicht mehr|(?:e )?non più|bisher als|bisherig|bisher|vormals|früher|ehemals|précédemment|précéd\.?|jusqu'ici|jusqu'à présent|anciennement|auparavant|ci-devant|finora|sinora|prima|in precedenza|precedentemente|già|previously|formerly)\s*:?\s*/iy;
const NEVER =
  /(?:und nicht|nicht|et non pas|et non|non pas|non|e non|anziché|anstatt|statt|au lieu de|instead of|not|no)\s*(?::\s*|\s(?=\S))/iy;

/** `Geschäftsführer (nicht Mitglied des Vorstandes)`: a remark about the office, not a correction of it. */
const NO_MEMBER =
  /(?:weder|ni|né)\s(?=\p{L}+\s(?:noch|ni|né)\s)|(?:nicht|kein(?:e|er)?|non|pas)[\s-]+(?:\p{L}+[\s-])?(?:\p{L}*mitglied|membr[eoia]|gesellschafter|associée?s?(?!\p{L})|soci[oa](?!\p{L}))/iuy;

const LIMIT =
  /(?:(?:aber|jedoch|toutefois|mais|ma)\s)?(?:nicht|non|pas|no)\s(?:(?:zusammen|gemeinsam|ensemble|insieme)\s)?(?:mit|untereinander|unter\ssich|avec|con|entre\seux|tra)(?!\p{L})/iuy;

/** What the bracket that opens at `at` says, in an entry that ends at `limit`, or null where it is part of a value (`Cincinnati (Ohio, USA)`). */
export function noteAt(skeleton: Skeleton, at: number, limit: number): Note | null {
  const { text, partner } = skeleton;
  // One that is never closed goes to the end of its entry: as a part it would be taken for the limit of a signature.
  const close = partner.get(at) ?? (text[at] === '[' ? limit : undefined);
  if (close === undefined) return null;
  const whole = trim(text, at + 1, close);
  const tail = PUBLISHED.exec(text.slice(whole.start, whole.end));
  // `zu zweien (nicht mit Muster, Anna)`: a limit, and nothing that was wrong.
  if (text[at] === '(' && startsWith(LIMIT, text, whole.start) >= 0) return null;
  const inner = tail ? { start: whole.start, end: whole.start + tail.index } : whole;
  const span = { start: at, end: Math.min(close + 1, Math.max(close, limit)) };
  if (startsWith(NOTHING, text, inner.start) >= 0) return { kind: 'NOTHING', span, body: inner };
  if (text[at] === '(' && startsWith(NO_MEMBER, text, inner.start) >= 0) return { kind: 'NOTHING', span, body: inner };
  for (const [kind, expression] of [
    ['PREVIOUSLY', PREVIOUSLY],
    ['NEVER', NEVER],
  ] as const) {
    const end = startsWith(expression, text, inner.start);
    if (end >= 0) return { kind, span, body: { start: Math.min(end, inner.end), end: inner.end } };
  }
  for (const [of, name] of NAMED) {
    const end = startsWith(name, text, inner.start);
    if (end >= 0 && end < inner.end) return { kind: 'PREVIOUSLY', span, body: { start: end, end: inner.end }, ...(of && { of }) }; // prettier-ignore
  }
  return text[at] === '[' ? { kind: 'NOTHING', span, body: inner } : null;
}

/** `(et non pas Muster Anna comme publié)`. */
const PUBLISHED = /,?\s+(?:comme|tel(?:le)? que)\s+publiée?s?$|,?\s+wie publiziert$|,?\s+come pubblicato$/iu;

const BEFORE = String.raw`(?:bisher|vormals|früher|précédemment|jusqu'ici|anciennement|auparavant|finora|sinora|prima|in precedenza)\s*:?\s*`;
const NAMED: readonly (readonly [Note['of'], RegExp])[] = [
  ['GIVEN_NAMES', new RegExp(String.raw`(?:vornamen?|prénoms?|nom[ei] di battesimo)\s+${BEFORE}`, 'iy')],
  ['ORIGIN', new RegExp(String.raw`(?:heimatorte?|bürgerorte?|originaire|(?:lieu d')?origine|attinenza)\s+${BEFORE}(?:von\s+|de\s+|d'|da\s+|di\s+)?`, 'iy')],
  ['RESIDENCE', new RegExp(String.raw`(?:wohnort|wohnsitz|domicile|domicilio)\s+${BEFORE}(?:in\s+|à\s+|a\s+)?`, 'iy')],
  [undefined, new RegExp(String.raw`(?:(?:familien|nach)?name|nom|cognome)\b[^,:\]]{0,60},?\s*${BEFORE}`, 'iy')],
]; // prettier-ignore

function startsWith(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : -1;
}
