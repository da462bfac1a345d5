import { isFirmName, isNameLike, splitNamePair } from './names.js';
import { masked, verbsOf } from './predicate.js';
import { namedBehindRole } from './row.js';
import type { Skeleton } from './segment.js';
import { trim, type Stretch } from './text.js';

/** Whether a clause has somebody for its subject, and a verb in the same number. */
export function hasOwnVerb(skeleton: Skeleton, clause: Stretch): boolean {
  const { text } = skeleton;
  const verb = verbsOf(masked(skeleton, clause), clause.start)[0];
  if (!verb) return false;
  const comma = text.slice(clause.start, verb.start).indexOf(',');
  const subject = trim(text, clause.start, comma < 0 ? verb.start : clause.start + comma);
  const pair = splitNamePair(text, subject);
  if (pair) return pair.every((one) => namesOne(text, one));
  return namesOne(text, subject) && (comma >= 0 || !SEVERAL.test(verb.word));
}

const namesOne = (text: string, subject: Stretch): boolean =>
  isNameLike(text, subject) ||
  (OF_FIRM.test(text.slice(subject.start, subject.end)) && isFirmName(text.slice(subject.start, subject.end))) ||
  namedBehindRole(text, subject) !== null;

const OF_FIRM = /^(?:(?:l['’]|la\s|le\s|die\s|das\s|der\s|il\s)?\p{Lu})/u;

/** `A et B signent`: of both, and B has no verb alone. */
const SEVERAL =
  /^(?:sont|ont|ne sont|signent|restent|demeurent|continuent|détiennent|possèdent|cèdent|sind|haben|werden|wurden|zeichnen|bleiben|halten|sono|hanno|firmano|rimangono|restano|detengono|cedono)(?!\p{L})/u;
