/** What every source of notices must do. A source's own test calls this with records as its files hold them: no firm and no person in them exists. */
import { describe, expect, it } from 'vitest';
import { deriveFirm } from '../../ingest/derive/index.js';
import { toPublication } from '../../ingest/ledger/canonical.js';
import { readPublication } from '../../ingest/read/index.js';
import { sources, type RawItem, type Source } from '../../ingest/sources/index.js';
import { companyUid, firmKeys } from '../../src/core/index.js';

/** Of one firm, each in another order of members than the source's own where that can be. */
export interface SourceExamples {
  /** Enters the firm with a person in an office. */
  entered: RawItem;
  /** Takes it out again, later. */
  deleted: RawItem;
}

/** `known`: the sources beside which it is one; default: the registry's. */
export function sourceContract(source: Source, examples: SourceExamples, known = sources): void {
  const items = [examples.entered, examples.deleted];
  const publications = () => items.map((item) => toPublication(source.read(item)));

  describe(`source ${source.name}`, () => {
    it('is in the registry, and knows its own records alone', () => {
      expect(known, 'ingest/sources/registry.ts lacks its line').toContain(source);
      for (const item of items)
        expect(known.filter((each) => each.detect(item)).map(({ name }) => name)).toEqual([source.name]);
    });

    it('refuses what is none of its records, and never crashes on it', () => {
      const odd: unknown[] = [null, true, 7, 'x', [], {}, { meta: null }, { no: 1 }];
      for (const value of odd) expect(source.detect({ kind: 'json', value }) && isRead(source, value)).toBe(false);
      expect(source.detect({ kind: 'xml', root: 'html', xml: '<html/>' })).toBe(false);
    });

    it('reads a record the same, whatever the order of its members: a double load changes nothing', () => {
      for (const item of items) {
        const [once, again] = [item, turned(item)].map((each) => toPublication(source.read(each)));
        expect([again!.id, again!.hash]).toEqual([once!.id, once!.hash]);
        expect(once).toMatchObject({ source: source.name, scope: 'public' });
      }
      // Deriving takes no other rubric's word on whether a firm is entered, and how it is called.
      expect(publications().map(({ subRubric, rubric }) => [rubric, subRubric])).toEqual([['HR', 'HR01'], ['HR', 'HR03']]); // prettier-ignore
      expect(new Set(publications().map(({ id }) => id)).size).toBe(items.length);
    });

    it('says things that a reader reads: the firm by a key of its own, and whoever is entered', () => {
      for (const publication of publications()) {
        const { subjects, assertions, topics } = readPublication(publication);
        expect(topics, `no reader of ingest/read knows what ${publication.subRubric} is`).not.toEqual(['OTHER']);
        const key = subjects.flatMap(firmKeys)[0] ?? 'name:';
        expect(key, 'a name is no key: set a number or FirmReference.sourceKey').not.toMatch(/^name:/);
        for (const { span } of assertions) expect(publication.text.slice(span.start, span.end)).not.toBe('');
      }
    });

    it('gives a firm that lived from its entry to its deletion, and a mandate that ended with it', () => {
      const notices = publications().map((header) => ({ header, reading: readPublication(header), cancelledKnownFrom: null })); // prettier-ignore
      const keys = [...new Set(notices.flatMap(({ reading }) => reading.subjects.flatMap(firmKeys)))].sort();
      expect(keys, 'no reader of ingest/read finds a firm in the fields').not.toEqual([]);
      const derive = (given: typeof notices) => deriveFirm({ companyUid: companyUid(keys[0]!), keys, notices: given }).unit; // prettier-ignore
      const { states, mandates } = derive(notices);
      const lived = states.map(({ status, from }) => [status, from.date, from.kind]);
      const [from, to] = notices.map(({ reading }) => reading.legalDate);
      expect(lived).toEqual([['ACTIVE', from!.date, 'EXACT'], ['DELETED', to!.date, 'EXACT']]); // prettier-ignore
      expect(mandates.map((row) => [row.from, row.to, row.endedBy])).toEqual([[from, to, 'FIRM_DELETED']]);
      expect(derive([...notices].reverse())).toEqual(derive(notices));
    });
  });
}

/** Ids are keys of one ledger: two sources whose ids are built alike would take a notice of one for a revision of the other's. */
export function idsApart(examples: Readonly<Record<string, SourceExamples>>): void {
  it('builds no ids that another source may give', () => {
    const shapes = sources.flatMap((source) => {
      const item = examples[source.name]?.entered;
      if (item === undefined) return [];
      return source
        .read(item)
        .id.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, 'UUID')
        .replace(/\d+/g, '0');
    });
    expect(new Set(shapes).size, shapes.join(', ')).toBe(shapes.length);
    for (const shape of shapes) expect(shape, 'a bare number is no id: put the source or the office before it').not.toMatch(/^0?$/); // prettier-ignore
  });
}

function isRead(source: Source, value: unknown): boolean {
  try {
    source.read({ kind: 'json', value });
    return true;
  } catch (error) {
    expect(error, `read() threw no problem() of ${JSON.stringify(value)}`).toMatchObject({ code: 'BAD_INPUT' });
    return false;
  }
}

/** The same record with its members in the opposite order; XML as it is. */
function turned(item: RawItem): RawItem {
  return item.kind === 'xml' ? item : { kind: 'json', value: reversed(item.value) };
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).reverse().map(([name, each]) => [name, reversed(each)])); // prettier-ignore
}
