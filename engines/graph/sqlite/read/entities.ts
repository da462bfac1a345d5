import type { CompanyRow } from '../../../../src/core/index.js';
import { number, text } from '../columns.js';
import type { Connection } from '../database.js';
import type { Sight } from './sight.js';
import type { Slice } from './slice.js';

export interface EntityRef {
  kind: 'COMPANY' | 'PERSON';
  /** company.id or person.id. */
  id: number;
  uid: string;
}

/** Who a uid, alias, mention or holder key means, for this viewer. Answers are remembered for the read. */
export interface Entities {
  /** By company uid, alias, number, or mention id; null where nothing answers to it or the viewer may not see it. */
  resolve(uid: string): EntityRef | null;
  company(uid: string): EntityRef | null;
  companyById(id: number): EntityRef | null;
  personById(id: number): EntityRef | null;
  personByMention(mention: string): EntityRef | null;
  /** The company behind a holder key's id. */
  byHolder(holder: number): EntityRef | null;
  /** Ids of the holder keys that mean the company. */
  holdersOf(companyUid: string): number[];
  /**
   * Uid of whoever a line names: null where it is hidden. A line whose identity has not come yet goes by its mention id, which
   * leads to its person as soon as there is one.
   */
  lineHolder(mention: string, holder: number | null): string | null;
  /** The company of a holder key; the key itself where nothing is known of it yet; null where it is hidden. */
  holderUid(holder: number): string | null;
}

type Found = EntityRef | 'HIDDEN' | 'NONE';

export function createEntities(opened: Connection, sight: Sight, slice: Slice): Entities {
  const companies = new Map<string, Found>();
  const companiesById = new Map<number, Found>();
  const persons = new Map<number, Found>();
  const mentions = new Map<string, Found>();
  const holders = new Map<number, Found>();
  const remembered = <Key>(map: Map<Key, Found>, key: Key, find: () => Found): Found => {
    let found = map.get(key);
    if (found === undefined) {
      slice.spend(1);
      map.set(key, (found = find()));
    }
    return found;
  };
  const companyFound = (row: readonly unknown[] | undefined): Found => {
    if (row === undefined) return 'NONE';
    const [id, uid, scope] = row;
    return sight.scope(String(scope)) ? { kind: 'COMPANY', id: Number(id), uid: String(uid) } : 'HIDDEN';
  };
  const findCompany = (uid: string) =>
    remembered(companies, uid, () =>
      // While a key's firm and its weak stand-in are both there, the firm it is.
      companyFound(
        opened.first(`SELECT id, uid, scope FROM company WHERE uid = ? ORDER BY weak, id DESC LIMIT 1`, uid),
      ),
    );
  const findCompanyById = (id: number) =>
    remembered(companiesById, id, () =>
      companyFound(opened.first(`SELECT id, uid, scope FROM company WHERE id = ?`, id)),
    );
  const findPerson = (id: number) =>
    remembered(persons, id, () => {
      const row = opened.first(`SELECT uid, scope FROM person WHERE id = ?`, id);
      if (row === undefined) return 'NONE';
      return sight.person(id, text(row[1])) ? { kind: 'PERSON', id, uid: text(row[0]) } : 'HIDDEN';
    });
  const findMention = (mention: string) =>
    remembered(mentions, mention, () => {
      const row = opened.first(`SELECT max(person) FROM mention WHERE uid = ?`, mention);
      return row === undefined || row[0] === null ? 'NONE' : findPerson(number(row[0]));
    });
  const findHolder = (holder: number) =>
    remembered(holders, holder, () => {
      const uid = opened.first(`SELECT company_uid FROM holder WHERE id = ?`, holder)?.[0] ?? null;
      return uid === null ? 'NONE' : findCompany(text(uid));
    });
  const seen = (found: Found): EntityRef | null => (typeof found === 'string' ? null : found);
  const schemeOf = ([id]: readonly unknown[], value: string): string | undefined => {
    const company = opened.first(`SELECT data FROM company WHERE id = ?`, Number(id))!;
    return (JSON.parse(text(company[0])) as CompanyRow).identifiers.find((number) => number.value === value)?.scheme;
  };
  const findAlias = (alias: string): Found => {
    const [row, other] = opened.all(
      `SELECT c.id, c.uid, c.scope FROM alias a CROSS JOIN company c ON c.id = a.company
       WHERE a.text = ? ORDER BY c.weak, c.id DESC LIMIT 2`,
      alias,
    );
    // A number that two registers write alike means neither firm.
    return row !== undefined && other !== undefined && schemeOf(row, alias) !== schemeOf(other, alias)
      ? 'NONE'
      : companyFound(row);
  };
  const findEntry = (mention: string): Found => {
    const row = opened.first(`SELECT holder FROM entry WHERE mention = ? LIMIT 1`, mention);
    return row === undefined ? 'NONE' : findHolder(number(row[0]));
  };
  // A person's uid is one of her mentions', and no firm's.
  const [FIRM_FIRST, PERSON_FIRST] = [[findCompany, findAlias, findMention, findEntry], [findMention, findEntry, findCompany, findAlias]]; // prettier-ignore
  return {
    resolve(uid) {
      for (const find of uid.startsWith('pe_') ? PERSON_FIRST : FIRM_FIRST) {
        const found = find(uid);
        if (found !== 'NONE') return seen(found);
      }
      return null;
    },
    company: (uid) => seen(findCompany(uid)),
    companyById: (id) => seen(findCompanyById(id)),
    personById: (id) => seen(findPerson(id)),
    personByMention: (mention) => seen(findMention(mention)),
    byHolder: (holder) => seen(findHolder(holder)),
    holdersOf: (uid) => opened.all(`SELECT id FROM holder WHERE company_uid = ?`, uid).map(([id]) => number(id)),
    lineHolder(mention, holder) {
      const found = holder === null ? findMention(mention) : findHolder(holder);
      if (found === 'HIDDEN') return null;
      return found === 'NONE' ? mention : found.uid;
    },
    holderUid(holder) {
      const found = findHolder(holder);
      if (found === 'HIDDEN') return null;
      if (found !== 'NONE') return found.uid;
      return text(opened.first(`SELECT key FROM holder WHERE id = ?`, holder)?.[0]);
    },
  };
}
