import { foldName, type Language } from '../../../../core/index.js';
import type { Remembered } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { stemOf } from '../read/words/stem.js';
import type { Run } from '../read/names/runs.js';
import { standsAlone } from '../read/clauses/stands-alone.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

/** One of the firms, by its place among those named. */
const PLACES: Record<Language, RegExp> = {
  de: /\b(?:erste|zweite|dritte)[nrsm]?\b/,
  fr: /\b(?:premi(?:er|ere)|deuxieme|seconde?|troisieme)\b/,
  it: /\b(?:il|la|del|della|al|alla|nel|nella|sul|sulla|per la|per il) (?:prim[oa]|second[oa]|terz[oa])\b/,
  en: /\b(?:first|second|third)\b/,
};
const NUMBERS: Record<Language, readonly string[]> = {
  de: ['eins', 'zwei', 'drei', 'vier', 'funf'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq'],
  it: ['uno', 'due', 'tre', 'quattro', 'cinque'],
  en: ['one', 'two', 'three', 'four', 'five'],
};
const LEADS = /^(?:bei|beim|zu|zum|zur|von|vom|fur|im|in|auf|aus|pour|du|de|sur|au|dans|chez|per|del|della|al|alla|nel|nella|sul|sulla|dal|dalla|for|on|of|from|with|to|the|der|die|das|dem|den|le|la|l|il|lo)$/; // prettier-ignore
const LEAST_LETTERS = 3;

/**
 * `The second lease`, `row two`, where turns that named firms spoke of leases or rows: that firm of those named, in their order; and `the second` alone where no list was told
 * since a turn counted the firms so. `run`: the words that say so. Null: nobody is counted so.
 */
export function countedSo({ recalled }: Asked, reading: Reading): { run: Run; one: Remembered } | null {
  const firms = recalled.inOrder.filter(({ kind }) => kind === 'COMPANY');
  if (firms.length < 2) return null;
  const naming = recalled.calledIn.map(({ question, firm }) => ({ text: foldName(question), name: foldName(firm.name) })).filter(({ text, name }) => text.includes(name.split(' ')[0]!));
  const labels = new Set(naming.flatMap(({ text, name }) => text.split(' ').filter((word) => !name.split(' ').includes(word)).map(stemOf)));
  const { tokens, language } = reading;
  // Everyday words only where they were counted before: `the second lease`.
  const counted = new Set(naming.flatMap(({ text }) => [...text.matchAll(new RegExp(`${PLACES[language].source} (\\w+)`, 'g'))].map((match) => stemOf(match[1]!))));
  for (const [at, token] of tokens.entries()) {
    const place = placeAt(reading, at, labels, counted);
    const alone = place === null && !recalled.pending && !(recalled.justListed && recalled.listed.length > 1) && (recalled.frames[0]?.within ?? null) === null && isPlace(token) && standsAlone(reading, token) && isLast(tokens, at) && recalled.calledIn.some(({ question }) => PLACES[language].test(foldName(question)));
    const found = place ?? (alone ? { index: indexOf(token), end: at + 1 } : null);
    const one = found === null ? undefined : firms.at(found.index);
    if (found === null || one === undefined) continue;
    let start = at;
    while (start > 0 && !tokens[start]!.breakBefore && !tokens[start]!.commaBefore && LEADS.test(tokens[start - 1]!.folded)) start--;
    return { run: { start, end: found.end }, one };
  }
  return null;
} // prettier-ignore

const isPlace = (token: TaggedToken) => slotOf(token)?.type === 'ORDINAL';

function indexOf(token: TaggedToken): number {
  const slot = slotOf(token);
  return slot?.type === 'ORDINAL' ? slot.index : 0;
}

/** Nothing that it counts stands behind it. */
const isLast = (tokens: readonly TaggedToken[], at: number) => {
  const next = tokens[at + 1];
  return next === undefined || next.breakBefore || next.commaBefore;
};

/** An ordinal before a noun that turns which named firms had, or a number behind it. */
function placeAt({ tokens, language }: Reading, at: number, labels: ReadonlySet<string>, counted: ReadonlySet<string>): { index: number; end: number } | null {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  if (next === undefined || OF_TIME.test(next.folded) || next.breakBefore || next.commaBefore) return null;
  if (isPlace(token) && isFirmNoun(next)) {
    const end = fromLabel(tokens, at + 2, labels);
    return end === null ? null : { index: indexOf(token), end };
  }
  if (isPlace(token)) return isLabel(next, labels) || (slotOf(next)?.type === 'FILLER' && counted.has(stemOf(next.folded))) ? { index: indexOf(token), end: at + 2 } : null;
  if (!isLabel(token, labels) || (tokens[at + 2] !== undefined && slotOf(tokens[at + 2]!)?.type === 'TIME')) return null;
  const number = /^[1-5]$/.test(next.folded) ? Number(next.folded) - 1 : NUMBERS[language].indexOf(next.folded);
  return number < 0 ? null : { index: number, end: at + 2 };
} // prettier-ignore

/** `For the first time`. */
const OF_TIME =
  /^(?:times?|mal|male|fois|volt[ae]|tag(?:e|es)?|jours?|giorn[oi]|days?|jahr(?:e|es)?|an(?:nee)?s?|ann[oi]|years?|monat(?:e|s)?|mois|mes[ei]|months?|half|semestre|quartal|trimestre|quarter)$/;

const isFirmNoun = (token: TaggedToken) =>
  slotOf(token)?.type === 'COMPANY_NOUN' || (slotOf(token)?.type === 'PRONOUN' && token.folded.length > LEAST_LETTERS);

/** `The second firm from the article`: where the words end that say whence; null: none do. */
function fromLabel(tokens: readonly TaggedToken[], from: number, labels: ReadonlySet<string>): number | null {
  let at = from;
  while (at < tokens.length && at - from < MOST_BETWEEN && (LEADS.test(tokens[at]!.folded) || OWN.test(tokens[at]!.folded)) && !tokens[at]!.breakBefore && !tokens[at]!.commaBefore) at++;
  const label = tokens[at];
  if (label === undefined || at === from || label.breakBefore || label.commaBefore || label.folded.length <= LEAST_LETTERS) return null;
  return (isLabel(label, labels) || (slotOf(label)?.type === 'FILLER' && labels.has(stemOf(label.folded)))) ? at + 1 : null;
} // prettier-ignore

const MOST_BETWEEN = 3;
const OWN =
  /^(?:mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|mon|ma|mes|notre|nos|mio|mia|miei|mie|nostr[oaie]|my|our|that|dies\w*|ce|cet|cette|quest[oa]|quel|quell[oa]|l|d|dell|all|dall|nell)$/;

/** A noun of whoever asks; what a register tells is counted for itself: `the second auditor`. */
function isLabel(token: TaggedToken, labels: ReadonlySet<string>): boolean {
  const slot = slotOf(token);
  const says = slot === null || slot.type === 'OUTSIDE' || slot.type === 'DOCUMENT_NOUN' || (slot.type === 'MEASURE' && slot.measure === 'DOSSIER');
  return says && token.folded.length >= LEAST_LETTERS && labels.has(stemOf(token.folded));
} // prettier-ignore
