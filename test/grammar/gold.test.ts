import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { PersonReadings } from '../../src/core/mention.js';
import type { Language } from '../../src/core/vocabulary.js';
import { readPersons } from '../../ingest/grammar/index.js';
import { describeShared, sharedPath } from '../support/shared.js';
import { MISSING_EXPECTATIONS, WRONG_EXPECTATIONS, type Exception } from './gold-exceptions.js';
import { compare, lineOf, loadExpected, loadNotices, signatureOfLine, type Line, type Notice } from './gold.js';

const EXPECTED = 241;

/** Characters in person sections, and those that no rule reads, by form (which begins with the language). */
function unreadByForm(
  readings: readonly PersonReadings[],
): Map<string, { sections: number; characters: number; unread: number }> {
  const forms = new Map<string, { sections: number; characters: number; unread: number }>();
  for (const section of readings.flatMap((reading) => reading.sections)) {
    const form = forms.get(section.form) ?? { sections: 0, characters: 0, unread: 0 };
    form.sections += 1;
    form.characters += section.span.end - section.span.start;
    form.unread += section.unreadCharacters;
    forms.set(section.form, form);
  }
  return forms;
}

function expectWellRead(readings: readonly PersonReadings[], title: string): void {
  const forms = [...unreadByForm(readings)].sort(([one], [other]) => (one < other ? -1 : 1));
  const all = forms.reduce(
    (sum, [, form]) => ({ characters: sum.characters + form.characters, unread: sum.unread + form.unread }),
    { characters: 0, unread: 0 },
  );
  const share = (form: { characters: number; unread: number }): number =>
    1 - form.unread / Math.max(1, form.characters);
  console.info(`${title}: read of ${all.characters} characters in person sections: ${(share(all) * 100).toFixed(2)} %`);
  for (const [name, form] of forms)
    console.info(
      `  ${name.padEnd(22)} ${String(form.sections).padStart(4)} sections  ${(share(form) * 100).toFixed(2)} %`,
    );
  expect(share(all)).toBeGreaterThanOrEqual(0.995);
  for (const [name, form] of forms) expect(share(form), name).toBeGreaterThanOrEqual(0.95);
}

describeShared('the notices of 2001-2017', () => {
  let notices: Notice[];
  let expected: Line[];
  let read: Line[];

  beforeAll(() => {
    notices = loadNotices();
    expected = loadExpected();
    read = notices.flatMap((notice) => notice.readings.mentions.map((mention) => lineOf(notice, mention)));
  });

  it('reads at least 98 % of the expected entries right in every field', () => {
    const { right, missed } = compare(expected, read);
    console.info(
      `expected entries right in every field: ${right} of ${expected.length} (${((right / expected.length) * 100).toFixed(1)} %)`,
    );
    expect(expected).toHaveLength(EXPECTED);
    expect(right / EXPECTED).toBeGreaterThanOrEqual(0.98);
    expect(WRONG_EXPECTATIONS.length).toBeLessThanOrEqual(6);
    const listed = (line: Line): boolean =>
      WRONG_EXPECTATIONS.some((entry) => entry.key === line.key && entry.sign === line.sign);
    expect(missed.filter((line) => !listed(line)).map(signatureOfLine)).toEqual([]);
  });

  it('invents nothing: every other line is listed with its span and the reason', () => {
    const { extra } = compare(expected, read);
    const isListed = (line: Line, entry: Exception): boolean =>
      entry.key === line.key &&
      entry.sign === line.sign &&
      line.mention!.span.start >= entry.span[0] &&
      line.mention!.span.end <= entry.span[1];
    const listed = [...MISSING_EXPECTATIONS, ...WRONG_EXPECTATIONS];
    const invented = extra.filter((line) => !listed.some((entry) => isListed(line, entry)));
    console.info(`entries beyond the expectation: ${extra.length}, of them not in the text: ${invented.length}`);
    expect(invented.map(signatureOfLine)).toEqual([]);
    for (const entry of MISSING_EXPECTATIONS)
      expect(
        extra.some((line) => isListed(line, entry)),
        `${entry.key} ${entry.reason}`,
      ).toBe(true);
  });

  it('keeps the change of a surname as one line with the earlier name', () => {
    const changed = notices.find((notice) => notice.key === '325321/2012-04-30')!;
    const [mention] = changed.readings.mentions;
    expect(mention).toMatchObject({ action: 'ENTERED', partial: true });
    expect(mention!.previous?.surname).toBeDefined();
    expect(mention!.surname!.value).not.toBe(mention!.previous!.surname);
  });

  it('leaves at most 0.5 % of the person sections unread, and no form below 95 %', () => {
    expectWellRead(
      notices.map((notice) => notice.readings),
      'notices of 2001-2017',
    );
  });
});

interface Publication {
  meta: { subRubric: string; language: Language };
  content: unknown;
}

function textOf(node: unknown): string | null {
  if (typeof node !== 'object' || node === null) return null;
  for (const [name, value] of Object.entries(node)) {
    if (name === 'publicationText' && typeof value === 'string') return value;
    const inner = textOf(value);
    if (inner !== null) return inner;
  }
  return null;
}

/** What the portal's samples print, by publication: subject, action, roles, signature, shares; no names. */
const PORTAL: Record<string, string[]> = {
  'HR01 fr GE': ['PERSON REGISTERED PARTNER+MANAGER SOLE 200x100.00 ROU'],
  'HR01 de BL': [
    'PERSON REGISTERED PARTNER+MANAGERS_CHAIR SOLE 100x100.00 1',
    'PERSON REGISTERED PARTNER+MANAGER SOLE 100x100.00 1',
  ],
  'HR03 fr GE': [],
  'HR02 fr VS': ['PERSON ENTERED PARTNER+MANAGERS_CHAIR SOLE 100x100.00 ROU'],
  'HR02 de SG': ['PERSON ENTERED BOARD_PRESIDENT SOLE - AUT', 'PERSON ENTERED BOARD_MEMBER SOLE - AUT'],
  'HR02 fr GE': [],
  'HR02 fr NE': [],
  'HR02 de AG': ['FIRM REMOVED AUDITOR - - CHE', 'FIRM ENTERED AUDITOR - - CHE'],
  'HR02 fr VS 2': ['PERSON REMOVED SOLE_BOARD_MEMBER SOLE - ESP', 'PERSON ENTERED SOLE_BOARD_MEMBER SOLE - PRT'],
  'HR01 it TI': [],
};

function sketch(readings: PersonReadings): string[] {
  return readings.mentions.map((mention) => {
    const shares = mention.shares ? `${mention.shares.count}x${mention.shares.nominal}` : '-';
    const origin =
      mention.nationality?.value ??
      (mention.identifier ? mention.identifier.value.slice(0, 3) : String(mention.origins.length));
    return [
      mention.subject,
      mention.action,
      mention.roles.map((role) => role.role).join('+'),
      mention.signature?.kind ?? '-',
      shares,
      origin,
    ].join(' ');
  });
}

describeShared('the portal', () => {
  const load = (): { key: string; readings: PersonReadings }[] => {
    const content = JSON.parse(
      readFileSync(sharedPath('data', 'shab', 'portal', 'publications.json'), 'utf8'),
    ) as (Publication & { meta: { cantons: string[] } })[];
    const seen = new Map<string, number>();
    return content.map((publication) => {
      const { subRubric, language, cantons } = publication.meta;
      const key = `${subRubric} ${language} ${cantons[0]}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
      const text = (textOf(publication.content) ?? '').normalize('NFC');
      return {
        key: seen.get(key) === 1 ? key : `${key} ${seen.get(key)}`,
        readings: readPersons({ text, subRubric, language }),
      };
    });
  };

  it('every person and firm of the list page is read, and nobody else', () => {
    expect(Object.fromEntries(load().map(({ key, readings }) => [key, sketch(readings)]))).toEqual(PORTAL);
  });

  it('bracketed earlier values of the list page are read', () => {
    const previous = load().flatMap(({ readings }) => readings.mentions.flatMap((mention) => mention.previous ?? []));
    expect(
      previous.map((value) => [
        value.kind,
        value.residence !== undefined,
        value.roles?.map((role) => role.role).join('+') ?? '',
        value.signature?.kind ?? '',
      ]),
    ).toEqual([
      ['PREVIOUSLY', true, '', ''],
      ['PREVIOUSLY', false, 'PARTNER', 'NONE'],
      ['PREVIOUSLY', false, 'PARTNER+MANAGER', 'SOLE'],
    ]);
  });

  it('the conferral and the removal in the sample of Geneva are read', () => {
    const xml = readFileSync(sharedPath('data', 'shab', 'portal', 'body-HR02.xml'), 'utf8');
    const text = /<publicationText>([^<]*)<\/publicationText>/.exec(xml)![1]!.normalize('NFC');
    const { mentions, unread } = readPersons({ text, subRubric: 'HR02', language: 'fr' });
    expect(
      mentions.map((mention) => [
        mention.action,
        mention.signature?.kind,
        mention.nationality?.value ?? mention.origins.length,
        mention.residence !== null,
        mention.partial,
      ]),
    ).toEqual([
      ['REMOVED', 'OTHER', 0, false, true],
      ['ENTERED', 'JOINT_TWO', 'FRA', true, false],
      ['ENTERED', 'JOINT_TWO', 1, true, false],
      ['ENTERED', 'JOINT_TWO', 'FRA', true, false],
      ['ENTERED', 'JOINT_TWO', 'FRA', true, false],
    ]);
    expect(mentions.every((mention) => mention.surname !== null && mention.givenNames !== null)).toBe(true);
    expect(unread).toEqual([]);
  });

  it('nothing in the person sections is left unread', () => {
    expectWellRead(
      load().map(({ readings }) => readings),
      'portal',
    );
  });
});
