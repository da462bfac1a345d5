import { companyUid, compareText, numberKey, numbersMeant, type CompanyRow } from '../../../../src/core/index.js';
import { dateNumber } from '../../common/date-numbers.js';
import { FEW_OWNERS, nameQuestion, saysEnough, scoreName, type NameQuestion } from '../../common/name-score.js';
import { checkedSearch, MOST_HITS } from '../../common/requests.js';
import { companyNames } from '../../common/unit-names.js';
import type { SearchHit, SearchRequest, SearchResult } from '../../contract.js';
import { ENTITIES } from '../cypher/entities.js';
import * as statements from '../cypher/names.js';
import type { ReadContext } from './context.js';
import { joinedQuery, looseQuery, mayMean, typedQuery, withoutQuery } from './name-queries.js';
import { fromJson } from './rows.js';
import { readCompanyStates } from './states.js';

type Question = Omit<SearchRequest, 'offset' | 'limit'>;

export async function readSearch(
  context: ReadContext,
  request: SearchRequest,
): Promise<Omit<SearchResult, 'position'>> {
  const { hits, complete } = await rankedHits(context, checkedSearch(request));
  const kept = hits.slice(0, MOST_HITS);
  return {
    hits: kept.slice(request.offset, request.offset + request.limit),
    total: kept.length,
    complete: complete && hits.length <= MOST_HITS,
  };
}

/** All hits, best first, ties by uid. */
export async function rankedHits(
  context: ReadContext,
  request: Question,
): Promise<{ hits: SearchHit[]; complete: boolean }> {
  const numbered = await byNumber(context, request);
  if (numbered !== null) return { hits: numbered, complete: true };
  const question = nameQuestion(request.text);
  if (question === null) return { hits: [], complete: true };
  const { names, complete } = await nameCandidates(context, question, request);
  const best = new Map<string, SearchHit>();
  for (const { uid, kind, folded, name } of names.values()) {
    const known = best.get(uid);
    const { match, score } = scoreName(question, folded, name);
    const better = known === undefined || score > known.score || (score === known.score && name < known.matchedName);
    if (better) best.set(uid, { uid, kind, matchedName: name, match, score });
  }
  const passing = await passingUids(context, [...best.keys()], request);
  const hits = [...best.values()].filter(({ uid }) => passing === null || passing.has(uid));
  return { hits: hits.sort((a, b) => b.score - a.score || compareText(a.uid, b.uid)), complete };
}

/** Of each scheme that the text is a number of, the firm that has it; null where none may be shown. */
async function byNumber(context: ReadContext, request: Question): Promise<SearchHit[] | null> {
  const meant = numbersMeant(request.text);
  if (meant.length === 0 || !request.kinds.includes('COMPANY')) return null;
  const uids = meant.flatMap((number) => [companyUid(numberKey(number)), number.value]);
  const rows = await context.run<{ asked: string; uid: string; kind: string; row: string }>(ENTITIES, { uids });
  const found = new Map<string, string>();
  for (const { value, ...number } of meant) {
    const keyed = companyUid(numberKey({ ...number, value }));
    const one = rows.find(({ asked }) => asked === keyed) ?? rows.find(({ asked }) => asked === value);
    if (one?.kind === 'COMPANY') found.set(one.uid, one.row);
  }
  const passing = await passingUids(context, [...found.keys()], request);
  const known = dateNumber(request.clocks.knownOn);
  const hits = [...found].flatMap(([uid, row]): SearchHit[] => {
    const name = companyNames(fromJson<CompanyRow>(row)).find(({ since }) => since <= known);
    if (name === undefined || passing?.has(uid) === false) return [];
    return [{ uid, kind: 'COMPANY', matchedName: name.name, match: 'NUMBER', score: 1 }];
  });
  return hits.length > 0 ? hits.sort((a, b) => compareText(a.uid, b.uid)) : null;
}

const AT_ONCE = 500;

/** Companies whose state has the values asked for; null where none is. */
async function passingUids(
  context: ReadContext,
  uids: readonly string[],
  { canton, legalForm, status, clocks }: Question,
): Promise<ReadonlySet<string> | null> {
  if (canton === null && legalForm === null && status === null) return null;
  const companies = uids.filter((uid) => uid.startsWith('co_'));
  const passing = new Set<string>();
  for (let at = 0; at < companies.length; at += AT_ONCE) {
    const keys = companies.slice(at, at + AT_ONCE).map((uid) => ({ uid, clocks }));
    for (const state of await readCompanyStates(context, keys)) {
      if (canton !== null && state.canton !== canton) continue;
      if (legalForm !== null && state.legalForm !== legalForm) continue;
      if (status === null || state.status === status) passing.add(state.companyUid);
    }
  }
  return passing;
}

interface NameFound {
  id: string;
  uid: string;
  kind: 'COMPANY' | 'PERSON';
  folded: string;
  name: string;
  known: boolean;
  seen: boolean;
}
interface Candidates {
  names: Map<string, NameFound>;
  complete: boolean;
}

const MOST_NAMES = 3_000;
const MOST_BY_BEGINNING = 1_000;

/**
 * Names that may answer: the name as typed, then its words and their beginnings, then typos and parts, then with one word left out. Later
 * steps run only where earlier ones found little. What Lucene finds beyond what our own rule of nearness allows is dropped.
 */
async function nameCandidates(context: ReadContext, question: NameQuestion, request: Question): Promise<Candidates> {
  const { words } = question;
  const { kinds, clocks } = request;
  const found: Candidates = { names: new Map(), complete: true };
  const owners = new Set<string>();
  const add = (rows: readonly NameFound[], most: number, fits: (name: readonly string[]) => boolean) => {
    if (rows.length === most) found.complete = false;
    for (const row of rows) {
      if (!row.known || !fits(row.folded.split(' '))) continue;
      owners.add(row.uid);
      if (row.seen && kinds.includes(row.kind)) found.names.set(row.id, row);
    }
  };
  const byWords = async (query: string | null, fits: (name: readonly string[]) => boolean) => {
    if (query === null) return;
    add(await context.run<NameFound>(statements.NAMES_BY_WORDS, { words: query, limit: MOST_NAMES, knownOn: clocks.knownOn }), MOST_NAMES, fits); // prettier-ignore
  };
  const any = () => true;
  const [whole] = await Promise.all([
    context.run<NameFound>(statements.NAMES_BY_BEGINNING, { folded: question.folded, limit: MOST_BY_BEGINNING, knownOn: clocks.knownOn }), // prettier-ignore
    byWords(typedQuery(words), any),
  ]);
  add(whole, MOST_BY_BEGINNING, any);
  if (owners.size >= FEW_OWNERS) return found;
  await byWords(looseQuery(words), (name) => words.every((word) => mayMean(word, name)));
  for (const [query, rejoined] of joinedQuery(words))
    await byWords(query, (name) => rejoined.every((word) => name.includes(word)));
  if (owners.size > 0 || words.length < 2) return found;
  for (const left of words.keys()) {
    if (!saysEnough(words, left)) continue;
    const rest = words.filter((_, index) => index !== left);
    await byWords(withoutQuery(rest), (name) => rest.every((word) => mayMean(word, name)));
  }
  return found;
}
