import type {
  CompanyRow,
  CompanyStateRow,
  EventUnit,
  FirmUnit,
  MandateRow,
  MentionRow,
  Viewer,
} from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import { Recent } from '../project/recent.js';
import { sourceUrl } from '../project/source-url.js';
import { unitOf } from '../project/unit-rows.js';
import type { Columns, Row } from './format.js';
import { HoldersOf } from './holders-of.js';
import { unitsOf } from './pages.js';

export type ExportKind = 'mentions' | 'mandates' | 'companies' | 'events';

export const COLUMNS: Readonly<Record<ExportKind, Columns>> = {
  mentions: {
    names: ['kind', 'uid', 'mentionId', 'publicationId', 'publicationDate', 'legalDate', 'start', 'end', 'surface', 'name', 'surname',
      'givenNames', 'origins', 'nationality', 'residence', 'companyUid', 'withdrawnPublished'],
    bounds: [],
  },
  mandates: {
    names: ['uid', 'personUid', 'person', 'subject', 'companyUid', 'company', 'registerNumber', 'role', 'roleText', 'signature',
      'signatureText', 'shares', 'from', 'to', 'fromPublished', 'toPublished', 'withdrawnPublished', 'endedBy', 'publications'],
    bounds: ['from', 'to'],
  },
  companies: {
    names: ['uid', 'registerNumber', 'identifiers', 'strength', 'name', 'formerNames', 'status', 'legalForm', 'seat', 'canton', 'address',
      'purpose', 'capitalNominal', 'capitalPaid', 'currency', 'from', 'fromPublished', 'aliases'],
    bounds: ['from'],
  },
  events: {
    names: ['uid', 'publicationId', 'number', 'rubric', 'subRubric', 'language', 'state', 'publicationDate', 'legalDate', 'knownFrom',
      'cantons', 'title', 'topics', 'office', 'source', 'sourceUrl', 'textHash', 'unreadCharacters'],
    bounds: ['legalDate'],
  },
}; // prettier-ignore

/** The rows of an export, read from units only; what the viewer may not see is left out. */
export function exportedRows(ledger: Ledger, kind: ExportKind, viewer: Viewer): AsyncGenerator<Row> {
  switch (kind) {
    case 'mentions':
      return mentionRows(ledger);
    case 'mandates':
      return mandateRows(ledger);
    case 'companies':
      return companyRows(ledger);
    case 'events':
      return eventRows(ledger, viewer);
  }
}

async function* mentionRows(ledger: Ledger): AsyncGenerator<Row> {
  const surface = surfaces(ledger);
  const holders = new HoldersOf(ledger);
  for await (const { persons } of unitsOf(ledger, 'identity'))
    for (const { uid, mentions } of persons)
      for (const mention of mentions) yield mentionRow('PERSON', uid, mention, surface(mention));
  for await (const firm of unitsOf(ledger, 'firm'))
    for (const { mention, holderKey } of firm.holders) {
      const kind = holderKey.startsWith('office:') ? 'OFFICE' : 'COMPANY';
      yield mentionRow(kind, holders.company(holderKey), mention, surface(mention));
    }
}

/** The printed entry, cut from its notice's text; the last notices are kept unpacked. */
function surfaces(ledger: Ledger): (mention: MentionRow) => string {
  const texts = new Recent<string, string>(200);
  return ({ publicationId, span }) => {
    let text = texts.get(publicationId);
    if (text === undefined) {
      const key = `event:${publicationId}`;
      const unit = ledger.read(() => unitOf(ledger, key, ledger.units.rows(key), true)) as EventUnit;
      texts.set(publicationId, (text = unit.text));
    }
    return text.slice(span.start, span.end);
  };
}

function mentionRow(kind: string, uid: string | null, mention: MentionRow, surface: string): Row {
  const { mentionId, publicationId, publicationDate, legalDate, span, name, surname, givenNames, origins } = mention;
  return {
    kind, uid, mentionId, publicationId, publicationDate, legalDate, start: span.start, end: span.end, surface, name, surname, givenNames,
    origins, nationality: mention.nationality, residence: mention.residence, companyUid: mention.companyUid,
    withdrawnPublished: mention.withdrawnPublished ?? null,
  }; // prettier-ignore
}

async function* mandateRows(ledger: Ledger): AsyncGenerator<Row> {
  const holders = new HoldersOf(ledger);
  for await (const firm of unitsOf(ledger, 'firm')) {
    const uids = holders.of(firm);
    for (const mandate of firm.mandates) yield mandateRow(firm, mandate, uids.get(mandate.mentionId) ?? null);
  }
}

function mandateRow({ company }: FirmUnit, mandate: MandateRow, personUid: string | null): Row {
  const detail = mandate.details.at(-1);
  const { uid, subject, companyUid, role, roleText, signature, signatureText, from, to, endedBy } = mandate;
  const { fromPublished, toPublished, withdrawnPublished } = mandate;
  return {
    uid, personUid, person: detail?.name ?? null, subject, companyUid, company: company.names[0]?.name ?? null,
    registerNumber: company.registerNumber, role, roleText, signature, signatureText, shares: detail?.sharesText ?? null, from, to,
    fromPublished, toPublished, withdrawnPublished, endedBy,
    publications: [...new Set(mandate.proofs.map((proof) => proof.publicationId))],
  }; // prettier-ignore
}

async function* companyRows(ledger: Ledger): AsyncGenerator<Row> {
  for await (const { company, states } of unitsOf(ledger, 'firm'))
    yield companyRow(company, states.filter((state) => state.withdrawnPublished === null).at(-1) ?? null);
  for await (const { weak } of unitsOf(ledger, 'holder')) if (weak !== null) yield companyRow(weak, null);
}

/** With the latest state that stands. */
function companyRow(company: CompanyRow, state: CompanyStateRow | null): Row {
  const { uid, registerNumber, strength, aliases } = company;
  const names = [...new Set(company.names.map(({ name }) => name))];
  const current = state?.name ?? names[0] ?? null;
  return {
    uid, registerNumber, identifiers: company.identifiers.map(({ scheme, value }) => `${scheme}:${value}`), strength, name: current,
    formerNames: names.filter((name) => name !== current), status: state?.status ?? null, legalForm: state?.legalForm ?? null,
    seat: state?.seat ?? null, canton: state?.canton ?? null, address: state?.address ?? null, purpose: state?.purpose ?? null,
    capitalNominal: state?.capitalNominal?.amount ?? null, capitalPaid: state?.capitalPaid?.amount ?? null,
    currency: state?.capitalNominal?.currency ?? state?.capitalPaid?.currency ?? null, from: state?.from ?? null,
    fromPublished: state?.fromPublished ?? null, aliases,
  }; // prettier-ignore
}

async function* eventRows(ledger: Ledger, viewer: Viewer): AsyncGenerator<Row> {
  for await (const { event } of unitsOf(ledger, 'event')) {
    if (event.scope !== 'public' && event.scope !== viewer.tenantId) continue;
    const {
      uid,
      publicationId,
      number,
      rubric,
      subRubric,
      language,
      state,
      publicationDate,
      legalDate,
      knownFrom,
      source,
    } = event;
    yield {
      uid, publicationId, number, rubric, subRubric, language, state, publicationDate, legalDate, knownFrom, cantons: event.cantons,
      title: event.title[language] ?? Object.values(event.title)[0] ?? null, topics: event.topics, office: event.office, source,
      sourceUrl: sourceUrl(source, publicationId), textHash: event.textHash, unreadCharacters: event.unreadCharacters,
    }; // prettier-ignore
  }
}
