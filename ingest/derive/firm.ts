import { compareText, type CompanyStateRow, type FirmUnit } from '../../src/core/index.js';
import { claimsOf, companyRow } from './company.js';
import type { DeriveFirm, FirmOutput } from './contract.js';
import { edgesOf } from './edges.js';
import { foldHistory, type History } from './epochs.js';
import { profilesOf } from './profiles.js';

export const deriveFirm: DeriveFirm = (input) => {
  const { companyUid, keys, notices } = input;
  const history = foldHistory(companyUid, keys, notices);
  const standing = history.states.standing().map(([, state]) => state);
  standing.sort(byStart);
  const counted = history.sorted.filter((_, rank) => history.standing.has(rank));
  const states = history.states.rows().sort(byStart);
  const { edges, holders } = edgesOf(companyUid, history);
  return {
    unit: {
      unit: 'firm',
      company: companyRow(input, states),
      states,
      mandates: history.mandates.rows(),
      relations: history.relations.rows(),
      edges,
      holders,
      anomalies: anomaliesOf(history),
    },
    profiles: profilesOf(companyUid, history, history.mandates.standing()),
    claims: claimsOf(input, standing, counted),
    references: referencesOf(history),
  };
};

function byStart(a: CompanyStateRow, b: CompanyStateRow): number {
  return (
    compareText(a.from.date ?? '', b.from.date ?? '') ||
    // What held up to a day comes before what began on it.
    compareText(b.from.kind, a.from.kind) ||
    compareText(a.fromPublished, b.fromPublished) ||
    compareText(a.withdrawnPublished ?? '9999', b.withdrawnPublished ?? '9999')
  );
}

function anomaliesOf(history: History): FirmUnit['anomalies'] {
  const anomalies = [...history.fold.people.anomalies.entries()]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, one]) => one);
  for (const rank of history.dropped) {
    const publicationId = history.sorted[rank]!.header.id;
    anomalies.push({ code: 'REFERENCE_DROPPED', publicationId, message: 'a reference that closes a cycle' });
  }
  return anomalies;
}

function referencesOf(history: History): FirmOutput['references'] {
  return history.sorted.flatMap((notice, rank) => {
    const { resolved, unresolved } = history.references.counts(rank);
    return resolved + unresolved === 0 ? [] : [{ publicationId: notice.header.id, resolved, unresolved }];
  });
}
