/**
 * In which order a run begins its files: what takes long first, so that nothing long is left over at the end; and files that take turns at
 * the one Neo4j apart from each other, so that seldom more than one of them waits for another.
 */
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Files that wait for `neo4jTurn`, the longest first, but for the last. */
const BY_TURNS = [
  'test/engines/graph-neo4j.test.ts',
  'test/parity/graph.test.ts',
  'test/e2e/team.test.ts',
  'test/engines/graph-neo4j-rebuild.test.ts',
  'test/servers/neo4j.test.ts',
  // It kills the server, and one that has just started is slow.
  'test/engines/graph-neo4j-faults.test.ts',
];
/** Of the others between two of them. */
const BETWEEN = 10;
/** Where processes, servers and their ends are waited for. */
const LONG = [
  'test/agent/runs/killed.',
  'test/server/shared-',
  'test/servers/',
  'test/e2e/',
  'test/cli/',
  'test/bad-input/surroundings.',
  'test/engines/vector-qdrant',
  'test/ingest/',
  'test/store/',
];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankIn = (names: readonly string[], { moduleId }: TestSpecification) =>
      names.findIndex((name) => moduleId.includes(name));
    const turns = sorted
      .filter((file) => rankIn(BY_TURNS, file) >= 0)
      .sort((one, other) => rankIn(BY_TURNS, one) - rankIn(BY_TURNS, other));
    // A process of files together is handed on only to the next file, and not past one whose process is its own.
    const rank = (file: TestSpecification) => (file.project.config.isolate ? -1 : rankIn([...LONG, ''], file));
    const others = sorted.filter((file) => !turns.includes(file)).sort((one, other) => rank(one) - rank(other));
    const apart = others.filter((file) => file.project.config.isolate).length;
    turns.forEach((file, nth) => others.splice(apart + nth * (BETWEEN + 1), 0, file));
    return others;
  }
}
