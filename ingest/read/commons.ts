import { parseCanton } from './lexicon/cantons.js';
import { cantonOfPlace } from './lexicon/cantons.js';
import { parseOldNumber } from '../../src/core/index.js';
import type { Field, FirmField, FirmReference, Span } from '../../src/core/index.js';
import type { Draft } from './draft.js';
import { hull } from './field-index.js';
import { knownOffice, withFields } from './numbers.js';
import { decimal } from './printed.js';

/** One value of a firm as a block of fields gives it, and where it stands. */
export interface BlockValue {
  value: string;
  place: string;
  span: Span;
}

/** A firm as `commonsNew` or `commonsActual` describes it. */
export interface FirmBlock {
  firm: FirmReference;
  values: Partial<Record<FirmField, BlockValue>>;
  /** True where the notice says outright that there is no address. */
  noAddress: boolean;
}

/** Reads the block at `path`; null where it names no firm. The block's company may lack everything but a name or a number. */
export function readCommons(draft: Draft, path: string): FirmBlock | null {
  const company = joined(path, 'company');
  const firm = firmAt(draft, company);
  if (firm === null) return null;
  const { fields } = draft;
  const values: FirmBlock['values'] = {};
  const take = (field: FirmField, at: string, read: (value: string) => string | null = (value) => value) => {
    const found = fields.get(at);
    const value = found ? read(found.value) : null;
    if (found && value !== null) values[field] = { value, place: at, span: found.span };
  };
  take('name', joined(company, 'name'));
  take('translations', joined(company, 'translations'), translationList);
  take('seat', joined(company, 'seat'));
  take('legalForm', joined(company, 'legalForm'), (code) => (/^\d{4}$/.test(code) ? code : null));
  take('purpose', joined(path, 'purpose'));
  take('capitalNominal', joined(path, 'capital.nominal'), decimal);
  take('capitalPaid', joined(path, 'capital.paid'), decimal);
  take('optingOut', joined(path, 'revision.optingOut'), (flag) => (flag === 'true' || flag === 'false' ? flag : null));
  const address = addressAt(draft, joined(company, 'address'));
  if (address) values.address = address;
  return { firm, values, noAddress: fields.flag(joined(company, 'noAddress')) === true };
}

/** How the fields at `path` (a company, a debtor, a head office) name a firm; null where they do not. */
export function firmAt(draft: Draft, path: string): FirmReference | null {
  const { fields } = draft;
  const number = fields.get(joined(path, 'uid')) ?? fields.get(joined(path, 'uidOrganisationId'));
  const { uid, uidValid } = number ? draft.uid(number.value, number.span) : { uid: null, uidValid: false };
  const oldNumber = knownOffice(parseOldNumber(fields.value(joined(path, 'code13')) ?? ''));
  const name = fields.value(joined(path, 'name'));
  const others = fields.get(joined(path, 'numbers.scheme')) !== undefined;
  if (uid === null && oldNumber === null && !others && name === null) return null;
  const form = fields.value(joined(path, 'legalForm'));
  const [seat, legalForm] = [fields.value(joined(path, 'seat')), form !== null && /^\d{4}$/.test(form) ? form : null];
  const firm: FirmReference = { uid, uidValid, oldNumber, name, seat, legalForm };
  return others ? { ...firm, ...withFields(draft, firm, joined(path, 'numbers')) } : firm;
}

/** `(X SA) (Y Ltd)` as `X SA | Y Ltd`; names may hold parentheses themselves. */
export function translationList(text: string): string | null {
  const trimmed = text.trim();
  if (!/^[([]/.test(trimmed)) return trimmed === '' ? null : trimmed;
  const names: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < trimmed.length; index++) {
    const character = trimmed[index]!;
    if (character === '(' || character === '[') {
      if (depth++ === 0) start = index + 1;
    } else if ((character === ')' || character === ']') && depth > 0 && --depth === 0) {
      names.push(trimmed.slice(start, index).trim());
    }
  }
  if (depth > 0) names.push(trimmed.slice(start).trim());
  const list = names.filter((name) => name !== '').join(' | ');
  return list === '' ? null : list;
}

/** The address as one line: `c/o X, Street 1, 8000 Town`; also where parts are missing. Its place is the text's where the text prints it so. */
export function addressAt(draft: Draft, path: string): BlockValue | null {
  const found: Field[] = [];
  const part = (name: string) => {
    const field = draft.fields.get(joined(path, name));
    if (field) found.push(field);
    return field?.value ?? null;
  };
  const pair = (...names: string[]) =>
    names
      .map(part)
      .filter((text) => text !== null)
      .join(' ');
  const lines = [
    part('addressLine1'),
    part('addressLine2'),
    pair('street', 'houseNumber'),
    part('postOfficeBox'),
    pair('swissZipCode', 'town'),
    pair('foreignZipCode', 'foreignTown'),
  ];
  const block = hull(found);
  const value = lines.filter((line) => line !== null && line !== '').join(', ');
  if (block === null || value === '') return null;
  const printed = draft.body.indexOf(value);
  return { value, place: path, span: printed < 0 ? block : { start: printed, end: printed + value.length } };
}

/** The canton that a seat tells by its suffix, else the notice's own where it names exactly one. */
export function cantonOfSeat(draft: Draft, seat: string): string | null {
  const { cantons } = draft.publication;
  return cantonOfPlace(seat) ?? (cantons.length === 1 ? parseCanton(cantons[0]!) : null);
}

/** `path.leaf`; those of the register's two blocks are made once, since a lookup by a fresh string costs its hash. */
function joined(path: string, leaf: string): string {
  return KNOWN.get(path)?.[leaf] ?? `${path}.${leaf}`;
}

const BLOCK_LEAVES = ['company', 'purpose', 'capital.nominal', 'capital.paid', 'revision.optingOut'];
const COMPANY_LEAVES = [
  'name',
  'translations',
  'seat',
  'legalForm',
  'address',
  'noAddress',
  'uid',
  'uidOrganisationId',
  'code13',
  'numbers.scheme',
];
const ADDRESS_LEAVES = [
  'addressLine1', 'addressLine2', 'street', 'houseNumber', 'postOfficeBox', 'swissZipCode', 'town', 'foreignZipCode', 'foreignTown',
]; // prettier-ignore
const KNOWN = new Map<string, Readonly<Record<string, string>>>();
for (const block of ['commonsNew', 'commonsActual']) {
  const paths = (path: string, leaves: readonly string[]) =>
    KNOWN.set(path, Object.fromEntries(leaves.map((leaf) => [leaf, `${path}.${leaf}`])));
  paths(block, BLOCK_LEAVES);
  paths(`${block}.company`, COMPANY_LEAVES);
  paths(`${block}.company.address`, ADDRESS_LEAVES);
}
