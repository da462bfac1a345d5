import { companyUid } from '../../../src/core/index.js';
import type { Ledger } from '../../ledger/index.js';
import { derivedFirm, type DerivedFirm } from '../derived-firm.js';
import type { FeedWriter } from '../feed-writer.js';
import { lowestKey } from '../firm-uid.js';
import { fingerprint, noticesIn, type Foreseen } from './foresee.js';
import type { HolderChanges } from './holder-changes.js';
import type { IdentityChanges } from './identity-changes.js';
import type { Touched } from './touched.js';

interface Firm {
  id: number;
  uid: string;
  keys: number[];
  /** The texts of its keys, sorted. */
  texts: string[];
}

/** Regroups the firms that the publications name or named, and derives each of them whole. */
export function deriveFirms(
  ledger: Ledger,
  touched: Touched,
  feed: FeedWriter,
  identities: IdentityChanges,
  holders: HolderChanges,
  foreseen: Foreseen,
): void {
  const { firms, gone } = regroup(ledger, touchedKeys(ledger, touched));
  for (const firm of gone) {
    feed.remove(`firm:${ledger.firmKeys.firmUid(firm)}`);
    identities.replaceBy(firm, []);
    holders.replace(firm, [], []);
    countFirm(ledger, firm, 0, []);
    ledger.firmKeys.dropFirm(firm);
  }
  for (const firm of firms) {
    const derived = derivedOf(ledger, firm, foreseen);
    feed.putPacked(`firm:${firm.uid}`, derived.unit, false);
    identities.replaceBy(firm.id, derived.profiles);
    holders.replace(firm.id, derived.claims, derived.words);
    countFirm(ledger, firm.id, derived.unresolved, derived.anomalies);
  }
}

/** Taken from what was foreseen only where it was derived from the very same. */
function derivedOf(ledger: Ledger, firm: Firm, foreseen: Foreseen): DerivedFirm {
  const { uid, keys, texts } = firm;
  const readings = ledger.firmKeys.readings(keys);
  const known = foreseen.size === 0 ? undefined : foreseen.get(fingerprint(uid, texts, readings));
  return known ?? derivedFirm(uid, texts, noticesIn(readings));
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
    const texts = component.map(firmKeys.key).sort();
    const uid = companyUid(lowestKey(texts));
    const id = firmKeys.firmId(uid);
    for (const member of component) firmKeys.setFirm(member, id);
    firms.push({ id, uid, keys: component, texts });
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

/** Keeps the totals that coverage shows in step with one firm's share of them. */
function countFirm(ledger: Ledger, firm: number, unresolved: number, codes: [string, number][]): void {
  const before = ledger.firmKeys.counts(firm);
  ledger.coverage.count('unresolved', unresolved - before.unresolved);
  for (const [code, count] of JSON.parse(before.anomalies ?? '[]') as [string, number][])
    ledger.coverage.count(`anomaly:${code}`, -count);
  for (const [code, count] of codes) ledger.coverage.count(`anomaly:${code}`, count);
  ledger.firmKeys.setCounts(firm, unresolved, codes.length === 0 ? null : JSON.stringify(codes));
}
