import { describe, expect, it } from 'vitest';
import { sources, type RawItem } from '../../ingest/sources/index.js';
import { idsApart, sourceContract, type SourceExamples } from '../contracts/source.js';
import { commons } from '../read/notice.js';
import { inventedItem } from './invented.js';

const json = (value: unknown): RawItem => ({ kind: 'json', value });
const PERSON = 'Rotbach, Selma, von Musterwil, in Musterwil, Präsidentin, mit Einzelunterschrift';

function portal(number: number, subRubric: string, date: string, text: string, content: object): RawItem {
  const item = inventedItem({ number, subRubric, date, text });
  return json({ ...item, content: { ...item.content, commonsNew: undefined, ...content } });
}

function older(record_type: string, day: string, journal_number: string, text: string): RawItem {
  return json({
    id_firma: '4711', code13: '', canton: 'ZH', register_office: '20', record_type, journal_date: day, journal_number, shab_date: day,
    shab_issue: '3', shab_page: '0', is_new_entry: record_type === 'ZNE' ? 'True' : 'False', language_guess: 'de', text,
    text_marked_up: '<F>Blaufels Werkzeuge AG,<E> in <S>Zürich<E>,',
  }); // prettier-ignore
}

const EXAMPLES: Readonly<Record<string, SourceExamples>> = {
  shab: {
    entered: portal(1, 'HR01', '2024-03-12', `Blaufels Werkzeuge AG, in Zürich. Eingetragene Personen: ${PERSON}.`, { commonsNew: commons() }), // prettier-ignore
    deleted: portal(2, 'HR03', '2025-03-12', 'Blaufels Werkzeuge AG, in Zürich. Die Gesellschaft wird gelöscht.', { commonsActual: commons() }), // prettier-ignore
  },
  'shab-legacy': {
    entered: older('ZNE', '2009-12-30', '815', `Blaufels Werkzeuge AG, in Zürich, Lindenweg 4, 8003 Zürich, Aktiengesellschaft (Neueintragung). Eingetragene Personen: ${PERSON}.`), // prettier-ignore
    deleted: older('ZLO', '2011-02-01', '90', 'Blaufels Werkzeuge AG, in Zürich, Aktiengesellschaft. Die Gesellschaft ist gelöscht.'), // prettier-ignore
  },
};

it('has examples of every source', () => {
  const missing = sources.filter(({ name }) => EXAMPLES[name] === undefined).map(({ name }) => name);
  expect(missing.join(', '), 'EXAMPLES lacks notices of these').toBe('');
});
for (const source of sources) if (EXAMPLES[source.name]) sourceContract(source, EXAMPLES[source.name]!);
describe('all sources', () => idsApart(EXAMPLES));
