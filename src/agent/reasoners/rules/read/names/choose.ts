import type { SearchHit } from '../../../../../../engines/graph/contract.js';
import { foldFirmName, foldName } from '../../../../../core/index.js';
import type { ToolContext } from '../../../../../tools/index.js';
import { NAME_SUFFIXES } from '../../lexicon/index.js';
import { editDistance } from '../../../../../core/index.js';

/** ONE: surely meant. NEAR: the only name that a slip of the pen explains. SEVERAL: the reader has to say. NONE: nothing bears that name. */
export type Choice = { type: 'ONE' | 'NEAR'; uid: string } | { type: 'SEVERAL' | 'NONE'; hits: SearchHit[] };

/** Whom a name means. Never a guess between two of one name: those are SEVERAL. */
export async function choose(
  text: string,
  hits: readonly SearchHit[],
  kind: 'COMPANY' | 'PERSON' | 'EITHER',
  context: ToolContext,
): Promise<Choice> {
  const wanted = kind === 'EITHER' ? [...hits] : hits.filter((hit) => hit.kind === kind);
  const usable = wanted.length > 0 ? wanted : [...hits];
  if (usable.length === 0) return { type: 'NONE', hits: [] };
  const sure = usable.filter(({ match }) => match === 'NUMBER' || match === 'EXACT');
  if (sure.length > 0) return among(await bearersNow(text, sure, context));
  const named = usable.filter(({ match }) => match === 'WORDS');
  const whole = named.filter(({ matchedName }) => core(matchedName) === core(text));
  if (whole.length > 0) return among(await bearersNow(text, whole, context));
  if (named.length > 0) return among(named);
  const near = usable.filter(({ matchedName }) => slip(text, matchedName));
  if (near.length === 1) return { type: 'NEAR', uid: near[0]!.uid };
  if (near.length > 1) return { type: 'SEVERAL', hits: near };
  const prefix = usable.filter(({ match }) => match === 'PREFIX');
  return prefix.length > 0 ? { type: 'SEVERAL', hits: prefix } : { type: 'NONE', hits: usable.slice(0, 5) };
}

function among(hits: SearchHit[]): Choice {
  return hits.length === 1 ? { type: 'ONE', uid: hits[0]!.uid } : { type: 'SEVERAL', hits };
}

/** Those that were not entered yet on the day asked about, where others were. */
async function notYet(uids: readonly string[], { graph, clocks: { asOf, knownOn }, call }: ToolContext): Promise<ReadonlySet<string>> {
  if (uids.length === 0 || asOf >= knownOn) return new Set();
  const later = await graph.companyStates(uids.map((uid) => ({ uid, clocks: { asOf: knownOn, knownOn } })), call);
  return new Set(later.map(({ companyUid }) => companyUid));
} // prettier-ignore

/** Of several that bear or bore the name: those who bear it at the clocks asked for, to the letter if any does. */
async function bearersNow(text: string, all: SearchHit[], context: ToolContext): Promise<SearchHit[]> {
  const { graph, clocks, call } = context;
  if (all.length < 2) return all;
  const firms = all.filter((hit) => hit.kind === 'COMPANY').map(({ uid }) => ({ uid, clocks }));
  const states = await graph.companyStates(firms, call);
  const unentered = firms.filter(({ uid }) => !states.some(({ companyUid }) => companyUid === uid)).map(({ uid }) => uid);
  const coming = states.length === 0 ? new Set<string>() : await notYet(unentered, context);
  const hits = all.filter(({ uid }) => !coming.has(uid));
  const ownName = (uid: string) => states.find(({ companyUid }) => companyUid === uid)?.name ?? null;
  const names = new Map(states.map((state) => [state.companyUid, [state.name ?? '', ...state.translations]]));
  const bearing = (fold: (name: string) => string) =>
    hits.filter(({ uid, kind, matchedName }) =>
      kind === 'PERSON'
        ? fold(matchedName) === fold(text)
        : (names.get(uid) ?? [matchedName]).some((name) => fold(name) === fold(text)),
    );
  // Its own name before one that it bears as a translation (the other is told beside); of whom nothing but the name is known, that is its own.
  const own = hits.filter(({ uid, matchedName }) => foldName(ownName(uid) ?? matchedName) === foldName(text));
  const onlyFirms = firms.length === all.length;
  const literal = onlyFirms && own.length > 0 ? own : bearing(foldName);
  // A person of that name, surname first or last, is meant as well as a firm that is called after one.
  const person = hits.some(({ kind, matchedName }) => kind === 'PERSON' && sorted(matchedName) === sorted(text));
  if (!person && literal.length > 0 && literal.every(({ kind }) => kind === 'COMPANY')) return literal;
  const now = hits.filter(({ uid, matchedName }) => {
    const current = names.get(uid);
    return current === undefined || current.some((name) => foldFirmName(name) === foldFirmName(matchedName));
  });
  return now.length > 0 ? now : hits;
} // prettier-ignore

const sorted = (name: string) => foldName(name).split(' ').sort().join(' ');

/** A firm's name without what only says its form or that it is being wound up. */
export function core(name: string): string {
  return foldFirmName(name).split(' ').filter((word) => !NAME_SUFFIXES.has(word)).join(' '); // prettier-ignore
}

/** Whether a printed name has all the words of the one that is asked for, in any order. */
export function bears(printed: string, asked: string): boolean {
  const own = foldName(printed).split(' ');
  return foldName(asked).split(' ').every((word) => own.includes(word)); // prettier-ignore
}

/** Whether a name has the legal form that was asked for, where one was. */
export function hasFormOf(asked: string, name: string): boolean {
  const own = words(name);
  return words(asked).every((word) => !NAME_SUFFIXES.has(word) || own.includes(word));
}

/** Whether a slip or two of the pen tell the names apart: word for word, at most a sixth of the letters, the legal form as it is. */
export function slip(asked: string, name: string): boolean {
  const left = words(asked);
  const right = words(name);
  const form = (list: readonly string[]) => list.filter((word) => NAME_SUFFIXES.has(word)).join(' ');
  if (form(left) !== '' && form(left) !== form(right)) return false;
  const [a, b] = [left, right].map((list) => list.filter((word) => !NAME_SUFFIXES.has(word))) as [string[], string[]]; // prettier-ignore
  const near = (one: string, other: string) => {
    const most = one.length < 6 ? 0 : Math.min(2, Math.floor(one.length / 6));
    return most > 0 && editDistance(one, other, most) <= most;
  };
  const sorted = (list: readonly string[]) => [...list].sort().join(' ');
  // A slip may change where a word stands in the order of letters, and whether it is one word or two.
  const turned = b.slice(0, MOST_TURNED).map((_, at) => [...b.slice(at), ...b.slice(0, at)].join(''));
  return near(sorted(a), sorted(b)) || turned.some((written) => near(a.join(''), written));
}

/** Given names stand before a surname of several words, or behind it. */
const MOST_TURNED = 6;

function words(name: string): string[] {
  return foldName(foldFirmName(name)).split(' ');
}
