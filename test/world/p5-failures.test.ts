import { describe, expect, it } from 'vitest';
import { loadInvented, standing, type InventedFirm, type InventedNotice } from './invented-register.js';

/** What the system of P5 is known to get wrong, through the whole pipeline. All firms and people are invented. */

const AG: InventedFirm = {
  uid: 'CHE-100.000.006',
  name: 'Blaufels Werkzeuge AG',
  seat: 'Zürich',
  code13: 'CH02030001112',
};
const PERSONS =
  'Eingetragene Personen: Wiesendanger, Rosalinde, von Uster, in Uster, Präsidentin des Verwaltungsrates, mit Einzelunterschrift.';

const founding = (firm: InventedFirm, more: Partial<InventedNotice> = {}): InventedNotice => ({
  number: 'HR01-1000000001', published: '2020-03-05', journal: '2020-03-02', now: firm,
  text: `${firm.name}, in ${firm.seat}, ${firm.uid}, Lindenweg 4, 8003 ${firm.seat}, Aktiengesellschaft (Neueintragung). Statutendatum: 25.02.2020. ${PERSONS}`,
  ...more,
}); // prettier-ignore

const change = (number: string, published: string, journal: string, before: InventedFirm, now: InventedFirm, text: string, more: Partial<InventedNotice> = {}): InventedNotice => ({
  number, published, journal, before, now, ...more,
  text: `${before.name}, in ${before.seat}, ${before.uid}, Aktiengesellschaft (SHAB Nr. 45 vom 05.03.2020, Publ. 1000000001). ${text}`,
}); // prettier-ignore

describe('P5: one firm, one node', () => {
  it('a liquidated firm is the firm, not a second one', async () => {
    const dying = { ...AG, name: `${AG.name} in Liquidation` };
    const register = await loadInvented([
      founding(AG),
      change('HR02-1000000002', '2021-05-06', '2021-05-03', AG, dying, `Die Gesellschaft ist mit Beschluss der Generalversammlung vom 20.04.2021 aufgelöst. Firma neu: ${dying.name}.`),
      change('HR03-1000000003', '2022-06-09', '2022-06-06', dying, dying, 'Die Liquidation ist beendet. Die Gesellschaft wird gelöscht.', { content: { transaction: { delete: { deletionDate: '2022-06-06T00:00:00.000Z' } } } }),
    ]); // prettier-ignore
    expect(register.firms).toHaveLength(1);
    const firm = register.firm(AG.uid);
    expect(standing(firm).map(({ status, from }) => [status, from.date])).toEqual([
      ['ACTIVE', '2020-03-02'],
      ['IN_LIQUIDATION', '2021-05-03'],
      ['DELETED', '2022-06-06'],
    ]);
    expect(firm.mandates.map(({ to, endedBy }) => [to.date, endedBy])).toEqual([['2022-06-06', 'FIRM_DELETED']]);
  });

  it('a renamed firm keeps its node and answers to both names', async () => {
    const renamed = { ...AG, name: 'Rotbuche Technik AG' };
    const register = await loadInvented([
      founding(AG),
      change('HR02-1000000002', '2021-05-06', '2021-05-03', AG, renamed, `Firma neu: ${renamed.name}.`),
    ]);
    expect(register.firms).toHaveLength(1);
    const firm = register.firm(AG.uid);
    expect(firm.company.names.map(({ name }) => name)).toEqual(['Rotbuche Technik AG', 'Blaufels Werkzeuge AG']);
    expect(standing(firm).map(({ name, from, to }) => [name, from.date, to.date])).toEqual([
      ['Blaufels Werkzeuge AG', '2020-03-02', '2021-05-03'],
      ['Rotbuche Technik AG', '2021-05-03', null],
    ]);
  });

  it('a firm that moves to another canton goes on: the former register takes out its entry, not the firm', async () => {
    const moved = { ...AG, seat: 'Zug', code13: 'CH17030001119' };
    const register = await loadInvented([
      founding(AG),
      change('HR02-1000000002', '2021-05-06', '2021-05-03', AG, moved, 'Sitz neu: Zug. Domizil neu: Lindenweg 4, 6300 Zug.', { canton: 'ZG' }),
      change('HR03-1000000003', '2021-05-14', '2021-05-11', AG, AG, 'Die Rechtseinheit wird infolge Verlegung des Sitzes nach Zug im Handelsregister des Kantons Zürich von Amtes wegen gelöscht.', { content: { transaction: { delete: { deletionDate: '2021-05-11T00:00:00.000Z' } } } }),
    ]); // prettier-ignore
    const firm = register.firm(AG.uid);
    expect(register.firms).toHaveLength(1);
    expect(standing(firm).map(({ seat, canton, status, to }) => [seat, canton, status, to.date])).toEqual([
      ['Zürich', 'ZH', 'ACTIVE', '2021-05-03'],
      ['Zug', 'ZG', 'ACTIVE', null],
    ]);
    expect(firm.mandates.filter(({ to }) => to.kind !== 'OPEN')).toEqual([]);
  });
});

describe('P5: a branch is not its head office', () => {
  it("a branch's address, seat and people stay its own", async () => {
    const branch: InventedFirm = {
      uid: 'CHE-200.000.001',
      name: AG.name,
      seat: 'Bern',
      legalForm: '0151',
      street: 'Aareweg',
      code13: 'CH03690001118',
    };
    const register = await loadInvented([
      founding(AG),
      {
        number: 'HR01-1000000002', published: '2021-05-06', journal: '2021-05-03', canton: 'BE', now: branch,
        text: `${branch.name}, in Bern, ${branch.uid}, Aareweg 4, 3000 Bern, schweizerische Zweigniederlassung (Neueintragung). Identifikationsnummer Hauptsitz: ${AG.uid}. Firma Hauptsitz: ${AG.name}. Rechtsform Hauptsitz: Aktiengesellschaft. Hauptsitz: Zürich. Eingetragene Personen: Altorfer, Benedikt, von Thun, in Bern, Leiter der Zweigniederlassung, mit Einzelunterschrift.`,
      },
    ]); // prettier-ignore
    const [head, office] = [register.firm(AG.uid), register.firm(branch.uid)];
    expect(standing(head).map(({ seat, address }) => [seat, address])).toEqual([
      ['Zürich', 'Lindenweg 4, 8003 Zürich'],
    ]);
    expect(standing(office).map(({ seat }) => seat)).toEqual(['Bern']);
    expect(head.mandates.map(({ role }) => role)).toEqual(['BOARD_PRESIDENT']);
    expect(office.mandates.map(({ role }) => role)).toEqual(['BRANCH_MANAGER']);
    expect(office.relations.map(({ kind, fromHolder }) => [kind, fromHolder])).toEqual([
      ['HEAD_OFFICE', `ch-uid:${AG.uid}`],
    ]);
  });
});

describe('P5: legal date and publication date', () => {
  const bankrupt = { ...AG, name: `${AG.name} in Liquidation` };
  const opened = [
    founding(AG),
    change('HR02-1000000002', '2021-05-06', '2021-05-03', AG, bankrupt, `Über die Gesellschaft ist mit Entscheid des Bezirksgerichts Zürich vom 28.04.2021, 09.00 Uhr, der Konkurs eröffnet worden, womit die Gesellschaft aufgelöst ist. Firma neu: ${bankrupt.name}.`),
    {
      number: 'KK01-1000000003', published: '2021-05-20',
      content: {
        or731b: 'No', resolutionDate: '2021-04-28T00:00:00.000Z',
        debtor: { selectType: 'company', companies: [{ noUID: false, company: { name: bankrupt.name, uid: AG.uid, legalForm: '0106', canton: 'ZH' } }] },
      },
    },
  ]; // prettier-ignore

  it("a firm is bankrupt from the court's day, not from the day of the gazette", async () => {
    const firm = (await loadInvented(opened)).firm(AG.uid);
    const first = standing(firm).find(({ status }) => status === 'BANKRUPT');
    expect(first?.from).toEqual({ date: '2021-04-28', kind: 'EXACT' });
    expect(first?.fromPublished).toBe('2021-05-20');
    const before = firm.states.filter(({ status, withdrawnPublished }) => status === 'BANKRUPT' && withdrawnPublished);
    expect(before.every(({ fromPublished }) => fromPublished === '2021-05-06')).toBe(true);
    expect(standing(firm).at(-1)).toMatchObject({ status: 'BANKRUPT', to: { kind: 'OPEN' } });
  });

  it('a mandate begins on the day of the journal and is known from the day of the gazette', async () => {
    const [mandate] = (await loadInvented([founding(AG)])).firm(AG.uid).mandates;
    expect(mandate).toMatchObject({ from: { date: '2020-03-02', kind: 'EXACT' }, fromPublished: '2020-03-05' });
  });

  it('a cancelled notice never made anything true, and was believed until the day it was taken back', async () => {
    const wrong = change('HR02-1000000002', '2021-05-06', '2021-05-03', AG, AG, 'Eingetragene Personen neu oder mutierend: Altorfer, Benedikt, von Thun, in Bern, Mitglied des Verwaltungsrates, mit Einzelunterschrift.'); // prettier-ignore
    const firm = (await loadInvented([founding(AG), wrong, { ...wrong, cancelledOn: '2021-05-20' }])).firm(AG.uid);
    const member = firm.mandates.filter(({ role }) => role === 'BOARD_MEMBER');
    expect(member.map(({ fromPublished, withdrawnPublished }) => [fromPublished, withdrawnPublished])).toEqual([
      ['2021-05-06', '2021-05-20'],
    ]);
  });
});

describe('P5: people of one name', () => {
  const second: InventedFirm = {
    uid: 'CHE-200.000.001',
    name: 'Gelbhorn Optik AG',
    seat: 'Luzern',
    code13: 'CH10030001117',
  };
  const entered = (origin: string, residence: string): InventedNotice => ({
    number: 'HR01-1000000009', published: '2021-05-06', journal: '2021-05-03', canton: 'LU', now: second,
    text: `${second.name}, in Luzern, ${second.uid}, Lindenweg 4, 8003 Luzern, Aktiengesellschaft (Neueintragung). Eingetragene Personen: Wiesendanger, Rosalinde, von ${origin}, in ${residence}, Mitglied des Verwaltungsrates, mit Einzelunterschrift.`,
  }); // prettier-ignore
  const persons = async (origin: string, residence: string) => {
    const { identities } = await loadInvented([
      founding(AG, { text: founding(AG).text!.replace('in Uster, Präsidentin', 'in Wil, Präsidentin') }),
      entered(origin, residence),
    ]);
    return {
      people: identities.flatMap((unit) => unit.persons).length,
      open: identities.flatMap((unit) => unit.possiblySame).length,
    };
  };

  it('a namesake of another origin is another person', async () => {
    expect(await persons('Kriens', 'Wil')).toEqual({ people: 2, open: 0 });
  });

  it('name, origin and residence together are one person', async () => {
    expect(await persons('Uster', 'Wil')).toEqual({ people: 1, open: 0 });
  });

  it('name and origin without more stay two, and say so', async () => {
    expect(await persons('Uster', 'Luzern')).toEqual({ people: 2, open: 1 });
  });
});
