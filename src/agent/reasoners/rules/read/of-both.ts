import { foldName } from '../../../../core/index.js';
import type { Said } from './said.js';

const PEOPLE = /^(?:person\w*|gens|people|individu\w*|leute)\b/;

/** `People who are entered at X and at Y`, `is somebody of X at Y too`: those who are with both, and not the people of each. */
export function areOfBoth({ people, crowd, anybody, also, joinsNames, roles, topics, left, joined, counting, entered, there, asks, measures }: Said, person: boolean): boolean {
  if (person || roles.length + topics.length > 0 || (left ?? joined ?? counting) !== null) return false;
  const listed = measures.some(({ value, text }) => value === 'OFFICERS' && PEOPLE.test(foldName(text)));
  return (joinsNames && (people || crowd || listed) && (entered || there || listed)) || (also && anybody && asks === 'WHETHER');
} // prettier-ignore
