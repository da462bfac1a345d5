import { foldName, type Language } from '../../../core/index.js';
import type { ToolContext } from '../../../tools/index.js';
import type { Remembered } from '../../../trace/index.js';
import type { Asked, Recalled } from '../../slots.js';
import { onlyWithStatus, toldStatus } from './by-status.js';
import { toldByTurn } from './by-turn.js';
import { calledSo } from './called.js';
import { isWhole } from './ellipsis.js';
import { featuresOf } from './learned/features.js';
import { measureOfKind } from './learned/kinds.js';
import { reader } from './learned/learned.js';
import { maskedWords } from './learned/masked.js';
import { likeliest, probabilities, WHOM, type Whom } from './learned/model.js';
import { measureBefore } from './learned/taken-as.js';
import { QUESTION_WORDS } from './lexicon/index.js';
import { kindOf } from './read/frame.js';
import { RELATIVE } from './read/sentences.js';
import type { NamedInQuestion } from './read/named-in-question.js';
import type { Run } from './read/runs.js';
import type { Slot } from './read/slots.js';
import { slotOf, type Reading, type TaggedToken } from './read/tagging.js';

/**
 * A turn that names nobody, and means another than who was spoken of last: asked with that one first, and read without the words that tell who it is.
 * Told by its status (`the deleted one`), or by what an earlier turn said of it (`the one our client does business with`); of several whom a status
 * tells nobody is meant.
 */
export async function whoIsMeant(asked: Asked, reading: Reading, names: readonly NamedInQuestion[], context: ToolContext): Promise<{ asked: Asked; reading: Reading }> {
  const { recalled, focusUid } = asked;
  if (focusUid !== null || recalled.pending || names.some((name) => isNamed(reading, name))) return { asked, reading };
  const byTurn = calledSo(asked, reading) ?? (recalled.subjects.length < 2 ? null : toldByTurn(asked, reading));
  if (byTurn !== null) return { asked: byTurn.one === null ? ofNobody(asked) : turnedTo(asked, byTurn.one), reading: without(reading, byTurn.run) };
  if (recalled.subjects.length < 2) return { asked, reading };
  const ordered = reading.tokens.some((token) => slotOf(token)?.type === 'ORDER');
  const status = toldStatus(reading);
  if (!ordered && status !== null && recalled.subjects.filter(({ kind }) => kind === 'COMPANY').length > 1) {
    const only = (await onlyWithStatus(asked, status.statuses, context)) ?? (status.statuses.includes('BANKRUPT') ? toldBy(recalled, reading.tokens.slice(status.run.start, status.run.end), false) : null);
    // Of several, or of none, it is asked which.
    return only === null ? { asked: ofNobody(asked), reading } : { asked: turnedTo(asked, only), reading: without(reading, status.run) };
  }
  const clause = ordered ? null : describing(reading);
  const told = clause && toldBy(recalled, reading.tokens.slice(clause.start, clause.end), reading.tokens.some((token) => slotOf(token)?.type === 'OTHER'));
  if (clause && told) return { asked: turnedTo(asked, told), reading: without(reading, clause) };
  if (clause && saysNoMore(reading, clause)) return { asked: ofNobody(asked), reading };
  const back = clause === null ? leadingBack(reading) : null;
  const led = back && toldBy(recalled, reading.tokens.slice(back.start, back.end).filter((token) => slotOf(token) === null), false);
  if (back && led) return { asked: turnedTo(asked, led), reading: without(reading, back) };
  // `I meant the boat builders`, of whom nobody spoke.
  if (back && MEANT.test(reading.tokens[back.start]!.folded) && reading.tokens.slice(back.start, back.end).some((token) => slotOf(token) === null && isTelling(token))) return { asked: ofNobody(asked), reading };
  const byRule = reading.tokens.some(isByRule);
  const earlier = (byRule && (recalled.candidates.length > 0 || recalled.listed.filter(({ kind }) => kind === 'COMPANY').length > 1)) || OWN_BEGINNING.test(reading.tokens.map(({ folded }) => folded).join(' ')) ? null : await earlierMeant(asked, reading, byRule ? OF_NO_LIST : ordered || reading.tokens.some(leadsBack) || isOfThing(reading) ? SURELY : LEAST);
  return earlier === null ? { asked, reading } : { asked: turnedTo(asked, earlier), reading: without(reading, null) };
} // prettier-ignore

const BY_RULE: readonly Slot['type'][] = ['ORDINAL', 'BOTH'];
const leadsBack = (token: TaggedToken) => slotOf(token)?.type === 'BACK';
/** Italian has one word for the first and for before: `quella di prima`. */
const isByRule = (token: TaggedToken, at: number, tokens: readonly TaggedToken[]): boolean =>
  BY_RULE.includes(slotOf(token)?.type ?? 'FILLER') &&
  !(token.folded === 'prima' && /^(?:di|quell[ao]|in)$/.test(tokens[at - 1]?.folded ?? ''));

/** The share that whom a turn means must have of all whom it can mean; chosen on turns left out of learning, of which SAME was taken for another once in a hundred. */
const LEAST = 0.4;
/** Where the words may as well ask what was so before, or who came first, or the lexicons know whom they lead back to. */
const SURELY = 0.9;
/** Beside an ordinal (`the first one's auditor`), where the turn before listed no firms. */
const OF_NO_LIST = 0.7;

/**
 * Whom a turn most likely means other than who was spoken of last: the firm spoken of all along behind a person, one spoken of before, or whom the
 * conversation began with where it says so. Null: nobody else.
 */
async function earlierMeant(asked: Asked, reading: Reading, least: number): Promise<Remembered | null> {
  const { subjects, inOrder, current, justListed, listed } = asked.recalled;
  const [last] = subjects;
  const earlier = subjects.slice(Math.max(1, current));
  const { whom, kinds } = await reader();
  const features = featuresOf(maskedWords(reading, [], []), reading.language, measureBefore(asked, null));
  const likely = probabilities(whom, features);
  const asksOf = kindOf(measureOfKind(likeliest(kinds, features).kind)) === 'PERSON' ? 'PERSON' : 'COMPANY';
  // Of the only firm that an answer about somebody told, `the firm` is said as well.
  const toldOne = justListed && listed.filter(({ kind }) => kind === 'COMPANY').length === 1;
  const firm = last?.kind === 'PERSON' && asksOf === 'COMPANY' && !toldOne ? subjects.find(({ kind }) => kind === 'COMPANY') : undefined;
  const can: readonly Whom[] = ['SAME', ...(earlier.length > 0 ? ['EARLIER' as const] : []), ...(firm ? ['THERE' as const] : []), ...(justListed && listed.length > 0 ? ['TOLD' as const, 'PLACE' as const] : []), ...(subjects.length > 1 ? ['BOTH' as const] : [])];
  const of = (one: Whom) => likely[WHOM.indexOf(one)]!;
  const all = can.reduce((sum, one) => sum + of(one), 0);
  if (firm !== undefined && of('THERE') >= least * all) return firm;
  if (earlier.length === 0 || of('EARLIER') < least * all) return null;
  const first = reading.tokens.some(({ folded }) => AT_FIRST.test(folded));
  return (first ? inOrder : earlier).find(({ kind }) => kind === asksOf) ?? null;
} // prettier-ignore

const AT_FIRST =
  /^(?:anfangs?|beginn|zuerst|eingangs|ursprunglich\w*|erst\w*|debut|depart|abord|initiale?|inizio|iniziale|esordio|apertura|start(?:ed)?|began|beginning|begin|opened|opening|original(?:ly)?|initial(?:ly)?|first)$/;
/** `Who was in it from the start?`: of the firm, not of the conversation. */
const OWN_BEGINNING =
  /\b(?:von (?:allem )?anfang an|seit (?:dem |ihrem |seinem )?(?:anfang|beginn)|(?:depuis|des) (?:le|son|ses|leur|leurs) debuts?|(?:sin |fin )?dall ?inizio|since (?:the|its|their) (?:start|beginning)|(?:was|were|is|are|been) .*from the (?:very )?(?:start|beginning|outset))\b/;
const LEADS_BACK: readonly Slot['type'][] = ['BACK', 'OTHER'];
/** Says of somebody no more than that another was spoken of since. */
const BEFORE =
  /^(?:davor|vorher|vorherige[nrms]?|vorangehende[nrms]?|vorhergehende[nrms]?|vorige[nrms]?|zuvor|vorhin|fruhere[nrms]?|ursprungliche[nrms]?|avant|precedente?|anteriore|ancienne?|initiale?|prima|iniziale|before|previous(?:ly)?|former|prior|earlier|original)$/;
/** Of these nobody is one unless something beside it says that a firm is meant: `before?` asks for who held it before. */
const ADVERBS = /^(?:davor|vorher|zuvor|vorhin|avant|prima|before|earlier|previously|prior)$/;
const FIRMS =
  /^(?:one|ones|firm|company|lot|outfit|business|place|other|gmbh|ag|sa|sarl|sagl|die|jene[rnms]?|firma|gesellschaft|unternehmen|betrieb|andere[nrms]?|celle|celui|societe|entreprise|firme|boite|maison|autre|quell[ao]|societa|ditta|azienda|impresa|altr[ao])$/;
const POSSESSIVE =
  /^(?:its|their|his|her|ihre?[nrms]?|seine?[nrms]?|deren|dessen|sa|son|ses|leurs?|suo|sua|suoi|sue|loro)$/;
const OF = /^(?:di|d|von|from)$/;
const THINGS: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'TOPIC', 'STATUS', 'SIGNATURE'];

/** `Its previous address`, `the earlier auditor`, `and before?`: what was so before is asked of whoever was spoken of last. */
function isOfThing({ tokens }: Reading): boolean {
  const isThing = (token: TaggedToken | undefined) => token !== undefined && THINGS.includes(slotOf(token)?.type ?? 'FILLER') && !FIRMS.test(token.folded);
  const words = tokens.flatMap((token, at) => (BEFORE.test(token.folded) ? [at] : []));
  if (words.length === 0) return false;
  return words.every((at) => {
    const [back, next] = [tokens[at - 1], tokens[at + 1]];
    // `Quella di prima`, `the one from before`.
    if (OF.test(back?.folded ?? '') && FIRMS.test(tokens[at - 2]?.folded ?? '')) return false;
    const clause = next !== undefined && !next.commaBefore && !next.breakBefore ? next : undefined;
    if (slotOf(tokens[at]!)?.type === 'MEASURE' || isThing(clause) || POSSESSIVE.test(back?.folded ?? '')) return true;
    if (ADVERBS.test(tokens[at]!.folded)) return !tokens.slice(0, at).some(({ folded }) => FIRMS.test(folded)) && !FIRMS.test(next?.folded ?? '');
    // French and Italian put it behind: `l'adresse précédente`.
    return isThing(back) && !FIRMS.test(back?.folded ?? '');
  });
} // prettier-ignore

/** What the register, or how it is written, knows as a name; any word may be one. */
const isNamed = (reading: Reading, name: NamedInQuestion): boolean =>
  name.saidAsName === true ||
  isWhole(reading, name) ||
  (name.found === 'NAME' &&
    (name.end - name.start > 1 ||
      (reading.tokens[name.start]!.capital && slotOf(reading.tokens[name.start]!) === null)));

/** With one of those spoken of as whoever the turn before was about. */
function turnedTo(asked: Asked, one: Remembered): Asked {
  const others = asked.recalled.subjects.filter(({ uid }) => uid !== one.uid);
  const recalled: Recalled = { ...asked.recalled, subjects: [one, ...others], current: 1, candidates: [], pending: false, listed: [], justListed: false, together: [] };
  return { ...asked, recalled };
} // prettier-ignore

/** With nobody whom a turn could mean. */
const ofNobody = (asked: Asked): Asked => ({
  ...asked,
  recalled: { ...asked.recalled, subjects: [], inOrder: [], current: 0, candidates: [], pending: false, listed: [], justListed: false, together: [], calledIn: [] },
}); // prettier-ignore

/** Leads on to what somebody is told by: `the one with`, and behind a noun (`the company`) a relative alone. */
const DESCRIBES: Record<Language, RegExp> = {
  de: /^(?:(?:die|der|den|dem|das|jene[rnms]?|diejenigen?|derjenigen?|denjenigen) (?:mit|von|vom|aus|bei|beim|fur|im|wo|deren|dessen|welche[rmn]?|die|der|das)|(?:die|der|das) (?:firma|gesellschaft|unternehmen|betrieb) (?:mit der|mit dem|deren|dessen|welche[rs]?|wo|die|das|der)) /,
  fr: /^(?:(?:celle|celui) (?:avec|qui|dont|de|du|en|que|qu|ou|sur|chez|a)|(?:la societe|l entreprise|la firme|la boite) (?:avec (?:qui|laquelle)|qui|dont|que|qu|ou)) /,
  it: /^(?:(?:quella|quello) (?:con|che|di|del|della|in|da|dal|dalla|a|per|su|dove|andat[oa]|finit[oa]|fallit[oa])|(?:la societa|la ditta|l azienda|l impresa) (?:con cui|con la quale|che|da cui|dove)) /,
  en: /^(?:(?:the one|that one) (?:with|that|which|who|whose|in|on|from|of|for|where|i|we|she|he|they|you|my|our)|(?:the|that) (?:company|firm|outfit) (?:that|which|who|whose|where|i|we|she|he|they|you)) /,
}; // prettier-ignore

const LONGEST = 9;

/** The words that tell who is meant, to the end of their clause; null: there are none. */
function describing({ tokens, language, question }: Reading): Run | null {
  for (let start = 0; start < tokens.length; start++) {
    const text = tokens.slice(start, start + LONGEST).map(({ folded }) => folded).join(' ');
    if (!DESCRIBES[language].test(`${text} `)) continue;
    let end = start + 2;
    const goesOn = (at: number) => at < tokens.length && !/[,.:;?!–]/.test(question.slice(tokens[at - 1]!.span.end, tokens[at]!.span.start));
    while (end - start < LONGEST && goesOn(end) && !asksOn(tokens[end]!)) end++;
    return { start, end };
  }
  return null;
} // prettier-ignore

/** `And the one that changed its name?`: what tells who is meant is all that is said; who holds an office, or signs so, is asked. */
const saysNoMore = ({ tokens }: Reading, { start, end }: Run): boolean =>
  tokens.every((token, at) => (start <= at && at < end ? !OFFICES.includes(slotOf(token)?.type ?? 'FILLER') : SAYS_NOTHING.includes(slotOf(token)?.type ?? 'MEASURE'))) &&
  tokens.slice(start, end).some((token) => slotOf(token)?.type === 'TOPIC' || (slotOf(token)?.type === 'MEASURE' && token.folded.length >= LEAST_LETTERS)); // prettier-ignore

const OFFICES: readonly Slot['type'][] = ['ROLE', 'SIGNATURE', 'LEFT', 'JOINED'];
const SAYS_NOTHING: readonly Slot['type'][] = ['FILLER', 'ABOUT', 'THEN', 'PRONOUN'];

/** `Back to my mum's one`, `I meant the boat builders`: the words that say whom, to the end of their clause. */
function leadingBack({ tokens, question }: Reading): Run | null {
  const at = tokens.findIndex((token) => leadsBack(token) || MEANT.test(token.folded));
  if (at < 0) return null;
  let end = at + 1;
  while (end < tokens.length && end - at < LONGEST && !/[,.:;?!–]/.test(question.slice(tokens[end - 1]!.span.end, tokens[end]!.span.start))) end++;
  return end - at > 1 ? { start: at, end } : null;
} // prettier-ignore

const MEANT = /^(?:meant|meinte|parlais|intendevo)$/;

/** `The one on the invoice, now in which town`: where what is asked of it begins. */
const asksOn = (token: TaggedToken): boolean =>
  slotOf(token)?.type === 'NOW' ||
  (QUESTION_WORDS.has(token.folded) && !RELATIVE.has(token.folded)) ||
  ASKS_WHERE.test(token.folded);
const ASKS_WHERE = /^(?:wo|wer|dove|chi|che|where)$/;

const LEAST_LETTERS = 3;
const STEM = 5;
/** A word without its ending, in which it may be said again. */
const stemOf = (folded: string) => folded.replace(/(?<=.{3})(?:en|es|[sne])$/, '').slice(0, STEM);
/** What is asked of a firm tells none: `the company that audits it` is none that was asked who audits it. */
const TELLING: readonly Slot['type'][] = ['TOPIC', 'STATUS', 'OUTSIDE'];
const isTelling = (token: TaggedToken) => {
  const slot = slotOf(token);
  const tells =
    slot === null || TELLING.includes(slot.type) || (slot.type === 'MEASURE' && slot.measure === 'BRANCHES');
  return tells && token.folded.length >= LEAST_LETTERS;
};

/** The only one of the firms spoken of whose turns said most of these words. `other`: none spoken of last. */
function toldBy({ calledIn, subjects }: Recalled, words: readonly TaggedToken[], other: boolean): Remembered | null {
  const stems = new Set(words.filter(isTelling).map(({ folded }) => stemOf(folded)));
  if (stems.size === 0) return null;
  const said = new Map<string, { firm: Remembered; stems: Set<string> }>();
  for (const { question, firm } of calledIn) {
    if (other && firm.uid === subjects[0]?.uid) continue;
    const name = new Set(foldName(firm.name).split(' '));
    const own = said.get(firm.uid) ?? { firm, stems: new Set<string>() };
    for (const word of foldName(question).split(' ')) if (!name.has(word)) own.stems.add(stemOf(word));
    said.set(firm.uid, own);
  }
  const counted = [...said.values()].map(({ firm, stems: own }) => ({ firm, found: [...stems].filter((stem) => own.has(stem)).length }));
  const most = Math.max(0, ...counted.map(({ found }) => found));
  const [only, ...others] = counted.filter(({ found }) => found === most);
  return most > 0 && only !== undefined && others.length === 0 ? only.firm : null;
} // prettier-ignore

/** Without the words that only tell who is meant, and those that lead back to another than was spoken of last: where nothing else is said, what was asked before is asked of that one. */
const without = (reading: Reading, told: Run | null): Reading => ({
  ...reading,
  tokens: reading.tokens.map((token, at) => {
    const type = slotOf(token)?.type ?? 'FILLER';
    const tells = told !== null && told.start <= at && at < told.end;
    const leads = LEADS_BACK.includes(type) || (BEFORE.test(token.folded) && type !== 'MEASURE');
    const slot: Slot = at === told?.start || leads ? { type: 'ABOUT' } : { type: 'FILLER' };
    return tells || leads ? { ...token, slot, guess: null, ...(tells && { told: true as const }) } : token;
  }),
});
