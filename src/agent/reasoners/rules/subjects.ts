import type { CompanyStateFact, SearchHit } from '../../../../engines/graph/contract.js';
import { foldFirmName, foldName, type Clocks } from '../../../core/index.js';
import type { ToolContext } from '../../../tools/index.js';
import type { FrameSubject } from '../../../trace/index.js';
import type { Asked } from '../../slots.js';
import { spokenOf } from './turns/carried.js';
import { officialPlace } from './lexicon/places.js';
import { choose, core, hasFormOf } from './read/names/choose.js';
import type { NamedInQuestion } from './read/names/named-in-question.js';
import type { Reading } from './read/words/tagging.js';

export interface Named {
  subject: FrameSubject;
  /** The word of the question that says where the seat is, where it told this one from its namesakes. */
  place: string | null;
}

/** A branch that the name is said to be, the one of that name's in a place that is said, or none. */
export type BranchAsked = 'ITSELF' | 'PLACED' | null;

/** Whom a name of the question means. `places`: words that no lexicon knows and that may say where a seat is; `branch`: a branch is asked about. */
export async function namedSubject(
  asked: Asked,
  reading: Reading,
  name: NamedInQuestion,
  kind: FrameSubject['kind'],
  places: readonly string[],
  branch: BranchAsked,
  context: ToolContext,
): Promise<Named> {
  const { tokens } = reading;
  const span = { start: tokens[name.start]!.span.start, end: tokens[name.end - 1]!.span.end };
  const named = (uid: string | null, place: string | null = null): Named => {
    const hit = name.hits.find((found) => found.uid === uid);
    return { subject: { text: name.text, span, kind: hit?.kind ?? kind, uid, name: hit?.matchedName ?? null }, place };
  };
  const seated = async (uid: string): Promise<Named> => {
    const own = await seatOf([uid], places, asked.clocks, context);
    if (own !== null || places.length === 0) return named(uid, own);
    const namesakes = name.hits.filter(
      (hit) =>
        hit.kind === 'COMPANY' && hit.uid !== uid && isNameOf(name.text, hit) && hasFormOf(name.text, hit.matchedName),
    );
    for (const place of places) {
      const there = await seatedIn(namesakes.map((hit) => hit.uid), place, asked.clocks, context); // prettier-ignore
      if (there.length === 1) return named(there[0]!, place);
    }
    return named(uid);
  };
  const { focusUid, chosenUids } = asked;
  const chosen = name.hits.find(({ uid }) => chosenUids.includes(uid));
  if (chosen !== undefined) return named(chosen.uid);
  const there = branch === 'PLACED' ? await branchIn(name, places, asked.clocks, context) : null;
  if (there !== null) return withState(named(there.uid, there.place), there.state);
  const choice = await choose(name.text, name.hits, kind, context);
  if (choice.type === 'ONE' || choice.type === 'NEAR') {
    const uid = (branch === null ? await headOfBranch(choice.uid, name, context) : null) ?? choice.uid;
    return seated(uid);
  }
  // Of all that would be shown to choose from, the one in focus is meant.
  if (name.hits.some(({ uid }) => uid === focusUid)) return named(focusUid);
  const hits: readonly SearchHit[] = 'hits' in choice ? choice.hits : [];
  const firm =
    choice.type === 'SEVERAL' ? await headOffice(onlyNameOf(hits) ?? name.text, hits, branch !== null, asked.clocks, context) : null; // prettier-ignore
  if (firm !== null) return seated(firm);
  // `Not that one, the other Anna Muster`: of the others, the only one, or none surely.
  const others = OTHER.test(tokens[name.start - 1]?.folded ?? '') ? hits.filter(({ uid }) => uid !== asked.recalled.subjects[0]?.uid) : null; // prettier-ignore
  const spoken = others === null ? spokenOf(asked, name.text, hits.map(({ uid }) => uid)) : others.length === 1 ? others[0]! : null; // prettier-ignore
  if (spoken !== null) return named(spoken.uid);
  for (const place of places) {
    const there = await seatedIn(hits.filter((hit) => hit.kind === 'COMPANY').map(({ uid }) => uid), place, asked.clocks, context); // prettier-ignore
    if (there.length === 1) return named(there[0]!, place);
    // `Muster in Obertal`; not `is Muster on a board in Obertal`.
    const beside = [0, 1].some((behind) => tokens[name.end + behind]?.text === place.split(/[^\p{L}\p{N}]+/u)[0]);
    const living = !beside ? [] : await livingIn(hits.filter((hit) => hit.kind === 'PERSON').map(({ uid }) => uid), place, context); // prettier-ignore
    if (living.length === 1) return named(living[0]!, place);
  }
  return named(null);
}

const OTHER = /^(?:other|andere[nrms]?|autre|altr[ao])$/;

const BRANCH_FORMS: readonly (string | null)[] = ['0111', '0151'];

/** Null: the register does not say. */
export async function isBranch(uid: string, { graph, clocks, call }: ToolContext): Promise<boolean | null> {
  const [state] = await graph.companyStates([{ uid, clocks }], call);
  const form = state?.legalForm ?? null;
  return form === null ? null : BRANCH_FORMS.includes(form);
}

/** A branch bears the name of its firm (OR 952): of one firm and branches of that very name the bare name is the firm's. Null: several firms, or a name that fits less. */
async function headOffice(text: string, hits: readonly SearchHit[], branch: boolean, today: Clocks, { graph, clocks, call }: ToolContext) {
  const named = hits.filter((hit) => hit.kind === 'COMPANY' && isNameOf(text, hit));
  if (named.length !== hits.length || named.length < 2) return null;
  const then = await graph.companyStates(named.map(({ uid }) => ({ uid, clocks })), call); // prettier-ignore
  // On a day before it was entered, what it came to be tells.
  const later = named.filter(({ uid }) => !then.some(({ companyUid }) => companyUid === uid));
  const states = later.length === 0 ? then : [...then, ...(await graph.companyStates(later.map(({ uid }) => ({ uid, clocks: today })), call))]; // prettier-ignore
  const meant = states.filter(({ legalForm }) => BRANCH_FORMS.includes(legalForm) === branch);
  return states.length === named.length && meant.length === 1 ? meant[0]!.companyUid : null;
} // prettier-ignore

/** What all of them are called: a name with a slip of the pen can mean none but that. Null: they are called otherwise. */
const onlyNameOf = ([first, ...others]: readonly SearchHit[]): string | null =>
  first !== undefined && others.every(({ matchedName }) => matchedName === first.matchedName) ? first.matchedName : null; // prettier-ignore

/** To the letter, or but for what only says its form or that it is being wound up. */
const isNameOf = (text: string, { matchedName }: SearchHit) => foldFirmName(matchedName) === foldFirmName(text) || core(matchedName) === core(text); // prettier-ignore

/** A branch still bears the name of a firm that is being wound up or gone: the firm is meant, where its name is the same but for that. Null: it is no branch, or no other is called so. */
async function headOfBranch(uid: string, { text, hits }: NamedInQuestion, context: ToolContext): Promise<string | null> {
  const others = hits.filter((hit) => hit.kind === 'COMPANY' && hit.uid !== uid && isNameOf(text, hit));
  if (others.length === 0 || (await isBranch(uid, context)) !== true) return null;
  const relations = await context.graph.relations([uid], context.clocks, 'HISTORY', context.call);
  const heads = others.filter((hit) => relations.some(({ kind, fromUid, toUid }) => kind === 'HEAD_OFFICE' && toUid === uid && fromUid === hit.uid));
  return heads.length === 1 ? heads[0]!.uid : null;
} // prettier-ignore

interface BranchThere {
  uid: string;
  place: string;
  /** Null: its name is the one that is written. */
  state: CompanyStateFact | null;
}

/** `Who runs the branch of X in Morges?`: of X's branches the one that has its seat there, of X's name or of one of its own. */
async function branchIn({ text, hits }: NamedInQuestion, places: readonly string[], today: Clocks, context: ToolContext): Promise<BranchThere | null> {
  const isOf = (hit: SearchHit) => isNameOf(text, hit) || `${foldFirmName(hit.matchedName)}`.startsWith(`${foldFirmName(text)} `);
  const named = hits.filter((hit) => hit.kind === 'COMPANY' && isOf(hit)).map(({ uid }) => uid);
  for (const place of places) {
    const there = await seatedIn(named, place, today, context);
    const branches = await Promise.all(there.map(async (uid) => ((await isBranch(uid, context)) === true ? [uid] : [])));
    const [only, another] = branches.flat();
    if (only !== undefined && another === undefined) return { uid: only, place, state: null };
  }
  const heads = await Promise.all(hits.filter((hit) => hit.kind === 'COMPANY' && isNameOf(text, hit)).map(({ uid }) => branchOf(uid, places, today, context)));
  const [own, more] = heads.filter((one) => one !== null && one.state !== null);
  return own !== undefined && more === undefined ? own : null;
} // prettier-ignore

/** The only branch of a firm that has its seat in one of the places. */
export async function branchOf(head: string, places: readonly string[], today: Clocks, context: ToolContext): Promise<BranchThere | null> {
  if (places.length === 0) return null;
  const { graph, clocks, call } = context;
  const relations = await graph.relations([head], clocks, 'CLOCKS', call);
  const branches = relations.filter(({ kind, fromUid }) => kind === 'HEAD_OFFICE' && fromUid === head).map(({ toUid }) => toUid);
  for (const place of places) {
    const [only, another] = await seatedIn(branches, place, today, context);
    if (only === undefined || another !== undefined) continue;
    const [state] = await graph.companyStates([{ uid: only, clocks }], call);
    return { uid: only, place, state: state ?? null };
  }
  return null;
} // prettier-ignore

const withState = (one: Named, state: CompanyStateFact | null): Named =>
  state === null || one.subject.name !== null
    ? one
    : { ...one, subject: { ...one.subject, kind: 'COMPANY', name: state.name } };

const MOST_BRANCHES = 5;

/** Branches of one name that have one head office: whose it is, is asked of all of them alike. Empty where there are none, or where they have several. */
export async function branchesOfOne({ text, hits }: NamedInQuestion, { graph, clocks, call }: ToolContext): Promise<SearchHit[]> {
  const named = hits.filter((hit) => hit.kind === 'COMPANY' && foldFirmName(hit.matchedName) === foldFirmName(text));
  if (named.length < 2) return [];
  const states = await graph.companyStates(named.map(({ uid }) => ({ uid, clocks })), call);
  const uids = states.filter(({ legalForm }) => BRANCH_FORMS.includes(legalForm)).map(({ companyUid }) => companyUid);
  if (uids.length < 2 || uids.length > MOST_BRANCHES) return [];
  const relations = (await graph.relations(uids, clocks, 'CLOCKS', call)).filter(({ kind, toUid }) => kind === 'HEAD_OFFICE' && uids.includes(toUid));
  const heads = new Set(relations.map(({ fromUid }) => fromUid));
  const each = uids.every((uid) => relations.some(({ toUid }) => toUid === uid));
  return heads.size === 1 && each ? named.filter(({ uid }) => uids.includes(uid)) : [];
} // prettier-ignore

async function seatOf(uids: readonly string[], places: readonly string[], today: Clocks, context: ToolContext) {
  for (const place of places) if ((await seatedIn(uids, place, today, context)).length > 0) return place;
  return null;
}

/** Those whose seat at the clocks is in that place; where nobody's is, those whose seat is there today. */
async function seatedIn(uids: readonly string[], place: string, today: Clocks, { graph, clocks, call }: ToolContext) {
  if (uids.length === 0) return [];
  const own = uids.slice(0, 200);
  const at = (then: Clocks) => graph.companyStates(own.map((uid) => ({ uid, clocks: then })), call); // prettier-ignore
  const wanted = foldName(officialPlace(place));
  for (const then of clocks.asOf === today.asOf ? [clocks] : [clocks, today]) {
    const there = (await at(then)).filter(({ seat }) => seat !== null && `${foldName(seat)} `.startsWith(`${wanted} `));
    if (there.length > 0) return [...new Set(there.map(({ companyUid }) => companyUid))];
  }
  return [];
}

/** Those who live in that place by their latest entry: of several of one name, the one whom a place is said beside. */
async function livingIn(uids: readonly string[], place: string, { graph, clocks, call }: ToolContext) {
  if (uids.length === 0) return [];
  const states = await graph.personStates(uids.slice(0, 200).map((uid) => ({ uid, clocks })), call); // prettier-ignore
  const wanted = foldName(officialPlace(place));
  return states.filter(({ residence }) => `${foldName(residence?.residence ?? '')} `.startsWith(`${wanted} `)).map(({ uid }) => uid); // prettier-ignore
}

/** Whoever bears the name, and none of them alone, where there are several. */
export function ofNone(one: Named, hits: readonly SearchHit[]): Named {
  const bearers = hits.filter(({ matchedName }) => foldFirmName(matchedName) === foldFirmName(one.subject.text));
  return bearers.length < 2 ? one : { place: null, subject: { ...one.subject, kind: 'COMPANY', uid: null } };
}

/** Who is named twice is asked about once. */
export function distinct(named: readonly Named[]): Named[] {
  const byWhom = new Map<string, Named>();
  for (const one of named) {
    const key = one.subject.uid ?? `name ${foldFirmName(one.subject.text)}`;
    if (!byWhom.has(key)) byWhom.set(key, one);
  }
  return [...byWhom.values()];
}
