import type { FoundEntity } from '../../../../tools/index.js';
import type { Candidate } from '../../../../trace/index.js';
import type { Draft } from '../../../slots.js';
import type { Part } from '../part.js';
import { candidateDetail } from './searches.js';
import { countClaims, ended, NAMED, spoken, type Told } from './told.js';

/** Several that the name may mean, or nobody. What was searched for in its place, by less of the name, gives candidates, and no further denial. */
export function aboutUnknown(index: number, part: Part): Told {
  const searches = part.observations.filter(({ planNodeId }) => planNodeId === `s${index + 1}` || planNodeId === 'n1');
  const drafts: Draft[] = [];
  for (const search of searches) {
    const rows = search.result?.rows;
    if (rows?.type !== 'HITS') return ended('UNAVAILABLE', spoken('FAILED', [], part));
    if (rows.hits.length === 0) {
      if (search.round === 1) drafts.push(...spoken('NOT_FOUND', countClaims(search, 'NONE'), part));
    } else {
      const { sure, hits } = likelyHits(rows.hits, search.round === 1);
      // A search that was cut off counts nothing: that there are more is said without a number.
      const cut = search.result?.complete === false;
      drafts.push(
        ...(cut ? spoken('MORE', [], part) : spoken(sure ? 'SEVERAL' : 'SIMILAR', countClaims(search, 'COUNT'), part)),
      );
      drafts.push(
        ...hits.flatMap((hit) => spoken('CANDIDATE', [{ ...NAMED, subjectUid: hit.uid, object: hit.name }], part)),
      );
      return ended(
        sure ? 'DISAMBIGUATION' : 'NOT_IN_REGISTER',
        drafts,
        hits.map((hit) => candidate(hit, part)),
      );
    }
  }
  return ended('NOT_IN_REGISTER', drafts.length > 0 ? drafts : spoken('ASK_WHO', [], part));
}

/** Those that the name may well mean; `sure`: it is nobody's slip. */
export function likelyHits(all: readonly FoundEntity[], first: boolean): { sure: boolean; hits: FoundEntity[] } {
  const sure = first && all.some(({ match }) => match !== 'FUZZY');
  const hits = all.filter(({ match }) => !sure || match === all[0]!.match || match === 'EXACT' || match === 'WORDS');
  return { sure, hits };
}

function candidate(hit: FoundEntity, part: Part): Candidate {
  return { uid: hit.uid, kind: hit.kind, name: hit.name, detail: candidateDetail(hit, part.language) };
}
