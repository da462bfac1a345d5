import type { CompanyStateFact } from '../../../../../../engines/graph/contract.js';
import type { StateField } from '../../../../../core/index.js';
import { claimed } from '../../../../../tools/index.js';
import { rawValue, stateValue } from '../fields.js';
import type { Page, Said } from '../page.js';
import { printed, rowsOf, sameClaims } from '../view.js';

const TOLD: readonly StateField[] = ['seat', 'legalForm', 'status'];

/** That a firm is one of a list, and what the register says it is. */
export function listedClaims(state: CompanyStateFact): Said[] {
  const { companyUid, name, from } = state;
  const values = TOLD.filter((field) => rawValue(state, field) !== null && state.fieldProofs[field] !== undefined);
  return [
    claimed(companyUid, 'IS_NAMED', null, name),
    ...values.map((field) => claimed(companyUid, field === 'status' ? 'HAS_STATUS' : 'HAS_STATE', field, rawValue(state, field), from.date)), // prettier-ignore
  ];
}

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
