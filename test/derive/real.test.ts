import { expect, test } from 'vitest';
import { holdsAt, knownAt, type Role } from '../../src/core/index.js';
import type { FirmInput, FirmOutput } from '../../ingest/derive/contract.js';
import { deriveFirm } from '../../ingest/derive/index.js';
import { describeShared } from '../support/shared.js';
import { realFirms } from './real.js';

/** Real notices, several a firm. Firms are told by how many notices are held of them, and nobody is named. */
describeShared('the public notices, derived', () => {
  const today = '2026-01-01';
  let derived: { input: FirmInput; output: FirmOutput }[] | null = null;
  const firms = () => (derived ??= realFirms().map((input) => ({ input, output: deriveFirm(input) })));

  test('every line that stands is in exactly one profile or holder, and every mandate rests on one', () => {
    for (const { input, output } of firms()) {
      const people = output.profiles.flatMap(({ mentions }) => mentions.map(({ mentionId }) => mentionId));
      expect(new Set(people).size).toBe(people.length);
      const known = new Set([...people, ...output.unit.holders.map(({ mention }) => mention.mentionId)]);
      for (const { mentionId } of output.unit.mandates) expect(known.has(mentionId)).toBe(true);
      const lines = input.notices.flatMap(({ reading }) => reading.assertions.filter((one) => 'mention' in one && one.mention.subject === 'PERSON'));
      expect(people.length).toBe(lines.length);
    }
  }); // prettier-ignore

  test('intervals do not end before they begin, states follow one another, one version of a fact stands at a time', () => {
    for (const { output } of firms()) {
      const { mandates, states } = output.unit;
      for (const row of [...mandates, ...states]) {
        if (row.from.date !== null && row.to.date !== null) expect(row.to.date >= row.from.date).toBe(true);
        if (row.withdrawnPublished !== null) expect(row.withdrawnPublished > row.fromPublished).toBe(true);
      }
      const standing = mandates.filter((row) => row.withdrawnPublished === null).map(({ uid }) => uid);
      expect(new Set(standing).size).toBe(standing.length);
      const held = states.filter((row) => knownAt(row, today));
      held.slice(1).forEach((row, index) => expect(row.from.date).toBe(held[index]!.to.date));
      expect(held.filter((row) => row.to.kind === 'OPEN')).toHaveLength(held.length > 0 ? 1 : 0);
    }
  });

  test('the order of arrival leaves no mark', () => {
    for (const { input, output } of firms())
      expect(JSON.stringify(deriveFirm({ ...input, notices: [...input.notices].reverse() }))).toBe(
        JSON.stringify(output),
      );
  });

  test('back references find their notices where these are held', () => {
    const references = firms().flatMap(({ output }) => output.references);
    expect(references.reduce((sum, { resolved }) => sum + resolved, 0)).toBeGreaterThanOrEqual(95);
    expect(firms().flatMap(({ output }) => output.unit.anomalies).filter(({ code }) => code === 'CORRECTION_UNRESOLVED')).toEqual([]); // prettier-ignore
  });

  /** How many mandates (of these roles) held, by hand from the texts. */
  function held(notices: number, asOf: string, knownOn = today, roles?: Role[]): number {
    const firm = firms().find(({ input }) => input.notices.length === notices)!;
    const clocks = { asOf, knownOn };
    return firm.output.unit.mandates.filter(
      (row) => holdsAt(row, clocks) === 'HELD' && (roles === undefined || roles.includes(row.role)),
    ).length;
  }

  test('a firm of twelve notices from its founding: counted by hand', () => {
    expect(held(12, '2003-06-29')).toBe(0);
    expect(held(12, '2003-06-30')).toBe(4);
    expect(held(12, '2007-03-01')).toBe(6);
    expect(held(12, '2009-01-01')).toBe(5);
    expect(held(12, '2014-01-01')).toBe(6);
    expect(held(12, '2014-02-24')).toBe(6);
    expect(held(12, '2014-07-01')).toBe(5);
    expect(held(12, '2015-06-01')).toBe(5);
  });

  test('its correction and its supplement count from their publication, for the corrected date', () => {
    expect(held(12, '2008-12-01', '2008-11-09', ['PARTNER'])).toBe(1);
    expect(held(12, '2008-12-01', '2008-11-17', ['PARTNER'])).toBe(2);
    expect(held(12, '2008-12-01', '2008-11-18', ['PARTNER'])).toBe(1);
    expect(held(12, '2007-02-14', '2007-02-25', ['PARTNER'])).toBe(2);
    expect(held(12, '2007-02-14', '2007-02-26', ['PARTNER'])).toBe(1);
  });

  test('an auditor entered by mistake is another firm, under its own number, and was auditor at no time', () => {
    const correcting = firms().find(({ input }) => input.notices.some(({ header }) => header.id.startsWith('217/2013/5925/')))!; // prettier-ignore
    const { unit } = correcting.output;
    const line = (id: string) => unit.holders.filter(({ mention }) => mention.publicationId.startsWith(id)).at(-1)!;
    const [wrong, right] = [line('217/2013/5226/'), line('217/2013/5925/')];
    const names = correcting.input.notices.find(({ header }) => header.id.startsWith('217/2013/5925/'))!.reading.assertions; // prettier-ignore
    const [said] = names.flatMap((one) => (one.kind === 'ENTRY_SET' ? [one.mention] : []));
    expect([right.holderKey, wrong.holderKey]).toEqual([
      `ch-uid:${said!.identifier!.value}`,
      `ch-uid:${said!.previous!.identifier!}`,
    ]);
    expect(right.holderKey).not.toBe(wrong.holderKey);
    expect([right.mention.name, wrong.mention.name]).toEqual([said!.name!.value, said!.previous!.name]);
    const versions = (mentionId: string) => unit.mandates.filter((row) => row.mentionId === mentionId);
    expect(versions(wrong.mention.mentionId).map((row) => row.withdrawnPublished)).toEqual(['2013-12-23']);
    expect(versions(right.mention.mentionId).map((row) => [row.from.date, row.withdrawnPublished])).toEqual([['2013-11-11', null]]); // prettier-ignore
  });

  test('who signs anew goes on in the office, whether the earlier notices are held or this one alone', () => {
    for (const { input } of firms()) {
      const one = input.notices.find(({ header }) => header.id.startsWith('217/2006/2772/'));
      if (one === undefined) continue;
      for (const notices of [input.notices, [one]]) {
        const said = one.reading.assertions.flatMap((each) => (each.kind === 'ENTRY_SET' ? [each.mention] : [])).find((mention) => mention.previous?.signature?.kind === 'NONE')!; // prettier-ignore
        const rows = deriveFirm({ ...input, notices }).unit.mandates.filter(({ details }) => details.at(-1)!.name.startsWith(said.surname!.value) && details.at(-1)!.name.endsWith(said.givenNames!.value)); // prettier-ignore
        const at = (asOf: string) => rows.filter((row) => holdsAt(row, { asOf, knownOn: today }) !== 'NOT_HELD').map(({ role, signature }) => `${role} ${signature}`); // prettier-ignore
        expect(at('2006-06-21')).toEqual(['BOARD_MEMBER NONE']);
        expect(at('2006-06-22')).toEqual(['BOARD_MEMBER JOINT_TWO']);
      }
      return;
    }
    throw new Error('the notice is not among the public ones');
  });

  test('a firm of eight notices: an auditor under three names is one mandate', () => {
    expect(held(8, '2013-01-01', today, ['AUDITOR'])).toBe(1);
    expect(held(8, '2014-01-01', today, ['AUDITOR'])).toBe(1);
    expect(held(8, '2012-01-01')).toBe(5);
    expect(held(8, '2013-01-01')).toBe(9);
    expect(held(8, '2013-08-01')).toBe(7);
  });
});
