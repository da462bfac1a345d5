import type { Said } from './said-slots.js';

/** Whether a part asks for something of its own. */
export function says({ measures, roles, signatures, topics, left, joined, outside, counting, companies, people, crowd, there, notices, who, entered, unknownAsked, unknown }: Said): boolean {
  // `Give me all the people there`.
  const asks = measures.length + roles.length + topics.length > 0 || (who && entered) || (crowd && there);
  // `And how much does X have?`: of what was asked for before.
  const counts = counting !== null && (companies || people || notices);
  return asks || signatures !== null || left !== null || joined !== null || outside !== null || counts || (unknownAsked && unknown.length > 1);
} // prettier-ignore
