import type { Assertion, EventTopic, FirmField, StatusCause } from '../../src/core/index.js';
import type { Draft } from './draft.js';
import { bareFirmName } from './lexicon/firm-names.js';
import { isBranchForm } from '../../src/core/index.js';

const BY_FIELD: Partial<Record<FirmField, EventTopic>> = {
  seat: 'MOVED', address: 'ADDRESS', purpose: 'PURPOSE', capitalNominal: 'CAPITAL', capitalPaid: 'CAPITAL', capitalCurrency: 'CAPITAL',
  legalForm: 'LEGAL_FORM',
}; // prettier-ignore

const BY_CAUSE: Readonly<Record<StatusCause, readonly EventTopic[]>> = {
  FOUNDED: ['FOUNDED'],
  LIQUIDATION_OPENED: ['LIQUIDATION'],
  LIQUIDATION_REVOKED: ['LIQUIDATION', 'REVOCATION'],
  BANKRUPTCY_OPENED: ['BANKRUPTCY'],
  BANKRUPTCY_REVOKED: ['BANKRUPTCY', 'REVOCATION'],
  BANKRUPTCY_SUSPENDED: ['BANKRUPTCY'],
  BANKRUPTCY_CLOSED: ['BANKRUPTCY', 'BANKRUPTCY_CLOSED'],
  DELETED: ['DELETED'],
  DELETED_HERE_MOVED: ['MOVED'],
  REENTERED: ['FOUNDED'],
  NAME_SAYS_LIQUIDATION: ['LIQUIDATION'],
};

/** What the notice as a whole was about, from what it asserts. A rename to "... in Liquidation" is no rename. OTHER where nothing fits. */
export function addTopics(draft: Draft): void {
  const isChange = draft.publication.subRubric === 'HR02';
  const ends = draft.assertions.some((one) => one.kind === 'STATUS_SET' && one.cause === 'DELETED');
  for (const assertion of draft.assertions) {
    // What a deletion says of the time before it is not what it is about.
    if (ends && assertion.kind === 'STATUS_SET' && assertion.cause !== 'DELETED') continue;
    for (const topic of topicsOf(assertion, isChange)) draft.topics.add(topic);
  }
  if (draft.publication.subRubric === 'HR01' && draft.subjects.some(({ legalForm }) => isBranchForm(legalForm)))
    draft.topics.add('BRANCH');
  if (draft.topics.size === 0) draft.topics.add('OTHER');
}

function topicsOf(assertion: Assertion, isChange: boolean): readonly EventTopic[] {
  switch (assertion.kind) {
    case 'ENTRY_SET':
    case 'ENTRY_REMOVED':
      if (assertion.background) return [];
      return [
        assertion.mention.roles.some(({ role }) => role === 'AUDITOR' || role === 'GROUP_AUDITOR')
          ? 'AUDITOR'
          : 'PERSONS',
      ];
    case 'FIRM_FIELD_SET':
      return isChange ? fieldTopics(assertion) : [];
    case 'STATUS_SET':
      return BY_CAUSE[assertion.cause];
    case 'RELATION':
      return relationTopics(assertion.relation.kind);
    case 'CORRECTS':
      return ['CORRECTION'];
    case 'CANCELS':
      return ['REVOCATION'];
  }
}

function fieldTopics(set: Extract<Assertion, { kind: 'FIRM_FIELD_SET' }>): readonly EventTopic[] {
  const { field, value, previous, background } = set;
  if (background) return [];
  if (field === 'name' && typeof previous === 'string' && bareFirmName(value ?? '') === bareFirmName(previous))
    return [];
  if (field === 'name') return ['RENAMED'];
  const topic = BY_FIELD[field];
  return topic === undefined ? [] : [topic];
}

function relationTopics(kind: string): readonly EventTopic[] {
  if (kind === 'HEAD_OFFICE') return ['BRANCH'];
  return [kind === 'ASSET_TRANSFER' ? 'ASSET_TRANSFER' : 'MERGER'];
}
