/** Single units spelt out, for tests that need a certain name or link. All names are invented. */
import {
  eventUid, hubKey, mandateUid, sha256Hex, uidCheckDigit, uidKey,
  type CompanyRow, type EventUnit, type FirmUnit, type HolderUnit, type IdentityUnit, type MentionRow, type Validity,
} from '../../src/core/index.js'; // prettier-ignore

const FROM: Validity = {
  from: { date: '2010-01-04', kind: 'EXACT' }, to: { date: null, kind: 'OPEN' }, fromPublished: '2010-01-08', toPublished: null,
  withdrawnPublished: null,
}; // prettier-ignore

/** A valid register number of its own for each id. */
export function numberOf(id: string): string {
  let digits = 10_000_000 + (Number.parseInt(sha256Hex(id).slice(0, 7), 16) % 80_000_000);
  while (uidCheckDigit(String(digits)) === null) digits++;
  const all = `${digits}${uidCheckDigit(String(digits))}`;
  return `CHE-${all.slice(0, 3)}.${all.slice(3, 6)}.${all.slice(6)}`;
}

/** A firm in Zürich since 2010, uid `co_<id>`. */
export function firmNamed(id: string, name: string): { key: string; unit: FirmUnit } {
  const company: CompanyRow = {
    uid: `co_${id}`, registerNumber: numberOf(id), identifiers: [{ scheme: 'ch-uid', value: numberOf(id) }], aliases: [], scope: 'public',
    strength: 'STRONG', names: [{ name, kind: 'NAME', from: FROM.from, to: FROM.to, fromPublished: FROM.fromPublished }],
  }; // prettier-ignore
  const state = {
    ...FROM, name, translations: [], legalForm: '0106', seat: 'Zürich', canton: 'ZH', address: null, purpose: null, capitalNominal: null,
    capitalPaid: null, status: 'ACTIVE' as const, proofs: [], fieldProofs: {},
  }; // prettier-ignore
  const unit: FirmUnit = {
    unit: 'firm',
    company,
    states: [state],
    mandates: [],
    relations: [],
    edges: [],
    holders: [],
    anomalies: [],
  };
  return { key: `firm:co_${id}`, unit };
}

/** The holder unit by which other firms' notices mean the firm. */
export function holderOf(id: string): { key: string; unit: HolderUnit } {
  const key = uidKey(numberOf(id));
  return { key: `holder:${key}`, unit: { unit: 'holder', key, companyUid: `co_${id}`, weak: null } };
}

export function mentionOf(id: string, nth: number, surname: string, givenNames: string): MentionRow {
  const name = `${surname}, ${givenNames}`;
  return {
    mentionId: `pe_${id}_${nth}`, companyUid: 'co_f1', hubKey: hubKey(name), name, surname, givenNames, origins: ['Berikau'], nationality: null,
    residence: 'Zürich', legalDate: '2010-01-04', publicationDate: '2010-01-08', publicationId: `pub-${id}`, publicationNumber: `pub-${id}`,
    span: { start: nth * 50, end: nth * 50 + 40 }, scope: 'public',
  }; // prettier-ignore
}

/** One person with `mentions` mentions, uid `pe_<id>_0`. */
export function identityOf(
  id: string,
  surname: string,
  givenNames: string,
  mentions = 1,
): { key: string; unit: IdentityUnit } {
  const rows = Array.from({ length: mentions }, (_, nth) => mentionOf(id, nth, surname, givenNames));
  const person = { uid: `pe_${id}_0`, mentions: rows, links: [], scope: 'public' };
  return { key: `identity:pe_${id}_0`, unit: { unit: 'identity', persons: [person], possiblySame: [] } };
}

/** Adds a seat on the board for a mention. */
export function seatFor(firm: FirmUnit, mentionId: string): void {
  const companyUid = firm.company.uid;
  firm.mandates.push({
    ...FROM, uid: mandateUid(companyUid, mentionId, 'BOARD_MEMBER', '', 'SOLE'), companyUid, mentionId, subject: 'PERSON', role: 'BOARD_MEMBER',
    roleText: 'Mitglied', signature: 'SOLE', signatureText: 'mit Einzelunterschrift', details: [], endedBy: null,
    proofs: [{ publicationId: `pub-${mentionId}`, span: { start: 0, end: 5 } }],
  }); // prettier-ignore
}

export function noticeOf(publicationId: string, text: string): { key: string; unit: EventUnit } {
  const event = {
    uid: eventUid(publicationId), publicationId, number: `HR02-${publicationId}`, rubric: 'HR', subRubric: 'HR02', language: 'de' as const,
    state: 'PUBLISHED' as const, publicationDate: '2015-01-08', legalDate: FROM.from, knownFrom: '2015-01-08', cantons: ['ZH'], title: {},
    topics: [], office: null, source: 'invented', scope: 'public', textHash: 'h', unreadCharacters: 0,
  }; // prettier-ignore
  return { key: `event:${publicationId}`, unit: { unit: 'event', event, debtors: [], text } };
}
