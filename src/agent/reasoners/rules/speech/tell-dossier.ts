import type { Measure } from '../../../../trace/index.js';
import type { Observation } from '../../../slots.js';
import type { Part } from '../part.js';
import type { FieldName } from '../phrases/index.js';
import { periodsOf } from './fields.js';
import { mandateItems } from './tell-mandates.js';
import { countClaims, ended, NAMED, spoken, type Told } from './told.js';
import type { MandateClaim } from './view.js';

/** Every name that the firm ever had, or that notices print of the person. */
export function tellNames(opened: Observation, part: Part): Told {
  const rows = opened.result?.rows;
  if (rows?.type === 'PERSON_DOSSIER') {
    const carried = opened.result?.evidence.flatMap(({ carries }) => carries) ?? [];
    const names = uniqueClaims(carried.filter(({ subjectUid, attribute, relation, object }) => subjectUid === rows.node.uid && attribute === 'name' && relation !== 'HAS_ROLE' && object !== null)); // prettier-ignore
    const told = names.flatMap((claim) => spoken('FIELD_ITEM', [{ ...claim, from: null }], part, claim));
    if (told.length > 0) return ended('ANSWERED', told);
  }
  const drafts = periodsOf(rows?.type === 'COMPANY_HISTORY' ? rows.states : []).flatMap(({ state }) => {
    const claim: MandateClaim = {
      ...NAMED,
      subjectUid: state.companyUid,
      relation: 'HAS_STATE',
      attribute: 'name',
      object: state.name,
      from: state.from.date,
    };
    return spoken('PERIOD', [claim], part);
  });
  if (drafts.length > 0) return ended('ANSWERED', drafts);
  return ended('NOT_IN_REGISTER', spoken('NOTHING_KNOWN', countClaims(opened, 'NONE'), part));
}

const FIELDS: Partial<Record<Measure, readonly FieldName[]>> = {
  ADDRESS: ['address'],
  PURPOSE: ['purpose'],
  CAPITAL: ['capitalNominal', 'capitalPaid'],
  STATUS: ['status'],
  LEGAL_FORM: ['legalForm'],
  SEAT: ['seat', 'canton'],
  NUMBER: ['registerNumber'],
};
/** Of a person, who is named with it: it is of no day but of the entry that says it. */
const OF_PERSON: Partial<Record<Measure, readonly FieldName[]>> = {
  ORIGIN: ['origin', 'nationality'],
  RESIDENCE: ['residence'],
};
const ALL_FIELDS: readonly FieldName[] = ['name', 'registerNumber', 'legalForm', 'seat', 'canton', 'address', 'status', 'capitalNominal', 'capitalPaid', 'purpose']; // prettier-ignore

/** What the register says of an entity, or the one value asked for. */
export function tellDossier(opened: Observation, measure: Measure, part: Part): Told {
  const carried = opened.result?.evidence.flatMap(({ carries }) => carries) ?? [];
  const rows = opened.result?.rows;
  const uid = rows?.type === 'COMPANY_DOSSIER' || rows?.type === 'PERSON_DOSSIER' ? rows.node.uid : null;
  if (opened.result?.outcome === 'EMPTY')
    return ended('NOT_IN_REGISTER', spoken('NOTHING_KNOWN', countClaims(opened, 'NONE'), part));
  const own = (attribute: string) =>
    uniqueClaims(
      carried.filter(
        (claim) =>
          claim.subjectUid === uid &&
          claim.attribute === attribute &&
          claim.object !== null &&
          claim.relation !== 'HAS_ROLE',
      ),
    );
  const fields = FIELDS[measure];
  if (fields && rows?.type === 'COMPANY_DOSSIER') {
    const drafts = fields.flatMap((field) =>
      own(field).flatMap((claim) => spoken('FIELD', [{ ...claim, from: null }], part, claim)),
    );
    if (drafts.length > 0) return ended('ANSWERED', drafts);
    const missing = carried.filter((claim) => claim.relation === 'NONE' && claim.attribute === fields[0]);
    return ended('NOT_IN_REGISTER', spoken('NO_FIELD', missing.slice(0, 1), part));
  }
  const ofPerson = OF_PERSON[measure];
  // Of a person's names the one that the newest entry prints: the others are told where they are asked for.
  const items = (field: FieldName) =>
    (field === 'name' ? own(field).slice(0, 1) : own(field)).flatMap((claim) =>
      spoken('FIELD_ITEM', [{ ...claim, from: null }], part, claim),
    );
  if (ofPerson && rows?.type === 'PERSON_DOSSIER') {
    const told = ofPerson.flatMap(items);
    if (told.length > 0) return ended('ANSWERED', [...items('name'), ...told]);
    const missing = carried.filter((claim) => claim.relation === 'NONE' && claim.attribute === ofPerson[0]);
    return ended('NOT_IN_REGISTER', spoken('NO_FIELD', missing.slice(0, 1), part));
  }
  const listed: readonly FieldName[] =
    rows?.type === 'PERSON_DOSSIER' ? ['name', 'origin', 'nationality', 'residence'] : ALL_FIELDS;
  const facts = listed.flatMap(items);
  const mandates = rows && 'mandates' in rows ? rows.mandates.filter(({ fact }) => fact.holds !== 'NOT_HELD') : [];
  return ended('ANSWERED', [
    ...facts,
    ...mandateItems(mandates, rows?.type === 'PERSON_DOSSIER' ? 'HOLDER' : 'COMPANY', part),
  ]);
}

function uniqueClaims(claims: readonly MandateClaim[]): MandateClaim[] {
  const seen = new Map(claims.map((claim) => [`${claim.attribute} ${claim.object}`, claim]));
  return [...seen.values()];
}
