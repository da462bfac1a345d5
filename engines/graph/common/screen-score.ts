import { compareText, countryAsked, countryOfName, placeKey, type Clocks } from '../../../src/core/index.js';
import type { ScreenMatch, SearchHit, SearchRequest } from '../contract.js';

/** What the register says beside the name. */
export interface Evidence {
  reason: ScreenMatch['reasons'][number];
  /** -1 to 1: agreement above 0, disagreement below; 0 where the register cannot tell. */
  weight: number;
}

/** The firm that a subject is said to be in: what its name may mean, by uid. */
export interface AskedFirms {
  name: string;
  hits: ReadonlyMap<string, SearchHit>;
}

const MOST_MATCHES = 20;
/** Namesakes looked at where something beside the name is asked for; without that the name alone orders them. */
const MOST_LOOKED_AT = 300;
/** Below this a name is another name. */
const LEAST_SCORE = 0.25;
/** What a name alone is worth at most: namesakes are many. A register number is no name. */
const NAME_ALONE = 0.6;
const ORIGIN_AGREES = 0.4;
const ORIGIN_DIFFERS = -0.5;
const FIRM_AGREES = 0.6;
const FIRM_DIFFERS = -0.3;
const MOST_FIRMS_NAMED = 3;
const SWISS = 'CHE';

export function screenQuestion(
  text: string,
  kinds: ('COMPANY' | 'PERSON')[],
  clocks: Clocks,
): Omit<SearchRequest, 'offset' | 'limit'> {
  return { text: text.slice(0, 200), kinds, canton: null, legalForm: null, status: null, clocks };
}

/** Of a subject's hits those worth looking at. */
export function likelyHits(hits: readonly SearchHit[], byNameAlone: boolean): SearchHit[] {
  return hits.filter(({ score }) => score >= LEAST_SCORE).slice(0, byNameAlone ? MOST_MATCHES : MOST_LOOKED_AT);
}

/** Firms that the name or number means about surely, by uid. */
export function surelyMeant(hits: readonly SearchHit[]): ReadonlyMap<string, SearchHit> {
  return new Map(hits.filter(({ match, score }) => match !== 'FUZZY' || score > 0.4).map((hit) => [hit.uid, hit]));
}

export function bestMatches(matches: ScreenMatch[]): ScreenMatch[] {
  return matches.sort((a, b) => b.score - a.score || compareText(a.uid, b.uid)).slice(0, MOST_MATCHES);
}

/** A hit with what else is known. A name alone never says that it is the same person: the reasons do. */
export function judgedHit(hit: SearchHit, evidence: readonly (Evidence | null)[]): ScreenMatch {
  const equal = hit.match === 'EXACT' || hit.match === 'NUMBER';
  const reasons: ScreenMatch['reasons'] = [{ code: equal ? 'NAME_EQUAL' : 'NAME_SIMILAR', text: hit.matchedName }];
  let score = hit.match === 'NUMBER' ? hit.score : hit.score * NAME_ALONE;
  for (const each of evidence) {
    if (each === null) continue;
    reasons.push(each.reason);
    score = weighed(score, each);
  }
  return { uid: hit.uid, kind: hit.kind, score, reasons };
}

/** Never falls in the score; agreement never lowers it, disagreement never raises it. So neither does any row of them. */
function weighed(score: number, { weight }: Evidence): number {
  return weight >= 0 ? score + (1 - score) * weight : score * (1 + weight);
}

/**
 * `known`: places of origin and nationalities. A country is the same in whatever language, by whatever code or adjective. Null
 * where nothing is known, and of a Swiss whose places are: absence is no evidence, nor is what most people of the register are.
 */
export function originEvidence(known: readonly string[], asked: string): Evidence | null {
  if (known.length === 0) return null;
  const wanted = placeKey(asked);
  const country = countryAsked(asked);
  const isAsked = (place: string) =>
    placeKey(place) === wanted || (country !== null && countryOfName(place) === country);
  const same = known.find(isAsked);
  if (same !== undefined) return { reason: { code: 'ORIGIN', text: same }, weight: ORIGIN_AGREES };
  if (country === SWISS && known.some((place) => countryOfName(place) === null)) return null;
  return { reason: { code: 'ORIGIN_DIFFERS', text: known.join(', ') }, weight: ORIGIN_DIFFERS };
}

/**
 * FIRM_NOT_FOUND, weighing nothing, where no firm of that name is known; FIRM_DIFFERS names firms that the person was entered in. Null where
 * the person was entered in none: absence is no evidence. A firm that the name only comes near to weighs less.
 */
export function firmEvidence<Firm extends { uid: string }>(
  entered: () => readonly Firm[],
  { name, hits }: AskedFirms,
  nameOf: (firm: Firm) => string,
): Evidence | null {
  if (hits.size === 0) return { reason: { code: 'FIRM_NOT_FOUND', text: name }, weight: 0 };
  const firms = entered();
  if (firms.length === 0) return null;
  const [best] = firms
    .flatMap(({ uid }) => hits.get(uid) ?? [])
    .sort((a, b) => b.score - a.score || compareText(a.uid, b.uid));
  if (best !== undefined) {
    return { reason: { code: 'FIRM', text: best.matchedName }, weight: FIRM_AGREES * Math.min(1, best.score) };
  }
  const others = [...firms].sort((a, b) => compareText(a.uid, b.uid)).slice(0, MOST_FIRMS_NAMED);
  return { reason: { code: 'FIRM_DIFFERS', text: others.map(nameOf).join(', ') }, weight: FIRM_DIFFERS };
}
