/** Between a firm and its branches: `who runs it?` behind `has X a branch in Baar?`, `who audits the head office?` behind a branch, `and the other one?` of two. */
import { foldName, type Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Measure, QuestionFrame, Remembered } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { isMeasure } from '../asks/head-office.js';
import { unwritten } from '../read/unwritten.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import type { Slot } from '../read/words/slots.js';
import { branchOf, isBranch } from '../subjects.js';

interface Meant {
  asked: Asked;
  reading: Reading;
  names: readonly NamedInQuestion[];
}

/** A turn that names nobody, asked of the branch or of the head office that it means; as it was, where it means neither. */
export async function betweenOffices(asked: Asked, reading: Reading, names: readonly NamedInQuestion[], context: ToolContext): Promise<Meant> {
  const meant = { asked, reading, names };
  const [last] = asked.recalled.frames;
  const [own, another] = last?.subjects ?? [];
  if (asked.focusUid !== null || asked.recalled.pending || last === undefined || own?.kind !== 'COMPANY' || own.uid === null || another !== undefined) return meant;
  const there = await officeThere(meant, last, own.uid, context);
  if (there !== null || names.length > 0) return there ?? meant;
  return (await ofBranchThere(meant, last, own.uid, context)) ?? (await ofHead(meant, own.uid, context)) ?? meant;
} // prettier-ignore

/** Firms in general are asked for. */
const OF_MANY: readonly Slot['type'][] = ['COMPANY_NOUN', 'COUNTING', 'ORDER', 'FORM', 'OTHER'];

/** `Who is responsible in Baar?`, behind the branches of a firm or one of them: of its office there, whatever else is called after the place. */
async function officeThere({ asked, reading, names }: Meant, last: QuestionFrame, uid: string, context: ToolContext): Promise<Meant | null> {
  const { graph, clocks, call } = context;
  const { question, tokens } = reading;
  if (!PLACED.test(question) || tokens.some((token) => OF_MANY.includes(slotOf(token)?.type ?? 'FILLER') || isMeasure(token, 'PERSON_MANDATES')) || severalAt(reading)) return null;
  const relations = (await graph.relations([uid], clocks, 'CLOCKS', call)).filter(({ kind }) => kind === 'HEAD_OFFICE');
  const head = relations.find(({ toUid }) => toUid === uid)?.fromUid ?? (last.measure === 'BRANCHES' ? uid : null);
  if (head === null || !asked.recalled.subjects.some((one) => one.uid === head)) return null;
  const down = head === uid ? relations : (await graph.relations([head], clocks, 'CLOCKS', call)).filter(({ kind }) => kind === 'HEAD_OFFICE');
  const uids = [...new Set([head, ...down.filter(({ fromUid }) => fromUid === head).map(({ toUid }) => toUid)])].slice(0, MOST_OFFICES);
  const states = await graph.companyStates(uids.map((one) => ({ uid: one, clocks })), call);
  const found = states.flatMap(({ companyUid, name, seat }) => {
    const town = seat?.replace(/ \(\p{Lu}{2}\)$/u, '') ?? '';
    const at = town === '' ? null : new RegExp(`(?<![\\p{L}])(?:in|at|à|a|ad|en) (${escaped(town)})(?![\\p{L}-])`, 'du').exec(question);
    return at === null || name === null ? [] : [{ uid: companyUid, name, span: at.indices![1]! }];
  });
  const [one, another] = found;
  if (one === undefined || another !== undefined) return null;
  const [from, to] = one.span;
  const isPlace = ({ span }: TaggedToken) => from <= span.start && span.end <= to;
  const others = names.filter(({ start, end }) => !tokens.slice(start, end).every(isPlace));
  if (others.length > 0) return null;
  return { asked: turnedTo(asked, one.uid, one.name), reading: slotted(slotted(reading, isPlace, { type: 'FILLER' }), isBranchWord, { type: 'PRONOUN', of: 'COMPANY' }), names: others };
} // prettier-ignore
const PLACED = /(?<!\p{L})(?:in|at|à|a|ad|en) \p{Lu}/u;
const MOST_OFFICES = 100;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Asked of a branch as of any firm. */
const OF_BRANCH: readonly Measure[] = [
  'OFFICERS',
  'SIGNATORIES',
  'ADDRESS',
  'BRANCHES',
  'IDENTIFY',
  'DOSSIER',
  'HEAD_OFFICE',
];
const BODIES = /^(?:BOARD|SOLE_BOARD|AUDITOR|GROUP_AUDITOR|LIQUIDATOR|PARTNER|OWNER|GENERAL_PARTNER|LIMITED_PARTNER)/;

/** Behind whether a firm has a branch in a place, where it has one: what a branch may be asked is asked of that. */
async function ofBranchThere({ asked, reading, names }: Meant, last: QuestionFrame, head: string, context: ToolContext): Promise<Meant | null> {
  const { measure, municipality } = last;
  const slots = reading.tokens.map(slotOf);
  const asks = slots.some((slot) => slot?.type === 'SIGNATURE' || slot?.type === 'ROLE' || (slot?.type === 'MEASURE' && OF_BRANCH.includes(slot.measure)));
  const ofBranch = slots.every((slot) => slot?.type !== 'COMPANY_NOUN' && slot?.type !== 'COUNTING' && (slot?.type !== 'MEASURE' || OF_BRANCH.includes(slot.measure)) && (slot?.type !== 'ROLE' || !slot.roles.some((role) => BODIES.test(role))));
  if (measure !== 'BRANCHES' || municipality === null || !asks || !ofBranch || severalAt(reading)) return null;
  const there = await branchOf(head, [municipality], context.clocks, context);
  const name = there?.state?.name ?? null;
  if (there === null || name === null) return null;
  return { asked: turnedTo(asked, there.uid, name), reading: slotted(reading, isBranchWord, { type: 'PRONOUN', of: 'COMPANY' }), names };
} // prettier-ignore

const isBranchWord = (token: TaggedToken): boolean => isMeasure(token, 'BRANCHES');
/** `The branches`, `the other branch`: not that one alone. */
const severalAt = ({ tokens }: Reading): boolean => tokens.some((token, at) => isBranchWord(token) && !ARTICLE.test(tokens[at - 1]?.folded ?? '')); // prettier-ignore
const ARTICLE = /^(?:die|der|la|l|della|dell|cette|questa|the|this|that)$/;

/** Asked of a firm, where its head office is named for it; where that is, and what it is called, is told with which it is. */
const OF_HEAD: readonly Measure[] = [
  'AUDITOR',
  'OFFICERS',
  'SIGNATORIES',
  'CAPITAL',
  'PURPOSE',
  'STATUS',
  'ADDRESS',
  'NAMES',
  'JOINED',
  'DEPARTED',
];
const ASKS: readonly Slot['type'][] = ['ROLE', 'SIGNATURE', 'STATUS', 'JOINED', 'LEFT'];

/** `Who audits the head office?`, `who joined the board?`, of a branch spoken of: of the firm that it is of. */
async function ofHead({ asked, reading, names }: Meant, uid: string, context: ToolContext): Promise<Meant | null> {
  const { tokens } = reading;
  const isHead = (token: TaggedToken) => isMeasure(token, 'HEAD_OFFICE');
  const from = tokens.findIndex((token, at) => isHead(token) && ARTICLE_BEFORE.test(tokens[at - 1]?.folded ?? ''));
  const asks = tokens.some((token) => {
    const slot = slotOf(token);
    return slot !== null && (ASKS.includes(slot.type) || (slot.type === 'MEASURE' && OF_HEAD.includes(slot.measure)));
  });
  const bodies = tokens.some((token) => isMeasure(token, 'CAPITAL') || isMeasure(token, 'AUDITOR') || isOfBoard(token)) && tokens.every((token) => slotOf(token)?.type !== 'PRONOUN' && !isBranchWord(token));
  const branch = from < 0 ? (bodies ? await isBranch(uid, context) : null) : asks ? await isBranch(uid, context) : null;
  if (branch === null) return null;
  const itself = slotted(reading, isHead, { type: 'PRONOUN', of: 'COMPANY' });
  // A firm that is no branch is its own.
  if (!branch) return { asked, reading: itself, names };
  const relations = await context.graph.relations([uid], context.clocks, 'CLOCKS', context.call);
  const heads = [...new Set(relations.filter(({ kind, toUid }) => kind === 'HEAD_OFFICE' && toUid === uid).map(({ fromUid }) => fromUid))];
  const [head, another] = heads;
  const [state] = head === undefined || another !== undefined ? [] : await context.graph.companyStates([{ uid: head, clocks: context.clocks }], context.call);
  const name = state?.name ?? null;
  // What no branch has is asked of the firm only where that was spoken of.
  if (head === undefined || name === null || (from < 0 && !asked.recalled.subjects.some((one) => one.uid === head))) return null;
  return { asked: turnedTo(asked, head, name), reading: itself, names };
} // prettier-ignore
/** No branch has a board, nor shares. */
const isOfBoard = (token: TaggedToken): boolean => {
  const slot = slotOf(token);
  return slot?.type === 'ROLE' && slot.roles.every((role) => role.startsWith('BOARD_'));
};
const ARTICLE_BEFORE =
  /^(?:der|die|das|dem|den|des|am|im|vom|beim|le|la|l|du|au|il|del|dell|della|al|alla|dal|dalla|the|its|ihr\w*|sa|son|sua|suo)$/;

const slotted = (reading: Reading, is: (token: TaggedToken) => boolean, slot: Slot): Reading => ({ ...reading, tokens: reading.tokens.map((token) => (is(token) ? { ...token, slot, guess: null } : token)) }); // prettier-ignore

function turnedTo(asked: Asked, uid: string, name: string): Asked {
  const { recalled } = asked;
  const one: Remembered = { uid, kind: 'COMPANY', name, network: false, history: false };
  const subjects = [one, ...recalled.subjects.filter((other) => other.uid !== uid)];
  return { ...asked, recalled: { ...recalled, subjects, current: 1, listed: [], justListed: false } };
}

const OTHER: Record<Language, RegExp> = {
  de: /^(?:(?:und|ok|aber)[,.]? )*(?:die|der) andere(?: (?:filiale|zweigniederlassung|niederlassung))?$/,
  fr: /^(?:(?:et|ok|mais)[,.]? )*(?:(?:pour )?l autre(?: succursale| filiale)?)$/,
  it: /^(?:(?:e|ed|ok|ma)[,.]? )*(?:(?:per )?l altra(?: succursale| filiale)?)$/,
  en: /^(?:(?:and|ok|but)[,.]? )*(?:(?:for )?the other(?: one| branch)?)$/,
};

/** `And the other one?`, behind one of the two branches of a firm that were told: what was asked of that one. Null: it is not two of which one was spoken of. */
export async function otherBranch({ question, language, recalled, focusUid }: Asked, context: ToolContext): Promise<Route | null> {
  const { frames } = recalled;
  const [own, another] = frames[0]?.subjects ?? [];
  const said = foldName(question).replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  if (focusUid !== null || !OTHER[language].test(said) || own?.kind !== 'COMPANY' || own.uid === null || another !== undefined) return null;
  if (!frames.every(({ subjects, refusal, within }) => refusal === null && within === null && subjects.length === 1 && subjects[0]!.uid === own.uid)) return null;
  const { graph, clocks, call } = context;
  const up = (await graph.relations([own.uid], clocks, 'CLOCKS', call)).filter(({ kind, toUid }) => kind === 'HEAD_OFFICE' && toUid === own.uid);
  const head = up.length === 1 ? up[0]!.fromUid : null;
  if (head === null || !recalled.subjects.some(({ uid }) => uid === head)) return null;
  const down = (await graph.relations([head], clocks, 'CLOCKS', call)).filter(({ kind, fromUid }) => kind === 'HEAD_OFFICE' && fromUid === head);
  const others = [...new Set(down.map(({ toUid }) => toUid))].filter((uid) => uid !== own.uid);
  const [state] = others.length === 1 ? await graph.companyStates([{ uid: others[0]!, clocks }], call) : [];
  if (state === undefined) return null;
  const span = { start: 0, end: question.length };
  const subject = unwritten({ kind: 'COMPANY', uid: others[0]!, name: state.name });
  const again = frames.map((last): QuestionFrame => ({ ...last, language, span, subjects: [subject], municipality: null, notUnderstood: [], readAs: [] }));
  return { intent: again[0]!.intent, confidence: CONFIDENCE, reasoning: 'the other branch of that firm', frames: again, refused: [] };
} // prettier-ignore

const CONFIDENCE = 0.9;
