import { beforeAll, describe, expect, test } from 'vitest';
import { parseUid } from '../../src/core/index.js';
import { simulate, type PortalItem, type TruthRecord } from '../../demo/index.js';
import { sha256Hex } from '../../src/core/index.js';

type Of<K extends TruthRecord['kind']> = Extract<TruthRecord, { kind: K }>;

function play(options: Parameters<typeof simulate>[0]) {
  const truth: TruthRecord[] = [];
  const items = [...simulate({ ...options, truth: (record) => truth.push(record) })];
  const of = <K extends TruthRecord['kind']>(kind: K) =>
    truth.filter((record): record is Of<K> => record.kind === kind);
  return { items, truth, of };
}

const textOf = (item: PortalItem) => ('publicationText' in item.content ? item.content.publicationText : null);
const knownDay = (item: PortalItem) =>
  (item.meta.publicationState === 'CANCELLED' ? item.meta.updateDate : item.meta.publicationDate).slice(0, 10);

describe('the default world', () => {
  let world: ReturnType<typeof play>;
  beforeAll(() => {
    world = play({});
  });

  test('is as large and as hard as life', () => {
    const [figures] = world.of('figures');
    expect(figures!.publications).toBe(world.items.length);
    expect(world.items.length).toBeGreaterThanOrEqual(4000);
    expect(figures!.firms).toBeGreaterThanOrEqual(400);
    expect(figures!.shareHomonyms).toBeGreaterThanOrEqual(0.12);
    expect(figures!.shareMarried).toBeGreaterThanOrEqual(0.02);
    expect(figures!.shareVariants).toBeGreaterThanOrEqual(0.03);
    expect(figures!.cancelled).toBeGreaterThan(10);
    expect(figures!.corrections).toBeGreaterThan(30);
  });

  test('tells the truth of auditors whom only the fields of notices name', () => {
    const told = new Map(world.of('mandate').filter(({ role }) => role === 'AUDITOR').map((one) => [`${one.firm} ${one.holderFirm}`, one])); // prettier-ignore
    let printed = 0;
    for (const { meta, content } of world.items) {
      if (meta.publicationState === 'CANCELLED' || !('commonsNew' in content) || !content.commonsNew) continue;
      const { company, revision } = content.commonsNew;
      for (const auditor of revision?.revisionCompany ?? []) {
        printed++;
        const digits = auditor.uid!.replace(/\D/g, '');
        const key = `${company.uid} CHE-${digits.replace(/(...)(...)(...)/, '$1.$2.$3')}`;
        expect(told.has(key), key).toBe(true);
      }
    }
    expect(printed).toBeGreaterThan(100);
  });

  test('has every kind of notice, language and style', () => {
    const rubrics = new Set(world.items.map((item) => item.meta.subRubric));
    for (const rubric of ['HR01', 'HR02', 'HR03', 'KK01', 'KK02', 'KK03', 'KK06', 'KK07'])
      expect(rubrics).toContain(rubric);
    const styles = new Set(world.of('publication').map((record) => `${record.language} ${record.style}`));
    for (const style of [
      'de list-de',
      'fr list-fr',
      'it list-it',
      'fr prose-ge',
      'fr prose-vd',
      'fr prose-ne',
      'fr fribourg-fr',
      'de fribourg-de',
    ])
      expect(styles).toContain(style);
    const topics = new Set(world.of('publication').flatMap((record) => record.topics));
    for (const topic of [
      'FOUNDED',
      'DELETED',
      'RENAMED',
      'MOVED',
      'ADDRESS',
      'PURPOSE',
      'CAPITAL',
      'LEGAL_FORM',
      'PERSONS',
      'AUDITOR',
      'LIQUIDATION',
      'BANKRUPTCY',
      'REVOCATION',
      'MERGER',
      'BRANCH',
      'CORRECTION',
    ])
      expect(topics).toContain(topic);
  });

  test('shares origins among namesakes and re-uses the names of deleted firms', () => {
    const people = world.of('person');
    const seen = new Map<string, string>();
    const twins = people.filter((person) => {
      const key = JSON.stringify([person.names[0]!.value, person.citizenships[0]!.value]);
      const other = seen.get(key);
      seen.set(key, person.id);
      return other !== undefined;
    });
    expect(twins.length).toBeGreaterThan(20);
    const firmsByName = new Map<string, Set<string>>();
    for (const state of world.of('firmState'))
      firmsByName.set(state.name, (firmsByName.get(state.name) ?? new Set()).add(state.firm));
    expect([...firmsByName.values()].filter((firms) => firms.size > 1).length).toBeGreaterThan(3);
  });

  test('appears in the order in which it becomes known, with growing numbers', () => {
    for (let index = 1; index < world.items.length; index++)
      expect(knownDay(world.items[index]!) >= knownDay(world.items[index - 1]!)).toBe(true);
    const numbers = world.items
      .filter((item) => item.meta.publicationState === 'PUBLISHED')
      .map((item) => Number(item.meta.publicationNumber.slice(5)));
    for (let index = 1; index < numbers.length; index++) expect(numbers[index]!).toBeGreaterThan(numbers[index - 1]!);
    expect(
      new Set(world.items.filter((item) => item.meta.publicationState === 'PUBLISHED').map((item) => item.meta.id))
        .size,
    ).toBe(numbers.length);
  });

  test('gives each office one journal a year, in the order of its days', () => {
    const entries = new Map<string, { number: number; date: string }[]>();
    for (const { content, meta } of world.items) {
      if (!('journalNumber' in content) || meta.publicationState === 'CANCELLED') continue;
      expect(content.journalDate < meta.publicationDate).toBe(true);
      const key = `${content.senderOffice.officeName} ${content.journalDate.slice(0, 4)}`;
      entries.set(key, [
        ...(entries.get(key) ?? []),
        { number: Number(content.journalNumber), date: content.journalDate },
      ]);
    }
    for (const list of entries.values()) {
      list.sort((left, right) => left.number - right.number);
      for (let index = 1; index < list.length; index++) {
        expect(list[index]!.number).toBeGreaterThan(list[index - 1]!.number);
        expect(list[index]!.date >= list[index - 1]!.date).toBe(true);
      }
    }
  });

  test('refers back to notices that exist, of the same firm', () => {
    const byNumber = new Map<string, PortalItem>();
    let inside = 0;
    for (const item of world.items) {
      const { content } = item;
      if ('lastFosc' in content && content.lastFosc) {
        const { lastFoscSequence, lastFoscDate } = content.lastFosc;
        expect(content.publicationText).toContain(lastFoscSequence);
        const target = byNumber.get(lastFoscSequence);
        if (target && 'publicationText' in target.content) {
          inside++;
          expect(target.meta.publicationDate).toBe(lastFoscDate);
          const uid = (side: PortalItem['content']) =>
            ('commonsNew' in side ? side.commonsNew : 'commonsActual' in side ? side.commonsActual : undefined)?.company
              .uid;
          expect(uid(target.content)).toBe(content.commonsActual?.company.uid);
        } else expect(lastFoscDate < '2018-10').toBe(true);
      }
      if (item.meta.publicationState === 'PUBLISHED') byNumber.set(item.meta.publicationNumber.slice(5), item);
    }
    expect(inside).toBeGreaterThan(3000);
  });

  test('carries valid firm numbers, one to a firm', () => {
    for (const record of world.of('firm')) expect(parseUid(record.firm)).toEqual({ uid: record.firm, valid: true });
    const firms = world.of('firm').map((record) => record.firm);
    expect(new Set(firms).size).toBe(firms.length);
    for (const item of world.items)
      if ('publicationText' in item.content)
        for (const match of item.content.publicationText.match(/CHE-[\d.]{11}/g) ?? [])
          expect(parseUid(match)?.valid).toBe(true);
  });

  test('points at every entry it prints', () => {
    const texts = new Map(world.items.map((item) => [item.meta.id, textOf(item)]));
    let mentions = 0;
    for (const record of world.of('publication'))
      for (const mention of record.mentions) {
        mentions++;
        const text = texts.get(record.id)!;
        const name = text.slice(mention.start, mention.nameEnd);
        const first =
          mention.formerName && text.startsWith(' porte désormais', mention.nameEnd) ? mention.formerName : mention;
        if (mention.person) {
          expect(name.startsWith(first.surname!)).toBe(true);
          expect(name.endsWith(first.givenNames!)).toBe(true);
        } else expect(text.slice(mention.nameEnd)).toMatch(/^ \(CHE-/);
        expect(mention.end).toBeGreaterThanOrEqual(mention.nameEnd);
        expect(mention.end).toBeLessThanOrEqual(text.length);
        if (mention.residence && mention.person)
          expect(text.slice(mention.start, mention.end)).toContain(mention.residence);
        for (const origin of mention.origins ?? [])
          expect(text.slice(mention.start, mention.end)).toContain(origin.replace(/^Le /, ''));
      }
    expect(mentions).toBeGreaterThan(4000);
    for (const text of texts.values()) if (text) expect(text).toBe(text.normalize('NFC'));
  });

  test('prints nothing unfinished', () => {
    for (const item of world.items) {
      const text = textOf(item);
      if (text === null) continue;
      expect(text).not.toMatch(/undefined|null|NaN|\[object|~| {2}|, ,|\.\.|,\.|[A-Z]+_[A-Z]+/);
      expect(text).toMatch(/\.$/);
    }
  });

  test('tells of mandates as half-open intervals that its notices prove', () => {
    const publications = new Map(world.of('publication').map((record) => [record.id, record]));
    const open = new Map<string, [string, string][]>();
    for (const mandate of world.of('mandate')) {
      expect(mandate.publications.length).toBeGreaterThan(0);
      if (mandate.from && mandate.to) expect(mandate.from < mandate.to).toBe(true);
      if (mandate.from) expect(publications.get(mandate.publications[0]!)!.legalDate).toBe(mandate.from);
      expect(mandate.from === null).toBe(mandate.fromPublished === null);
      expect(mandate.to === null).toBe(mandate.endedBy === null);
      if (mandate.to) expect(mandate.toPublished! > mandate.to).toBe(true);
      for (const id of mandate.publications) expect(publications.get(id)!.cancelled).toBeNull();
      const key = [mandate.firm, mandate.person ?? mandate.holderFirm, mandate.role].join();
      open.set(key, [...(open.get(key) ?? []), [mandate.from ?? '', mandate.to ?? '9999']]);
    }
    for (const spans of open.values()) {
      spans.sort();
      for (let index = 1; index < spans.length; index++) expect(spans[index]![0] >= spans[index - 1]![1]).toBe(true);
    }
  });

  test('tells of firm states without gaps', () => {
    const states = new Map<string, Of<'firmState'>[]>();
    for (const state of world.of('firmState')) states.set(state.firm, [...(states.get(state.firm) ?? []), state]);
    for (const list of states.values()) {
      for (let index = 1; index < list.length; index++) expect(list[index]!.from).toBe(list[index - 1]!.to);
      expect(list[list.length - 1]!.to).toBeNull();
    }
  });

  test('takes cancelled notices back under the same id, later', () => {
    const first = new Map(
      world.items.filter((item) => item.meta.publicationState === 'PUBLISHED').map((item) => [item.meta.id, item]),
    );
    for (const item of world.items.filter((one) => one.meta.publicationState === 'CANCELLED')) {
      const published = first.get(item.meta.id)!;
      expect(item.meta.updateDate > published.meta.updateDate).toBe(true);
      expect(item.content).toEqual(published.content);
      expect(item.meta.publicationNumber).toBe(published.meta.publicationNumber);
    }
  });
});

describe('determinism', () => {
  const print = (options: Parameters<typeof simulate>[0]) => {
    const { items, truth } = play(options);
    return sha256Hex(JSON.stringify([items, truth]));
  };
  test('the same seed gives the same bytes, another seed another world', () => {
    const options = { seed: 'a', firms: 40, publications: 400 };
    expect(print(options)).toBe(print(options));
    expect(print(options)).not.toBe(print({ ...options, seed: 'b' }));
  });

  test('a firm founded in a smaller world is the same firm in a larger one', () => {
    const founded = (firms: number) => {
      const { of } = play({ firms, publications: firms * 10 });
      return new Map(of('firmState').map((state) => [state.firm, state.name]));
    };
    const [small, large] = [founded(20), founded(60)];
    const kept = [...small.keys()].filter((firm) => large.has(firm));
    expect(kept.length).toBeGreaterThan(small.size / 2);
  });

  test('refuses more publications than fit, and says so', () => {
    expect(() => [...simulate({ firms: 2, publications: 4000 })]).toThrow(/too many for 2 firms/);
  });
});
