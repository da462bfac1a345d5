import { foldName } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Remembered } from '../../../../trace/index.js';
import { probabilities } from '../../../linear/index.js';
import type { Asked, Recalled } from '../../../slots.js';
import { onlyOfForm, toldForm } from './by-form.js';
import { onlyWithStatus, toldStatus } from './by-status.js';
import { toldByTurn } from './by-turn.js';
import { calledSo } from './called.js';
import { countedSo } from './counted-so.js';
import { toldFirm } from './told-firm.js';
import { isWhole } from './ellipsis.js';
import { mergedSide } from './merged-side.js';
import { describing, isTelling, LEAST_LETTERS, LONGEST, ownFirm } from './describing.js';
import { featuresOf } from '../learned/features.js';
import { measureOfKind } from '../learned/kinds.js';
import { reader } from '../learned/learned.js';
import { maskedWords } from '../learned/masked.js';
import { likeliest, WHOM, type Whom } from '../learned/model.js';
import { measureBefore } from '../learned/taken-as.js';
import { kindOf } from '../read/frame.js';
import { SPOKEN_TIME } from '../settle.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import type { Run } from '../read/names/runs.js';
import type { Slot } from '../read/words/slots.js';
import { stemOf } from '../read/words/stem.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

/**
 * A turn that names nobody, and means another than who was spoken of last: asked with that one first, and read without the words that tell who it is.
 * Told by its status (`the deleted one`), or by what an earlier turn said of it (`the one our client does business with`); of several whom a status
 * tells nobody is meant.
 */
export async function whoIsMeant(asked: Asked, reading: Reading, names: readonly NamedInQuestion[], context: ToolContext): Promise<{ asked: Asked; reading: Reading }> {
  const { recalled, focusUid } = asked;
  if (focusUid !== null) return { asked, reading };
  const told = (await mergedSide(asked, reading, context)) ?? toldFirm(asked, reading);
  // `Della società assuntrice`: a word that tells which firm is meant is no name, whatever it looks like.
  const tells = ({ start, end }: NamedInQuestion) => told !== null && told.run !== null && told.run.start <= start && end <= told.run.end;
  if (names.some((name) => isNamed(reading, name) && !tells(name))) return { asked, reading };
  if (told !== null) return { asked: turnedTo(asked, told.one), reading: told.run === null ? reading : without(reading, told.run) };
  const counted = countedSo(asked, reading);
  if (recalled.pending) return counted === null ? { asked, reading } : { asked: turnedTo(asked, counted.one), reading: without(reading, counted.run) };
  const byTurn = calledSo(asked, reading) ?? (recalled.subjects.length < 2 ? null : (toldByTurn(asked, reading) ?? counted));
  if (byTurn !== null) return { asked: byTurn.one === null ? ofNobody(asked) : turnedTo(asked, byTurn.one), reading: without(reading, byTurn.run) };
  const mine = ownFirm(reading);
  if (mine !== null && recalled.subjects.filter(({ kind }) => kind === 'COMPANY').length > 1) {
    const one = toldBy(recalled, reading.tokens.slice(mine.start, mine.end), false);
    return { asked: one === null ? ofNobody(asked) : turnedTo(asked, one), reading: without(reading, mine) };
  }
  const byForm = toldForm(reading);
  if (byForm === 'FOUNDING') return { asked, reading };
  const ofForm = byForm && (await onlyOfForm(asked, byForm.form, context));
  // German has a word of its own for a founding; elsewhere `la fondation` may be that.
  if (byForm && ofForm === undefined && reading.language === 'de' && recalled.subjects[0]?.kind === 'COMPANY' && !reading.tokens.some(tellsElse)) return { asked: ofNobody(asked), reading };
  if (byForm && ofForm) return { asked: turnedTo(asked, ofForm), reading: without(reading, byForm.run) };
  if (recalled.subjects.length < 2 || STAYS.test(reading.tokens.map(({ folded }) => folded).join(' '))) return { asked, reading };
  const ordered = reading.tokens.some((token) => slotOf(token)?.type === 'ORDER');
  const status = toldStatus(reading);
  if (!ordered && status !== null && recalled.subjects.filter(({ kind }) => kind === 'COMPANY').length > 1) {
    const only = (await onlyWithStatus(asked, status.statuses, context)) ?? (status.statuses.includes('BANKRUPT') ? toldBy(recalled, reading.tokens.slice(status.run.start, status.run.end), false) : null);
    // Of several, or of none, it is asked which.
    return only === null ? { asked: ofNobody(asked), reading } : { asked: turnedTo(asked, only), reading: without(reading, status.run) };
  }
  const clause = ordered ? null : describing(reading);
  const toldSo = clause && toldBy(recalled, reading.tokens.slice(clause.start, clause.end), reading.tokens.some((token) => slotOf(token)?.type === 'OTHER'));
  if (clause && toldSo) return { asked: turnedTo(asked, toldSo), reading: without(reading, clause) };
  if (clause && saysNoMore(reading, clause)) return { asked: ofNobody(asked), reading };
  const back = clause === null ? leadingBack(reading) : null;
  const led = back && toldBy(recalled, reading.tokens.slice(back.start, back.end).filter((token) => slotOf(token) === null), false);
  if (back && led) return { asked: turnedTo(asked, led), reading: without(reading, back) };
  // `I meant the boat builders`, of whom nobody spoke.
  if (back && MEANT.test(reading.tokens[back.start]!.folded) && reading.tokens.slice(back.start, back.end).some((token) => slotOf(token) === null && isTelling(token))) return { asked: ofNobody(asked), reading };
  const byRule = reading.tokens.some(isByRule);
  const earlier = (byRule && (recalled.candidates.length > 0 || recalled.listed.filter(({ kind }) => kind === 'COMPANY').length > 1)) || OWN_BEGINNING.test(reading.tokens.map(({ folded }) => folded).join(' ')) ? null : await earlierMeant(asked, reading, byRule ? OF_NO_LIST : hasNoBefore(reading) ? 0 : ordered || reading.tokens.some(leadsBack) || isOfThing(reading) ? SURELY : LEAST);
  return earlier === null ? { asked, reading } : { asked: turnedTo(asked, earlier), reading: without(reading, null) };
} // prettier-ignore

/** `Which association`, `how many`, `is it a member of the cooperative`, `since when is it a foundation`. */
const tellsElse = (token: TaggedToken): boolean => {
  const slot = slotOf(token);
  return slot !== null && (['ORDER', 'COUNTING', 'PRONOUN'].includes(slot.type) || (slot.type === 'MEASURE' && slot.measure === 'LEGAL_FORM'));
}; // prettier-ignore

/** `Still the other one`, `celle-ci`, `I keep it with the others`: whoever was spoken of last. */
const STAYS =
  /(?:^| )(?:(?:sempre|ancora) (?:(?:quest|quell|l) )?altr[ao]|(?:still|always) (?:on )?(?:the|this|that) other|ce(?:lle|lui|ux|lles) ci|quest ultim[ao]|(?:with|among) the others|quell[ao] (?:dove|quando|come|quant[oa]|chi|che (?:scopo|indirizzo|forma|capitale))|celle la (?:ou|quand|comment|qui|quel)|that one where (?:is|are)|same (?:again )?for (?:them|it|(?:this|that) one)|(?:zu|bei|mit) den anderen|avec les autres|(?:con|tra|fra) (?:le|gli) altr[ei])(?= |$)/;

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
  // `On the day I gave at the start`: the day is of the beginning.
  if (first && SPOKEN_TIME.test(reading.tokens.map(({ folded }) => folded).join(' '))) return null;
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

/** `Welches Gründungsdatum hatte die davor?`: nothing was founded before, so another firm is meant. */
function hasNoBefore({ tokens }: Reading): boolean {
  const at = tokens.findIndex(({ folded }) => ADVERBS.test(folded));
  const founded = tokens.some((token) => slotOf(token)?.type === 'TOPIC' && (slotOf(token) as Extract<Slot, { type: 'TOPIC' }>).topic === 'FOUNDED');
  // `Wie hiess die vorher, und wann wurde sie gegründet?`
  const only = tokens.every((token) => slotOf(token)?.type !== 'MEASURE');
  return at > 0 && founded && only && FIRMS.test(tokens[at - 1]!.folded);
} // prettier-ignore

/** What the register, or how it is written, knows as a name; any word may be one, but for those in small letters that describe somebody. */
const isNamed = (reading: Reading, name: NamedInQuestion): boolean =>
  (name.saidAsName === true && !describes(reading, name)) ||
  isWhole(reading, name) ||
  (name.found === 'NAME' &&
    (name.end - name.start > 1 ||
      (reading.tokens[name.start]!.capital && slotOf(reading.tokens[name.start]!) === null)));

/** `Quella con cui negozia la mandante`. */
function describes(reading: Reading, { start, end, hits }: NamedInQuestion): boolean {
  const clause = describing(reading);
  const small = reading.tokens.slice(start, end).every(({ capital }) => !capital);
  return clause !== null && small && hits.length === 0 && clause.start < start && end <= clause.end;
}

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
  tokens: reading.tokens.map((token, at, tokens) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const type = slotOf(token)?.type ?? 'FILLER';
    const tells = told !== null && told.start <= at && at < told.end;
    const leads = LEADS_BACK.includes(type) || (BEFORE.test(token.folded) && type !== 'MEASURE');
    // `The first company`, `la prima società`: the noun is of whom they lead back to, and asks for no firms.
    const noun =
      type === 'COMPANY_NOUN' &&
      [before, next].some((one) => one !== undefined && BEFORE.test(one.folded) && slotOf(one)?.type !== 'MEASURE');
    const slot: Slot = at === told?.start || leads ? { type: 'ABOUT' } : { type: 'FILLER' };
    return tells || leads || noun ? { ...token, slot, guess: null, ...(tells && { told: true as const }) } : token;
  }),
});
