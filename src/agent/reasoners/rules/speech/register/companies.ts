import type { CompanyStateFact } from '../../../../../../engines/graph/contract.js';
import type { StateField } from '../../../../../core/index.js';
import { rawValue, stateValue } from '../fields.js';
import type { Page, Said } from '../page.js';
import { printed, rowsOf, sameClaims } from '../view.js';

const BARE = { attribute: null, object: null, from: null, to: null, action: null, negated: false } as const;
const TOLD: readonly StateField[] = ['seat', 'legalForm', 'status'];

/** That a firm is one of a list, and what the register says it is. */
export function listedClaims(state: CompanyStateFact): Said[] {
  const values = TOLD.filter((field) => rawValue(state, field) !== null && state.fieldProofs[field] !== undefined).map((attribute): Said => ({
    ...BARE, subjectUid: state.companyUid, relation: attribute === 'status' ? 'HAS_STATUS' : 'HAS_STATE', attribute, object: rawValue(state, attribute), from: state.from.date,
  }));
  return [{ ...BARE, subjectUid: state.companyUid, relation: 'IS_NAMED', object: state.name }, ...values];
} // prettier-ignore

export function listedText(claims: readonly Said[], { view, phrases }: Page): string[] {
  return rowsOf(view, 'COMPANIES').flatMap(({ companies }) =>
    companies
      .filter((state) => sameClaims(listedClaims(state), claims))
      .map((state) => {
        const told = claims.flatMap(({ attribute }) => TOLD.find((field) => field === attribute) ?? []);
        const values = told.map((field) => stateValue(state, field, phrases)).filter((value) => value !== null);
        return `- ${values.length === 0 ? printed(state.name ?? '') : phrases.labelled(printed(state.name ?? ''), values.join(', '))}`;
      }),
  );
}

/** That not all of them are shown. */
export function shownText(claims: readonly Said[], { view, register }: Page): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.relation !== 'COUNT' || claim.attribute !== null) return [];
  return rowsOf(view, 'COMPANIES')
    .filter(({ query, total }) => query === claim.subjectUid && String(total) === claim.object)
    .map(({ companies }) => register.shown(companies.length));
}
