import { blockKeys, countResidenceGroups, MAX_BLOCK } from '../../identity/index.js';
import type { Crowds } from '../../identity/contract.js';
import type { Profile } from '../../../src/core/index.js';
import { blockHash, type Ledger } from '../../ledger/index.js';
import type { ColdOptions, Step } from './options.js';
import type { ColdWriter } from './writer.js';
import { chunks } from '../chunks.js';
import { DecisionPlaces } from '../decision-places.js';
import { profileOf, type ComponentResult, type LaneTask, type MeetingTask } from './lane-work.js';
import type { Sets } from '../sets.js';

const PROFILES_A_TASK = 400;
const TASKS_A_COMMIT = 40;

/** Clusters every profile once: blocks are joined in memory, then those that meet go to one lane together. */
export async function clusterAll(ledger: Ledger, writer: ColdWriter, options: ColdOptions, step: Step): Promise<void> {
  const { sets } = writer;
  const crowds = new Map<string, number>();
  step('blocks', () => joinBlocks(ledger, writer, sets, crowds));
  const places = decisionPlaces(ledger, writer.profiles, sets, step);
  const tasks = tasksOf(meetingsOf(writer.profiles, sets), places, crowds);
  let waiting: ComponentResult[] = [];
  let held = 0;
  let done = 0;
  const flush = () => {
    step('identities', () => {
      for (const { key, unit, profiles, edges } of waiting) {
        const id = writer.unit(key, unit);
        if (edges !== null) ledger.bulk.edges(id, edges);
        for (const profile of profiles) ledger.profiles.setComponent(profile, id);
      }
    });
    done += held;
    held = 0;
    waiting = [];
    options.progress?.('identifying', done, writer.profiles);
  };
  for await (const result of options.lanes.run(tasks, options.signal)) {
    if (result.kind === 'components')
      for (const component of result.results) {
        waiting.push(component);
        held += component.profiles.length;
      }
    if (held >= PROFILES_A_TASK * TASKS_A_COMMIT) flush();
  }
  flush();
}

/** Profiles under one wide key belong together, unless they are a crowd: then those under one of its narrow keys. */
function joinBlocks(ledger: Ledger, writer: ColdWriter, sets: Sets, crowds: Map<string, number>): void {
  for (const { hash, values } of writer.blocks.groups()) {
    for (const profile of values) ledger.bulk.block(hash, profile);
    if (values.length <= MAX_BLOCK) for (const profile of values) sets.union(values[0]!, profile);
    else joinNarrow(ledger, hash, values, sets, crowds);
  }
}

function joinNarrow(ledger: Ledger, hash: number, profiles: Int32Array, sets: Sets, crowds: Map<string, number>): void {
  const first = new Map<number, number>();
  const members = new Map<string, Profile[]>();
  for (const id of profiles) {
    const profile = profileOf(ledger, id);
    const keys = blockKeys(profile);
    const wide = keys.wide.find((key) => blockHash(key) === hash);
    if (wide === undefined) continue;
    const all = members.get(wide);
    if (all === undefined) members.set(wide, [profile]);
    else all.push(profile);
    for (const narrow of keys.narrow[wide] ?? []) {
      const key = blockHash(narrow);
      ledger.bulk.block(key, id);
      const other = first.get(key);
      if (other === undefined) first.set(key, id);
      else sets.union(other, id);
    }
  }
  for (const [wide, all] of members) crowds.set(wide, countResidenceGroups(all));
}

/** Decisions are few: where there are any, every profile is looked at once. */
function decisionPlaces(ledger: Ledger, profiles: number, sets: Sets, step: Step): DecisionPlaces | null {
  const decisions = ledger.decisions.all().filter((decision) => !decision.undone);
  if (decisions.length === 0) return null;
  const places = new DecisionPlaces(decisions, ledger);
  step('decisions', () => {
    for (let id = 1; id <= profiles; id++) places.add(id, profileOf(ledger, id));
  });
  for (let id = 1; id <= profiles; id++) for (const other of places.sameAs(id)) sets.union(id, other);
  return places;
}

/** Those that meet, directly or through others. */
function meetingsOf(profiles: number, sets: Sets): number[][] {
  const byRoot = new Map<number, number[]>();
  for (let id = 1; id <= profiles; id++) {
    const root = sets.find(id);
    const members = byRoot.get(root);
    if (members === undefined) byRoot.set(root, [id]);
    else members.push(id);
  }
  return [...byRoot.values()];
}

function tasksOf(meetings: readonly number[][], places: DecisionPlaces | null, crowds: Crowds): LaneTask[] {
  const tasks = meetings.map((profiles): MeetingTask => ({ profiles, decisions: places?.of(profiles) ?? [] }));
  return chunks(tasks, PROFILES_A_TASK).map((each) => ({ kind: 'components', tasks: each, crowds }));
}
