/** Units as the parameters of statements: properties that people read, and `row`, the row itself as JSON, which reads give back. */
import { eventUid, nationalitiesOf, type CompanyRow, type EventUnit, type FirmUnit, type MentionRow, type PersonRow, type Validity } from '../../../../src/core/index.js'; // prettier-ignore
import { dateNumber } from '../../common/date-numbers.js';
import { plainFold } from '../../common/fold.js';
import { datedKey } from '../../common/page-keys.js';

type Properties = Record<string, unknown>;

/** Rows sort by it as text as they do by date and uid. */
export function sortKey(date: string | null, uid: string): string {
  return sortOf(date === null ? 0 : dateNumber(date), uid);
}
export function sortOf(date: number, uid: string): string {
  return datedKey({ date, uid }).padStart(9 + uid.length, '0');
}

/** Kept on those alone that not everybody may see, so that a look for any costs nothing. */
function notPublic({ scope }: { scope: string }): true | null {
  return scope === 'public' ? null : true;
}

export function eventRow({ event, text }: EventUnit): Properties {
  const { title, legalDate, ...plain } = event;
  const legal = legalDate.date ?? event.publicationDate;
  const titles = Object.fromEntries(Object.entries(title).map(([language, words]) => [`title_${language}`, words]));
  return {
    ...plain,
    ...titles,
    notPublic: notPublic(event),
    legalDate: legal,
    legalDateKind: legalDate.kind,
    // A cancelled notice was known as published before; its row stays readable under the earlier clock.
    known: event.state === 'CANCELLED' ? event.publicationDate : event.knownFrom,
    byPublicationDate: sortKey(event.publicationDate, event.uid),
    byLegalDate: sortKey(legal, event.uid),
    text,
    words: plainFold(text),
    row: JSON.stringify(event),
  };
}

function validity(row: Validity): Properties {
  return {
    from: row.from.date,
    fromKind: row.from.kind,
    to: row.to.date,
    toKind: row.to.kind,
    fromPublished: row.fromPublished,
    toPublished: row.toPublished,
    withdrawnPublished: row.withdrawnPublished,
  };
}

/** A company by its own unit, with its latest state spelt out for those who read. */
export function firmRow({ company, states, edges }: FirmUnit): Properties {
  const living = states.filter(({ withdrawnPublished }) => withdrawnPublished === null);
  const order = (at: number) => `${living[at]!.from.date ?? ''} ${living[at]!.fromPublished}`;
  const latest = living.reduce<number>((best, _, at) => (best < 0 || order(at) >= order(best) ? at : best), -1);
  const state = living[latest];
  return {
    ...companyRow(company),
    ...(state === undefined
      ? {}
      : {
          name: state.name ?? company.names[0]?.name ?? null,
          legalForm: state.legalForm,
          seat: state.seat,
          canton: state.canton,
          address: state.address,
          purpose: state.purpose,
          status: state.status,
          capitalNominal: state.capitalNominal === null ? null : Number(state.capitalNominal.amount),
          capitalCurrency: state.capitalNominal?.currency ?? null,
        }),
    firm: true,
    events: [...new Set(edges.map(({ publicationId }) => eventUid(publicationId)))],
  };
}

export function companyRow(company: CompanyRow): Properties {
  return {
    uid: company.uid,
    name: company.names[0]?.name ?? null,
    registerNumber: company.registerNumber,
    scope: company.scope,
    notPublic: notPublic(company),
    strength: company.strength,
    firm: false,
    row: JSON.stringify(company),
  };
}

export function identifierRows(company: CompanyRow): Properties[] {
  const schemes = new Map<string, string>();
  for (const { scheme, value } of company.identifiers) schemes.set(value, scheme);
  for (const alias of company.aliases) if (!schemes.has(alias)) schemes.set(alias, 'alias');
  return [...schemes].map(([value, scheme]) => ({ company: company.uid, value, scheme }));
}

export interface FirmRows {
  states: Properties[];
  mandatesOfMentions: Properties[];
  mandatesOfKeys: Properties[];
  relations: Properties[];
  entries: Properties[];
  edgesOfCompanies: Properties[];
  edgesOfMentions: Properties[];
  edgesOfKeys: Properties[];
}

/** Where a line is a firm's or an office's, its holder key says whose it is; else its mention does. */
export function firmRows(unit: FirmUnit): FirmRows {
  const company = unit.company.uid;
  const keys = new Map(unit.holders.map(({ mention, holderKey }) => [mention.mentionId, holderKey]));
  const mandates = unit.mandates.map((row): Properties => ({
    company,
    uid: row.uid,
    role: row.role,
    roleText: row.roleText,
    signature: row.signature,
    subject: row.subject,
    mention: row.mentionId,
    holder: keys.get(row.mentionId) ?? null,
    sort: sortKey(row.from.date, row.uid),
    publications: [...new Set(row.proofs.map(({ publicationId }) => publicationId))],
    ...validity(row),
    row: JSON.stringify(row),
  }));
  const edges = unit.edges.map((row) => {
    const { entity } = row;
    const mention = 'mention' in entity ? entity.mention : null;
    const holder = 'holder' in entity ? entity.holder : (keys.get(mention ?? '') ?? null);
    const acted = row.acted && { action: row.acted.action, roles: row.acted.roles, signature: row.acted.signature, shares: row.acted.sharesText }; // prettier-ignore
    const edge = { company, holder, mention: holder === null ? mention : null, ...acted, row: JSON.stringify(row) };
    return { event: eventUid(row.publicationId), kind: row.kind, edge };
  });
  return {
    states: unit.states.map((row, seq) => ({
      company,
      state: {
        seq,
        name: row.name,
        legalForm: row.legalForm,
        seat: row.seat,
        canton: row.canton,
        status: row.status,
        capitalNominal: row.capitalNominal?.amount ?? null,
        ...validity(row),
        row: JSON.stringify(row),
      },
    })),
    mandatesOfMentions: mandates.filter(({ holder }) => holder === null),
    mandatesOfKeys: mandates.filter(({ holder }) => holder !== null),
    relations: unit.relations.map((row) => ({
      company,
      uid: row.uid,
      kind: row.kind,
      fromHolder: row.fromHolder,
      toHolder: row.toHolder,
      publications: [...new Set(row.proofs.map(({ publicationId }) => publicationId))],
      ...validity(row),
      row: JSON.stringify(row),
    })),
    entries: unit.holders.map(({ mention, holderKey }) => ({
      company,
      mention: mention.mentionId,
      holder: holderKey,
      name: mention.name,
      residence: mention.residence,
    })),
    edgesOfCompanies: edges.filter(({ edge }) => edge.holder === null && edge.mention === null),
    edgesOfMentions: edges.filter(({ edge }) => edge.mention !== null),
    edgesOfKeys: edges.filter(({ edge }) => edge.holder !== null),
  };
}

export function personRow(person: PersonRow, unit: string, possiblySame: unknown): Properties {
  const latest = person.mentions.findLast(({ withdrawnPublished }) => withdrawnPublished === undefined);
  const { name, origins, nationality, residence } = latest ?? person.mentions.at(-1)!;
  return {
    uid: person.uid,
    unit,
    scope: person.scope,
    notPublic: notPublic(person),
    name,
    origins,
    nationality,
    residence,
    row: JSON.stringify([person.links, possiblySame]),
  };
}

export function mentionRow(mention: MentionRow): Properties {
  return {
    id: mention.mentionId,
    name: mention.name,
    hubKey: mention.hubKey,
    origins: mention.origins,
    nationality: mention.nationality,
    nationalities: nationalitiesOf(mention),
    residence: mention.residence,
    legalDate: mention.legalDate,
    publicationDate: mention.publicationDate,
    publicationId: mention.publicationId,
    withdrawnPublished: mention.withdrawnPublished ?? null,
    row: JSON.stringify(mention),
  };
}
