import { foldPlace, nationalitiesOf, nationalityKey, type EventUnit, type Profile } from '../../src/core/index.js';

/** The natural persons whom a notice itself is about, as profiles of their own: no firm bounds them, so each mention is one. */
export function debtorProfiles({ debtors }: EventUnit): Profile[] {
  return debtors.map(({ mention }) => ({
    id: mention.mentionId,
    companyUid: '',
    mentions: [mention],
    hubKeys: [mention.hubKey],
    origins: [...new Set(mention.origins.map(foldPlace))].sort(),
    nationalities: nationalitiesOf(mention).map(nationalityKey).sort(),
    residences: mention.residence === null ? [] : [{ place: foldPlace(mention.residence), date: mention.legalDate }],
    firstSeen: mention.legalDate,
    lastSeen: mention.legalDate,
    companions: [],
    roles: [],
    cannotLink: [],
    scope: mention.scope,
  }));
}
