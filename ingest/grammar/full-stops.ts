import { PARTICLES, TITLE_WORDS } from './lexicon/words.js';
import { isGiven } from './name-words.js';
import { findRoles } from './roles.js';
import { continuesPlace } from './nationality.js';
import { fold, isLower, isUpper } from './text.js';

/** `domicilié à Gex, FRA. Muster Jean n'est plus ...`: behind a residence a country, or its code, is no title and no initial; one letter is a neighbour's (`F`), else an initial (`M. Dupont`). */
export function endsAtCountry(text: string, sentenceStart: number, dot: number, after: number): boolean {
  if (!isUpper(text.charCodeAt(after))) return false;
  const place = BEHIND_RESIDENCE.exec(text.slice(Math.max(sentenceStart, dot - 90), dot));
  return place !== null && (place[1]!.length > 1 || /^[DFI]$/.test(place[1]!)) && continuesPlace(place[1]!);
}
const BEHIND_RESIDENCE =
  /(?:^|[\s,;])(?:à|au|aux|in|en|a|zu)\s(?:l['’]|la\s|les?\s)?\p{Lu}[^,;:.]{1,40},\s+(\p{Lu}[^,;:.]{0,30})$/u;

/** A title, more of it in small letters (`Dr. oec. publ.`, `Dr. ès sc.`, `Prof. em.`), up to its last full stop. */
const TITLE_CHAIN =
  /(?:^|[\s,;:(])(?:Dr|Prof|PD|[Dd]r|[Pp]rof|lic|[Dd]ipl|cand|mag|Mag|[Dd]ott|avv|Ing|ing)\.?(?:[\s-]{1,2}(?:ès\s)?\p{Ll}{1,6}\.){0,4}[\s-]{1,2}(?:ès\s)?\p{Ll}{1,6}$/u;
/** Given names, perhaps behind further titles, and then where somebody is from or lives. */
const GIVEN_NAMES_FOLLOW =
  /^(?:[\p{L}.'’-]{1,30}\s){0,5}\p{Lu}[\p{L}'’-]*\.?(?:\s*\[[^\]]{0,60}\])?,\s*(?:von|aus|d['’]|de|du|des|da|dal|dalla|di|del|in|à|au|zu|heimatberechtigt|originaire|\p{Ll}+(?:e[rs]?)\sStaats|ressortissant|cittadin|citoyen|Staats|Bürger)(?!\p{L})/u;
const PREPOSITION = /^(?:in|à|au|aux|a|mit|ohne|avec|sans|con|senza|von|de|da|und|et|e)\s/i;

/**
 * By its place, whether a full stop behind a word ends no sentence though no list knows the word: inside a title; where a title stands,
 * between surname and given names or before a name; before the other half of a legal form; before a small letter that begins no name.
 */
export function endsNoEntry(text: string, sentenceStart: number, dot: number, after: number): boolean {
  if (HEADING.test(text.slice(after, after + 24))) return false;
  if (TITLE_CHAIN.test(text.slice(Math.max(sentenceStart, dot - 40), dot))) return true;
  const word = /\p{L}+$/u.exec(text.slice(Math.max(sentenceStart, dot - 12), dot))?.[0] ?? '';
  if (word.length > 6 && !TITLE_WORDS.has(fold(word))) return false;
  if (word.length <= 5 && isLower(text.charCodeAt(after)) && word.length > 1) {
    const next = /^[\p{L}'’]+/u.exec(text.slice(after, after + 20))?.[0] ?? '';
    return !PARTICLES.has(fold(next)) && !/^[dl]['’]/.test(next);
  }
  if (word.length <= 4 && LEGAL_FORM.test(text.slice(after, after + 12))) return true;
  return isTitlePlace(text, sentenceStart, dot, word) && GIVEN_NAMES_FOLLOW.test(text.slice(after, after + 120));
}
/** A list of people begins. */
const HEADING =
  /^(?:Eingetragene|Ausgeschiedene|Inscriptions?|Personnes?|Personen|Persone|Nuove\s|Radiations?|Cancellazion)(?!\p{L})/u;
const LEGAL_FORM = /^(?:Ltd|Limited|Bhd|Inc|LLC|LLP|Corp|Co)(?=[.,\s(]|$)/;

/** `Muster, Pfr`: one comma since the entry began, and behind it nothing that is an office, a place or a given name; or nothing but short words. */
function isTitlePlace(text: string, sentenceStart: number, dot: number, word: string): boolean {
  const window = text.slice(Math.max(sentenceStart, dot - 110), dot);
  const entry = window.slice(Math.max(window.lastIndexOf(';'), window.lastIndexOf(':')) + 1).trim();
  const whole = entry.length < window.length || dot - sentenceStart <= 110;
  const comma = entry.indexOf(',');
  const piece = entry.slice(comma + 1).trim();
  if (/\s(?:est|sont|ist|sind|wird|wurde|è|sono|ont|a)\s/u.test(` ${piece} `)) return false;
  if (!whole || piece.length > 24 || piece.includes(',') || /\d/.test(entry) || isGiven(fold(word))) return false;
  // `Sitz neu: Bern. Hans Muster, ...`: a short word is no title for standing behind a colon.
  if (comma < 0)
    return /^(?:\p{L}{1,6}\.\s)*\p{L}{1,6}$/u.test(piece) && (TITLE_WORDS.has(fold(word)) || /^\p{Ll}/u.test(word));
  return !PREPOSITION.test(piece) && findRoles(piece).length === 0;
}

/** `Nouvelle raison sociale: Muster & Cie.`, `Firma neu: Muster Inc.`, `... S.A.`: a new name that ends in a form cut short. */
const NEW_NAME =
  /^(?:nouvelle\s(?:raison|dénomination)|raison\ssociale|nouveau\snom|firma|neue\sfirma|name\sneu|neuer\sname|nuova\s(?:ragione|ditta|denominazione)|ditta)(?!\p{L})[^:]{0,40}:[^:]{1,160}(?:\s(?:Co|Cie|Comp|Inc|Ltd|Corp)|S\.\s?A|S\.p\.A|r\.l)$/iu;
/** The name goes on up to its legal form: `Muster & Co. Immobilien AG`. */
const NAME_GOES_ON =
  /^[^.,;:]{0,60}(?<![\p{L}])(?:AG|SA|GmbH|S[àa]rl|Sagl|KG|KlG|SNC|Ltd|LLC|LLP|Inc|Corp|Holding|en\sliquidation|in\sLiquidation|in\sliquidazione)(?![\p{L}])/u;

/** Whether what ends before `dot` is a firm's new name, and what stands behind it a sentence of its own. */
export function endsNewName(text: string, sentenceStart: number, dot: number, after: number): boolean {
  if (!isUpper(text.charCodeAt(after)) || dot - sentenceStart > 220) return false;
  if (!NEW_NAME.test(text.slice(sentenceStart, dot))) return false;
  return !NAME_GOES_ON.test(text.slice(after, after + 80));
}
