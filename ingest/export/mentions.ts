import { nationalitiesOf, type ActedIn, type FirmUnit, type MentionRow, type Viewer } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import { Recent } from '../project/recent.js';
import { currentRevision } from '../project/unit-rows.js';
import type { Row } from './format.js';
import { HoldersOf } from './holders-of.js';
import { isVisible, unitsOf } from './pages.js';

export const MENTION_COLUMNS = [
  'kind', 'uid', 'mentionId', 'publicationId', 'publicationDate', 'legalDate', 'start', 'end', 'surface', 'name', 'surname', 'givenNames',
  'origins', 'nationality', 'nationalities', 'residence', 'action', 'roles', 'roleText', 'signature', 'signatureText', 'shares', 'companyUid',
  'withdrawnPublished',
] as const; // prettier-ignore

/** What kind of thing a mention names. A debtor is a natural person whom a notice itself is about; no firm goes with her. */
type MentionKind = 'PERSON' | 'COMPANY' | 'OFFICE' | 'DEBTOR';

interface Entry {
  kind: MentionKind;
  uid: string | null;
  mention: MentionRow;
}

/**
 * `uid` is the person or company that the mention resolves to today, `surface` the entry as printed (`start` and `end` are UTF-16 offsets into
 * the notice's canonical text), `action` what the entry did to the firm's earlier rows.
 */
export async function* mentionRows(ledger: Ledger, viewer: Viewer): AsyncGenerator<Row> {
  const surface = surfaces(ledger);
  const holders = new HoldersOf(ledger);
  for await (const firm of unitsOf(ledger, 'firm')) {
    const acted = actedIn(firm);
    for (const entry of entriesOf(firm, holders)) {
      const { mention } = entry;
      if (isVisible(mention.scope, viewer))
        yield mentionRow(entry, acted.get(mention.mentionId) ?? null, surface(mention));
    }
  }
  for await (const { persons } of unitsOf(ledger, 'identity'))
    for (const { uid, mentions } of persons)
      for (const mention of mentions)
        if (mention.companyUid === '' && isVisible(mention.scope, viewer))
          yield mentionRow({ kind: 'DEBTOR', uid, mention }, null, surface(mention));
}

/** In the order of their notices. */
function entriesOf(firm: FirmUnit, holders: HoldersOf): Entry[] {
  const people = holders.people(firm.company.uid).map(({ uid, mention }): Entry => ({ kind: 'PERSON', uid, mention }));
  const others = firm.holders.map(({ mention, holderKey }): Entry => {
    const kind = holderKey.startsWith('office:') ? 'OFFICE' : 'COMPANY';
    return { kind, uid: holders.company(holderKey), mention };
  });
  const order = ({ mention }: Entry) =>
    `${mention.publicationDate} ${mention.publicationNumber} ${mention.publicationId}`;
  return [...people, ...others]
    .map((entry) => ({ entry, key: order(entry), start: entry.mention.span.start }))
    .sort((a, b) => (a.key === b.key ? a.start - b.start : a.key < b.key ? -1 : 1))
    .map(({ entry }) => entry);
}

function actedIn({ edges }: FirmUnit): Map<string, ActedIn> {
  const acted = new Map<string, ActedIn>();
  for (const edge of edges)
    if (edge.acted !== null && 'mention' in edge.entity) acted.set(edge.entity.mention, edge.acted);
  return acted;
}

/** The printed entry, cut from its notice's text; the last notices are kept unpacked. */
function surfaces(ledger: Ledger): (mention: MentionRow) => string {
  const texts = new Recent<string, string>(100);
  return ({ publicationId, span }) => {
    let text = texts.get(publicationId);
    if (text === undefined) {
      text = ledger.read(() => currentRevision(ledger, publicationId).event.text);
      texts.set(publicationId, text);
    }
    return text.slice(span.start, span.end);
  };
}

function mentionRow({ kind, uid, mention }: Entry, acted: ActedIn | null, surface: string): Row {
  const { mentionId, publicationId, publicationDate, legalDate, span, name, surname, givenNames, origins } = mention;
  return {
    kind, uid, mentionId, publicationId, publicationDate, legalDate, start: span.start, end: span.end, surface, name, surname, givenNames,
    origins, nationality: mention.nationality, nationalities: nationalitiesOf(mention), residence: mention.residence, action: acted?.action ?? null, roles: acted?.roles ?? [],
    roleText: acted?.roleText ?? null, signature: acted?.signature ?? null, signatureText: acted?.signatureText ?? null,
    shares: acted?.sharesText ?? null, companyUid: mention.companyUid === '' ? null : mention.companyUid,
    withdrawnPublished: mention.withdrawnPublished ?? null,
  }; // prettier-ignore
}
