import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { isOfAll } from '../asks/placed.js';
import { cantonRun } from '../read/names/canton-run.js';
import { isSuffix } from '../read/names/runs.js';
import { LEADING } from '../read/words/slips.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

/** All of the country. */
const COUNTRY =
  '(?:(?:ganze[nmr]?|gesamte[nmr]?) (?:schweiz|land|register|handelsregister)|(?:dans )?(?:tout le|l ensemble du|l integralite du) registre|(?:in |nell |l )?(?:tutto il|intero) registro|(?:in |of |across )?(?:the )?(?:whole|entire|complete|full) register|(?:in|fur) der schweiz|(?:gesamt)?schweizweit|gesamtschweizerisch|landesweit|(?:auf |im )?(?:nationale[rnms]?|gesamtschweizerische[rnms]?|schweizerische[rnms]?) (?:ebene|massstab)|national(?:e[nrs]?)?|nazionale|alle[nr]? kantonen?|(?:toute |l ensemble de )?la suisse|en suisse|(?:(?:au|a l) )?(?:niveau|echelle) (?:suisse|nationale?|du pays|de la suisse)|(?:tout|l ensemble du|dans le) pays|tous les cantons|(?:tutta )?la svizzera|in svizzera|(?:(?:a|su) )?(?:livello|scala) (?:nazionale|svizzer[oa])|(?:tutto il|in tutto il|nel) paese|tutti i cantoni|(?:in |for |across |all (?:of )?|the whole of |whole of )?(?:all )?switzerland(?: as a whole)?|(?:in|across|for) the country|(?:whole|entire|all the) (?:of the )?country|nation ?wide|country ?wide|swiss ?wide|nationally|all (?:the )?(?:26 )?cantons)';
/** All that was counted, of whatever kind or place it is. */
const TOTAL =
  '(?:insgesamt|gesamthaft|alles (?:zusammen|in allem)|im ganzen|total|en tout|au total|tout (?:confondu|compris)|toutes? (?:\\w+ )?confondue?s?|in tutto|in totale|totale|complessivamente|tutt[eio] insieme|overall|altogether|in total|all told|(?:everything|all|all of (?:them|those)) (?:together|combined|taken together))';
const [ONLY_COUNTRY, ONLY_TOTAL] = [new RegExp(`^${COUNTRY}$`), new RegExp(`^${TOTAL}$`)];
const [IN_COUNTRY, IN_TOTAL] = [COUNTRY, TOTAL].map(
  (words) => new RegExp(`(?:^| )${words}(?= |$)(?! (?:ag|sa|gmbh|sarl|sagl|holding|group|gruppe|ltd)(?: |$))`),
) as [RegExp, RegExp];
const MOST_WORDS = 5;

/** Whether a turn that goes on with a count is of all the country, or of all that was counted. */
export function wholeAsked(question: string): 'COUNTRY' | 'TOTAL' | null {
  const text = foldName(question);
  return IN_COUNTRY.test(text) ? 'COUNTRY' : IN_TOTAL.test(text) ? 'TOTAL' : null;
}

/**
 * `And overall?`, `and at national level?`, `and Bern?`, right behind a count of the register: words that say of how much of it, and nobody's name. A canton's name alone is that
 * canton where it, or one before, was counted, or all of the country; `combien de fondations ?` behind what happened in a time are firms founded, and no foundations.
 */
export function withScope({ recalled: { frames: [last], dated } }: Asked, reading: Reading): Reading {
  if (last === undefined || !isOfAll(last.measure) || last.subjects.length > 0 || last.refusal !== null) return reading;
  const tokens = [...reading.tokens];
  const cantons = dated.map(({ canton }) => canton);
  for (let at = 0; at < tokens.length; at++) {
    const length = last.measure === 'RANKING' ? 0 : wholeAt(tokens, at);
    for (let index = at; index < at + length; index++) tokens[index] = { ...tokens[index]!, slot: { type: 'FILLER' }, guess: null };
    if (length > 0) continue;
    const canton = cantonAt(tokens, at, last, cantons);
    const slot = canton?.slot ?? foundedAt(tokens[at]!, last);
    if (slot !== null) tokens[at] = { ...tokens[at]!, slot, guess: null };
    // The other words of its name: `St. Gallen`.
    for (let index = at + 1; index < at + (canton?.length ?? 0); index++) tokens[index] = { ...tokens[index]!, slot: { type: 'FILLER' }, guess: null };
  }
  return { ...reading, tokens };
} // prettier-ignore

/** How many words from one on say it; no name is begun by them. */
function wholeAt(tokens: readonly TaggedToken[], at: number): number {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length);
    const text = run.map(({ folded }) => folded).join(' ');
    const together = run.every(({ breakBefore }, index) => index === 0 || !breakBefore);
    if (together && (ONLY_COUNTRY.test(text) || ONLY_TOTAL.test(text)) && !isNamed(tokens, at + length)) return length;
  }
  return 0;
}

/** A canton's name that is no part of another one. */
function cantonAt(tokens: readonly TaggedToken[], at: number, { canton, municipality }: QuestionFrame, cantons: readonly QuestionFrame['canton'][]): { slot: Slot; length: number } | null {
  const [before, token] = [tokens[at - 1], tokens[at]!];
  const run = slotOf(token) === null ? cantonRun(tokens, at) : null;
  if (run === null || isNamed(tokens, at + run.length) || (before?.capital === true && slotOf(before) === null && !token.breakBefore)) return null;
  const spoken = canton !== null || cantons.includes(run.canton) || (municipality === null && !LEADING.has(before?.folded ?? ''));
  return spoken && municipality === null ? { slot: { type: 'CANTON', canton: run.canton }, length: run.length } : null;
} // prettier-ignore

/** Another word of a name stands there. */
function isNamed(tokens: readonly TaggedToken[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.breakBefore || token.commaBefore) return false;
  return isSuffix(token) || (token.capital && slotOf(token) === null);
}

function foundedAt(token: TaggedToken, { topics }: QuestionFrame): Slot | null {
  const happened = topics.length > 0 && FOUNDINGS.test(token.folded);
  return happened && slotOf(token)?.type === 'FORM' ? { type: 'TOPIC', topic: 'FOUNDED' } : null;
}
const FOUNDINGS = /^fond(?:ations|azioni)$/;
