import { NAME_LINKS, PARTICLES, TITLE_WORDS } from './lexicon/words.js';
import { isGiven, wordsOf, type NameWord } from './name-words.js';
import { fold, isLower, type Stretch } from './text.js';

/** Words at the start that are titles (`Dr. iur.`), and at the end (`Meier Hans, Dr.`). `whole`: surname and given names in one. */
export function stripTitles(text: string, stretch: Stretch, titles: string[], whole = false): Stretch {
  const words = wordsOf(text, stretch);
  let [first, last] = [0, words.length - 1];
  if (!whole || !isSurname(text, words)) while (first <= last && isLeadingTitle(text, words, first)) first++;
  while (last > first && isTitle(text, words[last]!) && !isGiven(words[last]!.folded)) last--;
  if (first > last) {
    titles.push(text.slice(stretch.start, stretch.end));
    return { start: stretch.start, end: stretch.start };
  }
  if (first > 0) titles.push(text.slice(words[0]!.start, words[first - 1]!.end));
  if (last < words.length - 1) titles.push(text.slice(words[last + 1]!.start, words.at(-1)!.end));
  return { start: words[first]!.start, end: words[last]!.end };
}

/** `Cand Julie`, `Major Luc`: printed as a name is, and nothing but given names behind it. */
function isSurname(text: string, [first, ...others]: readonly NameWord[]): boolean {
  if (!first || others.length === 0 || !SURNAMES_TOO.has(text.slice(first.start, first.end))) return false;
  return others.length === 1 || others.every(({ folded }) => isGiven(folded));
}
const SURNAMES_TOO = new Set(['Cand', 'Major', 'Notar', 'Dekan', 'Advokat', 'Architekt', 'Pfarrer', 'Rev', 'Liz']);

/** A title, or what goes on with one before it: `avv. e notaio`, `Dr. ès sc.`, `lic. phil. I`, `Oberst i. Gst.`; not `v.` for von. */
function isLeadingTitle(text: string, words: readonly NameWord[], at: number): boolean {
  const word = words[at]!;
  const raw = text.slice(word.start, word.end);
  if (isTitle(text, word) || isSmallTitle(raw, word)) return true;
  const next = words[at + 1];
  if (next && FORMERLY.has(raw) && OF_STATE.test(text.slice(next.start, next.end))) return true;
  if (at === 0 && raw === 'M.' && words.length > 2 && isGiven(words.at(-1)!.folded)) return true;
  if (at === 0) return next !== undefined && raw === 'P.' && inOrder(text, words.at(-1)!);
  if (!next) return false;
  if (OF_STATE.test(raw) && FORMERLY.has(text.slice(words[at - 1]!.start, words[at - 1]!.end))) return true;
  // `dipl. Zahnärztin Anna`, `ing. STS Ugo`: a profession, or a school in capitals, behind a title.
  if (
    (PROFESSION.test(raw) && DIPLOMA.test(words[at - 1]!.folded)) ||
    (SCHOOL.test(raw) && /\p{Ll}/u.test(text.slice(next.start, next.end)))
  )
    return true;
  if (/^I{1,3}$/.test(raw)) return words[at - 1]!.folded === 'phil';
  if (raw === 'ès' || (text.slice(words[at - 1]!.start, words[at - 1]!.end) === 'ès' && !word.capital)) return true;
  if (/^[^dvz]\.$/.test(raw) && isLower(raw.charCodeAt(0))) return true;
  return /^(?:e|et|und)$/.test(raw) && isLeadingTitle(text, words, at + 1);
}

/** `a. Regierungsrat Anna`: an office of state once held. */
const FORMERLY = new Set(['a.', 'alt', 'anc.', 'ancien', 'ancienne', 'già']);
const OF_STATE =
  /^(?:bundes|regierungs|national|stände|kantons|grossrats|land|staats|stadt|gemeinde)(?:rat|rätin|ammann|präsident(?:in)?|schreiber(?:in)?)$/iu;
/** `P. Gregor OSB`: a father of an order, and no initial. */
const inOrder = (text: string, { start, end }: NameWord): boolean =>
  /^(?:OSB|OFM|OFMCap|OCist|OP|SJ|SMB|SDS)$/u.test(text.slice(start, end));

/** Behind `Dr.` alone it is a surname: `Dr. Lehrer Peter`. */
const DIPLOMA = /^(?:dipl|eidg|med|pat|lic|staatl|cand|ing)/;
/** A surname may stand in capitals, too. */
const SCHOOL = /^(?:ETHZ?|EPFZ?|EPFL|HTL|STS|ETS|UTS|HES|SUPSI|FH|HSG|HWV|SIA|TS)$/;
const PROFESSION =
  /(?:arzt|ärztin|anwalt|anwältin|apotheker(?:in)?|ingenieur(?:in)?|architekt(?:in)?|expert(?:e|in)|ökonom(?:in)?|prüfer(?:in)?|lehrer(?:in)?|agronom(?:in)?|physiker(?:in)?|chemiker(?:in)?)$/iu;

/** Before a name, a word in small letters with a full stop (`pharm.`, `cand.`) is a title; one that joins or opens surnames is none. */
function isSmallTitle(raw: string, { folded }: NameWord): boolean {
  if (!raw.endsWith('.') || !/^\p{Ll}{2,9}\.$/u.test(raw)) return SMALL_TITLES.has(raw);
  return !NAME_LINKS.has(folded) && !PARTICLES.has(folded);
}
/** Surnames too when they begin with a capital. */
const SMALL_TITLES = new Set(['feu', 'feue', 'fu', 'don', 'padre', 'curé', 'maître', 'diacre', 'pasteur']);

/** Parts of degrees, which stand in small letters or with a full stop: `Muster Pol` is called so. */
const OF_DEGREES = new Set('iur jur oec publ rer pol phil nat med dent vet habil theol techn sc'.split(' '));

/** `dr.iur`, `ing./arch`, `xyz.-ing`. */
function areTitles(folded: string): boolean {
  if (!folded.includes('.') && !folded.includes('/')) return false;
  const pieces = folded.split(/\.-?|\//);
  return pieces.every((piece) => TITLE_WORDS.has(piece)) || (folded.includes('.-') && TITLE_WORDS.has(pieces.at(-1)!));
}

/** A title printed as one word or run together (`Dr.iur.`, `dott.ssa`, `Dipl.-Ing.`). */
function isTitle(text: string, word: NameWord): boolean {
  if (!TITLE_WORDS.has(word.folded) && !areTitles(word.folded)) return false;
  // `Hes`, `Eth`: a school stands in capitals, a part of a degree in small letters.
  const printed = text.slice(word.start, word.end);
  if (/^\p{Lu}\p{Ll}+$/u.test(printed) && (SCHOOL.test(printed.toUpperCase()) || OF_DEGREES.has(word.folded)))
    return false;
  // `Ma`, `Ip` ... are names too; short ones are titles only when printed as such.
  if (word.folded.length > 2 || word.folded === 'dr' || word.folded === 'pd') return true;
  const raw = text.slice(word.start, word.end);
  return raw.endsWith('.') || raw === raw.toUpperCase() || (raw === 'Me' && followedByName(text, word));
}

/** `Me Alix`, `Me Muster Alix`, `Me Muster Loyse`: a lawyer's title, where a given name or two words of a name come next. */
function followedByName(text: string, word: NameWord): boolean {
  const next = /^\s+([\p{L}'’-]+)(?:\s+(\p{Lu}[\p{L}'’-]+))?/u.exec(text.slice(word.end, word.end + 60));
  return next !== null && (isGiven(fold(next[1]!)) || next[2] !== undefined);
}
