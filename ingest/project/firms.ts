import { companyUid, type FirmUnit } from '../../src/core/index.js';
import type { FirmOutput, Notice } from '../derive/contract.js';
import { deriveFirm } from '../derive/index.js';
import { unpackJson, type Ledger, type StoredReading } from '../ledger/index.js';
import type { Touched } from './touched.js';
import type { FeedWriter } from './feed-writer.js';
import { lowestKey } from './firm-uid.js';
import type { HolderChanges } from './holder-changes.js';
import { holderEntries } from './holder-entries.js';
import type { IdentityChanges } from './identity-changes.js';
import { noticeOf } from './prepare.js';

interface Firm {
  id: number;
  uid: string;
  keys: number[];
}

/** Regroups the firms that the publications name or named, and derives each of them whole. */
export function deriveFirms(
  ledger: Ledger,
  touched: Touched,
  feed: FeedWriter,
  identities: IdentityChanges,
  holders: HolderChanges,
): void {
  const { firms, gone } = regroup(ledger, touchedKeys(ledger, touched));
  for (const firm of gone) {
    feed.remove(`firm:${ledger.firmKeys.firmUid(firm)}`);
    identities.replace(firm, () => []);
    holders.replace(firm, [], []);
    countFirm(ledger, firm, 0, []);
    ledger.firmKeys.dropFirm(firm);
  }
  for (const firm of firms) {
    const notices = noticesOf(ledger, firm);
    const output = deriveFirm({ companyUid: firm.uid, keys: firm.keys.map(ledger.firmKeys.key).sort(), notices });
    feed.put(`firm:${firm.uid}`, output.unit);
    identities.replace(firm.id, () => output.profiles);
    holders.replace(firm.id, output.claims, holderEntries(output.unit, notices));
    countFirm(ledger, firm.id, unresolvedIn(output), output.unit.anomalies);
  }
}

function touchedKeys(ledger: Ledger, touched: Touched): Set<number> {
  const keys = new Set<number>();
  for (const [number, { before, after, scope }] of touched) {
    if (before !== null && scope === 'public')
      for (const key of ledger.firmKeys.dropNotice(number, before.subjects)) keys.add(key);
    if (after === null) continue;
    for (const key of ledger.firmKeys.addNotice(number, ledger.readings.subjects(after.position))) keys.add(key);
  }
  return keys;
}

/** The components that the touched keys and their former firms fall into now, and the firms that are no more. */
function regroup(ledger: Ledger, touched: ReadonlySet<number>): { firms: Firm[]; gone: number[] } {
  const { firmKeys } = ledger;
  const former = new Set<number>();
  const keys = new Set(touched);
  for (const key of touched) {
    const firm = firmKeys.firm(key);
    if (firm === null || former.has(firm)) continue;
    former.add(firm);
    for (const other of firmKeys.keysOfFirm(firm)) keys.add(other);
  }
  const firms: Firm[] = [];
  const seen = new Set<number>();
  for (const key of keys) {
    if (seen.has(key)) continue;
    const component = componentOf(ledger, key, seen);
    if (!firmKeys.hasNotices(component)) {
      for (const member of component) firmKeys.setFirm(member, null);
      continue;
    }
    const uid = companyUid(lowestKey(component.map(firmKeys.key)));
    const id = firmKeys.firmId(uid);
    for (const member of component) firmKeys.setFirm(member, id);
    firms.push({ id, uid, keys: component });
  }
  const living = new Set(firms.map((firm) => firm.id));
  return { firms, gone: [...former].filter((firm) => !living.has(firm)) };
}

function componentOf(ledger: Ledger, start: number, seen: Set<number>): number[] {
  const component = [start];
  seen.add(start);
  for (const key of component)
    for (const other of ledger.firmKeys.linkedWith(key))
      if (!seen.has(other)) {
        seen.add(other);
        component.push(other);
      }
  return component;
}

function noticesOf(ledger: Ledger, firm: Firm): Notice[] {
  return ledger.firmKeys
    .readings(firm.keys)
    .map(({ position, cancelledFrom, body }) =>
      noticeOf(unpackJson<StoredReading>(body, `the reading of revision ${position}`), cancelledFrom),
    );
}

export function unresolvedIn(output: FirmOutput): number {
  return output.references.reduce((sum, reference) => sum + reference.unresolved, 0);
}

/** Keeps the totals that coverage shows in step with one firm's share of them. */
function countFirm(ledger: Ledger, firm: number, unresolved: number, anomalies: FirmUnit['anomalies']): void {
  const before = ledger.firmKeys.counts(firm);
  const codes = anomalyCounts(anomalies);
  ledger.coverage.count('unresolved', unresolved - before.unresolved);
  for (const [code, count] of JSON.parse(before.anomalies ?? '[]') as [string, number][])
    ledger.coverage.count(`anomaly:${code}`, -count);
  for (const [code, count] of codes) ledger.coverage.count(`anomaly:${code}`, count);
  ledger.firmKeys.setCounts(firm, unresolved, codes.length === 0 ? null : JSON.stringify(codes));
}

export function anomalyCounts(anomalies: FirmUnit['anomalies']): [string, number][] {
  const counts = new Map<string, number>();
  for (const { code } of anomalies) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}
