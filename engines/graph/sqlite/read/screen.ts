import type { Clocks } from '../../../../src/core/index.js';
import { bestMatches, firmEvidence, judgedHit, likelyHits, originEvidence, screenQuestion, surelyMeant, type AskedFirms } from '../../common/screen-score.js'; // prettier-ignore
import type { ScreenMatch, ScreenSubject, SearchHit } from '../../contract.js';
import type { ReadContext } from './context.js';
import { firmsEntered, knownOrigins, nameOf } from './screen-evidence.js';
import { rankedHits } from './search.js';

/** For each subject its likely matches, best first, ties by uid. */
export function readScreen(context: ReadContext, subjects: readonly ScreenSubject[], clocks: Clocks): ScreenMatch[][] {
  const firms = new Map<string, AskedFirms>();
  const firmsNamed = (name: string) => {
    let found = firms.get(name);
    if (found === undefined) {
      const { hits } = rankedHits(context, screenQuestion(name, ['COMPANY'], clocks));
      firms.set(name, (found = { name, hits: surelyMeant(hits) }));
    }
    return found;
  };
  return subjects.map((subject) => {
    const { hits } = rankedHits(context, screenQuestion(subject.name, ['COMPANY', 'PERSON'], clocks));
    const likely = likelyHits(hits, subject.origin === null && subject.firm === null);
    const asked = subject.firm === null ? null : firmsNamed(subject.firm);
    return bestMatches(likely.map((hit) => judged(context, subject, hit, asked, clocks)));
  });
}

function judged(
  context: ReadContext,
  subject: ScreenSubject,
  hit: SearchHit,
  firms: AskedFirms | null,
  clocks: Clocks,
): ScreenMatch {
  const person = hit.kind === 'PERSON' ? context.entities.resolve(hit.uid) : null;
  if (person === null) return judgedHit(hit, []);
  const origins = () => knownOrigins(context, person.id, clocks);
  return judgedHit(hit, [
    subject.origin === null ? null : originEvidence(origins(), subject.origin),
    firms &&
      firmEvidence(
        () => firmsEntered(context, person, clocks),
        firms,
        (firm) => nameOf(context, firm, clocks),
      ),
  ]);
}
