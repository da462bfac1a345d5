import { matchesOf } from '../../src/core/index.js';
import type { Portion } from './portion.js';
import { PARTS } from './shares.js';
import type { Row } from './row.js';
import type { Stretch } from './text.js';

/** A buyer or several, and the portion that is said to be theirs. */
export interface Lot {
  buyers: Stretch;
  portion: Portion | null;
}

const NUMBER = String.raw`(?:\d[\d'’]*|une|eine?|una)`;
const NOUN = String.raw`(?:parts?(?:\s+sociales?)?|quot[ae]|stammanteile?n?)`;
const AMOUNT = String.raw`(?:CHF|EUR|USD|Fr\.|SFr\.)\s*\d[\d'’]*(?:[.,]\d{2}|\.--)?`;
const AMOUNTS = new RegExp(AMOUNT, 'giu');
const OUT_OF = String.raw`(?:par|pour|à\s+raison\s+d(?:e\s|['’])|à\s+concurrence\s+d(?:e\s|['’])|in\s+ragione\s+di|per|deren|davon)`;

/** `, par 30 parts à B`, `et 5 quote da CHF 1'000 a B`, `und deren 4 an B`: where the portion of a further buyer begins. */
const FURTHER = new RegExp(
  String.raw`(?:,?\s+(?:et|ed?|und|sowie)\s+(?:(?:${OUT_OF}|d[ei])\s*)?|,\s+${OUT_OF}\s*)(?<count>${NUMBER}(?:\s+${NOUN})?)(?:\s+(?:de|da|zu|von)(?:\s+je)?\s+(?<nominal>${AMOUNT}))?\s+(?:à|aux?|ad?|alla?|an(?:\s+(?:den|die))?)\s+(?=\p{L})`,
  'dgiu',
);

const FIRST = [
  // `90 de ses 200 parts de CHF 100, par 60 parts à A`, `von seinen 20 Stammanteilen deren 8 an A`.
  new RegExp(String.raw`(?<=^|[\s,])${OUT_OF}\s*(?<count>${NUMBER}(?:\s+${NOUN})?)(?=\s|$)[^\d]{0,20}(?:${AMOUNT})?[^\d]{0,20}$`, 'diu'),
  // `10 de ses 20 parts de CHF 1'000`, `8 seiner 20 Stammanteile`, `5 delle sue 20 quote`.
  new RegExp(String.raw`(?<=^|\s)(?<count>${NUMBER})\s+(?:de\s+(?:ses|leurs)|delle\s+(?:sue|loro)|seiner|ihrer|von\s+(?:seinen|ihren))\s+\d`, 'diu'),
  // `la sua quota di CHF 10'000`, `sa part de CHF 1'000`: one.
  new RegExp(String.raw`(?<=^|\s)(?<count>(?:sa|l['’]unique|la\s(?:sua|propria))\s+(?:unique\s+)?(?:part(?:\s+sociale)?|quota))(?![\p{L}])`, 'diu'),
  // `ses 20 parts`, `10 quote`.
  new RegExp(String.raw`(?<=^|\s)(?<count>${NUMBER}\s+${NOUN})(?!\p{L})`, 'diu'),
]; // prettier-ignore

/** Not one seller's and one buyer's: each of several sells as much, or it is not said how much. */
const OF_EACH = /(?<!\p{L})(?:chacune?|chacuns|je|jeweils|ciascun[oa]|leurs|loro|ihre[nr]?|respectiv\p{L}+)(?!\p{L})/iu;

/** The buyers of a sale, each with what is said to be theirs; `words`: those of the sale before the first of them. */
export function lotsOf(text: string, stretch: Stretch, words: Stretch | null): Lot[] {
  const first = words && firstPortion(text, words);
  const lots: Lot[] = [];
  let [start, portion] = [stretch.start, first];
  for (const match of matchesOf(FURTHER, text.slice(stretch.start, stretch.end))) {
    lots.push({ buyers: { start, end: stretch.start + match.index }, portion });
    start = stretch.start + match.index + match[0].length;
    const { count, nominal } = match.indices!.groups!;
    portion = first && { count: at(stretch, count!), nominal: nominal ? at(stretch, nominal) : first.nominal };
  }
  lots.push({ buyers: { start, end: stretch.end }, portion });
  return lots;
}

function firstPortion(text: string, words: Stretch): Portion | null {
  const raw = text.slice(words.start, words.end);
  if (!PARTS.test(raw) || OF_EACH.test(raw)) return null;
  const count = FIRST.map((form) => form.exec(raw)?.indices?.groups?.['count']).find((found) => found !== undefined);
  if (!count) return null;
  const amounts = matchesOf(AMOUNTS, raw);
  const [amount] = amounts;
  const nominal = amount && amounts.every(([printed]) => printed === amount[0]) ? { start: words.start + amount.index, end: words.start + amount.index + amount[0].length } : null; // prettier-ignore
  return { count: at(words, count), nominal };
}

const at = ({ start }: Stretch, [from, to]: [number, number]): Stretch => ({ start: start + from, end: start + to });

const NEW_PARTNER =
  /(?<!\p{L})(?:nouve(?:l(?:le)?s?|aux)\s+associée?s?|nuov[oaie]\s+soc[io][aeio]?|neue?[rn]?\s+gesellschafter(?:in|innen)?)(?!\p{L})/iu;

/** Whether a buyer was no partner before, so that what is bought is all that is held. */
export const isNewPartner = (text: string, row: Stretch = { start: 0, end: text.length }): boolean =>
  NEW_PARTNER.test(text.slice(row.start, row.end));

/** Gives the portion to the one new partner that it is for, whom no other sale of the notice names. */
export function giveBought(text: string, row: Row, portion: Portion): void {
  const name = text.slice(row.name[0]!.start, row.name.at(-1)!.end);
  const sales = text.split(name).slice(0, -1).filter((before) => GIVEN_TO.test(before.slice(-40))); // prettier-ignore
  if (row.shares.length === 0 && sales.length < 2) row.bought = portion;
}
const GIVEN_TO =
  /(?:^|\s)(?:à|aux?|ad?|alla?|an)\s+(?:(?:l['’]|la|le|den|die|il)\s*)?(?:\p{L}+(?:[\s-]\p{L}+){0,3}\s+)?$/u;
