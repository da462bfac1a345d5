/** Regular differences of Swiss German spelling, for words that no table of it has. */
import { phraseAt, phraseTable } from '../words/phrase-table.js';
import type { Slot } from '../words/slots.js';
import { foldWord } from '../words/tokens.js';

type Law = readonly [RegExp, string];

/** Each makes a word more standard; those before go before those behind them. What they change is rarely so in a name. */
const SURE: readonly Law[] = [
  [/sch(?=[tp])/g, 's'],
  [/ig(?=s.|$)/, 'ung'], [/ige$/, 'ungen'],
  [/ii/, 'ei'], [/uu/, 'au'], [/üü/, 'eu'], [/üü/, 'äu'], [/([aeiouäöü])\1/, '$1'],
  [/^iig/, 'einge'], [/^ii(?=[bfghklnrstwz])/, 'ein'], [/^uusg(?=[^e])/, 'ausge'], [/^uus/, 'aus'], [/^uufg(?=[^e])/, 'aufge'], [/^uuf/, 'auf'], [/^aag(?=[^e])/, 'ange'], [/^aa/, 'an'], [/^abg(?=[^e])/, 'abge'],
  [/^under/, 'unter'], [/^zue/, 'zu'], [/^zrugg/, 'zurück'], [/^zäme/, 'zusammen'], [/^g(?=[bcdfghjkmnpstvwz])/, 'ge'],
  [/üe/, 'ü'], [/ue/, 'u'], [/uo/, 'u'], [/ou/, 'au'], [/öi|oi/, 'eu'],
  [/e$/, 'en'], [/ed$/, 'en'], [/ed$/, 'et'], [/(?<=[^aeiouäöü])$/, 'e'], [/i$/, 'e'], [/i$/, 'in'], [/ä/, 'e'],
]; // prettier-ignore
/** Of words that may be no name alone. */
const FREE: readonly Law[] = [
  [/^i(?=[bfghklnrstwz])/, 'ein'], [/^usg(?=[^e])/, 'ausge'], [/^us/, 'aus'], [/^ufg(?=[^e])/, 'aufge'], [/^uf(?=.)/, 'auf'], [/^gl/, 'gel'], [/^gr/, 'ger'], [/^b(?=[kszr])/, 'be'], [/^k?ch/, 'k'],
  [/e(?=[lmnr][tdz])/, 'ä'], [/i(?!e)/, 'ei'], [/y/, 'ei'], [/u(?!e)/, 'au'], [/ü(?!e)/, 'eu'], [/o/, 'a'], [/ö/, 'ä'],
  [/au(?=[^aeiouäöü]|$)/, 'al'], [/öu/, 'el'], [/iu/, 'il'], [/ung(?=er)/, 'unt'],
]; // prettier-ignore
const ALL = [...SURE, ...FREE];

const LEAST_LETTERS = 5;
/** How many differences one word shows, and how many spellings are tried for it. */
const MOST_APPLIED = 4;
const MOST_TRIED = 400;

/** What a German lexicon says of a word alone; null: it does not know it. */
export function knownAs(word: string): Slot | null {
  const folded = foldWord(word);
  const token = { text: word, folded, span: { start: 0, end: word.length }, capital: false, breakBefore: false, markBefore: false, commaBefore: false, quote: null }; // prettier-ignore
  return folded === '' ? null : (phraseAt(phraseTable('de'), [token], 0)?.slot ?? null);
}

/** The standard spelling of a word in lower case that no lexicon knows, by as few laws as may be; null where none leads to a word that one knows. `maybeName`: it stands where a name may. */
export function byLaws(word: string, fits: (slot: Slot) => boolean, maybeName: boolean): string | null {
  if (word.length < LEAST_LETTERS) return null;
  const tried = new Set([word]);
  let spellings = [word];
  for (let applied = 0; applied < MOST_APPLIED && tried.size < MOST_TRIED; applied++) {
    const next: string[] = [];
    for (const spelling of spellings)
      for (const [law, by] of maybeName ? SURE : ALL) {
        const made = spelling.replace(law, by);
        if (made.length < LEAST_LETTERS || tried.has(made) || tried.size >= MOST_TRIED) continue;
        tried.add(made);
        next.push(made);
        const slot = knownAs(made);
        if (slot !== null && fits(slot)) return made;
      }
    spellings = next;
  }
  return null;
}
