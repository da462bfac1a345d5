import { parseIsoDate, parseUid } from '../../src/core/index.js';
import type {
  Assertion,
  BoundKind,
  DebtorPerson,
  EventTopic,
  Field,
  FirmField,
  FirmReference,
  IsoDate,
  NoticeReference,
  Publication,
  PublicationReading,
  Span,
} from '../../src/core/index.js';
import { indexFields, type FieldIndex } from './field-index.js';

type FieldSet = Extract<Assertion, { kind: 'FIRM_FIELD_SET' }>;
type Keyless = Assertion extends infer Each ? (Each extends Assertion ? Omit<Each, 'key'> : never) : never;

/** A reading while it is being made: collects, keeps keys unique and spans inside the text. */
export interface Draft {
  readonly publication: Publication;
  readonly fields: FieldIndex;
  /** The publicationText: the beginning of the canonical text, so offsets agree. */
  readonly body: string;
  readonly subjects: FirmReference[];
  readonly debtors: DebtorPerson[];
  readonly references: NoticeReference[];
  readonly assertions: Assertion[];
  readonly warnings: PublicationReading['warnings'];
  readonly topics: Set<EventTopic>;
  /** Adds an assertion; its key is `place`, with `#2`, `#3` ... where that place said something before. */
  assert(place: string, assertion: Keyless): void;
  set(
    place: string,
    span: Span,
    field: FirmField,
    value: string | null,
    how?: Pick<FieldSet, 'previous' | 'background'>,
  ): void;
  warn(code: string, message: string, span: Span | null): void;
  has(kind: Assertion['kind'], field?: FirmField): boolean;
  /** The day that a field names; null, with a warning, where it names none that exists. */
  date(path: string): IsoDate | null;
  /** A dotted number and whether it identifies anybody; a wrong check digit is warned of. */
  uid(printed: string, span: Span | null): Pick<FirmReference, 'uid' | 'uidValid'>;
}

export function createDraft(publication: Publication): Draft {
  const fields = indexFields(publication.fields);
  const assertions: Assertion[] = [];
  const warnings: PublicationReading['warnings'] = [];
  const keys = new Set<string>();
  const warn: Draft['warn'] = (code, message, span) => void warnings.push({ code, message, span });
  const keyFor = (place: string) => {
    let key = place;
    for (let count = 2; keys.has(key); count++) key = `${place}#${count}`;
    keys.add(key);
    return key;
  };
  const assert: Draft['assert'] = (place, assertion) => void assertions.push({ ...assertion, key: keyFor(place) });
  return {
    publication,
    fields,
    body: bodyOf(publication, fields),
    subjects: [],
    debtors: [],
    references: [],
    assertions,
    warnings,
    topics: new Set(),
    assert,
    set: (place, span, field, value, how = {}) =>
      void assertions.push({ key: keyFor(place), kind: 'FIRM_FIELD_SET', span, field, value, ...how }),
    warn,
    has: (kind, field) =>
      assertions.some((each) => each.kind === kind && (field === undefined || (each as FieldSet).field === field)),
    date: (path) => dateOf(fields.get(path), warn),
    uid: (printed, span) => uidOf(printed, span, warn),
  };
}

/** The text's beginning, best taken from its field: cut from the whole text, each look at a character would go through that. */
function bodyOf({ text, bodyLength }: Publication, fields: FieldIndex): string {
  const own = fields.value('publicationText');
  return own !== null && own.length === bodyLength ? own : text.slice(0, bodyLength);
}

function dateOf(field: Field | undefined, warn: Draft['warn']): IsoDate | null {
  if (field === undefined) return null;
  const date = parseIsoDate(field.value.slice(0, 10));
  if (date === null)
    warn('IMPOSSIBLE_DATE', `${field.path} is no day that exists: ${field.value.slice(0, 40)}`, field.span);
  return date;
}

function uidOf(printed: string, span: Span | null, warn: Draft['warn']): Pick<FirmReference, 'uid' | 'uidValid'> {
  const parsed = parseUid(printed);
  if (parsed === null) {
    warn('NO_REGISTER_NUMBER', `not a firm number: ${printed.slice(0, 40)}`, span);
    return { uid: null, uidValid: false };
  }
  if (!parsed.valid) warn('BAD_CHECK_DIGIT', `the check digit of ${parsed.uid} is wrong`, span);
  return { uid: parsed.uid, uidValid: parsed.valid };
}

/** The first date that is known, as EXACT; else the publication date, by which it was true at the latest. */
export function legalBound(draft: Draft, date: IsoDate | null): { date: IsoDate; kind: BoundKind } {
  return date === null ? { date: draft.publication.publicationDate, kind: 'NOT_LATER_THAN' } : { date, kind: 'EXACT' };
}
