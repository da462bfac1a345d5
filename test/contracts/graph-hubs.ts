import { expect, it } from 'vitest';
import { RELATION_KINDS, uidKey, type FirmUnit, type Unit } from '../../src/core/index.js';
import { firmNamed, holderOf, identityOf, mentionOf, numberOf, seatFor } from '../support/small-units.js';
import { anyCall, applyAll, changesOf, withGraph, type OpensGraph } from './graph.js';

const CLOCKS = { asOf: '2020-01-01', knownOn: '2020-01-01' };
const DEGREE = 1_001;

/** One person on the boards of 1,001 firms; the first and the last of them also share a longer way through two others. */
function starWorld(): { key: string; unit: Unit }[] {
  const firms = Array.from({ length: DEGREE }, (_, nth) =>
    firmNamed(`s${String(nth).padStart(4, '0')}`, `Sternberg ${nth} AG`),
  );
  firms.forEach(({ unit }, nth) => seatFor(unit, `pe_hub_${nth}`));
  const [first, second, last] = [firms[0]!.unit, firms[1]!.unit, firms[DEGREE - 1]!.unit];
  seatFor(first, 'pe_left_0');
  seatFor(second, 'pe_left_1');
  seatFor(second, 'pe_right_0');
  seatFor(last, 'pe_right_1');
  const people = [
    identityOf('hub', 'Netzmann', 'Ilke', DEGREE),
    identityOf('left', 'Linz', 'Ada', 2),
    identityOf('right', 'Recht', 'Udo', 2),
  ];
  return [...firms, ...people];
}

export function graphHubsContract(open: OpensGraph): void {
  it('walks through no entity of more than 1,000 neighbours, unless it is an end, and says where it stopped', () =>
    withGraph(open, async ({ writer, reader }) => {
      await applyAll(writer, changesOf(starWorld()));
      const reading = reader();
      const path = { kinds: RELATION_KINDS, clocks: CLOCKS, maxDepth: 6 };
      const around = await reading.path({ ...path, from: 'co_s0000', to: 'co_s1000' }, anyCall);
      expect(around.nodes).toEqual(['co_s0000', 'pe_left_0', 'co_s0001', 'pe_right_0', 'co_s1000']);
      const through = await reading.path({ ...path, from: 'co_s0500', to: 'co_s0600' }, anyCall);
      expect(through).toMatchObject({ found: false, complete: true });
      const ended = await reading.path({ ...path, from: 'co_s0500', to: 'pe_hub_0' }, anyCall);
      expect(ended.nodes).toEqual(['co_s0500', 'pe_hub_0']);

      const network = { kinds: RELATION_KINDS, clocks: CLOCKS, limit: 2_000 };
      const stopped = await reading.network({ ...network, uids: ['co_s0500'], depth: 3 }, anyCall);
      expect(stopped).toMatchObject({ truncated: true, cutAt: ['pe_hub_0'] });
      expect(stopped.nodes.map(({ uid }) => uid)).toEqual(['co_s0500', 'pe_hub_0']);
      const asked = await reading.network({ ...network, uids: ['pe_hub_0'], depth: 1 }, anyCall);
      expect(asked).toMatchObject({ truncated: false });
      expect(asked.nodes.length).toBe(DEGREE + 1);
      expect(asked.edges[0]).toMatchObject({
        kind: 'MANDATE',
        fromUid: 'pe_hub_0',
        holds: 'HELD',
        roles: ['BOARD_MEMBER'],
      });
      const limited = await reading.network({ ...network, uids: ['pe_hub_0'], depth: 1, limit: 10 }, anyCall);
      expect(limited).toMatchObject({ truncated: true, cutAt: ['pe_hub_0'] });
      expect(limited.nodes.map(({ uid }) => uid)).toEqual([
        'pe_hub_0',
        ...Array.from({ length: 9 }, (_, nth) => `co_s000${nth}`),
      ]);
    }));

  it('ranks by facts that hold', () =>
    withGraph(open, async ({ writer, reader }) => {
      await applyAll(writer, changesOf(starWorld()));
      const request = { canton: null, seat: null, legalForm: null, status: null, clocks: CLOCKS, limit: 2 };
      const people = await reader().topEntities({ ...request, kind: 'PERSON', metric: 'MANDATES' }, anyCall);
      expect(people.rows).toEqual([
        { uid: 'pe_hub_0', value: String(DEGREE), unknown: 0 },
        { uid: 'pe_left_0', value: '2', unknown: 0 },
      ]);
      const firms = await reader().topEntities({ ...request, kind: 'COMPANY', metric: 'CONNECTIONS' }, anyCall);
      expect(firms.rows).toEqual([
        { uid: 'co_s0001', value: '3', unknown: 0 },
        { uid: 'co_s0000', value: '2', unknown: 0 },
      ]);
      const early = { ...request, clocks: { asOf: '2020-01-01', knownOn: '2010-01-07' } };
      expect((await reader().topEntities({ ...early, kind: 'PERSON', metric: 'MANDATES' }, anyCall)).rows).toEqual([]);
    }));

  it('counts a firm once for a person with several roles in it', () =>
    withGraph(open, async ({ writer, reader }) => {
      const [one, two] = [firmNamed('one', 'Einfeld AG'), firmNamed('two', 'Zweifeld AG')];
      seatFor(one.unit, 'pe_a_0');
      const [seat] = one.unit.mandates;
      one.unit.mandates.push({ ...seat!, uid: `${seat!.uid}x`, role: 'MANAGER' });
      seatFor(one.unit, 'pe_b_0');
      seatFor(two.unit, 'pe_b_1');
      await applyAll(
        writer,
        changesOf([one, two, identityOf('a', 'Anfeld', 'Ada', 1), identityOf('b', 'Befeld', 'Udo', 2)]),
      );
      const request = { canton: null, seat: null, legalForm: null, status: null, clocks: CLOCKS, limit: 9 };
      const people = await reader().topEntities({ ...request, kind: 'PERSON', metric: 'MANDATES' }, anyCall);
      expect(people.rows).toEqual([
        { uid: 'pe_b_0', value: '2', unknown: 0 },
        { uid: 'pe_a_0', value: '1', unknown: 0 },
      ]);
      const firms = await reader().topEntities({ ...request, kind: 'COMPANY', metric: 'MANDATES' }, anyCall);
      expect(firms.rows.map(({ uid, value }) => [uid, value])).toEqual([
        ['co_one', '3'],
        ['co_two', '1'],
      ]);
    }));

  it('ranks firms by their people, and auditors by the firms that they audit, never one as the other', () =>
    withGraph(open, async ({ writer, reader }) => {
      const firms = ['one', 'two', 'three'].map((id) => firmNamed(id, `Feld ${id} AG`));
      const auditors = ['big', 'small'].map((id) => firmNamed(id, `Prüfwerk ${id} AG`));
      const [one, two, three] = firms.map(({ unit }) => unit);
      seatFor(one!, 'pe_a_0');
      one!.mandates.push({ ...one!.mandates[0]!, uid: `${one!.mandates[0]!.uid}x`, role: 'MANAGER' });
      seatFor(two!, 'pe_b_0');
      seatFor(two!, 'pe_a_1');
      audits(one!, 'big');
      audits(two!, 'big');
      audits(three!, 'small');
      await applyAll(
        writer,
        changesOf([...firms, ...auditors, holderOf('big'), holderOf('small'), identityOf('a', 'Anfeld', 'Ada', 2), identityOf('b', 'Befeld', 'Udo', 1)]),
      ); // prettier-ignore
      const request = {
        kind: 'COMPANY' as const,
        canton: null,
        seat: null,
        legalForm: null,
        status: null,
        clocks: CLOCKS,
        limit: 9,
      };
      const people = await reader().topEntities({ ...request, metric: 'PEOPLE' }, anyCall);
      expect(people.rows.map(({ uid, value }) => [uid, value])).toEqual([['co_two', '2'], ['co_one', '1']]); // prettier-ignore
      const managers = await reader().topEntities({ ...request, metric: 'PEOPLE', roles: ['MANAGER'] }, anyCall);
      expect(managers.rows.map(({ uid }) => uid)).toEqual(['co_one']);
      const held = await reader().topEntities({ ...request, metric: 'MANDATES_HELD', roles: ['AUDITOR'] }, anyCall);
      expect(held.rows).toEqual([
        { uid: 'co_big', value: '2', unknown: 0 },
        { uid: 'co_small', value: '1', unknown: 0 },
      ]);
      const partners = await reader().topEntities({ ...request, metric: 'MANDATES_HELD', roles: ['MANAGER'] }, anyCall);
      expect(partners.rows).toEqual([]);
      const refused = { ...request, kind: 'PERSON' as const, metric: 'PEOPLE' as const };
      await expect(reader().topEntities(refused, anyCall)).rejects.toMatchObject({ code: 'BAD_INPUT' });
      const notices = { ...request, kind: 'PERSON' as const, metric: 'EVENTS' as const };
      for (const narrowed of [{ canton: 'ZH' as const }, { seat: 'Zug' }, { legalForm: '0106' }, { status: 'ACTIVE' as const }])
        await expect(reader().topEntities({ ...notices, ...narrowed }, anyCall)).rejects.toMatchObject({ code: 'BAD_INPUT' }); // prettier-ignore
      for (const seat of ['', ' ', 'x'.repeat(101)])
        await expect(reader().topEntities({ ...request, metric: 'PEOPLE', seat }, anyCall)).rejects.toMatchObject({ code: 'BAD_INPUT' }); // prettier-ignore
    }));
}

/** Makes the firm called `id` the auditor of another. */
function audits(firm: FirmUnit, id: string): void {
  const mention = mentionOf(`${id}-${firm.company.uid}`, 0, 'Prüfwerk', id);
  seatFor(firm, mention.mentionId);
  Object.assign(firm.mandates.at(-1)!, { role: 'AUDITOR', subject: 'COMPANY', signature: 'NONE' });
  firm.holders.push({ mention, holderKey: uidKey(numberOf(id)) });
}
