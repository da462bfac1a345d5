import type { Clocks, CompanyRow } from '../../../../src/core/index.js';
import { dateNumber } from '../../common/date-numbers.js';
import { bestMatches, firmEvidence, judgedHit, likelyHits, originEvidence, screenQuestion, surelyMeant, type AskedFirms } from '../../common/screen-score.js'; // prettier-ignore
import { companyNames } from '../../common/unit-names.js';
import type { ScreenMatch, ScreenSubject, SearchHit } from '../../contract.js';
import { ENTITIES } from '../cypher/entities.js';
import * as statements from '../cypher/names.js';
import type { ReadContext } from './context.js';
import { fromJson } from './rows.js';
import { rankedHits } from './search.js';

/** For each subject its likely matches, best first, ties by uid. */
export async function readScreen(
  context: ReadContext,
  subjects: readonly ScreenSubject[],
  clocks: Clocks,
): Promise<ScreenMatch[][]> {
  const firms = new Map<string, AskedFirms>();
  const firmsNamed = async (name: string) => {
    let found = firms.get(name);
    if (found === undefined) {
      const { hits } = await rankedHits(context, screenQuestion(name, ['COMPANY'], clocks));
      firms.set(name, (found = { name, hits: surelyMeant(hits) }));
    }
    return found;
  };
  const matches: ScreenMatch[][] = [];
  for (const subject of subjects) {
    const { hits } = await rankedHits(context, screenQuestion(subject.name, ['COMPANY', 'PERSON'], clocks));
    const likely = likelyHits(hits, subject.origin === null && subject.firm === null);
    const asked = subject.firm === null ? null : await firmsNamed(subject.firm);
    matches.push(await judged(context, subject, likely, asked, clocks));
  }
  return matches;
}

async function judged(
  context: ReadContext,
  subject: ScreenSubject,
  hits: readonly SearchHit[],
  asked: AskedFirms | null,
  clocks: Clocks,
): Promise<ScreenMatch[]> {
  const people = hits.filter(({ kind }) => kind === 'PERSON').map(({ uid }) => uid);
  const { origin } = subject;
  const [origins, firms] = await Promise.all([
    origin === null ? new Map<string, string[]>() : originsOf(context, people, clocks),
    asked === null ? new Map<string, string[]>() : firmsOf(context, people, clocks),
  ]);
  const names = await namesOf(context, asked === null ? [] : [...firms.values()].flat(), clocks);
  return bestMatches(
    hits.map((hit) => {
      if (hit.kind !== 'PERSON') return judgedHit(hit, []);
      const entered = () => (firms.get(hit.uid) ?? []).map((uid) => ({ uid }));
      return judgedHit(hit, [
        origin === null ? null : originEvidence(origins.get(hit.uid) ?? [], origin),
        asked && firmEvidence(entered, asked, ({ uid }) => names.get(uid) ?? uid),
      ]);
    }),
  );
}

/** Places of origin and nationalities, over the mentions known by then; by person. */
async function originsOf({ run }: ReadContext, uids: string[], { knownOn }: Clocks): Promise<Map<string, string[]>> {
  const rows = await run<{ uid: string; places: string[][] }>(statements.ORIGINS, { uids, knownOn });
  return new Map(rows.map(({ uid, places }) => [uid, [...new Set(places.flat())].sort()]));
}

/** Firms in which each was ever entered, as known by then. */
async function firmsOf({ run }: ReadContext, uids: string[], { knownOn }: Clocks): Promise<Map<string, string[]>> {
  const rows = await run<{ uid: string; firms: string[] }>(statements.FIRMS_ENTERED, { uids, knownOn });
  return new Map(rows.map(({ uid, firms }) => [uid, firms]));
}

/** The latest name of each firm known by then. */
async function namesOf({ run }: ReadContext, uids: string[], { knownOn }: Clocks): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await run<{ asked: string; row: string }>(ENTITIES, { uids: [...new Set(uids)] });
  const known = dateNumber(knownOn);
  const names = new Map<string, string>();
  for (const { asked, row } of rows) {
    const borne = companyNames(fromJson<CompanyRow>(row)).filter(({ since }) => since <= known);
    const [first, ...others] = borne;
    if (first === undefined) continue;
    names.set(asked, others.reduce((latest, entry) => (entry.since > latest.since ? entry : latest), first).name);
  }
  return names;
}
