/** What is expected of questions about one firm's own facts. */
import { legalForms } from '../../src/core/index.js';
import { date, expectation, says, text, type Expectation, type Item } from '../expectation.js';
import { bareName, type Truth } from '../truth.js';
import { TODAY } from '../world.js';
import type { Bound, Expect } from './bound.js';

/** The frame of an answer about a firm: its facts may be told, its people of today are related. */
export function about(truth: Truth, firm: string, day: string, some: Partial<Expectation>): Expectation {
  const present = truth.inOffice(firm, day).map((mandate) => mandate.person ?? mandate.holderFirm!);
  const related = [...present, ...(truth.auditors.get(firm) ?? [])];
  const optional = [...(some.optional ?? [firm]), ...truth.untold(firm)];
  return expectation({ firms: [firm], related, subject: { kind: 'COMPANY', id: firm }, ...some, optional });
}

const today =
  (make: (truth: Truth, bound: Bound) => Partial<Expectation> | null): Expect =>
  (truth, bound) => {
    const some = make(truth, bound);
    return some && about(truth, bound.firm, TODAY, some);
  };
const now = (truth: Truth, { firm }: Bound) => truth.stateAt(firm, TODAY);

export const address = today((truth, { firm }) => {
  const found = truth.addressAt(firm, TODAY);
  if (!found) return null;
  const items = [text(`${found.street} ${found.houseNumber}`), text(found.swissZipCode), text(found.town)];
  return { items, facets: ['ADDRESS'] };
});

/** A branch's notices print none: its purpose is its head office's. */
const BRANCH = '0111';

export const purpose = today((truth, bound) => {
  const state = now(truth, bound);
  return state && state.purpose !== '' && state.legalForm !== BRANCH
    ? { items: [text(state.purpose)], facets: ['PURPOSE'] }
    : null;
});

export const capital = today((truth, bound) => {
  const state = now(truth, bound);
  if (!state?.nominal || !state.currency) return null;
  // The structured part of a notice gives a number alone; only a text says of what.
  const printed = (['FOUNDED', 'CAPITAL', 'LEGAL_FORM'] as const).some((topic) => truth.withTopic(bound.firm, topic).length > 0); // prettier-ignore
  return {
    items: [says({ is: 'AMOUNT', amount: state.nominal, currency: printed ? state.currency : null })],
    facets: ['CAPITAL'],
  };
});

export const uid = today((_truth, { firm }) => ({ items: [text(firm)] }));

export const status = today((truth, bound) => {
  const state = now(truth, bound);
  return state && { items: [says({ is: 'STATUS', status: state.status })] };
});

export const legalForm = today((truth, bound) => {
  const form = legalForms.find(({ code }) => code === now(truth, bound)?.legalForm);
  return form ? { items: [text(...Object.values(form.names), ...form.abbreviations)] } : null;
});

export const seat = today((truth, bound) => {
  const state = now(truth, bound);
  return state && { items: [text(state.seat)] };
});

export const seatAsOf: Expect = (truth, { firm, day }) => {
  const then = truth.stateAt(firm, day);
  if (!then || then.seat === truth.stateAt(firm, TODAY)?.seat || !knownBy(truth, firm, day)) return null;
  return about(truth, firm, day, { items: [text(then.seat)], days: [day] });
};

/** The register has said something about the firm by then. */
export function knownBy(truth: Truth, firm: string, day: string): boolean {
  return (truth.publicationsOf.get(firm) ?? []).some(({ legalDate, cancelled }) => cancelled === null && legalDate <= day); // prettier-ignore
}

export const formerNames = today((truth, bound) => {
  const current = bareName(truth.nameOf(bound.firm, TODAY));
  const states = (truth.states.get(bound.firm) ?? []).filter(({ from, to, publication }) => from !== to && (publication !== null || to !== null)); // prettier-ignore
  const former = [...new Set(states.map(({ name }) => bareName(name)))].filter((name) => name !== current);
  return former.length > 0 ? { items: former.map((name) => text(name)) } : null;
});

export const timeline: Expect = (truth, { firm }) => {
  const notices = (truth.publicationsOf.get(firm) ?? []).filter((one) => one.cancelled === null);
  const register = notices.filter(({ number }) => number.startsWith('HR'));
  if (register.length < 3 || register.length > 9) return null;
  const items = register.map(({ legalDate, published }) => date(legalDate, published));
  const people = notices.flatMap(({ mentions }) => mentions.map((one) => one.person ?? one.firm ?? ''));
  const holders = (truth.byFirm.get(firm) ?? []).map((one) => one.person ?? one.holderFirm!);
  return about(truth, firm, TODAY, { items, optional: [firm, ...people, ...holders], ordered: true, facets: ['PEOPLE', 'ADDRESS', 'PURPOSE', 'CAPITAL'] }); // prettier-ignore
};

export const foundedOn: Expect = (truth, { firm }) => {
  const [notice] = truth.withTopic(firm, 'FOUNDED');
  return notice ? about(truth, firm, TODAY, { items: [date(notice.legalDate)] }) : null;
};

export const deletedOn: Expect = (truth, { firm }) => {
  const notices = truth.withTopic(firm, 'DELETED');
  return notices.length === 1 ? about(truth, firm, TODAY, { items: [date(notices[0]!.legalDate)] }) : null;
};

export const bankruptcyLegal: Expect = (truth, { firm }) => {
  const opened = openings(truth, firm);
  return opened.length === 1 ? about(truth, firm, TODAY, { items: [date(opened[0]!)] }) : null;
};

/** The register's notice or the bankruptcy office's: the gazette printed both. */
export const bankruptcyPublished: Expect = (truth, { firm }) => {
  const [opened, another] = openings(truth, firm);
  if (opened === undefined || another !== undefined) return null;
  const register = truth.states.get(firm)!.find(({ from, status }) => status === 'BANKRUPT' && from === opened)!;
  const office = (truth.publicationsOf.get(firm) ?? []).find(({ number }) => number.startsWith('KK01'));
  return about(truth, firm, TODAY, { items: [date(...[register.fromPublished, office?.published].filter((day) => typeof day === 'string'))] }); // prettier-ignore
};

/** The days on which a court opened bankruptcy. */
export function openings(truth: Truth, firm: string): string[] {
  const states = truth.states.get(firm) ?? [];
  return states
    .filter((state, index) => state.status === 'BANKRUPT' && states[index - 1]?.status !== 'BANKRUPT')
    .map(({ from }) => from ?? '');
}

export const branches: Expect = (truth, { firm }) => {
  const open = truth.relations.filter(({ relation, firm: branch, other }) => relation === 'HEAD_OFFICE' && other === firm && truth.stateAt(branch, TODAY)?.status !== 'DELETED'); // prettier-ignore
  if (open.length === 0) return null;
  const items: Item[] = open.map((one) => text(truth.stateAt(one.firm, TODAY)!.seat));
  return about(truth, firm, TODAY, { items, firms: [firm, ...open.map((one) => one.firm)] });
};

export const headOffice: Expect = (truth, { firm }) => {
  const found = truth.relations.find(({ relation, firm: branch }) => relation === 'HEAD_OFFICE' && branch === firm);
  if (!found || truth.stateAt(firm, TODAY)?.status === 'DELETED') return null;
  const items: Item[] = [{ type: 'FIRM', id: found.other, with: [] }, text(truth.stateAt(found.other, TODAY)?.seat ?? '', found.other)]; // prettier-ignore
  return about(truth, firm, TODAY, { items, firms: [firm, found.other], optional: [firm, found.other] });
};
