import { compareText, foldPlace, type Clocks } from '../../../../src/core/index.js';
import type { ScreenMatch, ScreenSubject, SearchHit } from '../../contract.js';
import { dateNumber } from '../columns.js';
import { mentionFrom, MENTION_COLUMNS } from '../row-codec.js';
import type { ReadContext } from './context.js';
import { mandatesOfPerson } from './mandate-scan.js';
import { rankedHits } from './search.js';

const MOST_MATCHES = 20;
const MOST_LOOKED_AT = 60;
/** Below this a name is another name. */
const LEAST_SCORE = 0.25;

/** For each subject its likely matches, best first, ties by uid. A name alone never says that it is the same person: the reasons do. */
export function readScreen(context: ReadContext, subjects: readonly ScreenSubject[], clocks: Clocks): ScreenMatch[][] {
  const firms = new Map<string, ReadonlySet<string>>();
  const firmsNamed = (name: string) => {
    let uids = firms.get(name);
    if (uids === undefined) firms.set(name, (uids = firmUids(context, name, clocks)));
    return uids;
  };
  return subjects.map((subject) => {
    const { hits } = rankedHits(context, question(subject.name, ['COMPANY', 'PERSON'], clocks));
    const likely = hits.filter(({ score }) => score >= LEAST_SCORE).slice(0, MOST_LOOKED_AT);
    const asked = subject.firm === null ? null : firmsNamed(subject.firm);
    const matches = likely.map((hit) => judged(context, subject, hit, asked, clocks));
    return matches.sort((a, b) => b.score - a.score || compareText(a.uid, b.uid)).slice(0, MOST_MATCHES);
  });
}

function question(text: string, kinds: ('COMPANY' | 'PERSON')[], clocks: Clocks) {
  return { text: text.slice(0, 200), kinds, canton: null, legalForm: null, status: null, clocks };
}

/** Firms that the name or number means about surely. */
function firmUids(context: ReadContext, name: string, clocks: Clocks): ReadonlySet<string> {
  const { hits } = rankedHits(context, question(name, ['COMPANY'], clocks));
  return new Set(hits.filter(({ match, score }) => match !== 'FUZZY' || score > 0.4).map(({ uid }) => uid));
}

function judged(
  context: ReadContext,
  subject: ScreenSubject,
  hit: SearchHit,
  firms: ReadonlySet<string> | null,
  clocks: Clocks,
): ScreenMatch {
  const equal = hit.match === 'EXACT' || hit.match === 'NUMBER';
  const reasons: ScreenMatch['reasons'] = [{ code: equal ? 'NAME_EQUAL' : 'NAME_SIMILAR', text: hit.matchedName }];
  let { score } = hit;
  const nearer = (share: number) => void (score += (1 - score) * share);
  const person = hit.kind === 'PERSON' ? context.entities.resolve(hit.uid) : null;
  if (subject.origin !== null && person !== null) {
    const origins = knownOrigins(context, person.id, clocks);
    const wanted = foldPlace(subject.origin);
    const same = origins.find((origin) => foldPlace(origin) === wanted);
    if (same !== undefined) {
      reasons.push({ code: 'ORIGIN', text: same });
      nearer(0.4);
    } else if (origins.length > 0) {
      reasons.push({ code: 'ORIGIN_DIFFERS', text: origins.join(', ') });
      score *= 0.5;
    }
  }
  if (firms !== null && person !== null) {
    const shared = mandatesOfPerson(context, person.id, { at: 'HISTORY', clocks })
      .map(({ company }) => context.entities.companyById(company)?.uid)
      .find((uid) => uid !== undefined && firms.has(uid));
    if (shared !== undefined) {
      reasons.push({ code: 'FIRM', text: shared });
      nearer(0.6);
    }
  }
  return { uid: hit.uid, kind: hit.kind, score, reasons };
}

/** Places of origin, or the nationality where none is printed, over the mentions known by then. */
function knownOrigins({ opened, slice }: ReadContext, person: number, { knownOn }: Clocks): string[] {
  const known = dateNumber(knownOn);
  const rows = opened.all(
    `SELECT ${MENTION_COLUMNS} FROM mention WHERE person = ? AND published <= ? AND (wp IS NULL OR wp > ?) ORDER BY seq`,
    person,
    known,
    known,
  );
  slice.spend(rows.length);
  const places = rows
    .map(mentionFrom)
    .flatMap(({ origins, nationality }) => (origins.length > 0 ? origins : [nationality ?? '']));
  return [...new Set(places.filter((place) => place !== ''))].sort();
}
