import { foldName, numbersOf } from '../../src/core/index.js';
import type { FirmNumber, Language, Mention, PersonReadings } from '../../src/core/index.js';
import { blankMention } from './blank-mention.js';
import { firmAt } from './commons.js';
import type { Draft } from './draft.js';

const PRINTED: Readonly<Record<Language, string>> = {
  de: 'Revisionsstelle', fr: 'organe de révision', it: 'ufficio di revisione', en: 'auditor',
}; // prettier-ignore

/**
 * Auditors of the structured content that no entry of the text names. The text alone tells of changes (the list before a change is often
 * incomplete), so that in a change these are background; in a first entry they begin with it.
 */
export function readAuditors(draft: Draft, path: string, persons: PersonReadings, founding: boolean): void {
  for (const each of draft.fields.repeated(`${path}.revision.revisionCompany`, ['name'])) {
    const firm = firmAt(draft, each);
    const at = draft.fields.get(`${each}.name`);
    if (firm === null || firm.name === null || at === undefined) continue;
    const { span } = at;
    if (persons.mentions.some((mention) => names(mention, numbersOf(firm), firm.name!))) continue;
    const number = draft.fields.get(`${each}.uid`) ?? draft.fields.get(`${each}.numbers.number`);
    const value = firm.uid ?? firm.numbers?.[0]?.value;
    const mention: Mention = {
      ...blankMention('FIRM', founding ? 'REGISTERED' : 'ENTERED', span),
      partial: true,
      name: { value: firm.name, span: at.span },
      identifier: value !== undefined && number ? { value, span: number.span } : null,
      roles: [{ role: 'AUDITOR', text: PRINTED[draft.publication.language], span: at.span }],
      roleText: PRINTED[draft.publication.language],
    };
    draft.assert(each, { kind: 'ENTRY_SET', mention, span, ...(founding ? {} : { background: true }) });
  }
}

function names(mention: Mention, numbers: readonly FirmNumber[], name: string): boolean {
  if (mention.subject === 'PERSON' || mention.name === null) return false;
  return (
    numbers.some(({ value }) => mention.identifier?.value === value) || foldName(mention.name.value) === foldName(name)
  );
}
