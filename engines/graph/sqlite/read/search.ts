import { companyUid, compareText, numberKey, numbersMeant } from '../../../../src/core/index.js';
import type { SearchHit, SearchRequest, SearchResult } from '../../contract.js';
import { dateNumber, number, statuses, text } from '../columns.js';
import { metaValue } from '../database.js';
import { nameQuestion, scoreName } from '../../common/name-score.js';
import { checkedSearch, MOST_HITS } from '../../common/requests.js';
import { COMPANY } from '../insert-units.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';
import { nameCandidates } from './name-candidates.js';
import { stateRowAt } from './states.js';

export function readSearch(context: ReadContext, request: SearchRequest): SearchResult {
  const position = number(metaValue(context.opened, 'ledger'));
  const { hits, complete } = rankedHits(context, checkedSearch(request));
  const kept = hits.slice(0, MOST_HITS);
  return {
    hits: kept.slice(request.offset, request.offset + request.limit),
    total: kept.length,
    complete: complete && hits.length <= MOST_HITS,
    position,
  };
}

type Question = Omit<SearchRequest, 'offset' | 'limit'>;

/** All hits, best first, ties by uid. */
export function rankedHits(context: ReadContext, request: Question): { hits: SearchHit[]; complete: boolean } {
  const numbered = byNumber(context, request);
  if (numbered.length > 0) return { hits: numbered, complete: true };
  const question = nameQuestion(request.text);
  if (question === null) return { hits: [], complete: true };
  const { names, complete } = nameCandidates(context, question, dateNumber(request.clocks.knownOn));
  const best = new Map<string, SearchHit>();
  const refused = new Set<string>();
  for (const { kind, owner, folded, name } of names.values()) {
    const ref = kind === COMPANY ? context.entities.companyById(owner) : context.entities.personById(owner);
    if (ref === null || refused.has(ref.uid)) continue;
    const known = best.get(ref.uid);
    if (known === undefined && !passes(context, ref, request)) {
      refused.add(ref.uid);
      continue;
    }
    const { match, score } = scoreName(question, folded, name);
    const better = known === undefined || score > known.score || (score === known.score && name < known.matchedName);
    if (better) best.set(ref.uid, { uid: ref.uid, kind: ref.kind, matchedName: name, match, score });
  }
  return { hits: [...best.values()].sort(byScore), complete };
}

function byScore(a: SearchHit, b: SearchHit): number {
  return b.score - a.score || compareText(a.uid, b.uid);
}

/** Of each scheme that the text is a number of, the firm that has it. */
function byNumber(context: ReadContext, request: Question): SearchHit[] {
  const found = new Map<string, SearchHit>();
  for (const number of numbersMeant(request.text)) {
    const ref = context.entities.resolve(companyUid(numberKey(number))) ?? context.entities.resolve(number.value);
    const hit = ref?.kind === 'COMPANY' && passes(context, ref, request) ? numbered(context, ref, request) : null;
    if (hit !== null) found.set(hit.uid, hit);
  }
  return [...found.values()].sort(byScore);
}

/** Null where no name of it is known yet. */
function numbered(context: ReadContext, { id, uid }: EntityRef, { clocks }: Question): SearchHit | null {
  const name = context.opened.first(
    `SELECT name FROM name WHERE kind = ${COMPANY} AND owner = ? AND since <= ? ORDER BY id LIMIT 1`,
    id,
    dateNumber(clocks.knownOn),
  );
  return name === undefined ? null : { uid, kind: 'COMPANY', matchedName: text(name[0]), match: 'NUMBER', score: 1 };
}

function passes(context: ReadContext, ref: EntityRef, { kinds, canton, legalForm, status, clocks }: Question): boolean {
  if (!kinds.includes(ref.kind)) return false;
  if (canton === null && legalForm === null && status === null) return true;
  if (ref.kind !== 'COMPANY') return false;
  const state = stateRowAt(context, ref.id, clocks);
  if (state === null) return false;
  if (canton !== null && state[0] !== canton) return false;
  if (legalForm !== null && state[1] !== legalForm) return false;
  return status === null || statuses.name(state[2]) === status;
}
