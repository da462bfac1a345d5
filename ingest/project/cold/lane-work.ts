import { deriveFirm } from '../../derive/index.js';
import type { IdentityDecision, Profile } from '../../../src/core/index.js';
import { blockKeys, identify } from '../../identity/index.js';
import type { Crowds } from '../../identity/contract.js';
import { blockHash, pack, packEdges, packValue, unpackJson, type Ledger, type Prepared } from '../../ledger/index.js';
import { localGroups } from '../block-scope.js';
import { anomalyCounts, unresolvedIn } from '../derived-firm.js';
import { holderEntries, type HolderWord } from '../holder-entries.js';
import { identityKey } from '../batch/identity-changes.js';
import { byNumber } from '../batch/components.js';
import { noticeOf, prepare } from '../prepare.js';
import { recordOf, revisionOf } from '../stored-revision.js';

export interface FirmTask {
  uid: string;
  keys: string[];
  notices: { position: number; cancelledFrom: string | null }[];
}
export interface PackedProfile {
  body: Uint8Array;
  /** Hashes of its wide block keys, those of its own firm left out. */
  blocks: number[];
}
export interface FirmResult {
  unit: Uint8Array;
  unresolved: number;
  anomalies: [string, number][];
  claims: string[];
  words: HolderWord[];
  profiles: PackedProfile[];
  /** Profiles, by position, that meet within the firm. */
  groups: number[][];
}
/** Profiles that meet, directly or through others. */
export interface MeetingTask {
  profiles: number[];
  decisions: IdentityDecision[];
}
/** A component of candidate edges among them. */
export interface ComponentResult {
  profiles: number[];
  key: string;
  unit: Uint8Array;
  /** Null: none. */
  edges: Uint8Array | null;
}

/** What a cold derivation gives to other threads: pure but for reads of a ledger that has committed what the task names. */
export type LaneTask =
  | { kind: 'firms'; tasks: FirmTask[] }
  | { kind: 'components'; tasks: MeetingTask[]; crowds: Crowds }
  /** Revisions to be read again, by position. */
  | { kind: 'readings'; tasks: number[] };
export type LaneResult =
  | { kind: 'firms'; results: FirmResult[] }
  | { kind: 'components'; results: ComponentResult[] }
  | { kind: 'readings'; results: ReadAgain[] };
/** `prepared` null: redacted, or the parser failed on it (`reason`). */
export interface ReadAgain {
  position: number;
  prepared: Prepared | null;
  reason: string | null;
}

export function doLaneTask(ledger: Ledger, task: LaneTask): LaneResult {
  return ledger.read(() => {
    switch (task.kind) {
      case 'firms':
        return { kind: 'firms', results: task.tasks.map((each) => firmResult(ledger, each)) };
      case 'components':
        return { kind: 'components', results: task.tasks.flatMap((each) => componentsIn(ledger, each, task.crowds)) };
      case 'readings':
        return { kind: 'readings', results: task.tasks.map((each) => readAgain(ledger, each)) };
    }
  });
}

function readAgain(ledger: Ledger, position: number): ReadAgain {
  const payload = ledger.readings.payload(position);
  if (payload === null) return { position, prepared: null, reason: null };
  try {
    const what = `revision ${position}`;
    const prepared = prepare(recordOf(payload, what));
    if (prepared.header.hash !== revisionOf(payload, what).event.event.textHash)
      return { position, prepared: null, reason: 'its canonical text is no longer made the same; spans would not fit' };
    return { position, prepared, reason: null };
  } catch (error) {
    return { position, prepared: null, reason: error instanceof Error ? error.message : String(error) };
  }
}

function firmResult(ledger: Ledger, task: FirmTask): FirmResult {
  const notices = task.notices.map(({ position, cancelledFrom }) =>
    noticeOf(ledger.readings.reading(position), cancelledFrom),
  );
  const output = deriveFirm({ companyUid: task.uid, keys: task.keys, notices });
  const keys = output.profiles.map(blockKeys);
  return {
    unit: packValue(output.unit),
    unresolved: unresolvedIn(output),
    anomalies: anomalyCounts(output.unit.anomalies),
    claims: output.claims,
    words: holderEntries(output.unit, notices),
    profiles: output.profiles.map((profile, index) => packProfile(profile, keys[index]!)),
    groups: localGroups(keys),
  };
}

export function packProfile(profile: Profile, keys = blockKeys(profile)): PackedProfile {
  return { body: pack(JSON.stringify(profile)), blocks: keys.wide.map(blockHash) };
}

function componentsIn(ledger: Ledger, { profiles: ids, decisions }: MeetingTask, crowds: Crowds): ComponentResult[] {
  const numbers = new Map<Profile, number>();
  for (const id of ids) numbers.set(profileOf(ledger, id), id);
  return identify({ profiles: [...numbers.keys()], decisions, crowds }).map(({ profiles, unit, edges }) => {
    const own = profiles.map((profile) => numbers.get(profile)!);
    return { profiles: own, key: identityKey(profiles), unit: packValue(unit), edges: packEdges(byNumber(edges, own)) };
  });
}

export function profileOf(ledger: Ledger, id: number): Profile {
  return unpackJson<Profile>(ledger.profiles.get(id)?.body ?? Buffer.alloc(1), `profile ${id}`);
}
