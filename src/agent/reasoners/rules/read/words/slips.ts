/** What a word that no lexicon knows as it stands may have meant. */
import type { Language } from '../../../../../core/index.js';
import type { OutsideTopic } from '../../../../../trace/index.js';
import { isPlaceName } from '../../lexicon/places.js';
import { RELATIONS } from '../../lexicon/relations.js';
import { isLikeName, nearWord, phraseAt, phraseTable } from './phrase-table.js';
import type { Slot } from './slots.js';
import type { Token } from './tokens.js';

/** Words that lead to a place. */
export const LEADING = new Set('in im aus bei zu a au aux en dans nel nella from at near'.split(' '));

/** The nouns that German compounds of a register's language end with. */
const HEADS =
  /(?:adresse|anschrift|kapital|zweck|prasident|prasidentin|bezeichnung|bezeichnungen|gemeinde|datum|prufer|revisor|stelle|verwaltungsrat|mitglieder|gesellschafter|rechtsform|unterschrift)$/;

/** `Rechnungsadresse`, `Sitzgemeinde`: a German compound that no lexicon knows says what its last noun says. */
export function compoundOf({ folded, text }: Token, language: Language): { slot: Slot; word: string } | null {
  const head = language === 'de' ? HEADS.exec(folded)?.[0] : undefined;
  if (head === undefined || head.length === folded.length || OTHER_CAPITAL.test(folded)) return null;
  const found = phraseAt(phraseTable(language), [{ text: head, folded: head, span: { start: 0, end: head.length }, capital: true, breakBefore: false, markBefore: false, commaBefore: false, quote: null }], 0);
  return found === null || !COMPOUND.includes(found.slot.type) ? null : { slot: found.slot, word: text };
} // prettier-ignore

/** None is the capital that a register tells of. */
const OTHER_CAPITAL = /^(?:partizipations|risiko|wagnis|arbeits|betriebs|start|human|fremd|eigen|dotations)kapital$/;

const OUTSIDE_HEADS: readonly (readonly [OutsideTopic, RegExp])[] = [
  ['PRIVATE_LIFE', /.(?:lohn|lohne|gehalt|gehalter|salar|honorare?|vergutung(?:en)?|entschadigung(?:en)?|bonus|boni|alter|einkommen)$/],
  ['FINANCES', /.(?:umsatz|umsatze|gewinn|gewinne|verlust|verluste|rendite|marge|kosten|ausgaben|einnahmen|schulden|dividende)$/],
  ['SHARE_PRICE', /.(?:kurs|kurse|aktienpreis)$/],
]; // prettier-ignore

/** `Verwaltungsratslohn`: what its last noun says, whatever it begins with; null where that is nothing beyond a register. */
export function outsideHead({ folded }: Token, language: Language): OutsideTopic | null {
  return language !== 'de' ? null : (OUTSIDE_HEADS.find(([, heads]) => heads.test(folded))?.[0] ?? null);
}

const COMPOUND: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'WHEN'];

/**
 * What a slip of the pen may have meant, but no form of a firm: `on se limite à` asks for none that is limited. A capital behind a word that leads
 * to a place is a place's name, where not all nouns are capital; in Italian, where surnames end as nouns do, one behind no article is a person's.
 */
export function slipOf(tokens: readonly Token[], at: number, language: Language): { slot: Slot; word: string } | null {
  const { folded, capital, text } = tokens[at]!;
  // `in Sitten`: a town by another of its names.
  if ((capital || LEADING.has(tokens[at - 1]?.folded ?? '')) && isPlaceName(text)) return null;
  if (language !== 'de' && capital && LEADING.has(tokens[at - 1]?.folded ?? '')) return null;
  if (language === 'it' && isLikeName(tokens, at)) return null;
  // What somebody is to the one who asks.
  if (RELATIONS[language].test(folded)) return null;
  const near = nearWord(phraseTable(language), folded);
  return near === null || near.slot.type === 'FORM' || disagrees(tokens[at - 1]?.folded, near.word, language)
    ? null
    : near;
}

/** `Quante stampanti`: what is counted in the feminine is no `stampati`. */
function disagrees(before: string | undefined, word: string, language: Language): boolean {
  return (
    language === 'it' &&
    /^(?:quante|tante|molte|alcune|delle|le|queste|quelle)$/.test(before ?? '') &&
    /(?:at|it|ut)i$/.test(word)
  );
}
