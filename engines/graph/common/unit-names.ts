import { hubKey, hubUid, type CompanyRow, type MentionRow } from '../../../src/core/index.js';
import { dateNumber, optionalDateNumber } from './date-numbers.js';
import { searchFold } from './fold.js';

export interface NameEntry {
  hub: string;
  folded: string;
  /** Known from this day on, and until `until` (of a notice that was cancelled or corrected), as numbers. */
  since: number;
  until: number | null;
  name: string;
}

/** A firm's names, former and translated ones too; one entry per folded form, known since its first notice; those taken back have entries of their own. */
export function companyNames(company: CompanyRow): NameEntry[] {
  const entries = new Map<string, NameEntry>();
  for (const { name, fromPublished, withdrawnPublished } of company.names) {
    const until = optionalDateNumber(withdrawnPublished);
    addName(entries, name, hubKey(name), searchFold(name), dateNumber(fromPublished), until);
  }
  return [...entries.values()];
}

/** A person's names over her mentions; withdrawn mentions keep entries of their own, since they count for earlier days only. */
export function personNames(mentions: readonly MentionRow[]): NameEntry[] {
  const entries = new Map<string, NameEntry>();
  for (const mention of mentions) {
    const spoken = mention.surname === null ? mention.name : `${mention.surname} ${mention.givenNames ?? ''}`;
    const until = optionalDateNumber(mention.withdrawnPublished);
    addName(entries, mention.name, mention.hubKey, searchFold(spoken), dateNumber(mention.publicationDate), until);
  }
  return [...entries.values()];
}

function addName(
  entries: Map<string, NameEntry>,
  name: string,
  hub: string,
  folded: string,
  since: number,
  until: number | null,
): void {
  if (folded === '') return;
  const key = until === null ? `${hub} ${folded}` : `${hub} ${folded} ${since} ${until}`;
  const known = entries.get(key);
  if (known === undefined) {
    entries.set(key, { hub: hub === '' ? '' : hubUid(hub), folded, since, until, name });
  } else if (since < known.since) {
    known.since = since;
    known.name = name;
  } else if (since === known.since && name < known.name) {
    known.name = name;
  }
}
