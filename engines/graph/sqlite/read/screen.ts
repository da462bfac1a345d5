import { compareText, type Clocks } from '../../../../src/core/index.js';
import type { ScreenMatch, ScreenSubject, SearchHit } from '../../contract.js';
import type { ReadContext } from './context.js';
import { firmEvidence, originEvidence, type AskedFirms, type Evidence } from './screen-evidence.js';
import { rankedHits } from './search.js';

const MOST_MATCHES = 20;
/** Namesakes looked at where something beside the name is asked for; without that the name alone orders them. */
const MOST_LOOKED_AT = 300;
/** Below this a name is another name. */
const LEAST_SCORE = 0.25;
/** What a name alone is worth at most: namesakes are many. A register number is no name. */
const NAME_ALONE = 0.6;

/** For each subject its likely matches, best first, ties by uid. A name alone never says that it is the same person: the reasons do. */
export function readScreen(context: ReadContext, subjects: readonly ScreenSubject[], clocks: Clocks): ScreenMatch[][] {
  const firms = new Map<string, AskedFirms>();
  const firmsNamed = (name: string) => {
    let found = firms.get(name);
    if (found === undefined) firms.set(name, (found = { name, hits: firmHits(context, name, clocks) }));
    return found;
  };
  return subjects.map((subject) => {
    const { hits } = rankedHits(context, question(subject.name, ['COMPANY', 'PERSON'], clocks));
    const most = subject.origin === null && subject.firm === null ? MOST_MATCHES : MOST_LOOKED_AT;
    const likely = hits.filter(({ score }) => score >= LEAST_SCORE).slice(0, most);
    const asked = subject.firm === null ? null : firmsNamed(subject.firm);
    const matches = likely.map((hit) => judged(context, subject, hit, asked, clocks));
    return matches.sort((a, b) => b.score - a.score || compareText(a.uid, b.uid)).slice(0, MOST_MATCHES);
  });
}

function question(text: string, kinds: ('COMPANY' | 'PERSON')[], clocks: Clocks) {
  return { text: text.slice(0, 200), kinds, canton: null, legalForm: null, status: null, clocks };
}

/** Firms that the name or number means about surely, by uid. */
function firmHits(context: ReadContext, name: string, clocks: Clocks): ReadonlyMap<string, SearchHit> {
  const { hits } = rankedHits(context, question(name, ['COMPANY'], clocks));
  return new Map(hits.filter(({ match, score }) => match !== 'FUZZY' || score > 0.4).map((hit) => [hit.uid, hit]));
}

function judged(
  context: ReadContext,
  subject: ScreenSubject,
  hit: SearchHit,
  firms: AskedFirms | null,
  clocks: Clocks,
): ScreenMatch {
  const equal = hit.match === 'EXACT' || hit.match === 'NUMBER';
  const reasons: ScreenMatch['reasons'] = [{ code: equal ? 'NAME_EQUAL' : 'NAME_SIMILAR', text: hit.matchedName }];
  const person = hit.kind === 'PERSON' ? context.entities.resolve(hit.uid) : null;
  let score = hit.match === 'NUMBER' ? hit.score : hit.score * NAME_ALONE;
  if (person !== null) {
    for (const evidence of [
      subject.origin === null ? null : originEvidence(context, person, subject.origin, clocks),
      firms === null ? null : firmEvidence(context, person, firms, clocks),
    ]) {
      if (evidence === null) continue;
      reasons.push(evidence.reason);
      score = weighed(score, evidence);
    }
  }
  return { uid: hit.uid, kind: hit.kind, score, reasons };
}

/** Never falls in the score; agreement never lowers it, disagreement never raises it. So neither does any row of them. */
function weighed(score: number, { weight }: Evidence): number {
  return weight >= 0 ? score + (1 - score) * weight : score * (1 + weight);
}
