import { foldName } from '../../../../../core/index.js';
import type { Measure } from '../../../../../trace/index.js';
import { isActive } from '../fields-asked.js';
import type { Said } from '../said.js';
import { BESIDE } from '../words/slots.js';

const PEOPLE = /^(?:person\w*|gens|people|individu\w*|leute)\b/;

/** `People who are entered at X and at Y`, `is somebody of X at Y too`: those who are with both, and not the people of each. */
function areOfBoth({ people, crowd, anybody, also, joinsNames, roles, topics, left, joined, counting, entered, there, asks, measures }: Said, person: boolean): boolean {
  if (person || roles.length + topics.length > 0 || (left ?? joined ?? counting) !== null) return false;
  const listed = measures.some(({ value, text }) => value === 'OFFICERS' && PEOPLE.test(foldName(text)));
  return (joinsNames && (people || crowd || listed) && (entered || there || listed)) || (also && anybody && asks === 'WHETHER');
} // prettier-ignore

/** Of people that belong to two firms, as of a branch to its head office. */
const BELONGS = /^(?:belongs? to|gehor\w*|angehor\w*|appartien\w*|appartengono|appartiene)/;

/** Of several that are named: what joins them, or who is with each of them. */
export function together(words: Said, person: boolean): Measure | null {
  const measures = words.measures.map(({ value }) => value);
  if (measures.includes('SHARED_OFFICERS') && !person) return 'SHARED_OFFICERS';
  if (measures.includes('PATH') || measures.includes('NETWORK')) return 'PATH';
  // `Who is active in both of them`: no state of either.
  const others = words.measures.some(
    ({ value, text }) => !BESIDE.includes(value) && !isActive(text) && !BELONGS.test(foldName(text)),
  );
  if (areOfBoth(words, person) && !others) return 'SHARED_OFFICERS';
  // `Which names appear at both`: people's, where the two are side by side.
  const appear = measures.includes('NAMES') && words.entered && words.left === null && !words.ever;
  const asksPeople = words.who || words.anybody || words.people || appear || words.roles.length > 0;
  // Who audits both is told of each.
  const auditors =
    words.roles.length > 0 && words.roles.every((role) => role === 'AUDITOR' || role === 'GROUP_AUDITOR');
  return words.both !== null && asksPeople && !auditors && !others && !person && words.topics.length === 0
    ? 'SHARED_OFFICERS'
    : null;
}
