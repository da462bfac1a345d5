import { companyUid, type IsoDate } from '../../../src/core/index.js';
import type { EffectiveRow, Ledger } from '../../ledger/index.js';
import { lowestKey } from '../firm-uid.js';
import { Sets } from '../sets.js';

export interface GroupedFirm {
  id: number;
  uid: string;
  /** Sorted. */
  keys: string[];
  notices: { position: number; cancelledFrom: IsoDate | null }[];
}
export interface Grouping {
  keys: { id: number; key: string; firm: number }[];
  links: { a: number; b: number; count: number }[];
  /** By key. */
  notices: { key: number; publication: number }[];
  firms: GroupedFirm[];
  /** Every publication held, in the order of its number, page by page. */
  pages: () => Generator<EffectiveRow[], void>;
}

/** Groups all notices into firms at once: connected components of the keys that subjects carry together. */
export function groupFirms(ledger: Ledger): Grouping {
  const ids = new Map<string, number>();
  const texts: string[] = [''];
  const sets = new Sets();
  const links = new Map<string, number>();
  const notices: { key: number; publication: number; position: number; cancelledFrom: IsoDate | null }[] = [];
  const idOf = (key: string): number => {
    let id = ids.get(key);
    if (id === undefined) {
      ids.set(key, (id = texts.length));
      texts.push(key);
    }
    return id;
  };
  for (const page of pagesOf(ledger))
    for (const { number, position, cancelledFrom, subjects } of page) {
      for (const subject of JSON.parse(subjects) as string[][]) {
        const keys = subject.map(idOf);
        notices.push({ key: keys[0]!, publication: number, position, cancelledFrom });
        for (const a of keys)
          for (const b of keys) {
            if (a === b) continue;
            sets.union(a, b);
            links.set(`${a} ${b}`, (links.get(`${a} ${b}`) ?? 0) + 1);
          }
      }
    }
  const { firms, firmOf } = firmsOf(texts, sets, notices);
  notices.sort((a, b) => a.key - b.key || a.publication - b.publication);
  return {
    keys: texts.slice(1).map((key, index) => ({ id: index + 1, key, firm: firmOf(index + 1) })),
    links: linkRows(links),
    notices,
    firms,
    pages: () => pagesOf(ledger),
  };
}

function firmsOf(
  texts: readonly string[],
  sets: Sets,
  notices: readonly { key: number; position: number; cancelledFrom: IsoDate | null }[],
): { firms: GroupedFirm[]; firmOf: (key: number) => number } {
  const byRoot = new Map<number, GroupedFirm>();
  const firms: GroupedFirm[] = [];
  for (let key = 1; key < texts.length; key++) {
    const root = sets.find(key);
    let firm = byRoot.get(root);
    if (firm === undefined) {
      byRoot.set(root, (firm = { id: byRoot.size + 1, uid: '', keys: [], notices: [] }));
      firms.push(firm);
    }
    firm.keys.push(texts[key]!);
  }
  for (const firm of firms) {
    firm.uid = companyUid(lowestKey(firm.keys));
    firm.keys.sort();
  }
  for (const { key, position, cancelledFrom } of notices) {
    const firm = byRoot.get(sets.find(key))!;
    if (firm.notices.at(-1)?.position !== position) firm.notices.push({ position, cancelledFrom });
  }
  return { firms, firmOf: (key) => byRoot.get(sets.find(key))!.id };
}

function linkRows(links: ReadonlyMap<string, number>): { a: number; b: number; count: number }[] {
  return [...links]
    .map(([pair, count]) => {
      const [a, b] = pair.split(' ').map(Number);
      return { a: a!, b: b!, count };
    })
    .sort((x, y) => x.a - y.a || x.b - y.b);
}

function* pagesOf(ledger: Ledger): Generator<EffectiveRow[], void> {
  for (let after = 0; ;) {
    const page = ledger.readings.effectives(after, 5_000);
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)!.number;
  }
}
