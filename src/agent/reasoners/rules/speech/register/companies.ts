import type { CompanyStateFact } from '../../../../../../engines/graph/contract.js';
import { wordsOf, type StateField } from '../../../../../core/index.js';
import { claimed } from '../../../../../tools/index.js';
import { rawValue, stateValue } from '../fields.js';
import type { Page, Said } from '../page.js';
import { printed, rowsOf, sameClaims, type Rows } from '../view.js';

const TOLD: readonly StateField[] = ['seat', 'legalForm', 'status'];

/** That a firm is one of a list, what the register says it is, and its purpose where the list goes by that. */
export function listedClaims(state: CompanyStateFact, { purpose }: Rows<'COMPANIES'>['conditions']): Said[] {
  const { companyUid, name, from } = state;
  const told = purpose === null ? TOLD : [...TOLD, 'purpose' as const];
  const values = told.filter((field) => rawValue(state, field) !== null && state.fieldProofs[field] !== undefined);
  return [
    claimed(companyUid, 'IS_NAMED', null, name),
    ...values.map((field) => claimed(companyUid, field === 'status' ? 'HAS_STATUS' : 'HAS_STATE', field, rawValue(state, field), from.date)), // prettier-ignore
  ];
}

export function listedText(claims: readonly Said[], { view, phrases }: Page): string[] {
  return rowsOf(view, 'COMPANIES').flatMap(({ companies, conditions }) =>
    companies
      .filter((state) => sameClaims(listedClaims(state, conditions), claims))
      .map((state) => {
        const told = claims.flatMap(({ attribute }) => TOLD.find((field) => field === attribute) ?? []);
        const values = told.map((field) => stateValue(state, field, phrases)).filter((value) => value !== null);
        if (conditions.purpose !== null && state.purpose !== null)
          values.push(phrases.quote(around(printed(state.purpose), conditions.purpose)));
        return `- ${values.length === 0 ? printed(state.name ?? '') : phrases.labelled(printed(state.name ?? ''), values.join(', '))}`;
      }),
  );
}

const MOST_QUOTED = 160;
const BEFORE = 60;

/** The stretch of a purpose in which the first of the words begins one of its own. */
function around(purpose: string, asked: string): string {
  if (purpose.length <= MOST_QUOTED) return purpose;
  const words = wordsOf(asked);
  const first = [...purpose.matchAll(/[\p{L}\p{N}]+/gu)].find(([own]) => words.some((word) => wordsOf(own)[0]?.startsWith(word))); // prettier-ignore
  const at = Math.max(0, Math.min((first?.index ?? 0) - BEFORE, purpose.length - MOST_QUOTED));
  const start = at === 0 ? 0 : purpose.indexOf(' ', at) + 1;
  const end = start + MOST_QUOTED >= purpose.length ? purpose.length : purpose.lastIndexOf(' ', start + MOST_QUOTED);
  return `${start > 0 ? '… ' : ''}${purpose.slice(start, end)}${end < purpose.length ? ' …' : ''}`;
}

/** That not all of them are shown. */
export function shownText(claims: readonly Said[], { view, register }: Page): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.relation !== 'COUNT' || claim.attribute !== null) return [];
  return rowsOf(view, 'COMPANIES')
    .filter(({ query, total }) => query === claim.subjectUid && String(total) === claim.object)
    .map(({ companies }) => register.shown(companies.length));
}
