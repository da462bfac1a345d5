import { MAX_BLOCK } from '../identity/index.js';
import { blockHash, type Ledger } from '../ledger/index.js';
import type { ColdOptions, Step } from './cold-options.js';
import type { ColdWriter } from './cold-writer.js';
import { scopedKeys } from './block-scope.js';
import { chunks } from './chunks.js';
import { DecisionPlaces } from './decision-places.js';
import { profileOf, type ComponentResult, type ComponentTask } from './lane-work.js';
import type { Sets } from './sets.js';

const PROFILES_A_TASK = 400;
const TASKS_A_COMMIT = 40;

/** Clusters every component of names once: blocks are joined in memory, then each component goes to a lane whole. */
export async function clusterAll(ledger: Ledger, writer: ColdWriter, options: ColdOptions, step: Step): Promise<void> {
  const { sets } = writer;
  step('blocks', () => joinBlocks(ledger, writer, sets));
  const places = decisionPlaces(ledger, writer.profiles, sets, step);
  const components = componentsOf(writer.profiles, sets).map((profiles) => ({
    profiles,
    decisions: places === null ? [] : places.of(profiles),
  }));
  const tasks = tasksOf(components);
  let waiting: ComponentResult[] = [];
  let done = 0;
  const flush = () => {
    step('identities', () => {
      for (const { key, unit } of waiting) {
        const id = writer.unit(key, unit);
        for (const profile of components[done]!.profiles) ledger.profiles.setComponent(profile, id);
        done++;
      }
    });
    waiting = [];
    options.progress?.('identifying', done, components.length);
  };
  for await (const result of options.lanes.run(tasks, options.signal)) {
    if (result.kind === 'components') waiting.push(...result.results);
    if (waiting.length >= PROFILES_A_TASK * TASKS_A_COMMIT) flush();
  }
  flush();
}

/** Profiles under one wide key belong together, unless they are too many: then those under one of its narrow keys. */
function joinBlocks(ledger: Ledger, writer: ColdWriter, sets: Sets): void {
  for (const { hash, values } of writer.blocks.groups()) {
    for (const profile of values) ledger.bulk.block(hash, profile);
    if (values.length <= MAX_BLOCK) for (const profile of values) sets.union(values[0]!, profile);
    else joinNarrow(ledger, hash, values, sets);
  }
}

function joinNarrow(ledger: Ledger, hash: number, profiles: Int32Array, sets: Sets): void {
  const first = new Map<number, number>();
  for (const id of profiles) {
    const keys = scopedKeys(profileOf(ledger, id)).shared;
    const wide = keys.wide.find((key) => blockHash(key) === hash);
    for (const narrow of wide === undefined ? [] : (keys.narrow[wide] ?? [])) {
      const key = blockHash(narrow);
      ledger.bulk.block(key, id);
      const other = first.get(key);
      if (other === undefined) first.set(key, id);
      else sets.union(other, id);
    }
  }
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

function componentsOf(profiles: number, sets: Sets): number[][] {
  const byRoot = new Map<number, number[]>();
  for (let id = 1; id <= profiles; id++) {
    const root = sets.find(id);
    const members = byRoot.get(root);
    if (members === undefined) byRoot.set(root, [id]);
    else members.push(id);
  }
  return [...byRoot.values()];
}

function tasksOf(components: readonly ComponentTask[]): { kind: 'components'; tasks: ComponentTask[] }[] {
  return chunks(components, PROFILES_A_TASK).map((tasks) => ({ kind: 'components', tasks }));
}
