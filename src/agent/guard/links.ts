/** Hosts that a browser would take a reader to, though no scheme stands before them. */

/** Every country has two letters; of the others those that are in common use. */
const ENDINGS = 'com|org|net|info|biz|edu|gov|int|mil|name|pro|app|dev|xyz|top|site|online|store|shop|club|live|link|click|tech|cloud|space|website|page|web|wiki|blog|news|media|agency|group|global|world|work|zone|today|tips|help|support|team|vip|icu|fun|asia|swiss|zuerich|berlin|koeln|wien|paris|tokyo|bank|finance|money|legal|law|gmbh|ltd|inc|llc|company|consulting|solutions|services|digital|network|systems|software|design|studio|art|email|social|chat|download|zip|mov|onion|test|example|local|invalid'; // prettier-ignore
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const BEFORE = '(?<![\\p{L}\\p{N}@._-])';
/** `evil.com/a`, `evil.com:8080`, `evil.com?x`: no firm's name goes on so. */
export const LINK = new RegExp(`${BEFORE}(?:${LABEL}\\.){1,6}(?:${ENDINGS}|[a-z]{2})(?::\\d{2,5}|[/?#](?=[\\p{L}\\p{N}]))[^\\s<>"»”]{0,400}`, 'iu'); // prettier-ignore
/** `evil.com`: a link, or what a firm is called. Of two letters only in one case: `AG.In` begins a sentence. */
const HOST = new RegExp(`${BEFORE}(?:${LABEL}\\.){1,6}(?:${ENDINGS}|[a-z]{2})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`, 'giu'); // prettier-ignore
const ONE_CASE = /\.(?:[a-z]{2,}|[A-Z]{2,}|\p{L}{3,})$/u;

/** Hosts that stand in the text bare, each once. */
export function hostsIn(text: string): string[] {
  return [...new Set((text.match(HOST) ?? []).filter((host) => ONE_CASE.test(host)))];
}
