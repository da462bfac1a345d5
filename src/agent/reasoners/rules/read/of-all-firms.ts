/** Conditions on the firms of the whole register that are read and not applied: an amount of capital, where they moved from. */
import { foldName, type Language } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import type { NamedInQuestion } from './named-in-question.js';
import type { Said } from './said-slots.js';
import { slotOf, type TaggedToken } from './tagging.js';

const AMOUNT = /^(?:\d{4,}|million(?:en|s)?|mio|milion[ei]|franken|francs?|franchi|chf)$/;
const FIRMS: readonly Measure[] = ['CAPITAL', 'PERSON_MANDATES', 'TIMELINE', 'STATUS'];

/** `Which companies have a capital above one million?`: firms are not chosen by an amount, and none is called so. */
export function takeAmount(names: readonly NamedInQuestion[], words: readonly TaggedToken[], result: Said): void {
  const { measures, companies, legalForm, comparison } = result;
  const firms = companies || legalForm !== null || measures.some(({ value }) => value === 'PERSON_MANDATES');
  if (names.length > 0 || !firms || comparison !== null) return;
  if (!measures.some(({ value }) => value === 'CAPITAL') || !measures.every(({ value }) => FIRMS.includes(value)))
    return;
  const amount = words.filter(({ folded }) => AMOUNT.test(folded));
  if (amount.length > 0) result.comparison = amount.map(({ text }) => text).join(' ');
}

const FROM: Record<Language, ReadonlySet<string>> = {
  de: new Set(['von', 'aus']),
  en: new Set(['from']),
  fr: new Set(['de', 'd', 'du', 'depuis']),
  it: new Set(['da', 'dal', 'dalla']),
};
const AWAY = /^(?:weggezogen|wegzog|wegzogen|quittee?s?|quittent|left|leaving|lasciat[oae]|abgewandert)$/;

/** `From Zurich to Zug`, `which firms left Vaud`: the words for where they came from, which no count and no list of moves goes by; null: there are none. */
export function movedFrom(language: Language, tokens: readonly TaggedToken[]): string | null {
  const isPlace = (token: TaggedToken | undefined) => {
    const slot = token === undefined ? null : slotOf(token);
    return (
      token !== undefined && (slot?.type === 'CANTON' || (slot === null && token.capital && !/^\d/.test(token.text)))
    );
  };
  const from = tokens.findIndex((token, at) => FROM[language].has(token.folded) && [1, 2].some((next) => isPlace(tokens[at + next])) && !/^(?:canton|cantone)$/.test(tokens[at - 1]?.folded ?? '')); // prettier-ignore
  const away = tokens.find(({ folded }) => AWAY.test(folded));
  if (from >= 0) return tokens.slice(from, from + 2).map(({ text }) => text).join(' '); // prettier-ignore
  return away?.text ?? null;
}

/** A sum behind a number: no name. */
export const isSum = (folded: string, before: string | undefined): boolean =>
  /^(?:million(?:en|s)?|mio|milion[ei])$/.test(folded) && /^(?:\d+|one|a|two|half|eine[rn]?|zwei|une?|deux|due|uno)$/.test(foldName(before ?? '')); // prettier-ignore
