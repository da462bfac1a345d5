import { matchesOf, remembered } from '../../src/core/index.js';
import { BESIDE_KIN, FIRM_WORDS, NAME_LINKS, OFFICE_STARTS, PARTICLES, SURNAMES_OF_FIRMS } from './lexicon/words.js';
import { isGiven, wordsOf, type NameWord } from './name-words.js';
import { bracketsNumber, printsNumber } from './numbers.js';
import { beginsWithOffice, findRoles } from './roles.js';
import { fold, trim, type Stretch } from './text.js';
import { stripTitles } from './titles.js';

/** Whether a name is a firm's: a legal form or a trade word in it, or a number behind it. */
export const isFirmName: (name: string) => boolean = remembered(looksLikeFirm);

function looksLikeFirm(name: string): boolean {
  if (/[&+@]|\d{3,}|\b(?:S\.?A\.?|AG|SA|GmbH)\)?$|Grant Thornton/.test(name) || printsNumber(name)) return true;
  const words = name.split(/[\s/,()"«»]+/);
  for (const [index, printed] of words.entries()) {
    const word = fold(printed);
    const other = words.length === 2 && SURNAMES_OF_FIRMS.has(word) ? fold(words[1 - index]!) : null;
    if (other !== null && isGiven(other)) continue;
    // `SA` is a legal form, `sa` the French for hers.
    if (FIRM_WORDS.has(word.replace(/\.$/, '')) && !POSSESSIVE.has(printed)) return true;
    const tail = word.lastIndexOf('-');
    if (tail > 0 && FIRM_WORDS.has(word.slice(tail + 1))) return true;
    if (
      /(?:treuhand|revision|stiftung|gesellschaft|verband|genossenschaft|versicherung|fiduciaire|bank|aufsicht|kasse)(?:s|en)?$/.test(
        word,
      ) &&
      word.length > 6
    )
      return true;
  }
  return false;
}

const POSSESSIVE = new Set(['sa', 'se', 'as', 'ab', 'co', 'fils', 'bund']);

export function isOfficeName(name: string): boolean {
  return OFFICE_STARTS.test(fold(name));
}

/** `Dupont Jean`, `von Moos Beat`, `Morel ép. Van Damme Claire`: capitals, particles and links, two words or more, no role. */
export function isNameLike(text: string, stretch: Stretch): boolean {
  if (stretch.end - stretch.start > 90) return false;
  const words = wordsOf(text, stretch);
  if (words.length < 2 || words.length > 10 || OCCASIONS.has(words[0]!.folded)) return false;
  if (
    !words.every(
      (word) =>
        word.capital ||
        PARTICLES.has(word.folded) ||
        NAME_LINKS.has(word.folded) ||
        /^(?:[dl]'|al-|el-)/.test(word.folded),
    )
  )
    return false;
  if (words.filter((word) => word.capital || /^[dl]'/.test(word.folded)).length < 2) return false;
  return findRoles(text.slice(stretch.start, stretch.end)).length === 0;
}

/** `Décès de Muster Otto`: what happened, and not who it happened to. */
const OCCASIONS = new Set(
  'deces demission depart retrait rucktritt hinschied ableben decesso dimissioni partenza durch infolge zufolge wegen nach seit aufgrund gemass laut sein seine ihr ihre deren dessen'.split(
    ' ',
  ),
);

/** Whether a stretch is a name whose last word is a known given name: `von Moos Beat`; a saint's place (`de Saint Martin`) is none. */
export function endsInGiven(text: string, stretch: Stretch): boolean {
  const words = wordsOf(text, stretch);
  const [last, before] = [words.at(-1), words.at(-2)];
  if (!last || !before || !isGiven(last.folded) || /^(?:st|ste|saint|sainte|sankt|san|santa)$/.test(before.folded))
    return false;
  return isNameLike(text, stretch);
}

const CONJUNCTION = new RegExp(
  String.raw`\s{1,3}(?:und|et|e|ed|sowie|ainsi que|ainsi qu'à|nonché|and)\s{1,3}(?:(?:à|an|a|ad)\s{1,3})?${BESIDE_KIN}`,
  'giu',
);

const JOINED = /\s(?:und|et|ed?|sowie|ainsi|nonché|and)\s/i;

/** `la directrice Muster Rose`, `l'associé gérant Muster Otto`: an article, one office or two in small letters, a name. */
function isNamedByOffice(text: string, { start, end }: Stretch): boolean {
  const article = /^(?:(?:la|le|der|die|il|lo)\s+|l['’])/iu.exec(text.slice(start, end))?.[0].length ?? 0;
  const raw = text.slice(start + article, end);
  const office = article === 0 ? undefined : findRoles(raw).at(-1);
  if (!office || !beginsWithOffice(raw) || (office.start > 0 && /\p{Lu}/u.test(raw.slice(0, office.end)))) return false;
  return isNameLike(text, trim(text, start + article + office.end, end));
}

/** `Muster SA et Probst Sàrl`: each ends as a firm does. */
const LEGAL_FORM_LAST =
  /\s(?:SA|S\.A\.|Sàrl|Sarl|S\.à\s?r\.l\.|AG|GmbH|Sagl|Ltd|Limited|LLC|LP|LLP|SAS|BV|B\.V\.|NV)(?:\s\([^()]{3,60}\))?$/u;

/** The two halves around a conjunction behind which another person's name begins, or null. Firms are never taken apart. */
export function splitNamePair(text: string, stretch: Stretch): [Stretch, Stretch] | null {
  const raw = text.slice(stretch.start, stretch.end);
  if (raw.length > 400 || !JOINED.test(raw)) return null;
  for (const match of matchesOf(CONJUNCTION, raw)) {
    const head = trim(text, stretch.start, stretch.start + match.index);
    const tail = trim(text, stretch.start + match.index + match[0].length, stretch.end);
    if (head.end <= head.start || tail.end <= tail.start) continue;
    const tailText = text.slice(tail.start, tail.end);
    const tailIsFirm = isFirmName(tailText);
    if (
      tailIsFirm
        ? [tailText, text.slice(head.start, head.end)].every(
            (firm) => bracketsNumber(firm) || LEGAL_FORM_LAST.test(firm),
          )
        : isNameLike(text, tail) || (isNamedByOffice(text, tail) && isNamedByOffice(text, head))
    ) {
      if (tailIsFirm || !isFirmName(text.slice(head.start, head.end)) || /\)$/.test(text.slice(head.start, head.end)))
        return [head, tail];
    }
  }
  return null;
}

/** Whether a given name may stand first; `LIKE_OTHERS`: as those printed beside it, where either word may be given (`Hans Muster und Eva Jost`). */
export type NameOrder = boolean | 'LIKE_OTHERS';

/** The order of names printed together, where one of them tells and none the contrary. */
export function orderOf(text: string, names: readonly Stretch[]): NameOrder {
  if (names.length === 0) return true;
  const told = names
    .map((name) => wordsOf(text, stripTitles(text, name, [], true)))
    .filter((words) => words.length > 1)
    .map((words) => [isGiven(words[0]!.folded), isGiven(words.at(-1)!.folded)] as const);
  return told.some(([first, last]) => first && !last) && !told.some(([first, last]) => last && !first)
    ? 'LIKE_OTHERS'
    : true;
}

/** A name taken apart. `titles` are what was left out. */
export interface SplitName {
  surname: Stretch | null;
  given: Stretch | null;
  titles: string[];
}

/**
 * `Surname Given` without a comma: particles and links belong to the surname, which ends where a known given name begins. `givenFirst`: the
 * other way round where a known given name is first, or behind a title that stood before the name (`titled`: `Pater Ambrosius Muster`).
 */
export function splitPlainName(text: string, stretch: Stretch, givenFirst: NameOrder, titled = false): SplitName {
  const titles: string[] = [];
  const bare = stripTitles(text, stretch, titles, true);
  const words = wordsOf(text, bare);
  if (words.length === 0) return { surname: null, given: null, titles };
  if (words.length === 1) return { surname: bare, given: null, titles };
  if (
    givenFirst &&
    (titled || isGiven(words[0]!.folded)) &&
    (givenFirst === 'LIKE_OTHERS' || !isGiven(words.at(-1)!.folded))
  )
    return splitGivenFirst(words, titles);
  const { at, end } = beforeLink(words) ?? { at: givenStart(words), end: words.length - 1 };
  return {
    surname: { start: words[0]!.start, end: words[at - 1]!.end },
    given: { start: words[at]!.start, end: words[end]!.end },
    titles,
  };
}

function splitGivenFirst(words: NameWord[], titles: string[]): SplitName {
  let at = 1;
  while (at < words.length - 1 && isGiven(words[at]!.folded) && !PARTICLES.has(words[at]!.folded)) at++;
  return {
    surname: { start: words[at]!.start, end: words.at(-1)!.end },
    given: { start: words[0]!.start, end: words[at - 1]!.end },
    titles,
  };
}

/** `Muster Jean dit Jeannot`, `Muster Anna née Probst`: the given names stand before the link; the name by birth behind it is not one of them. */
function beforeLink(words: NameWord[]): { at: number; end: number } | null {
  const link = words.findIndex(({ folded }) => NAME_LINKS.has(folded));
  if (link < 2) return null;
  const behind = words.slice(link + 1).filter(({ folded }) => !PARTICLES.has(folded));
  if (behind.length === 0) return null;
  const sure = isGiven(words[link - 1]!.folded) && !behind.slice(1).some(({ folded }) => isGiven(folded));
  if (!sure && behind.length > 1) return null;
  let at = link - 1;
  while (at > 1 && isGiven(words[at]!.folded) && isGiven(words[at - 1]!.folded)) at--;
  return { at, end: CALLED.test(words[link]!.folded) ? words.length - 1 : link - 1 };
}
const CALLED = /^(?:dite?|dett[oa]|genannt|gen|alias)$/;

/** The index of the first given name: after the particles and the first surname, at a known given name, else at the second word. */
function givenStart(words: NameWord[]): number {
  const first = afterSurname(words, 0);
  let at = first;
  let known = -1;
  while (at < words.length) {
    if (NAME_LINKS.has(words[at]!.folded) && at + 1 < words.length) {
      at = afterSurname(words, at + 1);
      known = -1;
      if (at < words.length && !hasLink(words, at)) return Math.max(1, knownFrom(words, at));
      continue;
    }
    if (known < 0 && isGiven(words[at]!.folded)) known = at;
    at++;
  }
  if (known > 0) return known;
  return Math.min(Math.max(1, first), words.length - 1);
}

function knownFrom(words: NameWord[], from: number): number {
  for (let at = from; at < words.length; at++) if (isGiven(words[at]!.folded)) return at;
  return Math.min(from, words.length - 1);
}

function hasLink(words: NameWord[], from: number): boolean {
  return words.slice(from).some((word, index) => index > 0 && NAME_LINKS.has(word.folded));
}

function afterSurname(words: NameWord[], from: number): number {
  let at = from;
  while (at < words.length - 2 && PARTICLES.has(words[at]!.folded)) at++;
  at++;
  // `Dos Santos e Silva`, `Meyer von Bremen`: a particle right after goes on.
  while (at < words.length - 2 && PARTICLES.has(words[at]!.folded) && !isGiven(words[at]!.folded)) at += 2;
  return Math.min(at, words.length - 1);
}
