/** What is expected where the register does not say. */
import { expectation } from '../expectation.js';
import type { Truth } from '../truth.js';
import { TODAY } from '../world.js';
import type { Expect } from './bound.js';
import { about, openings } from './firm.js';
import { holderOf } from './people.js';

export const notOfFirm: Expect = (truth, { firm }) =>
  truth.stateAt(firm, TODAY)?.status === 'ACTIVE' ? about(truth, firm, TODAY, { outcome: 'NOTHING' }) : null;

export const notOfPerson: Expect = (truth, { person }) => {
  const firms = [...new Set((truth.byPerson.get(person) ?? []).map(({ firm }) => firm))];
  return expectation({ outcome: 'NOTHING', optional: [person], related: firms, firms, subject: { kind: 'PERSON', id: person } }); // prettier-ignore
};

export const notThere: Expect = () => expectation({ outcome: 'NOTHING' });

/** A day before the firm was founded. */
export const beforeFounding: Expect = (truth, { firm, day }) => {
  const [founded] = truth.withTopic(firm, 'FOUNDED');
  const state = truth.stateAt(firm, TODAY);
  if (!founded || day >= founded.legalDate || state?.legalForm !== '0106') return null;
  return about(truth, firm, TODAY, { outcome: 'NOTHING', related: [], days: [day] });
};

/** A day before anything was loaded, of a firm that is older than that: who may have been there is known not to be known. */
export const beforeLoaded: Expect = (truth, { firm, day }) => {
  if (truth.firms.get(firm)?.foundedHere !== false || truth.stateAt(firm, TODAY)?.status !== 'ACTIVE') return null;
  const perhaps = (truth.byFirm.get(firm) ?? []).filter(({ from }) => from === null).map(holderOf);
  return about(truth, firm, TODAY, { outcome: 'NOTHING', related: [], optional: [firm, ...perhaps], days: [day] });
};

type None = (truth: Truth, firm: string) => boolean;
const NONE: Readonly<Record<string, None>> = {
  BOARD_VICE_PRESIDENT: (truth, firm) => truth.stateAt(firm, TODAY)?.legalForm === '0106' && truth.inOffice(firm, TODAY, ['BOARD_VICE_PRESIDENT']).length === 0, // prettier-ignore
  LIQUIDATOR: (truth, firm) => truth.inOffice(firm, TODAY, ['LIQUIDATOR']).length === 0,
  BRANCHES: (truth, firm) => truth.relations.every(({ other }) => other !== firm),
  BANKRUPTCY: (truth, firm) => openings(truth, firm).length === 0,
};

/** Nobody holds the role, nothing of the kind happened. */
export const none =
  (what: string): Expect =>
  (truth, { firm }) =>
    truth.stateAt(firm, TODAY)?.status === 'ACTIVE' && NONE[what]!(truth, firm)
      ? about(truth, firm, TODAY, { outcome: 'NOTHING' })
      : null;
