import type { GraphReader } from '../../engines/graph/contract.js';
import { companyUid, uidKey } from '../../src/core/index.js';
import type { AgentRun } from '../../src/trace/index.js';
import type { Truth } from '../truth.js';
import { callNow } from '../world.js';

export interface SentenceRead {
  text: string;
  /** It rests on a search that found nothing. */
  absent: boolean;
  /** It rests on a search alone: whom it names is one to choose from or to try, and nothing is asserted. */
  suggests: boolean;
  /** It rests on a complete list that is empty. */
  empty: boolean;
}

/** An answer as the scorer sees it: sentences, and uids turned into the truth's ids. */
export interface AnswerRead {
  outcome: string | null;
  sentences: SentenceRead[];
  /** Whom the candidates shown are in truth, in order; null: nobody of the truth. */
  candidates: (string | null)[];
  subjects: (string | null)[];
}

/** A firm's uid is made from its one CHE number. */
export const uidOfFirm = (number: string): string => companyUid(uidKey(number));

/** Turns uids into the truth's ids: of a firm by its number, of a person by the notices' entries that were put together. */
export function resolver(truth: Truth, graph: GraphReader): (uid: string) => Promise<string | null> {
  const firms = new Map([...truth.states.keys(), ...truth.namedFirms.keys()].map((firm) => [uidOfFirm(firm), firm]));
  return async (uid) => {
    const firm = firms.get(uid);
    if (firm !== undefined) return firm;
    for (const mention of await graph.mentions(uid, callNow())) {
      const person = truth.mentions.get(`${mention.publicationId}:${mention.span.start}`);
      if (person !== undefined) return person;
    }
    return null;
  };
}

export async function readAnswer(run: AgentRun, resolve: (uid: string) => Promise<string | null>): Promise<AnswerRead> {
  const evidence = run.answer?.evidence ?? [];
  const resolved: (string | null)[] = [];
  for (const { uid } of run.candidates) resolved.push(await resolve(uid));
  const subjects: (string | null)[] = [];
  for (const uid of run.subjects) subjects.push(await resolve(uid));
  return {
    outcome: run.outcome,
    sentences: (run.answer?.sentences ?? []).map(({ text, citations }) => {
      const cited = citations.map((number) => evidence[number - 1]);
      return {
        text,
        absent: cited.some((one) => one?.type === 'ABSENCE'),
        suggests:
          cited.length > 0 && cited.every((one) => one?.type === 'AGGREGATE' && one.query.startsWith('search(')),
        empty: cited.some((one) => one?.type === 'AGGREGATE' && one.total === 0),
      };
    }),
    candidates: resolved,
    subjects,
  };
}
