import type { FirmUnit, Profile } from '../../src/core/index.js';
import type { FirmOutput, Notice } from '../derive/contract.js';
import { deriveFirm } from '../derive/index.js';
import { packValue } from '../ledger/index.js';
import { holderEntries, type HolderWord } from './holder-entries.js';

/** What deriving a firm gives, in the form in which it is stored and goes from thread to thread. */
export interface DerivedFirm {
  /** Packed. */
  unit: Uint8Array;
  unresolved: number;
  /** How many of each kind, by code. */
  anomalies: [string, number][];
  claims: string[];
  words: HolderWord[];
  profiles: FreshProfile[];
}

export interface FreshProfile {
  id: string;
  json: string;
}

export function derivedFirm(companyUid: string, keys: string[], notices: Notice[]): DerivedFirm {
  const output = deriveFirm({ companyUid, keys, notices });
  return {
    unit: packValue(output.unit),
    unresolved: unresolvedIn(output),
    anomalies: anomalyCounts(output.unit.anomalies),
    claims: output.claims,
    words: holderEntries(output.unit, notices),
    profiles: output.profiles.map(freshProfile),
  };
}

export function freshProfile(profile: Profile): FreshProfile {
  return { id: profile.id, json: JSON.stringify(profile) };
}

export function unresolvedIn(output: FirmOutput): number {
  return output.references.reduce((sum, reference) => sum + reference.unresolved, 0);
}

export function anomalyCounts(anomalies: FirmUnit['anomalies']): [string, number][] {
  const counts = new Map<string, number>();
  for (const { code } of anomalies) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}
