import { isFirmName, isNameLike, splitNamePair } from './names.js';
import { masked, verbsOf } from './predicate.js';
import { namedBehindRole } from './row.js';
import type { Skeleton } from './segment.js';
import { trim, type Stretch } from './text.js';

/** Whether a clause has somebody for its subject, and a verb. */
export function hasOwnVerb(skeleton: Skeleton, clause: Stretch): boolean {
  const { text } = skeleton;
  const verb = verbsOf(masked(skeleton, clause), clause.start)[0];
  if (!verb) return false;
  const comma = text.slice(clause.start, verb.start).indexOf(',');
  const subject = trim(text, clause.start, comma < 0 ? verb.start : clause.start + comma);
  return (
    isNameLike(text, subject) ||
    splitNamePair(text, subject) !== null ||
    isFirmName(text.slice(subject.start, subject.end)) ||
    namedBehindRole(text, subject) !== null
  );
}
