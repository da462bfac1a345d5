import { parseIsoDate } from '../../src/core/index.js';
import type { EventTopic, FirmStatus, IsoDate, Span, StatusCause } from '../../src/core/index.js';
import { addressAt, firmAt } from './commons.js';
import { readDebtorPersons } from './debtors.js';
import type { Draft } from './draft.js';
import { hull } from './field-index.js';
import { parseCanton } from './lexicon/cantons.js';
import { holdsNumber, sharesNumber } from './numbers.js';

interface Rule {
  /** The field that holds the notice's legal date (data-model.md, "Assertions"). */
  date?: string;
  says?: { cause: StatusCause; status: FirmStatus };
  topics: readonly EventTopic[];
}

const OPENED = { cause: 'BANKRUPTCY_OPENED', status: 'BANKRUPT' } as const;

const DISSOLVED = { cause: 'LIQUIDATION_OPENED', status: 'IN_LIQUIDATION' } as const;
/** Its suspension or its end opens nothing, and is of no bankruptcy either. */
const STILL_DISSOLVED = { cause: 'NAME_SAYS_LIQUIDATION', status: 'IN_LIQUIDATION' } as const;

/** By sub-rubric, else by rubric. What is listed nowhere is still an event with its text, topic OTHER. */
const RULES: Readonly<Record<string, Rule>> = {
  KK01: { date: 'resolutionDate', says: OPENED, topics: ['BANKRUPTCY'] },
  KK02: { date: 'resolutionDate', says: OPENED, topics: ['BANKRUPTCY', 'CREDITORS_CALL'] },
  KK03: { date: 'cessationDate', says: { cause: 'BANKRUPTCY_SUSPENDED', status: 'BANKRUPT' }, topics: ['BANKRUPTCY'] },
  KK06: {
    date: 'proceedingEndDate',
    says: { cause: 'BANKRUPTCY_CLOSED', status: 'BANKRUPT' },
    topics: ['BANKRUPTCY', 'BANKRUPTCY_CLOSED'],
  },
  KK07: {
    date: 'revocationDate',
    says: { cause: 'BANKRUPTCY_REVOKED', status: 'ACTIVE' },
    topics: ['BANKRUPTCY', 'REVOCATION'],
  },
  KK08: { topics: ['BANKRUPTCY', 'AUCTION'] },
  KK09: { topics: ['BANKRUPTCY', 'AUCTION'] },
  KK: { topics: ['BANKRUPTCY'] },
  LS: { says: { cause: 'LIQUIDATION_OPENED', status: 'IN_LIQUIDATION' }, topics: ['LIQUIDATION', 'CREDITORS_CALL'] },
  SR: { topics: ['CREDITORS_CALL'] },
  SB01: { topics: ['AUCTION'] },
};

/** A company of a notice: `debtor.companies.company`, `dissolved.companies[1].company` and whatever a rubric of its own puts before `company`. */
const COMPANY = /(?:^|\.)(?:compan(?:y|ies)|legalEntity)(?:\[\d+\])?$/;
const NAMED = /^(.*?)\.(?:name|uid|uidOrganisationId)$/;

/**
 * Notices of bankruptcy (KK), calls to creditors (LS, SR), debt enforcement (SB) and rubrics not known: whom they are about from the structured
 * content, wherever it names companies or persons. Returns the notice's own legal date, or null.
 */
export function readInsolvencyNotice(draft: Draft): IsoDate | null {
  const { rubric, subRubric } = draft.publication;
  const rule = RULES[subRubric] ?? RULES[rubric];
  const companies = companyPaths(draft);
  for (const path of companies) readCompany(draft, path);
  readDebtorPersons(draft);
  for (const topic of rule?.topics ?? ['OTHER' as const]) draft.topics.add(topic);
  if (rule?.says && draft.subjects.length > 0) readStatus(draft, rule.says, companies);
  return rule?.date === undefined ? null : legalDate(draft, rule.date);
}

function companyPaths(draft: Draft): string[] {
  const paths = new Set<string>();
  for (const { path } of draft.fields.all) {
    const parent = NAMED.exec(path)?.[1];
    if (parent !== undefined && COMPANY.test(parent)) paths.add(parent);
  }
  return [...paths].sort();
}

/** The firm as it stands in the notice; its address's town stands for a seat that is not printed. What the gazette's office typed is background: the register is the authority on names and addresses. */
function readCompany(draft: Draft, path: string): void {
  const firm = firmAt(draft, path);
  if (firm === null) return;
  const town = draft.fields.value(`${path}.address.town`);
  const known = draft.subjects.some((each) =>
    holdsNumber(firm) ? sharesNumber(each, firm) : each.name === firm.name && !holdsNumber(each),
  );
  if (known) return;
  draft.subjects.push({ ...firm, seat: firm.seat ?? town });
  for (const field of ['name', 'legalForm'] as const) {
    const at = draft.fields.get(`${path}.${field}`);
    if (at && (field === 'name' || /^\d{4}$/.test(at.value)))
      draft.set(at.path, at.span, field, at.value, { background: true });
  }
  const seat = draft.fields.get(`${path}.seat`) ?? draft.fields.get(`${path}.address.town`);
  if (seat) draft.set(seat.path, seat.span, 'seat', seat.value, { background: true });
  const canton = draft.fields.get(`${path}.canton`);
  if (canton && parseCanton(canton.value) !== null)
    draft.set(canton.path, canton.span, 'canton', parseCanton(canton.value), { background: true });
  const address = addressAt(draft, `${path}.address`);
  if (address) draft.set(address.place, address.span, 'address', address.value, { background: true });
}

/** Dissolution for defects of organisation (CO 731b) is a liquidation by the rules of bankruptcy, not a bankruptcy. */
function readStatus(
  draft: Draft,
  says: { cause: StatusCause; status: FirmStatus },
  companies: readonly string[],
): void {
  const defect = draft.fields.flag('or731b') === true && says.status === 'BANKRUPT';
  const said = !defect ? says : says === OPENED ? DISSOLVED : STILL_DISSOLVED;
  const rule = RULES[draft.publication.subRubric];
  const at = rule?.date === undefined ? undefined : draft.fields.get(rule.date);
  const title = draft.fields.get('meta.title');
  const span: Span = title?.span ??
    at?.span ??
    hull(companies.flatMap((path) => draft.fields.below(path))) ?? { start: 0, end: draft.publication.text.length };
  draft.assert(at?.path ?? `${companies[0]}#status`, { kind: 'STATUS_SET', ...said, span });
}

/** The field by its name, wherever it stands; KK07 has been seen under no name, so any date of a revocation is taken. */
function legalDate(draft: Draft, name: string): IsoDate | null {
  const exact =
    draft.fields.all.find(({ path }) => path === name) ??
    draft.fields.all.find(({ path }) => path.endsWith(`.${name}`));
  if (exact) return draft.date(exact.path);
  if (name !== 'revocationDate') return null;
  const other = draft.fields.all.find(
    ({ path, value }) => /revo[ck]|widerruf|annul/i.test(path) && parseIsoDate(value.slice(0, 10)) !== null,
  );
  return other ? draft.date(other.path) : null;
}
