/** What is expected of questions about who is in a firm, who was, who came and who went. */
import type { MandateTruth } from '../../demo/index.js';
import type { Role } from '../../src/core/index.js';
import { expectation, says, type Item, type Match } from '../expectation.js';
import { BOARD, holds, type Truth } from '../truth.js';
import { TODAY } from '../world.js';
import type { Bound, Expect } from './bound.js';
import { about, knownBy } from './firm.js';

const ROLES_ASKED: Readonly<Record<string, readonly Role[] | null>> = {
  BOARD,
  FOUNDATION: BOARD,
  PRESIDENT: ['BOARD_PRESIDENT'],
  MANAGERS: ['MANAGER', 'MANAGERS_CHAIR'],
  PARTNERS: ['PARTNER'],
  OWNER: ['OWNER'],
  ALL: null,
};
const FORM_ASKED: Readonly<Record<string, string>> = {
  BOARD: '0106', PRESIDENT: '0106', MANAGERS: '0107', PARTNERS: '0107', OWNER: '0101', FOUNDATION: '0110',
}; // prettier-ignore

export const holderOf = (mandate: MandateTruth): string => mandate.person ?? mandate.holderFirm!;

const entry = (mandate: MandateTruth, ...matches: Match[]): Item => ({
  type: mandate.person ? 'PERSON' : 'FIRM',
  id: holderOf(mandate),
  with: matches,
});
const once = (items: readonly Item[]) => [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];

export const officersNow =
  (asked: string): Expect =>
  (truth, { firm }) => {
    const state = truth.stateAt(firm, TODAY);
    if (!state || state.status === 'DELETED' || (FORM_ASKED[asked] ?? state.legalForm) !== state.legalForm) return null;
    const found = truth.inOffice(firm, TODAY, ROLES_ASKED[asked]);
    const people = asked === 'ALL' ? found.filter(({ person, role }) => person || role !== 'AUDITOR') : found;
    if (!people.some(({ person }) => person)) return null;
    const items = people.map((one) => (asked === 'ALL' ? entry(one, { is: 'ROLE', role: one.role }) : entry(one)));
    const auditors = asked === 'ALL' ? found.filter(({ role }) => role === 'AUDITOR').map(holderOf) : [];
    return about(truth, firm, TODAY, { items: once(items), facets: ['PEOPLE'], optional: [firm, ...auditors] });
  };

export const officersAsOf =
  (asked: string): Expect =>
  (truth, { firm, day }) => {
    const state = truth.stateAt(firm, day);
    if (state?.legalForm !== FORM_ASKED[asked] || !knownBy(truth, firm, day)) return null;
    const found = truth.inOffice(firm, day, ROLES_ASKED[asked]);
    const proved = found.filter((one) => one.from !== null || truth.provedFrom(one) <= day);
    const present = truth.inOffice(firm, TODAY, ROLES_ASKED[asked]);
    const set = (mandates: readonly MandateTruth[]) => [...new Set(mandates.map(holderOf))].sort().join();
    if (proved.length === 0 || set(proved) === set(present)) return null;
    const open = found.filter((one) => !proved.includes(one)).map(holderOf);
    return about(truth, firm, day, { items: once(proved.map((one) => entry(one))), facets: ['PEOPLE'], optional: [firm, ...open], days: [day] }); // prettier-ignore
  };

/** Who was on the board by what had been published on a day: the clock of the public, not of the law. */
export const knownBoard: Expect = (truth, { firm, day }) => {
  const board = (truth.byFirm.get(firm) ?? []).filter((one) => BOARD.includes(one.role) && truth.isTold(one));
  if (truth.stateAt(firm, day)?.legalForm !== '0106' || truth.stateAt(firm, TODAY)?.legalForm !== '0106') return null;
  const publishedFrom = (one: MandateTruth) =>
    one.fromPublished ?? one.publications.map((id) => truth.publications.get(id)!.published).sort()[0]!;
  const open = (one: MandateTruth) => one.toPublished === null || one.toPublished > day;
  const known = board.filter((one) => publishedFrom(one) <= day && open(one));
  if (known.length === 0) return null;
  const perhaps = board.filter((one) => one.from === null && open(one) && !known.includes(one)).map(holderOf);
  return about(truth, firm, day, { items: once(known.map((one) => entry(one))), facets: ['PEOPLE'], optional: [firm, ...perhaps], days: [day] }); // prettier-ignore
};

export const signatories: Expect = (truth, { firm }) => {
  const found = truth.inOffice(firm, TODAY).filter(({ signature }) => signature !== null && signature !== 'NONE');
  if (found.length === 0 || truth.stateAt(firm, TODAY)?.status !== 'ACTIVE') return null;
  const items = found.map((one) => entry(one, { is: 'SIGNATURE', kind: one.signature! }));
  return about(truth, firm, TODAY, { items: once(items), facets: ['PEOPLE'] });
};

export const soleSignatories: Expect = (truth, { firm }) => {
  const found = truth.inOffice(firm, TODAY);
  const alone = found.filter(({ signature }) => signature === 'SOLE');
  const procuration = found.filter(({ signature }) => signature === 'SOLE_PROCURATION').map(holderOf);
  if (alone.length === 0 || truth.stateAt(firm, TODAY)?.status !== 'ACTIVE') return null;
  return about(truth, firm, TODAY, { items: once(alone.map((one) => entry(one))), facets: ['PEOPLE'], optional: [firm, ...procuration] }); // prettier-ignore
};

const yearOf = (day: string | null) => (day === null ? null : Number(day.slice(0, 4)));

/** The day before; days are strings. */
export const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10); // prettier-ignore

export const left =
  (roles: readonly Role[] | null): Expect =>
  (truth, bound) => {
    const { firm, year } = bound;
    const asked = mandatesOf(truth, bound, roles);
    const still = (one: MandateTruth, among: readonly MandateTruth[]) => among.some((other) => other !== one && holderOf(other) === holderOf(one) && holds(other, one.to!)); // prettier-ignore
    const ended = asked.filter((one) => yearOf(one.to) === year && !still(one, asked));
    if (ended.some(({ endedBy }) => endedBy === 'FIRM_DELETED')) return null;
    const gone = ended.filter((one) => one.person && one.endedBy === 'REMOVED' && yearOf(one.toPublished) === year);
    if (gone.length === 0) return null;
    const perhaps = asked.filter((one) => yearOf(one.toPublished) === year || yearOf(one.to) === year).map(holderOf);
    const open = [...truth.untold(firm), ...perhaps.filter((id) => !gone.some((one) => holderOf(one) === id)), firm];
    return { ...moved(truth, bound), items: once(gone.map((one) => entry(one))), optional: open };
  };

export const joined =
  (roles: readonly Role[] | null): Expect =>
  (truth, bound) => {
    const { firm, year } = bound;
    const asked = mandatesOf(truth, bound, roles);
    const before = (one: MandateTruth) => asked.some((other) => holderOf(other) === holderOf(one) && holds(other, dayBefore(one.from!))); // prettier-ignore
    const founded = truth.withTopic(firm, 'FOUNDED')[0];
    if (founded && yearOf(founded.legalDate)! >= year) return null;
    const come = asked.filter((one) => one.person && yearOf(one.from) === year && yearOf(one.fromPublished) === year && !before(one)); // prettier-ignore
    if (come.length === 0) return null;
    const perhaps = asked.filter((one) => one.publications.some((id) => yearOf(truth.publications.get(id)?.legalDate ?? null) === year)); // prettier-ignore
    const open = [
      ...truth.untold(firm),
      ...perhaps.map(holderOf).filter((id) => !come.some((one) => holderOf(one) === id)),
      firm,
    ];
    return { ...moved(truth, bound), items: once(come.map((one) => entry(one))), optional: open };
  };

function mandatesOf(truth: Truth, { firm, year }: Bound, roles: readonly Role[] | null): MandateTruth[] {
  if (roles === BOARD && truth.stateAt(firm, `${year}-06-30`)?.legalForm !== '0106') return [];
  return (truth.byFirm.get(firm) ?? []).filter(
    (one) => roles === null || (roles.includes(one.role) && truth.isTold(one)),
  );
}

function moved(truth: Truth, { firm, year }: Bound) {
  const all = (truth.byFirm.get(firm) ?? []).filter((one) => yearOf(one.from) === year || yearOf(one.to) === year);
  const days = [`${year}-01-01`, `${year}-12-31`, `${year + 1}-01-01`];
  return about(truth, firm, `${year}-12-31`, { related: all.map(holderOf), facets: ['PEOPLE'], days });
}

export const auditorNow: Expect = (truth, { firm }) => {
  const found = truth.inOffice(firm, TODAY, ['AUDITOR']);
  if (found.length !== 1 || truth.stateAt(firm, TODAY)?.status === 'DELETED') return null;
  return about(truth, firm, TODAY, { items: found.map((one) => entry(one)) });
};

export const auditorAsOf: Expect = (truth, { firm, day }) => {
  const found = truth.inOffice(firm, day, ['AUDITOR']);
  const [one] = found;
  if (found.length !== 1 || !one || !(one.from !== null || truth.provedFrom(one) <= day)) return null;
  if (truth.inOffice(firm, TODAY, ['AUDITOR']).some((other) => holderOf(other) === holderOf(one))) return null;
  return about(truth, firm, day, { items: [entry(one)], days: [day] });
};

export const personRole: Expect = (truth, { firm, person }) => {
  const found = truth.inOffice(firm, TODAY).filter((one) => one.person === person);
  if (found.length === 0) return null;
  const items = found.map(({ role }) => says({ is: 'ROLE', role }));
  return { ...personFrame(truth, person, [firm]), items: once(items), optional: [person, firm] };
};

export const personSince: Expect = (truth, { firm, person }) => {
  const found = (truth.byFirm.get(firm) ?? []).filter((one) => one.person === person);
  const from = found[0]?.from;
  if (!from || found.some((one) => one.from !== from || one.to !== null)) return null;
  return {
    ...personFrame(truth, person, [firm]),
    items: [says({ is: 'DATE', any: [from] })],
    optional: [person, firm],
  };
};

export const personFirms: Expect = (truth, { person }) => {
  const found = (truth.byPerson.get(person) ?? []).filter((one) => holds(one, TODAY) && truth.isTold(one));
  const firms = [...new Set(found.map(({ firm }) => firm))];
  if (firms.length === 0) return null;
  const items = firms.map((id): Item => ({ type: 'FIRM', id, with: [] }));
  // Evidence need not decide that she is one person in several firms: a list of her entries is then right.
  return { ...personFrame(truth, person, firms), items, optional: [person], mayAsk: firms.length > 1 };
};

function personFrame(truth: Truth, person: string, firms: readonly string[]) {
  const all = [...new Set((truth.byPerson.get(person) ?? []).map(({ firm }) => firm))];
  return expectation({ firms: all, related: all.filter((firm) => !firms.includes(firm)), facets: ['PEOPLE'], subject: { kind: 'PERSON', id: person } }); // prettier-ignore
}

export const homonym: Expect = (_truth, { namesakes }) =>
  namesakes.length < 2
    ? null
    : expectation({ outcome: 'CHOICE', items: namesakes.map((id) => ({ type: 'PERSON', id, with: [] })) });

/** Whom else the auditor of a firm audits; the firm itself may be named again. Null where of some client no notice's text says so. */
export const clients: Expect = (truth, { firm }) => {
  const [auditor, another] = truth.inOffice(firm, TODAY, ['AUDITOR']);
  const uid = auditor?.holderFirm ?? null;
  if (uid === null || another || truth.stateAt(firm, TODAY)?.status === 'DELETED') return null;
  const others = [...truth.states.keys()].filter((one) => one !== firm);
  const found = others.filter((one) => truth.inOffice(one, TODAY, ['AUDITOR']).some(({ holderFirm }) => holderFirm === uid)); // prettier-ignore
  const perhaps = others.filter((one) => truth.auditors.get(one)?.includes(uid) || (truth.byFirm.get(one) ?? []).some(({ holderFirm }) => holderFirm === uid)); // prettier-ignore
  if (found.length === 0 || perhaps.some((one) => !found.includes(one))) return null;
  return expectation({ items: found.map((id): Item => ({ type: 'FIRM', id, with: [] })), optional: [firm, uid], firms: [firm, ...found], facets: ['PEOPLE'] }); // prettier-ignore
};
