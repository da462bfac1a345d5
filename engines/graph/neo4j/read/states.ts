import { holdsAt, type Clocks, type IsoDate, type MentionRow } from '../../../../src/core/index.js';
import { personState, saysAll } from '../../common/person-state.js';
import { pageOf } from '../../common/page-keys.js';
import type { CompanyFilter, CompanyStateFact, Page, PageRequest, PersonState } from '../../contract.js';
import * as statements from '../cypher/entities.js';
import type { ReadContext } from './context.js';
import { fromJson, stateAt, statesFrom } from './rows.js';

type Keys = readonly { uid: string; clocks: Clocks }[];
const MOST_MENTIONS = 1_000;
const CHUNK = 256;

function keyRows(keys: Keys) {
  return keys.map(({ uid, clocks }, nth) => ({ uid, nth, ...clocks }));
}

export async function readCompanyStates({ run }: ReadContext, keys: Keys): Promise<CompanyStateFact[]> {
  const rows = await run<{ nth: number; states: string[] }>(statements.STATES_AT, { keys: keyRows(keys) });
  return rows.flatMap(({ nth, states }) => {
    const { uid, clocks } = keys[nth]!;
    const state = stateAt(statesFrom(states), clocks);
    return state === null ? [] : [{ ...state, companyUid: uid, holds: holdsAt(state, clocks) }];
  });
}

export async function readCompanyHistories(
  { run }: ReadContext,
  uids: readonly string[],
  knownOn: IsoDate,
): Promise<Map<string, CompanyStateFact[]>> {
  interface Row {
    asked: string;
    uid: string;
    states: string[];
  }
  const rows = await run<Row>(statements.COMPANY_HISTORIES, { uids: [...new Set(uids)], knownOn });
  const clocks = { asOf: knownOn, knownOn };
  const found = new Map<string, CompanyStateFact[]>(uids.map((uid) => [uid, []]));
  for (const { asked, uid, states } of rows)
    found.set(asked, statesFrom(states).map((state) => ({ ...state, companyUid: uid, holds: holdsAt(state, clocks) }))); // prettier-ignore
  return found;
}

export async function readPersonStates({ run }: ReadContext, keys: Keys): Promise<PersonState[]> {
  const latest = async (some: ReturnType<typeof keyRows>, most: number) => {
    const rows = await run<{ nth: number; mentions: string[] }>(statements.PERSON_STATES, { keys: some, most });
    return rows.flatMap(({ nth, mentions }) => {
      const state = personState(keys[nth]!.uid, mentions.map((json) => fromJson<MentionRow>(json))); // prettier-ignore
      return state === null ? [] : [[nth, state] as const];
    });
  };
  const found = new Map(await latest(keyRows(keys), 1));
  const unsaid = keyRows(keys).filter(({ nth }) => found.has(nth) && !saysAll(found.get(nth)!));
  if (unsaid.length > 0) for (const [nth, state] of await latest(unsaid, MOST_MENTIONS)) found.set(nth, state);
  return [...found.values()];
}

export async function readMentionsOf(
  { run }: ReadContext,
  uids: readonly string[],
): Promise<Map<string, MentionRow[]>> {
  const rows = await run<{ asked: string; mentions: string[] }>(statements.MENTIONS, { uids: [...new Set(uids)], most: MOST_MENTIONS }); // prettier-ignore
  const found = new Map<string, MentionRow[]>(uids.map((uid) => [uid, []]));
  for (const { asked, mentions } of rows)
    found.set(asked, mentions.map((json) => fromJson<MentionRow>(json))); // prettier-ignore
  return found;
}

/** Sorted by uid; a page's key is the uid. */
export async function readCompanies(
  { run }: ReadContext,
  filter: CompanyFilter,
  page: PageRequest,
): Promise<Page<CompanyStateFact>> {
  const { canton, legalForm, status, clocks } = filter;
  const facts: CompanyStateFact[] = [];
  let after = page.after ?? '';
  while (facts.length <= page.first) {
    const limit = Math.max(CHUNK, page.first + 1);
    const rows = await run<{ uid: string; states: string[] }>(statements.COMPANIES_AFTER, { after, limit, canton, legalForm, status, knownOn: clocks.knownOn }); // prettier-ignore
    for (const { uid, states } of rows) {
      const state = stateAt(statesFrom(states), clocks);
      const matches =
        state !== null &&
        (canton === null || state.canton === canton) &&
        (legalForm === null || state.legalForm === legalForm) &&
        (status === null || state.status === status);
      if (matches) facts.push({ ...state, companyUid: uid, holds: holdsAt(state, clocks) });
    }
    if (rows.length < limit) break;
    after = rows.at(-1)!.uid;
  }
  const keys = facts.map(({ companyUid }) => companyUid);
  return pageOf(facts, keys, page.first);
}

export interface Counts {
  companies: number;
  people: number;
  events: number;
  mandates: number;
}
export async function readCounts({ run }: ReadContext): Promise<Counts> {
  const [counts] = await run<Counts>(statements.COUNTS);
  return counts!;
}
