import { describe, expect, it } from 'vitest';
import type { PublicationReading } from '../../src/core/index.js';
import { read, relations, statuses, targets } from './notice.js';
import { BRANCHES_AND_HEIRS } from './strangers/branches-and-heirs.js';
import { FIELDS } from './strangers/fields.js';
import { MORE_FIELDS } from './strangers/more-fields.js';
import { MORE_STATES } from './strangers/more-states.js';
import { REGISTERS } from './strangers/registers.js';
import { SIXTH_LOOK } from './strangers/sixth-look.js';
import { STATES } from './strangers/states.js';
import { WHOLE_NOTICES } from './strangers/whole-notices.js';

/** The fields a notice sets, without what it only repeats. */
function fieldsOf(reading: PublicationReading): Record<string, unknown> {
  return Object.fromEntries(
    reading.assertions.flatMap((each) =>
      each.kind === 'FIRM_FIELD_SET' && !each.background && each.field !== 'canton'
        ? [[each.field, each.previous === undefined ? each.value : [each.value, each.previous]]]
        : [],
    ),
  );
}

describe.each([
  ['fields', [...BRANCHES_AND_HEIRS, ...FIELDS, ...MORE_FIELDS, ...REGISTERS, ...SIXTH_LOOK, ...WHOLE_NOTICES]],
  ['states, successions and corrections', [...STATES, ...MORE_STATES]],
] as const)('notices of other registers: %s', (table, rows) => {
  it.each(rows)('%s', (_why, language, subRubric, text, expected) => {
    const reading = read({ language, subRubric, source: 'shab-legacy', text, cantons: [] });
    if (table === 'fields') expect(fieldsOf(reading)).toEqual(expected.fields ?? {});
    expect(statuses(reading).sort()).toEqual([...(expected.statuses ?? [])].sort());
    expect(
      relations(reading).map(
        ({ kind, direction, other }) => `${kind} ${direction} ${other.name}, ${other.seat}, ${other.uid}`,
      ),
    ).toEqual(expected.relations ?? []);
    expect(targets(reading).map((each) => `${each.journalNumber}/${each.journalDate}`)).toEqual(
      expected.corrects ?? [],
    );
    expect(reading.legalDate).toMatchObject({ date: '2024-03-07', kind: 'EXACT' });
  });
});
