/** What is expected of questions about two firms. */
import { expectation, type Item } from '../expectation.js';
import type { Truth } from '../truth.js';
import { TODAY } from '../world.js';
import type { Bound, Expect } from './bound.js';
import { holderOf } from './people.js';

const peopleOf = (truth: Truth, firm: string) =>
  new Set(truth.inOffice(firm, TODAY).flatMap(({ person }) => (person ? [person] : [])));

/** What notices print of a person in a firm: where two firms' differ, whether they are one person may be undecided. */
function printedIn(truth: Truth, person: string, firm: string): Set<string> {
  const prints = (truth.publicationsOf.get(firm) ?? []).flatMap(({ mentions }) =>
    mentions
      .filter((one) => one.person === person && one.surname !== null)
      .map((one) => [one.surname, one.givenNames, one.origins?.join(), one.nationality, one.residence].join('|')),
  );
  return new Set(prints);
}

/** People who sit in both firms, and of whom some line reads the same in both. */
function common(truth: Truth, { firm, firm2 }: Bound): { surely: string[]; perhaps: string[] } {
  const others = peopleOf(truth, firm2);
  const both = [...peopleOf(truth, firm)].filter((person) => others.has(person));
  const alike = (person: string) => {
    const there = printedIn(truth, person, firm2);
    return [...printedIn(truth, person, firm)].some((line) => there.has(line));
  };
  return { surely: both.filter(alike), perhaps: both.filter((person) => !alike(person)) };
}

const holders = (truth: Truth, firm: string) => truth.inOffice(firm, TODAY).map(holderOf);

function frame(truth: Truth, { firm, firm2 }: Bound, people: readonly string[]) {
  const shared = holders(truth, firm).filter((id) => holders(truth, firm2).includes(id));
  const items = people.map((id): Item => ({ type: 'PERSON', id, with: [] }));
  return expectation({
    items,
    firms: [firm, firm2],
    optional: [firm, firm2, ...shared],
    related: [...holders(truth, firm), ...holders(truth, firm2)],
    facets: ['PEOPLE'],
  });
}

export const shared: Expect = (truth, bound) => {
  if (bound.firm === bound.firm2) return null;
  const { surely, perhaps } = common(truth, bound);
  return surely.length > 0 && perhaps.length === 0 ? frame(truth, bound, surely) : null;
};

/** Only where one person alone joins the two: then there is one shortest path. */
export const path: Expect = (truth, bound) => {
  const { firm, firm2 } = bound;
  if (firm === firm2) return null;
  const both = new Set(holders(truth, firm).filter((id) => holders(truth, firm2).includes(id)));
  const { surely } = common(truth, bound);
  const direct = truth.relations.some((one) => [one.firm, one.other].includes(firm) && [one.firm, one.other].includes(firm2)); // prettier-ignore
  const owned = holders(truth, firm).includes(firm2) || holders(truth, firm2).includes(firm);
  return both.size === 1 && surely.length === 1 && !direct && !owned ? frame(truth, bound, surely) : null;
};
