import { areParties } from '../../lexicon/relations.js';
import type { NamedInQuestion } from './named-in-question.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

const TITLE =
  /^(?:doktor(?:in)?|professor(?:in)?|notar(?:in)?|direktor(?:in)?|prasident(?:in)?|anwalt|anwaltin|kollege|kollegin|chef(?:in)?|madame|monsieur)$/;
const ADDRESSED = /^(?:frau|herrn?)$/;

/** Degrees and professions as they stand before a name, shortened. */
const DEGREE = /^(?:dr|drs|prof|dott|dottssa|avv|ing|arch|lic|iur|dipl|mlaw|phd)$/;

/** `Frau Doktor wollte den Sitz`: whoever is so spoken of is at the asker's, and in no firm; `Dr. Anna Muster`: no part of her name, unless a firm is called so. */
export function withoutTitles(reading: Reading): Reading {
  return withoutDoctors(withoutDegrees(reading));
}

function withoutDegrees(reading: Reading): Reading {
  const { tokens } = reading;
  const isDegree = (at: number): boolean => {
    const [token, next] = [tokens[at]!, tokens[at + 1]];
    if (!DEGREE.test(token.folded) || next === undefined || next.breakBefore || token.slot !== null) return false;
    return next.slot === null && (next.capital || !token.capital);
  };
  if (!tokens.some((_, at) => isDegree(at))) return reading;
  return { ...reading, tokens: tokens.map((token, at) => (isDegree(at) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token)) };
} // prettier-ignore

function withoutDoctors(reading: Reading): Reading {
  const { tokens, language } = reading;
  const isTitled = (at: number) => ADDRESSED.test(tokens[at]?.folded ?? '') && TITLE.test(tokens[at + 1]?.folded ?? '') && (tokens[at + 2] === undefined || !tokens[at + 2]!.capital || tokens[at + 2]!.commaBefore || slotOf(tokens[at + 2]!) !== null);
  if (language !== 'de' || !tokens.some((_, at) => isTitled(at))) return reading;
  const quiet = (token: TaggedToken): TaggedToken => ({ ...token, slot: { type: 'FILLER' }, guess: null });
  return { ...reading, tokens: tokens.map((token, at) => (isTitled(at) || isTitled(at - 1) ? quiet(token) : token)) };
} // prettier-ignore

/** Whether a German noun that no register knows stands where a name hardly does: `die Frage des Notars`. */
export const isGenitive = ({ tokens, language }: Reading, { start, end, found }: NamedInQuestion): boolean =>
  language === 'de' && found !== 'NAME' && end - start === 1 && tokens[start]!.quote === null && tokens[start - 1]?.folded === 'des' && /s$/.test(tokens[start]!.folded); // prettier-ignore

const TWO = /^(?:two|both|beiden?|zwei|deux|due|entramb[ie]|ambedue|gli|le|les|the|die)$/;
/** `The two buyers`, `both bidders`: the two, whatever they are to the one who asks. */
export function withoutParties(reading: Reading): Reading {
  const { tokens, language } = reading;
  const isParty = (token: TaggedToken, at: number) => {
    const before = tokens.slice(Math.max(0, at - 2), at);
    const two = before.some((word) => slotOf(word)?.type === 'BOTH' || /^(?:two|zwei|deux|due)$/.test(word.folded));
    const slot = slotOf(token);
    const business = slot?.type === 'OUTSIDE' && slot.topic === 'BUSINESS';
    // `The second supplier`: of those spoken of.
    const counted = business && slotOf(before.at(-1) ?? token)?.type === 'ORDINAL';
    return (slot === null || business) && (counted || (two && before.every(({ folded }) => TWO.test(folded) || before[0]!.folded === folded))) && areParties(token.folded, language);
  };
  if (!tokens.some(isParty)) return reading;
  return { ...reading, tokens: tokens.map((token, at) => (isParty(token, at) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token)) };
} // prettier-ignore
