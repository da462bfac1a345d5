import {
  type Assertion,
  type Bound,
  type EntryAction,
  type FirmField,
  type FirmReference,
  type FirmStatus,
  type Mention,
  type MentionSubject,
  type NoticeReference,
  type PreviousValues,
  type Reading,
  type Role,
  type SignatureKind,
  type StatusCause,
} from '../../src/core/index.js';
import type { FirmInput, FirmOutput, Notice } from '../../ingest/derive/contract.js';
import { deriveFirm } from '../../ingest/derive/index.js';

/** Invented notices, built as readings, so that these tests do not depend on any grammar. */
export interface Person {
  name: string;
  origins?: string[];
  nationality?: string;
  further?: string[];
  residence?: string;
  roles?: Role[];
  /** The role text, where it is not the roles' names; of an OTHER its own. */
  printed?: string;
  signature?: SignatureKind;
  /** The change prints that the signature begins with it. */
  anew?: boolean;
  restriction?: string;
  shares?: string;
  previous?: Partial<Omit<PreviousSketch, 'kind'>>;
  never?: Partial<Omit<PreviousSketch, 'kind'>>;
  partial?: boolean;
  ends?: { roles: Role[]; signature: boolean };
  subject?: MentionSubject;
  identifier?: string;
  background?: boolean;
  /** `l'administrateur X`: the office by which prose points at somebody. */
  stated?: Role[];
}
interface PreviousSketch {
  text: string;
  surname: string;
  givenNames: string;
  name: string;
  identifier: string;
  origins: string[];
  nationality: string;
  residence: string;
  roles: Role[];
  signature: SignatureKind;
}

export interface Sketch {
  id: string;
  /** Legal date. */
  day: string;
  published?: string;
  knownFrom?: string;
  cancelled?: string;
  rubric?: string;
  subRubric?: string;
  bound?: Bound;
  journal?: number;
  office?: string;
  removed?: Person[];
  entered?: Person[];
  registered?: Person[];
  set?: Partial<Record<FirmField, string | null>>;
  before?: Partial<Record<FirmField, string>>;
  held?: Partial<Record<FirmField, string>>;
  status?: [StatusCause, FirmStatus][];
  /** Day of the gazette in which the firm's last notice stood. */
  last?: string;
  /** A stretch of its person section was not read. */
  unread?: boolean;
  refs?: string[];
  /** Names of the firms it is about; the first is the firm itself. */
  subjects?: string[];
  corrects?: Partial<NoticeReference>;
  cancels?: Partial<NoticeReference>;
  headOffice?: Partial<FirmReference>;
  relation?: {
    kind: 'MERGER' | 'ASSET_TRANSFER' | 'DEMERGER';
    other: Partial<FirmReference>;
    direction: 'FROM' | 'TO';
  };
}

export const UID = 'ch-uid:CHE-100.000.006';

export function notice(sketch: Sketch): Notice {
  const published = sketch.published ?? sketch.day;
  let offset = 0;
  const span = () => ({ start: (offset += 100), end: offset + 50 });
  const assertions: Assertion[] = [];
  const add = (people: Person[] | undefined, action: EntryAction) => {
    for (const person of people ?? []) {
      const mention = mentionOf(person, action, span());
      assertions.push({
        kind: action === 'REMOVED' ? 'ENTRY_REMOVED' : 'ENTRY_SET',
        key: String(mention.span.start),
        span: mention.span,
        mention,
        ...(person.background === true ? { background: true } : {}),
      });
    }
  };
  add(sketch.removed, 'REMOVED');
  add(sketch.registered, 'REGISTERED');
  add(sketch.entered, 'ENTERED');
  const fields = (entries: object, make: (field: FirmField, value: string | null) => object) => {
    for (const [field, value] of Object.entries(entries) as [FirmField, string | null][])
      assertions.push({
        kind: 'FIRM_FIELD_SET',
        key: field,
        span: span(),
        field,
        value,
        ...make(field, value),
      });
  };
  fields(sketch.set ?? {}, (field) => (sketch.before?.[field] === undefined ? {} : { previous: sketch.before[field] }));
  fields(sketch.held ?? {}, () => ({ background: true }));
  for (const [cause, status] of sketch.status ?? [])
    assertions.push({ kind: 'STATUS_SET', key: cause, span: span(), cause, status });
  if (sketch.corrects)
    assertions.push({ kind: 'CORRECTS', key: 'c', span: span(), target: reference(sketch.corrects) });
  if (sketch.cancels) assertions.push({ kind: 'CANCELS', key: 'x', span: span(), target: reference(sketch.cancels) });
  if (sketch.headOffice)
    assertions.push({
      kind: 'RELATION',
      key: 'h',
      span: span(),
      relation: { kind: 'HEAD_OFFICE', other: firm(sketch.headOffice), direction: 'FROM' },
    });
  if (sketch.relation)
    assertions.push({
      kind: 'RELATION',
      key: 'r',
      span: span(),
      relation: { ...sketch.relation, other: firm(sketch.relation.other) },
    });
  const legalDate: Bound = sketch.bound ?? { date: sketch.day, kind: 'EXACT' };
  return {
    header: {
      source: 'shab',
      scope: 'public',
      id: sketch.id,
      number: `HR02-${sketch.id}`,
      rubric: sketch.rubric ?? 'HR',
      subRubric: sketch.subRubric ?? 'HR02',
      language: 'de',
      state: sketch.cancelled === undefined ? 'PUBLISHED' : 'CANCELLED',
      publicationDate: published,
      updateDate: null,
      cantons: ['ZH'],
      title: {},
      bodyLength: 10_000,
      hash: `hash-${sketch.id}`,
      office: null,
      knownFrom: sketch.cancelled ?? sketch.knownFrom ?? published,
    },
    reading: {
      parserVersion: 'test',
      subjects: (sketch.subjects ?? ['Muster AG']).map((name, index) =>
        firm({ uid: index === 0 ? 'CHE-100.000.006' : 'CHE-100.000.012', name }),
      ),
      debtors: [],
      legalDate,
      journal: {
        office: sketch.office ?? 'zh',
        number: sketch.journal ?? 0,
        date: legalDate.kind === 'EXACT' ? legalDate.date : null,
      },
      references: [
        ...(sketch.refs ?? []).map((sequence) => reference({ sequence })),
        ...(sketch.last === undefined ? [] : [reference({ gazetteDate: sketch.last })]),
      ],
      assertions,
      topics: [],
      persons: { sections: [], unread: sketch.unread ? [{ span: span(), reason: 'test' }] : [] },
      warnings: [],
    },
    cancelledKnownFrom: sketch.cancelled ?? null,
  };
}

export function reference(sketch: Partial<NoticeReference>): NoticeReference {
  return {
    sequence: null, gazetteNumber: null, gazetteDate: null, page: null, office: null, journalNumber: null, journalDate: null, span: null,
    ...sketch,
  }; // prettier-ignore
}

function firm(sketch: Partial<FirmReference>): FirmReference {
  return { uid: null, uidValid: true, oldNumber: null, name: null, seat: null, legalForm: null, ...sketch };
}

function mentionOf(person: Person, action: EntryAction, span: { start: number; end: number }): Mention {
  const read = (value: string): Reading => ({ value, span });
  const subject = person.subject ?? 'PERSON';
  const [surname, givenNames] = person.name.split(' ') as [string, string | undefined];
  const previous = person.previous ?? person.never;
  return {
    subject,
    action,
    span,
    surname: subject === 'PERSON' ? read(surname) : null,
    givenNames: subject === 'PERSON' && givenNames !== undefined ? read(givenNames) : null,
    title: null,
    name: subject === 'PERSON' ? null : read(person.name),
    identifier: person.identifier === undefined ? null : read(person.identifier),
    origins: (person.origins ?? []).map(read),
    nationality: person.nationality === undefined ? null : read(person.nationality),
    ...(person.further && { furtherNationalities: person.further.map(read) }),
    residence: person.residence === undefined ? null : read(person.residence),
    roles: (person.roles ?? []).map((role) => ({
      role,
      text: role === 'OTHER' ? (person.printed ?? role) : role,
      span,
    })),
    roleText: person.printed ?? person.roles?.join(' und ') ?? null,
    signature:
      person.signature === undefined
        ? null
        : {
            ...signatureOf(person.signature, person.restriction ?? null, span),
            ...(person.anew && { anew: true as const }),
          },
    shares:
      person.shares === undefined
        ? null
        : { text: person.shares, count: null, nominal: null, total: null, currency: null, span },
    previous: previous === undefined ? null : previousOf(previous, person.never === undefined, span),
    partial: person.partial ?? false,
    ...(person.stated && { stated: person.stated.map((role) => ({ role, text: role, span })) }),
    ends:
      person.ends === undefined
        ? null
        : { roles: person.ends.roles.map((role) => ({ role, text: role, span })), signature: person.ends.signature },
  };
}

function signatureOf(kind: SignatureKind, restriction: string | null, span: { start: number; end: number }) {
  return { kind, text: kind, restriction, span };
}

function previousOf(
  sketch: Partial<PreviousSketch>,
  was: boolean,
  span: { start: number; end: number },
): PreviousValues {
  const { roles, signature, ...rest } = sketch;
  return {
    kind: was ? 'PREVIOUSLY' : 'NEVER',
    ...rest,
    ...(roles === undefined ? {} : { roles: roles.map((role) => ({ role, text: role, span })) }),
    ...(signature === undefined ? {} : { signature: signatureOf(signature, null, span) }),
    text: rest.text ?? '',
    span,
  };
}

export function input(notices: Notice[]): FirmInput {
  return { companyUid: 'co_test', keys: [UID], notices };
}

export function derive(...sketches: Sketch[]): FirmOutput {
  return deriveFirm(input(sketches.map(notice)));
}
