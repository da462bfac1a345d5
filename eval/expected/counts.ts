/** What is expected of counts and rankings over the whole register. Where a word leaves a choice, each count it may mean is right. */
import type { PublicationTruth } from '../../demo/index.js';
import type { EventTopic } from '../../src/core/index.js';
import { expectation, says } from '../expectation.js';
import type { Truth } from '../truth.js';
import { TODAY } from '../world.js';
import type { Bound, Expect } from './bound.js';
import { openings } from './firm.js';

interface Happened {
  firm: string;
  legal: string;
  published: string;
  branch: boolean;
  moved: boolean;
}

function happenings(truth: Truth, topic: string): Happened[] {
  const from = (notice: PublicationTruth): Happened => ({
    firm: notice.firms[0]!,
    legal: notice.legalDate,
    published: notice.published,
    branch: truth.stateAt(notice.firms[0]!, notice.legalDate)?.legalForm === '0151',
    moved: notice.topics.includes('MOVED'),
  });
  const all = [...truth.publications.values()].filter(({ cancelled }) => cancelled === null);
  if (topic === 'FOUNDED') return all.filter(({ number }) => number.startsWith('HR01')).map(from);
  if (topic === 'DELETED') return all.filter(({ number }) => number.startsWith('HR03')).map(from);
  return [...truth.states.keys()].flatMap((firm) =>
    openings(truth, firm).map((legal) => {
      const state = truth.states.get(firm)!.find((one) => one.status === 'BANKRUPT' && one.from === legal)!;
      return { firm, legal, published: state.fromPublished ?? legal, branch: false, moved: false };
    }),
  );
}

export const counted =
  (topic: EventTopic, form: string | null): Expect =>
  (truth, { year, canton }) => {
    const among = happenings(truth, topic).filter(({ firm, legal }) => {
      const state = truth.stateAt(firm, legal) ?? truth.states.get(firm)?.at(-1);
      return (canton === null || state?.canton === canton) && (form === null || state?.legalForm === form);
    });
    const counts = new Set<number>();
    for (const day of ['legal', 'published'] as const)
      for (const branches of [true, false])
        for (const moves of [true, false]) {
          const found = among.filter((one) => one[day].startsWith(`${year}`) && (branches || !one.branch) && (moves || !one.moved)); // prettier-ignore
          counts.add(new Set(found.map(({ firm }) => firm)).size).add(found.length);
        }
    if ([...counts].some((count) => count === 0)) return null;
    const days = [`${year}-01-01`, `${year}-12-31`, `${year + 1}-01-01`];
    return expectation({ items: [says({ is: 'COUNT', any: [...counts] })], optional: [...truth.states.keys()], firms: [...truth.states.keys()], days }); // prettier-ignore
  };

type Tally = Map<string, number>;
const add = (tally: Tally, key: string) => void tally.set(key, (tally.get(key) ?? 0) + 1);

/** Whoever comes first; of equals, one will do. The rest of the list is true as well or it is not asked for. */
function top(tally: Tally, ...also: Tally[]): string[] {
  return [tally, ...also].flatMap((one) => {
    const most = Math.max(...one.values());
    return [...one].filter(([, count]) => count === most).map(([id]) => id);
  });
}

export const mostClients: Expect = (truth) => {
  const tally: Tally = new Map();
  for (const firm of truth.states.keys())
    for (const { holderFirm } of truth.inOffice(firm, TODAY, ['AUDITOR'])) add(tally, holderFirm!);
  return ranked(top(tally), [...tally.keys()]);
};

export const mostPeople: Expect = (truth, { canton }: Bound) => {
  const [people, entries]: [Tally, Tally] = [new Map(), new Map()];
  for (const firm of truth.states.keys()) {
    if (canton !== null && truth.stateAt(firm, TODAY)?.canton !== canton) continue;
    const present = truth.inOffice(firm, TODAY);
    people.set(firm, new Set(present.flatMap(({ person }) => (person ? [person] : []))).size);
    entries.set(firm, present.length);
  }
  return people.size < 3 ? null : ranked(top(people, entries), [...people.keys()]);
};

export const mostMandates: Expect = (truth) => {
  const [firms, mandates]: [Tally, Tally] = [new Map(), new Map()];
  for (const [person, all] of truth.byPerson) {
    const held = all.filter((one) => one.to === null);
    firms.set(person, new Set(held.map(({ firm }) => firm)).size);
    mandates.set(person, held.length);
  }
  return ranked(top(firms, mandates), [...firms.keys()]);
};

function ranked(ids: readonly string[], all: readonly string[]) {
  return expectation({ items: [{ type: 'ONE_OF', ids: [...new Set(ids)] }], optional: all, firms: all, facets: ['PEOPLE'] }); // prettier-ignore
}
