import { remembered, type Clocks } from '../../../../core/index.js';
import { mandateClaims, searchedIn, type FoundEntity, type NamedMandate, type OtherPerson, type Searched, type ToolRows } from '../../../../tools/index.js'; // prettier-ignore
import type { Claim } from '../../../../trace/index.js';
import { madeOnce } from '../../../rounds/made-once.js';
import type { Observation } from '../../../slots.js';
import type { Body } from '../phrases/index.js';

export type Rows<Type extends ToolRows['type']> = Extract<ToolRows, { type: Type }>;
export type MandateClaim = Omit<Claim, 'evidenceIds'>;

/** What the run saw, looked up by what a claim says. Sentences are rendered from here and from claims, nothing else. */
export interface View {
  name(uid: string): string;
  /** The same, null where no name was seen. */
  known(uid: string): string | null;
  /** The body that governs the firm, by its legal form where the run saw that. */
  body(companyUid: string): Body;
  /** The rows of every call that came back, in order. */
  rows: ToolRows[];
  mandates: NamedMandate[];
  hits: FoundEntity[];
  /** A search found more than it shows. */
  cut: boolean;
  /** Who may be the same person as somebody of the answer. */
  others: { of: string; other: OtherPerson }[];
  companies: Rows<'COMPANY_DOSSIER'>[];
  people: Rows<'PERSON_DOSSIER'>[];
  histories: Rows<'COMPANY_HISTORY'>[];
  /** The observation that a query text of an Aggregate or Absence belongs to. */
  asked(query: string): { observation: Observation; ownerUid: string | null; coverage: string; text: string } | null;
  /** What had been loaded when it was looked up, as an Absence says it; empty where nothing says so. */
  coverageOf(uid: string): string;
  /** Where the firm sits, by what was seen last; null for people, and where nothing says it. */
  cantonOf(uid: string): string | null;
  /** What the Absence of a query looked in; null where nothing is loaded. */
  searchedBy(query: string): Searched | null;
  /** When the notice of an event was published, where the run cites it. */
  publishedOn(event: string): string | null;
  /** Ids of evidence that carries the claim: of notices the first and the last two, in time order. */
  citing(claim: MandateClaim): string[];
}

const viewOnce = madeOnce<View>();

/** Built once for what has been observed so far. */
export function viewOf({ observations }: { observations: readonly Observation[] }): View {
  return viewOnce(observations, () => build(observations));
}

/** An id is no name; nothing is better than one. */
const NAMELESS = '–';

function build(observations: readonly Observation[]): View {
  const results = observations.flatMap(({ result }) => (result === null ? [] : [result]));
  const rows = results.map((result) => result.rows);
  const companies = rows.filter((row) => row.type === 'COMPANY_DOSSIER');
  const histories = rows.filter((row) => row.type === 'COMPANY_HISTORY');
  const people = rows.filter((row) => row.type === 'PERSON_DOSSIER');
  const hits = rows.flatMap((row) => (row.type === 'HITS' ? row.hits : []));
  const mandates = rows.flatMap((row) =>
    row.type === 'SHARED' ? row.holders.flatMap((holder) => holder.mandates) : 'mandates' in row ? row.mandates : [],
  );
  const others = rows.flatMap((row) => {
    if (row.type === 'SHARED') return row.possiblySame;
    if (row.type !== 'PERSON_DOSSIER' && row.type !== 'PERSON_HISTORY' && row.type !== 'MANDATES') return [];
    const of = row.type === 'MANDATES' ? row.ownerUid : row.node.uid;
    return row.possiblySame.map((other) => ({ of, other }));
  });
  const names = new Map<string, string>();
  for (const result of results) for (const [uid, name] of Object.entries(result.labels)) names.set(uid, name);
  for (const { fact, companyName, holderName } of mandates) {
    if (companyName !== '') names.set(fact.companyUid, companyName);
    if (holderName !== '') names.set(fact.holderUid, holderName);
  }
  const forms = new Map<string, string | null>();
  for (const { fact, companyForm } of mandates) if (companyForm) forms.set(fact.companyUid, companyForm);
  const cantons = new Map<string, string | null>();
  for (const hit of hits) {
    forms.set(hit.uid, hit.legalForm);
    if (hit.kind === 'COMPANY') cantons.set(hit.uid, hit.canton);
  }
  for (const { node, state } of companies) {
    forms.set(node.uid, state?.legalForm ?? null);
    if (state !== null) cantons.set(node.uid, state.canton);
  }
  const index = evidenceIndex(observations);
  return {
    name: (uid) => printed(names.get(uid) ?? NAMELESS),
    known: (uid) => names.get(uid) ?? null,
    body: (uid) => bodyOf(forms.get(uid) ?? null, mandates, uid),
    rows,
    mandates,
    hits,
    cut: results.some(({ rows: row, complete }) => row.type === 'HITS' && !complete),
    others,
    companies,
    people,
    histories,
    asked: (query) => index.queries.get(query) ?? null,
    coverageOf: (uid) => [...index.queries.values()].find(({ ownerUid }) => ownerUid === uid)?.coverage ?? '',
    cantonOf: (uid) => cantons.get(uid) ?? null,
    searchedBy: (query) => searchedIn(index.queries.get(query)?.coverage ?? ''),
    publishedOn: (event) => index.published.get(event) ?? null,
    citing: (claim) => {
      const of = index.carriers.get(claim.subjectUid)?.get(claim.object) ?? [];
      const found = of.filter(({ carried }) => sameClaim(carried, claim));
      const ids = [
        ...new Set(found.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)).map(({ id }) => id)),
      ];
      return ids.length > 3 ? [ids[0]!, ...ids.slice(-2)] : ids;
    },
  };
}

interface Carrier {
  carried: MandateClaim;
  id: string;
  date: string;
}

function evidenceIndex(observations: readonly Observation[]) {
  // By subject and object: claims are many, and few are said.
  const carriers = new Map<string, Map<string | null, Carrier[]>>();
  const published = new Map<string, string>();
  const queries = new Map<string, NonNullable<ReturnType<View['asked']>>>();
  for (const observation of observations) {
    for (const { evidence, carries } of observation.result?.evidence ?? []) {
      const date = 'publicationDate' in evidence ? (evidence.publicationDate ?? '') : '';
      for (const carried of carries) {
        const ofSubject = carriers.get(carried.subjectUid) ?? new Map<string | null, Carrier[]>();
        carriers.set(carried.subjectUid, ofSubject);
        const held = ofSubject.get(carried.object);
        if (held) held.push({ carried, id: evidence.id, date });
        else ofSubject.set(carried.object, [{ carried, id: evidence.id, date }]);
      }
      if (evidence.type === 'FACT') {
        published.set(evidence.eventUid, evidence.publicationDate);
        continue;
      }
      if (evidence.type === 'DOCUMENT') continue;
      const { coverage = '' } = evidence;
      const rows = observation.result?.rows;
      const ownerUid = rows === undefined ? null : ownerOf(rows);
      const text = rows?.type === 'HITS' ? rows.query : '';
      queries.set(evidence.query, { observation, ownerUid, coverage, text });
    }
  }
  return { carriers, published, queries };
}

/** Whom a result is about; null where it is about nobody, or several. */
function ownerOf(rows: ToolRows): string | null {
  if ('ownerUid' in rows) return rows.ownerUid;
  if (rows.type === 'NETWORK') return rows.uids.length === 1 ? (rows.uids[0] ?? null) : null;
  return 'node' in rows ? rows.node.uid : null;
}

const BODIES: Record<string, Body> = {
  '0106': 'COMPANY',
  '0105': 'COMPANY',
  '0108': 'COOPERATIVE',
  '0109': 'ASSOCIATION',
  '0110': 'FOUNDATION',
};

function bodyOf(form: string | null, mandates: readonly NamedMandate[], uid: string): Body {
  if (form !== null) return BODIES[form] ?? 'OTHER';
  const printedRoles = mandates
    .filter(({ fact }) => fact.companyUid === uid)
    .map(({ fact }) => fact.roleText?.toLowerCase() ?? '');
  if (
    printedRoles.some((text) =>
      /verwaltungsrat|conseil d.administration|consiglio d.amministrazione|administrateur/.test(text),
    )
  )
    return 'COMPANY';
  if (printedRoles.some((text) => /stiftungsrat|conseil de fondation|consiglio di fondazione/.test(text)))
    return 'FOUNDATION';
  return printedRoles.some((text) => /vorstand|comité|comitato/.test(text)) ? 'ASSOCIATION' : 'OTHER';
}

/** The rows of one type that the run saw. */
export function rowsOf<Type extends ToolRows['type']>({ rows }: View, type: Type): Rows<Type>[] {
  return rows.filter((row): row is Rows<Type> => row.type === type);
}

/** The rows that a query text of an Aggregate or Absence belongs to, where they are of that type. */
export function rowsAsked<Type extends ToolRows['type']>(view: View, query: string, type: Type): Rows<Type> | null {
  const rows = view.asked(query)?.observation.result?.rows;
  return rows?.type === type ? (rows as Rows<Type>) : null;
}

/** Field by field, dates and all. */
export function sameClaim(a: MandateClaim, b: MandateClaim): boolean {
  return (
    a.subjectUid === b.subjectUid &&
    a.object === b.object &&
    a.relation === b.relation &&
    a.attribute === b.attribute &&
    a.from === b.from &&
    a.to === b.to &&
    a.action === b.action &&
    a.negated === b.negated
  );
}

export function sameClaims(a: readonly MandateClaim[], b: readonly MandateClaim[]): boolean {
  return a.length === b.length && a.every((claim, index) => sameClaim(claim, b[index]!));
}

/** The claims of a mandate as its evidence carries them: its role, then its signature where it has one. */
export function claimsOf({ fact }: NamedMandate, clocks: Clocks): MandateClaim[] {
  return mandateClaims(fact, clocks);
}

/** A printed value on one line, without characters that turn or hide text and without the scheme of web addresses. */
export const printed = remembered((value) =>
  value
    .replace(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu, ' ')
    .replace(/\bhttps?:\/\//gi, '')
    .replace(/\s+/g, ' ')
    .trim(),
);

/** Words of the question as an answer may repeat them: on one line, and no Markdown or HTML. */
export function repeated(text: string): string {
  return printed(text).replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&'); // prettier-ignore
}
