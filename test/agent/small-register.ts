import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GraphReader } from '../../engines/graph/contract.js';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import {
  companyUid,
  hubKey,
  mandateUid,
  uidCheckDigit,
  uidKey,
  type FirmUnit,
  type IdentityUnit,
  type MandateRow,
  type Role,
  type UnitChange,
} from '../../src/core/index.js';
import { manualClock } from './world.js';

const exact = (date: string) => ({ date, kind: 'EXACT' as const });
const OPEN = { date: null, kind: 'OPEN' as const };
const FROM = '2015-05-04';
const FORMS: readonly [RegExp, string][] = [[/GmbH|Sàrl|Sagl/, '0107'], [/Stiftung|Fondation|Fondazione/, '0110'], [/Verein|Association/, '0109'], [/./, '0106']]; // prettier-ignore

/** Who has which office in which firm, since that was entered. */
export type Seat = readonly [holder: string, role: Role, firm: string];

function firmUnit(name: string, index: number): FirmUnit {
  let digits = 20_000_000 + index * 13;
  while (uidCheckDigit(String(digits)) === null) digits++;
  const all = `${digits}${uidCheckDigit(String(digits))}`;
  const number = `CHE-${all.slice(0, 3)}.${all.slice(3, 6)}.${all.slice(6)}`;
  const uid = companyUid(uidKey(number));
  const validity = {
    from: exact(FROM),
    to: OPEN,
    fromPublished: '2015-05-08',
    toPublished: null,
    withdrawnPublished: null,
  };
  return {
    unit: 'firm',
    company: {
      uid, registerNumber: number, identifiers: [{ scheme: 'ch-uid', value: number }], aliases: [], scope: 'public', strength: 'STRONG',
      names: [{ name, kind: 'NAME', from: exact(FROM), to: OPEN, fromPublished: '2015-05-08' }],
    },
    states: [{
      ...validity, name, translations: [], legalForm: FORMS.find(([pattern]) => pattern.test(name))![1], seat: 'Obertal', canton: 'ZG', address: null,
      purpose: null, capitalNominal: null, capitalPaid: null, status: 'ACTIVE', proofs: [], fieldProofs: {},
    }],
    mandates: [], relations: [], edges: [], holders: [], anomalies: [],
  }; // prettier-ignore
}

function personUnit(name: string, index: number): IdentityUnit {
  const [surname = '', givenNames = ''] = name.split(', ');
  const mentionId = `pe_small_${index}`;
  const mention = {
    mentionId, companyUid: '', hubKey: hubKey(name), name, surname, givenNames, origins: ['Obertal'], nationality: null, residence: 'Untertal',
    legalDate: FROM, publicationDate: '2015-05-08', publicationId: `small-${index}`, publicationNumber: `HR01-${index}`, span: { start: 0, end: name.length },
    scope: 'public',
  }; // prettier-ignore
  return {
    unit: 'identity',
    persons: [{ uid: mentionId, mentions: [mention], links: [], scope: 'public' }],
    possiblySame: [],
  };
}

export interface SmallRegister {
  graph: GraphReader;
  /** The graph's file, for processes beside. */
  path: string;
  /** uid by name. */
  uids: Map<string, string>;
  numbers: Map<string, string>;
  close(): Promise<void>;
}

/** The offices of its people in one firm; auditors are not among them. */
function seated(unit: FirmUnit, seats: readonly Seat[], people: readonly string[]): FirmUnit {
  const { uid: companyUid, names } = unit.company;
  const { from, to, fromPublished, toPublished, withdrawnPublished } = unit.states[0]!;
  const mandates = seats.filter(([, , firm]) => firm === names[0]!.name).map(([name, role]): MandateRow => {
    const mentionId = `pe_small_${people.indexOf(name)}`;
    const details = [{ from, published: fromPublished, name, residence: null, roleText: null, sharesText: null, shareCount: null, shareTotal: null }];
    return { from, to, fromPublished, toPublished, withdrawnPublished, uid: mandateUid(companyUid, mentionId, role, '', null), companyUid, mentionId, subject: 'PERSON', role, roleText: null, signature: null, signatureText: null, details, endedBy: null, proofs: [] };
  });
  return { ...unit, mandates };
} // prettier-ignore

/** A register of so many firms and people and nothing else but their seats, in the real engine. */
export async function smallRegister(
  firms: readonly string[],
  people: readonly string[],
  /** Firms of which nothing but a name is known. */
  namesOnly: readonly string[] = [],
  seats: readonly Seat[] = [],
): Promise<SmallRegister> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-frames-'));
  const path = join(folder, 'graph.db');
  const writer = openGraphWriter({ path });
  const units = [
    ...[
      ...firms.map(firmUnit).map((unit) => seated(unit, seats, people)),
      ...namesOnly.map((name, index) => ({ ...firmUnit(name, firms.length + index), states: [] })),
    ].map((unit) => ({ key: `firm:${unit.company.uid}`, unit })),
    ...people.map(personUnit).map((unit) => ({ key: `identity:${unit.persons[0]!.uid}`, unit })),
  ];
  const changes: UnitChange[] = units.map(({ key, unit }, index) => ({
    feedPosition: index + 1,
    key,
    version: 1,
    rows: unit,
  }));
  await writer.apply(changes, { feed: changes.length, ledger: 1 });
  const graph = openGraphReader({ path, clock: manualClock(), workers: 0 });
  const companies = units.flatMap(({ unit }) => (unit.unit === 'firm' ? [unit.company] : []));
  return {
    graph,
    path,
    uids: new Map([
      ...companies.map((company): [string, string] => [company.names[0]!.name, company.uid]),
      ...people.map((name, index): [string, string] => [name, `pe_small_${index}`]),
    ]),
    numbers: new Map(companies.map((company) => [company.names[0]!.name, company.registerNumber ?? ''])),
    async close() {
      await graph.close();
      await writer.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
