import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, Measure } from '../../../../trace/index.js';
import { isOfPair } from './pair.js';
import { bears } from '../read/names/choose.js';
import type { Said } from '../read/said.js';
import { LEADING } from '../read/words/slips.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

const MOST = 200;
const MOST_PEOPLE = 5;

/** Those of a firm's people whom a word of the question may name. */
export interface ByName {
  people: FrameSubject[];
  within: FrameSubject;
  words: Said;
}

/**
 * `Which Muster was at Seeblick AG in 2021?`, `who is Muster at Seeblick AG?`: of a firm that is named alone, whoever of that name is or was entered there. Null: nobody is, or too many are.
 */
export async function pairBySurname(subjects: readonly FrameSubject[], { tokens }: Reading, words: Said, measure: Measure, { graph, clocks, call }: ToolContext): Promise<ByName | null> {
  const [within, another] = subjects;
  if (within?.kind !== 'COMPANY' || within.uid === null || another !== undefined || !isOfPair(words, measure)) return null;
  const at = tokens.findIndex((token, index) => token.capital && slotOf(token) === null && words.unknown.includes(token.text) && !LEADING.has(tokens[index - 1]?.folded ?? ''));
  if (at < 0) return null;
  const { text, span } = tokens[at]!;
  const { rows, hasMore } = await graph.mandates({ companyUids: [within.uid], at: 'HISTORY', clocks }, { first: MOST, after: null }, call);
  const called = rows.filter(({ subject, details }) => subject === 'PERSON' && details.some(({ name }) => bears(name, text)));
  const people = [...new Map(called.map(({ holderUid, details }) => [holderUid, details.at(-1)!.name]))];
  if (hasMore || people.length === 0 || people.length > MOST_PEOPLE) return null;
  const unknown = words.unknown.filter((word) => word !== text);
  return {
    people: people.map(([uid, name]) => ({ text, span, kind: 'PERSON', uid, name })),
    within,
    words: { ...words, unknown, unknownAsked: words.unknownAsked && unknown.length > 0, place: null },
  };
} // prettier-ignore
