import { foldName, type Language } from '../../../../../core/index.js';
import { amend } from '../../amend.js';
import type { NamedInQuestion } from './named-in-question.js';
import type { Said } from '../said-slots.js';
import type { TaggedToken } from '../words/tagging.js';

/** How many bear a name, or whether more than one does. */
const SEVERAL: Record<Language, RegExp> = {
  de: /\b(?:wie viele|wieviele|mehr als einen?|mehrere[nr]?|verschiedene|eine? einzige[rn]?|einzelne[nr]?|nur einen?|zwei|ein und die ?selbe|gleichnamige[nr]?|namensvettern?)\b/,
  fr: /\b(?:combien|plus d une?|plusieurs|une seule|un seul|seulement une?|deux|homonymes?|la meme)\b/,
  it: /\b(?:quant[ieo]|quante|piu di un[oa]?|piu d un[oa]?|diversi|diverse|piu persone|una sola|un solo|un unic[oa]|due|omonim[io]|la stessa)\b/,
  en: /\b(?:how many|more than one|several|a single|just one|only one|one person|one individual|two|namesakes?|the same)\b/,
};

/** Words that say no more than that somebody bears a name. */
const BEARS =
  /^(?:heiss\w*|namens|namen?|nennen|genannt\w*|gemeint|einzige\w*|einzeln\w*|verschiedene\w*|person\w*|menschen|leute|nomme\w*|appele\w*|appell\w*|prenomme\w*|noms?|seule?|homonym\w*|chiam\w*|nome|nomi|nominat\w*|sol[aoi]|unic[aoi]|omonim\w*|namensvetter\w*|gleichnamig\w*|called|named|names?|single|namesakes?|bears?|bearing|tragen|tragt|portent|portant|portano|meant|individuals?|vorhanden|mehrere\w*|plusieurs)$/;

/**
 * `How many people are called X`, `is X one person or several?`: who bears the name, which whoever bears it tells, each with what tells them apart; no
 * comparison, and no number of anything else.
 */
export function takeBearers(language: Language, names: readonly NamedInQuestion[], words: readonly TaggedToken[], result: Said): void {
  const [name] = names;
  if (names.length !== 1 || name === undefined || name.hits.length === 0 || name.hits.some(({ kind }) => kind !== 'PERSON')) return;
  const { roles, topics, measures, signatures, outside, companies, notices, times, excluded, left, joined, canton, legalForm, when } = result;
  const signs = signatures !== null && !ALONE.test(foldName(signatures.text));
  const more = signs || [outside, excluded, left, joined, canton, legalForm].some((word) => word !== null) || companies || notices || when;
  if (more || roles.length + topics.length + times.length > 0 || measures.some(({ value }) => !BESIDE_NAME.includes(value))) return;
  if (!SEVERAL[language].test(words.map(({ folded }) => folded).join(' '))) return;
  if (!words.every(({ slot, folded }) => slot !== null || BEARS.test(folded))) return;
  amend(result, { signatures: null, counting: null, comparison: null, negated: null, order: null, quantity: null, both: null, two: false, other: false, how: false, unknown: [], unknownAsked: false });
  result.measures = [{ value: 'IDENTIFY', text: name.text }];
} // prettier-ignore

const ALONE = /^(?:seule?|sol[ao]|single|einzeln\w*)$/;
const BESIDE_NAME = ['IDENTIFY', 'NAMES', 'OFFICERS', 'UNKNOWN', 'STATUS', 'SHARED_OFFICERS'];
