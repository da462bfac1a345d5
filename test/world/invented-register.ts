import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadAndRead } from '../../bench/world/load.js';
import type { CompanyStateRow, FirmUnit, IdentityUnit } from '../../src/core/index.js';

export interface InventedFirm {
  uid: string;
  name: string;
  seat: string;
  legalForm?: string;
  code13?: string;
  street?: string;
}

export interface InventedNotice {
  number: string;
  published: string;
  journal?: string;
  canton?: string;
  text?: string;
  before?: InventedFirm;
  now?: InventedFirm;
  content?: Record<string, unknown>;
  /** The day on which it was taken back. */
  cancelledOn?: string;
}

/** One publication in the portal's own form. The number says its sub-rubric: `HR02-1000000001`. */
export function portalItem(notice: InventedNotice): Record<string, unknown> {
  const { number, published, journal, canton = 'ZH', text, before, now, cancelledOn } = notice;
  const subRubric = number.slice(0, 4);
  return {
    meta: {
      id: `00000000-0000-4000-8000-${number.slice(5).padStart(12, '0')}`, rubric: subRubric.slice(0, 2), subRubric, language: 'de', publicationNumber: number,
      publicationState: cancelledOn ? 'CANCELLED' : 'PUBLISHED', publicationDate: published, updateDate: `${cancelledOn ?? published}T06:00:00.000Z`,
      creationDate: `${published}T05:00:00.000Z`, cantons: [canton], title: { de: number },
    },
    content: {
      ...(text ? { publicationText: text } : {}),
      ...(journal ? { journalDate: `${journal}T00:00:00.000Z`, journalNumber: String(Number(number.slice(5)) % 100_000) } : {}),
      ...(before ? { commonsActual: commons(before) } : {}),
      ...(now ? { commonsNew: commons(now) } : {}),
      ...notice.content,
    },
  }; // prettier-ignore
}

function commons({ uid, name, seat, legalForm = '0106', code13, street = 'Lindenweg' }: InventedFirm) {
  const address = { street, houseNumber: '4', swissZipCode: '8003', town: seat };
  return { company: { name, uid, seat, legalForm, noAddress: false, address, ...(code13 ? { code13 } : {}) } };
}

export interface LoadedRegister {
  firms: FirmUnit[];
  identities: IdentityUnit[];
  /** The registered firm of a number; fails unless there is exactly one. */
  firm(uid: string): FirmUnit;
}

/** Notices taken through files, ledger, reading, deriving and identity. */
export async function loadInvented(notices: readonly InventedNotice[]): Promise<LoadedRegister> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-invented-'));
  try {
    const file = join(folder, 'notices.ndjson');
    writeFileSync(file, notices.map((notice) => `${JSON.stringify(portalItem(notice))}\n`).join(''));
    const { firms, identities } = await loadAndRead(file, join(folder, 'data'), 0);
    const firm = (uid: string) => {
      const found = firms.filter(({ company }) => company.registerNumber === uid);
      if (found.length !== 1) throw new Error(`${found.length} firms have the number ${uid}`);
      return found[0]!;
    };
    return { firms, identities, firm };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** States that stand today, in time order. */
export function standing(firm: FirmUnit): CompanyStateRow[] {
  return firm.states
    .filter((state) => state.withdrawnPublished === null)
    .sort((a, b) => ((a.from.date ?? '') < (b.from.date ?? '') ? -1 : 1));
}
