import { foldName } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { isNamed } from '../named.js';
import { frameOf } from '../read/frame.js';
import type { Said } from '../read/said.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { branchOf, isBranch, type BranchAsked, type Named } from '../subjects.js';

/**
 * What is asked of a firm that is a branch, or is none: `and where is the head office?`, of a firm that is no branch, asks where it is itself;
 * `which company is above it?`, of a branch, asks for its head office, for no other firm is.
 */
export async function settledHeadOffice(frame: QuestionFrame, reading: Reading, words: Said, context: ToolContext): Promise<QuestionFrame> {
  const [own, another] = frame.subjects;
  if (own === undefined || own.uid === null || another !== undefined) return frame;
  if (frame.measure === 'HEAD_OFFICE') {
    const asked = (['ADDRESS', 'SEAT'] as const).find((field) => words.measures.some(({ value }) => value === field));
    const says = (measure: Measure) => reading.tokens.some((token) => isMeasure(token, measure));
    // `What is the branch called?`, of a firm that has some: no word asks for what it is a branch of.
    if (says('BRANCHES') && !says('HEAD_OFFICE') && (await isBranch(own.uid, context)) === false) return frameOf(reading, { ...words, measures: [{ value: 'BRANCHES', text: '' }] }, 'BRANCHES', frame.subjects);
    if (asked === undefined || isNamed(own) || (await isBranch(own.uid, context)) !== false) return frame;
    const measures = words.measures.filter(({ value }) => value !== 'HEAD_OFFICE');
    return frameOf(reading, { ...words, measures }, asked, frame.subjects);
  }
  if (own.kind !== 'COMPANY' || !asksForFirm(frame, reading, words) || !(await isBranch(own.uid, context))) return frame;
  const measures: Said['measures'] = [...words.measures.filter(({ value }) => ABOUT_IT.includes(value)), { value: 'HEAD_OFFICE', text: '' }];
  return frameOf(reading, { ...words, measures, roles: [] }, 'HEAD_OFFICE', frame.subjects);
} // prettier-ignore

export const isMeasure = (token: TaggedToken, measure: Measure): boolean => {
  const slot = slotOf(token);
  return slot?.type === 'MEASURE' && slot.measure === measure;
};

const ABOUT_IT: readonly Measure[] = ['SEAT', 'ADDRESS', 'NAMES', 'IDENTIFY'];
const OWNERS: readonly QuestionFrame['roles'][number][] = ['OWNER', 'PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER'];

/** One firm is asked for, or whose this one is, and nothing that a firm holds. */
function asksForFirm({ measure, roles, refusal, negated }: QuestionFrame, { question }: Reading, words: Said): boolean {
  if (refusal !== null || negated || words.topics.length > 0 || words.signatures !== null) return false;
  if (OF_PARENT.includes(measure) && PARENT.test(foldName(question))) return true;
  if (measure === 'OFFICERS') return roles.length > 0 && roles.every((role) => OWNERS.includes(role)) && words.times.length === 0;
  if (measure !== 'PERSON_MANDATES' || roles.length > 0 || words.status !== null) return false;
  return words.measures.every(({ value }) => ABOUT_IT.includes(value)) && ONE_FIRM.test(foldName(question));
} // prettier-ignore

/** Of a branch, the firm that it is of. */
const PARENT =
  /\b(?:muttergesellschaft|mutterfirma|mutterhaus|societe mere|entreprise mere|societa madre|casa madre|parent company|parent firm|the parent)\b/;
const OF_PARENT: readonly Measure[] = ['SEAT', 'ADDRESS', 'PERSON_MANDATES', 'NAMES', 'IDENTIFY', 'DOSSIER'];
const ONE_FIRM =
  /\b(?:(?:welche[rmns]?|die|der|einer) (?:firma|gesellschaft)|welche[rms] (?:unternehmen|betrieb)|quelle (?:societe|entreprise|firme|maison|entite|boite)|la (?:societe|firme|maison)|quale (?:societa|ditta|impresa|azienda|entita)|la (?:societa|ditta)|(?:which|what) (?:company|firm|entity|business|enterprise|outfit)|the (?:company|firm|business|entity))\b/;

/** `Its head office, and where is that?`: the head office is told with its seat, and where the branch is, is not asked; of a firm spoken of that is no branch nothing but where it is. */
export async function withoutPlaceOfHead<Framed extends { frame: QuestionFrame }>(parts: readonly { frames: Framed[]; lent: boolean }[], context: ToolContext): Promise<Framed[]> {
  const kept: Framed[] = [];
  for (const [index, { frames, lent }] of parts.entries()) {
    const [before] = parts[index - 1]?.frames ?? [];
    const placed = lent && before?.frame.measure === 'HEAD_OFFICE' && frames.every(({ frame }) => OF_HEAD.includes(frame.measure) && frame.refusal === null);
    const [own] = before?.frame.subjects ?? [];
    const uid = own === undefined || isNamed(own) ? null : own.uid;
    if (!placed) kept.push(...frames);
    else if (uid !== null && frames.every(({ frame }) => PLACES.includes(frame.measure)) && (await isBranch(uid, context)) === false) kept.splice(kept.indexOf(before), 1, ...frames);
    else before.frame.notUnderstood.push(...frames.flatMap(({ frame }) => frame.notUnderstood));
  }
  return kept;
} // prettier-ignore

const PLACES: readonly Measure[] = ['ADDRESS', 'SEAT'];
const OF_HEAD: readonly Measure[] = [...PLACES, 'NAMES', 'IDENTIFY'];

/** Whether it is a branch that its place told from the firm of its name. */
export async function isBranchThere([one, another]: readonly Named[], context: ToolContext): Promise<boolean> {
  const uid = another === undefined && one?.place !== null ? (one?.subject.uid ?? null) : null;
  return uid !== null && (await isBranch(uid, context)) === true;
}

/** `Which branches has X in Ticino?`: the place may be theirs, and not X's. */
export const asksBranches = ({ measures }: Said): boolean => measures.some(({ value }) => value === 'BRANCHES') && measures.every(({ value }) => RELATED.includes(value)); // prettier-ignore
const RELATED: readonly Measure[] = ['BRANCHES', 'IDENTIFY', 'SEAT', 'ADDRESS'];

const BRANCH =
  '(?:zweigniederlassung|niederlassung|filiale|aussenstelle|ableger|geschaftsstelle|succursale|agence|antenne|agenzia|branch|branch office|outpost)';
const CALLED = new RegExp(`\\b${BRANCH}(?: (?:von|de|di|called|named|namens))?$`);
const IS_ONE = new RegExp(
  `^(?:(?:das|dies|c|ce|it|this|questa) )?(?:ist|n est|est|e|is|s|seien|sei|ware)(?: [\\w]+){0,4}? (?:eine?|une?|una|a|an|la|die|der|the|bloss|nur|qu une|d une) ${BRANCH}\\b`,
);

/** `The branch X`, `X is just a branch`: of a head office and a branch of one name the branch is meant. */
function isCalledBranch({ tokens }: Reading, { start, end }: { start: number; end: number }): boolean {
  const text = (from: number, to: number) => tokens.slice(Math.max(0, from), to).map(({ folded }) => folded).join(' ');
  return CALLED.test(text(start - 2, start)) || IS_ONE.test(text(end, end + MOST_OF_CLAUSE));
} // prettier-ignore

const MOST_OF_CLAUSE = 8;

/** `The branch of X in Morges`, `X's branch in Morges`: one of its branches, by where it is. */
const OF = '(?:der|des|von|vom|de|du|de la|de l|d|della|dell|di|of|of the|al|at)';
const OF_FIRM = new RegExp(`\\b${BRANCH}(?: ${OF})?(?: firma| gesellschaft| societe| societa| ditta| company| firm)?$`);
/** `Die Zweigniederlassung Morges der X`; English says so of nothing but offices. */
const OF_PLACED = new RegExp(`\\b(?:zweigniederlassung|niederlassung|filiale|aussenstelle|ableger|geschaftsstelle|succursale|agence|antenne|agenzia) (?:(?:in|a|de|di|von) )?(?!${OF} )\\w+(?: \\w+){0,3} ${OF}$`); // prettier-ignore
const BEHIND_FIRM = new RegExp(`^(?:s )?${BRANCH}\\b`);

/** What is said of a name beside a word for a branch; null: it is the firm that bears it. */
export function branchAsked(reading: Reading, name: { start: number; end: number }, said: Measure): BranchAsked {
  const text = (from: number, to: number) => reading.tokens.slice(Math.max(0, from), to).map(({ folded }) => folded).join(' ');
  const lead = text(name.start - MOST_OF_LEAD, name.start);
  if (said === 'HEAD_OFFICE' && !OF_PLACED.test(lead)) return 'ITSELF';
  if (said !== 'BRANCHES' && said !== 'HEAD_OFFICE' && isCalledBranch(reading, name)) return OF_FIRM.test(lead) ? 'PLACED' : 'ITSELF';
  // `Is there a branch of X?`: of the firm.
  if (said === 'BRANCHES' && EXISTS.test(text(0, name.start))) return null;
  return OF_FIRM.test(lead) || OF_PLACED.test(lead) || BEHIND_FIRM.test(text(name.end, name.end + 2)) ? 'PLACED' : null;
} // prettier-ignore

const MOST_OF_LEAD = 8;
const EXISTS =
  /\b(?:gibt es|gabs?|existier\w*|wie viele?|y a t il|il y a|existe t il|combien|c e|ci sono|esist\w*|quante?|is there|are there|there (?:is|are)|how many)\b|\b(?:welche|quelles?|quali?|which|what)(?: \w+){0,2} (?:zweigniederlassung|niederlassung|filial|aussenstelle|ableger|geschaftsstelle|succursal|agence|antenne|agenzi|branch|outpost)/;

/** Of a branch that was found by its place, what is asked beside the word for a branch: who runs it, where none is; since when somebody does. */
export function withoutBranch(words: Said, named: readonly { place: string | null }[], asked: readonly BranchAsked[]): Said {
  const found = asked.some((one, at) => one === 'PLACED' && (named[at]?.place ?? null) !== null);
  if (!found || !words.measures.some(({ value }) => value === 'BRANCHES')) return words;
  return { ...words, measures: words.measures.filter(({ value }) => value !== 'BRANCHES') };
} // prettier-ignore

/** `Who runs the succursale di X a Baar`: a phrase that asks what firm a branch is of names it here, and something else is asked. `Does X belong to Anna Muster?`: to a person only what is hers does. */
export function withBranchNamed(words: Said, { tokens }: Reading, names: readonly NamedInQuestion[]): Said {
  const named = ({ value, text }: Said['measures'][number]) => value === 'HEAD_OFFICE' && CALLS.test(foldName(text));
  const lead = (start: number, many: number) => tokens.slice(Math.max(0, start - many), start).map(({ folded }) => folded).join(' ');
  const behind = names.some(({ start }) => CALLS.test(lead(start, 2)) || OF_PLACED.test(lead(start, MOST_OF_LEAD)));
  const asks = names.some(({ start }) => EXISTS.test(lead(start, start))) || words.roles.length > 0 || words.signatures !== null || words.measures.some(({ value }) => !RELATED.includes(value) && value !== 'HEAD_OFFICE') || OTHERS.some((value) => words.measures.some((one) => one.value === value));
  if (behind && asks && words.measures.some(named)) return { ...words, measures: words.measures.map((one) => (named(one) ? { ...one, value: 'BRANCHES' as const } : one)) };
  const people = names.filter(({ found, hits }) => found === 'NAME' && hits.length > 0 && hits.every(({ kind }) => kind === 'PERSON'));
  const ofPerson = names.length === 2 && people.length === 1 && words.roles.length === 0 && words.measures.length > 0 && words.measures.every(({ value }) => value === 'HEAD_OFFICE');
  return ofPerson ? { ...words, measures: [], roles: [...OWNERS] } : words;
} // prettier-ignore
const CALLS = /^(?:(?:an? )?branch of|(?:succursale|filiale|zweigniederlassung|ableger) (?:di|von))$/;
/** Asked of the branch, where its seat is not. */
const OTHERS: readonly Measure[] = ['ADDRESS'];

/** Where, of the places that are written, one of the firm's branches is: `has X a branch in Baar?`. Null: none is in any. */
export async function placeOfBranch([one, another]: readonly Named[], places: readonly string[], context: ToolContext): Promise<string | null> {
  const uid = another === undefined ? (one?.subject.uid ?? null) : null;
  return uid === null ? null : ((await branchOf(uid, places, context.clocks, context))?.place ?? null);
} // prettier-ignore
