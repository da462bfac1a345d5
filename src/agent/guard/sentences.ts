/** What no answer prints, and what of a question is neither searched for nor shown to a model. */
import { hostsIn, LINK } from './links.js';

/** What looks like AHV numbers (13 digits, EAN-13) or IBANs (mod 97): of people's own affairs, and in no register. Words behind an IBAN may look like more of it. */
const NUMBERS = /(?<![\p{L}\p{N}])(?:756[.\s-]?\d{4}[.\s-]?\d{4}[.\s-]?\d{2}|[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?)(?![\p{L}\p{N}])/giu; // prettier-ignore
/** No IBAN is shorter (Norway's), and none is mostly letters. */
const LEAST_IBAN = 15;
const LEAST_DIGITS = 8;
/**
 * Addresses of the web, with a scheme, as a link's target, or with a path (P1's rules of synthesis; without a scheme: links.ts). A bare `www.example.org` is none: firms are called so. Nor is `Data:` before a date.
 */
const ADDRESS = /\b(?:(?:https?|ftp):\/{0,2}\S|file:\/\/|data:[a-z]+\/[a-z\d.+-]{1,80}[;,]|(?:javascript|mailto):\S|www\.[^\s/?#]{1,253}[/?#]\S)|\]\(\s{0,8}<?(?:[a-z]{1,20}:|\/\/|www\.|[^\s()]{1,253}\.[a-z]{2})/iu; // prettier-ignore
/** Words that only hurt; German, French, Italian, English. Whole forms, and none that people or firms are called. */
const HURTING = /(?<![\p{L}\p{N}])(?:arschl(?:och|ochs|öcher|öchern|ocher)|hurens(?:ohn|ohns|öhne|öhnen|ohne)|fotzen?|missgeburt(?:en)?|verpiss(?: dich|t euch)|connard(?:e|s|es)?|connasses?|encul[ée](?:e|s|es)?|salopes?|fils de pute|nique ta|stronz[oaie]|vaffanculo|figli[oa] di puttana|coglion[ei]|fuck(?:s|ed|ing)?|motherfuck(?:ers?|ing)|assholes?|cunts?|son of a bitch)(?![\p{L}\p{N}])/iu; // prettier-ignore

/** Whether words that only hurt stand in a text: they name nobody, and are not repeated. */
export const hurts = (text: string): boolean => HURTING.test(text);

export interface Fault {
  rule: 'WEB_ADDRESS' | 'PERSONAL_NUMBER' | 'TOXIC';
  because: string;
}

/** The question without people's own numbers, and what was found in it. What hurts stays: whoever is asked about is found all the same. */
export function guardedQuestion(question: string): { question: string; found: Fault[] } {
  const found: Fault[] = [];
  let guarded = question;
  for (const [start, end] of personalIn(question))
    guarded = guarded.slice(0, start) + ' '.repeat(end - start) + guarded.slice(end);
  if (guarded !== question)
    found.push({ rule: 'PERSONAL_NUMBER', because: 'a personal number in the question is neither searched for nor shown to a model' }); // prettier-ignore
  if (hurts(question)) found.push({ rule: 'TOXIC', because: 'words that only hurt are not repeated' });
  return { question: guarded, found };
}

/**
 * Why a sentence is not said; null: it may be. `cites`: it tells what a notice prints, whose words are evidence. `rendered`: the rules worded it from
 * claims, so that an address in it is the register's own (a firm's purpose), and cutting it would deny a proven fact. `printed`: what a model that worded it has read in the register; a
 * host bare that does not stand there (`evil.com`, and not `Booking.com AG`) is a link.
 */
export function faultOfSentence(
  text: string,
  cites: boolean,
  rendered = false,
  printed: (() => string) | null = null,
): Fault | null {
  if (!(cites && rendered) && (ADDRESS.test(text) || LINK.test(text) || isStrangeHost(text, printed)))
    return { rule: 'WEB_ADDRESS', because: 'it prints a web address' };
  if (personalIn(text).length > 0) return { rule: 'PERSONAL_NUMBER', because: 'it prints a personal number' };
  return !cites && HURTING.test(text) ? { rule: 'TOXIC', because: 'it repeats words that only hurt' } : null;
}

function isStrangeHost(text: string, printed: (() => string) | null): boolean {
  const hosts = printed === null ? [] : hostsIn(text);
  return hosts.length > 0 && !hosts.every((host) => printed!().toLowerCase().includes(host.toLowerCase()));
}

/** The text with `out` in place of addresses, personal numbers and words that only hurt. */
export function unsaid(text: string, out: (rule: Fault['rule']) => string): string {
  let shown = text;
  for (const [start, end] of personalIn(text).reverse())
    shown = shown.slice(0, start) + out('PERSONAL_NUMBER') + shown.slice(end);
  for (const pattern of WHOLE_ADDRESSES) shown = shown.replace(pattern, () => out('WEB_ADDRESS'));
  return shown.replace(ALL_HURTING, () => out('TOXIC'));
}

const WHOLE_ADDRESSES = [ADDRESS, LINK].map(({ source }) => new RegExp(`(?:${source})[^\\s<>"»”]{0,400}`, 'giu'));
const ALL_HURTING = new RegExp(HURTING, 'giu');

/** Where personal numbers begin and end. Reading goes on behind a number, or behind the first group of what is none: the next may begin within what looked like more of it. */
function personalIn(text: string): [number, number][] {
  const found: [number, number][] = [];
  if (!/\d/.test(text)) return found;
  const shapes = new RegExp(NUMBERS);
  for (let shape = shapes.exec(text); shape !== null; shape = shapes.exec(text)) {
    const length = personalLength(shape[0]);
    if (length > 0) found.push([shape.index, shape.index + length]);
    shapes.lastIndex = shape.index + Math.max(length, 4);
  }
  return found;
}

/** How much of it is a personal number: an AHV number whole, an IBAN up to some space; 0: nothing. */
function personalLength(written: string): number {
  if (written.startsWith('756')) return isAhv(written.replace(/[.\s-]/g, '')) ? written.length : 0;
  const ends = [...written.matchAll(/(?=\s|$)/g)].map(({ index }) => index).reverse();
  return ends.find((end) => isIban(written.slice(0, end).replace(/\s/g, ''))) ?? 0;
}

function isAhv(number: string): boolean {
  const sum = [...number].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

function isIban(number: string): boolean {
  if (number.length < LEAST_IBAN || number.replace(/\D/g, '').length < LEAST_DIGITS) return false;
  const digits = [...`${number.slice(4)}${number.slice(0, 4)}`].map((sign) => parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
